import ReglazeEngine

extension ContentPop: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ["interactivePopGestureRecognizer"]

    private static let edge = PopRecognizer.edge
    private static let content = PopRecognizer.content

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        if let message = ObjectiveCMessage(node), message.selector == "requireGestureRecognizerToFail:" {
            guard let recognizer = message.arguments.first.flatMap({ ObjectiveCProperty($0.unwrapped) }),
                recognizer.name == Self.edge, Self.isOldCode(node, in: context)
            else { return [] }
            return requirement(recognizer, in: context)
        }
        guard let assignment = ObjectiveCAssignment(node), ["enabled", "delegate"].contains(assignment.name),
            let object = assignment.object?.unwrapped
        else { return [] }
        guard let recognizer = ObjectiveCProperty(object), recognizer.name == Self.edge else {
            return Self.holdsEdge(object) && Self.isOldCode(node, in: context) ? local(assignment, object, in: context) : []
        }
        guard Self.isOldCode(node, in: context) else { return [] }
        return assignment.name == "enabled"
            ? enabling(assignment, recognizer, in: context) : delegate(assignment, recognizer, in: context)
    }

    /// Whether the code runs on iOS 26 and does not know its recogniser.
    private static func isOldCode(_ node: ObjectiveCNode, in context: RuleContext) -> Bool {
        !context.isFallback(below: 26, node) && !node.bodyAround.text.contains(content)
    }

    /// Whether a local was given the edge recogniser.
    private static func holdsEdge(_ node: ObjectiveCNode) -> Bool {
        guard node.kind == "identifier" else { return false }
        return node.bodyAround.descendants(ofKind: "init_declarator").contains { declarator in
            guard let name = declarator.child("declarator"), let value = declarator.child("value") else { return false }
            return (name.text == node.text || name.descendants.contains { $0.text == node.text })
                && ObjectiveCProperty(value.unwrapped)?.name == edge
        }
    }

    private func local(
        _ assignment: ObjectiveCAssignment, _ object: ObjectiveCNode, in context: RuleContext
    ) -> [Finding] {
        if assignment.name == "enabled", assignment.truth == true, !Self.isSwitchedOff(in: context.index) { return [] }
        let finding = context.finding(
            Self.about, at: object, "On iOS 26 a swipe in the content pops too, with a recogniser of its own",
            help: "set `\(assignment.name)` of `\(Self.content)` as well",
            why: "the recogniser has a name here, and what else is done with it can't be told")
        return [finding]
    }

    private func requirement(_ recognizer: ObjectiveCProperty, in context: RuleContext) -> [Finding] {
        let finding = context.finding(
            Self.about, at: recognizer.nameNode,
            "This gesture waits for the pop at the edge alone; iOS 26 also pops from the content", severity: .note,
            help: "swipe on an iOS 26 device, and settle which of the two gestures wins where",
            why: """
                waiting for `\(Self.content)` too would make the page pop wherever the finger starts; a scroll view that yields at \
                its first page lets both work
                """)
        return [finding]
    }

    private func enabling(
        _ assignment: ObjectiveCAssignment, _ recognizer: ObjectiveCProperty, in context: RuleContext
    ) -> [Finding] {
        // Where the edge recogniser is never switched off, switching it on says nothing.
        if assignment.truth == true, !Self.isSwitchedOff(in: context.index) { return [] }
        let message = "On iOS 26 a swipe in the content pops too, with a recogniser that this `enabled` does not reach"
        let help = "set `enabled` of `\(Self.content)` as well"
        func explain(_ why: String) -> [Finding] {
            [context.finding(Self.about, at: recognizer.nameNode, message, help: help, why: why)]
        }
        if let reason = Self.reason(for: assignment, recognizer, in: context) { return explain(reason) }
        // Switched off here and never on again, or the other way round, the content's swipe would be worse off than now.
        let other = Self.enablings(around: assignment).first {
            Self.reason(for: $0.assignment, $0.recognizer, in: context) != nil
        }
        if let other {
            let line = context.file.location(of: other.assignment.node.range).line
            return explain("line \(line) can't be followed, and both belong together")
        }
        guard let edit = Self.mirror(assignment, recognizer, in: context) else { return [] }
        let fix = Fix(.unsafe, "Set both pop gestures", edits: [edit])
        let why = "whether swipes that start in the content, and not only those at the edge, were meant"
        return [context.finding(Self.about, at: recognizer.nameNode, message, help: help, fixes: [fix], why: why)]
    }

    /// Why the same can't be said to the other recogniser.
    private static func reason(
        for assignment: ObjectiveCAssignment, _ recognizer: ObjectiveCProperty, in context: RuleContext
    ) -> String? {
        let calls: Set = ["message_expression", "call_expression"]
        guard !([assignment.value] + Array(assignment.value.descendants)).contains(where: { calls.contains($0.kind) }) else {
            return "the value is worked out by a call; put it into a constant, and set both recognisers to that"
        }
        guard ![edge, content].contains(where: assignment.value.text.contains), !holdsEdge(assignment.value),
            !assignment.value.descendants.contains(where: holdsEdge)
        else { return "the value is read from a pop recogniser; put it into a constant first, and set both to that" }
        guard isWhole(assignment.node) else { return "the code around this can't be read whole" }
        guard mirror(assignment, recognizer, in: context) != nil else {
            return "other code stands on the line; give the statement a line of its own, in braces"
        }
        return nil
    }

    /// All that the class says here to the edge recogniser's `enabled`.
    private static func enablings(
        around assignment: ObjectiveCAssignment
    ) -> [(assignment: ObjectiveCAssignment, recognizer: ObjectiveCProperty)] {
        (assignment.node.classAround.map { Array($0.descendants) } ?? []).compactMap { node in
            guard ["message_expression", "assignment_expression"].contains(node.kind), let found = ObjectiveCAssignment(node),
                found.name == "enabled", let recognizer = found.object.flatMap({ ObjectiveCProperty($0.unwrapped) }),
                recognizer.name == edge
            else { return nil }
            return (found, recognizer)
        }
    }

    private static func isSwitchedOff(in index: ProjectIndex) -> Bool {
        index.remember("Objective-C pop gesture switched off") {
            index.files.contains { file in
                guard file.kind == .objectiveC, file.contains(edge), let tree = file.objectiveC else { return false }
                return tree.root.descendants.contains { node in
                    guard ["message_expression", "assignment_expression"].contains(node.kind),
                        let assignment = ObjectiveCAssignment(node), assignment.name == "enabled", assignment.truth != true,
                        let object = assignment.object.flatMap({ ObjectiveCProperty($0.unwrapped) })
                    else { return false }
                    return object.name == edge
                }
            }
        }
    }

    private func delegate(
        _ assignment: ObjectiveCAssignment, _ recognizer: ObjectiveCProperty, in context: RuleContext
    ) -> [Finding] {
        let message = "On iOS 26 a swipe in the content pops too, with a recogniser that has a delegate of its own"
        func explain(_ help: String, _ why: String) -> [Finding] {
            [context.finding(Self.about, at: recognizer.nameNode, message, help: help, why: why)]
        }
        if assignment.assignsNothing {
            return explain(
                "keep the system's delegates, of both recognisers, and set them again",
                "`nil` takes the system's own delegate away, which keeps the root page from popping")
        }
        let value = assignment.value.unwrapped
        guard recognizer.object.unwrapped.text == "self",
            context.index.objectiveCClass(assignment.node.className, isOneOf: ["UINavigationController"])
        else {
            return explain(
                "set both in the navigation controller, once; or keep both delegates and give them back when the page goes",
                "a page that sets the delegate for itself has to give back the one that was there, of each recogniser its own")
        }
        let asked = "ask it of both recognisers: set `delegate` of `\(Self.content)` as well"
        // `weakSelf` is the same object.
        let isSelf = value.text == "self" || ObjectiveCLocal(named: value.text, from: value)?.value?.unwrapped.text == "self"
        guard isSelf else {
            return explain(asked, "what `\(value.compactText)` answers for the second recogniser can't be told from here")
        }
        guard let implementation = assignment.node.classAround,
            let body = implementation.descendants(ofKind: "method_definition").compactMap({ ObjectiveCMethod($0) })
                .first(where: { $0.selector == "gestureRecognizerShouldBegin:" })
        else {
            return explain(
                "write `gestureRecognizerShouldBegin:` that is NO while `viewControllers.count` is below 2, then set both",
                "the class has no `gestureRecognizerShouldBegin:` of its own that keeps the root page from popping")
        }
        guard
            ["viewControllers", "childViewControllers", "visibleViewController", "topViewController"].contains(where: {
                body.body.text.contains($0)
            })
        else {
            return explain(asked, "`gestureRecognizerShouldBegin:` does not count the pages, and must not let the root page pop")
        }
        guard Self.isWhole(assignment.node) else { return explain(asked, "the code around this can't be read whole") }
        guard let edit = Self.mirror(assignment, recognizer, in: context) else {
            return explain(asked, "other code stands on the line; give the statement a line of its own, in braces")
        }
        var edits = [edit]
        switch ObjectiveCPopComparison.rewrite(body, in: implementation, context) {
        case .edits(let more): edits += more
        case .obstacle(let reason): return explain(asked, reason)
        }
        let fix = Fix(.unsafe, "Set the delegate of both pop gestures", edits: edits)
        var why = "what `gestureRecognizerShouldBegin:` and the class's other gesture callbacks answer for a swipe in the content"
        if assignment.node.isInCategory {
            why += "; a category of `UINavigationController` changes every navigation controller, the system's own too"
        }
        return [context.finding(Self.about, at: recognizer.nameNode, message, help: asked, fixes: [fix], why: why)]
    }

    private static func isWhole(_ node: ObjectiveCNode) -> Bool { !node.bodyAround.hasError && !node.isInsideError }

    /// The same for the other recogniser, below the statement.
    private static func mirror(
        _ assignment: ObjectiveCAssignment, _ recognizer: ObjectiveCProperty, in context: RuleContext
    ) -> Edit? {
        guard let statement = assignment.statement, let object = assignment.object else { return nil }
        let layout = ObjectiveCLayout(context)
        let isMessage = recognizer.node.kind == "message_expression"
        let owner = recognizer.object.text
        let target = isMessage ? "[\(owner) \(content)]" : "\(owner).\(content)"
        let value = assignment.value.text
        let code =
            assignment.node.kind == "message_expression"
            ? "[\(target) \(assignment.nameNode.text):\(value)];" : "\(target).\(assignment.name) = \(value);"
        guard object.kind == recognizer.node.kind, !code.contains(where: \.isNewline) else { return nil }
        if context.availability(of: statement).minimum >= 26 { return layout.inserting([code], after: statement) }
        let unit = layout.unit(at: statement.range.lowerBound)
        return layout.inserting(["if (@available(iOS 26.0, *)) {", unit + code, "}"], after: statement)
    }
}
