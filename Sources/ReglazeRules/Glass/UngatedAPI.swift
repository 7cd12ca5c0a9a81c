import ReglazeEngine
import SwiftSyntax

/// A symbol of iOS 26 or 27 where older systems run the code too.
struct UngatedAPI: SwiftRule {
    static let about = About(
        id: "glass/ungated-api",
        summary: "a symbol of iOS 26 or 27 is used where older systems run too",
        severity: .error, since: Since(os: 26),
        triggers: NewSymbol.triggers,
        why: """
            What came with iOS 26 or 27 does not compile where the deployment target is lower, unless `#available` stands around it. \
            In Objective-C it compiles with a warning, and an older system stops the app when it gets there. \
            A statement that sets a new property of UIKit's needs nothing else: below iOS 26 the property is not there, and the rest \
            stays as it was. So does a `ToolbarSpacer`, or a toolbar item of the system's. These are wrapped. A modifier in the middle \
            of a chain can't be. There the rewrite calls a helper, written once at the end of a file that needs it: it applies the \
            modifier where the system has it, and elsewhere returns the view as it is, or with the style that came before. Arguments \
            stay where they are, apart from the ones whose types are new themselves, which go into the helper. A `Glass` \
            that is chosen, kept or handed on becomes a `GlassIfAvailable`, which the helper brings along, together with all that it \
            comes from: where code for iOS 26 alone or another module needs the value too, it is left. A `GlassEffectContainer` is \
            given a helper too. An accessory of the tab bar is not there below iOS 26. What the older look should be is for the app to say: it goes into the helper.
            """,
        source: "SwiftUI and UIKit documentation: the availability of each symbol; UIKit updates, SwiftUI updates, June 2025",
        examples: examples)
    static let interests: [Interest] = [.kind(.declReferenceExpr), .kind(.identifierType)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let token = Self.name(of: node), let symbol = ungated(node, in: context) else { return [] }
        let scope = context.availability(of: node)
        let message = "`\(symbol.title)` needs iOS \(symbol.since); this code runs from iOS \(scope.minimum) on"
        let (help, why) = advice(for: symbol, scope.minimum)
        switch wrapping(node, symbol, in: context) {
        case .fix(let fix):
            return [context.finding(Self.about, at: token, message, help: "wrap it in `#available`", fixes: [fix])]
        case .obstacle(let reason): return [context.finding(Self.about, at: token, message, help: help, why: reason)]
        case .impossible: break
        }
        guard let fallback = fallback(for: symbol, at: node, in: context) else {
            let reason = obstacle(to: symbol, at: node, in: context) ?? why
            return [context.finding(Self.about, at: token, message, help: help, why: reason)]
        }
        let users = context.index.files(mentioning: symbol.name).filter {
            needs(fallback.name, symbol, in: context.moved(to: $0))
        }
        switch FallbackPlace(of: fallback, in: context).answer(condition: condition(for: symbol, in: context), users: users) {
        case .obstacle(let reason): return [context.finding(Self.about, at: token, message, help: help, why: reason)]
        case .edits(let edits):
            let fix = Fix(.unsafe, "Call a helper that asks for the system", edits: fallback.edits + edits)
            return [
                context.finding(
                    Self.about, at: token, message, help: "call a helper that asks for the system: `\(fallback.name)`",
                    fixes: [fix],
                    why: "below iOS \(symbol.since) \(fallback.below): look at it there, and write into the helper what it lacks")
            ]
        }
    }

    private static func name(of node: Syntax) -> TokenSyntax? {
        node.as(DeclReferenceExprSyntax.self)?.baseName ?? node.as(IdentifierTypeSyntax.self)?.name
    }

    /// The symbol that the node names, where it is used on systems that don't have it.
    func ungated(_ node: Syntax, in context: RuleContext) -> NewSymbol? {
        guard let name = Self.name(of: node)?.text,
            let symbol = NewSymbol.named(name).first(where: { matches($0, node, in: context) })
        else { return nil }
        let scope = context.availability(of: node)
        guard scope.includesIOS, !scope.isDead, scope.minimum < symbol.since, !context.isWatchCode,
            !isOwn(symbol, at: node, in: context)
        else { return nil }
        return symbol
    }

