import Testing

/// Application delegates as people write them, each with one thing that a change could get wrong.
enum SceneManifestTraps {
    struct Trap: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [String: String]
        /// A part of the reason that has to be given; nil where none but the usual ones are.
        let why: String?

        init(_ name: String, _ delegate: String, why: String? = nil, with others: [String: String] = [:]) {
            self.name = name
            self.why = why
            let delegate = SceneManifestTraps.parameters.reduce(delegate) { $0.replacing($1.key, with: $1.value) }
            files = others.merging(
                [
                    "App/AppDelegate.swift": delegate, "App/Support.swift": SceneManifestTraps.support,
                    "App/Info.plist": SceneManifestTraps.propertyList,
                ]
            ) { first, _ in first }
        }

        var testDescription: String { name }
    }

    static let all = first + second + third + fourth

    /// Parameters that would make long lines of many delegates.
    private static let parameters = [
        "DID_FINISH": "_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: "
            + "[UIApplication.LaunchOptionsKey: Any]?",
        "OPEN_URL": "_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]",
        "RESTORE": "restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void",
    ]

    private static let propertyList = """
        <plist version="1.0">
        <dict>
        \t<key>CFBundleName</key>
        \t<string>App</string>
        </dict>
        </plist>

        """

    /// What the delegates use.
    private static let support = """
        import UIKit

        enum Log {
            static func start() {}
            static func note(_ text: String) {}
            static func stop() {}
        }

        @MainActor class Home: UIViewController {
            var onTap: (() -> Void)?
            func show(_ url: URL) {}
        }

        @MainActor final class Store {
            static let shared = Store()
            static var keep: UIWindow?
            nonisolated init() {}
            func load() {}
            var isReady: Bool { true }
        }

        @MainActor final class Coordinator {
            init(window: UIWindow?) {}
            init(_ w: UIWindow) {}
            func start() {}
            func open(_ url: URL) -> Bool { true }
        }

        @MainActor final class Router {
            init(store: Store) {}
            var root: UIViewController { Home() }
        }

        func fetch(_ done: @escaping (Bool) -> Void) { done(true) }

        """
}
