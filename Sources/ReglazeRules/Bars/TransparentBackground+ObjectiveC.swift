import ReglazeEngine

extension TransparentBackground: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression"]

    private static let name = "configureWithTransparentBackground"

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard ObjectiveCMessage(node)?.selector == Self.name, let statement = ObjectiveCBarStatement(node, in: context),
            !context.isFallback(below: 26, node), !context.isDecided(node), !Self.isOwn(in: context)
        else { return [] }
        let type = statement.type
        guard type.map({ $0.hasSuffix("Appearance") }) ?? true, !Self.isCovered(statement, in: context) else { return [] }
        let bar = type.flatMap { Bar(appearance: $0) }
        let look = ObjectiveCAppearanceLook(of: statement, setBackBy: Self.resets, in: context) { other in
            other.isCovering && !context.isFallback(below: 26, other.node)
        }
        guard !look.isSetBack else { return [] }
        let uses = look.isOpen ? [] : look.placements
        guard uses.isEmpty || !uses.allSatisfy({ context.isFallback(below: 26, $0.node) }) else { return [] }
        // A tab bar is no bar whose edge is see-through by itself.
        if bar != .tab, !uses.isEmpty, uses.allSatisfy({ Self.edges.contains($0.name) }) { return [] }
        if let bar, bar != .tab, let owner = ObjectiveCProperty(statement.object), Self.edges.contains(owner.name) { return [] }
        let isNew = context.availability(of: node).minimum >= 26
        return [
            context.finding(
                Self.about, at: node, Self.message(bar), severity: bar == .tab ? .warning : .note,
                help: "use `configureWithDefaultBackground`" + (isNew ? "" : " on iOS 26, this one below it"),
                why: Self.whyItStays)
        ]
    }

    /// Whether the project has a method of this name.
    private static func isOwn(in context: RuleContext) -> Bool {
        context.isOwnFunction(name) || !context.index.objectiveCClasses(declaringMember: name).isEmpty
    }

    /// Whether the appearance gets a background of its own in the same method, on iOS 26 too.
    private static func isCovered(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        ObjectiveCBarStatement.all(in: statement.node.bodyAround, context).contains { other in
            other.key == statement.key && other.isCovering && other.binder == statement.binder
                && !context.isFallback(below: 26, other.node)
        }
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (void)viewDidLoad {
                [super viewDidLoad];
                UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                1️⃣[look configureWithTransparentBackground];
                look.backgroundColor = UIColor.clearColor;
                self.tabBar.standardAppearance = look;
                if (@available(iOS 15.0, *)) {
                    self.tabBar.scrollEdgeAppearance = look;
                }
            }
            @end
            """, because: "is for you to say", at: "Tabs.m"),
        .explains(
            """
            UINavigationBarAppearance *look(void) {
                UINavigationBarAppearance *look = UINavigationBarAppearance.new;
                1️⃣[look configureWithTransparentBackground];
                look.shadowColor = nil;
                return look;
            }
            @implementation UIViewController (Bars)
            - (void)clearBars {
                2️⃣[self.navigationItem.standardAppearance configureWithTransparentBackground];
                if (self.tabBarItem) 3️⃣[self.tabBarItem.scrollEdgeAppearance configureWithTransparentBackground];
            }
            @end
            """, because: "is for you to say", at: "Bars.m"),
        .explains(
            """
            @implementation Page
            - (void)style {
                if (self.isTall) {
                    UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                    [look configureWithTransparentBackground];
                    look.backgroundColor = UIColor.whiteColor;
                    self.navigationItem.standardAppearance = look;
                } else {
                    UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                    1️⃣[look configureWithTransparentBackground];
                    [self.navigationItem setStandardAppearance:look];
                }
            }
            @end
            """, because: "is for you to say", at: "Page.m", target: 26),
        .silent(
            """
            @implementation Page
            - (void)style {
                UINavigationBarAppearance *edge = [[UINavigationBarAppearance alloc] init];
                [edge configureWithTransparentBackground];
                self.navigationItem.scrollEdgeAppearance = edge;
                [self.navigationController.navigationBar setCompactScrollEdgeAppearance:edge];
                [self.navigationItem.scrollEdgeAppearance configureWithTransparentBackground];
                UINavigationBarAppearance *colored = [[UINavigationBarAppearance alloc] init];
                [colored configureWithTransparentBackground];
                [colored setBackgroundColor:[UIColor whiteColor]];
                self.navigationItem.standardAppearance = colored;
            #if 0
                [self.navigationItem.standardAppearance configureWithTransparentBackground];
            #endif
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @implementation Tabs
            - (void)style:(UITabBarAppearance *)look {
                if (@available(iOS 26.0, *)) {
                    [look configureWithDefaultBackground];
                } else {
                    [look configureWithTransparentBackground];
                }
            }
            - (void)styleOld {
                UITabBarAppearance *look = [UITabBarAppearance new];
                [look configureWithTransparentBackground];
                if (!Theme.usesLiquidGlass) {
                    [look configureWithTransparentBackground];
                }
                if (@available(iOS 26.0, *)) {
                } else {
                    self.tabBar.standardAppearance = look;
                }
            }
            @end
            """, at: "Tabs.m"),
        // Copies are told apart from what they are copies of, and the default background comes back.
        .explains(
            """
            @implementation Page
            - (void)style {
                UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                [look configureWithTransparentBackground];
                UINavigationBarAppearance *standard = [look copy];
                [standard configureWithDefaultBackground];
                self.navigationItem.standardAppearance = standard;
                self.navigationItem.scrollEdgeAppearance = [look copy];
                UINavigationBarAppearance *old = [UINavigationBarAppearance new];
                [old configureWithTransparentBackground];
                if (@available(iOS 26.0, *)) {
                    [old configureWithDefaultBackground];
                }
                self.navigationItem.compactAppearance = old;
                UINavigationBarAppearance *first = [UINavigationBarAppearance new];
                1️⃣[first configureWithTransparentBackground];
                UINavigationBarAppearance *second = [[UINavigationBarAppearance alloc] initWithBarAppearance:first];
                [first configureWithDefaultBackground];
                self.navigationItem.standardAppearance = second;
            }
            @end
            """, because: "is for you to say", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (UITabBarAppearance *)look {
                UITabBarAppearance *look = [UITabBarAppearance new];
                1️⃣[look configureWithTransparentBackground];
                if (self.isPlain) [look configureWithDefaultBackground];
                UITabBarAppearance *other = look.copy;
                [other configureWithDefaultBackground];
                return look;
            }
            @end
            """, because: "is for you to say", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)style:(UITabBarAppearance *)look {
                if (@available(iOS 26.0, *)) {
                } else {
                    [look configureWithTransparentBackground];
                }
                if (@available(iOS 26.0, *)) {
                    [look configureWithDefaultBackground];
                    return;
                } else {
                    look.shadowColor = nil;
                }
                [look configureWithTransparentBackground];
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Panel : NSObject
            - (void)configureWithTransparentBackground;
            @end
            void style(id panel) {
                // [look configureWithTransparentBackground];
                [panel configureWithTransparentBackground];
            }
            """, at: "Panel.m"),
    ]
}
