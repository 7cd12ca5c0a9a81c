import ReglazeEngine

/// Reads a Compose Multiplatform app.
public enum AppReader {
    static let libraries: [any NavigationLibrary] = [Navigation3(), Navigation2(), Voyager(), Decompose()]

    /// Never fails: what can't be found is in `missing`, with candidates.
    public static func read(_ project: ComposeProject, options: ReadingOptions = ReadingOptions()) -> ComposeApp {
        let (library, others) = library(of: project)
        var reading = AppReading(project, options: options, library: library)
        if project.kotlin.isEmpty {
            reading.miss("routes", noKotlin(project))
            return reading.app
        }
        library.read(into: &reading)
        if !others.isEmpty {
            let names = others.map(\.kind.title).joined(separator: " and ")
            reading.note("\(names) is imported too; \(library.kind.title) shows the pages, so that is what was read")
        }
        EntryPointReader.read(into: &reading)
        TabReader.read(into: &reading)
        RoleReader.read(into: &reading)
        reading.app.meanings = reading.meanings()
        ScreenReader.read(into: &reading)
        IOSAppReader.read(into: &reading)
        reading.app.shell = ShellMarks.read(reading)
        return reading.app
    }

    /// The library that shows pages in the most places, and the others that files of the iOS app import.
    private static func library(of project: ComposeProject) -> (any NavigationLibrary, others: [any NavigationLibrary]) {
        let files = project.kotlin.filter(\.isOnIOS)
        let counted = libraries.map { library in
            let importing = files.filter(library.isImported)
            let displays = importing.reduce(0) { count, file in
                count + KotlinCall.all(of: library.displays, in: file.tree.root).count
            }
            return (library: library, files: importing.count, displays: displays)
        }.filter { $0.files > 0 }
        guard let best = counted.max(by: { ($0.displays > 0 ? 1 : 0, $0.files) < ($1.displays > 0 ? 1 : 0, $1.files) }) else {
            return (UnknownLibrary(), [])
        }
        return (best.library, counted.filter { $0.library.kind != best.library.kind && $0.displays > 0 }.map(\.library))
    }

    private static func noKotlin(_ project: ComposeProject) -> String {
        guard Grammar.kotlin.isAvailable else {
            return "this build of Reglaze has no parser for Kotlin: run `make grammars`, then build it again"
        }
        return project.unreadable.contains { $0.path.hasSuffix(".kt") }
            ? "none of the Kotlin files can be read"
            : "there is no Kotlin file here; name the folder that holds the shared module and the iOS app"
    }
}
