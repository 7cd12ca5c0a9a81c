import SwiftSyntax

/// What `.regular.tint(.red).interactive()` says, as arguments: `tint: .red, isInteractive: true`.
struct GlassValue {
    private(set) var arguments: [(label: String, value: String)] = []

    /// nil where it is chosen, held by a name, or `.identity`.
    init?(_ expression: ExprSyntax) {
        var tint: String?
        var isInteractive: String?
        var rest = expression
        while let call = rest.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                call.trailingClosure == nil, call.arguments.count < 2, call.arguments.first?.label == nil
            else { return nil }
            let value = call.arguments.first?.expression.trimmedDescription
            switch member.declName.baseName.text {
            case "tint" where tint == nil && value != nil: tint = value
            case "interactive" where isInteractive == nil: isInteractive = value ?? "true"
            default: return nil
            }
            rest = base
        }
        guard let kind = rest.as(MemberAccessExprSyntax.self), ["nil", "Glass"].contains(kind.base?.trimmedDescription ?? "nil")
        else { return nil }
        switch kind.declName.baseName.text {
        case "regular": break
        case "clear": arguments.append(("isClear", "true"))
        default: return nil
        }
        if let tint { arguments.append(("tint", tint)) }
        if let isInteractive { arguments.append(("isInteractive", isInteractive)) }
    }
}
