import ReglazeEngine
import SwiftSyntax

/// An expression that gets a window from a global: the application, or its delegate.
struct GlobalWindowRead {
    enum Source {
        /// `UIApplication.shared.keyWindow`.
        case keyWindow
        /// `UIApplication.shared.windows`, with what picks one of them.
        case windows(Pick)
        /// `UIApplication.shared.delegate?.window`, or that of the project's application delegate.
        case delegate
        /// `UIApplication.shared.connectedScenes.first`.
        case anyScene
    }
    enum Pick { case first, key, last, other, all }

    let source: Source
    /// The whole expression.
    let whole: ExprSyntax
    /// The part of it to replace with an optional window; nil where its type is another one.
    let optional: ExprSyntax?

    init?(_ member: MemberAccessExprSyntax, in context: RuleContext) {
        guard let base = member.base else { return nil }
        switch member.declName.baseName.text {
        case "keyWindow":
            guard base.isApplication(in: context) else { return nil }
            source = .keyWindow
            whole = ExprSyntax(member)
            optional = whole
        case "windows":
            guard base.isApplication(in: context) else { return nil }
            let (picked, pick) = Self.pick(from: member)
            source = .windows(pick)
            whole = picked
            switch pick {
            case .first, .key: optional = picked
            default: optional = nil
            }
        case "window":
            guard let read = Self.delegateWindow(member, base, in: context) else { return nil }
            source = .delegate
            whole = ExprSyntax(member)
            optional = read.optional
        case "connectedScenes":
            guard base.isApplication(in: context), let first = ExprSyntax(member).readMember,
                first.declName.baseName.text == "first",
                !(first.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(first).id)
            else { return nil }
            source = .anyScene
            whole = ExprSyntax(first)
            optional = nil
        default: return nil
        }
    }

    /// Whether the function around the expression also reads the window of a view: `view.window`.
    var isBesideOwnWindow: Bool {
        guard let function = CodePlace(of: whole).function else { return false }
        return function.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "window", let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                member.declName.baseName.id == token.id, !token.isInside(whole)
            else { return false }
            let base = member.base
            return ["view", "viewIfLoaded"].contains(base?.lastMember ?? base?.unwrapped.trimmedDescription)
                || base?.trimmedDescription == "self"
        }
    }

    /// Follows `.first`, `.first(where:)`, `.filter { }.first` and the like.
    private static func pick(from member: MemberAccessExprSyntax) -> (ExprSyntax, Pick) {
        var current = ExprSyntax(member)
        var isKey = false
        while true {
            if let call = current.parent?.as(SubscriptCallExprSyntax.self), call.calledExpression.id == current.id {
                return (ExprSyntax(call), .other)
            }
            guard let next = current.readMember else { return (current, .all) }
            let call = next.parent?.as(FunctionCallExprSyntax.self).flatMap {
                $0.calledExpression.id == ExprSyntax(next).id ? $0 : nil
            }
            let condition = call?.trimmedDescription.contains("isKeyWindow") ?? false
            switch next.declName.baseName.text {
            case "first":
                guard let call else { return (ExprSyntax(next), isKey ? .key : .first) }
                return (ExprSyntax(call), condition ? .key : .other)
            case "last": return (call.map { ExprSyntax($0) } ?? ExprSyntax(next), condition || isKey ? .key : .last)
            case "filter", "reversed", "lazy":
                isKey = isKey || condition
                current = call.map { ExprSyntax($0) } ?? ExprSyntax(next)
            default: return (current, .all)
            }
        }
    }

    private struct DelegateWindow {
        let optional: ExprSyntax?
    }

    /// The `window` of the application delegate; nil where `base` is something else.
    private static func delegateWindow(
        _ member: MemberAccessExprSyntax, _ base: ExprSyntax, in context: RuleContext
    ) -> DelegateWindow? {
        let object = base.unwrapped
        if object.isApplicationDelegate(in: context) {
            // A window in two optionals: what follows is `??`, or it is no window yet.
            let chain = member.parent?.as(OptionalChainingExprSyntax.self)
            guard base.is(OptionalChainingExprSyntax.self), let chain,
                chain.parent?.is(OptionalChainingExprSyntax.self) ?? false
            else { return DelegateWindow(optional: nil) }
            return DelegateWindow(optional: ExprSyntax(chain))
        }
        // The delegate's own code is another rule's subject.
        if object.trimmedDescription == "self" { return nil }
        let name: String?
        if let cast = object.as(SequenceExprSyntax.self).map({ Array($0.elements) }), cast.count == 3,
            cast[1].is(UnresolvedAsExprSyntax.self)
        {
            guard cast[0].unwrapped.isApplicationDelegate(in: context) else { return nil }
            name = cast[2].trimmedDescription
        } else {
            name = object.delegateType(in: context)
        }
        guard let name, context.owner(ofType: name) == .applicationDelegate else { return nil }
        let property = context.index.type(named: name).flatMap { StateProperty(named: "window", in: $0.node) }
        let isOptional = property?.type?.trimmedDescription == "UIWindow?"
        return DelegateWindow(optional: isOptional ? ExprSyntax(member) : nil)
    }
}

