import ReglazeEngine

extension Backdrop {
    private static let pages = [
        "Pages.swift": """
        import UIKit
        class Inbox: UIViewController {
            override func viewDidLoad() { view.backgroundColor = .systemBackground }
        }
        class Archive: UIViewController {
            override func viewDidLoad() { self.view.backgroundColor = UIColor.systemBackground }
        }
        """
    ]

    static let examples: [Example] = [
        .rewrites(
            """
            class 1️⃣Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationBar.prefersLargeTitles = true
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.backgroundColor = .systemBackground
                        navigationBar.prefersLargeTitles = true
                    }
                }
                """,
            .unsafe, with: pages),
        .rewrites(
            """
            class Scene {
                func connect(_ scene: UIWindowScene) {
                    let window = 1️⃣UIWindow(windowScene: scene)
                    window.rootViewController = UINavigationController(rootViewController: Inbox())
                }
            }
            """,
            to: """
                class Scene {
                    func connect(_ scene: UIWindowScene) {
                        let window = UIWindow(windowScene: scene)
                        window.backgroundColor = .systemBackground
                        window.rootViewController = UINavigationController(rootViewController: Inbox())
                    }
                }
                """,
            .unsafe, with: pages),
        .rewrites(
            """
            class Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func connect(_ scene: UIWindowScene) {
                    let navigation = UINavigationController(rootViewController: Inbox())
                    self.window = 1️⃣UIWindow(windowScene: scene)
                    window?.rootViewController = navigation
                }
            }
            """,
            to: """
                class Delegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func connect(_ scene: UIWindowScene) {
                        let navigation = UINavigationController(rootViewController: Inbox())
                        self.window = UIWindow(windowScene: scene)
                        window?.backgroundColor = .systemBackground
                        window?.rootViewController = navigation
                    }
                }
                """,
            .unsafe, with: pages),
        .explains(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.1️⃣backgroundColor = .white
                }
            }
            """,
            because: "was chosen", with: pages),
        // The property is not the window yet where the colour would be set.
        .silent(
            """
            class Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func connect(_ scene: UIWindowScene) {
                    let window = UIWindow(windowScene: scene)
                    self.window = window
                    self.window?.rootViewController = UINavigationController(rootViewController: Inbox())
                }
            }
            """,
            with: pages),
        // A colour that a page gets now and then is not the pages' colour.
        .silent(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }
            class Inbox: UIViewController {
                override func viewDidLoad() { view.backgroundColor = .black }
                func show() { view.backgroundColor = .black }
            }
            class Archive: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if isDark { view.backgroundColor = .black }
                }
                func darken() { view.backgroundColor = .black }
            }
            """),
        // The pages differ.
        .silent(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class Dark: UIViewController {
                override func viewDidLoad() { view.backgroundColor = .black }
            }
            """,
            with: pages),
        // The class above it has a colour already.
        .silent(
            """
            class Base: UINavigationController {
                func paint() { view.backgroundColor = .red }
            }
            class Navigation: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }
            """,
            with: pages),
        // A colour that only the page knows.
        .silent(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }
            class Dark: UIViewController {
                let color = UIColor.black
                override func viewDidLoad() { view.backgroundColor = color }
            }
            """),
        .silent(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor.systemBackground
                }
            }
            class Panel: UIView {
                func paint() { backgroundColor = .red }
            }
            """,
            with: pages),
    ]
}
