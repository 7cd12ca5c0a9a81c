import ReglazeEngine

/// `reglaze --help`, `reglaze help COMMAND`, `reglaze COMMAND --help`.
enum Help {
    static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let name = arguments.operands.first else {
            try Terminal(arguments).print(overview)
            return .done
        }
        guard arguments.operands.count == 1, let command = Command(rawValue: name) else {
            throw UsageError("no help on `\(name)`" + Suggestion.text(for: name, among: Command.allCases.map(\.rawValue)))
        }
        try Terminal(arguments).print(text(of: command))
        return .done
    }

    static var overview: String {
        let width = Command.allCases.map(\.rawValue.count).max() ?? 0
        let commands = Command.allCases.map { "  \(padded($0.rawValue, width))  \($0.summary)" }
        return """
            Reglaze brings an existing iOS app to iOS 26 and 27: it finds what changes or breaks, and rewrites it.

            Usage: reglaze COMMAND [OPTION…] [PATH…]

            Commands:
            \(commands.joined(separator: "\n"))

            Options of migrate:
            \(options { $0.commands.contains(.migrate) && !$0.commands.contains(.check) })

            Options of check and migrate:
            \(options { $0.commands.isSuperset(of: [.check, .migrate]) })

            Exit status: 0 nothing found, or all done · 1 findings, or changes pending · 2 the command line or the
            configuration is wrong · 3 something could not be read, parsed or written

            """
    }

    static func text(of command: Command) -> String {
        var text = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".\n\nUsage: \(command.usage)\n"
        if !command.operands.isEmpty { text += "\n\(command.operands)\n" }
        return text + "\nOptions:\n\(options(of: command) { $0.commands.contains(command) })\n"
    }

    private static func options(of command: Command? = nil, _ isIncluded: (Option) -> Bool) -> String {
        let rows = Option.table.filter(isIncluded).map { option in
            ([option.name] + [option.value].compactMap { $0 }).joined(separator: " ") + (option.short.map { ", \($0)" } ?? "")
        }
        let width = rows.map(\.count).max() ?? 0
        return zip(rows, Option.table.filter(isIncluded)).map { row, option in
            "  \(padded(row, width))  \(command.flatMap { option.helpOf[$0] } ?? option.help)"
        }.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
