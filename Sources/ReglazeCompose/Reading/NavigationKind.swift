/// The library that an app navigates with.
public enum NavigationKind: String, Sendable, CaseIterable {
    /// `androidx.navigation3`: a list of keys, `entryProvider { entry<Key> { … } }`, `NavDisplay`.
    case navigation3
    /// `androidx.navigation` with `@Serializable` routes: `composable<Route> { … }`, `NavHost`.
    case navigation2
    /// `androidx.navigation` with routes that are strings: `composable("plant/{id}") { … }`.
    case navigation2Strings
    /// `cafe.adriel.voyager`: `class X : Screen { @Composable override fun Content() }`.
    case voyager
    /// `com.arkivanov.decompose`: `childStack(…)`, `StackNavigation<Config>`.
    case decompose
    /// No library that Reglaze knows.
    case none

    /// As people call it.
    public var title: String {
        switch self {
        case .navigation3: "Navigation 3"
        case .navigation2: "Navigation 2, typed routes"
        case .navigation2Strings: "Navigation 2, string routes"
        case .voyager: "Voyager"
        case .decompose: "Decompose"
        case .none: "none"
        }
    }
}
