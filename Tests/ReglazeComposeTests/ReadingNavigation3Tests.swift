import ReglazeCompose
import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ReadingNavigation3Tests {
    private let app = ReadingInputs.app(ReadingInputs.navigation3)

    @Test func everythingIsFound() {
        #expect(app.missing.isEmpty)
        #expect(app.project.unreadable.isEmpty)
        #expect(app.navigation == .navigation3)
        #expect(app.shell == nil)
    }

    @Test func routesKnowTheirFormsFieldsAndRoles() throws {
        let routes = try #require(app.routes)
        #expect(routes.baseName == "Route")
        #expect(routes.topLevelName == "Root")
        #expect(routes.routes.map(\.name) == ["Shelf", "Shop", "Book", "About", "Welcome"])
        #expect(routes.routes.map(\.role) == [.tab, .tab, .detail, .detail, .start])
        #expect(routes.route(named: "Shelf")?.form == .dataObject)
        #expect(routes.route(named: "Shop")?.serialName == "shop")
        let book = try #require(routes.route(named: "Book"))
        #expect(book.form == .dataClass)
        #expect(
            book.fields == [
                RouteField(name: "id", type: "Long", defaultValue: nil),
                RouteField(name: "from", type: "String?", defaultValue: "null"),
            ])
        #expect(book.isSerializable)
    }

    @Test func tabsComeFromTheTableOfTheBar() throws {
        #expect(app.tabs.map(\.route) == ["Shelf", "Shop"])
        #expect(app.tabs.map(\.icon) == ["Res.drawable.book_24", "Res.drawable.cart_24"])
        #expect(app.tabs.map(\.condition) == [nil, "hasShop"])
        #expect(app.startTab == "Shelf")
        guard case .resource(let expression, let texts) = app.tabs[0].title else {
            Issue.record("the title is no resource")
            return
        }
        #expect(expression == "Res.string.tab_shelf")
        #expect(texts == ["": "Shelf & more", "pt-BR": "Estante"])
    }

    @Test func theHostAndItsStackAreFound() throws {
        let host = try #require(app.host)
        #expect(host.function.name == "Host")
        #expect(host.entries.map(\.route) == ["Shelf", "Shop", "Book", "About", "Welcome"])
        #expect(host.entries.allSatisfy { $0.builder?.name == "pages" })
        #expect(host.backStack.name == "state")
        #expect(host.backStack.currentExpression == "state.currentStack")
        #expect(host.backStack.topLevelExpression == "state.root")
        #expect(host.backStack.navigatorName == "navigator")
        #expect(host.start?.node.text == "start")
        #expect(try KotlinCall(#require(host.chrome).node)?.name == "Bars")
    }

    @Test func appAndItsCallsAreFoundInEverySourceSet() throws {
        #expect(app.app?.name == "App")
        #expect(app.app?.parameters.map(\.name) == ["isNew"])
        #expect(app.appCalls.map(\.file.sourceSet) == ["main", "iosMain"])
        let entry = try #require(app.entryPoints.first)
        #expect(entry.swiftClass == "Main_iosKt")
        #expect(entry.appCall?.node.text == "App()")
    }

    @Test func screensKnowTheBarsThatTheirWrappersDraw() throws {
        #expect(app.screens.map(\.function.name) == ["ShelfScreen", "ShopScreen", "BookScreen", "AboutScreen", "WelcomeScreen"])
        #expect(app.screens.map { $0.titleBar != nil } == [false, false, true, true, false])
        let about = try #require(app.screens[3].titleBar)
        #expect(about.title?.text == "About")
        #expect(about.hasBackButton)
        #expect(!about.hasOtherContent)
        #expect(KotlinCall(about.place.node)?.name == "TopAppBar")
        #expect(app.screens[2].titleBar?.title == .literal("Book"))
    }

    @Test func theIOSAppIsFound() throws {
        let ios = try #require(app.ios)
        #expect(ios.folder == "iosApp/iosApp")
        #expect(ios.framework == "ComposeApp")
        #expect(ios.hostView?.name == "ComposeView")
        #expect(ios.contentView?.name == "ContentView")
        #expect(ios.assetCatalog == "iosApp/iosApp/Assets.xcassets")
        #expect(!ios.hasAccentColor)
    }

    /// The meanings of all calls of an entry, in order.
    private func meanings(in entry: String) throws -> [NavigationAction] {
        let entry = try #require(app.host?.entries.first { $0.route == entry })
        return KotlinCall.all(in: entry.content.node).compactMap { app.meaning(of: $0.node, in: entry.content.file) }
    }

    @Test func theNavigatorsMethodsAreReadForWhatTheyDo() throws {
        let shelf = try meanings(in: "Shelf")
        guard shelf.count == 2, case .push(let book, false) = shelf[0], case .activate(let shop) = shelf[1] else {
            Issue.record("\(shelf)")
            return
        }
        #expect(book.text == "Book(it)")
        #expect(book.route == "Book")
        #expect(shop.route == "Shop")
        guard case .set(let start) = try #require(meanings(in: "Welcome").first) else {
            Issue.record("restart is no set")
            return
        }
        #expect(start.route == "Shelf")
    }

    @Test func callbacksAndReferencesMeanWhatIsGivenForThem() throws {
        let entry = try #require(app.host?.entries.first { $0.route == "Book" })
        let call = try #require(KotlinCall.all(of: ["BookScreen"], in: entry.content.node).first)
        let onBack = try #require(call.argument(named: "onBack"))
        #expect(app.meaning(of: onBack.value, in: entry.content.file) == .back)
        let host = try #require(app.host)
        let reference = try #require(KotlinCall(host.display.node)?.argument(named: "onBack"))
        #expect(app.meaning(of: reference.value, in: host.display.file) == .back)
    }

    @Test func aFunctionThatMakesTheRouteGivesItsExpression() throws {
        var files = ReadingInputs.navigation3
        files[ReadingInputs.kotlin + "nav/Links.kt"] = """
            package org.sample.nav

            fun follow(navigator: Navigator, number: Long) { navigator.openBook(number + 1) }
            """
        let app = ReadingInputs.app(files)
        let file = try #require(app.project.kotlinFile(at: ReadingInputs.kotlin + "nav/Links.kt"))
        let call = try #require(KotlinCall.all(of: ["openBook"], in: file.tree.root).first)
        guard case .push(let route, _) = try #require(app.meaning(of: call.node, in: file)) else {
            Issue.record("no push")
            return
        }
        #expect(route.text == #"Book(number + 1, from = "link")"#)
        #expect(route.route == "Book")
        #expect(route.node == nil)
    }

    @Test func namesCanBeGivenByHand() {
        var options = ReadingOptions()
        options.tabs = ["Shop"]
        #expect(ReadingInputs.app(ReadingInputs.navigation3, options: options).tabs.map(\.route) == ["Shop"])
        options = ReadingOptions()
        options.host = "Nowhere"
        let missing = ReadingInputs.app(ReadingInputs.navigation3, options: options).missing
        #expect(missing.map(\.name) == ["host"])
        #expect(missing.first?.candidates == ["Host (\(ReadingInputs.kotlin)nav/Host.kt:11)"])
    }

    @Test func anAppWithTheShellIsKnown() {
        var files = ReadingInputs.navigation3
        files[ReadingInputs.kotlin + "nav/Shell.kt"] = """
            package org.sample.nav

            val LocalUseNativeNavigation = staticCompositionLocalOf { false }

            @Composable
            fun ScreenContent(route: Route) {}

            fun ScreenViewController(route: Route): UIViewController = ComposeUIViewController { ScreenContent(route) }
            """
        files["iosApp/iosApp/Tabs.swift"] = """
            import SwiftUI

            struct Tabs: View {
                var body: some View { TabView { Text("") } }
            }
            """
        #expect(ReadingInputs.app(files).shell?.isWhole == true)
        files["iosApp/iosApp/Tabs.swift"] = nil
        #expect(ReadingInputs.app(files).shell?.isWhole == false)
    }

    @Test func aPlainListIsAStackToo() throws {
        var files = ReadingInputs.iosApp
        files[ReadingInputs.kotlin + "App.kt"] = """
            package org.sample

            import androidx.navigation3.runtime.*
            import androidx.navigation3.ui.NavDisplay

            @Serializable data object Home : NavKey
            @Serializable data class Page(val id: Int) : NavKey

            @Composable
            fun App() {
                val backStack = rememberNavBackStack(Home)
                NavDisplay(
                    backStack = backStack,
                    onBack = { backStack.removeLastOrNull() },
                    entryProvider = entryProvider {
                        entry<Home> { HomeScreen(onPage = { backStack.add(Page(it)) }) }
                        entry<Page> { key ->
                            PageScreen(key.id, onDone = { backStack[backStack.lastIndex] = Home }, onRoot = { backStack.removeRange(1, backStack.size) })
                        }
                    },
                )
            }

            @Composable fun HomeScreen(onPage: (Int) -> Unit) {}
            @Composable fun PageScreen(id: Int, onDone: () -> Unit, onRoot: () -> Unit) {}
            """
        let app = ReadingInputs.app(files)
        #expect(app.missing.isEmpty)
        #expect(app.routes?.base == nil)
        #expect(app.routes?.baseName == "NavKey")
        // Without a bar, the first page is the root of the only stack.
        #expect(app.tabs.map(\.route) == ["Home"])
        #expect(app.host?.backStack.currentExpression == "backStack")
        let page = try #require(app.host?.entries.first { $0.route == "Page" })
        #expect(page.parameter == "key")
        let call = try #require(KotlinCall.all(of: ["PageScreen"], in: page.content.node).first)
        let kinds = call.arguments.dropFirst().map { app.meaning(of: $0.value, in: page.content.file)?.kind }
        #expect(kinds == ["replace", "backTo"])
    }

    @Test func aTypeThatSomePageIsNotIsNoCommonType() throws {
        var files = ReadingInputs.iosApp
        files[ReadingInputs.kotlin + "App.kt"] = """
            package org.sample

            import androidx.navigation3.runtime.*
            import androidx.navigation3.ui.NavDisplay

            sealed interface Place { val icon: ImageVector }
            data object Home : Place { override val icon = Icons.Default.Home }
            data object Chats : Place { override val icon = Icons.Default.Face }
            data object Chat

            private val places: List<Place> = listOf(Home, Chats)

            @Composable
            fun App() {
                val stacks = remember { PlaceStacks<Any>(Home) }
                NavigationBar {
                    places.forEach { place -> NavigationBarItem(selected = false, onClick = { stacks.show(place) }, icon = {}) }
                }
                NavDisplay(
                    backStack = stacks.backStack,
                    onBack = { stacks.leave() },
                    entryProvider = entryProvider {
                        entry<Home> { HomePage() }
                        entry<Chats> { ChatsPage(onChat = { stacks.add(Chat) }) }
                        entry<Chat> { ChatPage() }
                    },
                )
            }

            class PlaceStacks<T : Any>(start: T) {
                private val stacks: LinkedHashMap<T, SnapshotStateList<T>> = linkedMapOf(start to mutableStateListOf(start))
                var place by mutableStateOf(start)
                    private set
                val backStack = mutableStateListOf(start)
                fun show(key: T) { place = key }
                fun add(key: T) { stacks[place]?.add(key) }
                fun leave() { stacks[place]?.removeLastOrNull() }
            }

            @Composable fun HomePage() {}
            @Composable fun ChatsPage(onChat: () -> Unit) {}
            @Composable fun ChatPage() {}
            """
        let app = ReadingInputs.app(files)
        #expect(app.missing.isEmpty)
        #expect(app.routes?.base == nil)
        #expect(app.routes?.topLevelName == "Place")
        #expect(app.routes?.routes.map { "\($0.name) \($0.role)" } == ["Home tab", "Chats tab", "Chat detail"])
        #expect(app.tabs.map(\.icon) == ["Icons.Default.Home", "Icons.Default.Face"])
        #expect(app.notes.contains { $0.text.hasPrefix("`Chat` is shown by an entry and no `Place`") })
        #expect(app.host?.backStack.currentExpression == "stacks.backStack")
        let entry = try #require(app.host?.entries.first { $0.route == "Chats" })
        let call = try #require(KotlinCall.all(of: ["add"], in: entry.content.node).first)
        #expect(app.meaning(of: call.node, in: entry.content.file)?.route?.route == "Chat")
    }
}
