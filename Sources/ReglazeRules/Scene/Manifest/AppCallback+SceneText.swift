/// How a method of the application delegate becomes one of the scene delegate.
extension AppCallback {
    /// The names that the parameters usually have.
    var usualParameters: [String] {
        switch self {
        case .continueActivity, .didUpdateActivity: ["application", "userActivity", "restorationHandler"]
        case .performAction: ["application", "shortcutItem", "completionHandler"]
        case .willContinueActivity, .didFailToContinue: ["application", "userActivityType", "error"]
        case .acceptCloudKitShare: ["application", "metadata"]
        default: []
        }
    }

    /// The call of the application delegate's method, from the scene's with the usual parameters.
    var call: String {
        switch self {
        case .didBecomeActive: "appDelegate.applicationDidBecomeActive(UIApplication.shared)"
        case .willResignActive: "appDelegate.applicationWillResignActive(UIApplication.shared)"
        case .didEnterBackground: "appDelegate.applicationDidEnterBackground(UIApplication.shared)"
        case .willEnterForeground: "appDelegate.applicationWillEnterForeground(UIApplication.shared)"
        case .open: "_ = appDelegate.application(UIApplication.shared, open: context.url, options: options)"
        case .openFromApplication:
            "_ = appDelegate.application(UIApplication.shared, open: context.url, "
                + "sourceApplication: context.options.sourceApplication, annotation: context.options.annotation as Any)"
        case .handleOpen: "_ = appDelegate.application(UIApplication.shared, handleOpen: context.url)"
        case .continueActivity:
            "_ = appDelegate.application(UIApplication.shared, continue: userActivity, restorationHandler: { _ in })"
        case .performAction:
            "appDelegate.application(\n    UIApplication.shared, performActionFor: shortcutItem, "
                + "completionHandler: completionHandler)"
        case .willContinueActivity:
            "_ = appDelegate.application(UIApplication.shared, willContinueUserActivityWithType: userActivityType)"
        case .didFailToContinue:
            "appDelegate.application(\n    UIApplication.shared, didFailToContinueUserActivityWithType: userActivityType, "
                + "error: error)"
        case .didUpdateActivity: "appDelegate.application(UIApplication.shared, didUpdate: userActivity)"
        case .acceptCloudKitShare:
            "appDelegate.application(UIApplication.shared, userDidAcceptCloudKitShareWith: metadata)"
        }
    }

    /// The scene's method: the line that declares it, with the names that `parameters` have in the body.
    func declaration(_ parameters: [String]) -> String {
        func name(_ index: Int, _ label: String) -> String {
            let name = parameters.indices.contains(index) ? parameters[index] : "_"
            return name == label ? label : "\(label) \(name)"
        }
        switch self {
        case .didBecomeActive: return "func sceneDidBecomeActive(_ scene: UIScene)"
        case .willResignActive: return "func sceneWillResignActive(_ scene: UIScene)"
        case .didEnterBackground: return "func sceneDidEnterBackground(_ scene: UIScene)"
        case .willEnterForeground: return "func sceneWillEnterForeground(_ scene: UIScene)"
        case .open, .openFromApplication, .handleOpen:
            return "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)"
        case .continueActivity: return "func scene(_ scene: UIScene, \(name(1, "continue")): NSUserActivity)"
        case .performAction:
            return
                "func windowScene(\n    _ windowScene: UIWindowScene, \(name(1, "performActionFor")): UIApplicationShortcutItem,\n"
                + "    \(name(2, "completionHandler")): @escaping (Bool) -> Void\n)"
        case .willContinueActivity:
            return "func scene(_ scene: UIScene, \(name(1, "willContinueUserActivityWithType")): String)"
        case .didFailToContinue:
            return "func scene(\n    _ scene: UIScene, \(name(1, "didFailToContinueUserActivityWithType")): String, "
                + "\(name(2, "error")): Error\n)"
        case .didUpdateActivity: return "func scene(_ scene: UIScene, \(name(1, "didUpdate")): NSUserActivity)"
        case .acceptCloudKitShare:
            return
                "func windowScene(\n    _ windowScene: UIWindowScene, \(name(1, "userDidAcceptCloudKitShareWith")): CKShare.Metadata\n)"
        }
    }

    /// What the code that hands it on says of itself, in both languages.
    static let aboutColdStart = "What the app is launched with does not come through the methods below."

    /// What hands on, at the end of `scene(_:willConnectTo:options:)`, what the app was launched with: at a cold start the scene's
    /// method is not called for it.
    var coldStart: String? {
        switch self {
        case .open, .openFromApplication, .handleOpen:
            """
            if !connectionOptions.urlContexts.isEmpty {
                self.scene(scene, openURLContexts: connectionOptions.urlContexts)
            }
            """
        case .continueActivity:
            """
            for userActivity in connectionOptions.userActivities {
                self.scene(scene, continue: userActivity)
            }
            """
        case .performAction:
            """
            if let shortcutItem = connectionOptions.shortcutItem {
                self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
            }
            """
        case .acceptCloudKitShare:
            """
            if let metadata = connectionOptions.cloudKitShareMetadata {
                self.windowScene(windowScene, userDidAcceptCloudKitShareWith: metadata)
            }
            """
        default: nil
        }
    }
}
