import ReglazeEngine

/// `scene:willConnectToSession:options:`: what makes the window, and what a cold start brings.
extension ObjectiveCSceneText {
    mutating func connection() -> [String] {
        var lines: [String] = []
        var names: Set<String> = []
        let coldStart = coldStartLines()
        var endsEarly = false
        var results: [String] = []
        for selector in ObjectiveCSplit.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            let statements = split.statements.filter { ($0.moves || $0.isCopied) && $0.method.selector == selector }
            let mine = statements.contains(where: \.moves) ? statements.map(\.node) : []
            var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
            let options = method.parameters.count > 1 ? method.parameters[1].name : nil
            for node in mine { moved.rewrite(node, application: method.parameters.first?.name, launchOptions: options) }
            results += split.movedResult(of: method).map { [$0.text] } ?? []
            for statement in statements {
                // Before there is a window, nothing could be handed on.
                let delivers = !coldStart.isEmpty && !statement.isCopied
                for node in ObjectiveCSplit.returnStatements(in: statement.node) where !mine.isEmpty {
                    endsEarly = rewriteReturn(node, delivers: delivers, in: &moved) || endsEarly
                }
            }
            lines += layout.lines(of: mine, moved.patches, to: unit)
            if moved.needsLaunchOptions, let options, names.insert(options).inserted { lines = launchOptions(options) + lines }
            finish(moved, nodes: mine)
        }
        if !names.isEmpty { notes.append("the launch options are made of the connection's") }
        if isFromStoryboard, delegate.properties["window"] != nil {
            lines.insert("\(unit)self.appDelegate.window = self.window;", at: 0)
        }
        if !coldStart.isEmpty {
            // The launch's result says whether what the app is launched with is handed to the methods that get it.
            lines += [""] + results.flatMap { ["\(unit)if (!\($0)) {", "\(unit)\(unit)return;", "\(unit)}"] }
            lines += endsEarly ? [unit + Self.deliver] : ["\(unit)// \(AppCallback.aboutColdStart)"] + coldStart
        }
        return [
            "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session "
                + "options:(UISceneConnectionOptions *)connectionOptions", "{",
            "\(unit)if (![scene isKindOfClass:[UIWindowScene class]]) {", "\(unit)\(unit)return;", "\(unit)}",
            "\(unit)self.windowScene = (UIWindowScene *)scene;",
        ] + lines + ["}"] + (endsEarly ? ["", "/// \(AppCallback.aboutColdStart)", Self.delivery, "{"] + coldStart + ["}"] : [])
    }

    private static let deliver = "[self deliverConnectionOptions:connectionOptions toScene:scene];"
    private static let delivery =
        "- (void)deliverConnectionOptions:(UISceneConnectionOptions *)connectionOptions toScene:(UIScene *)scene"

    /// What hands on what a cold start brings.
    private func coldStartLines() -> [String] {
        split.callbacks.compactMap { $0.method.coldStart() }.joined().map { line in
            unit + String(repeating: unit, count: line.prefix { $0 == " " }.count / 4) + line.drop { $0 == " " }
        }
    }

    /// Makes a `return` of the launch one of the scene's method.
    /// - Parameter delivers: whether what the app is launched with has to be handed on first. After `NO` it was not.
    /// - Returns: whether it is.
    private func rewriteReturn(_ statement: ObjectiveCNode, delivers: Bool, in moved: inout ObjectiveCMovedBody) -> Bool {
        let value = statement.namedChildren.first { !$0.isComment }?.unwrapped.text.lowercased() ?? "yes"
        guard ["yes", "no", "true", "false"].contains(value) else {
            moved.add("line \(line(statement)): a `return` gives what a call gives")
            return false
        }
        guard delivers, ["yes", "true"].contains(value) else {
            moved.patch(statement.range, with: "return;")
            return false
        }
        let start = statement.range.lowerBound
        if statement.parent?.kind == "compound_statement" || statement.parent?.kind == "case_statement" {
            let gap = file.isFirstOnLine(start) ? "\n" + file.indentation(ofLineAt: start) : " "
            moved.patch(statement.range, with: "\(Self.deliver)\(gap)return;")
        } else {
            moved.patch(statement.range, with: "{ \(Self.deliver) return; }")
        }
        return true
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
