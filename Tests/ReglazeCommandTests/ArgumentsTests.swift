import Testing

@testable import reglaze

@Suite struct ArgumentsTests {
    private func parse(_ line: String) throws -> Arguments {
        try Arguments(
            line.split(separator: " ").map(String.init),
            isSelector: { ["navigation", "launch"].contains($0) || $0.hasPrefix("navigation/bar") },
            exists: { ["App", "Sources", "launch"].contains($0) })
    }

    private func message(_ line: String) -> String {
        do {
            _ = try parse(line)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "check --sdk 26 --quiet App Sources", "check App --sdk=26 Sources --quiet", "--quiet --sdk 26 check App Sources",
        "check --quiet --sdk 26 -- App Sources",
    ])
    func optionsStandAnywhere(_ line: String) throws {
        let arguments = try parse(line)
        #expect(arguments.command == .check)
        #expect(arguments.operands == ["App", "Sources"])
        #expect(arguments.value("--sdk") == "26")
        #expect(arguments.has("--quiet"))
        #expect(!arguments.has("--no-cache"))
    }

    @Test(arguments: [
        "check --only navigation/bar-title navigation/bar-items App",
        "check --only navigation/bar-title,navigation/bar-items App",
        "check --only navigation/bar-title --only=navigation/bar-items -- App",
        "check App --only navigation/bar-title navigation/bar-items",
        "--only navigation/bar-title --only navigation/bar-items check App",
    ])
    func lists(_ line: String) throws {
        let arguments = try parse(line)
        #expect(arguments.list("--only") == ["navigation/bar-title", "navigation/bar-items"])
        #expect(arguments.operands == ["App"])
    }

    @Test func aListKeepsWhatIsNoPath() throws {
        // So that a mistyped rule is called one, and not a missing file.
        #expect(try parse("check --only navigation navigtion/bar-title").list("--only") == ["navigation", "navigtion/bar-title"])
    }

    /// A folder may be called as a family is, and a missing one is a path all the same.
    @Test(arguments: ["launch", "Ap", "./navigation", "my app/Ap"])
    func aListEndsBeforeAPath(_ path: String) throws {
        let arguments = try Arguments(
            ["migrate", "--only", "navigation", path], isSelector: { ["navigation", "launch"].contains($0) },
            exists: { $0 == "launch" })
        #expect(arguments.list("--only") == ["navigation"])
        #expect(arguments.operands == [path])
    }

    @Test func standardInput() throws {
        #expect(try parse("check --stdin-path A.swift -").operands == ["-"])
        #expect(try parse("check --only navigation -").operands == ["-"])
    }

    @Test func afterTwoDashesComePaths() throws {
        #expect(try parse("check -- --write -").operands == ["--write", "-"])
    }

    @Test func noCommand() throws {
        #expect(try parse("").command == nil)
        #expect(try parse("--version").has("--version"))
        #expect(try parse("-h").command == nil)
    }

    @Test(arguments: [
        ("chekc", "unknown command `chekc`; did you mean `check`?"),
        ("App", "`App` is no command; to check that path, say `reglaze check App`"),
        ("check --fromat json", "unknown option `--fromat`; did you mean `--format`?"),
        (
            "check --frobnicate",
            "unknown option `--frobnicate`; see `reglaze --help`, or put `--` before a path that starts with a dash"
        ),
        ("check --write", "`reglaze check` has no `--write`, which belongs to `reglaze migrate` and `reglaze compose`"),
        ("check --sdk 25", "`--sdk` can't be `25`; did you mean `26`?"),
        ("check --color sometimes", "`--color` can't be `sometimes`; it is one of `auto`, `always`, `never`"),
        ("check --format jsn", "`--format` can't be `jsn`; did you mean `json`?"),
        ("rules --format sarif", "`--format` can't be `sarif`; it is one of `text`, `json`, `markdown`"),
        ("check --output", "`--output` needs a value: `--output FILE`"),
        ("check --output --quiet", "`--output` needs a value: `--output FILE`"),
        ("check --quiet=yes", "`--quiet` takes no value; say `--quiet` alone"),
    ])
    func mistakes(_ line: String, _ expected: String) {
        #expect(message(line) == expected)
    }

    @Test func theHelpOfACommandNamesItsFormatsOnce() {
        for command in [Command.check, .migrate, .rules] {
            let lines = Help.text(of: command).split(separator: "\n").filter { $0.contains("json") && !$0.contains("config") }
            let formats = command.formats.map(\.rawValue)
            #expect(lines.count == (command == .rules ? 2 : 1), "\(lines)")
            for format in formats { #expect(lines.last?.contains(format) == true, "\(format)") }
            #expect(lines.last?.contains("sarif") == formats.contains("sarif"))
        }
        #expect(!Help.text(of: .undo).contains("diff"))
    }

    @Test func everyOptionIsInTheHelp() {
        for option in Option.table {
            #expect(
                Help.overview.contains(option.name) == !option.commands.isDisjoint(with: [.check, .migrate]), "\(option.name)")
        }
        for line in (Command.allCases.map(Help.text) + [Help.overview]).joined().split(separator: "\n") {
            #expect(line.count <= 120, "\(line)")
        }
    }
}
