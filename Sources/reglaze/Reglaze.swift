#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import ReglazeEngine
import ReglazeRules

/// The program.
@main
enum Reglaze {
    static func main() {
        // A reader that goes away, as `head` does, is no error.
        signal(SIGPIPE, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        exit(Parallel.onDeepStack { run(words) }.rawValue)
    }

    static func run(_ words: [String]) -> ExitStatus {
        let catalog = RuleCatalog(AllRules.all.map { type(of: $0).allAbout })
        do {
            let arguments = try Arguments(words, isSelector: catalog.isSelector, exists: Files.exists)
            return try run(arguments, catalog: catalog)
        } catch let error as UnreadableFile {
            Terminal.warn("\(error.path): \(error.reason)")
            return .incomplete
        } catch let error as ProjectError {
            Terminal.warn("\(error)")
            return .incomplete
        } catch let error as Failure {
            Terminal.warn(error.description)
            return .incomplete
        } catch {
            Terminal.warn("\(error)")
            return .usage
        }
    }

    private static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        if arguments.has("--version") {
            try Terminal(arguments).print("reglaze \(Version.line)\n")
            return .done
        }
        guard let command = arguments.command else {
            try Terminal(arguments).print(Help.overview)
            return .done
        }
        if arguments.has("--help") {
            try Terminal(arguments).print(Help.text(of: command))
            return .done
        }
        switch command {
        case .check: return try Check.run(arguments, catalog: catalog)
        case .migrate: return try Migrate.run(arguments, catalog: catalog)
        case .compose: return try Compose.run(arguments, catalog: catalog)
        case .undo: return try Undo.run(arguments)
        case .explain: return try Explain.run(arguments, catalog: catalog)
        case .rules: return try Rules.run(arguments, catalog: catalog)
        case .help: return try Help.run(arguments)
        }
    }
}
