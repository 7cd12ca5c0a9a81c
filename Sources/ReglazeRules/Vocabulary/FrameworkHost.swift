import ReglazeEngine

/// A framework that makes the app's first screen itself, and documents how its host comes to scenes.
enum FrameworkHost: String, Sendable, CaseIterable {
    case flutter = "Flutter"
    case reactNative = "React Native"
    case expo = "Expo"
    case capacitor = "Capacitor"
    case compose = "Compose Multiplatform"

    /// Application delegates of frameworks, which an app's own delegate is derived from.
    static let delegateClasses = [
        "FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
    ]

    /// Scene delegates of frameworks, which a manifest may name without the project declaring them.
    static let sceneDelegateClasses = ["FlutterSceneDelegate", "EXSceneDelegate", "ExpoSceneDelegate"]
}

extension ProjectIndex {
    /// The framework whose host the app is; nil for an app of its own.
    func host(of app: AppTarget) -> FrameworkHost? { nil }
}
