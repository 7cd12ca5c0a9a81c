import ReglazeEngine

extension OpaqueAppearance {
    static let examples: [Example] = [
        .rewrites(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let appearance = UINavigationBarAppearance()
                    1️⃣appearance.configureWithOpaqueBackground()
                    appearance.backgroundColor = .systemIndigo // brand
                    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
                    navigationBar.standardAppearance = appearance
                    navigationBar.scrollEdgeAppearance = appearance
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let appearance = UINavigationBarAppearance()
                        if #unavailable(iOS 26.0) {
                            appearance.configureWithOpaqueBackground()
                            appearance.backgroundColor = .systemIndigo // brand
                        }
                        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
                        navigationBar.standardAppearance = appearance
                        navigationBar.scrollEdgeAppearance = appearance
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    1️⃣navigationController?.navigationBar.isTranslucent = false
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        if #unavailable(iOS 26.0) {
                            navigationController?.navigationBar.isTranslucent = false
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    1️⃣tabBar.barTintColor = UIColor(named: "Bar")
                    tabBar.tintColor = .red
                }
            }
            """,
            to: """
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tabBar.tintColor = .red
                    }
                }
                """,
            .unsafe, target: 26),
        .rewrites(
            """
            class Navigation: UINavigationController {
                func style() {
                    let look = UINavigationBarAppearance()
                    look.configureWithTransparentBackground()

                    1️⃣look.backgroundColor = .white
                    navigationBar.standardAppearance = look
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    func style() {
                        let look = UINavigationBarAppearance()
                        if #unavailable(iOS 26.0) {
                            look.configureWithTransparentBackground()

                            look.backgroundColor = .white
                        }
                        navigationBar.standardAppearance = look
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    1️⃣navigationBar.barTintColor = .white
                    view.tintColor = navigationBar.barTintColor!
                }
            }
            """, because: "line 4 reads `barTintColor` again"),
        .explains(
            """
            class Navigation: UINavigationController {
                func style() {
                    let look = UINavigationBarAppearance()
                    look.configureWithTransparentBackground()
                    look.titleTextAttributes = [.foregroundColor: UIColor.black]
                    1️⃣look.backgroundColor = .white
                    navigationBar.standardAppearance = look
                }
            }
            """,
            because: "stand apart"),
        .explains(
            """
            enum Skin {
                static func opaque(_ color: UIColor) -> UINavigationBarAppearance {
                    let appearance = UINavigationBarAppearance()
                    1️⃣appearance.configureWithOpaqueBackground()
                    appearance.backgroundColor = color
                    return appearance
                }
            }
            """,
            because: "not written in this function"),
        .explains(
            """
            func paint(_ bar: UIView, _ color: UIColor) {
                switch bar {
                case let bar as UINavigationBar:
                    1️⃣bar.barTintColor = color
                    bar.isTranslucent = false
                case let tabs as UITabBar:
                    2️⃣tabs.backgroundImage = UIImage()
                default: break
                }
            }
            func tint(_ bar: UIView, _ color: UIColor) {
                if let tabs = bar as? UITabBar {
                    3️⃣tabs.barTintColor = color
                }
            }
            """,
            because: "not written in this function"),
        .explains(
            """
            class Navigation: UINavigationController {
                var isDark = false {
                    didSet {
                        1️⃣navigationBar.barTintColor = isDark ? .black : .white
                    }
                }
                func style(_ kind: Int) {
                    switch kind {
                    case 0:
                        2️⃣navigationBar.isTranslucent = false
                    default:
                        print(kind)
                    }
                }
                func close() {
                    defer {
                        3️⃣toolbar.isTranslucent = false
                    }
                    print("closed")
                }
            }
            """,
            because: "nothing else stands in the block", target: 26),
        .explains(
            """
            class Navigation: UINavigationController {
                func color() throws -> UIColor { .red }
                func style() throws {
                    1️⃣toolbar.barTintColor = try color()
                    print("styled")
                }
            }
            """,
            because: "code of the app", target: 26),
        .explains(
            """
            class Navigation: UINavigationController {
                func style() {
                    let bar = UINavigationBar()
                    let apply = { (bar: UINavigationBar) in
                        1️⃣bar.isTranslucent = false
                    }
                    apply(bar)
                }
            }
            """,
            because: "not written in this function", target: 26),
        .explains(
            """
            class Bar: UINavigationBar {
                func setUp() {
                    1️⃣setBackgroundImage(UIImage(), for: .default); shadowImage = UIImage()
                }
            }
            """,
            because: "share their lines"),
        // What is set back, and what only older systems get by a copy, covers no glass.
        .silent(
            """
            class Page: UIViewController {
                func style() {
                    let look = UINavigationBarAppearance()
                    look.configureWithOpaqueBackground()
                    look.configureWithDefaultBackground()
                    navigationItem.standardAppearance = look
                    let old = UINavigationBarAppearance()
                    old.configureWithOpaqueBackground()
                    if #unavailable(iOS 26.0) { navigationItem.scrollEdgeAppearance = old.copy() }
                }
            }
            """),
        .silent(
            """
            class Tabs: UITabBarController {
                var usesGlass = false
                func style() {
                    if #available(iOS 26.0, *), traitCollection.userInterfaceIdiom == .phone {
                        tabBar.isTranslucent = true
                    } else {
                        tabBar.backgroundColor = .white
                    }
                    if !usesGlass { tabBar.barTintColor = .red }
                    if UIAccessibility.isReduceTransparencyEnabled { tabBar.isTranslucent = false }
                }
                func copy(_ other: UITabBar) { tabBar.barTintColor = other.barTintColor }
            }
            """),
        .explains(
            #"Text("a").1️⃣toolbarBackground(Color.red.opacity(0.3), for: .navigationBar)"#, because: "for you to say"),
        .silent(#"Text("a").toolbarBackground(.visible, for: .navigationBar)"#),
        .silent(
            #"Text("a").toolbarBackground(.red)"#,
            with: ["Own.swift": "extension View { func toolbarBackground(_ color: Color) -> some View { self } }"]),
        .silent(
            """
            class Navigation: UINavigationController {
                func style() {
                    let appearance = UINavigationBarAppearance()
                    appearance.configureWithOpaqueBackground()
                    if #unavailable(iOS 26.0) {
                        navigationBar.standardAppearance = appearance
                    }
                    navigationBar.tintColor = .red
                    navigationBar.isTranslucent = true
                    navigationBar.backgroundColor = .clear
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                let searchField = UITextField()
                let badge = UIView()
                func style() {
                    // navigationController?.navigationBar.isTranslucent = false
                    view.backgroundColor = .white
                    searchField.backgroundColor = .white
                    badge.backgroundColor = .red
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                let navigationBar = Header()
                func style() { navigationBar.backgroundColor = .white }
            }
            class Header: UIView {}
            """),
    ]
}
