import ReglazeEngine

extension Backdrop: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition"]
    static let objectiveCTriggers = ["avigationController", "super pushViewController", "UIWindow"]
    static let objectiveCCompanions = ["viewDidLoad", "ootViewController"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), !node.isInMacro else { return [] }
        if method.selector == "viewDidLoad" { return navigation(method, in: context) }
        guard context.file.containsWord("UIWindow") else { return [] }
        return method.body.descendants(ofKind: "message_expression").filter(Self.makesWindow).flatMap {
            window($0, in: context)
        }
    }

    private func navigation(_ method: ObjectiveCMethod, in context: RuleContext) -> [Finding] {
        guard let type = method.node.classAround, type.kind == "class_implementation", !method.node.isInCategory,
            let name = type.child(ofKind: "identifier"),
            context.index.objectiveCClass(name.text, isOneOf: ["UINavigationController"]),
            let page = PageColor.known(in: context.index), let color = page.objectiveC,
            let parent = method.body.namedChildren.first(where: { $0.text == "[super viewDidLoad];" }),
            !context.isFallback(below: 26, parent)
        else { return [] }
        // What a class above it sets counts too.
        let parts = context.index.objectiveCAncestry(of: name.text).flatMap { type in
            context.index.objectiveCFiles(of: type).flatMap { file in
                (file.objectiveC?.root.descendants(ofKind: "class_implementation") ?? []).filter { $0.declaredClassName == type }
            }
        }
        // What can't be read may set it.
        guard !parts.contains(where: { $0.hasError && $0.text.contains("ackgroundColor") }) else { return [] }
        let own = parts.flatMap { ObjectiveCPageColor.ownViews(setIn: $0) }
        if let set = own.first {
            guard own.count == 1, set.name == "backgroundColor", set.node.tree === method.node.tree,
                set.node.className == name.text,
                let other = ObjectiveCPageColor(set.value, in: context.index), other.ownName == nil, other.key != color.key
            else { return [] }
            let finding = context.finding(
                Self.about, at: set.nameNode,
                "The pages are `\(color.text)`, and this colour shows at their corners when they slide",
                help: "set it to `\(color.text)` too", why: "the colour was chosen, and may show elsewhere as well")
            return [finding]
        }
        guard let edit = ObjectiveCLayout(context).inserting(["self.view.backgroundColor = \(color.text);"], after: parent) else {
            return []
        }
        let fix = Fix(.unsafe, "Give the navigation controller the pages' colour", edits: [edit])
        return [
            finding(
                page, color, fix, at: name, to: parent, in: context,
                "Since iOS 26 this navigation controller's own view shows at the corners of sliding pages",
                help: "set the colour of its `view` to the pages', `\(color.text)`")
        ]
    }

    private func window(_ node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let place = Self.place(ofWindow: node), let block = place.statement.parent, block.kind == "compound_statement",
            let page = PageColor.known(in: context.index), let color = page.objectiveC, !context.isFallback(below: 26, node)
        else { return [] }
        let body = node.bodyAround
        let settings = (body.descendants(ofKind: "assignment_expression") + body.descendants(ofKind: "message_expression"))
            .compactMap { ObjectiveCAssignment($0) }.filter { $0.object.map { ObjectiveCCustomItem.name(of: $0) } == place.name }
        let root = settings.first { setting in
            setting.name == "rootViewController" && setting.statement?.parent == block
                && setting.object.map { Self.isLocal($0) } == place.isLocal
        }
        guard let root, !settings.contains(where: { $0.name == "backgroundColor" }), Self.isNavigation(root.value, in: context),
            let edit = ObjectiveCLayout(context).inserting(
                ["\(place.text).backgroundColor = \(color.text);"], after: place.statement)
        else { return [] }
        let fix = Fix(.unsafe, "Give the window the pages' colour", edits: [edit])
        return [
            finding(
                page, color, fix, at: node, to: node, in: context,
                "Since iOS 26 the window can show at the corners of sliding pages, and has no colour",
                help: "set its `backgroundColor` to the pages' colour, `\(color.text)`")
        ]
    }

    /// The finding, with the fix where the file knows the colour at the place where it goes.
    private func finding(
        _ page: PageColor, _ color: ObjectiveCPageColor, _ fix: Fix, at node: ObjectiveCNode, to place: ObjectiveCNode,
        in context: RuleContext,
        _ message: String, help: String
    ) -> Finding {
        if let name = color.ownName, !color.isKnown(at: place, in: context) {
            let why = "`\(name)` is the project's own, and this file may not import it"
            return context.finding(Self.about, at: node, message, help: help, why: why)
        }
        return context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: Self.look(page))
    }

    /// `[[UIWindow alloc] initWithFrame:…]`, `[[UIWindow alloc] initWithWindowScene:…]`, `[UIWindow new]`.
    private static func makesWindow(_ node: ObjectiveCNode) -> Bool {
        guard let message = ObjectiveCMessage(node) else { return false }
        if message.selector == "new" { return message.receiver.text == "UIWindow" }
        guard message.selector.hasPrefix("init"), let alloc = ObjectiveCProperty(message.receiver.unwrapped) else { return false }
        return alloc.name == "alloc" && alloc.isRead(of: "UIWindow")
    }

    /// What the window is called that is made.
    private struct Place {
        /// As it is written, and without `self.` and an underscore.
        let text: String
        let name: String
        /// Whether it is a local: one that a property is set to later is not the property yet.
        let isLocal: Bool
        let statement: ObjectiveCNode
    }

    private static func place(ofWindow node: ObjectiveCNode) -> Place? {
        guard let parent = node.parent else { return nil }
        if parent.kind == "init_declarator", let declaration = parent.parent, declaration.kind == "declaration",
            let name = parent.child("declarator")?.descendants.first(where: { $0.kind == "identifier" })?.text
        {
            return Place(text: name, name: name, isLocal: true, statement: declaration)
        }
        guard parent.kind == "assignment_expression", let target = parent.child("left"), parent.child("right") == node,
            let statement = parent.statement, !target.text.contains(where: \.isNewline)
        else { return nil }
        return Place(
            text: target.text, name: ObjectiveCCustomItem.name(of: target), isLocal: isLocal(target), statement: statement)
    }

    private static func isLocal(_ node: ObjectiveCNode) -> Bool {
        node.unwrapped.kind == "identifier" && ObjectiveCLocal(named: node.unwrapped.text, from: node) != nil
    }

    private static func isNavigation(_ value: ObjectiveCNode, in context: RuleContext) -> Bool {
        let value = value.unwrapped
        let made = value.kind == "identifier" ? ObjectiveCLocal(named: value.text, from: value)?.value : nil
        return [made?.unwrapped, value].compactMap(\.self).contains { expression in
            let type = ObjectiveCTypes(context).type(of: expression)
            return context.index.objectiveCClass(type, isOneOf: ["UINavigationController", "UITabBarController"])
        }
    }
}
