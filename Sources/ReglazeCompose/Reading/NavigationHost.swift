import ReglazeEngine

/// The composable that holds the back stack and says which screen a route shows.
public struct NavigationHost: Sendable {
    /// `NavHost` or whatever the app calls it. The function that holds the library's own host call.
    public let function: KotlinFunction
    /// The call of the library: `NavDisplay(…)`, `NavHost(…)`, `Children(…)`, `Navigator(…)`.
    public let display: KotlinPlace
    /// Where the back stack lives.
    public let backStack: BackStack
    public let entries: [HostEntry]
    /// The bar or scaffold that draws the tabs around the display: `NavScaffold { … }`, `Scaffold(bottomBar = …) { … }`. nil where
    /// none was found.
    public var chrome: KotlinPlace?
    /// The title bar that the chrome draws for several screens: the `topBar` of its scaffold. nil where it draws none.
    public var topBar: KotlinPlace?
    /// The expression of the first page, as it is written: `PlantsTab`, `startRoute`. nil where none was found.
    public let start: KotlinPlace?

    public init(
        function: KotlinFunction, display: KotlinPlace, backStack: BackStack, entries: [HostEntry], chrome: KotlinPlace? = nil,
        topBar: KotlinPlace? = nil, start: KotlinPlace? = nil
    ) {
        self.function = function
        self.display = display
        self.backStack = backStack
        self.entries = entries
        self.chrome = chrome
        self.topBar = topBar
        self.start = start
    }
}

/// Where the back stack lives, and what changes it.
public struct BackStack: Sendable {
    /// The variable in the host: `navState`, `backStack`, `navController`.
    public let name: String
    /// Its type or the call that makes it: `rememberNavController()`, `rememberNavState(…)`.
    public let origin: String
    public let place: KotlinPlace
    /// The current stack as a Kotlin expression: `navState.currentBackstack`, `backStack`. nil where the library shows none.
    public let currentExpression: String?
    /// The selected tab's route as an expression: `navState.topLevelRoute`. nil where there is none.
    public let topLevelExpression: String?
    /// The object that screens navigate with, where it is not the stack itself: `navigator`.
    public let navigatorName: String?

    public init(
        name: String, origin: String, place: KotlinPlace, currentExpression: String?, topLevelExpression: String?,
        navigatorName: String?
    ) {
        self.name = name
        self.origin = origin
        self.place = place
        self.currentExpression = currentExpression
        self.topLevelExpression = topLevelExpression
        self.navigatorName = navigatorName
    }
}

/// `entry<SessionScreen> { … }`, `composable<PlantRoute> { e -> … }`.
public struct HostEntry: Sendable {
    /// The route's name.
    public let route: String
    /// The whole call.
    public let call: KotlinPlace
    /// The lambda that draws the screen.
    public let content: KotlinPlace
    /// What the lambda calls the route or the entry: `it`, `e`, `key`.
    public let parameter: String
    /// The function in which the entry stands, where that is not the host: `EntryProviderScope<AppRoute>.screens(…)`.
    public let builder: KotlinFunction?

    public init(route: String, call: KotlinPlace, content: KotlinPlace, parameter: String, builder: KotlinFunction?) {
        self.route = route
        self.call = call
        self.content = content
        self.parameter = parameter
        self.builder = builder
    }
}

/// What a call does to the back stack.
public enum NavigationAction: Hashable, Sendable {
    /// Shows a page above.
    /// - Parameter isSingle: whether the page is not shown a second time where it shows already: `launchSingleTop`.
    case push(RouteExpression, isSingle: Bool)
    /// One page back.
    case back
    /// Back to a page that is below, or to the root where `route` is nil.
    /// - Parameter inclusive: whether that page goes too.
    case backTo(route: String?, inclusive: Bool)
    /// Replaces everything.
    case set(RouteExpression)
    /// Replaces the page that shows.
    case replace(RouteExpression)
    /// Shows a tab.
    case activate(RouteExpression)

    /// The route that is shown; nil for those that go back.
    public var route: RouteExpression? {
        switch self {
        case .push(let route, _), .set(let route), .replace(let route), .activate(let route): route
        case .back, .backTo: nil
        }
    }
}

extension NavigationAction {
    /// The same with another route.
    func map(_ transform: (RouteExpression) -> RouteExpression) -> NavigationAction {
        switch self {
        case .push(let route, let isSingle): .push(transform(route), isSingle: isSingle)
        case .set(let route): .set(transform(route))
        case .replace(let route): .replace(transform(route))
        case .activate(let route): .activate(transform(route))
        case .back, .backTo: self
        }
    }

    /// `push`, `back`, … for people and for JSON.
    public var kind: String {
        switch self {
        case .push: "push"
        case .back: "back"
        case .backTo: "backTo"
        case .set: "set"
        case .replace: "replace"
        case .activate: "activate"
        }
    }
}

/// An expression that makes a route.
public struct RouteExpression: Hashable, Sendable {
    /// As it can be written at the call: `SessionScreen(it)`. What one of the app's own functions makes of its parameters has the
    /// call's arguments in their places.
    public let text: String
    /// The argument of the call that it is; nil where it stands in a function of the app's own.
    public let node: KotlinNode?
    /// The route's name; nil for a value such as `route`.
    public let route: String?

    public init(text: String, node: KotlinNode?, route: String?) {
        self.text = text
        self.node = node
        self.route = route
    }
}
