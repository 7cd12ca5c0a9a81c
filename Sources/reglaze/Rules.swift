import ReglazeEngine
import ReglazeReports

/// `reglaze rules`: the list of rules.
enum Rules {
    static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        guard arguments.operands.isEmpty else {
            throw UsageError("`reglaze rules` takes no path; `reglaze explain \(arguments.operands[0])` explains a rule")
        }
        let only = try arguments.rules("--only", of: catalog)
        let terminal = Terminal(arguments)
        let index = RuleIndex(catalog) { about in only.isEmpty || only.contains(where: about.id.isSelected) }
        switch arguments.value("--format") {
        case "json": try terminal.print(index.json)
        case "markdown": try terminal.print(index.markdown)
        default: try terminal.print(index.text(terminal.palette))
        }
        return .done
    }
}
