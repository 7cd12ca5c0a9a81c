/// What `reglaze` can be told to do.
enum Command: String, CaseIterable {
    case check, migrate, compose, undo, explain, rules, help

    var summary: String {
        switch self {
        case .check: "find what changes, breaks or is deprecated; write nothing"
        case .migrate: "print the rewrite as a unified diff, or do it with --write"
        case .compose: "give a Compose Multiplatform app its native shell: print the change, or do it with --write"
        case .undo: "take the last `--write` back"
        case .explain: "what a rule finds, why it matters, and examples"
        case .rules: "list the rules"
        case .help: "this text, or a command's: `reglaze help check`"
        }
    }

    var usage: String {
        switch self {
        case .check: "reglaze check [OPTION…] [PATH…]"
        case .migrate: "reglaze migrate [--write] [--unsafe-fixes] [OPTION…] [PATH…]"
        case .compose: "reglaze compose [--shell stack|tabs|scaffold] [--explain | --compare | --write] [OPTION…] [PATH]"
        case .undo: "reglaze undo [PATH]"
        case .explain: "reglaze explain RULE"
        case .rules: "reglaze rules [--only RULE…] [--format text|json|markdown]"
        case .help: "reglaze help [COMMAND]"
        }
    }

    /// What the words after the command are, for people.
    var operands: String {
        switch self {
        case .check, .migrate: "PATH is a folder, a file, or `-` for standard input; it defaults to the current folder."
        case .compose:
            "PATH is the folder that holds the shared module and the iOS app; it defaults to the current one."
        case .undo: "PATH is the project's folder; it defaults to the current one."
        case .explain: "RULE is a rule's id, such as navigation/bar-title."
        case .rules, .help: ""
        }
    }

    var formats: [OutputFormat] {
        switch self {
        case .check, .migrate: OutputFormat.allCases
        case .rules: [.text, .json, .markdown]
        case .compose: [.text, .json]
        case .undo, .explain, .help: []
        }
    }
}

enum OutputFormat: String, CaseIterable {
    case text, json, sarif, github, xcode, markdown
}
