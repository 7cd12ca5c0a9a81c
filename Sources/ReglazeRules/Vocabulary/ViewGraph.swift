import ReglazeEngine
import SwiftSyntax

/// Which containers and presentations stand around a piece of view code, followed through computed properties, functions and the
/// views that instantiate its view, in whichever file.
struct ViewGraph {
    /// What one way up from the code ends at.
    enum End {
        /// A `NavigationView`, `NavigationStack` or `NavigationSplitView` whose content holds the code.
        case container(FunctionCallExprSyntax, SourceFile)
        /// A view of the project that makes a container around the content which it is handed.
        case wrapper(FunctionCallExprSyntax, SourceFile)
        /// `.sheet`, `.fullScreenCover` or `.popover`, with no container in between.
        case presentation(FunctionCallExprSyntax, SourceFile)
        /// A scene, a hosting controller or a preview, with no container in between.
        case root(FunctionCallExprSyntax?, SourceFile)
        /// Nobody in the project uses the view, or it can't be told who does.
        case unknown
    }

    /// One way up.
    struct Way {
        var end: End
        /// Whether it passed the destination of a link, or of a `navigationDestination`.
        var isPushed = false
        /// Whether it starts or ends in a preview.
        var isPreview = false
        /// The innermost container that makes its rows when they scroll into sight, with the file it stands in.
        var lazy: (call: FunctionCallExprSyntax, file: SourceFile)?
        /// The member of another kind of type, or the global function, that hands the view on to whoever asks: `Route.destination`.
        var handedOnBy: String?
        /// What the `navigationViewStyle` modifiers that were passed ask for, innermost first.
        var styles: [NavigationStyle] = []
    }

    static let containers: Set<String> = ["NavigationView", "NavigationStack", "NavigationSplitView"]
    static let lazyContainers: Set<String> = [
        "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach", "Table", "OutlineGroup",
    ]
    private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
    private static let roots: Set<String> = [
        "WindowGroup", "Window", "DocumentGroup", "Settings", "UIHostingController", "UIHostingConfiguration", "NSHostingView",
        "NSHostingController", "_UIHostingView",
    ]

    let index: ProjectIndex
    private var visited: Set<String> = []
    private var steps = 0
    /// What uses what is followed no further than this.
    private static let stepLimit = 400

    private init(_ index: ProjectIndex) { self.index = index }

    /// Every way up from `node`. Views that use one another in a circle are followed once.
    static func ways(upFrom node: some SyntaxProtocol, in file: SourceFile, _ index: ProjectIndex) -> [Way] {
        index.remember("ways \(file.path) \(node.position.utf8Offset) \(node.endPosition.utf8Offset) \(node.kind)") {
            var graph = ViewGraph(index)
            return graph.climb(Syntax(node), file, Way(end: .unknown))
        }
    }

