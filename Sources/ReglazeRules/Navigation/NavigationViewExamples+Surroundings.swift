import ReglazeEngine

extension NavigationViewExamples {
    /// What decides elsewhere: the target, other views, previews, types of the project.
    static let surroundings: [Example] = [
        .explains(
            """
            1️⃣NavigationView {
                Text("Old")
            }
            .navigationViewStyle(.stack)
            """, because: "deployment target of 16.0 is the first", target: 15),
        .explains(
            "1️⃣NavigationView { Text(\"a\"); Text(\"b\") }.navigationViewStyle(.stack)", because: "only the first of these 2"),
        .rewrites(
            """
            struct Today: View {
                var body: some View {
                    1️⃣NavigationView { Text("Today") }
                }
            }
            struct Today_Previews: PreviewProvider {
                static var previews: some View { NavigationStack { Today() } }
            }
            """,
            to: """
                struct Today: View {
                    var body: some View {
                        NavigationStack { Text("Today") }
                    }
                }
                struct Today_Previews: PreviewProvider {
                    static var previews: some View { NavigationStack { Today() } }
                }
                """, with: ["App.swift": "struct Tabs: View { var body: some View { TabView { Today() } } }"]),
        .rewrites(
            """
            extension Pump {
                struct RootView: View {
                    var body: some View {
                        1️⃣NavigationView { Text("Pump") }
                    }
                }
            }
            """,
            to: """
                extension Pump {
                    struct RootView: View {
                        var body: some View {
                            NavigationStack { Text("Pump") }
                        }
                    }
                }
                """,
            with: [
                "Meter.swift": """
                import SwiftUI
                enum Pump {}
                enum Meter { struct RootView: View { var body: some View { Text("Meter") } } }
                struct Home: View { var body: some View { NavigationStack { Meter.RootView() } } }
                """
            ]),
        .rewrites(
            """
            1️⃣NavigationView {
                Text("Fish")
                Tide()
            }
            """,
            to: """
                NavigationSplitView {
                    Text("Fish")
                } detail: {
                    Tide()
                }
                """, .unsafe,
            with: [
                "Tide.swift": """
                import SwiftUI
                struct Tide: View { var body: some View { NavigationLink("Moon") { Text("Moon") } } }
                """
            ]),
        .explains("typealias Container = 1️⃣NavigationView", because: "one name"),
        .rewrites(
            """
            1️⃣NavigationView {
                NavigationSplitView {
                    List { Text("Sidebar") }
                } detail: {
                    Text("Detail")
                }
            }
            .navigationViewStyle(.stack)
            """,
            to: """
                NavigationSplitView {
                    List { Text("Sidebar") }
                } detail: {
                    Text("Detail")
                }
                """, .unsafe),
        .rewrites(
            """
            1️⃣NavigationView {
                List { Text("Mail") }
            }
            .phoneStyle()
            """,
            to: """
                NavigationStack {
                    List { Text("Mail") }
                }
                .phoneStyle()
                """, devices: [.iPhone, .iPad],
            with: [
                "Style.swift": """
                import SwiftUI
                extension View {
                    func phoneStyle() -> some View { navigationViewStyle(.stack) }
                }
                """
            ]),
        .rewrites(
            """
            struct Profile: View {
                var body: some View {
                    1️⃣NavigationView { List { Text("Name") } }
                        .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Profile: View {
                    var body: some View {
                        NavigationStack { List { Text("Name") } }
                    }
                }
                """, .unsafe,
            with: [
                "Push.swift": """
                import SwiftUI
                import UIKit
                final class Menu: UIViewController {
                    func open() {
                        let host = UIHostingController(rootView: Profile())
                        navigationController?.pushViewController(host, animated: true)
                    }
                }
                """
            ]),
        .rewrites(
            """
            struct Deck: View {
                var body: some View {
                    1️⃣NavigationView { List { Text("Card") } }
                }
            }
            #Preview {
                Deck().navigationViewStyle(.columns)
            }
            """,
            to: """
                struct Deck: View {
                    var body: some View {
                        NavigationStack { List { Text("Card") } }
                    }
                }
                #Preview {
                    Deck().navigationViewStyle(.columns)
                }
                """, .unsafe, devices: [.iPhone, .iPad]),
        .silent(
            "let view = NavigationView(frame: .zero)",
            with: ["Own.swift": "final class NavigationView: UIView {}"]),
        .silent(
            """
            if #available(iOS 16.0, *) {
                NavigationStack { Text("new") }
            } else {
                NavigationView { Text("old") }
            }
            """, target: 15),
        .silent("// NavigationView { }\nlet text = \"NavigationView { }\""),
    ]
}
