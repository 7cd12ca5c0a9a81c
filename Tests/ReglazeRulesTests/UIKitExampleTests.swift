import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// The UIKit apps in `Examples`, and the hosts of other frameworks: what is found in them, and what becomes of them.
@Suite struct UIKitExampleTests {
    // MARK: - LedgerApp

    @Test func ledgerShowsWhatTheRulesFind() throws {
        let project = try ExampleProject("LedgerApp")
        #expect(project.project.deploymentTarget == 16)
        #expect(project.found.sorted() == Self.shownByLedger.sorted())
    }

    /// The rules that the app has something for. Of those on UIKit in Swift these are missing: `scene/lifecycle-callback`,
    /// `scene/cold-start` and `deprecated/window-scene-did-update`, which are about apps that have scenes already, and
    /// `glass/wrong-platform`, which is about apps for Apple Vision too: PantryApp shows these four. `scene/host-template` is shown by the hosts below, `bars/cyl-tab-bar` and
    /// `gestures/duplicate-library`, which are about libraries, by LedgerObjC.
    private static let shownByLedger: Set<String> = [
        "scene/manifest", "scene/orphan-window", "scene/global-window", "scene/main-screen", "scene/status-bar-frame",
        "scene/interface-orientation", "launch/launch-screen", "launch/full-screen", "glass/design-compatibility",
        "bars/scroll-edge-appearance", "bars/tab-layouts", "bars/opaque-appearance", "bars/transparent-background",
        "bars/interface-style", "bars/global-appearance", "bars/custom-tab-bar", "bars/shared-item",
        "bars/hidden-bar-transition", "bars/hard-coded-height", "items/shared-background", "items/grouped",
        "items/custom-view-size", "items/done-style", "items/spacing", "gestures/content-pop", "gestures/disables-others",
        "gestures/horizontal-scroll", "transitions/backdrop", "transitions/reload-during-pop", "buttons/configuration-layer",
        "glass/ungated-api", "glass/nested-glass", "glass/modifier-order", "navigation/missing-destination",
        "deprecated/bar-minimize-behavior", "deprecated/button-shapes-enabled", "deprecated/can-open-url",
        "deprecated/done-button-appearance", "deprecated/image-context", "deprecated/menu-new-scene",
        "deprecated/open-url-options", "deprecated/screen-display-link", "deprecated/search-bar-placement-inline",
        "deprecated/supported-orientations", "deprecated/toolbar-minimize-behavior",
        "deprecated/window-scene-coordinate-space",
    ]

