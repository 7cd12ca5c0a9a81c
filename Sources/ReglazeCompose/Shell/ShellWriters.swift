/// Makes the change that gives an app one kind of shell.
public enum ShellWriters {
    public static func change(_ kind: ShellKind, for app: ComposeApp) -> ComposeChange {
        if let shell = app.shell, shell.isWhole, kind != .stack || !StackShell.lacksPart(app) {
            return ComposeChange(
                shell: kind,
                steps: [
                    ComposeChange.Step(
                        name: "shell", summary: "The app has its native shell", state: .present, gaps: shell.marks)
                ])
        }
        switch kind {
        case .stack: return StackShell.change(for: app)
        case .tabs: return TabsShell.change(for: app)
        case .scaffold: return ScaffoldShell.change(for: app)
        }
    }

    /// The shell that an app has already, whichever it is; nil for an app that has none, or not all of one.
    public static func present(in app: ComposeApp) -> ComposeChange? {
        guard app.shell != nil else { return nil }
        return ShellKind.allCases.lazy.map { change($0, for: app) }.first { change in
            change.isThere && change.steps.contains { $0.state == .present }
        }
    }
}
