import ReglazeEngine

/// `--shell scaffold`: a shared `NativeScaffold`, whose bars SwiftUI draws on iOS. The app's screens stay where they are.
public enum ScaffoldShell {
    public static func change(for app: ComposeApp) -> ComposeChange {
        guard let ios = app.ios else { return refused("no iOS app was found; name its folder: --ios iosApp/iosApp") }
        guard let function = app.app else { return refused("the app's function was not found; name it: --app App") }
        let file = function.place.file
        guard file.sourceSet == "commonMain" else {
            return refused("\(function.name) (\(file.path)) is not in common code, where the scaffold has to be")
        }
        let module = app.project.kotlin.filter { $0.module == file.module && !$0.isTest }
        guard module.contains(where: { $0.imports.contains { $0.name.hasPrefix("androidx.compose.material3") } }) else {
            return refused(
                "the common code of \(file.module) does not use Material 3, with which the scaffold is drawn elsewhere")
        }
        var draft = IOSDraft(app, ios)
        guard writeKotlin(into: &draft, beside: file) else { return draft.change(shell: .scaffold) }
        let framework = ios.framework ?? "ComposeApp"
        let text = ScaffoldSwiftText(framework: framework, hasAccentColor: draft.addAccentColor()).text
        let files = draft.addSwift(
            [ScaffoldSwiftText.fileName: text], declaring: ScaffoldSwiftText.types,
            summary: "Draw the scaffold's bars with SwiftUI")
        setUp(&draft, framework: framework)
        draft.addToProject(swift: files)
        return draft.change(shell: .scaffold)
    }

    private static let summary = "Write `NativeScaffold`: Material's bars elsewhere, the system's on iOS"

    private static func refused(_ reason: String) -> ComposeChange {
        ComposeChange(
            shell: .scaffold,
            steps: [ComposeChange.Step(name: "native-scaffold", summary: summary, state: .refused(reason: reason))])
    }

    /// - Returns: false where the step is refused.
    private static func writeKotlin(into draft: inout IOSDraft, beside file: KotlinFile) -> Bool {
        let symbols = draft.app.project.symbols
        let names = ["NativeScaffold", "MaterialScaffold", "ScaffoldIcon", "ScaffoldTab", "ScaffoldToolbar", "ScaffoldButton"]
        let taken = names.flatMap(symbols.declarations(named:)).filter { $0.package == file.package && $0.parents.isEmpty }
        if taken.contains(where: { $0.name == ScaffoldKotlinText.composable && $0.hasModifier("expect") }) {
            draft.note("native-scaffold", summary, .present)
            return true
        }
        if let first = taken.first {
            let reason = "`\(first.name)` is declared already (\(first.location.path):\(first.location.line)); rename it first"
            draft.note("native-scaffold", summary, .refused(reason: reason))
            return false
        }
        let text = ScaffoldKotlinText(package: file.package)
        let folder = FilePath.folder(of: file.path)
        var paths: [String] = []
        func add(_ sourceSet: String, _ name: String, _ text: String) {
            let path = folder.replacing("src/commonMain/", with: "src/\(sourceSet)/") + "/\(name).kt"
            draft.add(path, text.replacing("\n", with: file.source.lineEnding))
            paths.append(path)
        }
        add("commonMain", "NativeScaffold", text.common)
        add("iosMain", "NativeScaffold.ios", text.ios)
        for sourceSet in GradleTargets.sourceSets(of: file.module, in: draft.app.project) {
            add(sourceSet, "NativeScaffold.\(sourceSet.dropLast(4))", text.material)
        }
        draft.note("native-scaffold", summary, .written(paths: paths.sorted()), gaps: limits)
        return true
    }

    private static let limits = [
        "show a screen with it: `NativeScaffold(toolbar = …, tabs = …, selectedTab = …, onTabSelected = …) { tab, padding -> … }`",
        "a scaffold is one page: what is pushed above it belongs to the app's navigation, around it and not inside of it",
        "on iOS each tab is a composition of its own: provide the app's composition locals inside of `content`",
        "UIKit does not see Compose scroll: the bars don't shrink, and the fade at their edges is drawn in Compose",
        "cards and buttons of glass inside of Compose can't be had: Compose draws above UIKit and cuts a hole where a native view is, "
            + "so that there is nothing behind the glass; `placedAsOverlay` (Compose 1.10, experimental) puts the view above "
            + "instead, hides what Compose draws there, and its frame can't be animated",
    ].map { ReadingNote(location: nil, text: $0) }

    private static func setUp(_ draft: inout IOSDraft, framework: String) {
        let summary = "Give Kotlin the factory of the bars when the app starts"
        let files = draft.swiftFiles
        if files.contains(where: { $0.contains(ScaffoldSetup.factory) }) {
            return draft.note("scaffold-setup", summary, .present)
        }
        guard let (file, edits) = ScaffoldSetup.edits(in: files, framework: framework, unit: draft.style.unit),
            let new = try? file.applying(edits), new.syntaxProblem == nil
        else {
            let line = "if #available(iOS 26.0, *) { \(ScaffoldSetup.factory) = SwiftUIScaffoldFactory() }"
            let reason = "no `struct …: App` was found below \(draft.ios.folder)"
            return draft.note(
                "scaffold-setup", summary, .notNeeded(reason: reason),
                gaps: [ReadingNote(location: nil, text: "run this when the app starts: \(line)")])
        }
        draft.replace(file, with: new)
        draft.note("scaffold-setup", summary, .written(paths: [file.path]))
    }
}
