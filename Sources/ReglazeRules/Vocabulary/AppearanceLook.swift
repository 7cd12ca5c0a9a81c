import ReglazeEngine
import SwiftSyntax

/// Where the look that a statement gives to an appearance shows: on the bars that get the appearance, or a copy of it, before something
/// sets it back.
struct AppearanceLook {
    /// Where bars get it, in the same body.
    private(set) var placements: [BarStatement] = []
    /// Whether it may show elsewhere too: what has the look is given to no bar in the body.
    private(set) var isOpen = false
    /// Whether nothing has it in the end.
    var isSetBack: Bool { placements.isEmpty && !isOpen }

    private let resets: Set<String>
    private let covers: (_ key: String) -> Bool
    private let body: Syntax

    /// - Parameters:
    ///   - statement: what gives the look, `look.configureWithTransparentBackground()`.
    ///   - resets: the functions that set it back.
    ///   - covers: whether a copy of this name gets another look for good.
    init(of statement: BarStatement, setBackBy resets: Set<String>, covers: @escaping (_ key: String) -> Bool = { _ in false }) {
        self.resets = resets
        self.covers = covers
        body = statement.node.bodyAround
        follow(statement.key, statement.binder, from: Syntax(statement.node))
    }

    private mutating func follow(_ key: String, _ binder: SyntaxIdentifier?, from start: Syntax, depth: Int = 0) {
        guard depth < 6, depth == 0 || !covers(key) else { return }
        let end = BarStatement.all(resets, in: body).first { other in
            other.key == key && other.binder == binder && other.node.position > start.position
                && Self.runsAlways(other.node, after: start)
        }
        let copies = Self.copies(of: key, binder, in: body).filter { copy in
            copy.position > start.position && end.map { copy.position < $0.node.position } ?? true
        }
        for copy in copies {
            switch Receiver(of: copy) {
            case .bar(let placement): placements.append(placement)
            case .local(let name, let binder): follow(name, binder, from: Syntax(copy), depth: depth + 1)
            case .other: isOpen = true
            }
        }
        guard end == nil else { return }
        let uses = BarStatement.all(ScrollEdge.properties, in: body).filter { $0.value.map(BarStatement.key) == key }
        placements += uses
        if uses.isEmpty, copies.isEmpty || isUsedOtherwise(key, binder) { isOpen = true }
    }

    /// Whether a name is used for more than setting something on it and copying it.
    private func isUsedOtherwise(_ name: String, _ binder: SyntaxIdentifier?) -> Bool {
        guard binder != nil else { return true }
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            var expression = Syntax(reference)
            while let parent = expression.parent,
                parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
            { expression = parent }
            guard let parent = expression.parent else { return true }
            if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text != "barAppearance" }
            // A member of another object may have the same name.
            return !parent.is(MemberAccessExprSyntax.self)
        }
    }

    // MARK: Copies

    /// What an expression copies: `look` of `look.copy()` and of `UITabBarAppearance(barAppearance: look)`; nil for other expressions.
    static func source(of expression: ExprSyntax) -> ExprSyntax? {
        guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
        if call.calleeName == "copy", call.arguments.isEmpty {
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        }
        guard call.calleeName?.hasSuffix("Appearance") ?? false else { return nil }
        return call.arguments.argument("barAppearance")?.expression
    }

    private static let copiers: Set = [
        "copy", "UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
    ]

    private static func copies(of key: String, _ binder: SyntaxIdentifier?, in body: Syntax) -> [ExprSyntax] {
        BarStatement.all(copiers, in: body).filter { copy in
            guard let source = source(of: copy.node), BarStatement.key(of: source) == key else { return false }
            return copy.target == nil || copy.binder == binder
        }.map(\.node)
    }

    /// What gets a copy.
    private enum Receiver {
        case bar(BarStatement)
        case local(String, SyntaxIdentifier)
        case other

        init(of copy: ExprSyntax) {
            var child = Syntax(copy)
            while let parent = child.parent {
                switch parent.kind {
                case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .tupleExpr, .labeledExprList, .labeledExpr, .exprList,
                    .asExpr:
                    break
                case .sequenceExpr:
                    if let statement = BarStatement(parent.cast(SequenceExprSyntax.self)) {
                        self = ScrollEdge.properties.contains(statement.name.text) ? .bar(statement) : .other
                        return
                    }
                    guard parent.cast(ExprSyntax.self).castType != nil else {
                        self = .other
                        return
                    }
                case .initializerClause:
                    self = Self.local(parent) ?? .other
                    return
                default:
                    self = .other
                    return
                }
                child = parent
            }
            self = .other
        }

        private static func local(_ initializer: Syntax) -> Receiver? {
            if let condition = initializer.parent?.as(OptionalBindingConditionSyntax.self),
                let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = condition.initializer?.value
            {
                return .local(name, Syntax(value).id)
            }
            guard let binding = initializer.parent?.as(PatternBindingSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
                let item = variable.parent?.as(CodeBlockItemSyntax.self), variable.bindings.count == 1
            else { return nil }
            return .local(name, Syntax(item).id)
        }
    }

    // MARK: Order

    /// Whether a statement runs whenever the one before it has, on iOS 26 at least.
    private static func runsAlways(_ node: ExprSyntax, after start: Syntax) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            switch parent.kind {
            case .codeBlockItemList: if start.isInside(parent) { return true }
            case .codeBlockItem, .codeBlock, .expressionStmt: break
            case .ifExpr:
                let check = parent.cast(IfExprSyntax.self)
                guard child.id == Syntax(check.body).id, let asked = AvailabilityCheck(check.conditions), !asked.isUnavailable,
                    asked.version <= 26
                else { return false }
            default: return false
            }
            child = parent
        }
        return false
    }
}
