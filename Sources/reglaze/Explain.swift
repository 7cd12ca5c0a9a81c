import ReglazeEngine
import ReglazeReports

/// `reglaze explain RULE`: the rule's page.
enum Explain {
    static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError(
                "`reglaze explain` takes one rule, such as `reglaze explain navigation/bar-title`; `reglaze rules` lists them")
        }
        guard let about = catalog.about(name) else {
            if catalog.families.contains(name) {
                let ids = catalog.abouts.filter { $0.id.family == name }.map { "`\($0.id)`" }.joined(separator: ", ")
                throw UsageError("`\(name)` is a family of rules; explain one of them: \(ids)")
            }
            let next = catalog.nearestID(to: name).map { "did you mean `\($0)`?" } ?? "`reglaze rules` lists them"
            throw UsageError("unknown rule `\(name)`; \(next)")
        }
        let terminal = Terminal(arguments)
        try terminal.print(RuleText(about, palette: terminal.palette).page)
        return .done
    }
}