    /// What is newer than the app's deployment target stands in it without a question for the system, one name is that of a test
    /// version of the SDK, and nothing else is wrong.
    @Test func ledgerCompilesButForNewSymbols() throws {
        // The arguments of a name that is not there have no type either.
        let errors = try ExampleProject("LedgerApp").errors().filter { !$0.contains("cannot infer contextual base") }
        let expected = [
            "'overrideUserInterfaceStyle' is only available in iOS 27", "'tabBarMinimizeBehavior' is only available in iOS 26",
            "has no member 'toolbarMinimizeBehavior'",
        ]
        #expect(errors.count == expected.count, "\(errors.joined(separator: "\n"))")
        for text in expected { #expect(errors.contains { $0.contains(text) }, "\(text)") }
    }

    @Test func ledgerCompilesAfterSafeRewrites() throws {
        let example = try ExampleProject("LedgerApp")
        let migration = example.migrate(.safe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let errors = try example.errors(after: migration)
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    /// At its own target, and at later ones, where rewrites need no question for the system.
    @Test(arguments: [16, 18, 26, 27] as [OSVersion])
    func ledgerIsBroughtOver(_ target: OSVersion) throws {
        let example = try ExampleProject("LedgerApp", target: target)
        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }

        let errors = try after.errors()
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        after.expectDone()
        #expect(after.found.isDisjoint(with: ["scene/manifest", "scene/global-window", "launch/launch-screen"]))
    }

    @Test func ledgerProjectHoldsTheSceneDelegate() throws {
        let example = try ExampleProject("LedgerApp")
        let after = try example.written(example.migrate(.unsafe))
        defer { after.remove() }
        let path = "\(after.prefix)LedgerApp/App/SceneDelegate.swift"
        #expect(after.project.files.contains { $0.path == path })
        let target = try #require(after.project.targets.first { $0.name == "LedgerApp" })
        #expect(target.sources.lists(path))
        let before = try #require(example.project.targets.first { $0.name == "LedgerApp" })
        for file in example.project.files where before.sources.lists(file.path) {
            #expect(target.sources.lists(after.prefix + file.path.dropFirst(example.prefix.count)), "\(file.path)")
        }
    }

    // MARK: - LedgerObjC

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func ledgerInObjectiveCIsBroughtOver() throws {
        let example = try ExampleProject("LedgerObjC")
        #expect(example.found.isSuperset(of: Self.shownInObjectiveC), "\(example.found.sorted())")
        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }
        try after.expectReadable()
        after.expectDone()
        let target = try #require(after.project.targets.first { $0.name == "LedgerObjC" })
        for change in migration.changes where change.old == nil && change.path.hasSuffix(".m") {
            #expect(target.sources.lists(after.prefix + change.path.dropFirst(example.prefix.count)), "\(change.path)")
        }
    }

    private static let shownInObjectiveC: Set<String> = [
        "scene/manifest", "scene/status-bar-frame", "scene/global-window", "launch/launch-screen", "glass/design-compatibility",
        "bars/opaque-appearance", "bars/scroll-edge-appearance", "gestures/content-pop", "bars/hard-coded-height",
        "bars/hidden-bar-transition", "items/shared-background", "items/custom-view-size", "items/done-style",
        "scene/interface-orientation", "transitions/reload-during-pop", "bars/cyl-tab-bar", "bars/transparent-background",
        "gestures/duplicate-library", "gestures/disables-others", "buttons/configuration-layer", "deprecated/image-context",
    ]

    /// Its property list and its project are read without the parser too, and what is not read is said.
    @Test(.enabled(if: !Grammar.objectiveC.isAvailable, "the parser for Objective-C is there"))
    func ledgerInObjectiveCIsReadInPart() throws {
        let example = try ExampleProject("LedgerObjC")
        #expect(example.found.isSuperset(of: ["launch/launch-screen", "glass/design-compatibility"]))
    }

    // MARK: - Hosts

    struct Host: Sendable, CustomTestStringConvertible {
        let name: String
        /// The frameworks that its files import, in the place of which `declarations` stand.
        let modules: Set<String>
        let declarations: String
        var testDescription: String { name }
    }

    @Test(arguments: hosts)
    func hostIsBroughtOver(_ host: Host) throws {
        let example = try ExampleProject("Hosts/\(host.name)")
        #expect(example.found == ["scene/host-template"])
        let errors = try example.errors(host: host)
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")

        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty && !migration.changes.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }
        let newErrors = try after.errors(host: host)
        #expect(newErrors.isEmpty, "\(newErrors.joined(separator: "\n"))")
        #expect(after.migrate(.unsafe).changes.isEmpty)
        #expect(after.findings.isEmpty, "\(after.findings.map(\.message))")
        for change in migration.changes where change.old == nil {
            let path = after.prefix + change.path.dropFirst(example.prefix.count)
            #expect(after.project.targets.contains { $0.sources.lists(path) }, "\(path)")
        }
    }

    private static let hosts = [
        Host(
            name: "Flutter", modules: ["Flutter"],
            declarations: """
                @objc protocol FlutterPluginRegistry {}
                protocol FlutterImplicitEngineBridge { var pluginRegistry: any FlutterPluginRegistry { get } }
                protocol FlutterImplicitEngineDelegate {
                    func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge)
                }
                class FlutterAppDelegate: UIResponder, UIApplicationDelegate, FlutterPluginRegistry {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool { true }
                }
                enum GeneratedPluginRegistrant { static func register(with registry: any FlutterPluginRegistry) {} }
                """),
        Host(
            name: "Expo", modules: ["Expo", "React", "ReactAppDependencyProvider"],
            declarations: """
                class ExpoAppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                    ) -> Bool { true }
                    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }
                    func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
                    ) -> Bool { true }
                    func application(
                        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {}
                    func applicationDidBecomeActive(_ application: UIApplication) {}
                    func applicationWillResignActive(_ application: UIApplication) {}
                    func applicationDidEnterBackground(_ application: UIApplication) {}
                    func applicationWillEnterForeground(_ application: UIApplication) {}
                }
                class RCTAppDependencyProvider {}
                class ExpoReactNativeFactoryDelegate {
                    var dependencyProvider: RCTAppDependencyProvider?
                    func bundleURL() -> URL? { nil }
                }
                @MainActor class RCTReactNativeFactory {
                    func startReactNative(
                        withModuleName name: String, in window: UIWindow?, launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) {}
                }
                class ExpoReactNativeFactory: RCTReactNativeFactory { init(delegate: ExpoReactNativeFactoryDelegate) {} }
                @MainActor enum RCTLinkingManager {
                    static func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
                    ) -> Bool { true }
                    static func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
                    ) -> Bool { true }
                }
                """),
        Host(
            name: "Capacitor", modules: ["Capacitor"],
            declarations: """
                @MainActor class ApplicationDelegateProxy {
                    static let shared = ApplicationDelegateProxy()
                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
                    ) -> Bool { true }
                    func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
                    ) -> Bool { true }
                }
                """),
    ]
}
