import ReglazeEngine

/// `--shell stack`: SwiftUI owns the tabs and the stacks, and each page is a Compose host of its own.
public enum StackShell {
    public static func change(for app: ComposeApp) -> ComposeChange {
        if let shell = app.shell, shell.isWhole { return present(shell) }
        do throws(StackRefusal) {
            return try StackWriter.change(for: app)
        } catch {
            let step = ComposeChange.Step(
                name: error.step, summary: "Give the app a native shell whose stacks SwiftUI owns",
                state: .refused(reason: error.reason),
                gaps: error.places)
            return ComposeChange(shell: .stack, steps: [step])
        }
    }

    private static func present(_ shell: ExistingShell) -> ComposeChange {
        let names = [
            "route-titles", "app-callbacks", "host-forwarding", "screen-content", "single-screen-app", "native-navigation-local",
            "entry-points", "swift-shell",
        ]
        let steps = names.map { ComposeChange.Step(name: $0, summary: "The app has a native shell.", state: .present) }
        return ComposeChange(shell: .stack, steps: steps)
    }
}

/// Why an app gets no stack shell. Nothing is written then.
struct StackRefusal: Error {
    let step: String
    let reason: String
    var places: [ReadingNote] = []
}
