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
}
