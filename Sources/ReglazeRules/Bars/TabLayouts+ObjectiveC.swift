import ReglazeEngine

extension TabLayouts: ObjectiveCRule {
    static let objectiveCKinds = ["field_expression", "message_expression"]
    static let objectiveCTriggers = ["LayoutAppearance"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let use = Use(node), ObjectiveCTypes(context).type(of: use.object) == "UITabBarAppearance",
            !context.isFallback(below: 13, node)
        else { return [] }
        let body = node.bodyAround
        let key = use.object.unwrapped.compactText
        let uses = body.descendants.filter { !$0.hasError }.compactMap { Use($0) }.filter {
            $0.object.unwrapped.compactText == key
        }
        let styled = uses.map(\.name).uniqued()
        let missing = Self.layouts.filter { !styled.contains($0) }
        guard uses.first?.node == node, !missing.isEmpty, uses.contains(where: { $0.isMoreThanIcon(in: body) }) else { return [] }
        let isAre = missing.count == 1 ? "is" : "are"
        let message = "\(missing.map { "`\($0)`" }.listed) \(isAre) not styled, only \(styled.map { "`\($0)`" }.listed)"
        let help = "give the same item appearance to all three layouts"
        guard let edit = edit(uses, missing, in: context) else {
            let why = "what is set on it does not stand in the same place as the appearance is made, or moves the titles"
            return [context.finding(Self.about, at: use.word, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Give it to the other layouts", edits: [edit])
        return [
            context.finding(
                Self.about, at: use.word, message, help: help, fixes: [fix],
                why: "look at the bar in landscape and on an iPad: titles stand beside their icons there")
        ]
    }

    /// A layout of an appearance that is read or set.
    private struct Use {
        let node: ObjectiveCNode
        let object: ObjectiveCNode
        let name: String
        let word: ObjectiveCNode
        /// The message that sets the layout itself: `[look setStackedLayoutAppearance:item]`.
        private let setter: ObjectiveCAssignment?

        init?(_ node: ObjectiveCNode) {
            self.node = node
            if let property = ObjectiveCProperty(node), TabLayouts.layouts.contains(property.name) {
                (object, name, word, setter) = (property.object, property.name, property.nameNode, nil)
            } else if node.kind == "message_expression", let setter = ObjectiveCAssignment(node),
                let object = setter.object, TabLayouts.layouts.contains(setter.name)
            {
                (self.object, name, word, self.setter) = (object, setter.name, setter.nameNode, setter)
            } else {
                return nil
            }
        }

        /// What is set through the use, and whether that is the layout itself; nil where it is only read.
        private var change: (name: String, value: ObjectiveCNode, isWhole: Bool)? {
            if let setter { return (name, setter.value, true) }
            var last = node
            while let outer = ObjectiveCProperty.read(of: last) { last = outer.node }
            guard let parent = last.parentOfUnwrapped, let assignment = ObjectiveCAssignment(parent) else { return nil }
            if parent.child("left") == last { return (assignment.name, assignment.value, last == node) }
            return assignment.object == last ? (assignment.name, assignment.value, false) : nil
        }

        /// Whether more than the icon's colour is set through this use.
        func isMoreThanIcon(in body: ObjectiveCNode) -> Bool {
            guard let change else { return node.statement == nil }
            guard change.isWhole else { return change.name != "iconColor" }
            guard change.value.kind == "identifier" else { return true }
            let names: Set = ["iconColor", "titleTextAttributes", "titlePositionAdjustment", "badgeBackgroundColor"]
            let set = body.descendants.compactMap { ObjectiveCAssignment($0) }.filter {
                names.contains($0.name) && $0.key.hasPrefix("\(change.value.text).")
            }
            return set.isEmpty || set.contains { $0.name != "iconColor" }
        }
    }

    private func edit(_ uses: [Use], _ missing: [String], in context: RuleContext) -> Edit? {
        guard let first = uses.first, let last = uses.last, first.object.kind == "identifier", !first.node.bodyAround.hasError,
            !first.node.isInMacro,
            let made = ObjectiveCLocal(named: first.object.text, from: first.object), made.value != nil,
            let statement = last.node.ancestors.first(where: { $0.parent?.kind == "compound_statement" }),
            statement.kind == "expression_statement", made.binder.ancestor("compound_statement") == statement.parent,
            !first.node.bodyAround.text.contains("itlePositionAdjustment"), !Self.isGiven(first.object, before: last.node)
        else { return nil }
        let name = first.object.text
        return ObjectiveCLayout(context).inserting(
            missing.map { "\(name).\($0) = \(name).\(first.name);" }, after: statement)
    }

    /// Whether a bar has got the appearance before: it keeps a copy, and what is set afterwards does nothing.
    private static func isGiven(_ object: ObjectiveCNode, before node: ObjectiveCNode) -> Bool {
        node.bodyAround.descendants.compactMap { ObjectiveCAssignment($0) }.contains { assignment in
            assignment.value.unwrapped.text == object.text && assignment.node.range.upperBound < node.range.lowerBound
                && ["standardAppearance", "scrollEdgeAppearance"].contains(assignment.name)
        }
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Tabs
            - (void)style:(UITabBar *)bar {
                UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                look.1️⃣stackedLayoutAppearance.normal.titleTextAttributes = @{NSKernAttributeName: @1};
                [look.stackedLayoutAppearance.selected setIconColor:UIColor.redColor]; // brand
                bar.standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Tabs
                - (void)style:(UITabBar *)bar {
                    UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                    look.stackedLayoutAppearance.normal.titleTextAttributes = @{NSKernAttributeName: @1};
                    [look.stackedLayoutAppearance.selected setIconColor:UIColor.redColor]; // brand
                    look.inlineLayoutAppearance = look.stackedLayoutAppearance;
                    look.compactInlineLayoutAppearance = look.stackedLayoutAppearance;
                    bar.standardAppearance = look;
                }
                @end
                """, .unsafe, at: "Tabs.m"),
        .rewrites(
            """
            @implementation Tabs
            - (void)style:(UITabBar *)bar {
                UITabBarItemAppearance *item = [UITabBarItemAppearance new];
                item.normal.titleTextAttributes = @{NSKernAttributeName: @1};
                UITabBarAppearance *look = [UITabBarAppearance new];
                [look 1️⃣setStackedLayoutAppearance:item];
                look.inlineLayoutAppearance = item;
                bar.standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Tabs
                - (void)style:(UITabBar *)bar {
                    UITabBarItemAppearance *item = [UITabBarItemAppearance new];
                    item.normal.titleTextAttributes = @{NSKernAttributeName: @1};
                    UITabBarAppearance *look = [UITabBarAppearance new];
                    [look setStackedLayoutAppearance:item];
                    look.inlineLayoutAppearance = item;
                    look.compactInlineLayoutAppearance = look.stackedLayoutAppearance;
                    bar.standardAppearance = look;
                }
                @end
                """, .unsafe, at: "Tabs.m"),
        .explains(
            """
            @implementation Tabs
            - (void)style:(UITabBarAppearance *)look {
                [self styleItem:look.1️⃣stackedLayoutAppearance];
            }
            - (void)move {
                UITabBarAppearance *look = [UITabBarAppearance new];
                look.2️⃣stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffsetMake(0, -3);
            }
            @end
            """, because: "same place", at: "Tabs.m"),
        .explains(
            """
            @implementation Tabs
            - (void)style:(UITabBar *)bar {
                UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                look.1️⃣stackedLayoutAppearance.normal.titleTextAttributes = @{NSKernAttributeName: @1};
                bar.standardAppearance = look;
                look.stackedLayoutAppearance.selected.iconColor = UIColor.redColor;
            }
            @end
            """, because: "same place", at: "Tabs.m"),
        .silent(
            """
            @implementation Tabs
            - (void)style:(UITabBar *)bar {
                UITabBarAppearance *look = [UITabBarAppearance new];
                look.stackedLayoutAppearance.normal.iconColor = UIColor.grayColor;
                UITabBarAppearance *other = [UITabBarAppearance new];
                [self styleItem:other.stackedLayoutAppearance];
                [self styleItem:other.inlineLayoutAppearance];
                [self styleItem:other.compactInlineLayoutAppearance];
                // look.stackedLayoutAppearance
                self.mine.stackedLayoutAppearance = 2;
            }
            @end
            """, at: "Tabs.m"),
    ]
}
