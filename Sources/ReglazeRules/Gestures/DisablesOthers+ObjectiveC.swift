import ReglazeEngine

extension DisablesOthers: ObjectiveCRule {
    static let objectiveCKinds = ["for_statement", "message_expression"]
    static let objectiveCTriggers = ["PopGestureRecognizer"]
    static let objectiveCCompanions = ["gestureRecognizers"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let loop = ObjectiveCRecognizerLoop(node), !context.isFallback(below: 26, node) else { return [] }
        let message = "This loop switches every recogniser of the navigation controller's view, not only the pop gesture"
        let help = "set `enabled` of the pop gesture alone"
        func explain(_ why: String) -> [Finding] {
            [context.finding(Self.about, at: loop.start, message, help: help, why: why)]
        }
        if let obstacle = loop.obstacle { return explain(obstacle) }
        if node.isInMacro { return explain("a macro does not know where it is used; take it apart by hand") }
        guard let value = loop.value else { return explain("the loop does more than that; take it apart by hand") }
        let layout = ObjectiveCLayout(context)
        guard let whole = loop.statement, layout.isInBlock(whole), layout.lines(of: whole) != nil,
            !whole.descendants.contains(where: \.isComment)
        else { return explain("a comment or other code stands in the way") }
        let isThere = loop.isRepeated(in: whole)
        let code = loop.statementText(value)
        guard !isThere || context.file.isLastOnLine(whole.range.upperBound), !code.contains(where: \.isNewline),
            var edits = isThere ? layout.removing([whole]) : [context.replace(whole, with: code)]
        else { return explain("a comment or other code stands in the way") }
        if let list = loop.list {
            guard list.parent == whole.parent, loop.mentionsOfList == 2 else {
                return explain("the list of recognisers is used for something else too")
            }
            guard context.file.isLastOnLine(list.range.upperBound), !list.descendants.contains(where: \.isComment),
                let removal = layout.removing([list])
            else { return explain("a comment or other code stands in the way") }
            edits += removal
        }
        let fix = Fix(.unsafe, "Set the pop gesture alone", edits: edits)
        let why = "whether one of the other recognisers was meant too, such as one that the app added to the same view"
        return [context.finding(Self.about, at: loop.start, message, help: help, fixes: [fix], why: why)]
    }
}

/// `for (UIGestureRecognizer *gesture in pop.view.gestureRecognizers) { gesture.enabled = value; }`, or the same with a block.
private struct ObjectiveCRecognizerLoop {
    /// Where the loop begins.
    let start: ObjectiveCNode
    /// The statement that the loop is; nil where it is part of an expression.
    let statement: ObjectiveCNode?
    /// What `enabled` is set to, where the loop does nothing else.
    let value: ObjectiveCNode?
    /// The declaration of the recognisers' list.
    private(set) var list: ObjectiveCNode?
    /// Why the loop can't give way to one statement, as far as its own form tells.
    private(set) var obstacle: String?
    /// `pop.view`, or `[pop view]`.
    private let view: ObjectiveCProperty
    private let listName: String?

    init?(_ node: ObjectiveCNode) {
        guard let parts = Self.parts(of: node) else { return nil }
        start = parts.start
        statement = node.kind == "for_statement" ? node : node.statement
        let statements = parts.body.kind == "compound_statement" ? parts.body.namedChildren : [parts.body]
        let settings = statements.compactMap { $0.namedChildren.first.flatMap { ObjectiveCAssignment($0) } }
        let setting = settings.first { $0.name == "enabled" && $0.object?.unwrapped.text == parts.names[0] }
        guard let setting else { return nil }
        var recognizers = parts.list.unwrapped
        let others = "others are added to the view's recognisers"
        if Self.strip(&recognizers) { obstacle = others }
        if recognizers.kind == "identifier" {
            listName = recognizers.text
            guard let local = ObjectiveCLocal(named: recognizers.text, from: node), let bound = local.value else { return nil }
            list = local.binder.parent
            if list?.kind != "declaration" || list?.children("declarator").count != 1 {
                obstacle = "the list of recognisers is declared together with something else"
            }
            recognizers = bound.unwrapped
            if Self.strip(&recognizers) { obstacle = others }
        } else {
            listName = nil
        }
        guard let property = ObjectiveCProperty(recognizers), property.name == "gestureRecognizers",
            let view = ObjectiveCProperty(property.object.unwrapped), view.name == "view", Self.isPop(view.object.unwrapped)
        else { return nil }
        self.view = view
        let usesName = ([setting.value] + setting.value.descendants).contains { parts.names.contains($0.text) }
        value = statements.count == 1 && !usesName ? setting.value : nil
    }

