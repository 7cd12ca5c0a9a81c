/// One option of the command line.
struct Option {
    /// With its dashes.
    let name: String
    var short: String?
    /// What stands for the value in the help; nil for a flag.
    var value: String?
    /// The only values that there are; empty for any.
    var choices: [String] = []
    /// Whether it takes several words, and may be given again.
    var isList = false
    let help: String
    /// What it means to these commands, where they take it in another way.
    var helpOf: [Command: String] = [:]
    let commands: Set<Command>

    private static let search: Set<Command> = [.check, .migrate]
    private static let all = Set(Command.allCases)

    static let table: [Option] = [
        Option(name: "--write", help: "write the rewritten files; `reglaze undo` takes it back", commands: [.migrate, .compose]),
        Option(
            name: "--shell", value: "SHELL", choices: ["stack", "tabs", "scaffold"],
            help: "stack, tabs or scaffold (default: the one that fits the app; --compare shows all three)", commands: [.compose]),
        Option(name: "--explain", help: "show what was understood of the app, and change nothing", commands: [.compose]),
        Option(
            name: "--compare", help: "show the three shells side by side for this app, and change nothing", commands: [.compose]),
        Option(name: "--routes", value: "TYPE", help: "the type that all routes are, such as AppRoute", commands: [.compose]),
        Option(
            name: "--app", value: "NAME", help: "the composable that the entry points show, such as App", commands: [.compose]),
        Option(
            name: "--host", value: "NAME", help: "the composable that calls NavDisplay, NavHost, Children or Navigator",
            commands: [.compose]),
        Option(
            name: "--tabs", value: "ROUTES", help: "the tabs' routes, such as Home,Search", commands: [.compose]),
        Option(
            name: "--ios", value: "FOLDER", help: "the folder of the iOS app's sources, such as iosApp/iosApp",
            commands: [.compose]),
        Option(name: "--unsafe-fixes", help: "also do the rewrites that want a look", commands: [.migrate]),
        Option(
            name: "--sdk", value: "26|27", choices: ["26", "27"], help: "the SDK that the app is built with next (default: 27)",
            commands: search),
        Option(
            name: "--deployment-target", value: "VERSION", help: "the lowest iOS, such as 15.0 (default: read from the project)",
            commands: search),
        Option(
            name: "--format", value: "FORMAT",
            help: "text (default), json, sarif, github, xcode or markdown",
            helpOf: [.rules: "text (default), json or markdown", .compose: "text (default) or json"],
            commands: [.check, .migrate, .compose, .rules]),
        Option(
            name: "--output", value: "FILE", help: "write to FILE instead of standard output",
            commands: [.check, .migrate, .compose, .rules]),
        Option(
            name: "--only", value: "RULE…", isList: true, help: "run these rules alone: ids, or families such as navigation",
            helpOf: [.rules: "list these rules alone: ids, or families such as navigation"], commands: [.check, .migrate, .rules]),
        Option(name: "--skip", value: "RULE…", isList: true, help: "run all rules but these: ids, or families", commands: search),
        Option(
            name: "--baseline", value: "FILE", help: "hide the findings that FILE lists; migrate rewrites them all the same",
            commands: search),
        Option(name: "--write-baseline", value: "FILE", help: "list the present findings in FILE", commands: search),
        Option(
            name: "--config", value: "FILE", help: "the configuration (default: .reglaze.json)",
            commands: search.union([.compose])),
        Option(name: "--stdin-path", value: "NAME", help: "what the text on standard input is called", commands: search),
        Option(name: "--jobs", value: "N", help: "the number of threads (default: one a core)", commands: search),
        Option(name: "--no-cache", help: "read every file anew, and store nothing", commands: search),
        Option(
            name: "--color", value: "WHEN", choices: ["auto", "always", "never"],
            help: "auto (default), always or never; auto minds NO_COLOR", commands: all),
        Option(
            name: "--quiet", help: "no progress and no summary; of a migration, only the diff",
            helpOf: [
                .check: "no progress and no summary", .migrate: "no progress and no summary: print only the diff",
                .compose: "no progress, no steps and no summary: print only the diff, and nothing with --write",
                .undo: "print nothing",
            ],
            commands: [.check, .migrate, .compose, .undo]),
        Option(name: "--version", help: "print the version", commands: all),
        Option(name: "--help", short: "-h", help: "print this text", commands: all),
    ]

    static func named(_ name: String) -> Option? { table.first { $0.name == name || $0.short == name } }
}
