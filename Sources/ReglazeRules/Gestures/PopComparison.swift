import ReglazeEngine
import SwiftSyntax

/// How a `gestureRecognizerShouldBegin` that compares with the edge recogniser learns of the second one.
enum PopComparison {
    enum Result {
        /// None where nothing is compared.
        case edits([Edit])
        case obstacle(String)
    }

    private static let helper = "isPopGesture"

    /// Every `gestureRecognizer == interactivePopGestureRecognizer` becomes a call of a new function that knows both.
    static func rewrite(_ function: FunctionDeclSyntax, of type: DeclSyntax, in context: RuleContext) -> Result {
        guard let body = function.body, let parameter = function.signature.parameterClause.parameters.first else {
            return .edits([])
        }
        let tokens = context.file.tokens(named: PopRecognizer.edge).filter { $0.isInside(body) }
        guard !tokens.isEmpty else { return .edits([]) }
        let name = (parameter.secondName ?? parameter.firstName).text
        var edits: [Edit] = []
        for token in tokens {
            guard let (range, isNegative) = comparison(with: token, of: name) else {
                let place = "line \(context.file.line(of: token))"
                return .obstacle("`gestureRecognizerShouldBegin` asks for the edge recogniser in a way of its own (\(place))")
            }
            edits.append(context.edit(range, "\(isNegative ? "!" : "")\(helper)(\(name))"))
        }
        guard !isTaken(above: type, in: context) else {
            return .obstacle("the class, or one that it comes from, has a member `\(helper)` already")
        }
        let indentation = context.file.indentation(ofLineAt: function.textRange.lowerBound)
        let unit = context.file.indentationUnit(after: indentation)
        let isGated = context.deploymentTarget < 26
        let condition = "\(isGated ? "#available(iOS 26.0, *), " : "")\(name) === \(PopRecognizer.content)"
        let lines = [
            "", "/// The pop from the edge, and since iOS 26 the one from the content.",
            "private func \(helper)(_ \(name): UIGestureRecognizer) -> Bool {", "\(unit)if \(condition) { return true }",
            "\(unit)return \(name) === \(PopRecognizer.edge)", "}",
        ]
        let text = lines.map { $0.isEmpty ? "\n" : "\n\(indentation)\($0)" }.joined()
        let end = context.file.lineEnd(of: function.textRange.upperBound)
        edits.append(context.edit(end..<end, text))
        return .edits(edits)
    }

    /// Whether the class, what it comes from or an extension of those names the new function.
    private static func isTaken(above type: DeclSyntax, in context: RuleContext) -> Bool {
        // What an Objective-C class above it has is not looked up there.
        if context.index.files.contains(where: { $0.kind == .objectiveC && $0.contains(helper) }) { return true }
        var waiting = type.typePath.suffix(1).map { $0 }
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            for part in context.index.declarations(named: name) {
                if part.file.tokens(named: helper).contains(where: { $0.isInside(part.node) }) { return true }
                waiting += part.inherited.map(\.lastTypeName)
            }
        }
        return ["UINavigationController", "UIViewController", "UIResponder", "NSObject"].contains { name in
            context.index.declarations(named: name).contains { part in
                part.file.tokens(named: helper).contains { $0.isInside(part.node) }
            }
        }
    }

    /// The bytes of `name == interactivePopGestureRecognizer`, in either order.
    private static func comparison(with token: TokenSyntax, of name: String) -> (range: Range<Int>, isNegative: Bool)? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var operand = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            guard member.base?.isSelf ?? false else { return nil }
            operand = ExprSyntax(member)
        }
        if let wrapped = operand.parent?.as(ForceUnwrapExprSyntax.self) { operand = ExprSyntax(wrapped) }
        guard let sequence = operand.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: { $0.id == operand.id }) else { return nil }
        for other in [index - 2, index + 2] where elements.indices.contains(other) {
            guard elements[other].trimmedDescription == name,
                let sign = elements[(index + other) / 2].as(BinaryOperatorExprSyntax.self)?.operator.text,
                ["==", "===", "!=", "!=="].contains(sign)
            else { continue }
            let (first, last) = (elements[min(index, other)], elements[max(index, other)])
            return (first.textRange.lowerBound..<last.textRange.upperBound, sign.hasPrefix("!"))
        }
        return nil
    }
}
