import ReglazeEngine
import SwiftSyntax

/// `NavigationStack(path: Binding(get:set:))`: a binding that `body` makes anew each time it runs.
struct PathBinding: SwiftRule {
    static let about = About(
        id: "navigation/path-binding",
        summary: "a stack's path that is bound by closures is made anew each time body runs",
        severity: .warning, since: Since(os: 16),
        triggers: ["NavigationStack"],
        why: """
            A `Binding(get:set:)` is two closures: SwiftUI can't see that it is the same binding as a moment ago, reads it through the \
            closures while a screen is being popped, and apps have crashed there. `$model.path` binds the same value through a key path. \
            Where the closures do nothing but read and assign one property, they are replaced; a plain property of an `@Observable` class \
            becomes `@Bindable` for it (from iOS 17). Closures that do more are left alone, since the more is there for a reason: move it \
            to `onChange` of the path, or to a `didSet` in the model.
            """,
        source: "pointfreeco/swift-composable-architecture#2058; SwiftUI documentation: Bindable",
        examples: Self.examples)
    static let interests: [Interest] = [.call("NavigationStack")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let path = call.arguments.argument("path")?.expression,
            !context.index.isShadowed("NavigationStack", in: context.file, inside: call.enclosingType?.typePath ?? []),
            context.availability(of: node).includesIOS
        else { return [] }
        let property = HandmadeBinding(path)?.path?.joined(separator: ".") ?? "model.path"
        let help = "bind the property itself: `$\(property)`"
        guard let binding = HandmadeBinding(path) else {
            guard let maker = maker(of: path, context) else { return [] }
            let message = "The stack's path is bound by closures that `\(path.trimmedDescription)` makes anew each time"
            let why = "its closures stand at \(maker); whether they do more than read and assign is for you to see"
            return [context.finding(Self.about, at: path, message, help: help, why: why)]
        }
        let message = "The stack's path is bound by closures, made anew each time `body` runs"
        switch rewrite(binding, context) {
        case .success(let fix): return [context.finding(Self.about, at: path, message, help: help, fixes: [fix])]
        case .failure(let why): return [context.finding(Self.about, at: path, message, help: help, why: why.text)]
        }
    }

    private struct Obstacle: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private func rewrite(_ binding: HandmadeBinding, _ context: RuleContext) -> Result<Fix, Obstacle> {
        guard let path = binding.path, let root = path.first else {
            return .failure(Obstacle("the closures do more than read one property and assign it"))
        }
        if binding.holdsComment { return .failure(Obstacle("a comment stands inside the binding; move it first")) }
        var edits = [context.replace(binding.call, with: "$" + path.joined(separator: "."))]
        let fix = Fix(.safe, "Bind `$\(path.joined(separator: "."))`", edits: edits)
        guard let type = binding.call.enclosingType else { return .failure(Obstacle("`\(root)` is not a property of a view")) }
        if LocalNames(between: binding.call, and: type).names.contains(root) {
            guard path.count == 2, let local = local(root, around: ExprSyntax(binding.call)), local.wrapperName == "Bindable"
            else {
                return .failure(Obstacle("`\(root)` is not a property of the view"))
            }
            return .success(fix)
        }
        guard let property = property(root, of: type, context) else {
            return .failure(Obstacle("`\(root)` is not a property that is declared in this file"))
        }
        switch property.wrapperName {
        case "State", "Binding", "AppStorage", "SceneStorage", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject":
            break
        case nil:
            switch bindable(property, path, context) {
            case .success(let more): edits += more
            case .failure(let why): return .failure(why)
            }
        case "Environment":
            guard property.environmentKey == nil else {
                return .failure(Obstacle("what the environment's `\(root)` is can't be told here"))
            }
            guard let line = bindableLine(for: root, above: binding.call, context) else {
                let line = "@Bindable var \(root) = \(root)"
                return .failure(Obstacle("`\(root)` comes from the environment: write `\(line)` first, then bind `$\(root)`"))
            }
            edits.append(line)
        case let wrapper?: return .failure(Obstacle("what `@\(wrapper)` binds is not known here"))
        }
        if let why = unwritable(path, property, context) { return .failure(why) }
        return .success(Fix(fix.safety, fix.title, edits: edits))
    }

    /// `@Bindable var router = router` as the first line of the `body`, or of the view builder, that makes the stack.
    private func bindableLine(for name: String, above call: FunctionCallExprSyntax, _ context: RuleContext) -> Edit? {
        var block: CodeBlockItemListSyntax?
        var node = call.parent
        while let current = node {
            if let variable = current.as(VariableDeclSyntax.self), ViewGraph.owner(of: variable) != nil {
                guard StateProperty(variable)?.name == "body" || isBuilder(variable.attributes),
                    case .getter(let items)? = variable.bindings.first?.accessorBlock?.accessors
                else { return nil }
                block = items
                break
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                guard isBuilder(function.attributes) else { return nil }
                block = function.body?.statements
                break
            }
            node = current.parent
        }
        guard let block, let first = block.first, context.file.isFirstOnLine(first.textRange.lowerBound),
            !block.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
        else { return nil }
        let start = first.textRange.lowerBound
        let indentation = context.file.indentation(ofLineAt: start)
        return context.edit(start..<start, "@Bindable var \(name) = \(name)\n\(indentation)")
    }

