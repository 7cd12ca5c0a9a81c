import ReglazeEngine

extension OpaqueAppearance: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ObjectiveCBarStatement.coveringTriggers
    static let objectiveCCompanions = ["avigationBar", "abBar", "oolbar", "BarAppearance"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let statement = ObjectiveCBarStatement(node, in: context), statement.isCovering,
            // The finding about the proxy says it.
            statement.proxy(in: context) == nil, Self.counts(statement, in: context), !Self.isInSetter(statement, in: context)
        else { return [] }
        let group = Self.statements(on: statement.key, in: node.bodyAround, context)
        // The first speaks for the others.
        guard group.first(where: \.isCovering)?.node == node else { return [] }
        if statement.isOnAppearance, group.filter(\.isCovering).allSatisfy({ showsBelowOnly($0, in: context) }) { return [] }
        let names = group.map(\.name).filter { $0 != "configureWithTransparentBackground" }.uniqued().map { "`\($0)`" }
        let bar = ObjectiveCBarStatement.name(ofBar: statement.type ?? "")
        let message = "\(names.listed) \(names.count == 1 ? "covers" : "cover") the glass of the \(bar)"
        let isNew = context.availability(of: node).minimum >= 26
        let help =
            isNew
            ? "set no background: the system's is glass"
            : "set no background on iOS 26, or keep yours below it, in the `else` of `if (@available(iOS 26.0, *))`"
        guard let fix = Self.fix(for: group, in: context) else {
            let why = Self.reason(for: group, in: context)
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        var why = "on iOS 26 the bar is glass then: look at its text and its buttons over the content"
        if names.contains("`translucent`") { why += ", and whether what is pinned to the top of the page's view starts under it" }
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    // MARK: What belongs together

    /// Whether the statement holds on iOS 26, and nothing around it has decided about that.
    private static func counts(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        !context.isFallback(below: 26, statement.node) && !context.isDecided(statement.node) && !isCopy(statement)
            && !isSetter(of: statement)
    }

    /// The statements of a body that cover the object `key`, and those that go with them, in order.
    private static func statements(
        on key: String, in body: ObjectiveCNode, _ context: RuleContext
    ) -> [ObjectiveCBarStatement] {
        let place = "\(context.file.path) \(body.range.lowerBound) \(body.range.upperBound)"
        return context.index.remember("Objective-C covers \(key) in \(place)") {
            ObjectiveCBarStatement.all(in: body, context).filter { statement in
                statement.key == key && (statement.isCovering || statement.goesWithBackground) && counts(statement, in: context)
            }
        }
    }

    /// Whether the appearance and its copies are given to bars below iOS 26 alone, or lose their background again.
    private func showsBelowOnly(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        let look = ObjectiveCAppearanceLook(of: statement, setBackBy: Self.resets, in: context)
        return !look.isOpen && look.placements.allSatisfy { context.isFallback(below: 26, $0.node) }
    }

    /// What one bar has is put on another one: `copy.barTintColor = self.barTintColor`.
    private static func isCopy(_ statement: ObjectiveCBarStatement) -> Bool {
        guard let value = statement.value, let property = ObjectiveCProperty(value.unwrapped) else { return false }
        return property.name == statement.name
    }

    /// In a method that is itself the setter the value is somebody else's.
    private static func isSetter(of statement: ObjectiveCBarStatement) -> Bool {
        guard let method = ObjectiveCMethod(around: statement.node), let value = statement.value else { return false }
        return method.parameters.contains { $0.name == value.unwrapped.text } && method.selector.lowercased().hasPrefix("set")
    }

    /// Whether what a setter is given is put on the same object: the rest of the setter belongs to it.
    private static func isInSetter(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        ObjectiveCBarStatement.all(in: statement.node.bodyAround, context).contains { other in
            other.key == statement.key && other.isCovering && isSetter(of: other)
        }
    }

    /// The parameter of the method around that is put on a bar: a colour that the callers choose.
    private static func givenColor(in group: [ObjectiveCBarStatement]) -> String? {
        guard let parameters = group.first.flatMap({ ObjectiveCMethod(around: $0.node) })?.parameters else { return nil }
        return group.compactMap { $0.value?.unwrapped.text }.first { value in parameters.contains { $0.name == value } }
    }

    // MARK: The rewrite

    /// Whether the rule itself offers to take the background of the appearance `key` away, or to keep it below iOS 26.
    static func isTakenAway(_ key: String, in body: ObjectiveCNode, _ context: RuleContext) -> Bool {
        let group = statements(on: key, in: body, context)
        return group.contains(where: \.isCovering) && fix(for: group, in: context) != nil
    }

    private static func fix(for group: [ObjectiveCBarStatement], in context: RuleContext) -> Fix? {
        let items = group.compactMap(\.node.statement)
        guard let first = group.first, items.count == group.count, isPlaced(first, in: context), isWholeBody(first.node),
            givenColor(in: group) == nil, readAgain(group) == nil
        else { return nil }
        let layout = ObjectiveCLayout(context)
        if context.deploymentTarget >= 26 {
            guard obstacle(toRemoving: group) == nil else { return nil }
            return layout.removing(items).map { Fix(.unsafe, "Leave the bar to the system", edits: $0) }
        }
        // `!@available` is no guard to the compiler: the old code goes into the `else`.
        let opening = ["if (@available(iOS 26.0, *)) {", "\t// The system's background, glass.", "} else {"]
        return layout.wrapping(items, in: opening).map { Fix(.unsafe, "Keep the old background below iOS 26", edits: $0) }
    }

    /// Whether the method around could be read to its end, so that no statement of the group is missed.
    private static func isWholeBody(_ node: ObjectiveCNode) -> Bool {
        !node.bodyAround.hasError && !node.isInsideError && !node.isInMacro
    }

    /// Whether it is known what the object is for: a bar itself, or an appearance that is given to one right here.
    private static func isPlaced(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        guard statement.proxy(in: context) == nil else { return false }
        let object = statement.object
        if let property = ObjectiveCProperty(object), ObjectiveCBarStatement.appearanceProperties.contains(property.name) {
            return true
        }
        if object.kind == "identifier", let local = ObjectiveCLocal(named: object.text, from: object) {
            // A parameter, or what a loop binds, may be any bar.
            guard let value = local.value, value.kind != "cast_expression" else { return false }
        }
        return statement.isOnAppearance ? !statement.placements.isEmpty : true
    }

    private static func reason(for group: [ObjectiveCBarStatement], in context: RuleContext) -> String {
        guard let first = group.first, isPlaced(first, in: context) else {
            return "which bars get it is not written in this method, and the callers may differ"
        }
        if first.node.isInMacro { return "a macro does not know where it is used" }
        guard isWholeBody(first.node) else { return "the code around this can't be read whole" }
        if let name = givenColor(in: group) {
            return "`\(name)` comes from the callers: whether it is to show is for them to say"
        }
        if let read = readAgain(group) {
            let line = context.file.location(of: read.node.range).line
            return "line \(line) reads `\(read.name)` again, which would find nothing there on iOS 26"
        }
        if context.deploymentTarget >= 26, let why = obstacle(toRemoving: group) { return why }
        return "the statements about it stand apart, or share their lines with other code: decide for each of them"
    }

    /// Where the method reads, further down, what one of the statements has set.
    private static func readAgain(_ group: [ObjectiveCBarStatement]) -> ObjectiveCProperty? {
        guard let first = group.first else { return nil }
        let names = Set(group.filter { $0.value != nil }.map(\.name))
        return first.node.bodyAround.descendants.lazy.compactMap { ObjectiveCProperty($0) }.first { property in
            names.contains(property.name) && property.node.range.lowerBound > first.node.range.upperBound
                && property.object.unwrapped.compactText == first.object.unwrapped.compactText
                && property.node.parent?.child("left") != property.node
        }
    }

    /// Why the statements can't just go.
    private static func obstacle(toRemoving group: [ObjectiveCBarStatement]) -> String? {
        if let calling = group.first(where: calls) {
            return "`\(calling.name)` is given what code of the app answers, and that code may do more: decide for each of them"
        }
        let items = group.compactMap(\.node.statement)
        for block in Set(items.compactMap(\.parent)) where block.namedChildren.allSatisfy(items.contains) {
            // A method may do nothing; any other empty block asks why it is there.
            guard block.parent?.kind == "method_definition" else {
                return "nothing else stands in the block: decide whether the block itself goes too"
            }
        }
        return nil
    }

    /// Whether what is set is worked out by more than UIKit's own classes and functions.
    private static func calls(_ statement: ObjectiveCBarStatement) -> Bool {
        guard let value = statement.value else { return false }
        return ([value] + Array(value.descendants)).contains { node in
            let name: String?
            switch node.kind {
            case "call_expression": name = node.child("function")?.text
            case "message_expression":
                guard let message = ObjectiveCMessage(node) else { return true }
                if message.selector == "colorWithAlphaComponent:" { return false }
                name = message.receiver.unwrapped.text.trimmingPrefix { $0 == "[" }.description
            default: return false
            }
            return !["UI", "CG", "NS"].contains { name?.hasPrefix($0) ?? false }
        }
    }
}
