import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Titles that are read from what was tapped, and the callbacks that carry them there.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct DataTitleTests {
    private static let folder = "app/src/commonMain/kotlin/org/sample/market/"

    private static let data = """
        package org.sample.market

        import kotlinx.serialization.Serializable

        @Serializable
        data class OfferId(val value: String)

        data class Offer(val id: OfferId, val title: String, val likeId: OfferId)

        object Store {
            val offers: List<Offer> = emptyList()

            fun offer(id: OfferId): Offer? = offers.find { it.id == id }
        }

        """

    private static let routes = """
        package org.sample.market

        import androidx.navigation3.runtime.NavKey
        import kotlinx.serialization.Serializable

        @Serializable
        sealed interface Page : NavKey

        @Serializable
        data object Offers : Page

        @Serializable
        data object Basket : Page

        @Serializable
        data class OfferPage(val offerId: OfferId) : Page

        """

    private static let screens = """
        @file:OptIn(ExperimentalMaterial3Api::class)

        package org.sample.market

        import androidx.compose.foundation.lazy.LazyColumn
        import androidx.compose.foundation.lazy.items
        import androidx.compose.material3.*
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.semantics.heading
        import androidx.compose.ui.semantics.semantics

        @Composable
        fun OffersScreen(onOffer: (OfferId) -> Unit) {
            LazyColumn {
                items(Store.offers, key = { it.id.value }) { offer ->
                    OfferRow(offer, onOpen = onOffer)
                }
            }
        }

        @Composable
        private fun OfferRow(offer: Offer, onOpen: (OfferId) -> Unit) {
            TextButton(onClick = { onOpen(offer.id) }) { Text(offer.title) }
        }

        @Composable
        fun BasketScreen(onOffer: (id: OfferId) -> Unit = {}) {
            Store.offers.filter { it.title != "" }.forEach { TextButton(onClick = { onOffer(it.id) }) { Text(it.title) } }
        }

        @Composable
        fun OfferScreen(offerId: OfferId, onBack: () -> Unit) {
            val offer = Store.offer(offerId) ?: return
            TopAppBar(title = { Text(offer.title) }, navigationIcon = { IconButton(onClick = onBack) { Text("Back") } })
        }

        """

    private static let app = """
        package org.sample.market

        import androidx.compose.material.icons.Icons
        import androidx.compose.material.icons.filled.Home
        import androidx.compose.material.icons.filled.ShoppingCart
        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.navigation3.runtime.entryProvider
        import androidx.navigation3.ui.NavDisplay

        @Composable
        fun App() {
            val backStack = remember { mutableStateListOf<Page>(Offers) }
            Scaffold(
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(
                            selected = true,
                            onClick = { backStack.clear(); backStack.add(Offers) },
                            icon = { Icon(Icons.Default.Home, null) },
                            label = { Text("Offers") },
                        )
                        NavigationBarItem(
                            selected = false,
                            onClick = { backStack.clear(); backStack.add(Basket) },
                            icon = { Icon(Icons.Default.ShoppingCart, null) },
                            label = { Text("Basket") },
                        )
                    }
                },
            ) {
                NavDisplay(
                    backStack = backStack,
                    onBack = { backStack.removeLastOrNull() },
                    entryProvider = entryProvider {
                        entry<Offers> { OffersScreen(onOffer = { backStack.add(OfferPage(it)) }) }
                        entry<Basket> { BasketScreen(onOffer = { id -> backStack.add(OfferPage(id)) }) }
                        entry<OfferPage> { OfferScreen(it.offerId, onBack = { backStack.removeLastOrNull() }) }
                    },
                )
            }
        }

        """

    /// What becomes of the app, some of whose text is changed.
    private struct Result {
        let run: ShellRun
        let app: String
        let screens: String
        let routes: String
        let gaps: [String]

        init(_ changes: [(String, String)], more: String = "") throws {
            func changed(_ text: String) -> String { changes.reduce(text) { $0.replacing($1.0, with: $1.1) } }
            let all = [data, DataTitleTests.routes, DataTitleTests.screens, DataTitleTests.app].joined()
            for (old, _) in changes { #expect(all.contains(old), "nowhere: \(old)") }
            let files = [
                folder + "Data.kt": changed(data), folder + "Routes.kt": changed(DataTitleTests.routes),
                folder + "Screens.kt": changed(DataTitleTests.screens) + more, folder + "App.kt": changed(DataTitleTests.app),
            ]
            run = ShellRun(ShellRun.iosFiles(package: "org.sample.market").merging(files) { $1 }, shell: .stack)
            app = try #require(run.files[folder + "App.kt"])
            screens = try #require(run.files[folder + "Screens.kt"])
            routes = try #require(run.files[folder + "Routes.kt"])
            gaps = run.change.steps.filter { $0.name == "route-titles" }.flatMap(\.gaps).map(\.text)
        }

        func check() throws {
            #expect(run.refusals == [])
            #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
            try KotlinCompiler.skipWithout()
            let errors = try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"]))
            #expect(errors.isEmpty, "\(errors)")
        }
    }

    /// The callbacks of two screens, of a row below one of them, and what the host gives.
    @Test func callbacksCarryTheTitle() throws {
        let result = try Result([], more: "@Composable\nprivate fun RowPreview() { OfferRow(Store.offers[0], onOpen = {}) }\n")
        #expect(result.routes.contains("OfferPage(val offerId: OfferId, override val title: String? = null) : Page"))
        #expect(result.screens.contains("fun OffersScreen(onOffer: (OfferId, String) -> Unit) {"))
        #expect(result.screens.contains("OfferRow(offer: Offer, onOpen: (OfferId, String) -> Unit) {"))
        #expect(result.screens.contains("{ onOpen(offer.id, offer.title) }"))
        #expect(result.screens.contains("fun BasketScreen(onOffer: (id: OfferId, title: String) -> Unit = { _, _ -> }) {"))
        #expect(result.screens.contains("{ onOffer(it.id, it.title) }"))
        #expect(result.screens.contains("onOpen = { _, _ -> })"))
        #expect(result.app.contains("onOffer = { offerId, title -> backStack.add(OfferPage(offerId, title = title)) }"))
        #expect(result.app.contains("onOffer = { id, title -> backStack.add(OfferPage(id, title = title)) }"))
        #expect(result.gaps == [])
        try result.check()
    }

    /// Where the value itself is at hand, nothing has to be widened.
    @Test func theValueItselfIsGiven() throws {
        let result = try Result([
            ("fun OffersScreen(onOffer: (OfferId) -> Unit)", "fun OffersScreen(onOffer: (Offer) -> Unit)"),
            ("onOpen: (OfferId) -> Unit) {", "onOpen: (Offer) -> Unit) {"), ("onOpen(offer.id)", "onOpen(offer)"),
            ("{ backStack.add(OfferPage(it)) }", "{ offer -> backStack.add(OfferPage(offer.id)) }"),
        ])
        #expect(result.screens.contains("onOpen: (Offer) -> Unit) {"))
        #expect(result.app.contains("{ offer -> backStack.add(OfferPage(offer.id, title = offer.title)) }"))
        try result.check()
    }

    /// A page whose bar says the same for all, above a heading of its own.
    @Test func headingsOfPages() throws {
        let result = try Result([
            ("title = { Text(offer.title) }", "title = { Text(\"Offer\") }"),
            ("{ Text(\"Back\") } })\n", "{ Text(\"Back\") } })\n    Heading(offer)\n"),
            (
                "@Composable\nfun OfferScreen",
                """
                @Composable
                private fun Heading(offer: Offer) {
                    Text(offer.title, modifier = Modifier.semantics { heading() })
                }

                @Composable
                fun OfferScreen
                """
            ),
        ])
        #expect(result.routes.contains("override val title: String? = \"Offer\""))
        #expect(result.app.contains("onOffer = { offerId, title -> backStack.add(OfferPage(offerId, title = title)) }"))
        #expect(result.gaps.count == 1)
        #expect(result.gaps.first?.contains("which its page shows as its heading") == true)
        try result.check()
    }

    /// What tells nothing of the page that opens: each leaves the callbacks, and the title that is known without them.
    @Test(arguments: [
        // Another offer than the one at hand is opened.
        ("onOpen(offer.id)", "onOpen(offer.likeId)", "with no Offer at hand"),
        // The callback goes where it can't be followed.
        (
            "OfferRow(offer, onOpen = onOffer)", "val open = onOffer\n            OfferRow(offer, onOpen = open)",
            "given to other code"
        ),
        // One of the callers has no offer.
        (
            "    LazyColumn {\n", "    TextButton(onClick = { onOffer(OfferId(\"new\")) }) { Text(\"New\") }\n    LazyColumn {\n",
            "with no Offer at hand"
        ),
        // Which of two functions is called can't be told for sure.
        (
            "private fun OfferRow(",
            "private fun OfferRow(name: String, onOpen: (OfferId) -> Unit) { TextButton(onClick = { onOpen(OfferId(name)) }) { } }\n\n"
                + "@Composable\nprivate fun OfferRow(",
            "another function that is called OfferRow"
        ),
    ])
    func callbacksThatStay(_ old: String, _ new: String, _ reason: String) throws {
        let result = try Result([(old, new)])
        #expect(result.screens.contains("fun OffersScreen(onOffer: (OfferId) -> Unit) {"))
        #expect(result.screens.contains("fun BasketScreen(onOffer: (id: OfferId, title: String) -> Unit = { _, _ -> }) {"))
        #expect(result.gaps.contains { $0.contains(reason) }, "\(result.gaps)")
        try result.check()
    }

    /// A bar's title that does not come from what opens the page, or comes from one of many.
    @Test(arguments: [
        ("Store.offer(offerId) ?: return", "Store.offers.first()"),
        (
            "TopAppBar(title = { Text(offer.title) }",
            "for (offer in Store.offers.filter { it.id == offerId }) TopAppBar(title = { Text(offer.title) }"
        ),
        ("Text(offer.title) }, nav", "Text(\"A ${offer.title}\") }, nav"),
    ])
    func barsThatTellNothing(_ old: String, _ new: String) throws {
        let result = try Result([(old, new)])
        #expect(result.screens.contains("fun OffersScreen(onOffer: (OfferId) -> Unit) {"))
        #expect(!result.routes.contains("val title: String? = null"))
        #expect(result.gaps.contains { $0.contains("no title is known for OfferPage") }, "\(result.gaps)")
        try result.check()
    }

    @Test func aNameThatIsTaken() throws {
        let result = try Result([
            ("{ backStack.add(OfferPage(it)) }", "{ val title = it; backStack.add(OfferPage(it)); println(title) }")
        ])
        #expect(
            result.app.contains(
                "{ offerId, offerTitle -> val title = offerId; backStack.add(OfferPage(offerId, title = offerTitle));"))
        try result.check()
    }
}
