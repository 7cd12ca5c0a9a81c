import ReglazeEngine

/// Callbacks that the app uses by their name or that can't stand anywhere else: they stay as they are.
extension LifecycleCallback {
    private static let scenes = """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        """

    static let stayingExamples: [Example] = [
        // The app's own code calls it, or names it for Objective-C.
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    applicationDidBecomeActive(application)
                    return true
                }

                func 1️⃣applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }
            """,
            because: "uses it by its name", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(#selector(applicationWillEnterForeground(_:)))
                    return true
                }

                @objc func 1️⃣applicationWillEnterForeground(_ application: UIApplication) { print("active") }
            }
            """,
            because: "uses it by its name", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("launched")
                    return true
                }

                @objc(applicationWillResignActive:)
                func 1️⃣applicationWillResignActive(_ application: UIApplication) { print("inactive") }
            }
            """,
            because: "need not fit", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("launched")
                    return true
                }

                #if DEBUG
                    func 1️⃣applicationWillResignActive(_ application: UIApplication) { print("inactive") }
                #endif
            }
            """,
            because: "another `#if`", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("launched")
                    return true
                }

                func 1️⃣applicationDidBecomeActive(_ application: UIApplication) {
                    UIView.animate(withDuration: 0.2) { [application] in application.isIdleTimerDisabled = true }
                }
            }
            """,
            because: "captures it by name", with: ["SceneDelegate.swift": scenes]),
        // What can't move to another type as it is.
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                #if DEBUG
                    func 1️⃣applicationDidEnterBackground(_ application: UIApplication) { window?.isHidden = true }
                #endif
            }
            """,
            because: "another `#if`", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                @available(iOS, deprecated: 20)
                func 1️⃣applicationWillResignActive(_ application: UIApplication) { window?.isHidden = true }
            }
            """,
            because: "stands on it", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                static let brand = UIColor.red
                var window: UIWindow?
                func 1️⃣applicationWillEnterForeground(_ application: UIApplication) { window?.tintColor = Self.brand }
            }
            """,
            because: "`Self` or `super`", with: ["SceneDelegate.swift": scenes]),
    ]
}
