import ReglazeEngine

/// `--shell stack`: SwiftUI shows the tabs and the stacks, and each page is a Compose host of its own. It owns the stacks, but for
/// those of Decompose, which it follows.
public enum StackShell {
    public static func change(for app: ComposeApp) -> ComposeChange {
        do throws(StackRefusal) {
            switch app.navigation {
            case .decompose: return try ChildStackWriter.change(for: app)
            case .navigation2Strings: return try PathStackWriter.change(for: app)
            default: return try StackWriter.change(for: app)
            }
        } catch {
            let step = ComposeChange.Step(
                name: error.step, summary: "Give the app a native shell with SwiftUI's stacks",
                state: .refused(reason: error.reason),
                gaps: error.places)
            return ComposeChange(shell: .stack, steps: [step])
        }
    }

    /// Whether a part of the shell is called and not there any more.
    static func lacksPart(_ app: ComposeApp) -> Bool {
        ["ScreenContent", "SingleScreenApp"].contains { name in
            app.project.symbols.declarations(named: name).isEmpty
                && app.project.kotlin.contains { file in
                    file.source.containsWord(name) && !KotlinCall.all(of: [name], in: file.tree.root).isEmpty
                }
        }
    }
}

/// Why an app gets no stack shell. Nothing is written then.
struct StackRefusal: Error {
    let step: String
    let reason: String
    var places: [ReadingNote] = []
}
