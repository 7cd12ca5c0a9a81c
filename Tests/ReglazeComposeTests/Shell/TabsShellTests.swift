import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The system's tab bar above one Compose host.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct TabsShellTests {
    private func change(_ files: [String: String]) -> ComposeChange {
        TabsShell.change(for: AppReader.read(ComposeProject(contents: files.mapValues { Array($0.utf8) })))
    }

    private func outputs(_ files: [String: String], _ change: ComposeChange) -> [String: String] {
        var files = files
        for file in change.files { files[file.path] = file.new.text }
        return files
    }

    @Test func theBarAsksTheApp() throws {
        let files = TabsSample.app(bar: TabsSample.items)
        let change = change(files)
        let text = try #require(change.text(of: "\(TabsSample.base)/App.kt"))
        #expect(
            text.contains(
                """
                        bottomBar = {
                            val nativeTabs = LocalNativeTabs.current
                            if (nativeTabs == null) {
                                NavigationBar {
                                    NavigationBarItem(
                                        selected = entry?.destination?.hasRoute<HomeTab>() == true,
                """))
        #expect(
            text.contains(
                """
                                }
                            } else {
                                NativeTabBarSpace(
                                    nativeTabs,
                                    selectedTab = listOf(
                                        entry?.destination?.hasRoute<HomeTab>() == true,
                                        entry?.destination ?.hasRoute<FindTab>() == true,
                                    ).indexOf(true),
                                    onSelect = { tab ->
                                        when (tab) {
                                            0 -> nav.navigate(HomeTab) { launchSingleTop = true }
                                            1 -> {
                                                println("find")
                                                nav.navigate(FindTab) {
                                                    launchSingleTop = true
                                                }
                                            }
                                        }
                                    },
                                )
                            }
                        },
                """))
    }

    @Test func aSecondEntryPointIsAddedAndTheFirstStays() throws {
        let change = change(TabsSample.app(bar: TabsSample.items))
        #expect(
            change.text(of: "shared/src/iosMain/kotlin/org/sample/main.ios.kt") == """
                package org.sample.ios

                import androidx.compose.runtime.CompositionLocalProvider
                import androidx.compose.ui.window.ComposeUIViewController
                import org.sample.App
                import org.sample.LocalNativeTabs
                import org.sample.NativeTabs
                import platform.UIKit.UIViewController

                fun MainViewController(): UIViewController = ComposeUIViewController { App() } // for Swift

                /** The app below the system's tab bar. */
                fun NativeTabsViewController(nativeTabs: NativeTabs): UIViewController = ComposeUIViewController {
                    CompositionLocalProvider(LocalNativeTabs provides nativeTabs) { App() }
                }
                """)
    }

    @Test func parametersAndSetUpAreKept() throws {
        let entry = """
            package org.sample

            import androidx.compose.ui.window.ComposeUIViewController

            fun root(onReady: () -> Unit) = ComposeUIViewController(
                configure = { println("once") },
            ) {
                println("twice")
                App(
                    onReady = onReady,
                )
            }
            """
        var files = TabsSample.app(bar: TabsSample.items, entry: entry)
        let swift = "iosApp/iosApp/ContentView.swift"
        files[swift] = files[swift]?.replacing("Main_iosKt.MainViewController()", with: "Main_iosKt.root(onReady: { start() })")
        let change = change(files)
        #expect(
            change.text(of: "iosApp/iosApp/NativeTabsView.swift")?.contains(
                "private lazy var page = Main_iosKt.NativeTabsViewController(onReady: { start() }, nativeTabs: tabs)\n") == true)
        let text = try #require(change.text(of: "shared/src/iosMain/kotlin/org/sample/main.ios.kt"))
        #expect(
            text.hasSuffix(
                """

                /** The app below the system's tab bar. */
                fun NativeTabsViewController(onReady: () -> Unit, nativeTabs: NativeTabs) = ComposeUIViewController(
                    configure = { println("once") },
                ) {
                    println("twice")
                    CompositionLocalProvider(LocalNativeTabs provides nativeTabs) {
                        App(
                            onReady = onReady,
                        )
                    }
                }
                """))
    }

    @Test func valuesThatOnlyTheCallerHasAreNamed() throws {
        let entry =
            "package org.sample\n\nfun root(onReady: () -> Unit) = androidx.compose.ui.window.ComposeUIViewController { App(onReady) }\n"
        var files = TabsSample.app(bar: TabsSample.items, entry: entry)
        let swift = "iosApp/iosApp/ContentView.swift"
        files[swift] = files[swift]?.replacing("Main_iosKt.MainViewController()", with: "Main_iosKt.root(onReady: ready)")
            .replacing("    func makeUI", with: "    let ready: () -> Void\n    func makeUI")
        let change = change(files)
        #expect(change.files.isEmpty)
        #expect(
            change.reason(of: "native-tabs")?.hasPrefix("root takes values (onReady) that only its caller in Swift has") == true)
    }

    @Test func itemsOfATable() throws {
        let text = try #require(
            change(TabsSample.app(bar: TabsSample.table, more: TabsSample.tableItems)).text(of: "\(TabsSample.base)/App.kt"))
        #expect(
            text.contains(
                """
                                    selectedTab = bar.indexOfFirst { item -> \
                val isShown = entry?.destination?.hasRoute(item.route::class) == true; isShown },
                                    onSelect = { tab ->
                                        bar.getOrNull(tab)?.let { item -> nav.navigate(item.route) }
                                    },
                """))
    }

    @Test func aBarOfTheAppsOwn() throws {
        let text = try #require(
            change(TabsSample.app(bar: TabsSample.component, more: TabsSample.componentItems)).text(
                of: "\(TabsSample.base)/App.kt"))
        #expect(
            text.contains(
                """
                                    selectedTab = bar.indexOf(bar.find { entry?.destination?.hasRoute(it.route::class) == true }),
                                    onSelect = { tab ->
                                        bar.getOrNull(tab)?.let { picked -> nav.navigate(picked.route) }
                                    },
                """))
    }

    @Test func whatIsNotTheAppsStays() throws {
        let more = """
            \(TabsSample.componentItems)

            @Preview
            @Composable
            fun BarPreview() {
                AppTabBar(current = null, items = bar, onSelect = {})
            }
            """
        let bar = """
                    Column {
                        HorizontalDivider()
                        AppTabBar(
                            current = bar.find { entry?.destination?.hasRoute(it.route::class) == true },
                            items = bar,
                            onSelect = { selectedDestination -> nav.navigate(selectedDestination.route) { launchSingleTop = true } },
                        )
                    }
            """
        let text = try #require(change(TabsSample.app(bar: bar, more: more)).text(of: "\(TabsSample.base)/App.kt"))
        #expect(text.contains("fun BarPreview() {\n    AppTabBar(current = null, items = bar, onSelect = {})\n}"))
        // The line above the bar goes with it.
        #expect(text.contains("if (nativeTabs == null) {\n            Column {\n                HorizontalDivider()"))
        #expect(
            text.contains(
                """
                                    bar.getOrNull(tab)?.let { selectedDestination ->
                                        nav.navigate(selectedDestination.route) { launchSingleTop = true }
                                    }
                """))
    }

    @Test func aBarThatCannotBeReadIsLeftAlone() throws {
        let bar = "            Text(\"Home or Find\")"
        let more = "val tabs = listOf(\"Home\" to HomeTab, \"Find\" to FindTab)\n"
        let change = change(TabsSample.app(bar: bar, more: more))
        #expect(change.files.isEmpty)
        #expect(change.reason(of: "native-tabs") != nil)
    }

    @Test(arguments: TabsSample.bars)
    func aSecondRunChangesNothing(bar: String, more: String) throws {
        let files = TabsSample.app(bar: bar, more: more)
        let first = change(files)
        #expect(!first.files.isEmpty)
        let second = change(outputs(files, first))
        #expect(second.files.isEmpty)
        #expect(!second.states.contains { $0.hasSuffix("written") || $0.hasSuffix("refused") })
    }

    @Test(
        .enabled(if: KotlinCompiler.unavailability == nil, Comment(rawValue: KotlinCompiler.unavailability ?? "")),
        arguments: TabsSample.bars)
    func theKotlinCompiles(bar: String, more: String) throws {
        let files = TabsSample.app(bar: bar, more: more)
        let before = try KotlinCompiler.shared.errors(of: KotlinProgram(files, sourceSets: ["commonMain", "iosMain"]))
        #expect(before == [])
        let after = try KotlinCompiler.shared.errors(
            of: KotlinProgram(outputs(files, change(files)), sourceSets: ["commonMain", "iosMain"]))
        #expect(after == [])
    }

    @Test(
        .enabled(if: KotlinCompiler.unavailability == nil, Comment(rawValue: KotlinCompiler.unavailability ?? "")),
        arguments: ["ReaderApp", "ConferenceApp", "Compose/VoyagerNotes", "Compose/DecomposeShop"])
    func examplesCompile(name: String) throws {
        let files = try ExampleFiles.texts(of: name)
        let change = change(files)
        #expect(!change.files.isEmpty, "\(change.steps)")
        let after = try KotlinCompiler.shared.errors(
            of: KotlinProgram(outputs(files, change), sourceSets: ["commonMain", "iosMain"]))
        #expect(after == [])
    }

    @Test func theSwiftCompiles() throws {
        let files = TabsSample.app(bar: TabsSample.items)
        let swift = outputs(files, change(files)).filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { ShellSample.alone($0.value) }
        #expect(swift.contains { $0.contains("tab(\"home\", String(localized: \"Home\"), \"house\"),") })
        #expect(swift.contains { $0.contains("UISearchTab { [unowned self] _ in emptyPage() },") })
        let kotlin = """
            import UIKit

            protocol NativeTabBar: AnyObject {
                func show(selectedTab: Int32)
                func hide()
            }
            class NativeTabs {
                init(bar: any NativeTabBar) {}
                func select(tab: Int32) {}
            }
            class Main_iosKt {
                class func MainViewController() -> UIViewController { fatalError() }
                class func NativeTabsViewController(nativeTabs: NativeTabs) -> UIViewController { fatalError() }
            }
            """
        for (target, mode) in [("15.0", "5"), ("26.0", "6")] {
            let found = try TypeChecker.shared.check(swift + [kotlin], deploymentTarget: target, languageMode: mode)
            #expect(found == [])
        }
    }
}
