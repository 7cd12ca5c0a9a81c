import ReglazeEngine

/// A method of an application delegate in Objective-C that a scene delegate has another form of.
enum ObjectiveCSceneMethod: String, CaseIterable {
    case didBecomeActive = "applicationDidBecomeActive:"
    case willResignActive = "applicationWillResignActive:"
    case didEnterBackground = "applicationDidEnterBackground:"
    case willEnterForeground = "applicationWillEnterForeground:"
    case open = "application:openURL:options:"
    case openFromApplication = "application:openURL:sourceApplication:annotation:"
    case handleOpen = "application:handleOpenURL:"
    case continueActivity = "application:continueUserActivity:restorationHandler:"
    case performAction = "application:performActionForShortcutItem:completionHandler:"

    init?(selector: String) { self.init(rawValue: selector) }

    /// Links come as a set of contexts, and are taken one by one.
    var isAboutLinks: Bool { self == .open || self == .openFromApplication || self == .handleOpen }

    /// The scene delegate's selector.
    var sceneSelector: String {
        switch self {
        case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground:
            "scene" + rawValue.dropFirst("application".count)
        case .open, .openFromApplication, .handleOpen: "scene:openURLContexts:"
        case .continueActivity: "scene:continueUserActivity:"
        case .performAction: "windowScene:performActionForShortcutItem:completionHandler:"
        }
    }

    /// The member of the connection options that brings the same to a scene that connects.
    var connection: String? {
        switch self {
        case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground: nil
        case .open, .openFromApplication, .handleOpen: "URLContexts"
        case .continueActivity: "userActivities"
        case .performAction: "shortcutItem"
        }
    }

    /// The notification that is still posted.
    var notification: String? { connection == nil ? "UIA\(rawValue.dropFirst().dropLast())Notification" : nil }

    /// The scene's method, with the names that the parameters have in the body.
    func declaration(_ parameters: [String]) -> String {
        func name(_ index: Int, _ usual: String) -> String { parameters.indices.contains(index) ? parameters[index] : usual }
        switch self {
        case .didBecomeActive: return "- (void)sceneDidBecomeActive:(UIScene *)scene"
        case .willResignActive: return "- (void)sceneWillResignActive:(UIScene *)scene"
        case .didEnterBackground: return "- (void)sceneDidEnterBackground:(UIScene *)scene"
        case .willEnterForeground: return "- (void)sceneWillEnterForeground:(UIScene *)scene"
        case .open, .openFromApplication, .handleOpen:
            return "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts"
        case .continueActivity:
            return "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)\(name(1, "userActivity"))"
        case .performAction:
            return "- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)"
                + "\(name(1, "shortcutItem")) completionHandler:(void (^)(BOOL succeeded))\(name(2, "completionHandler"))"
        }
    }

    /// The application delegate's method, sent by the scene's.
    /// - Parameter delegate: code for the application delegate.
    func call(to delegate: String = "self.appDelegate") -> String {
        let application = "[UIApplication sharedApplication]"
        return switch self {
        case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground:
            "[\(delegate) \(rawValue)\(application)];"
        case .open: "[\(delegate) application:\(application) openURL:context.URL options:options];"
        case .openFromApplication:
            "[\(delegate) application:\(application) openURL:context.URL "
                + "sourceApplication:context.options.sourceApplication annotation:context.options.annotation];"
        case .handleOpen: "[\(delegate) application:\(application) handleOpenURL:context.URL];"
        case .continueActivity:
            "[\(delegate) application:\(application) continueUserActivity:userActivity "
                + "restorationHandler:^(NSArray<id<UIUserActivityRestoring>> *restorableObjects) {}];"
        case .performAction:
            "[\(delegate) application:\(application) performActionForShortcutItem:shortcutItem "
                + "completionHandler:completionHandler];"
        }
    }

    /// The options that a link's context holds, as a dictionary again.
    static func openOptions(_ name: String) -> [String] {
        [
            "NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *\(name) = [NSMutableDictionary dictionary];",
            "\(name)[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;",
            "\(name)[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;",
            "\(name)[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);",
        ]
    }

    /// What a cold start brings, handed on at the end of `scene:willConnectToSession:options:`; four spaces for a level.
    func coldStart(
        scene: String = "scene", windowScene: String = "self.windowScene", options: String = "connectionOptions"
    ) -> [String]? {
        switch self {
        case .open, .openFromApplication, .handleOpen:
            ["if (\(options).URLContexts.count > 0) {", "    [self scene:\(scene) openURLContexts:\(options).URLContexts];", "}"]
        case .continueActivity:
            [
                "for (NSUserActivity *userActivity in \(options).userActivities) {",
                "    [self scene:\(scene) continueUserActivity:userActivity];", "}",
            ]
        case .performAction:
            [
                "if (\(options).shortcutItem != nil) {",
                "    [self windowScene:\(windowScene) performActionForShortcutItem:\(options).shortcutItem "
                    + "completionHandler:^(BOOL succeeded) {}];", "}",
            ]
        default: nil
        }
    }
}

/// A launch option in Objective-C that a scene gets among its connection options instead.
enum ObjectiveCLaunchOption: String, CaseIterable {
    case url = "UIApplicationLaunchOptionsURLKey"
    case shortcutItem = "UIApplicationLaunchOptionsShortcutItemKey"
    case sourceApplication = "UIApplicationLaunchOptionsSourceApplicationKey"
    case remoteNotification = "UIApplicationLaunchOptionsRemoteNotificationKey"

    var connection: String {
        switch self {
        case .url: "connectionOptions.URLContexts.anyObject.URL"
        case .shortcutItem: "connectionOptions.shortcutItem"
        case .sourceApplication: "connectionOptions.sourceApplication"
        case .remoteNotification: "connectionOptions.notificationResponse.notification.request.content.userInfo"
        }
    }

    /// Whether a statement asks for one that only scenes get now.
    static func isAsked(in node: ObjectiveCNode) -> Bool {
        node.descendants(ofKind: "identifier").contains { $0.text == url.rawValue || $0.text == shortcutItem.rawValue }
    }
}
