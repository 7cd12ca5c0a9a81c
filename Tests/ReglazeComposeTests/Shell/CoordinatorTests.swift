import ReglazeCompose
import TestSupport
import Testing

/// The coordinators that are written into an app, compiled and run.
@Suite struct CoordinatorTests {
    /// What a program prints that uses the coordinators: `show` prints the tab that shows and the pages of all tabs.
    private func output(_ program: String, restoring: Bool = true, keepingStart: Bool = false) throws -> [String] {
        var plan = ShellSample.plan
        plan.keepsStart = keepingStart
        if !restoring { plan.restoration = nil }
        let texts = SwiftShell.texts(for: plan)
        let coordinators = try #require(texts["NavigationCoordinators.swift"])
        let main = """
            @MainActor func pages(_ tab: AppTab) -> String {
                app.coordinator(for: tab).path.map { ($0.route as? ArticlePage).map { "\\($0.id)" } ?? "?" }.joined(separator: " ")
            }
            @MainActor func show(_ what: String) {
                print("\\(what): \\(app.selectedTab) | \\(pages(.feed)) | \\(pages(.saved)) | \\(pages(.search))")
            }
            func article(_ id: Int32) -> any AppRoute { ArticlePage(id: id) }

            var app = AppNavigationCoordinator()
            let feed = app.feedCoordinator
            \(program)
            """
        return try SwiftProgram.output(of: [
            "Routes.swift": ShellSample.routes, "Codec.swift": ShellSample.codec,
            "NavigationCoordinators.swift": ShellSample.alone(coordinators), "main.swift": main,
        ]).split(separator: "\n").map(String.init)
    }

