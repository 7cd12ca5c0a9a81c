import ReglazeEngine

extension HostTemplate {
    static let examples: [Example] = [
        .rewrites(
            """
            import UIKit

            @main
            @objc class 1️⃣AppDelegate: FlutterAppDelegate {
              override func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
              ) -> Bool {
                GeneratedPluginRegistrant.register(with: self)
                return super.application(application, didFinishLaunchingWithOptions: launchOptions)
              }
            }

            """,
            to: """
                import UIKit

                @main
                @objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
                  override func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                  ) -> Bool {
                    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
                  }

                  func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
                    GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
                  }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text(Plists.storyboard)
            ],
            making: [
                "App/Info.plist": Plists.text(
                    Plists.storyboard,
                    Plists.manifest("flutter", class: "UIWindowScene", delegate: "FlutterSceneDelegate", storyboard: "Main"))
            ],
            given: """
                @objc protocol FlutterPluginRegistry {}
                protocol FlutterImplicitEngineBridge { var pluginRegistry: any FlutterPluginRegistry { get } }
                protocol FlutterImplicitEngineDelegate {
                    func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge)
                }
                class FlutterAppDelegate: UIResponder, UIApplicationDelegate, FlutterPluginRegistry {
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool { true }
                }
                enum GeneratedPluginRegistrant { static func register(with registry: any FlutterPluginRegistry) {} }

                """),
        .rewrites(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow?
              var reactNativeFactory: RCTReactNativeFactory?

              func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
              ) -> Bool {
                let factory = RCTReactNativeFactory(delegate: ReactNativeDelegate())
                reactNativeFactory = factory
                window = UIWindow(frame: UIScreen.main.bounds)
                factory.startReactNative(withModuleName: "Ledger", in: window, launchOptions: launchOptions)
                return true
              }
            }

            """,
            to: """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                  var window: UIWindow?
                  var reactNativeFactory: RCTReactNativeFactory?

                  func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                  ) -> Bool {
                    let factory = RCTReactNativeFactory(delegate: ReactNativeDelegate())
                    reactNativeFactory = factory
                    return true
                  }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>")
            ],
            making: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>", Plists.manifest),
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                  var window: UIWindow?

                  func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                  ) {
                    guard let windowScene = scene as? UIWindowScene,
                      let appDelegate = UIApplication.shared.delegate as? AppDelegate
                    else { return }
                    // What the app is launched with, as it came to the application delegate before.
                    var launchOptions: [UIApplication.LaunchOptionsKey: Any] = [:]
                    launchOptions[.url] = connectionOptions.urlContexts.first?.url
                    launchOptions[.shortcutItem] = connectionOptions.shortcutItem
                    launchOptions[.remoteNotification] = connectionOptions.notificationResponse?.notification.request.content.userInfo
                    if let userActivity = connectionOptions.userActivities.first {
                      launchOptions[.userActivityDictionary] = [
                        UIApplication.LaunchOptionsKey.userActivityType.rawValue: userActivity.activityType,
                        "UIApplicationLaunchOptionsUserActivityKey": userActivity,
                      ] as [String: Any]
                    }
                    window = UIWindow(windowScene: windowScene)
                    appDelegate.window = window
                    appDelegate.reactNativeFactory?.startReactNative(withModuleName: "Ledger", in: window, launchOptions: launchOptions)
                  }
                }

                """,
            ],
            given: """
                class ReactNativeDelegate {}
                @MainActor class RCTReactNativeFactory {
                    init(delegate: ReactNativeDelegate) {}
                    func startReactNative(
                        withModuleName name: String, in window: UIWindow?, launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) {}
                }

                """),
        .rewrites(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func applicationWillResignActive(_ application: UIApplication) {
                    // Pause what goes on.
                }

                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    // Keep this call, so that plugins hear of links.
                    return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
                }
            }

            """,
            to: """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func applicationWillResignActive(_ application: UIApplication) {
                        // Pause what goes on.
                    }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text(Plists.storyboard)
            ],
            making: [
                "App/Info.plist": Plists.text(Plists.storyboard, Plists.manifest(storyboard: "Main")),
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                        appDelegate.window = window

                        // What the app is launched with does not come through the methods below.
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                    }

                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        for context in URLContexts {
                            let url = context.url
                            var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]
                            options[.sourceApplication] = context.options.sourceApplication
                            options[.annotation] = context.options.annotation
                            // Keep this call, so that plugins hear of links.
                            _ = ApplicationDelegateProxy.shared.application(UIApplication.shared, open: url, options: options)
                        }
                    }
                }

                """,
            ],
            given: """
                @MainActor class ApplicationDelegateProxy {
                    static let shared = ApplicationDelegateProxy()
                    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }
                }

                """),
        .explains(
            """
            import UIKit

            @main
            @objc class 1️⃣AppDelegate: FlutterAppDelegate {
              override func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
              ) -> Bool {
                let controller = window.rootViewController as! FlutterViewController
                _ = FlutterMethodChannel(name: "battery", binaryMessenger: controller.binaryMessenger)
                GeneratedPluginRegistrant.register(with: self)
                return super.application(application, didFinishLaunchingWithOptions: launchOptions)
              }
            }
            """,
            because: "line 9 asks for `window`", at: "App/AppDelegate.swift",
            with: ["App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>")]),
        .silent(Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"), at: "App/Info.plist", with: Plists.appDelegate),
    ]
}
