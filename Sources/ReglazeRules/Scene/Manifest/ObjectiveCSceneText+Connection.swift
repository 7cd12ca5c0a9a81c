import ReglazeEngine

/// `scene:willConnectToSession:options:`: what makes the window, and what a cold start brings.
extension ObjectiveCSceneText {
    mutating func connection() -> [String] {
        var lines: [String] = []
        var names: Set<String> = []
        for selector in ObjectiveCSplit.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            let mine = split.statements.filter { $0.moves && $0.method.selector == selector }.map(\.node)
            var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
            let options = method.parameters.count > 1 ? method.parameters[1].name : nil
            for node in mine { moved.rewrite(node, application: method.parameters.first?.name, launchOptions: options) }
            lines += layout.lines(of: mine, moved.patches, to: unit)
            if moved.needsLaunchOptions, let options, names.insert(options).inserted { lines = launchOptions(options) + lines }
            finish(moved, nodes: mine)
        }
        if !names.isEmpty { notes.append("the launch options are made of the connection's") }
        if !split.makesWindow, delegate.properties["window"] != nil {
            lines.insert("\(unit)self.appDelegate.window = self.window;", at: 0)
        }
        let coldStarts = split.callbacks.compactMap { $0.method.coldStart() }
        if !coldStarts.isEmpty {
            lines += ["", "\(unit)// What the app is launched with does not come through the methods below."]
            lines += coldStarts.joined().map { line in
                unit + String(repeating: unit, count: line.prefix { $0 == " " }.count / 4) + line.drop { $0 == " " }
            }
        }
        return [
            "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session "
                + "options:(UISceneConnectionOptions *)connectionOptions", "{",
            "\(unit)if (![scene isKindOfClass:[UIWindowScene class]]) {", "\(unit)\(unit)return;", "\(unit)}",
            "\(unit)self.windowScene = (UIWindowScene *)scene;",
        ] + lines + ["}"]
    }

    /// Launch options as they were before scenes, for code that takes them as a whole.
    private func launchOptions(_ name: String) -> [String] {
        let options = "connectionOptions"
        return [
            "// What the app is launched with, as it came to the application delegate before.",
            "NSMutableDictionary<UIApplicationLaunchOptionsKey, id> *\(name) = [NSMutableDictionary dictionary];",
            "\(name)[UIApplicationLaunchOptionsURLKey] = \(options).URLContexts.anyObject.URL;",
            "\(name)[UIApplicationLaunchOptionsSourceApplicationKey] = \(options).sourceApplication;",
            "\(name)[UIApplicationLaunchOptionsShortcutItemKey] = \(options).shortcutItem;",
            "\(name)[UIApplicationLaunchOptionsRemoteNotificationKey] = "
                + "\(options).notificationResponse.notification.request.content.userInfo;",
            "if (\(options).userActivities.count > 0) {",
            "\(unit)\(name)[UIApplicationLaunchOptionsUserActivityDictionaryKey] = @{",
            "\(unit)\(unit)UIApplicationLaunchOptionsUserActivityTypeKey: \(options).userActivities.anyObject.activityType,",
            "\(unit)\(unit)@\"UIApplicationLaunchOptionsUserActivityKey\": \(options).userActivities.anyObject,",
            "\(unit)};", "}", "if (\(name).count == 0) {", "\(unit)\(name) = nil;", "}",
        ].map { unit + $0 }
    }
}