extension ExprSyntax {
    /// The member that is read of this expression, through `?` and `!`.
    fileprivate var readMember: MemberAccessExprSyntax? {
        var current = Syntax(self)
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self) {
                return member.base?.id == ExprSyntax(current)?.id ? member : nil
            }
            guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return nil }
            current = parent
        }
        return nil
    }

    /// Whether the expression is the application: `UIApplication.shared`, or a parameter of that type.
    func isApplication(in context: RuleContext) -> Bool {
        let expression = unwrapped
        let text = expression.trimmedDescription
        if ["UIApplication.shared", "UIKit.UIApplication.shared"].contains(text) {
            return context.isUIKits("UIApplication", at: self)
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
        if let type = LexicalScope(TypeReader(context)).type(of: reference, depth: 0) {
            return type == "UIApplication" || type == "UIApplication?"
        }
        return expression.localValue.map { $0.trimmedDescription == "UIApplication.shared" } ?? false
    }

    /// `UIApplication.shared.delegate`.
    func isApplicationDelegate(in context: RuleContext) -> Bool {
        guard let member = unwrapped.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.baseName.text == "delegate" && member.base?.isApplication(in: context) ?? false
    }

    /// The project's type of an application delegate that a name stands for, as in
    /// `let app = UIApplication.shared.delegate as! AppDelegate`.
    fileprivate func delegateType(in context: RuleContext) -> String? {
        if let type = TypeReader(context).type(of: self) { return type.trimmingOptional }
        let value: ExprSyntax?
        if self.is(DeclReferenceExprSyntax.self) {
            value = localValue
        } else if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
            // `self.appDelegate`, `AppDelegate.shared`
            let owner = base.trimmedDescription == "self" ? enclosingType?.typePath.last : base.trimmedDescription
            let property = owner.flatMap { context.index.type(named: $0) }.flatMap {
                StateProperty(named: member.declName.baseName.text, in: $0.node)
            }
            if let type = property?.type { return TypeReader.text(type).trimmingOptional }
            value = property?.initialValue
        } else {
            value = nil
        }
        guard let parts = value?.unwrapped.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[1].is(UnresolvedAsExprSyntax.self), parts[0].isApplicationDelegate(in: context)
        else { return nil }
        return parts[2].trimmedDescription.trimmingOptional
    }

    /// What the local, or the property of the type around, that the name stands for is set to at its declaration.
    fileprivate var localValue: ExprSyntax? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var child = Syntax(self)
        while let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if Syntax(item).id == child.id { break }
                    if let property = item.item.as(VariableDeclSyntax.self).flatMap({ StateProperty($0) }), property.name == name
                    {
                        return property.initialValue
                    }
                    let check = item.item.as(GuardStmtSyntax.self)
                    if let value = check?.conditions.value(boundTo: name) { return value }
                }
            } else if let statement = parent.as(IfExprSyntax.self), let value = statement.conditions.value(boundTo: name) {
                return value
            } else if let type = parent.as(DeclSyntax.self), type.isTypeOrExtension {
                return StateProperty(named: name, in: type)?.initialValue
            }
            child = parent
        }
        return nil
    }
}

extension ConditionElementListSyntax {
    /// `let name = value`.
    fileprivate func value(boundTo name: String) -> ExprSyntax? {
        for condition in self {
            guard let optional = condition.condition.as(OptionalBindingConditionSyntax.self),
                optional.pattern.trimmedDescription == name, let value = optional.initializer?.value
            else { continue }
            return value
        }
        return nil
    }
}

extension String {
    /// A type's name without `?` and `!`.
    fileprivate var trimmingOptional: String { String(prefix { $0 != "?" && $0 != "!" }) }
}
