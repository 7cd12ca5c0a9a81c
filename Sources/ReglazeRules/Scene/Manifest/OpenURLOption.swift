import SwiftSyntax

/// An option with which a link is opened: a member of the context's options in a scene.
enum OpenURLOption: String {
    case sourceApplication, annotation, openInPlace

    /// What takes the place of `options[.openInPlace] as? Bool ?? false` and the like, and of how much text; nil for a use that has
    /// no such form.
    static func translation(of reference: DeclReferenceExprSyntax) -> (Range<Int>, String)? {
        guard let call = reference.parent?.as(SubscriptCallExprSyntax.self), call.calledExpression.id == ExprSyntax(reference).id,
            call.arguments.count == 1, let key = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        else { return nil }
        let prefix = key.base?.trimmedDescription ?? ""
        guard ["", "UIApplication.OpenURLOptionsKey", "UIApplicationOpenURLOptionsKey"].contains(prefix),
            let option = OpenURLOption(rawValue: key.declName.baseName.text)
        else { return nil }
        let text = "context.options.\(option.rawValue)"
        guard let list = call.parent?.as(ExprListSyntax.self) else {
            return option == .annotation ? (call.textRange, text) : nil
        }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), place + 2 < elements.count,
            let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "?"
        else { return nil }
        let type = elements[place + 2].trimmedDescription
        let start = call.textRange.lowerBound
        switch option {
        case .sourceApplication where type == "String": return (start..<elements[place + 2].textRange.upperBound, text)
        case .openInPlace where type == "Bool":
            // As an argument, a value does for an optional one.
            if place + 3 == elements.count, list.parent?.parent?.is(LabeledExprSyntax.self) == true {
                return (start..<elements[place + 2].textRange.upperBound, text)
            }
            guard place + 4 < elements.count, elements[place + 3].trimmedDescription == "??" else { return nil }
            return (start..<elements[place + 4].textRange.upperBound, text)
        default: return nil
        }
    }
}
