import ReglazeEngine

extension UngatedAPI: ObjectiveCRule {
    static let objectiveCKinds = ["field_expression", "message_expression"]
    static let objectiveCTriggers =
        ["lassButtonConfiguration", "UIGlass", "UIScrollEdgeElement", "UIBackgroundExtensionView", "UITabAccessory"]
        + NewSymbol.all.compactMap { symbol in
            // The first letter is a capital in a setter.
            if case .member = symbol.kind { String(symbol.name.dropFirst()) } else { nil }
        }

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let use = Self.use(node), !node.repeatsItself else { return [] }
        let availability = context.availability(of: node)
        guard availability.isCompiled, availability.minimum < use.since, !context.isFallback(below: use.since, node),
            !context.isWatchCode, !Self.isOwn(use.name, in: context.index)
        else { return [] }
        let version = use.since
        let message =
            "`\(use.name)` needs iOS \(version); this code runs from iOS \(availability.minimum) on"
        func explain(_ why: String) -> [Finding] {
            let help = "put the code that needs it inside `if (@available(iOS \(version), *))`"
            return [context.finding(Self.about, at: use.word, message, help: help, why: why)]
        }
        guard use.isMember, let statement = Self.statement(setting: node) else {
            return explain("what happens below iOS \(version) is for you to say")
        }
        guard !statement.value.isCalling else {
            return explain("a call is part of the statement, and wrapped it would not be made below iOS \(version) any more")
        }
        guard
            let edits = ObjectiveCLayout(context).wrapping([statement.whole], in: ["if (@available(iOS \(version), *)) {"])
        else { return explain("the statement shares its line with other code, or is no statement of a block") }
        let fix = Fix(.safe, "Wrap it in `@available`", edits: edits)
        return [context.finding(Self.about, at: use.word, message, help: "wrap it in `@available`", fixes: [fix])]
    }

    private static let configurations: Set = [
        "glassButtonConfiguration", "prominentGlassButtonConfiguration", "clearGlassButtonConfiguration",
        "prominentClearGlassButtonConfiguration",
    ]

    /// A new property that is read or set, or a message to a new class.
    private static func use(_ node: ObjectiveCNode) -> (name: String, word: ObjectiveCNode, since: OSVersion, isMember: Bool)? {
        if let property = ObjectiveCProperty(node) {
            if configurations.contains(property.name), property.isRead(of: "UIButtonConfiguration") {
                return (property.name, property.nameNode, 26, false)
            }
            if let symbol = member(property.name) { return (symbol.name, property.nameNode, symbol.since, true) }
        } else if node.kind == "message_expression", let setter = ObjectiveCAssignment(node), let symbol = member(setter.name) {
            return (symbol.name, setter.nameNode, symbol.since, true)
        }
        guard let message = ObjectiveCMessage(node), message.receiver.kind == "identifier", message.selector != "class",
            let symbol = NewSymbol.named(message.receiver.text).first(where: { if case .type = $0.kind { true } else { false } }),
            symbol.name.hasPrefix("UI")
        else { return nil }
        return (symbol.name, message.receiver, symbol.since, false)
    }

    private static func member(_ name: String) -> NewSymbol? {
        NewSymbol.named(name).first { if case .member = $0.kind { true } else { false } }
    }

    /// The statement that sets the property, or something of what it gives.
    private static func statement(setting node: ObjectiveCNode) -> (whole: ObjectiveCNode, value: ObjectiveCNode)? {
        var last = node
        if let setter = ObjectiveCAssignment(node) { return setter.statement.map { ($0, setter.value) } }
        while let outer = ObjectiveCProperty.read(of: last) { last = outer.node }
        guard let parent = last.parentOfUnwrapped, let assignment = ObjectiveCAssignment(parent),
            let whole = assignment.statement,
            parent.child("left") == last || assignment.object == last
        else { return nil }
        return (whole, assignment.value)
    }

    /// Whether the project declares the name itself: a class, or a property or a method of one.
    private static func isOwn(_ name: String, in index: ProjectIndex) -> Bool {
        index.objectiveCClass(named: name) != nil || !index.objectiveCClasses(declaringMember: name).isEmpty
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)show:(UIBarButtonItem *)item {
                item.1️⃣hidesSharedBackground = YES; // ours
                [self.save 2️⃣setSharesBackground:NO];
                self.table.3️⃣topEdgeEffect.hidden = YES;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)show:(UIBarButtonItem *)item {
                    if (@available(iOS 26.0, *)) {
                        item.hidesSharedBackground = YES; // ours
                    }
                    if (@available(iOS 26.0, *)) {
                        [self.save setSharesBackground:NO];
                    }
                    if (@available(iOS 26.0, *)) {
                        self.table.topEdgeEffect.hidden = YES;
                    }
                }
                @end
                """, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)show {
                UIVisualEffect *effect = [1️⃣UIGlassEffect effectWithStyle:UIGlassEffectStyleRegular];
                self.button.configuration = [UIButtonConfiguration 2️⃣glassButtonConfiguration];
                BOOL isOn = self.navigationController.3️⃣interactiveContentPopGestureRecognizer.enabled;
                [self use:effect on:isOn];
            }
            @end
            """, because: "is for you to say", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)show {
                self.item.1️⃣hidesSharedBackground = [self takesOver];
            }
            @end
            """, because: "a call is part", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)show:(UIBarButtonItem *)item {
                if (@available(iOS 26.0, *)) {
                    item.hidesSharedBackground = YES;
                    self.effect = [UIGlassEffect effectWithStyle:UIGlassEffectStyleClear];
                }
                if ([item respondsToSelector:@selector(setSharesBackground:)]) { item.sharesBackground = NO; }
                // item.hidesSharedBackground = YES;
                if ([self.effect isKindOfClass:[UIGlassEffect class]]) { [self stop]; }
            }
            - (void)later:(UIBarButtonItem *)item API_AVAILABLE(ios(26.0)) {
                item.hidesSharedBackground = YES;
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Sheet : UIView
            @property (nonatomic) Corners *cornerConfiguration;
            @end
            @implementation Sheet
            - (void)show { self.cornerConfiguration = nil; }
            @end
            API_AVAILABLE(ios(26.0))
            @interface Glass : UIView
            @end
            @implementation Glass
            - (void)show { self.effect = [UIGlassEffect effectWithStyle:UIGlassEffectStyleClear]; }
            @end
            """, at: "Sheet.m"),
        .silent(
            """
            @implementation Page
            - (void)show:(UIBarButtonItem *)item { item.hidesSharedBackground = YES; }
            @end
            """, at: "Page.m", target: 26),
    ]
}
