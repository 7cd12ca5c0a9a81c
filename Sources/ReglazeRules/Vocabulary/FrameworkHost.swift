import ReglazeEngine

/// A framework that makes the app's first screen itself, and documents how its host comes to scenes.
enum FrameworkHost: String, Sendable, CaseIterable {
    case flutter = "Flutter"
    case expo = "Expo"
    case reactNative = "React Native"
    case capacitor = "Capacitor"
    case compose = "Compose Multiplatform"

    /// Application delegates of frameworks, which an app's own delegate is derived from.
    static let delegateClasses = ["FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper"]

    /// Scene delegates of frameworks, which a manifest may name without the project declaring them.
    static let sceneDelegateClasses = [
        "FlutterSceneDelegate", "EXExpoAppSceneDelegate", "ExpoAppSceneDelegate", "EXSceneDelegate",
    ]

    /// What in the text of an application delegate tells the framework, the most telling first.
    fileprivate var marks: [String] {
        switch self {
        case .flutter: ["FlutterAppDelegate"]
        case .expo: ["ExpoAppDelegate", "EXAppDelegateWrapper", "ExpoReactNativeFactory"]
        case .reactNative: ["RCTAppDelegate", "RCTReactNativeFactory", "startReactNative", "RCTRootView", "RCTBridge"]
        case .capacitor: ["ApplicationDelegateProxy", "CAPBridgeViewController"]
        case .compose: ["MainViewController()", "ComposeUIViewController", "ComposeEntryPoint()"]
        }
    }

    /// Where the framework says how.
    var guide: String {
        switch self {
        case .flutter: "docs.flutter.dev, UISceneDelegate adoption"
        case .expo: "ExpoAppSceneDelegate and the `ios.enableSceneSupport` build property, from SDK 57"
        case .reactNative: "RCTReactNativeFactory, `startReactNative(withModuleName:in:connectionOptions:)` from 0.88"
        case .capacitor: "capacitorjs.com, updating to 8.5"
        case .compose: "the interop documentation of Compose Multiplatform: a host is an ordinary UIKit app"
        }
    }
}

extension ProjectIndex {
    /// The framework whose host the app is; nil for an app of its own.
    func host(of app: AppTarget) -> FrameworkHost? {
        let paths = applicationDelegatePaths.filter { isIn(app, $0) }
        // The class and its header, in Objective-C.
        let files = paths.flatMap { path -> [SourceFile] in
            let base = FilePath.withoutExtension(path)
            return ([path] + [".m", ".mm", ".h"].map { base + $0 }.filter { $0 != path }).compactMap(file(at:))
        }
        return FrameworkHost.allCases.first { host in
            files.contains { file in
                host.marks.contains { file.contains($0) } && (host != .compose || file.contains("Kt."))
            }
        }
    }
}
