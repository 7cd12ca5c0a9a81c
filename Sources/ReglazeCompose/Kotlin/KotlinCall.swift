import ReglazeEngine

/// A call with all that it is given: `nav.navigate(PlantRoute(id)) { launchSingleTop = true }`.
///
/// In the tree, a call with a lambda behind it is a call of the call before it; and the grammar takes `entry<Home> { … }` and
/// `listOf<Home>(a)` for comparisons. Here they are all calls.
public struct KotlinCall: Sendable {
    /// The whole call, its lambda included.
    public let node: KotlinNode
    /// What is called, without what stands before the dot: `navigate`.
    public let name: String
    public let nameNode: KotlinNode
    /// What stands before the dot: `nav`.
    public let receiver: KotlinNode?
    /// The types between `<` and `>`.
    public let typeArguments: [KotlinNode]
    /// In the order in which they are written, the lambda behind the parentheses last.
    public let arguments: [KotlinArgument]

    /// - Parameter node: a whole call. nil for anything else, a call without the lambda that follows it included.
    public init?(_ node: KotlinNode) {
        var types: [KotlinNode] = []
        var arguments: [KotlinArgument] = []
        var callee: KotlinNode
        if node.kind == "call_expression" {
            guard !Self.isInner(node), let first = node.namedChildren.first else { return nil }
            callee = first
            var current = node
            if let lambda = node.child(ofKind: "annotated_lambda") {
                if let argument = KotlinArgument(trailing: lambda) { arguments = [argument] }
                if callee.kind == "call_expression", callee.child(ofKind: "annotated_lambda") == nil,
                    node.child(ofKind: "value_arguments") == nil, let inner = callee.namedChildren.first
                {
                    current = callee
                    callee = inner
                }
            }
            types =
                (current.child(ofKind: "type_arguments") ?? node.child(ofKind: "type_arguments"))
                .map { $0.namedChildren.map { $0.namedChildren.first ?? $0 } } ?? []
            let list = current.child(ofKind: "value_arguments")?.namedChildren ?? []
            arguments = list.compactMap(KotlinArgument.init(listed:)) + arguments
        } else {
            guard let (name, type, rest) = Self.mistakenForComparison(node) else { return nil }
            callee = name
            types = [type]
            if rest.kind == "lambda_literal" {
                arguments = KotlinArgument(trailing: rest).map { [$0] } ?? []
            } else {
                arguments = rest.namedChildren.map { KotlinArgument(name: nil, value: $0, node: $0, isTrailing: false) }
            }
        }
        switch callee.kind {
        case "identifier":
            nameNode = callee
            receiver = nil
        case "navigation_expression":
            let parts = callee.namedChildren
            guard parts.count == 2, let first = parts.first, let last = parts.last, last.kind == "identifier" else { return nil }
            nameNode = last
            receiver = first
        default: return nil
        }
        self.node = node
        name = nameNode.text
        typeArguments = types
        self.arguments = arguments
    }

    /// Every call in a node, the node itself included, in source order.
    public static func all(in node: KotlinNode) -> [KotlinCall] {
        var calls: [KotlinCall] = []
        if let call = KotlinCall(node) { calls.append(call) }
        for inner in node.descendants {
            if inner.kind == "call_expression" || inner.kind == "binary_expression", let call = KotlinCall(inner) {
                calls.append(call)
            }
        }
        return calls
    }

    /// Every call in a node of functions with one of these names.
    public static func all(of names: Set<String>, in node: KotlinNode) -> [KotlinCall] {
        all(in: node).filter { names.contains($0.name) }
    }

    /// The call whose argument a node is, at any depth of lambdas and calls: the nearest one.
    public static func around(_ node: KotlinNode) -> KotlinCall? {
        node.ancestors.lazy.compactMap(KotlinCall.init).first { $0.node != node }
    }

    public func argument(named name: String) -> KotlinArgument? { arguments.first { $0.name == name } }

