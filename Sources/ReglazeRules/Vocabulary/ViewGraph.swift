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

    private let index: ProjectIndex
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

    /// Whether the text of a preview holds `node`.
    static func isInPreview(_ node: some SyntaxProtocol) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { parent in
            if let macro = parent.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
            if let macro = parent.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
            return parent.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
                $0.type.trimmedDescription.hasSuffix("PreviewProvider")
            } ?? false
        }
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

    /// Whether a member of `owner` is read where it can't be followed: in a route or a factory, whose values are passed about.
    private func handsOn(_ owner: DeclSyntax, _ type: String) -> Bool {
        if owner.is(EnumDeclSyntax.self) { return true }
        return index.remember("hands on \(type)") {
            let views = ["View", "ViewModifier", "App", "Scene", "PreviewProvider", "Commands", "ToolbarContent"]
            let declarations = index.declarations(named: type)
            return type != "View" && !declarations.isEmpty
                && !declarations.contains { declaration in
                    declaration.kind != .enum && views.contains { declaration.inherits($0) }
                }
        }
    }

    private static func isGlobal(_ function: FunctionDeclSyntax) -> Bool {
        function.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }

    /// The files in which the bare name of `type` means another type than the one that `file` declares. Empty when it declares none.
    private func filesWithTheirOwn(_ type: String, not file: SourceFile) -> Set<String> {
        let declaring: Set<String> = index.remember("files declaring \(type)") {
            Set(index.declarations(named: type).filter { $0.kind != .extension && $0.parents.isEmpty }.map(\.file.path))
        }
        guard declaring.count > 1, declaring.contains(file.path) else { return [] }
        return declaring.subtracting([file.path])
    }

    /// Calls of the type's initialiser, outside the type itself.
    /// - Parameter parents: the types that the type stands in, which tell it from others of its name.
    private func uses(ofType type: String, in parents: [String]) -> [(TokenSyntax, SourceFile)] {
        index.remember("instances of \((parents + [type]).joined(separator: "."))") {
            let isOnly = index.declarations(named: type).filter { $0.kind != .extension }.count < 2
            return index.files(calling: type).flatMap { file in
                file.tokens(named: type).compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference)
                    else { return nil }
                    let around = Self.enclosingTypes(of: token)
                    if isOnly ? around.contains(type) : Self.stands(type, parents, around: around) { return nil }
                    return isOnly || Self.means(reference, parents, around: around) ? (token, file) : nil
                }
            }
        }
    }

    /// Reads and calls of a member: within the type and its extensions, anywhere for a member of an extension of `View`.
    private func uses(ofMember name: String, type: String, in parents: [String]) -> [(TokenSyntax, SourceFile)] {
        index.remember("uses of \((parents + [type]).joined(separator: ".")).\(name)") {
            let isEverywhere = type == "View" || type == "NavigationLink"
            let places = Set((isEverywhere ? [] : index.files(declaring: type)).map(\.path))
            return index.files(mentioning: name).filter { isEverywhere || places.contains($0.path) }.flatMap { file in
                let tokens = isEverywhere ? file.tokens(named: name) : file.tokens(named: name, besides: type)
                return tokens.compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { return nil }
                    return isEverywhere || Self.stands(type, parents, around: Self.enclosingTypes(of: token))
                        ? (token, file) : nil
                }
            }
        }
    }

    /// Whether the types `around` a place hold `type`, and not another one of its name in other parents.
    private static func stands(_ type: String, _ parents: [String], around: [String]) -> Bool {
        guard let place = around.lastIndex(of: type) else { return false }
        return place == 0 || parents.isEmpty || around[place - 1] == parents.last
    }

    /// Whether `Name(…)` or `Parent.Name(…)` means the type in `parents`, among several of the name.
    private static func means(_ reference: DeclReferenceExprSyntax, _ parents: [String], around: [String]) -> Bool {
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
            let base = member.base?.as(DeclReferenceExprSyntax.self)
        {
            // The base may also be a module.
            return parents.isEmpty || base.baseName.text == parents.last
        }
        guard let parent = parents.last else { return true }
        return around.contains(parent)
    }

    private func isOwnType(_ name: String, _ call: FunctionCallExprSyntax, _ file: SourceFile) -> Bool {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "SwiftUI" {
            return false
        }
        return index.isShadowed(name, in: file, inside: Self.enclosingTypes(of: call))
    }

    /// Whether the project's view `name` makes a container in its body around content that it is handed.
    private func makesContainer(_ name: String) -> Bool {
        index.remember("container of \(name)") { findsContainer(in: name) }
    }

    private func findsContainer(in name: String) -> Bool {
        // SwiftUI's own views are asked about all the time: no file declares them.
        guard index.files(declaring: name).contains(where: { file in Self.containers.contains { file.containsWord($0) } }) else {
            return false
        }
        guard let type = index.type(named: name), type.kind == .struct else { return false }
        let content = Self.contentNames(of: type)
        guard !content.isEmpty else { return false }
        return Self.containers.contains { container in
            type.file.tokens(named: container).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference),
                    Self.enclosingTypes(of: token).last == name, let call = reference.parent?.as(FunctionCallExprSyntax.self)
                else { return false }
                return call.tokens(viewMode: .sourceAccurate).contains { content.contains($0.text) }
            }
        }
    }

    /// The members of a type through which it shows the closure or the generic view that its users hand to it.
    private static func contentNames(of type: TypeDeclaration) -> Set<String> {
        let generics = type.node.as(StructDeclSyntax.self)?.genericParameterClause?.parameters.map(\.name.text) ?? []
        var names: Set<String> = []
        var users: [(name: String, node: Syntax)] = []
        for member in type.members {
            if let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
                let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
                if binding.accessorBlock == nil, type.contains("->") || generics.contains(type) {
                    names.insert(name(of: variable))
                } else {
                    users.append((name(of: variable), Syntax(variable)))
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                users.append((function.name.text, Syntax(function)))
            }
        }
        guard !names.isEmpty else { return [] }
        let through = users.filter { user in user.node.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } }
        return names.union(through.map(\.name).filter { $0 != "body" })
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