    private func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ViewBuilder" }
    }

    private func property(_ name: String, of type: DeclSyntax, _ context: RuleContext) -> StateProperty? {
        if let property = StateProperty(named: name, in: type) { return property }
        guard let typeName = type.typePath.last else { return nil }
        return context.index.declarations(named: typeName).filter { $0.file === context.file }
            .lazy.compactMap { StateProperty(named: name, in: $0.node) }.first
    }

    /// The edits that make a plain property `@Bindable`.
    private func bindable(_ property: StateProperty, _ path: [String], _ context: RuleContext) -> Result<[Edit], Obstacle> {
        let name = property.name
        guard path.count > 1, !property.isComputed, !property.isStatic, property.declaration.attributes.isEmpty else {
            return .failure(Obstacle("`\(name)` is not a stored property that can be bound"))
        }
        guard let typeName = TypeReader(context).type(of: property), let type = TypeReader(context).type(named: typeName),
            type.kind == .class,
            type.node.asProtocol((any WithAttributesSyntax).self)?.attributes.contains(where: { element in
                element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Observable"
            }) ?? false
        else {
            return .failure(Obstacle("`\(name)` has no wrapper, and is not known to be of an `@Observable` class of the project"))
        }
        if let why = context.obstacle(to: "@Bindable", from: 17, at: property.declaration) {
            return .failure(Obstacle(why))
        }
        let start = property.declaration.textRange.lowerBound
        return .success([
            context.edit(start..<start, "@Bindable "), context.replace(property.declaration.bindingSpecifier, with: "var"),
        ])
    }

    /// Why a key path along `path` can't be written through: of the names between the first and the last each must be a `var`.
    private func unwritable(_ path: [String], _ property: StateProperty, _ context: RuleContext) -> Obstacle? {
        let reader = TypeReader(context)
        var owner = reader.type(of: property)
        for name in path.dropFirst().dropLast() {
            guard let type = owner else { return Obstacle("the type that declares `\(name)` is not known") }
            let members = context.index.declarations(named: type).compactMap { StateProperty(named: name, in: $0.node) }
            guard members.count == 1, let member = members.first, !member.isConstant, !member.isComputed,
                !member.declaration.modifiers.contains(where: { $0.detail != nil })
            else { return Obstacle("`\(name)` is not known to be a `var` of `\(type)`, which `$` needs to bind through it") }
            owner = reader.type(ofProperty: name, of: type)
        }
        return nil
    }

    /// Where the closures are that a property or function named by `expression` makes; nil when it makes none.
    private func maker(of expression: ExprSyntax, _ context: RuleContext) -> String? {
        var named = expression
        if let call = named.as(FunctionCallExprSyntax.self) { named = call.calledExpression }
        guard let token = named.lastToken(viewMode: .sourceAccurate), !token.text.hasPrefix("$") else { return nil }
        var owner: String?
        if let member = named.as(MemberAccessExprSyntax.self), let base = member.base {
            owner = TypeReader(context).type(of: base)
        } else {
            owner = expression.enclosingType?.typePath.last
            if let local = local(token.text, around: expression)?.initialValue, HandmadeBinding(local) != nil {
                return context.place(of: local, in: context.file)
            }
        }
        guard let owner else { return nil }
        for declaration in context.index.declarations(named: owner) {
            for member in declaration.node.allMembers {
                let property = member.as(VariableDeclSyntax.self).flatMap(StateProperty.init)
                guard (property?.name ?? member.as(FunctionDeclSyntax.self)?.name.text) == token.text else { continue }
                let calls = declaration.file.tokens(named: "Binding") + declaration.file.tokens(named: "init")
                let made = calls.filter { $0.isInside(member) }.compactMap { $0.nearest(FunctionCallExprSyntax.self) }
                    .first { HandmadeBinding($0) != nil }
                let whole = made ?? implicit(in: member)
                if let whole { return context.place(of: whole, in: declaration.file) }
            }
        }
        return nil
    }

    /// `.init(get:set:)`, whose callee holds no name of a type.
    private func implicit(in member: DeclSyntax) -> FunctionCallExprSyntax? {
        member.tokens(viewMode: .sourceAccurate).lazy.filter { $0.text == "get" }
            .compactMap { $0.nearest(FunctionCallExprSyntax.self) }.first { HandmadeBinding($0) != nil }
    }

    /// The local variable `name` around `expression`.
    private func local(_ name: String, around expression: ExprSyntax) -> StateProperty? {
        var child = Syntax(expression)
        while let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if Syntax(item).id == child.id { break }
                    guard let variable = item.item.as(VariableDeclSyntax.self), let property = StateProperty(variable),
                        property.name == name
                    else { continue }
                    return property
                }
            }
            child = parent
        }
        return nil
    }
}
