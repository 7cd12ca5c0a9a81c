import ReglazeEngine

/// Finds the tabs in the app's own bar: items that are written one by one, or a table that the bar is made from.
struct TabReader {
    /// The calls that draw a bar of tabs.
    static let bars: Set<String> = [
        "NavigationBar", "BottomNavigation", "NavigationRail", "NavigationSuiteScaffold", "NavigationSuite", "ShortNavigationBar",
        "BottomAppBar",
    ]
    static let items: Set<String> = [
        "NavigationBarItem", "BottomNavigationItem", "NavigationRailItem", "ShortNavigationBarItem", "item",
    ]
    static let tables: Set<String> = [
        "listOf", "setOf", "arrayOf", "listOfNotNull", "persistentListOf", "immutableListOf", "mutableListOf", "mapOf",
        "linkedMapOf",
        "persistentMapOf", "linkedSetOf", "arrayListOf",
    ]

    /// Whether a function of the app is called as one that draws a bar of tabs is.
    static func isBarName(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["navigationbar", "bottombar", "bottomnav", "tabbar", "navigationrail", "navbar"].contains { lower.contains($0) }
            && !lower.contains("topbar") && !lower.contains("title")
    }

    static func read(into reading: inout AppReading) {
        guard let hierarchy = reading.app.routes else {
            HostReader.findChrome(into: &reading)
            return
        }
        let reader = TabReader(reading, hierarchy)
        if let wanted = reading.options.tabs {
            let known = Dictionary(reader.best()?.tabs.map { ($0.route, $0) } ?? []) { first, _ in first }
            for name in wanted {
                guard let route = hierarchy.routes.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") }),
                    let place = route.declaration?.place
                        ?? reading.app.host?.entries.first(where: { $0.route == route.name })?.call
                else {
                    reading.miss(
                        "tabs", "`\(name)` is no route of this app", candidates: hierarchy.routes.map(\.name), isMisnamed: true)
                    continue
                }
                reading.app.tabs.append(
                    known[route.name] ?? AppTab(route: route.name, title: nil, icon: nil, place: place, condition: nil))
            }
        } else if let best = reader.best() {
            reading.app.tabs = best.tabs
        }
        HostReader.findChrome(into: &reading)
    }

    /// What may be the tabs.
    struct Group {
        var tabs: [AppTab]
        /// How much speaks for it.
        var weight: Int
    }

    let reading: AppReading
    let names: RouteNames
    let texts: TextReader
    let routes: RouteHierarchy
    let meanings: NavigationMeaning

    private init(_ reading: AppReading, _ hierarchy: RouteHierarchy) {
        self.reading = reading
        routes = hierarchy
        meanings = reading.meanings()
        names = RouteNames(hierarchy, symbols: reading.symbols)
        texts = TextReader(symbols: reading.symbols, strings: StringResources(reading.project))
    }

    func best() -> Group? {
        let groups = reading.files.flatMap { file in written(in: file) + tables(in: file) + enumerations(in: file) }
        if let best = groups.max(by: { ($0.weight, $0.tabs.count) < ($1.weight, $1.tabs.count) }) {
            return Group(tabs: best.tabs.map(withCondition), weight: best.weight)
        }
        return byType()
    }

    func group(_ tabs: [AppTab], of count: Int, weight: Int) -> Group? {
        guard tabs.count > 1, tabs.count == count, Set(tabs.map(\.route)).count == tabs.count else { return nil }
        let told = tabs.count { $0.title != nil } + tabs.count { $0.icon != nil }
        // A list of routes without a title or an icon may be anything, but for one that is called by what it is.
        guard told > 0 || weight > 10 else { return nil }
        // What holds for all of them is about the bar, and not about a tab.
        let isShared = Set(tabs.map(\.condition)).count == 1
        let plain = tabs.map { AppTab(route: $0.route, title: $0.title, icon: $0.icon, place: $0.place, condition: nil) }
        return Group(tabs: isShared ? plain : tabs, weight: weight + told * 10 / tabs.count)
    }
}
