import SwiftSyntax

/// A launch option that a scene gets among its connection options instead.
enum LaunchOption: String {
    case url, shortcutItem, userActivityDictionary, remoteNotification, sourceApplication, cloudKitShareMetadata

    /// Whether there is one.
    private var isPresent: String {
        switch self {
        case .url: "!connectionOptions.urlContexts.isEmpty"
        case .userActivityDictionary: "!connectionOptions.userActivities.isEmpty"
        case .shortcutItem: "connectionOptions.shortcutItem != nil"
        case .remoteNotification: "connectionOptions.notificationResponse != nil"
        case .sourceApplication: "connectionOptions.sourceApplication != nil"
        case .cloudKitShareMetadata: "connectionOptions.cloudKitShareMetadata != nil"
        }
    }

    private var isAbsent: String {
        isPresent.hasPrefix("!") ? String(isPresent.dropFirst()) : isPresent.replacing(" != ", with: " == ")
    }

    /// The option itself, and the type that it is cast to; nil for one that has no single value.
    private var value: (text: String, type: String)? {
        switch self {
        case .url: ("connectionOptions.urlContexts.first?.url", "URL")
        case .shortcutItem: ("connectionOptions.shortcutItem", "UIApplicationShortcutItem")
        case .remoteNotification:
            ("connectionOptions.notificationResponse?.notification.request.content.userInfo", "[AnyHashable: Any]")
        case .sourceApplication: ("connectionOptions.sourceApplication", "String")
        case .userActivityDictionary, .cloudKitShareMetadata: nil
        }
    }

    /// The option that `launchOptions?[.url]` asks for, and the whole subscript.
    static func subscripted(by reference: DeclReferenceExprSyntax) -> (option: LaunchOption, node: ExprSyntax)? {
        var base = ExprSyntax(reference)
        if let chained = base.parent?.as(OptionalChainingExprSyntax.self) { base = ExprSyntax(chained) }
        if let forced = base.parent?.as(ForceUnwrapExprSyntax.self) { base = ExprSyntax(forced) }
        guard let call = base.parent?.as(SubscriptCallExprSyntax.self), call.calledExpression.id == base.id,
            call.arguments.count == 1, let key = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        else { return nil }
        let prefix = key.base?.trimmedDescription ?? ""
        guard ["", "UIApplication.LaunchOptionsKey", "UIApplicationLaunchOptionsKey"].contains(prefix),
            let option = LaunchOption(rawValue: key.declName.baseName.text)
        else { return nil }
        return (option, ExprSyntax(call))
    }

    /// `if let launchOptions = launchOptions { … }` and `if let launchOptions { … }` without an `else`.
    static func unwrappings(of name: String, in node: Syntax) -> [IfExprSyntax] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.text == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self),
                let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self),
                binding.initializer.map({ $0.value.trimmedDescription == name }) ?? true,
                let branch = binding.nearest(IfExprSyntax.self), branch.conditions.count == 1, branch.elseBody == nil
            else { return nil }
            return branch
        }
    }

    /// Whether the name stands on the right in such a condition.
    static func isUnwrapping(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let binding = reference.parent?.parent?.as(OptionalBindingConditionSyntax.self) else { return false }
        return unwrappings(of: reference.baseName.text, in: Syntax(binding)).contains { branch in
            branch.conditions.first.map { Syntax(binding).isInside($0) } ?? false
        }
    }

    /// What takes the place of a use of the launch options, and of how much text; nil for a use that has no such form.
    static func translation(of reference: DeclReferenceExprSyntax) -> (Range<Int>, String)? {
        guard let (option, node) = subscripted(by: reference) else { return nil }
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }), place + 2 < elements.count else { return nil }
        let end = elements[place + 2].textRange.upperBound
        if let sign = elements[place + 1].as(BinaryOperatorExprSyntax.self), elements[place + 2].is(NilLiteralExprSyntax.self) {
            switch sign.operator.text {
            case "!=": return (node.textRange.lowerBound..<end, option.isPresent)
            case "==": return (node.textRange.lowerBound..<end, option.isAbsent)
            default: return nil
            }
        }
        guard let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "?",
            let type = elements[place + 2].as(TypeExprSyntax.self), let value = option.value
        else { return nil }
        let written = type.type.trimmedDescription.filter { $0 != " " }
        let expected = value.type.filter { $0 != " " }
        guard written == expected || (option == .remoteNotification && ["[String:Any]", "[String:AnyObject]"].contains(written))
        else { return nil }
        // The payload's keys are strings in one type and hashable values in the other.
        let suffix = written == expected ? "" : " as? \(type.type.trimmedDescription)"
        return (node.textRange.lowerBound..<end, value.text + suffix)
    }
}
