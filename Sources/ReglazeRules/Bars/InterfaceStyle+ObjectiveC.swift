import ReglazeEngine

extension InterfaceStyle: ObjectiveCRule {
    static let objectiveCKinds = ["assignment_expression", "message_expression"]
    static let objectiveCTriggers = ["verrideUserInterfaceStyle"]
    static let objectiveCCompanions = ["Appearance"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let assignment = ObjectiveCAssignment(node), assignment.name == "overrideUserInterfaceStyle",
            let statement = ObjectiveCBarStatement(node, in: context), Self.isAppearance(statement), !isOwn(in: context)
        else { return [] }
        let availability = context.availability(of: node)
        guard availability.isCompiled else { return [] }
        guard availability.minimum >= 27 || Self.asks(node.bodyAround) else {
            return [unasked(assignment, in: context)]
        }
        guard let place = Self.speaksOfGlass(node, in: context) else { return [] }
        let about = Self.misunderstood(by: place)
        return [context.finding(Self.about, at: node, about.message, help: about.help, why: about.why)]
    }

    private static func isAppearance(_ statement: ObjectiveCBarStatement) -> Bool {
        guard let type = statement.type, ObjectiveCBarStatement.appearances.contains(type) else { return false }
        // Whose appearance it is must be known: others may have properties of these names.
        guard type == "UIBarAppearance", let property = ObjectiveCProperty(statement.object) else { return true }
        return !ObjectiveCBarStatement.appearanceProperties.contains(property.name)
    }

    /// Whether the method asks the appearance itself: `respondsToSelector:@selector(setOverrideUserInterfaceStyle:)`.
    private static func asks(_ body: ObjectiveCNode) -> Bool {
        body.descendants(ofKind: "selector_expression").contains { $0.text.contains("verrideUserInterfaceStyle") }
    }

    /// The property is set without a question for the system, which is not there below iOS 27.
    private func unasked(_ assignment: ObjectiveCAssignment, in context: RuleContext) -> Finding {
        let node = assignment.node
        let message = "`overrideUserInterfaceStyle` of an appearance is new in iOS 27"
        let help = "ask `if (@available(iOS 27.0, *))` first"
        func explain(_ why: String) -> Finding { context.finding(Self.about, at: node, message, help: help, why: why) }
        guard !context.isFallback(below: 27, node) else {
            return explain(Self.neverRuns)
        }
        guard !assignment.value.isCalling else {
            return explain("a call is part of the statement, and wrapped it would not be made below iOS 27.0 any more")
        }
        guard let statement = assignment.statement,
            let edits = ObjectiveCLayout(context).wrapping([statement], in: ["if (@available(iOS 27.0, *)) {"])
        else { return explain("the statement shares its line with other code, or is no statement of a block") }
        return context.finding(
            Self.about, at: node, message, help: help, fixes: [Fix(.safe, "Ask for iOS 27", edits: edits)])
    }