    private mutating func climb(_ start: Syntax, _ file: SourceFile, _ state: Way) -> [Way] {
        steps += 1
        guard steps < Self.stepLimit else { return [state] }
        var way = state
        var child = start
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), child.id != Syntax(call.calledExpression).id {
                if Self.isAction(child, of: call) { return [finish(way, .unknown)] }
                if let ended = pass(call, from: child, start, file, &way) { return [ended] }
            } else if let member = parent.as(MemberAccessExprSyntax.self),
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                member.base?.id == child.id, let modifier = ModifierCall(call, in: file),
                let style = index.navigationStyle(of: modifier)
            {
                way.styles.append(style)
            } else if let macro = parent.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                return [finish(way, .root(nil, file), isPreview: true)]
            } else if let macro = parent.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
                return [finish(way, .root(nil, file), isPreview: true)]
            } else if Self.isAction(child, in: parent) {
                // Made when something happens, and put who knows where.
                return [finish(way, .unknown)]
            } else if let variable = parent.as(VariableDeclSyntax.self), let owner = Self.owner(of: variable) {
                return climb(fromMember: Self.name(of: variable), of: owner, file, way)
            } else if let function = parent.as(FunctionDeclSyntax.self), let owner = Self.owner(of: function) {
                guard Self.returnsView(function) else { return [finish(way, .unknown)] }
                return climb(fromMember: function.name.text, of: owner, file, way)
            } else if let function = parent.as(FunctionDeclSyntax.self), Self.isGlobal(function) {
                way.handedOnBy = function.name.text
                return [finish(way, .unknown)]
            }
            child = parent
        }
        return [way]
    }

    /// Passes a call whose argument or closure holds `child`, in which the way began at `start`; the finished way when it ends
    /// there.
    private mutating func pass(
        _ call: FunctionCallExprSyntax, from child: Syntax, _ start: Syntax, _ file: SourceFile, _ way: inout Way
    ) -> Way? {
        guard let name = call.calleeName else { return nil }
        if Self.containers.contains(name), !isOwnType(name, call, file) {
            return finish(way, .container(call, file), isPreview: Self.isInPreview(call))
        }
        if Self.presentations.contains(name), call.calledExpression.is(MemberAccessExprSyntax.self) {
            return Self.isClosure(child) ? finish(way, .presentation(call, file), isPreview: Self.isInPreview(call)) : nil
        }
        if name == "navigationDestination" {
            if Self.isClosure(child) { way.isPushed = true }
        } else if name == "NavigationLink" {
            if let link = NavigationLinkForm(call), link.holdsInDestination(start) { way.isPushed = true }
        } else if Self.roots.contains(name)
            || (call.arguments.argument("rootView") != nil && child.is(LabeledExprListSyntax.self))
        {
            // Hosting controllers have subclasses, and functions that make them.
            return finish(way, .root(call, file))
        } else if Self.lazyContainers.contains(name) {
            // A loop is named only where no list is around it.
            let isFirst = way.lazy.map { $0.call.calleeName == "ForEach" && name != "ForEach" } ?? true
            if isFirst, !way.isPushed { way.lazy = (call, file) }
        } else if Self.isClosure(child), name.first?.isUppercase ?? false, makesContainer(name) {
            return finish(way, .wrapper(call, file), isPreview: Self.isInPreview(call))
        }
        return nil
    }

    private mutating func climb(fromMember name: String, of owner: DeclSyntax, _ file: SourceFile, _ way: Way) -> [Way] {
        guard let type = Self.typeName(of: owner) else { return [way] }
        let inherited =
            owner.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
            ?? []
        if name == "previews", inherited.contains(where: { $0.hasSuffix("PreviewProvider") }) {
            return [finish(way, .root(nil, file), isPreview: true)]
        }
        let parents = Self.parents(of: owner)
        let place = "\(file.path) \((parents + [type]).joined(separator: "."))"
        let key = "\(place).\(name) \(way.isPushed) \(way.lazy?.call.id.hashValue ?? 0)"
        guard visited.insert(key).inserted else { return [] }

        let all =
            name == "body" && type != "View" ? uses(ofType: type, in: parents) : uses(ofMember: name, type: type, in: parents)
        let others = parents.isEmpty ? filesWithTheirOwn(type, not: file) : []
        var ways: [Way] = []
        var isUsed = false
        for (token, user) in all where !others.contains(user.path) {
            isUsed = true
            ways += climb(Syntax(token.parent ?? Syntax(token)), user, way)
            // One way that ends in the unknown says of all the others that they were not followed.
            if steps >= Self.stepLimit { break }
        }
        if isUsed { return ways }
        var way = way
        if handsOn(owner, type) { way.handedOnBy = "\(type).\(name)" }
        return [way]
    }

    private func finish(_ way: Way, _ end: End, isPreview: Bool = false) -> Way {
        var way = way
        way.end = end
        way.isPreview = way.isPreview || isPreview || isInPreview(end)
        return way
    }

    /// Whether what a way ends at stands in a preview, or in a view that nothing but previews shows.
    private func isInPreview(_ end: End) -> Bool {
        let node: Syntax
        switch end {
        case .container(let call, _), .wrapper(let call, _), .presentation(let call, _), .root(let call?, _): node = Syntax(call)
        case .root(nil, _), .unknown: return false
        }
        if Self.isInPreview(node) { return true }
        let around = Self.enclosingTypes(of: node)
        guard let type = around.last, type != "View" else { return false }
        return index.remember("only previews use \(around.joined(separator: "."))") {
            let uses = uses(ofType: type, in: Array(around.dropLast()))
            return !uses.isEmpty && uses.allSatisfy { Self.isInPreview(Syntax($0.0)) }
        }
    }
}
