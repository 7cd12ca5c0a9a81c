import ReglazeEngine

extension CustomTabBar: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression", "assignment_expression", "class_interface"]
    static let objectiveCTriggers = ["abBar", "abbar"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        let found: Found? =
            node.kind == "class_interface"
            ? drawn(node, in: context) : alone(node, in: context) ?? swapped(node, in: context) ?? disabled(node, in: context)
        guard let found, !context.isFallback(below: 26, node) else { return [] }
        return [context.finding(Self.about, at: node, found.message, help: found.help, why: found.why)]
    }

    private struct Found {
        let message: String
        let help: String
        let why: String
    }

    /// Whether the class is a tab bar controller: UIKit's, one that is derived from it, or a library's that is named like one.
    private static func isTabs(_ name: String?, in context: RuleContext) -> Bool {
        guard let name, let base = context.index.objectiveCAncestry(of: name).last else { return false }
        return base.hasSuffix("TabBarController")
    }

    // MARK: A bar alone

    /// `[[UITabBar alloc] init]` outside a tab bar controller.
    private func alone(_ node: ObjectiveCNode, in context: RuleContext) -> Found? {
        guard Self.makesBar(node), !Self.isTabs(node.className, in: context), !Self.isMeasured(node),
            !context.index.objectiveCClass(node.className, isOneOf: ["XCTestCase"])
        else { return nil }
        if let parent = node.parentOfUnwrapped, Self.tabBarSet(by: parent) != nil { return nil }
        return Found(
            message: "A `UITabBar` outside a `UITabBarController` is drawn without the glass that works over content",
            help: "let a `UITabBarController` show the tabs",
            why: "moving the pages into a UITabBarController is a change of the app's structure")
    }

    private static func makesBar(_ node: ObjectiveCNode) -> Bool {
        if let property = ObjectiveCProperty(node), property.name == "new" { return property.isRead(of: "UITabBar") }
        guard let message = ObjectiveCMessage(node), ["init", "initWithFrame:"].contains(message.selector),
            let alloc = ObjectiveCProperty(message.receiver.unwrapped)
        else { return false }
        return alloc.name == "alloc" && alloc.isRead(of: "UITabBar")
    }

    /// Whether the bar is made to be measured, or for what is inside of it: nothing is done with it but to speak to it.
    private static func isMeasured(_ node: ObjectiveCNode) -> Bool {
        var made = node
        while let outer = ObjectiveCProperty.read(of: made) {
            guard ["autorelease", "retain"].contains(outer.name) else { return true }
            made = outer.node
        }
        guard let parent = made.parentOfUnwrapped else { return false }
        let declared = parent.kind == "init_declarator" ? parent.child("declarator") : parent.child("left")
        guard let name = declared.flatMap({ $0.kind == "identifier" ? $0 : $0.descendants.first { $0.kind == "identifier" } }),
            parent.kind == "init_declarator"
                || parent.kind == "assignment_expression" && declared == name
                    && ObjectiveCLocal(named: name.text, from: name) != nil
        else { return false }
        let later = node.bodyAround.descendants(ofKind: "identifier").filter {
            $0.text == name.text && $0.range.lowerBound > made.range.upperBound
        }
        return later.allSatisfy { use in
            guard let parent = use.parentOfUnwrapped else { return false }
            return (parent.child("receiver") ?? parent.child("argument"))?.unwrapped == use
                && ["message_expression", "field_expression"].contains(parent.kind)
        }
    }

    // MARK: A bar that is swapped in

    /// `[self setValue:bar forKey:@"tabBar"]`.
    private func swapped(_ node: ObjectiveCNode, in context: RuleContext) -> Found? {
        guard let tabs = Self.tabBarSet(by: node), Self.isTabs(ObjectiveCTypes(context).type(of: tabs), in: context) else {
            return nil
        }
        return Found(
            message: "The tab bar is swapped by a key that UIKit does not document for it",
            help: "style the bar of the controller through `standardAppearance`",
            why: "what the bar of your own does has to be done in another way first")
    }

    /// Whose tab bar a message sets by its key.
    private static func tabBarSet(by node: ObjectiveCNode) -> ObjectiveCNode? {
        guard let message = ObjectiveCMessage(node), ["setValue:forKey:", "setValue:forKeyPath:"].contains(message.selector),
            let key = message.arguments.last?.unwrapped,
            key.stringValue == "tabBar" || key.compactText == "NSStringFromSelector(@selector(tabBar))"
        else { return nil }
        return message.receiver
    }

    // MARK: A tab that makes room

    /// `self.tabBar.items[2].enabled = NO`, under a button of one's own.
    private func disabled(_ node: ObjectiveCNode, in context: RuleContext) -> Found? {
        guard let assignment = ObjectiveCAssignment(node), assignment.name == "enabled", assignment.truth == false,
            let tab = Self.tab(assignment, in: context), Self.isTabs(node.className, in: context),
            // The name of an index may be that of any tab, and what stands under a condition is a tab that is locked.
            ["number_literal", "binary_expression"].contains(tab.kind),
            let statement = assignment.statement, statement.parent == ObjectiveCMethod(around: node)?.body,
            !Self.isLocked(node, in: context)
        else { return nil }
        return Found(
            message: "A disabled tab that makes room for a button is a visible tab on the glass of iOS 26",
            help: "use a prominent tab on iOS 27, an accessory or a toolbar item on iOS 26",
            why: "what the middle button does decides which of them suits")
    }

    /// The index of the tab that is enabled or disabled: `2` of `[self.tabBar.items[2] setEnabled:NO]`.
    private static func tab(_ assignment: ObjectiveCAssignment, in context: RuleContext) -> ObjectiveCNode? {
        guard let object = assignment.object.map(resolved) else { return nil }
        let list: ObjectiveCNode?
        let index: ObjectiveCNode?
        if object.kind == "subscript_expression" {
            (list, index) = (object.child("argument"), object.child("index"))
        } else if let message = ObjectiveCMessage(object), message.selector == "objectAtIndex:" {
            (list, index) = (message.receiver, message.arguments.first)
        } else {
            return nil
        }
        guard let items = list.map(resolved).flatMap({ ObjectiveCProperty($0) }), items.name == "items",
            let bar = ObjectiveCTypes(context).type(of: items.object),
            context.index.objectiveCAncestry(of: bar).last == "UITabBar"
        else { return nil }
        return index?.unwrapped
    }

    /// What a local was made of.
    private static func resolved(_ node: ObjectiveCNode) -> ObjectiveCNode {
        let node = node.unwrapped
        guard node.kind == "identifier", let value = ObjectiveCLocal(named: node.text, from: node)?.value else { return node }
        return value.unwrapped
    }

    /// Whether the class enables or disables other tabs, or this one again, or a page enables one: then tabs are locked.
    private static func isLocked(_ node: ObjectiveCNode, in context: RuleContext) -> Bool {
        let own = node.className.map { context.index.objectiveCAncestry(of: $0) } ?? []
        return context.index.files.contains { file in
            guard file.kind == .objectiveC, file.contains("items"), file.contains("nabled"), let tree = file.objectiveC else {
                return false
            }
            let context = context.moved(to: file)
            return tree.root.descendants.contains { other in
                guard ["message_expression", "assignment_expression"].contains(other.kind), !other.hasError, other != node,
                    let assignment = ObjectiveCAssignment(other), assignment.name == "enabled",
                    tab(assignment, in: context) != nil
                else { return false }
                guard let name = other.className else { return assignment.truth != false }
                let isSame = own.contains(name) || context.index.objectiveCAncestry(of: name).contains(own.first ?? name)
                return isSame || assignment.truth != false && !isTabs(name, in: context)
            }
        }
    }

    // MARK: A bar that is drawn

    /// A view called a tab bar, with buttons, that a tab bar controller shows.
    private func drawn(_ node: ObjectiveCNode, in context: RuleContext) -> Found? {
        guard let name = node.declaredClassName, ["tabbar", "tabbarview"].contains(where: name.lowercased().hasSuffix),
            node.child("superclass") != nil, let base = context.index.objectiveCAncestry(of: name).last,
            ["UIView", "UIControl", "UIStackView", "UIVisualEffectView"].contains(base),
            Self.holdsButtons(name, in: context), Self.isShown(name, in: context) || isShownByTabs(name, context)
        else { return nil }
        return Found(
            message: "`\(name)` is a tab bar of its own, which gets nothing of the new design",
            help: "look how your bar stands over the content on iOS 26; the system's own bar is glass",
            why: "whether to keep your bar or to go back to the system's is for you to say")
    }

    /// The interfaces, extensions, implementations and categories of a file.
    private static func parts(of file: SourceFile) -> [ObjectiveCNode] {
        let root = file.objectiveC?.root
        return ["class_interface", "class_implementation"].flatMap { root?.descendants(ofKind: $0) ?? [] }
    }

    private static func holdsButtons(_ name: String, in context: RuleContext) -> Bool {
        context.index.objectiveCFiles(of: name).flatMap(parts).filter { $0.declaredClassName == name }.contains { part in
            part.descendants.contains {
                $0.kind.hasSuffix("identifier") && ["UIButton", "UIControl", "UIStackView"].contains($0.text)
            }
        }
    }

    /// Whether a tab bar controller of the project mentions the class.
    private static func isShown(_ name: String, in context: RuleContext) -> Bool {
        context.index.files.contains { file in
            guard file.kind == .objectiveC, file.containsWord(name) else { return false }
            return parts(of: file).contains { part in
                isTabs(part.declaredClassName, in: context)
                    && part.descendants.contains { $0.kind.hasSuffix("identifier") && $0.text == name }
            }
        }
    }
}
