import ReglazeEngine

extension ShellPlan {
    /// The tabs of an app as its shell shows them.
    /// - Parameter route: what Swift calls a tab's route, and the expression that makes it.
    /// - Returns: with what had to be guessed, and where.
    public static func tabs(
        of app: ComposeApp, route: (AppTab) -> (type: String, expression: String)
    ) -> (tabs: [Tab], gaps: [ReadingNote]) {
        var tabs: [Tab] = []
        var gaps: [ReadingNote] = []
        let shown = app.tabs.isEmpty ? roots(of: app) : app.tabs
        for tab in shown {
            let own = ownName(of: tab, in: app)
            let words = SymbolTable.words(of: own).filter {
                !["tab", "screen", "route", "page", "destination"].contains($0)
            }
            let name = freeName(words.isEmpty ? SymbolTable.words(of: own) : words, among: tabs.map(\.name))
            var title = tab.title?.text ?? ""
            if title.isEmpty {
                title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
                gaps.append(
                    ReadingNote(
                        location: tab.place.location, text: "the title of \(tab.route) was not found; it is “\(title)” now"))
            }
            var symbol = tab.icon.flatMap(SymbolTable.symbol(forIcon:)) ?? SymbolTable.symbol(forName: tab.route)
            if symbol == nil { symbol = SymbolTable.symbol(forName: title) }
            if symbol == nil, shown.count > 1 {
                let icon = tab.icon.map { "`\($0)`" } ?? "the icon of \(tab.route)"
                gaps.append(
                    ReadingNote(
                        location: tab.place.location, text: "no SF Symbol is known for \(icon); choose one in place of `circle`"))
            }
            let isSearch = symbol == SymbolTable.search || words.contains("search") || title == "Search"
            let route = route(tab)
            tabs.append(
                Tab(
                    name: name, title: title, translations: translations(of: tab), symbol: symbol ?? "circle", route: route.type,
                    // The bar has one place for a search tab.
                    routeExpression: route.expression, isSearch: isSearch && !tabs.contains(where: \.isSearch),
                    condition: tab.condition))
            if let condition = tab.condition {
                gaps.append(
                    ReadingNote(
                        location: tab.place.location,
                        text: "\(tab.route) is shown only where `\(condition)`; the native bar always shows it"))
            }
        }
        if tabs.count > 5 {
            gaps.append(
                ReadingNote(
                    location: app.tabs[5].place.location,
                    text: "an iPhone shows five tabs at most and puts the others under “More”"))
        }
        return (tabs, gaps)
    }

    /// Decompose's configurations are named within their component: `DefaultRootComponent.Config.Home`.
    private static func ownName(of tab: AppTab, in app: ComposeApp) -> String {
        guard app.navigation == .decompose else { return tab.route }
        return tab.route.split(separator: ".").last.map(String.init) ?? tab.route
    }

    /// An app without a bar of tabs has one stack: what it starts with is the root.
    private static func roots(of app: ComposeApp) -> [AppTab] {
        let route = app.routes?.tabs.first ?? app.routes?.routes.first { $0.role == .start }
        guard let route, let place = route.declaration?.place else { return [] }
        return [AppTab(route: route.name, title: nil, icon: nil, place: place, condition: nil)]
    }

    private static func translations(of tab: AppTab) -> [String: String] {
        guard case .resource(_, let texts) = tab.title else { return [:] }
        var result: [String: String] = [:]
        for (qualifier, text) in texts.sorted(by: { $0.key < $1.key }) where !qualifier.isEmpty {
            result[StringCatalog.language(ofQualifier: qualifier)] = text
        }
        return result
    }

    /// Words as the name of a case: `savedItems`.
    private static func freeName(_ words: [String], among taken: [String]) -> String {
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var name = ((words.first ?? "tab") + rest.joined()).filter { $0.isLetter || $0.isNumber || $0 == "_" }
        if name.isEmpty || name.first?.isNumber == true || keywords.contains(name) {
            name = "tab" + name.prefix(1).uppercased() + name.dropFirst()
        }
        var free = name
        var number = 2
        while taken.contains(free) {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }

    /// What can't be a case's name, or would hide a member of every enum here.
    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
        "for",
        "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "type",
        "typealias", "var", "where", "while", "root", "title", "allCases", "rawValue",
    ]
}
