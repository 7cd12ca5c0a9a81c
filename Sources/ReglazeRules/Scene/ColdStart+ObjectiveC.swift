import ReglazeEngine

extension ColdStart: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition", "subscript_expression", "message_expression"]
    static let objectiveCTriggers = [
        "openURLContexts:", "continueUserActivity:", "performActionForShortcutItem:", "UIApplicationLaunchOptions",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard !context.isTestCode else { return [] }
        return node.kind == "method_definition" ? warm(node, in: context) : launchOption(node, in: context)
    }

    // MARK: The callbacks of a running app

    /// What a running app gets by each, for people.
    private static let what: [ObjectiveCSceneMethod: String] = [
        .open: "A link", .continueActivity: "An activity", .performAction: "A shortcut",
    ]
    private static let order: [ObjectiveCSceneMethod] = [.open, .continueActivity, .performAction]
    private static let connecting = "scene:willConnectToSession:options:"

    private func warm(_ node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), !method.body.namedChildren.isEmpty, let name = method.words.first,
            let form = Self.form(of: method), let what = Self.what[form], let option = form.connection,
            let owner = node.className,
            context.objectiveCOwner(ofClass: owner) == .sceneDelegate, !Self.isReadAnywhere(option, in: context.index)
        else { return [] }
        let methods = Self.methods(of: owner, in: context.index)
        let connect = methods.first { $0.method.selector == Self.connecting }
        if let connect, Self.handsOnOptions(connect.method) { return [] }
        let message = "\(what) that launches the app does not come here, but in `connectionOptions.\(option)`"
        let help = "read `connectionOptions.\(option)` in `\(Self.connecting)`"
        let (fix, why) =
            connect.map { Self.called(form, from: $0.method, in: $0.file, context) }
            ?? Self.added(form, methods.map(\.method), to: node, owner, context)
        return [context.finding(Self.about, at: name, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private static func form(of method: ObjectiveCMethod) -> ObjectiveCSceneMethod? {
        order.first { $0.sceneSelector == method.selector }
    }

    private static func methods(of name: String, in index: ProjectIndex) -> [(method: ObjectiveCMethod, file: SourceFile)] {
        index.objectiveCFiles(of: name).flatMap { file in
            (file.objectiveC?.root.descendants(ofKind: "class_implementation") ?? []).filter { $0.declaredClassName == name }
                .flatMap { $0.descendants(ofKind: "method_definition") }.compactMap { ObjectiveCMethod($0) }.map { ($0, file) }
        }
    }

    /// Whether code of the project reads the option of a connection, in either language.
    private static func isReadAnywhere(_ option: String, in index: ProjectIndex) -> Bool {
        if isRead(option == "URLContexts" ? "urlContexts" : option, in: index) { return true }
        return index.remember("Objective-C reads connection option \(option)") {
            index.files.contains { file in
                guard file.kind == .objectiveC, file.containsWord(option), let tree = file.objectiveC else { return false }
                return tree.root.descendants.contains { node in
                    guard ["field_expression", "message_expression"].contains(node.kind) else { return false }
                    return ObjectiveCProperty(node)?.name == option
                }
            }
        }
    }

    /// Whether the connection options are given to other code, which may read them.
    private static func handsOnOptions(_ method: ObjectiveCMethod) -> Bool {
        guard let name = method.parameters.last?.name else { return false }
        return method.body.descendants(ofKind: "identifier").contains { node in
            guard node.text == name, !node.isSelectorWord else { return false }
            return ObjectiveCProperty.read(of: node) == nil
        }
    }

    /// A call at the end of the method that connects.
    private static func called(
        _ form: ObjectiveCSceneMethod, from connect: ObjectiveCMethod, in file: SourceFile, _ context: RuleContext
    ) -> (Fix?, String) {
        let parameters = connect.parameters
        guard parameters.count == 3, let last = connect.body.namedChildren.last else {
            return (nil, "`\(connecting)` has no statement on a line of its own to add the call after")
        }
        guard !connect.node.hasError, !connect.node.isInsideError else {
            return (nil, "`\(connecting)` can't be read whole")
        }
        guard last.kind != "return_statement" else { return (nil, "`\(connecting)` ends with a `return`") }
        let scene = parameters[0].name
        let lines = form.coldStart(scene: scene, windowScene: "(UIWindowScene *)\(scene)", options: parameters[2].name) ?? []
        let layout = ObjectiveCLayout(context.moved(to: file))
        let unit = layout.unit(at: last.range.lowerBound)
        let text = lines.map { $0.hasPrefix("    ") ? unit + $0.dropFirst(4) : $0 }
        guard last.kind.hasSuffix("_statement") || last.kind == "declaration", let edit = layout.inserting(text, after: last)
        else {
            return (nil, "`\(connecting)` has no statement on a line of its own to add the call after")
        }
        var why = "it is handled as soon as the window is there: look whether that is too early for your first screen"
        if !connect.body.descendants(ofKind: "return_statement").isEmpty {
            why += ". Where `\(connecting)` returns early, it is not"
        }
        return (Fix(.unsafe, "Handle it after the window is there", edits: [edit]), why)
    }

    /// A method of its own that hands on everything that this scene delegate handles while it runs.
    private static func added(
        _ form: ObjectiveCSceneMethod, _ methods: [ObjectiveCMethod], to node: ObjectiveCNode, _ owner: String,
        _ context: RuleContext
    ) -> (Fix?, String) {
        let handled = Set(methods.filter { !$0.body.namedChildren.isEmpty }.compactMap(Self.form))
        let all = order.filter { form in
            handled.contains(form) && form.connection.map { !isReadAnywhere($0, in: context.index) } ?? false
        }
        guard all.first == form else {
            let first = all.first?.connection ?? ""
            return (nil, "the rewrite for `connectionOptions.\(first)` adds the method, and this to it")
        }
        let ancestry = context.index.objectiveCAncestry(of: owner)
        let isConnected = ancestry.contains { context.index.objectiveCClass(named: $0)?.selectors.contains(connecting) ?? false }
        guard ["UIResponder", "NSObject"].contains(ancestry.last), !isConnected else {
            return (nil, "the class above it may connect the scene: look what that does with the connection options")
        }
        guard let type = node.classAround, type.kind == "class_implementation", type.child("category") == nil else {
            return (nil, "it stands in a category, and the method belongs to the class")
        }
        let calls = all.flatMap { $0.coldStart(windowScene: "(UIWindowScene *)scene") ?? [] }
        let head =
            "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session "
            + "options:(UISceneConnectionOptions *)connectionOptions {"
        let lines = [head] + calls.map { "\t" + ($0.hasPrefix("    ") ? "\t" + $0.dropFirst(4) : $0) } + ["}"]
        let delegate = ObjectiveCImplementation(name: owner, node: type, file: context.file)
        guard let edit = delegate.adding(lines) else {
            return (nil, "there is no `\(connecting)`, and no place here to put one")
        }
        return (
            Fix(.unsafe, "Add `\(connecting)`", edits: [edit]),
            "it is handled as soon as the scene connects: look whether that is too early for your first screen"
        )
    }

    // MARK: Launch options

    private static let launchKeys = [
        "URL": "URLContexts", "SourceApplication": "sourceApplication", "ShortcutItem": "shortcutItem",
        "UserActivityDictionary": "userActivities", "UserActivityType": "handoffUserActivityType",
        "CloudKitShareMetadata": "cloudKitShareMetadata", "RemoteNotification": "notificationResponse",
    ]

    /// `launchOptions[UIApplicationLaunchOptionsURLKey]`, `[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]`.
    private func launchOption(_ node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let key = Self.key(askedBy: node), key.hasPrefix("UIApplicationLaunchOptions"), key.hasSuffix("Key"),
            let option = Self.launchKeys[String(key.dropFirst("UIApplicationLaunchOptions".count).dropLast(3))],
            // Code that makes launch options of a connection's writes them, and what it hands them to finds them.
            !Self.isAssigned(node), !(Self.isHandedOn(node) && Self.isMade(key, in: context.index)),
            !context.isFallback(below: 13, node), context.hasScenes
        else { return [] }
        return [
            context.finding(
                Self.about, at: node, Self.missing(option, key: key),
                help: "read `connectionOptions.\(option)` in `\(Self.connecting)`", why: Self.runsAtLaunch)
        ]
    }

    private static func isAssigned(_ node: ObjectiveCNode) -> Bool {
        node.parent?.kind == "assignment_expression" && node.parent?.child("left") == node
    }

    /// Whether the launch options come from another method, and not from UIKit.
    private static func isHandedOn(_ node: ObjectiveCNode) -> Bool {
        ObjectiveCMethod(around: node).map { !ObjectiveCSplit.launchSelectors.contains($0.selector) } ?? false
    }

    /// Whether code of the project writes the key into launch options of its own.
    private static func isMade(_ key: String, in index: ProjectIndex) -> Bool {
        index.remember("Objective-C launch option \(key) is made") {
            index.files.contains { file in
                guard file.kind == .objectiveC, file.containsWord(key), let tree = file.objectiveC else { return false }
                return tree.root.descendants(ofKind: "subscript_expression").contains {
                    $0.child("index")?.text == key && isAssigned($0)
                }
            }
        }
    }

    private static func key(askedBy node: ObjectiveCNode) -> String? {
        if node.kind == "subscript_expression" { return node.child("index")?.text }
        guard let message = ObjectiveCMessage(node),
            ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:"].contains(message.selector)
        else { return nil }
        return message.arguments.first?.text
    }
}
