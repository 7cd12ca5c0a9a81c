/// `--shell stack`: SwiftUI owns the tabs and the stacks, and each page is a Compose host of its own.
public enum StackShell {
    public static func change(for app: ComposeApp) -> ComposeChange { ComposeChange(shell: .stack) }
}
