import ReglazeEngine
import SwiftSyntax

/// `Binding(get: { model.path }, set: { model.path = $0 })`, written out where `$model.path` may do.
struct HandmadeBinding {
    let call: FunctionCallExprSyntax
    let get: ClosureExprSyntax
    let set: ClosureExprSyntax

    /// nil when `expression` is not a call of `Binding`'s `get:set:` initialiser with two closures.
    init?(_ expression: some ExprSyntaxProtocol) {
        guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName,
            name == "Binding" || name == "init"
        else { return nil }
        var closures: [String: ClosureExprSyntax] = [:]
        for argument in call.arguments {
            closures[argument.label?.text ?? "_"] = argument.expression.as(ClosureExprSyntax.self)
        }
        if let trailing = call.trailingClosure { closures[closures["get"] == nil ? "get" : "set"] = trailing }
        for trailing in call.additionalTrailingClosures { closures[trailing.label.text] = trailing.closure }
        guard closures.count == 2, let get = closures["get"], let set = closures["set"] else { return nil }
        self.call = call
        self.get = get
        self.set = set
    }

    /// What both closures name, when the one returns it and the other assigns its argument to it, and nothing else:
    /// `["model", "path"]`. `self.` is left out.
    var path: [String]? {
        guard get.signature == nil, get.statements.count == 1, let returned = get.statements.first.flatMap(Self.value),
            set.statements.count == 1, let parameter, let path = Self.path(of: returned),
            let assignment = set.statements.first?.item.as(SequenceExprSyntax.self)
        else { return nil }
        let parts = Array(assignment.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), Self.path(of: parts[0]) == path,
            parts[2].as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
        else { return nil }
        return path
    }

    /// Whether a comment stands anywhere in it.
    var holdsComment: Bool {
        call.tokens(viewMode: .sourceAccurate).contains { token in
            (token.id != call.firstToken(viewMode: .sourceAccurate)?.id && !token.leadingTrivia.comments.isEmpty)
                || (token.id != call.lastToken(viewMode: .sourceAccurate)?.id && !token.trailingTrivia.comments.isEmpty)
        }
    }

    /// The name of the new value in `set`; nil where it is captured, typed or taken together with a transaction.
    private var parameter: String? {
        guard let signature = set.signature else { return "$0" }
        guard signature.capture == nil, case .simpleInput(let list)? = signature.parameterClause, list.count == 1 else {
            return nil
        }
        return list.first?.name.text
    }

    private static func value(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
        return item.item.as(ExprSyntax.self)
    }

    private static func path(of expression: ExprSyntax) -> [String]? {
        if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            return reference.baseName.tokenKind == .keyword(.self) ? [] : [reference.baseName.text]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(path) else { return nil }
        return base + [member.declName.baseName.text]
    }
}
