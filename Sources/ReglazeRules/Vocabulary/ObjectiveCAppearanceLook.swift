import ReglazeEngine

/// Where the look that a statement gives to an appearance in Objective-C shows: on the bars that get the appearance, or a copy of it,
/// before something sets it back.
struct ObjectiveCAppearanceLook {
    /// Where bars get it, in the same method.
    private(set) var placements: [ObjectiveCBarStatement] = []
    /// Whether it may show elsewhere too: what has the look is given to no bar in the method.
    private(set) var isOpen = false
    /// Whether nothing has it in the end.
    var isSetBack: Bool { placements.isEmpty && !isOpen }

    private let resets: Set<String>
    private let covers: (_ statement: ObjectiveCBarStatement) -> Bool
    private let body: ObjectiveCNode
    private let statements: [ObjectiveCBarStatement]
    private let context: RuleContext

    /// - Parameters:
    ///   - statement: what gives the look, `[look configureWithTransparentBackground]`.
    ///   - resets: the methods that set it back.
    ///   - covers: whether a statement gives a copy another look for good.
    init(
        of statement: ObjectiveCBarStatement, setBackBy resets: Set<String>, in context: RuleContext,
        covers: @escaping (_ statement: ObjectiveCBarStatement) -> Bool = { _ in false }
    ) {
        self.resets = resets
        self.covers = covers
        self.context = context
        body = statement.node.bodyAround
        statements = ObjectiveCBarStatement.all(in: body, context)
        follow(statement.key, statement.binder, from: statement.node)
    }

    private mutating func follow(_ key: String, _ binder: ObjectiveCNode?, from start: ObjectiveCNode, depth: Int = 0) {
        let own = statements.filter { $0.key == key && $0.binder == binder }
        guard depth < 6, depth == 0 || !own.contains(where: covers) else { return }
        let end = own.first { other in
            resets.contains(other.name) && other.node.range.lowerBound > start.range.lowerBound
                && Self.runsAlways(other.node, after: start)
        }
        let copies = copies(of: key, binder).filter { copy in
            let place = copy.range.lowerBound
            return place > start.range.lowerBound && end.map { place < $0.node.range.lowerBound } ?? true
        }
        for copy in copies {
            let holder = copy.parentOfUnwrapped
            if let holder, holder.kind == "init_declarator",
                let name = holder.child("declarator")?.descendants.first(where: { $0.kind == "identifier" })?.text
            {
                follow(name, holder, from: copy, depth: depth + 1)
            } else if let placement = holder.flatMap({ ObjectiveCBarStatement($0, in: context) }),
                ObjectiveCBarStatement.appearanceProperties.contains(placement.name)
            {
                placements.append(placement)
            } else {
                isOpen = true
            }
        }
        guard end == nil else { return }
        let uses = statements.filter { other in
            guard ObjectiveCBarStatement.appearanceProperties.contains(other.name), let value = other.value?.unwrapped else {
                return false
            }
            return value.compactText == key && ObjectiveCBarStatement.binder(of: value) == binder
        }
        placements += uses
        if uses.isEmpty, copies.isEmpty || isUsedOtherwise(key, binder) { isOpen = true }
    }

    /// Whether a name is used for more than setting something on it and copying it.
    private func isUsedOtherwise(_ name: String, _ binder: ObjectiveCNode?) -> Bool {
        guard let binder else { return true }
        return body.descendants(ofKind: "identifier").contains { node in
            guard node.text == name, !binder.range.contains(node.range.lowerBound),
                ObjectiveCBarStatement.binder(of: node) == binder, let parent = node.parentOfUnwrapped
            else { return false }
            if let property = ObjectiveCProperty(parent) { return property.object.unwrapped != node }
            guard let message = ObjectiveCMessage(parent) else { return true }
            return message.receiver.unwrapped != node && message.selector != "initWithBarAppearance:"
        }
    }

    /// What an expression copies: `look` of `[look copy]` and of `[[UITabBarAppearance alloc] initWithBarAppearance:look]`; nil for
    /// other expressions.
    static func source(of node: ObjectiveCNode) -> ObjectiveCNode? {
        if let property = ObjectiveCProperty(node) { return property.name == "copy" ? property.object.unwrapped : nil }
        guard let message = ObjectiveCMessage(node), message.selector == "initWithBarAppearance:" else { return nil }
        return message.arguments.first?.unwrapped
    }

    private func copies(of key: String, _ binder: ObjectiveCNode?) -> [ObjectiveCNode] {
        body.descendants.filter { node in
            guard ["message_expression", "field_expression"].contains(node.kind), let source = Self.source(of: node) else {
                return false
            }
            return source.compactText == key && ObjectiveCBarStatement.binder(of: source) == binder
        }
    }

    /// Whether a statement runs whenever the one before it has, on iOS 26 at least.
    private static func runsAlways(_ node: ObjectiveCNode, after start: ObjectiveCNode) -> Bool {
        var child = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "compound_statement": if ancestor.range.contains(start.range.lowerBound) { return true }
            case "expression_statement": break
            case "if_statement":
                guard ancestor.child("consequence") == child, let condition = ancestor.child("condition"),
                    condition.kind == "parenthesized_expression", condition.namedChildren.first?.kind == "available_expression",
                    ObjectiveCAvailability.Check.all(in: condition, isTrue: true).allSatisfy({ $0.version <= 26 })
                else { return false }
            default: return false
            }
            child = ancestor
        }
        return false
    }
}
