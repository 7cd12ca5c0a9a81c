import ReglazeEngine

/// The names that a place sees besides those of files and types.
public enum KotlinScope {
    /// Where a local name comes from.
    public enum Local: Sendable {
        /// `val nav = …`; the node is the `property_declaration`.
        case variable(KotlinNode)
        /// A function's parameter.
        case parameter(KotlinParameter, of: KotlinNode)
        /// A parameter of a lambda.
        case lambdaParameter(KotlinNode)
    }

    public static func isLocal(_ name: String, at node: KotlinNode) -> Bool { local(name, at: node) != nil }

    /// What a name means at a place, the nearest declaration first; nil where no function, lambda or statement around it declares it.
    public static func local(_ name: String, at node: KotlinNode) -> Local? {
        var below = node
        for around in node.ancestors {
            switch around.kind {
            case "block", "lambda_literal", "function_body":
                for statement in around.children where statement.range.upperBound <= below.range.lowerBound {
                    if statement.kind == "property_declaration", declares(statement, name) { return .variable(statement) }
                }
                if let lambda = KotlinLambda(around), lambda.parameters.contains(name) { return .lambdaParameter(around) }
            case "function_declaration":
                if let parameter = KotlinParameter.all(of: around).first(where: { $0.name == name }) {
                    return .parameter(parameter, of: around)
                }
            case "when_expression":
                if let subject = around.child(ofKind: "when_subject"), declares(subject, name) { return .variable(subject) }
            case "for_statement":
                if declares(around, name) { return .variable(around) }
            case "class_declaration", "object_declaration": return nil
            default: break
            }
            below = around
        }
        return nil
    }

    /// The function that is declared among the statements around a place: `fun open(page: Page) { … }`.
    static func function(_ name: String, at node: KotlinNode) -> KotlinNode? {
        for around in node.ancestors {
            if ["class_declaration", "object_declaration"].contains(around.kind) { return nil }
            guard ["block", "lambda_literal"].contains(around.kind) else { continue }
            let found = around.children.first {
                $0.kind == "function_declaration" && $0.range.upperBound <= node.range.lowerBound
                    && $0.child("name")?.text == name
            }
            if let found { return found }
        }
        return nil
    }

    private static func declares(_ statement: KotlinNode, _ name: String) -> Bool {
        if let variable = statement.child(ofKind: "variable_declaration") { return variable.namedChildren.first?.text == name }
        guard let several = statement.child(ofKind: "multi_variable_declaration") else { return false }
        return several.namedChildren.contains { $0.namedChildren.first?.text == name }
    }
}
