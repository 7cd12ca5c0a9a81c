import ReglazeEngine
import SwiftSyntax

/// Since iOS 26 a second recogniser pops a page from anywhere in its content; code that sets only the edge one up misses it.
struct ContentPop: SwiftRule {
    static let about = About(
        id: "gestures/content-pop",
        summary: "only the edge pop gesture is set up, iOS 26 has one in the content too",
        severity: .warning, since: Since(os: 26),
        triggers: [PopRecognizer.edge],
        why: """
            Since iOS 26 a navigation controller pops from anywhere in a page's content. \
            `interactiveContentPopGestureRecognizer` does that, in all cases that `interactivePopGestureRecognizer`, the one at the \
            edge, does not cover: both are at work side by side. So a page that switches the edge recogniser off still pops, and a \
            delegate that guards the edge recogniser is never asked for the other one. The rewrite sets the same thing on both, the \
            new one where iOS 26 is there, and lets a `gestureRecognizerShouldBegin` that compares with the edge recogniser know \
            both. It is never made silently: the documentation names failure requirements as the use of the new recogniser, and \
            whether a page meant the edge only is for its author to say. `require(toFail:)` is left alone: with the content \
            recogniser it would make a pager or a slider wait for a pop all over the page. So is a delegate that one page sets for \
            itself: it has to give back the delegate that was there, of each recogniser its own.
            """,
        source: """
            UIKit documentation: UINavigationController.interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer \
            (iOS 26)
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.sequenceExpr), .call("require")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node), !context.knowsContentPop(around: node) else { return [] }
        if let call = node.as(FunctionCallExprSyntax.self) { return requirement(call, in: context) }
        guard let assignment = MemberAssignment(node), let base = assignment.target.base, let recognizer = PopRecognizer(base)
        else { return [] }
        switch assignment.name {
        case "isEnabled": return enabling(assignment, of: recognizer, in: context)
        case "delegate": return delegate(assignment, of: recognizer, in: context)
        default: return []
        }
    }

    private func requirement(_ call: FunctionCallExprSyntax, in context: RuleContext) -> [Finding] {
        guard call.arguments.labels == ["toFail"], let argument = call.arguments.first?.expression,
            let recognizer = PopRecognizer(argument)
        else { return [] }
        let finding = context.finding(
            Self.about, at: recognizer.token,
            "This gesture waits for the pop at the edge alone; iOS 26 also pops from the content",
            severity: .note, help: "swipe on an iOS 26 device, and settle which of the two gestures wins where",
            why: """
                waiting for `\(PopRecognizer.content)` too would make the page pop wherever the finger starts; a scroll view that \
                yields at its first page lets both work
                """)
        return [finding]
    }

    // MARK: isEnabled

    private func enabling(_ assignment: MemberAssignment, of recognizer: PopRecognizer, in context: RuleContext) -> [Finding] {
        if assignment.value?.trimmedDescription == "true", !Self.isSwitchedOff(in: context.index) { return [] }
        let message = "On iOS 26 a swipe in the content pops too, with a recogniser that this `isEnabled` does not reach"
        let help = "set `isEnabled` of `\(PopRecognizer.content)` as well"
        // Switched off here and never on again, or the other way round, the content's swipe would be worse off than now.
        let other = Self.enablings(around: assignment, in: context).first { Self.reason(for: $0, in: context) != nil }
        let elsewhere = other.map {
            "line \(context.file.line(of: $0.nameToken)) can't be followed, and both belong together"
        }
        if let reason = Self.reason(for: assignment, in: context) ?? elsewhere {
            return [context.finding(Self.about, at: recognizer.token, message, help: help, why: reason)]
        }
        let fix = Fix(.unsafe, "Set both pop gestures", edits: [Self.mirror(assignment, recognizer, in: context)])
        let why = "whether swipes that start in the content, and not only those at the edge, were meant"
        return [context.finding(Self.about, at: recognizer.token, message, help: help, fixes: [fix], why: why)]
    }

    /// Why the same can't be said to the other recogniser.
    private static func reason(for assignment: MemberAssignment, in context: RuleContext) -> String? {
        if let reason = obstacle(to: assignment, in: context) { return reason }
        if assignment.values.contains(where: callsSomething) {
            return "the value is worked out by a call; put it into a constant, and set both recognisers to that"
        }
        if assignment.values.contains(where: readsRecognizer) {
            return "the value is read from a pop recogniser; put it into a constant first, and set both to that"
        }
        return nil
    }

    /// All that the type says in this file to the edge recogniser's `isEnabled`.
    private static func enablings(around assignment: MemberAssignment, in context: RuleContext) -> [MemberAssignment] {
        guard let type = assignment.sequence.enclosingType else { return [] }
        return context.file.tokens(named: "isEnabled").filter { $0.isInside(type) }.compactMap { token in
            guard let found = token.parent?.parent?.parent?.parent.flatMap({ MemberAssignment($0) }),
                found.nameToken.id == token.id, let base = found.target.base, PopRecognizer(base) != nil
            else { return nil }
            return found
        }
    }

    /// Whether the edge recogniser is ever switched off: where it is not, `isEnabled = true` says nothing.
    private static func isSwitchedOff(in index: ProjectIndex) -> Bool {
        index.remember("pop gesture switched off") {
            index.files(mentioning: PopRecognizer.edge).contains { file in
                file.tokens(named: "isEnabled").contains { token in
                    guard let sequence = token.parent?.parent?.parent?.parent.flatMap({ MemberAssignment($0) }),
                        sequence.nameToken.id == token.id, let base = sequence.target.base, PopRecognizer(base) != nil
                    else { return false }
                    return sequence.value?.trimmedDescription != "true"
                }
            }
        }
    }

    // MARK: delegate

    private func delegate(_ assignment: MemberAssignment, of recognizer: PopRecognizer, in context: RuleContext) -> [Finding] {
        let message = "On iOS 26 a swipe in the content pops too, with a recogniser that has a delegate of its own"
        func explain(_ help: String, _ why: String) -> [Finding] {
            [context.finding(Self.about, at: recognizer.token, message, help: help, why: why)]
        }
        let value = assignment.value?.trimmedDescription
        guard value != "nil" else {
            return explain(
                "keep the system's delegates, of both recognisers, and set them again",
                "`nil` takes the system's own delegate away, which keeps the root page from popping")
        }
        guard let type = assignment.sequence.enclosingType, recognizer.isOwn,
            context.isClass(type, oneOf: ["UINavigationController"])
        else {
            return explain(
                "set both in the navigation controller, once; or keep both delegates and give them back when the page goes",
                "a page that sets the delegate for itself has to give back the one that was there, of each recogniser its own")
        }
        let help = "ask it of both recognisers: set `delegate` of `\(PopRecognizer.content)` as well"
        if let reason = Self.obstacle(to: assignment, in: context) { return explain(help, reason) }
        var edits = [Self.mirror(assignment, recognizer, in: context)]
        let isSelf = value == "self" || value?.hasPrefix("self as ") ?? false
        guard let asked = isSelf ? type : Self.type(of: assignment, in: context) else {
            return explain(help, "what `\(value ?? "the delegate")` answers for the second recogniser can't be told from here")
        }
        let guards = context.functions(named: "gestureRecognizerShouldBegin", in: asked)
        guard guards.count == 1, let (function, file) = guards.first, let body = function.body else {
            return explain(
                "write `gestureRecognizerShouldBegin(_:)` that is false while `viewControllers.count` is below 2, then set both",
                "the class has no `gestureRecognizerShouldBegin` of its own that keeps the root page from popping")
        }
        switch PopComparison.rewrite(function, of: asked, in: context.moved(to: file)) {
        case .edits(let more) where isSelf || more.isEmpty: edits += more
        case .edits: return explain(help, "`gestureRecognizerShouldBegin` of the delegate knows the edge recogniser only")
        case .obstacle(let reason): return explain(help, reason)
        }
        let fix = Fix(.unsafe, "Set the delegate of both pop gestures", edits: edits)
        let isGuarded = ["viewControllers", "children", "visibleViewController", "topViewController"].contains { name in
            body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        }
        var why = "what `gestureRecognizerShouldBegin` and the class's other gesture callbacks answer for a swipe in the content"
        if !isGuarded { why += "; it does not count the pages, and must not let the root page pop" }
        if type.is(ExtensionDeclSyntax.self), type.typePath.last == "UINavigationController" {
            why += "; an extension of `UINavigationController` changes every navigation controller, the system's own too"
        }
        return [context.finding(Self.about, at: recognizer.token, message, help: help, fixes: [fix], why: why)]
    }

    /// The project's class of what is assigned.
    private static func type(of assignment: MemberAssignment, in context: RuleContext) -> DeclSyntax? {
        guard let value = assignment.value, var name = TypeReader(context).type(of: value) else { return nil }
        while let last = name.last, "?!".contains(last) { name.removeLast() }
        return context.index.type(named: name)?.node
    }

    // MARK: The second statement

    private static func mirror(_ assignment: MemberAssignment, _ recognizer: PopRecognizer, in context: RuleContext) -> Edit {
        let file = context.file
        let line = "\(recognizer.contentText)?.\(assignment.name) = \(file.text(of: assignment.valueRange))"
        let isGated = context.availability(of: assignment.sequence).minimum < 26
        let (offset, text) = file.statements([line], after: assignment.sequence, gatedAt: isGated ? 26 : nil)
        return context.edit(offset..<offset, text)
    }

    private static func obstacle(to assignment: MemberAssignment, in context: RuleContext) -> String? {
        guard let statement = assignment.statement, context.file.standsAlone(statement) else {
            return "other code stands on the line; give the statement a line of its own"
        }
        let text = context.file.text(of: assignment.sequence.textRange)
        return text.contains("\n") ? "the statement runs over several lines" : nil
    }

    /// Whether the value depends on a pop recogniser, by its name or by a local's: set one after the other, both may differ.
    private static func readsRecognizer(_ expression: ExprSyntax) -> Bool {
        let names = [PopRecognizer.edge, PopRecognizer.content]
        return expression.tokens(viewMode: .sourceAccurate).contains { token in
            if names.contains(token.text) { return true }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !token.isMemberName else { return false }
            let bound = LocalBinding(named: token.text, from: reference)?.value
            return bound.map { PopRecognizer($0, among: Set(names)) != nil } ?? false
        }
    }

    private static func callsSomething(_ expression: ExprSyntax) -> Bool {
        expression.tokens(viewMode: .sourceAccurate).contains { token in
            guard let parent = token.parent else { return false }
            return parent.is(FunctionCallExprSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        }
    }
}

extension TokenSyntax {
    /// Whether the token names a member behind a dot.
    fileprivate var isMemberName: Bool {
        guard let member = parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.id == parent?.id
    }
}