extension ViewGraph {
    /// The names of the types and extended types around `node`, outermost first.
    static func enclosingTypes(of node: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var next = node.parent
        while let parent = next {
            if let declaration = parent.as(DeclSyntax.self), let name = typeName(of: declaration) { names.append(name) }
            next = parent.parent
        }
        return names.reversed()
    }

    /// The name of the type that a declaration declares or extends.
    static func typeName(of declaration: DeclSyntax) -> String? {
        if let node = declaration.as(StructDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ClassDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(EnumDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ActorDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ProtocolDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            return node.extendedType.trimmedDescription.lastTypeName
        }
        return nil
    }

    /// The types that a declaration stands in, or that its extended type's name tells: `Home` for `extension Home.Page`.
    private static func parents(of declaration: DeclSyntax) -> [String] {
        guard let node = declaration.as(ExtensionDeclSyntax.self) else { return enclosingTypes(of: declaration) }
        return node.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").dropLast().map(String.init)
    }

    /// The type declaration whose member `declaration` is; nil for a local or global one.
    static func owner(of declaration: some DeclSyntaxProtocol) -> DeclSyntax? {
        guard let item = declaration.parent?.as(MemberBlockItemSyntax.self) else { return nil }
        var next = item.parent
        while let parent = next {
            if let block = parent.as(MemberBlockSyntax.self) { return block.parent?.as(DeclSyntax.self) }
            next = parent.parent
        }
        return nil
    }

    private static func isInPreview(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            if let macro = parent.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
            if let macro = parent.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
            guard let group = parent.asProtocol((any DeclGroupSyntax).self) else { return false }
            return group.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") }
                ?? false
        }
    }

    private static let actionLabels: Set<String> = [
        "action", "perform", "onDismiss", "onCommit", "onEditingChanged", "set", "completion", "execute",
    ]
    private static let actionCalls: Set<String> = ["task", "refreshable", "Task", "withAnimation", "async", "asyncAfter", "sink"]

    /// Whether `child` is a closure behind a label that says: run it when something happens.
    private static func isAction(_ child: Syntax, in parent: Syntax) -> Bool {
        guard child.is(ClosureExprSyntax.self) else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) { return actionLabels.contains(argument.label?.text ?? "") }
        if let closure = parent.as(MultipleTrailingClosureElementSyntax.self) { return actionLabels.contains(closure.label.text) }
        return false
    }

    /// Whether `child` is the trailing closure of a call that runs it when something happens.
    private static func isAction(_ child: Syntax, of call: FunctionCallExprSyntax) -> Bool {
        guard let closure = call.trailingClosure, Syntax(closure).id == child.id, let name = call.calleeName else {
            return false
        }
        if name == "Button" { return call.arguments.argument("action") == nil && call.arguments.argument("intent") == nil }
        if actionCalls.contains(name) { return true }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }

    /// Whether a function may hand back a view; one that returns nothing, or a controller, shows it in its own way.
    private static func returnsView(_ function: FunctionDeclSyntax) -> Bool {
        guard let type = function.signature.returnClause?.type.trimmedDescription else { return false }
        return !type.hasSuffix("Controller") && !type.hasSuffix("Controller?") && type != "Void"
    }

    private static func name(of variable: VariableDeclSyntax) -> String {
        variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    }

    /// `Foo(…)`, `Foo { }`, `Foo<Bar>(…)`, `Foo.init(…)`.
    private static func isInstantiated(_ reference: DeclReferenceExprSyntax) -> Bool {
        var callee = ExprSyntax(reference)
        if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(generic) }
        if let member = callee.parent?.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "init", member.base?.id == callee.id {
                callee = ExprSyntax(member)
            } else if member.declName.id == reference.id, member.base?.is(DeclReferenceExprSyntax.self) ?? false {
                callee = ExprSyntax(member)
            }
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.id == callee.id
    }

    private static func isClosure(_ child: Syntax) -> Bool {
        if child.is(ClosureExprSyntax.self) || child.is(MultipleTrailingClosureElementListSyntax.self) { return true }
        return child.is(LabeledExprListSyntax.self)
    }
}