    @Test func pagesComeAndGo() throws {
        let lines = try output(
            """
            show("start")
            for id: Int32 in 1...5 { feed.push(article(id)) }
            show("a burst keeps its order")
            feed.push(article(5))
            show("the same route twice")
            let ids = Set(feed.path.map(\\.id))
            print("as pages of their own: \\(ids.count)")
            feed.path.removeLast()
            show("the system pops one")
            feed.path.removeLast(2)
            show("and two")
            feed.pop()
            show("Compose pops one")
            let top = feed.path[1]
            feed.pop(top)
            feed.pop(top)
            show("two taps on one back button")
            feed.push(article(7))
            feed.push(article(8))
            feed.pop(feed.path[1])
            show("a page goes with those above it")
            feed.pop()
            feed.pop()
            feed.pop()
            show("never below the root")
            feed.push(article(9))
            feed.popToRoot()
            feed.popToRoot()
            show("to the root")
            """)
        #expect(
            lines == [
                "start: feed |  |  | ",
                "a burst keeps its order: feed | 1 2 3 4 5 |  | ",
                "the same route twice: feed | 1 2 3 4 5 5 |  | ",
                "as pages of their own: 6",
                "the system pops one: feed | 1 2 3 4 5 |  | ",
                "and two: feed | 1 2 3 |  | ",
                "Compose pops one: feed | 1 2 |  | ",
                "two taps on one back button: feed | 1 |  | ",
                "a page goes with those above it: feed | 1 |  | ",
                "never below the root: feed |  |  | ",
                "to the root: feed |  |  | ",
            ])
    }

    @Test func tabsAreSwitched() throws {
        let lines = try output(
            """
            feed.push(article(1))
            app.tabBarSelection = .saved
            show("a tap")
            app.savedCoordinator.push(article(2))
            app.tabBarSelection = .feed
            show("stacks stay")
            app.tabBarSelection = .feed
            show("a second tap goes to the root")
            app.tabBarSelection = .feed
            show("and a third changes nothing")
            app.activateTab(for: SavedTab(title: nil), from: .feed)
            show("Compose shows another tab")
            app.activateTab(for: FeedTab.shared, from: .feed)
            show("a root that starts says its own tab")
            app.activateTab(for: SearchTab.shared, from: .saved)
            show("an object as route")
            """)
        #expect(
            lines == [
                "a tap: saved | 1 |  | ",
                "stacks stay: feed | 1 | 2 | ",
                "a second tap goes to the root: feed |  | 2 | ",
                "and a third changes nothing: feed |  | 2 | ",
                "Compose shows another tab: saved |  | 2 | ",
                "a root that starts says its own tab: saved |  | 2 | ",
                "an object as route: search |  | 2 | ",
            ])
    }

    @Test func pagesGoOntoTheTabThatWasJustShown() throws {
        let lines = try output(
            """
            app.push(article(1))
            show("the selected tab")
            app.activateTab(for: SavedTab(title: nil), from: .feed)
            app.push(article(2))
            app.push(article(3))
            show("a tab, and then its pages")
            app.activateTab(for: SearchTab.shared, from: .feed)
            app.push(article(4))
            app.activateTab(for: FeedTab.shared, from: .saved)
            app.push(article(5))
            show("a burst keeps its order")
            """)
        #expect(
            lines == [
                "the selected tab: feed | 1 |  | ",
                "a tab, and then its pages: saved | 1 | 2 3 | ",
                "a burst keeps its order: feed | 1 5 | 2 3 | 4",
            ])
    }

    /// What the views forward: a page must not push onto its own tab by itself.
    @Test func viewsLeaveTheStackToTheCoordinator() throws {
        let views = try #require(SwiftShell.texts(for: ShellSample.plan)["NativeNavContentView.swift"])
        #expect(views.components(separatedBy: "onNavigate: { appCoordinator.push($0) }").count == 3)
    }

    @Test func routesAreSetAndOpened() throws {
        let lines = try output(
            """
            for id: Int32 in 1...3 { feed.push(article(id)) }
            app.set(article(4), from: .feed)
            show("a page alone")
            app.set(FeedTab.shared, from: .feed)
            show("the root")
            feed.push(article(5))
            app.savedCoordinator.push(article(6))
            app.set(SavedTab(title: nil), from: .feed)
            show("the root of another tab")
            app.open(tab: .search, path: [article(7), article(8)])
            show("a link")
            app.open(tab: .search)
            show("a link to a tab")
            """)
        #expect(
            lines == [
                "a page alone: feed | 4 |  | ",
                "the root: feed |  |  | ",
                "the root of another tab: saved |  |  | ",
                "a link: search |  |  | 7 8",
                "a link to a tab: search |  |  | ",
            ])
    }

    @Test func navigationIsRestored() throws {
        let lines = try output(
            """
            feed.push(article(1))
            app.open(tab: .saved, path: [article(2), article(2)])
            let saved = app.savedNavigation
            print(saved)
            app = AppNavigationCoordinator()
            app.restoreNavigation(from: saved)
            show("restored")
            print("nothing new to save: \\(app.savedNavigation == saved)")
            app.restoreNavigation(from: saved)
            show("once only")
            app = AppNavigationCoordinator()
            app.restoreNavigation(from: "")
            app.restoreNavigation(from: "{\\"selectedTab\\": 1}")
            show("nothing to read")
            app.restoreNavigation(from: #"{"selectedTab": "gone", "paths": {"gone": ["1"], "feed": ["1", "?", "2"]}}"#)
            show("what is unknown by now")
            app = AppNavigationCoordinator()
            app.open(tab: .search, path: [article(9)])
            app.restoreNavigation(from: saved)
            show("a link wins")
            """)
        #expect(
            lines == [
                #"{"paths":{"feed":["1"],"saved":["2","2"],"search":[]},"selectedTab":"saved"}"#,
                "restored: saved | 1 | 2 2 | ",
                "nothing new to save: true",
                "once only: saved | 1 | 2 2 | ",
                "nothing to read: feed |  |  | ",
                "what is unknown by now: feed | 1 |  | ",
                "a link wins: search |  |  | 9",
            ])
    }

    @Test func aRouteThatCannotBeWrittenMeansNoRestoration() throws {
        #expect(try output(#"app.open(tab: .saved); show("plain")"#, restoring: false) == ["plain: saved |  |  | "])
        let texts = SwiftShell.texts(
            for: {
                var plan = ShellSample.plan; plan.restoration = nil; return plan
            }())
        #expect(texts.values.allSatisfy { !$0.contains("savedNavigation") && !$0.contains("SceneStorage") })
    }

    /// A page before the tabs hides the bar, and what was restored above it.
    @Test func pagesBeforeTheTabs() throws {
        let lines = try output(
            """
            print(app.isBeforeTabs)
            app.open(tab: .feed, path: [article(1)])
            app.setBeforeTabs(true, in: .feed)
            print(app.isBeforeTabs)
            show("alone")
            app.setBeforeTabs(false, in: .feed)
            print(app.isBeforeTabs)
            feed.push(article(2))
            app.setBeforeTabs(false, in: .feed)
            show("over")
            """, keepingStart: true)
        #expect(lines == ["false", "true", "alone: feed |  |  | ", "false", "over: feed | 2 |  | "])
    }
}
