import ReglazeEngine

/// The type of a callback: `(SessionId, Boolean) -> Unit`.
struct KotlinFunctionType {
    /// `(…)` before the arrow.
    let list: KotlinNode
    /// The types in it, as they are written.
    let parameters: [String]
    /// Whether they have names: `(id: SessionId) -> Unit`.
    let hasNames: Bool
    /// The type behind the arrow, as it is written.
    let result: String

    /// - Parameters:
    ///   - parameter: the name of a function's parameter.
    ///   - function: its `function_declaration`.
    ///   - isNullable: whether `((SessionId) -> Unit)?` is one too.
    init?(of parameter: String, in function: KotlinNode, isNullable: Bool = false) {
        guard let parameters = function.child(ofKind: "function_value_parameters"),
            let node = parameters.namedChildren.first(where: {
                $0.kind == "parameter" && $0.child(ofKind: "identifier")?.text == parameter
            }), var type = node.namedChildren.last
        else { return nil }
        if isNullable, type.kind == "nullable_type" { type = type.namedChildren.last ?? type }
        while type.kind == "parenthesized_type", let inner = type.namedChildren.last { type = inner }
        guard type.kind == "function_type", let list = type.child(ofKind: "function_type_parameters"),
            let result = type.namedChildren.last, result != list
        else { return nil }
        self.list = list
        let types = list.namedChildren.filter { !$0.isComment }
        hasNames = types.contains { $0.kind == "parameter" }
        self.parameters = types.map { $0.kind == "parameter" ? $0.namedChildren.last?.text ?? "" : $0.text }
        self.result = result.text
    }
}
