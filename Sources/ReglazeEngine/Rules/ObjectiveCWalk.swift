/// One walk over the Objective-C tree of a file for all rules.
struct ObjectiveCWalk {
    private let dispatch: Dispatch
    private let active: [Bool]
    private let context: RuleContext
    private(set) var findings: [Finding] = []

    /// - Parameter active: which of the dispatch's rules have a trigger in this file.
    init(_ dispatch: Dispatch, active: [Bool], context: RuleContext) {
        self.dispatch = dispatch
        self.active = active
        self.context = context
        guard let tree = context.file.objectiveC else { return }
        walk(tree)
        for node in tree.allNodes where Self.macroKinds.contains(node.kindNumber) {
            guard let value = node.child("value"), holdsTrigger(value), let body = tree.macroBody(value) else { continue }
            walk(body)
        }
    }

    private static let macroKinds = Set(
        ["preproc_def", "preproc_function_def"].flatMap { Grammar.objectiveC.kindNumbers(of: $0) })

    private mutating func walk(_ tree: GrammarTree) {
        for node in tree.allNodes {
            guard let rules = dispatch.byObjectiveCKind[node.kindNumber], !node.hasError else { continue }
            for rule in rules where active[rule] {
                if let rule = dispatch.objectiveCRules[rule] { findings += rule.look(at: node, in: context) }
            }
        }
    }

    /// Most macros are of no interest; only the ones that are get a tree.
    private func holdsTrigger(_ value: ObjectiveCNode) -> Bool {
        let bytes = Array(value.tree.bytes[value.range])
        return dispatch.objectiveCTriggers.indices.contains { rule in
            active[rule] && dispatch.objectiveCTriggers[rule].contains { ByteSearch.firstIndex(of: $0, in: bytes) != nil }
        }
    }
}
