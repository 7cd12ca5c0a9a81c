import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The coordinators of a Decompose app, compiled and run beside a stack that behaves as Kotlin's does.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ChildStackCoordinatorTests {
    /// Kotlin's stack: it tells every change at once, and remembers what it is asked.
    private static let kotlin = #"""
        final class NativePage {
            let id: Int64
            let tab: Int32
            let name: String
            init(_ id: Int64, _ tab: Int32, _ name: String) { (self.id, self.tab, self.name) = (id, tab, name) }
        }

        final class NativeStack {
            var pages: [NativePage] = []
            var keepsPages = false
            var popsOneMore = false
            var asked: [String] = []
            private var lastId: Int64 = 0
            private var onChange: (([NativePage]) -> Void)?

            func observe(onChange: @escaping ([NativePage]) -> Void) {
                self.onChange = onChange
                onChange(pages)
            }

            func stop() { print("stopped") }

            func push(_ name: String) {
                lastId += 1
                pages.append(NativePage(lastId, -1, name))
                onChange?(pages)
            }

            func pop() {
                pages.removeLast()
                onChange?(pages)
            }

            func replaceAll(_ name: String) {
                pages = []
                push(name)
            }

            func popTo(page: NativePage) {
                asked.append("back to \(page.name)")
                guard !keepsPages, let index = pages.firstIndex(where: { $0 === page }), index < pages.count - 1 else { return }
                pages.removeSubrange((index + 1)...)
                onChange?(pages)
                guard popsOneMore else { return }
                popsOneMore = false
                pop()
            }

            func select(tab: Int32) {
                asked.append("tab \(tab)")
                if !keepsPages { bringToFront(tab) }
            }

            func bringToFront(_ tab: Int32) {
                lastId += 1
                let page = pages.first { $0.tab == tab } ?? NativePage(lastId, tab, "root\(tab)")
                pages.removeAll { $0 === page }
                pages.append(page)
                onChange?(pages)
            }
        }
        """#

    private static let showTabs = #"""
        @MainActor func show(_ what: String) {
            let tab = app.selectedTab.map { "\($0)" } ?? "none"
            let stacks = [app.catalogCoordinator, app.cartCoordinator, app.startCoordinator].map(pages).joined(separator: " | ")
            print("\(what): \(tab) | \(stacks) | \(kotlin.asked.joined(separator: ", "))")
            kotlin.asked = []
        }
        """#

    private static let showOne = #"""
        @MainActor func show(_ what: String) {
            print("\(what): \(pages(app.coordinator)) | \(kotlin.asked.joined(separator: ", "))")
            kotlin.asked = []
        }
        """#

    /// What a program prints; `show` prints the tab that shows, the pages of both tabs, those of none, and what Kotlin was asked.
    private func output(_ program: String, hasTabs: Bool = true) throws -> [String] {
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        if !hasTabs { files = try DecomposeShop.withoutTabs(files) }
        let run = ShellRun(files, shell: .stack)
        let coordinators = try #require(run.files["iosApp/iosApp/NavigationCoordinators.swift"])
        let main = """
            @MainActor func pages(_ stack: StackCoordinator) -> String {
                ((stack.root.map { [$0] } ?? []) + stack.path).map(\\.page.name).joined(separator: " ")
            }
            \(hasTabs ? Self.showTabs : Self.showOne)

            let kotlin = NativeStack()
            var app = AppNavigationCoordinator(stack: kotlin)
            \(program)
            """
        return try SwiftProgram.output(of: [
            "NativeStack.swift": Self.kotlin, "NavigationCoordinators.swift": coordinators.replacing("import Shared\n", with: ""),
            "main.swift": main,
        ]).split(separator: "\n").map(String.init)
    }

    @Test func pagesComeAndGo() throws {
        let lines = try output(
            """
            kotlin.bringToFront(0)
            app.start()
            show("start")
            kotlin.push("a")
            show("Kotlin pushes")
            for name in ["b", "c", "d"] { kotlin.push(name) }
            show("a burst keeps its order")
            kotlin.push("d")
            show("the same configuration twice")
            print("as pages of their own: \\(Set(app.catalogCoordinator.path).count)")
            app.catalogCoordinator.path.removeLast()
            show("the system pops one")
            app.catalogCoordinator.path.removeLast(2)
            show("and two")
            kotlin.pop()
            show("Kotlin pops one")
            let stale = app.catalogCoordinator.path
            app.catalogCoordinator.path = stale
            show("SwiftUI says what it has")
            app.catalogCoordinator.path = []
            show("to the root")
            """)
        #expect(
            lines == [
                "start: catalog | root0 |  |  | ",
                "Kotlin pushes: catalog | root0 a |  |  | ",
                "a burst keeps its order: catalog | root0 a b c d |  |  | ",
                "the same configuration twice: catalog | root0 a b c d d |  |  | ",
                "as pages of their own: 5",
                "the system pops one: catalog | root0 a b c d |  |  | back to d",
                "and two: catalog | root0 a b |  |  | back to b",
                "Kotlin pops one: catalog | root0 a |  |  | ",
                "SwiftUI says what it has: catalog | root0 a |  |  | ",
                "to the root: catalog | root0 |  |  | back to root0",
            ])
    }

    @Test func bothSidesPop() throws {
        let lines = try output(
            """
            kotlin.bringToFront(0)
            app.start()
            for name in ["a", "b", "c"] { kotlin.push(name) }
            kotlin.popsOneMore = true
            app.catalogCoordinator.path.removeLast()
            show("Kotlin pops while the system does")
            for name in ["d", "e"] { kotlin.push(name) }
            let seen = app.catalogCoordinator.path
            kotlin.pop()
            kotlin.pop()
            app.catalogCoordinator.path = Array(seen.dropLast())
            show("the system pops a page that has gone")
            kotlin.push("f")
            kotlin.keepsPages = true
            app.catalogCoordinator.path.removeLast()
            show("Kotlin keeps its page")
            """)
        #expect(
            lines == [
                "Kotlin pops while the system does: catalog | root0 a |  |  | back to b",
                "the system pops a page that has gone: catalog | root0 a |  |  | ",
                "Kotlin keeps its page: catalog | root0 a f |  |  | back to a",
            ])
    }

    @Test func tabsFollowKotlin() throws {
        let lines = try output(
            """
            app.start()
            kotlin.push("login")
            show("a page in no tab")
            kotlin.replaceAll("welcome")
            kotlin.push("terms")
            app.startCoordinator.path = []
            show("and a stack of them")
            kotlin.pages = []
            kotlin.bringToFront(0)
            kotlin.push("a")
            app.tabBarSelection = .cart
            show("a tap on a tab")
            kotlin.push("b")
            app.catalogCoordinator.path = []
            show("a stack that does not show is left alone")
            app.tabBarSelection = .cart
            show("a second tap goes to the root")
            app.tabBarSelection = .cart
            show("and a third changes nothing")
            kotlin.keepsPages = true
            app.tabBarSelection = .catalog
            show("Kotlin keeps the tab")
            kotlin.bringToFront(0)
            show("Kotlin shows a tab")
            app = AppNavigationCoordinator(stack: NativeStack())
            """)
        #expect(
            lines == [
                "a page in no tab: none |  |  | login | ",
                "and a stack of them: none |  |  | welcome | back to welcome",
                "a tap on a tab: cart | root0 a | root1 |  | tab 1",
                "a stack that does not show is left alone: cart | root0 a | root1 b |  | ",
                "a second tap goes to the root: cart | root0 a | root1 |  | back to root1",
                "and a third changes nothing: cart | root0 a | root1 |  | ",
                "Kotlin keeps the tab: cart | root0 a | root1 |  | tab 0",
                "Kotlin shows a tab: catalog | root0 | root1 | a | ",
                "stopped",
            ])
    }

    @Test func oneStackFollowsKotlin() throws {
        let lines = try output(
            """
            kotlin.push("home")
            app.start()
            for name in ["a", "b"] { kotlin.push(name) }
            show("pushed")
            app.coordinator.path.removeLast()
            show("the system pops")
            kotlin.replaceAll("other")
            show("another root")
            """, hasTabs: false)
        #expect(lines == ["pushed: home a b | ", "the system pops: home a | back to a", "another root: other | "])
    }
}
