/// What the Swift side of a shell is made from. All Kotlin names are as Swift sees them.
public struct ShellPlan: Hashable, Sendable {
    /// What Swift imports: `ComposeApp`.
    public var framework: String
    /// The class of the Kotlin file that holds the entry points: `MainViewControllerKt`.
    public var entryClass: String
    /// The routes' common type: `AppRoute`.
    public var routeType: String
    /// The common type of the tabs' routes: `TopLevelRoute`; the same as `routeType` where they have none of their own.
    public var topLevelType: String
    public var tabs: [Tab]
    /// The representable that hosts the whole app today, used below iOS 26: `ComposeView`.
    public var fallbackView: String
    /// Whether `fallbackView` is to be given a tab's route.
    public var fallbackTakesRoute: Bool
    /// How routes are written as text and read back, so that stacks are restored; nil where they can't be.
    public var restoration: Restoration?
    /// Whether the asset catalogue has, or is given, an accent colour.
    public var hasAccentColor: Bool
    /// The Swift enum of the tabs: `AppTab`, unless that is taken.
    public var tabType = "AppTab"
    /// Whether a route holds a string, by which the tabs are told: `AppRoute(path: "home", …)`.
    var holdsPaths = false
    /// What Kotlin's entry points are given besides, as today.
    var values: [PassedValue] = []
    /// Whether Kotlin says when it shows a page before the tabs, for which the tab bar is hidden.
    public var keepsStart = false

    public struct Tab: Hashable, Sendable {
        /// The case's name: `schedule`.
        public var name: String
        /// In the source language: `Schedule`.
        public var title: String
        /// By language, the source language left out.
        public var translations: [String: String]
        /// The SF Symbol: `clock`.
        public var symbol: String
        /// The route's type: `ScheduleScreen`; of a string route, the string.
        public var route: String
        /// The expression that makes it: `ScheduleScreen.shared` for a Kotlin object, `ScheduleScreen()` for a class.
        public var routeExpression: String
        /// Whether it is a search tab.
        public var isSearch: Bool
        /// Why the tab is not always shown, for a comment; nil where it is.
        public var condition: String?

        public init(
            name: String, title: String, translations: [String: String], symbol: String, route: String,
            routeExpression: String, isSearch: Bool, condition: String?
        ) {
            self.name = name
            self.title = title
            self.translations = translations
            self.symbol = symbol
            self.route = route
            self.routeExpression = routeExpression
            self.isSearch = isSearch
            self.condition = condition
        }
    }

    public enum Restoration: Hashable, Sendable {
        /// By two Kotlin functions of `entryClass`: `encodeRoute`, and `decodeRoute`, which gives nil for a text that it does not
        /// understand.
        case functions(encode: String, decode: String)
        /// A route is a string already. Only the version of the app that has saved it is sure to know it: a `NavHost` can't start at
        /// another one.
        case strings
    }

    public init(
        framework: String, entryClass: String, routeType: String, topLevelType: String, tabs: [Tab], fallbackView: String,
        fallbackTakesRoute: Bool, restoration: Restoration?, hasAccentColor: Bool
    ) {
        self.framework = framework
        self.entryClass = entryClass
        self.routeType = routeType
        self.topLevelType = topLevelType
        self.tabs = tabs
        self.fallbackView = fallbackView
        self.fallbackTakesRoute = fallbackTakesRoute
        self.restoration = restoration
        self.hasAccentColor = hasAccentColor
    }
}
