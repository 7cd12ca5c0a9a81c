/// The ways to give an app its native shell.
public enum ShellKind: String, Sendable, CaseIterable {
    /// SwiftUI owns the tabs and the stacks, or follows those of Decompose; each page is a Compose host of its own.
    case stack
    /// Native tabs above one Compose host; the app's library keeps the back stack.
    case tabs
    /// A shared `NativeScaffold` that draws bars through SwiftUI on iOS.
    case scaffold
}