    /// The name of the method or function, or a comment above the statement, that speaks of glass.
    private static func speaksOfGlass(_ node: ObjectiveCNode, in context: RuleContext) -> String? {
        let function = node.ancestor("function_definition")?.child("declarator")
        let name = ObjectiveCMethod(around: node)?.selector ?? function?.descendants.first { $0.kind == "identifier" }?.text
        if let name, name.lowercased().contains("glass") { return "`\(name)`" }
        return isAboutGlass(context.file.commentsRight(aboveLineOf: node.range.lowerBound)) ? "the comment above" : nil
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)style:(UINavigationBar *)bar {
                UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                1️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; // photos
            #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 270000
                2️⃣[self.tabBarController.tabBar.standardAppearance
                    setOverrideUserInterfaceStyle:self.traitCollection.userInterfaceStyle];
            #endif
                bar.standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)style:(UINavigationBar *)bar {
                    UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                    if (@available(iOS 27.0, *)) {
                        look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; // photos
                    }
                #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 270000
                    if (@available(iOS 27.0, *)) {
                        [self.tabBarController.tabBar.standardAppearance
                            setOverrideUserInterfaceStyle:self.traitCollection.userInterfaceStyle];
                    }
                #endif
                    bar.standardAppearance = look;
                }
                @end
                """, at: "Page.m"),
        .explains(
            """
            #define DARKEN(look) 1️⃣[(UITabBarAppearance *)look setOverrideUserInterfaceStyle:UIUserInterfaceStyleDark]
            @implementation Page
            - (void)style:(UIToolbarAppearance *)look {
                if (self.isDark) 2️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                if (self.isLight)
            #if LIGHT
                    3️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
            #else
                    [self darken];
            #endif
            }
            @end
            """, because: "shares its line", at: "Page.m"),
        .explains(
            """
            void style(UIBarAppearance *look) {
                1️⃣look.overrideUserInterfaceStyle = [Theme styleOfBars];
            }
            """, because: "a call is part", at: "Style.m"),
        .explains(
            """
            void style(UIBarAppearance *look) {
                if (@available(iOS 27.0, *)) {
                } else {
                    1️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                }
            }
            """, because: "never runs on iOS 27", at: "Style.m"),
        .explains(
            """
            @implementation Page
            - (void)disableLiquidGlassOf:(UITabBarAppearance *)look {
                if (@available(iOS 27.0, *)) {
                    1️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
                }
            }
            - (void)style:(UITabBarAppearance *)look API_AVAILABLE(ios(27.0)) {
                // No glass here.
                2️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
            }
            @end
            """, because: "stays glass", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)style:(UITabBarAppearance *)look {
                if (@available(iOS 27.0, *)) {
                    look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                }
            #if 0
                look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            #endif
                // look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                self.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                self.navigationController.navigationBar.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                [self.panel.standardAppearance setOverrideUserInterfaceStyle:UIUserInterfaceStyleDark];
            }
            - (void)ask:(UIBarAppearance *)look {
                if ([look respondsToSelector:@selector(setOverrideUserInterfaceStyle:)]) {
                    look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                }
            }
            @end
            """, at: "Page.m"),
        // An early return asks for all that follows.
        .silent(
            """
            @implementation Page
            - (void)style:(UITabBarAppearance *)look {
                if (@available(iOS 27.0, *)) {
                } else {
                    return; // nothing to do
                }
                look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            }
            - (void)styleAll:(NSArray<UITabBarAppearance *> *)looks {
                for (UITabBarAppearance *look in looks) {
                    if (!@available(iOS 27.0, *)) continue;
                    look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                }
            }
            - (void)styleLate:(UITabBarAppearance *)look {
            #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 270000
                if (@available(iOS 27.0, *)) {
                    [self show];
                } else if (self.isOld) {
                    return;
                } else {
                    @throw [self fault];
                }
                look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            #endif
            }
            @end
            """, at: "Page.m"),
        // Where the other branch goes on, nothing is known afterwards.
        .rewrites(
            """
            void style(UITabBarAppearance *look) {
                if (@available(iOS 27.0, *)) {
                } else {
                    reset(look);
                }
                1️⃣look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            }
            """,
            to: """
                void style(UITabBarAppearance *look) {
                    if (@available(iOS 27.0, *)) {
                    } else {
                        reset(look);
                    }
                    if (@available(iOS 27.0, *)) {
                        look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                    }
                }
                """, at: "Style.m"),
        // The block's parameter of the same name is something else.
        .silent(
            """
            @implementation Page
            - (void)style:(UIViewController *)look in:(Theme *)theme {
                [UIView performWithoutAnimation:^{
                    [theme each:^(UITabBarAppearance *look) { [look configureWithDefaultBackground]; }];
                    look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
                }];
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Look : UINavigationBarAppearance
            @property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
            @end
            void style(Look *look) {
                look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            }
            """, at: "Look.m"),
        .silent(
            """
            void style(UITabBarAppearance *look) {
                look.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
            }
            """, at: "Style.m",
            with: [
                "Old.h": """
                @interface UIBarAppearance (Old)
                @property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
                @end
                """
            ]),
    ]
}