    /// The argument with this name, else the one at this place among those without a name.
    public func argument(named name: String, at index: Int) -> KotlinArgument? {
        if let named = argument(named: name) { return named }
        guard index < arguments.count, arguments[...index].allSatisfy({ $0.name == nil && !$0.isTrailing }) else { return nil }
        return arguments[index]
    }

    /// The lambda behind the parentheses.
    public var trailingLambda: KotlinLambda? { arguments.last { $0.isTrailing }?.lambda }

    /// The names between `<` and `>`, as they are written: `Plant`, `Route.Plant`.
    public var typeNames: [String] { typeArguments.map(\.text) }

    /// Whether it is the part of a call that stands before its lambda.
    private static func isInner(_ node: KotlinNode) -> Bool {
        guard let parent = node.parent, parent.kind == "call_expression", parent.namedChildren.first == node else { return false }
        return parent.child(ofKind: "annotated_lambda") != nil && parent.child(ofKind: "value_arguments") == nil
            && node.child(ofKind: "annotated_lambda") == nil
    }

    /// `name<Type> { … }` and `name<Type>(value)`, which the grammar reads as `(name < Type) > …`.
    private static func mistakenForComparison(_ node: KotlinNode) -> (KotlinNode, KotlinNode, KotlinNode)? {
        guard node.kind == "binary_expression", node.child("operator")?.text == ">", let left = node.child("left"),
            left.kind == "binary_expression", left.child("operator")?.text == "<", let right = node.child("right"),
            right.kind == "lambda_literal" || right.kind == "parenthesized_expression", let name = left.child("left"),
            name.kind == "identifier" || name.kind == "navigation_expression", let type = left.child("right"),
            type.kind == "identifier" || type.kind == "navigation_expression"
        else { return nil }
        return (name, type, right)
    }
}

/// One thing that a call is given.
public struct KotlinArgument: Sendable {
    /// nil for one without a name.
    public let name: String?
    public let value: KotlinNode
    /// With its name; of the lambda behind the parentheses, with its annotations.
    public let node: KotlinNode
    /// Whether it is the lambda behind the parentheses.
    public let isTrailing: Bool

    public var lambda: KotlinLambda? { KotlinLambda(value) }

    init(name: String?, value: KotlinNode, node: KotlinNode, isTrailing: Bool) {
        self.name = name
        self.value = value
        self.node = node
        self.isTrailing = isTrailing
    }

    init?(listed node: KotlinNode) {
        guard node.kind == "value_argument", let value = node.namedChildren.last else { return nil }
        let hasName = node.child(ofKind: "=") != nil && node.namedChildren.count > 1
        self.init(name: hasName ? node.namedChildren.first?.text : nil, value: value, node: node, isTrailing: false)
    }

    init?(trailing node: KotlinNode) {
        guard let value = node.kind == "lambda_literal" ? node : node.child(ofKind: "lambda_literal") else { return nil }
        self.init(name: nil, value: value, node: node, isTrailing: true)
    }
}

/// `{ id -> … }`.
public struct KotlinLambda: Sendable {
    public let node: KotlinNode
    /// The parameters as they are written, types included; empty for none. `it` is not among them.
    public let parameters: [String]

    public init?(_ node: KotlinNode) {
        guard node.kind == "lambda_literal" else { return nil }
        self.node = node
        let list = node.child(ofKind: "lambda_parameters")?.namedChildren ?? []
        parameters = list.map { $0.kind == "variable_declaration" ? $0.namedChildren.first?.text ?? $0.text : $0.text }
    }

    /// What its only value is called: the first parameter, else `it`.
    public var parameter: String { parameters.first ?? "it" }

    public var statements: [KotlinNode] { node.namedChildren.filter { $0.kind != "lambda_parameters" } }

    /// UTF-8 byte offsets of what stands between the arrow, or the brace, and the closing brace.
    public var bodyRange: Range<Int> {
        let opening = node.child(ofKind: "->") ?? node.child(ofKind: "{")
        let start = opening?.range.upperBound ?? node.range.lowerBound
        return start..<max(start, node.range.upperBound - 1)
    }
}