    /// `#available(iOS 26.0, *)`, with the other systems that the file is built for.
    private func condition(for symbol: NewSymbol, in context: RuleContext) -> String {
        let others = context.index.scope(of: context.file.path).others.keys.sorted { $0.rawValue < $1.rawValue }
        let systems = others.map { "\($0.rawValue) \($0.version(with: symbol.since))" }
        return "#available(\((["iOS \(symbol.since)"] + systems + ["*"]).joined(separator: ", ")))"
    }

    // MARK: Recognising

    private func matches(_ symbol: NewSymbol, _ node: Syntax, in context: RuleContext) -> Bool {
        if node.is(IdentifierTypeSyntax.self) {
            guard case .type = symbol.kind else { return false }
            return !(node.parent?.is(InheritedTypeSyntax.self) ?? false)
        }
        let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
        let call = (member.map { Syntax($0) } ?? node).parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call.map { $0.calledExpression.id == (member.map { Syntax($0).id } ?? node.id) } ?? false
        switch symbol.kind {
        case .modifier: return member?.base != nil && isCalled
        case .form(let label):
            return member?.base != nil && isCalled && call?.arguments.contains { $0.label?.text == label } ?? false
        case .method(let owner):
            guard isCalled else { return false }
            if let base = member?.base { return UIKitReader(context).type(of: base) == owner }
            return member == nil && node.enclosingType.map { context.isClass($0, oneOf: [owner]) } ?? false
        case .type: return member == nil
        case .member: return !isCalled && (member?.base != nil || isUIKitName(node, in: context))
        case .configuration:
            guard let member, isCalled else { return false }
            if let base = member.base { return base.trimmedDescription == "UIButton.Configuration" }
            guard let argument = call?.parent?.as(LabeledExprSyntax.self) else {
                return call?.parent?.parent?.as(SequenceExprSyntax.self).flatMap { MemberAssignment($0) }?.name == "configuration"
            }
            return argument.label?.text == "configuration"
                && argument.nearest(FunctionCallExprSyntax.self)?.calleeName == "UIButton"
        case .argument(let functions):
            guard let member, member.base == nil, !isCalled, let argument = member.parent?.as(LabeledExprSyntax.self),
                let name = argument.nearest(FunctionCallExprSyntax.self)?.calleeName
            else { return false }
            return functions.contains(name)
        }
    }

    /// Whether a bare name can be a property of the class around it: there is one of UIKit's, and no local of that name.
    private func isUIKitName(_ node: Syntax, in context: RuleContext) -> Bool {
        guard !(node.parent?.is(MemberAccessExprSyntax.self) ?? true), let type = node.enclosingType,
            context.isClass(type, oneOf: ["UIViewController", "UIView", "UIBarButtonItem", "UINavigationItem"])
        else { return false }
        return true
    }

