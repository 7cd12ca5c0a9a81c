import ReglazeEngine

extension ScrollEdge {
    static let examples: [Example] = [
        .rewrites(
            """
            class MainTabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UITabBarAppearance()
                    look.stackedLayoutAppearance.normal.iconColor = .gray
                    tabBar.1️⃣standardAppearance = look // grey
                    // what follows stays
                }
            }
            """,
            to: """
                class MainTabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let look = UITabBarAppearance()
                        look.stackedLayoutAppearance.normal.iconColor = .gray
                        tabBar.standardAppearance = look // grey
                        tabBar.scrollEdgeAppearance = look
                        // what follows stays
                    }
                }
                """,
            .unsafe, target: 15),
        .rewrites(
            """
            class MainTabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UITabBarAppearance()
                    look.configureWithTransparentBackground()
                    look.stackedLayoutAppearance.normal.iconColor = .gray
                    tabBar.1️⃣standardAppearance = look
                }
            }
            """,
            to: """
                class MainTabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let look = UITabBarAppearance()
                        look.configureWithTransparentBackground()
                        look.stackedLayoutAppearance.normal.iconColor = .gray
                        tabBar.standardAppearance = look
                        tabBar.scrollEdgeAppearance = look
                    }
                }
                """),
        .rewrites(
            """
            func style() {
                let look = UITabBarAppearance()
                UITabBar.appearance().1️⃣standardAppearance = look
            }
            """,
            to: """
                func style() {
                    let look = UITabBarAppearance()
                    UITabBar.appearance().standardAppearance = look
                    if #available(iOS 15, *) {
                        UITabBar.appearance().scrollEdgeAppearance = look
                    }
                }
                """,
            .unsafe, target: 13),
        .explains(
            """
            class Tabs: UITabBarController {
                func style() {
                    let look = UITabBarAppearance()
                    look.backgroundColor = .red
                    tabBar.1️⃣standardAppearance = look
                }
            }
            """,
            because: "covers the glass", target: 26),
        .explains(
            """
            class Tabs: UITabBarController {
                func style() {
                    let look = UITabBarAppearance()
                    tabBar.1️⃣standardAppearance = look
                    tabBar.standardAppearance.backgroundColor = .red
                }
            }
            """,
            because: "bars keep copies"),
        .explains(
            """
            class Navigation: UINavigationController {
                func style() {
                    let look = UINavigationBarAppearance()
                    look.configureWithOpaqueBackground()
                    navigationBar.1️⃣standardAppearance = look
                }
            }
            """,
            because: "not for iOS 26"),
        .silent(
            """
            class BaseTabs: UITabBarController {
                func edge() { tabBar.scrollEdgeAppearance = UITabBarAppearance() }
            }
            class Tabs: BaseTabs {
                func style(_ look: UITabBarAppearance) {
                    tabBar.standardAppearance = look
                }
            }
            class Alias: UITabBarController {
                func style(_ look: UITabBarAppearance) {
                    let bar = tabBar
                    bar.standardAppearance = look
                    tabBar.scrollEdgeAppearance = UITabBarAppearance()
                }
            }
            class Helped: UITabBarController {
                func style(_ look: UITabBarAppearance) {
                    tabBar.standardAppearance = look
                    Edge.fix(tabBar)
                }
            }
            enum Edge {
                @MainActor static func fix(_ bar: UITabBar) { bar.scrollEdgeAppearance = bar.standardAppearance }
            }
            """),
        .rewrites(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.navigationBar.1️⃣standardAppearance = makeLook()
                }
                func makeLook() -> UINavigationBarAppearance {
                    let look = UINavigationBarAppearance()
                    look.backgroundColor = .red
                    return look
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationController?.navigationBar.standardAppearance = makeLook()
                        navigationController?.navigationBar.scrollEdgeAppearance = navigationController?.navigationBar.standardAppearance
                    }
                    func makeLook() -> UINavigationBarAppearance {
                        let look = UINavigationBarAppearance()
                        look.backgroundColor = .red
                        return look
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationBar.standardAppearance = Skin.opaque(.white)
                    navigationBar.1️⃣scrollEdgeAppearance = navigationBar.standardAppearance
                    if #available(iOS 26.0, *) {
                        navigationBar.standardAppearance = UINavigationBarAppearance()
                    }
                }
            }
            """,
            because: "which of the two",
            with: [
                "Skin.swift": """
                import UIKit

                enum Skin {
                    @MainActor static func opaque(_ color: UIColor) -> UINavigationBarAppearance {
                        let look = UINavigationBarAppearance()
                        look.configureWithOpaqueBackground()
                        return look
                    }
                }
                """
            ]),
        .explains(
            "func style(_ tabs: UITabBarController, _ look: UITabBarAppearance) { tabs.tabBar.1️⃣standardAppearance = look }",
            because: "shares its line"),
        .silent(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UINavigationBarAppearance()
                    look.titleTextAttributes = [.foregroundColor: UIColor.red]
                    navigationBar.standardAppearance = look
                }
            }
            """),
        .silent(
            """
            class Tabs: UITabBarController {
                let look = UITabBarAppearance()
                func restore(_ saved: UITabBarAppearance) {
                    tabBar.standardAppearance = saved
                }
                func style() {
                    tabBar.standardAppearance = look
                    edge()
                }
                func reset() {
                    tabBar.standardAppearance = UITabBarAppearance()
                }
                func edge() {
                    self.tabBar.scrollEdgeAppearance = look
                }
            }
            """),
        .silent(
            """
            class Tabs: UITabBarController {
                func style(_ look: UITabBarAppearance) {
                    if #available(iOS 26.0, *) {
                        // Glass is drawn anew.
                        tabBar.standardAppearance = look
                    }
                    tabBar.standardAppearance = look
                    tabBar.scrollEdgeAppearance = look
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                func style() {
                    // tabBar.standardAppearance = look
                    navigationItem.standardAppearance = UINavigationBarAppearance()
                }
            }
            """),
        // In compact height `scrollEdgeAppearance` comes before `compactAppearance`.
        .rewrites(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UINavigationBarAppearance()
                    look.backgroundColor = .red
                    let low = UINavigationBarAppearance()
                    low.backgroundColor = .blue
                    navigationController?.navigationBar.standardAppearance = look
                    navigationController?.navigationBar.scrollEdgeAppearance = look
                    navigationController?.navigationBar.1️⃣compactAppearance = low // on its side
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let look = UINavigationBarAppearance()
                        look.backgroundColor = .red
                        let low = UINavigationBarAppearance()
                        low.backgroundColor = .blue
                        navigationController?.navigationBar.standardAppearance = look
                        navigationController?.navigationBar.scrollEdgeAppearance = look
                        navigationController?.navigationBar.compactAppearance = low // on its side
                        navigationController?.navigationBar.compactScrollEdgeAppearance = low
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            class Pages: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UINavigationBarAppearance()
                    look.backgroundColor = .red
                    let low = UINavigationBarAppearance()
                    navigationBar.1️⃣standardAppearance = look
                    navigationBar.compactAppearance = low
                }
            }
            """, because: "in compact height too"),
        // The same everywhere, different on purpose, or said elsewhere.
        .silent(
            """
            class Pages: UINavigationController {
                let look = UINavigationBarAppearance()
                let low = UINavigationBarAppearance()
                func same() {
                    navigationBar.standardAppearance = look
                    navigationBar.scrollEdgeAppearance = look
                    navigationBar.compactAppearance = look
                }
            }
            class Others: UINavigationController {
                let look = UINavigationBarAppearance()
                let clear = UINavigationBarAppearance()
                func different() {
                    navigationBar.standardAppearance = look
                    navigationBar.scrollEdgeAppearance = clear
                    navigationBar.compactAppearance = look
                }
            }
            """),
    ]
}
