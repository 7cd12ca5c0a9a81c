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
            comes from: where code for iOS 26 alone, a test or another module needs the value too, it is left. A `GlassEffectContainer` is \
            given a helper too. An accessory of the tab bar is not there below iOS 26. What the older look should be is for the app to say: it goes into the helper.
            """,
        source: "SwiftUI and UIKit documentation: the availability of each symbol; UIKit updates, SwiftUI updates, June 2025",
        examples: examples)
    static let interests: [Interest] = [.kind(.declReferenceExpr), .kind(.identifierType), .kind(.memberType)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let token = Self.name(of: node), let symbol = ungated(node, in: context) else { return [] }
        let scope = context.availability(of: node)
        let message = "`\(symbol.title)` needs iOS \(symbol.since); this code runs from iOS \(scope.minimum) on"
        let (help, why) = advice(for: symbol, at: node, in: context)
        if symbol.name == ChosenGlass.replaced {
            let (fix, reason) = glassFix(at: token, in: context)
            let help = fix == nil ? help : "`\(ChosenGlass.type)` takes its place, together with all that it goes to"
            return [
                context.finding(Self.about, at: token, message, help: help, fixes: fix.map { [$0] } ?? [], why: reason ?? why)
            ]
        }
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
            ?? node.as(MemberTypeSyntax.self).flatMap { isFramework($0.baseType) ? $0.name : nil }
    }

    /// `SwiftUI` of `SwiftUI.Glass`.
    private static func isFramework(_ node: some SyntaxProtocol) -> Bool {
        ["SwiftUI", "UIKit"].contains(node.trimmedDescription)
    }

    /// Whether the name stands behind a framework's, and can't be one of the project's.
    private static func isQualified(_ node: Syntax) -> Bool {
        node.is(MemberTypeSyntax.self) || node.parent?.as(MemberAccessExprSyntax.self)?.base.map(isFramework) ?? false
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
        if symbol.name == ChosenGlass.replaced, ChosenGlass.isArgument(node) || !ChosenGlass.isInUse(in: context) { return nil }
        return symbol
    }

    /// `#available(iOS 26.0, *)`, with the other systems that the file is built for.
    func condition(for symbol: NewSymbol, in context: RuleContext) -> String {
        let others = context.index.scope(of: context.file.path).others.keys.sorted { $0.rawValue < $1.rawValue }
        let systems = others.map { "\($0.rawValue) \($0.version(with: symbol.since))" }
        return "#available(\((["iOS \(symbol.since)"] + systems + ["*"]).joined(separator: ", ")))"
    }

    // MARK: Recognising

    private func matches(_ symbol: NewSymbol, _ node: Syntax, in context: RuleContext) -> Bool {
        if node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self) {
            guard case .type = symbol.kind else { return false }
            return !(node.parent?.is(InheritedTypeSyntax.self) ?? false)
        }
        let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
        let call = (member.map { Syntax($0) } ?? node).parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call.map { $0.calledExpression.id == (member.map { Syntax($0).id } ?? node.id) } ?? false
        // Behind a type's name it is one of its members.
        let isOfType = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
        let isModifier = isCalled && (member.map { $0.base != nil && !isOfType } ?? Self.isOfOwnView(node))
        switch symbol.kind {
        case .modifier: return isModifier
        case .form(let label):
            return isModifier && call?.arguments.contains { $0.label?.text == label } ?? false
        case .method(let owner):
            guard isCalled else { return false }
            if let base = member?.base { return UIKitReader(context).type(of: base) == owner }
            return member == nil && node.enclosingType.map { context.isClass($0, oneOf: [owner]) } ?? false
        case .type: return member == nil || Self.isQualified(node)
        case .environment: return EnvironmentKey(node) != nil
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
            // `.glass(.clear)` is one too.
            guard let member, member.base == nil, !isCalled || symbol.name == "glass",
                let argument = (isCalled ? call?.parent : member.parent)?.as(LabeledExprSyntax.self),
                let name = argument.nearest(FunctionCallExprSyntax.self)?.calleeName
            else { return false }
            return functions.contains(name)
        }
    }

    /// Whether a bare name can be a modifier on the view itself: in an extension of `View`, and no local's.
    private static func isOfOwnView(_ node: Syntax) -> Bool {
        guard let type = node.enclosingType?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
            ["View", "SwiftUI.View"].contains(type), let name = name(of: node)?.text
        else { return false }
        return LocalBinding(named: name, from: node) == nil
    }

    /// Whether a bare name can be a property of the class around it: there is one of UIKit's, and no local of that name.
    private func isUIKitName(_ node: Syntax, in context: RuleContext) -> Bool {
        guard !(node.parent?.is(MemberAccessExprSyntax.self) ?? true), let type = node.enclosingType,
            context.isClass(type, oneOf: ["UIViewController", "UIView", "UIBarButtonItem", "UINavigationItem"]),
            let name = Self.name(of: node)?.text
        else { return false }
        return LocalBinding(named: name, from: node) == nil
    }

    /// Whether the project declares what is meant here itself: a type, a function that takes such a call, a property.
    private func isOwn(_ symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> Bool {
        if case .type = symbol.kind { return !Self.isQualified(node) && context.hidesFramework(symbol.name, at: node) }
        return OwnMember.all(named: symbol.name, in: context).contains { own in
            switch symbol.kind {
            case .modifier, .form, .method, .configuration:
                let callee = node.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? node
                return callee.parent?.as(FunctionCallExprSyntax.self).map { own.takes($0) } ?? true
            case .environment: return own.owner == "EnvironmentValues"
            case .argument(let functions): return own.isStatic && functions.contains { own.isValue(ofArgumentOf: $0) }
            case .member, .type: return true
            }
        }
    }

    private func advice(for symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> (help: String, why: String) {
        switch symbol.kind {
        case .environment where EnvironmentKey(node)?.isRead ?? false:
            return (
                "put the view that reads it behind `@\(condition(for: symbol, in: context).dropFirst())`, and show it inside "
                    + "`if #available(iOS \(symbol.since), *)`",
                "a property of a view can't ask for the system, and what takes its place below iOS \(symbol.since) is for you to say"
            )
        case .environment:
            return (
                "put the code that needs it inside `if #available(iOS \(symbol.since), *)`",
                "what happens below iOS \(symbol.since) is for you to say"
            )
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

extension AttributeListSyntax {
    func names(_ attribute: String) -> Bool {
        contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return name == attribute || name.hasSuffix(".\(attribute)")
        }
    }
}
