import ReglazeEngine
import Testing

@testable import ReglazeCompose

/// Names, titles and symbols of the tabs.
@Suite struct ShellTabsTests {
    @Test(arguments: [
        ("Icons.Default.Home", "house"), ("Icons.AutoMirrored.Filled.List", "list.bullet"), ("Icons.Outlined.Schedule", "clock"),
        ("Res.drawable.clock_28", "clock"), ("painterResource(Res.drawable.ic_shopping_cart_24dp)", "cart"),
        ("vectorResource(Res.drawable.location_28_fill)", "location"), ("Icons.Rounded.CalendarToday", "calendar"),
        ("Icons.Filled.FavoriteBorder", "heart"), ("KodeeIcons.team_28", "person.3"), ("UiRes.drawable.info_28", "info.circle"),
        ("Icons.Default.EmojiEvents", "trophy"), ("Icons.Default.Settings", "gearshape"), ("Icons.Default.Bookmarks", "bookmark"),
    ])
    func symbolOfAnIcon(icon: String, symbol: String) { #expect(SymbolTable.symbol(forIcon: icon) == symbol) }

    @Test func whatIsUnknownIsNotGuessed() {
        #expect(SymbolTable.symbol(forIcon: "Icons.Default.Zorp") == nil)
        #expect(SymbolTable.symbol(forIcon: "icon") == nil)
        #expect(SymbolTable.symbol(forIcon: "Res.drawable.ic_24") == nil)
        // The family of an icon says nothing of it.
        #expect(SymbolTable.symbol(forIcon: "HomeIcons.Default.Zorp") == nil)
    }

    @Test func namesBecomeWords() {
        #expect(SymbolTable.words(of: "shoppingCart_24dp") == ["shopping", "cart", "24", "dp"])
        #expect(SymbolTable.words(of: "QRCode") == ["qrcode"])
    }

    private func tabs(_ tabs: [(route: String, title: LocalisedText?, icon: String?)]) throws -> (
        tabs: [ShellPlan.Tab], gaps: [String]
    ) {
        let source = try SourceFile(path: "Bar.kt", kind: .kotlin, content: Array("val bar = 1\n".utf8))
        let file = try #require(KotlinFile(source))
        var app = ComposeApp(project: ComposeProject(contents: [:]), navigation: .navigation3)
        app.tabs = tabs.map {
            AppTab(route: $0.route, title: $0.title, icon: $0.icon, place: KotlinPlace(file.tree.root, in: file), condition: nil)
        }
        let result = ShellPlan.tabs(of: app) { ($0.route, "\($0.route).shared") }
        return (result.tabs, result.gaps.map(\.text))
    }

    @Test(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
    func tabsOfAnApp() throws {
        let texts = ["": "Plants", "de": "Pflanzen", "pt-rBR": "Plantas", "zh-rTW": "植物", "b+sr+Latn": "Biljke"]
        let (tabs, gaps) = try tabs([
            ("PlantsTab", .resource(expression: "Res.string.plants", texts: texts), nil),
            ("SearchScreen", .literal("Find"), "Icons.Default.Search"),
            ("DefaultRoute", nil, "icon"),
            ("plants", .literal("More"), nil),
        ])
        #expect(tabs.map(\.name) == ["plants", "search", "tabDefault", "plants2"])
        #expect(tabs.map(\.title) == ["Plants", "Find", "Default", "More"])
        #expect(tabs.map(\.symbol) == ["leaf", "magnifyingglass", "circle", "leaf"])
        #expect(tabs.map(\.isSearch) == [false, true, false, false])
        #expect(tabs[0].translations == ["de": "Pflanzen", "pt-BR": "Plantas", "zh-Hant": "植物", "sr-Latn": "Biljke"])
        #expect(
            gaps == [
                "the title of DefaultRoute was not found; it is “Default” now",
                "no SF Symbol is known for `icon`; choose one in place of `circle`",
            ])
    }
}
