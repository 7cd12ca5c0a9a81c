import ReglazeEngine

/// The type that carries a string route to Swift and back: `AppRoute(path, title, subtitle)`.
enum PathRoute {
    private static let fields = ["path", "title", "subtitle"]

    /// What it is called: as an earlier run has called it, else as nothing else is.
    static func name(in app: ComposeApp, host: NavigationHost) throws(StackRefusal) -> StackNames.TypeName {
        let package = host.function.place.file.package
        for name in ["AppRoute", "PageRoute", "ShellRoute"] {
            let taken = app.project.symbols.declarations(named: name)
            if taken.isEmpty || taken.contains(where: { isOwn($0) && $0.package == package }) {
                return StackNames.TypeName(text: name, package: package)
            }
        }
        throw StackRefusal(step: "route-titles", reason: "AppRoute, PageRoute and ShellRoute are taken by other types")
    }

    private static func isOwn(_ declaration: KotlinDeclaration) -> Bool {
        declaration.kind == .class && declaration.parameters.map(\.name) == fields
    }

    static func apply(to draft: inout StackDraft, gaps: [ReadingNote]) -> ComposeChange.Step {
        let type = draft.names.route
        let file = draft.host.function.place.file
        if draft.symbols.declarations(named: type.text).isEmpty {
            let unit = KotlinCode.indentUnit(of: file)
            let package = type.package.isEmpty ? "" : "package \(type.package)\n\n"
            let text = """
                \(package)/** A page on SwiftUI's stacks: the route that the navigation library knows it by, and what the native bar shows. */
                data class \(type.text)(
                \(unit)val path: String,
                \(unit)val title: String? = null,
                \(unit)val subtitle: String? = null,
                )

                """
            draft.add(NewFile(path: FilePath.join(FilePath.folder(of: file.path), "\(type.text).kt"), text: text))
        }
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "route-titles", summary: "\(type.text) carries a route, and the title that a native bar shows.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }
}