    /// The word that begins a loop, what it runs over, the names that it gives, the recogniser's first, and its body.
    private static func parts(
        of node: ObjectiveCNode
    ) -> (start: ObjectiveCNode, list: ObjectiveCNode, names: [String], body: ObjectiveCNode)? {
        if node.kind == "for_statement" {
            guard let start = node.child(ofKind: "for"), let keyword = node.child(ofKind: "in") else { return nil }
            let named = node.namedChildren
            let after = named.filter { $0.range.lowerBound >= keyword.range.upperBound }
            let declarator = named.last { $0.range.upperBound <= keyword.range.lowerBound }
            guard after.count == 2,
                let name = declarator.flatMap({ $0.kind == "identifier" ? $0 : $0.descendants.first { $0.kind == "identifier" } })
            else { return nil }
            return (start, after[0], [name.text], after[1])
        }
        guard let message = ObjectiveCMessage(node), message.selector == "enumerateObjectsUsingBlock:",
            let block = message.arguments.first?.unwrapped, block.kind == "block_literal",
            let body = block.child(ofKind: "compound_statement"), let parameters = block.child(ofKind: "parameter_list")
        else { return nil }
        let names = parameters.namedChildren.compactMap { parameter in
            parameter.descendants.first { $0.kind == "identifier" }?.text
        }
        return names.isEmpty ? nil : (message.words[0], message.receiver, names, body)
    }

    /// Takes copies off a list, and what is added to it. Whether something is added.
    private static func strip(_ list: inout ObjectiveCNode) -> Bool {
        var isMore = false
        while true {
            if let copy = ObjectiveCProperty(list), ["copy", "mutableCopy", "reverseObjectEnumerator"].contains(copy.name) {
                list = copy.object.unwrapped
            } else if let more = ObjectiveCMessage(list), more.selector.hasPrefix("arrayByAdding") {
                list = more.receiver.unwrapped
                isMore = true
            } else {
                return isMore
            }
        }
    }

    /// Whether an expression is a pop gesture, or a local that was given one.
    private static func isPop(_ node: ObjectiveCNode) -> Bool {
        let names = [PopRecognizer.edge, PopRecognizer.content]
        if let property = ObjectiveCProperty(node) { return names.contains(property.name) }
        guard node.kind == "identifier", let value = ObjectiveCLocal(named: node.text, from: node)?.value else { return false }
        return ObjectiveCProperty(value.unwrapped).map { names.contains($0.name) } ?? false
    }

    /// The statement that takes the loop's place, spelled as the view was asked for.
    func statementText(_ value: ObjectiveCNode) -> String {
        view.node.kind == "message_expression"
            ? "[\(view.object.text) setEnabled:\(value.text)];" : "\(view.object.text).enabled = \(value.text);"
    }

    /// Whether the pop gesture is set to the same value by a statement beside the loop, with nothing between that could leave the method
    /// or change the value.
    func isRepeated(in whole: ObjectiveCNode) -> Bool {
        guard let statements = whole.parent?.namedChildren.filter({ !$0.isComment && $0 != list }),
            let place = statements.firstIndex(of: whole)
        else { return false }
        let after = statements[(place + 1)...].prefix { Self.enabling($0) != nil }
        let before = statements[..<place].reversed().prefix { Self.enabling($0) != nil }
        return (after + before).compactMap(Self.enabling).contains { setting in
            setting.value.compactText == value?.compactText && setting.key == view.object.unwrapped.compactText
        }
    }

    /// A statement that switches a recogniser.
    private static func enabling(_ statement: ObjectiveCNode) -> ObjectiveCAssignment? {
        guard statement.kind == "expression_statement",
            let setting = statement.namedChildren.first.flatMap({ ObjectiveCAssignment($0) }), setting.object != nil
        else { return nil }
        return setting.name == "enabled" ? setting : nil
    }

    /// How often the list's name stands in the block of the loop; a message of the same name is no use of it.
    var mentionsOfList: Int {
        statement?.parent?.descendants.count { node in
            node.kind == "identifier" && node.text == listName && !(node.parent?.children("method").contains(node) ?? false)
        } ?? 0
    }
}