    /// Whether the project declares the name itself: a type, a function or a property.
    private func isOwn(_ symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> Bool {
        if case .type = symbol.kind { return context.hidesFramework(symbol.name, at: node) }
        return context.index.remember("own \(symbol.name)") {
            context.index.files(declaringMember: symbol.name).contains { file in
                file.tokens(named: symbol.name).contains { $0.declaresName }
            }
        }
    }

    // MARK: Wrapping

    private enum Wrapping {
        case fix(Fix)
        /// It could be wrapped, were it not for something beside it.
        case obstacle(String)
        case impossible
    }

    /// What can be wrapped as it stands: a statement that sets a property, and a toolbar's spacer.
    private func wrapping(_ node: Syntax, _ symbol: NewSymbol, in context: RuleContext) -> Wrapping {
        let item: CodeBlockItemSyntax
        switch symbol.kind {
        case .member:
            guard let sequence = node.nearest(SequenceExprSyntax.self), sequence.elements.count > 2,
                let target = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false, node.isInside(target),
                let statement = sequence.parent?.as(CodeBlockItemSyntax.self)
            else { return .impossible }
            if sequence.callsSomething {
                return .obstacle(
                    "a call is part of the statement, and wrapped it would not be made below iOS \(symbol.since) any more")
            }
            item = Self.loop(around: statement) ?? statement
        case .type where ["ToolbarSpacer", "DefaultToolbarItem", "ToolbarOverflowMenu"].contains(symbol.name):
            guard let call = node.parent?.as(FunctionCallExprSyntax.self),
                let statement = call.parent?.as(CodeBlockItemSyntax.self),
                context.availability(of: node).minimum >= 16
            else { return .impossible }
            guard isBuilt(statement, in: context) else {
                return .obstacle("an `if` needs a builder around it: put `@ToolbarContentBuilder` in front of the declaration")
            }
            item = statement
        default: return .impossible
        }
        guard !context.file.text(of: item.textRange).contains(where: \.isNewline),
            let edits = StatementEdit(context).wrapping([item], in: "if \(condition(for: symbol, in: context))")
        else { return .impossible }
        return .fix(Fix(.safe, "Wrap it in `#available`", edits: edits))
    }

    /// Whether a builder of toolbars takes the statement: in the closure of `toolbar`, under `@ToolbarContentBuilder`, and in the
    /// `body` of a `ToolbarContent`.
    private func isBuilt(_ statement: CodeBlockItemSyntax, in context: RuleContext) -> Bool {
        var node = Syntax(statement)
        while let parent = node.parent {
            if let closure = parent.as(ClosureExprSyntax.self) {
                let call =
                    closure.parent?.as(FunctionCallExprSyntax.self)
                    ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
                return call?.calleeName == "toolbar" && !parent.returns
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.attributes.names("ToolbarContentBuilder") && !parent.returns
            }
            if let accessor = parent.as(AccessorDeclSyntax.self), accessor.attributes.names("ToolbarContentBuilder") {
                return !parent.returns
            }
            if let variable = parent.as(VariableDeclSyntax.self) {
                let isBody = variable.bindings.first?.pattern.trimmedDescription == "body" && isContent(variable, in: context)
                return (isBody || variable.attributes.names("ToolbarContentBuilder")) && !parent.returns
            }
            if parent.is(MemberBlockItemSyntax.self) { return false }
            node = parent
        }
        return false
    }

    /// Whether the property belongs to a type that is a toolbar's content.
    private func isContent(_ body: VariableDeclSyntax, in context: RuleContext) -> Bool {
        guard let type = body.enclosingType else { return false }
        return context.parts(of: type).flatMap(\.inherited).contains { name in
            ["ToolbarContent", "CustomizableToolbarContent"].contains { name == $0 || name.hasSuffix(".\($0)") }
        }
    }

    /// `items.forEach { $0.isNew = true }` as a whole, for the only statement in it.
    private static func loop(around statement: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        guard let items = statement.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
            let call = items.parent?.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            call.calleeName == "forEach", !call.calledExpression.callsSomething
        else { return nil }
        return call.parent?.as(CodeBlockItemSyntax.self)
    }

    private func advice(for symbol: NewSymbol, _ minimum: OSVersion) -> (help: String, why: String) {
        switch symbol.kind {
        case .modifier, .form:
            return (
                "write a modifier of your own that applies it inside `if #available(iOS \(symbol.since), *)`",
                "a modifier in a chain can't be wrapped where it stands, and what the view looks like below is for you to say"
            )
        case .argument, .configuration:
            return (
                "choose it inside `if #available(iOS \(symbol.since), *)`, and another one elsewhere",
                "which style takes its place below iOS \(symbol.since) is for you to say"
            )
        case .type, .member, .method:
            return (
                "put the code that needs it inside `if #available(iOS \(symbol.since), *)`",
                "what happens below iOS \(symbol.since) is for you to say"
            )
        }
    }
}

extension SyntaxProtocol {
    /// Whether something beside reading and setting values happens in the code.
    fileprivate var callsSomething: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard let parent = token.parent else { return false }
            switch token.tokenKind {
            case .leftParen: return !parent.is(TupleExprSyntax.self)
            case .keyword(.await), .keyword(.try): return true
            default: return parent.is(ClosureExprSyntax.self) || parent.is(MacroExpansionExprSyntax.self)
            }
        }
    }

    /// Whether a `return` stands in the code, which takes its builder away.
    fileprivate var returns: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } }
}

extension AttributeListSyntax {
    func names(_ attribute: String) -> Bool {
        contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return name == attribute || name.hasSuffix(".\(attribute)")
        }
    }
}
