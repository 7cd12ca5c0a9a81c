/// `--shell scaffold`: A shared `NativeScaffold` that draws bars through SwiftUI on iOS.
public enum ScaffoldShell {
    public static func change(for app: ComposeApp) -> ComposeChange { ComposeChange(shell: .scaffold) }
}
