import ReglazeCompose
import TestSupport
import Testing

/// The views that are written into an app, type-checked.
@Suite struct StackViewTests {
    private func faults(of plan: ShellPlan, mode: String, target: String) throws -> [String] {
        let texts = SwiftShell.texts(for: plan)
        let files = texts.keys.sorted().compactMap { texts[$0] }.map(ShellSample.alone)
        return try TypeChecker.shared.check(
            files + [ShellSample.routes, ShellSample.entryPoints], deploymentTarget: target, languageMode: mode
        ).map { "\($0.source ?? -1): \($0)" }
    }

    @Test(arguments: ["5", "6"]) func compiles(mode: String) throws {
        for target in ["15.0", "26.0"] {
            let found = try faults(of: ShellSample.plan, mode: mode, target: target)
            #expect(found == [])
        }
    }

    @Test func compilesWithoutWhatIsOptional() throws {
        var plan = ShellSample.plan
        plan.restoration = nil
        plan.hasAccentColor = false
        plan.tabs = Array(plan.tabs.prefix(2))
        plan.tabs[0].condition = "showFeed &&\n    isReady"
        plan.tabType = "NativeTab"
        plan.topLevelType = "AppRoute"
        let text = try #require(SwiftShell.texts(for: plan)["NativeNavContentView.swift"])
        #expect(text.contains("// Compose shows it only where `showFeed && isReady`."))
        #expect(!text.contains("tint") && !text.contains("SceneStorage") && !text.contains("AppTab"))
    }

    @Test func anAppWithoutTabsHasOneStack() throws {
        var plan = ShellSample.plan
        plan.tabs = [plan.tabs[0]]
        let found = try faults(of: plan, mode: "6", target: "26.0")
        #expect(found == [])
        let text = try #require(SwiftShell.texts(for: plan)["NativeNavContentView.swift"])
        #expect(!text.contains("TabView"))
        #expect(
            text.contains(
                """
                    var body: some View {
                        content(of: .feed)
                            .tint(Color("AccentColor"))

                """))
    }

    @Test func writesTheTabs() throws {
        let text = try #require(SwiftShell.texts(for: ShellSample.plan)["NativeNavContentView.swift"])
        #expect(
            text.contains(
                """
                        TabView(selection: $appCoordinator.tabBarSelection) {
                            Tab(AppTab.feed.title, systemImage: "house", value: AppTab.feed) {
                                content(of: .feed)
                            }
                            Tab(AppTab.saved.title, systemImage: "bookmark", value: AppTab.saved) {
                                content(of: .saved)
                            }
                            Tab(AppTab.search.title, systemImage: "magnifyingglass", value: AppTab.search, role: .search) {
                                content(of: .search)
                            }
                        }
                        .tint(Color("AccentColor"))
                        .onAppear { appCoordinator.restoreNavigation(from: savedNavigation) }

                """))
        #expect(!text.contains("Binding("))
    }
}
