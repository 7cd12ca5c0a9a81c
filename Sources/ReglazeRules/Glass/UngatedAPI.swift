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
            A statement that sets a new property of UIKit's needs nothing else: below iOS 26 the property is not there, and the rest \
            stays as it was. So does a `ToolbarSpacer`. These are wrapped. A modifier in the middle of a chain can't be: write one \
            of your own that applies it where the system has it and returns the view as it is, or as it looked before, elsewhere. \
            What that older look should be is for the app to say.
            """,
        source: "SwiftUI and UIKit documentation: the availability of each symbol; UIKit updates, SwiftUI updates, June 2025",
        examples: examples)
    static let interests: [Interest] = [.kind(.declReferenceExpr), .kind(.identifierType)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        let token = node.as(DeclReferenceExprSyntax.self)?.baseName ?? node.as(IdentifierTypeSyntax.self)?.name
        guard let token else { return [] }
        let symbols = NewSymbol.named(token.text).filter { matches($0, node, in: context) }
        guard let symbol = symbols.first else { return [] }
        let scope = context.availability(of: node)
        guard scope.includesIOS, !scope.isDead, scope.minimum < symbol.since, !context.isWatchCode,
            !isOwn(symbol, at: node, in: context)
        else { return [] }
        let message = "`\(symbol.name)` needs iOS \(symbol.since); this code runs from iOS \(scope.minimum) on"
        if let fix = wrapping(node, symbol, in: context) {
            return [context.finding(Self.about, at: token, message, help: "wrap it in `#available`", fixes: [fix])]
        }
        let (help, why) = advice(for: symbol, scope.minimum)
        return [context.finding(Self.about, at: token, message, help: help, why: why)]
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

    /// What can be wrapped as it stands: a statement that sets a property, and a toolbar's spacer.
    private func wrapping(_ node: Syntax, _ symbol: NewSymbol, in context: RuleContext) -> Fix? {
        let item: CodeBlockItemSyntax
        let safety: Safety
        switch symbol.kind {
        case .member:
            guard let sequence = node.nearest(SequenceExprSyntax.self), sequence.elements.count > 2,
                let target = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false, node.isInside(target),
                let statement = sequence.parent?.as(CodeBlockItemSyntax.self)
            else { return nil }
            (item, safety) = (Self.loop(around: statement) ?? statement, .safe)
        case .type where symbol.name == "ToolbarSpacer":
            guard let call = node.parent?.as(FunctionCallExprSyntax.self),
                let statement = call.parent?.as(CodeBlockItemSyntax.self),
                context.availability(of: node).minimum >= 16
            else { return nil }
            (item, safety) = (statement, .safe)
        default: return nil
        }
        let file = context.file
        let text = file.text(of: item.textRange)
        guard file.standsAlone(item), !text.contains("\n") else { return nil }
        let indentation = file.indentation(ofLineAt: item.textRange.lowerBound)
        let unit = file.indentationUnit(after: indentation)
        let wrapped = "if #available(iOS \(symbol.since), *) {\n\(indentation)\(unit)\(text)\n\(indentation)}"
        return Fix(safety, "Wrap it in `#available`", edits: [context.edit(item.textRange, wrapped)])
    }

    /// `items.forEach { $0.isNew = true }` as a whole, for the only statement in it.
    private static func loop(around statement: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        guard let items = statement.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
            let call = items.parent?.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            call.calleeName == "forEach"
        else { return nil }
        return call.parent?.as(CodeBlockItemSyntax.self)
    }

    private func advice(for symbol: NewSymbol, _ minimum: OSVersion) -> (help: String, why: String) {
        switch symbol.kind {
        case .modifier:
            return (
                "write a modifier of your own that applies it inside `if #available(iOS \(symbol.since), *)`",
                "a modifier in a chain can't be wrapped where it stands, and what the view looks like below is for you to say"
            )
        case .argument, .configuration:
            return (
                "choose it inside `if #available(iOS \(symbol.since), *)`, and another one elsewhere",
                "which style takes its place below iOS \(symbol.since) is for you to say"
            )
        case .type, .member:
            return (
                "put the code that needs it inside `if #available(iOS \(symbol.since), *)`",
                "what happens below iOS \(symbol.since) is for you to say"
            )
        }
    }
}
