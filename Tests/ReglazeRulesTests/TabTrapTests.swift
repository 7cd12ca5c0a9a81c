import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Tabs.
@Suite struct TabTrapTests {
    /// Tags become values of the selection's very type; modifiers stay on what they were on; all children or none.
    @Test func tabsAreMadeTogetherOrNotAtAll() throws {
        let run = try ProjectRun(
            [
                "Tabs.swift": #"""
                import SwiftUI

                struct Tabs: View {
                    @State private var selection = Panel.home

                    var body: some View {
                        TabView(selection: $selection) {
                            HomePage()
                                .tabItem { Label("Home", systemImage: "house") }
                                .tag(Panel.home)
                                .badge(3)
                            NewsPage()
                                .tabItem { Label("News", systemImage: "newspaper") }
                                .onAppear { print("news") }
                                .navigationTitle("News")
                                .tag(Panel.news)
                        }
                    }
                }

                struct Optionals: View {
                    @State private var selection: Int? = 0

                    var body: some View {
                        TabView(selection: $selection) {
                            HomePage()
                                .tabItem { Label("Home", systemImage: "house") }
                                .tag(0)
                            NewsPage()
                                .tabItem { Label("News", systemImage: "newspaper") }
                                .tag(1)
                        }
                    }
                }

                struct Mixed: View {
                    var body: some View {
                        TabView {
                            HomePage()
                                .tabItem { Label("Home", systemImage: "house") }
                            NewsPage()
                        }
                    }
                }

                struct Repeated: View {
                    let panels: [Panel]

                    var body: some View {
                        TabView {
                            ForEach(panels, id: \.self) { panel in
                                HomePage()
                                    .tabItem { Label("Panel", systemImage: "square") }
                                    .tag(panel)
                            }
                        }
                    }
                }

                enum Panel: Hashable { case home, news }
                struct HomePage: View { var body: some View { Text("home") } }
                struct NewsPage: View { var body: some View { Text("news") } }
                """#
            ], rules: Rules.all, target: 18)
        #expect(
            run.report == #"""
                Tabs.swift:7 tab-item: unsafe
                Tabs.swift:25 tab-item: left alone
                Tabs.swift:38 tab-item: left alone
                Tabs.swift:50 tab-item: unsafe
                """#)
        #expect(
            run.says("tab-item", at: "Tabs.swift:25").contains(
                "the tag `0` is of type `Int`, the selection of `Int?`: they must be the same"))
        #expect(run.says("tab-item", at: "Tabs.swift:38").contains("`NewsPage()` is not a tab by itself"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Tabs.swift
                -            HomePage()
                -                .tabItem { Label("Home", systemImage: "house") }
                -                .tag(Panel.home)
                -                .badge(3)
                -            NewsPage()
                -                .tabItem { Label("News", systemImage: "newspaper") }
                -                .onAppear { print("news") }
                -                .navigationTitle("News")
                -                .tag(Panel.news)
                +            Tab("Home", systemImage: "house", value: Panel.home) {
                +                HomePage()
                +            }
                +            .badge(3)
                +            Tab("News", systemImage: "newspaper", value: Panel.news) {
                +                NewsPage()
                +                    .onAppear { print("news") }
                +                    .navigationTitle("News")
                +            }
                -                HomePage()
                -                    .tabItem { Label("Panel", systemImage: "square") }
                -                    .tag(panel)
                +                Tab("Panel", systemImage: "square") {
                +                    HomePage()
                +                }
                """#)
        #expect(try run.faults() == [])
    }
}
