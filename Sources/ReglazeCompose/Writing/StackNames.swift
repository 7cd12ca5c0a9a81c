import ReglazeEngine

/// What a stack shell's parts are called in this app.
struct StackNames {
    /// A type and the package that it is in.
    struct TypeName: Hashable {
        /// As it is written in a file that imports it: `AppRoute`, `Screen.Route`.
        var text: String
        var package: String

        /// What a file imports to write it.
        var imported: String {
            let first = text.prefix { $0 != "." }
            return package.isEmpty ? String(first) : "\(package).\(first)"
        }
    }

    /// The routes' common type.
    var route: TypeName
    /// Whether the shell declares it, as the app's routes have none in common.
    var declaresRoute: Bool
    /// Whether nothing but the routes can be of that type.
    var isSealed: Bool
    /// The common type of the tabs' routes; the routes' type where they have none of their own.
    var topLevel: TypeName
    /// The tab that shows first, as the host writes it: `PlantsTab`.
    var startTab: String
    /// Whether a route is one of the shell's own that holds the app's string: `AppRoute("plant/7")`.
    var holdsPaths = false
    /// What hosts share beside the routes: `LocalUseNativeNavigation`.
    let local = "LocalUseNativeNavigation"
    let screenContent = "ScreenContent"
    let singleScreenApp = "SingleScreenApp"
    let rootController = "MainViewController"
    let screenController = "ScreenViewController"

    var hasOwnTopLevel: Bool { topLevel != route }
    /// The parameter of `App` that says what its host starts with.
    var start: String { holdsPaths ? "startRoute" : "topLevelRoute" }
    /// What `App` is given besides, to hand pages and tabs over by.
    var callbacks: [String] { ["onNavigate", "onActivate"] + (holdsPaths ? ["onSet", "onBack"] : []) }

    /// As Kotlin writes the type of a parameter of `App`.
    func type(of parameter: String) -> String {
        switch parameter {
        case start: holdsPaths ? "String" : topLevel.text
        case "onActivate": "((\(topLevel.text)) -> Unit)?"
        case "onBack": "(() -> Unit)?"
        case StartPages.callback: "((Boolean) -> Unit)?"
        default: "((\(route.text)) -> Unit)?"
        }
    }
}
