import ReglazeEngine

extension Deprecated: ObjectiveCRule {
    static var objectiveCKinds: [String] { Row.objectiveC?.nodeKinds ?? [] }
    static var objectiveCTriggers: [String] { Row.objectiveC?.triggers ?? [] }
    static var objectiveCExamples: [Example] { Row.objectiveC?.examples ?? [] }

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        let symbol = Row.symbol
        guard let form = Row.objectiveC, let use = form.use(in: node, context),
            !context.isFallback(below: symbol.since, node), !form.isOwn(use.name, in: context),
            !isOwn(use.name, in: context)
        else { return [] }
        let message = symbol.message(for: use.name)
        switch symbol.replacement {
        case .other(let reason):
            return [context.finding(Self.about, at: use.word, message, help: form.instead, why: reason)]
        case .rename(_, let from, let safety):
            guard let name = form.newName else { return [] }
            let minimum = context.availability(of: node).minimum
            guard minimum >= from else {
                let why = symbol.need(of: name, from: from, here: minimum)
                return [context.finding(Self.about, at: use.word, message, severity: .note, help: form.instead, why: why)]
            }
            let fix = Fix(safety, "Use `\(name)`", edits: form.renaming(use.word, in: node, to: name, context))
            let why = safety == .unsafe ? symbol.look : nil
            return [context.finding(Self.about, at: use.word, message, help: form.instead, fixes: [fix], why: why)]
        }
    }
}
