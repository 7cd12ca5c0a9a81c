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
        /// The `navigationViewStyle` modifiers that were passed, innermost first.
        var styles: [ModifierCall] = []
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
        let place = "\(node.position.utf8Offset) \(node.endPosition.utf8Offset) \(node.kind)"
        return index.remember("ways \(file.path) \(place)") {
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
                if let ended = pass(call, from: child, file, &way) { return [ended] }
            } else if let member = parent.as(MemberAccessExprSyntax.self),
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calleeName == "navigationViewStyle", let style = ModifierCall(call, in: file)
            {
                way.styles.append(style)
            } else if let macro = parent.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                return [finish(way, .root(nil, file), isPreview: true)]
            } else if let macro = parent.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
                return [finish(way, .root(nil, file), isPreview: true)]
            } else if let variable = parent.as(VariableDeclSyntax.self), let owner = Self.owner(of: variable) {
                return climb(fromMember: Self.name(of: variable), of: owner, file, way)
            } else if let function = parent.as(FunctionDeclSyntax.self), let owner = Self.owner(of: function) {
                return climb(fromMember: function.name.text, of: owner, file, way)
            }
            child = parent
        }
        return [way]
    }

    /// Passes a call whose argument or closure holds `child`; the finished way when it ends there.
    private mutating func pass(_ call: FunctionCallExprSyntax, from child: Syntax, _ file: SourceFile, _ way: inout Way) -> Way? {
        guard let name = call.calleeName else { return nil }
        if Self.containers.contains(name), !isOwnType(name, call, file) { return finish(way, .container(call, file)) }
        if Self.presentations.contains(name), call.calledExpression.is(MemberAccessExprSyntax.self) {
            return Self.isClosure(child) ? finish(way, .presentation(call, file)) : nil
        }
        if name == "navigationDestination" {
            if Self.isClosure(child) { way.isPushed = true }
        } else if name == "NavigationLink" {
            if let link = NavigationLinkForm(call), link.holdsInDestination(child) { way.isPushed = true }
        } else if Self.roots.contains(name) {
            return finish(way, .root(call, file))
        } else if Self.lazyContainers.contains(name) {
            if way.lazy == nil, !way.isPushed { way.lazy = (call, file) }
        } else if Self.isClosure(child), name.first?.isUppercase ?? false, makesContainer(name) {
            return finish(way, .wrapper(call, file))
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
        let key = "\(file.path) \(type).\(name) \(way.isPushed) \(way.lazy?.call.id.hashValue ?? 0)"
        guard visited.insert(key).inserted else { return [] }

        let all = name == "body" && type != "View" ? uses(ofType: type) : uses(ofMember: name, type: type)
        let others = filesWithTheirOwn(type, not: file)
        var ways: [Way] = []
        var isUsed = false
        for (token, user) in all where !others.contains(user.path) {
            isUsed = true
            ways += climb(Syntax(token.parent ?? Syntax(token)), user, way)
            // One way that ends in the unknown says of all the others that they were not followed.
            if steps >= Self.stepLimit { break }
        }
        return isUsed ? ways : [way]
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
    private func uses(ofType type: String) -> [(TokenSyntax, SourceFile)] {
        index.remember("instances of \(type)") {
            index.files(mentioning: type).flatMap { file in
                file.tokens(named: type).compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference),
                        !Self.enclosingTypes(of: token).contains(type)
                    else { return nil }
                    return (token, file)
                }
            }
        }
    }

    /// Reads and calls of a member: within the type and its extensions, anywhere for a member of an extension of `View`.
    private func uses(ofMember name: String, type: String) -> [(TokenSyntax, SourceFile)] {
        index.remember("uses of \(type).\(name)") {
            index.files(mentioning: name).flatMap { file in
                file.tokens(named: name).compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { return nil }
                    if type == "View" || type == "NavigationLink" { return (token, file) }
                    return Self.enclosingTypes(of: token).contains(type) ? (token, file) : nil
                }
            }
        }
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
        guard let type = index.type(named: name), type.kind == .struct else { return false }
        return Self.containers.contains { container in
            type.file.tokens(named: container).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference),
                    Self.enclosingTypes(of: token).last == name
                else { return false }
                return Self.takesContent(type)
            }
        }
    }

    /// Whether a type stores a closure or a generic view that its users hand to it.
    private static func takesContent(_ type: TypeDeclaration) -> Bool {
        let text = type.node.as(StructDeclSyntax.self)?.genericParameterClause?.trimmedDescription ?? ""
        return !text.isEmpty || type.members.contains { $0.trimmedDescription.contains("@ViewBuilder") }
    }

    private func finish(_ way: Way, _ end: End, isPreview: Bool = false) -> Way {
        var way = way
        way.end = end
        way.isPreview = way.isPreview || isPreview
        return way
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
            return node.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        }
        return nil
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
