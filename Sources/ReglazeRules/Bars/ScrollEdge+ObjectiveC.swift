import ReglazeEngine

extension ScrollEdge: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ["tandardAppearance"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let statement = ObjectiveCBarStatement(node, in: context), statement.name == "standardAppearance",
            let type = statement.type, ["UINavigationBar", "UITabBar", "UINavigationItem"].contains(type),
            let value = statement.value?.unwrapped, !statement.assignsNothing, statement.node.blockAround == nil,
            ObjectiveCProperty(value).map({ !ObjectiveCBarStatement.appearanceProperties.contains($0.name) }) ?? true,
            !context.isFallback(below: 15, node)
        else { return [] }
        let isTab = type == "UITabBar"
        // A navigation bar may mean to be see-through where its content is at the top.
        guard isTab || isCovered(value, in: context), !isSetElsewhere(statement, in: context) else { return [] }
        let bar = isTab ? "tab bar" : "navigation bar"
        let message = "`scrollEdgeAppearance` of the \(bar) is not set, so it changes where the content ends at its edge"
        let help = "give the same appearance to `scrollEdgeAppearance`"
        guard value.kind == "identifier", let whole = node.statement, let edit = edit(statement, whole, value.text, in: context)
        else {
            let why = "the appearance has no name here, or the statement shares its line with other code"
            return [context.finding(Self.about, at: statement.nameNode, message, help: help, why: why)]
        }
        let fix = Fix(isTab ? .safe : .unsafe, "Set `scrollEdgeAppearance` to the same appearance", edits: [edit])
        let why = isTab ? nil : "the see-through state at the edge may be meant: look at pages with large titles"
        return [context.finding(Self.about, at: statement.nameNode, message, help: help, fixes: [fix], why: why)]
    }

    private func edit(
        _ statement: ObjectiveCBarStatement, _ whole: ObjectiveCNode, _ value: String, in context: RuleContext
    ) -> Edit? {
        let object = statement.object.text
        guard !object.contains(where: \.isNewline) else { return nil }
        let line = "\(object).scrollEdgeAppearance = \(value);"
        let layout = ObjectiveCLayout(context)
        // On a tab bar it is new in iOS 15.
        if statement.type == "UITabBar", context.availability(of: whole).minimum < 15 {
            let unit = layout.unit(at: whole.range.lowerBound)
            return layout.inserting(["if (@available(iOS 15.0, *)) {", unit + line, "}"], after: whole)
        }
        return layout.inserting([line], after: whole)
    }

    /// Whether the same bar gets the other appearance anywhere in the file, or all bars of the class do by proxy.
    private func isSetElsewhere(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        context.file.contains("crollEdgeAppearance")
            || context.index.remember("Objective-C scroll edge proxy \(statement.type ?? "")") {
                context.index.files.contains { file in
                    guard file.kind == .objectiveC, file.contains("crollEdgeAppearance") else { return false }
                    let name = statement.type ?? ""
                    return file.contains("[\(name) appearance]") || file.contains("\(name).appearance")
                }
            }
    }

    private func isCovered(_ value: ObjectiveCNode, in context: RuleContext) -> Bool {
        guard value.kind == "identifier" else { return false }
        return ObjectiveCBarStatement.all(in: value.bodyAround, context).contains { $0.key == value.text && $0.isCovering }
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Tabs
            - (void)viewDidLoad {
                UITabBarAppearance *look = [UITabBarAppearance new];
                self.tabBar.1️⃣standardAppearance = look; // both
            }
            @end
            """,
            to: """
                @implementation Tabs
                - (void)viewDidLoad {
                    UITabBarAppearance *look = [UITabBarAppearance new];
                    self.tabBar.standardAppearance = look; // both
                    self.tabBar.scrollEdgeAppearance = look;
                }
                @end
                """, at: "Tabs.m"),
        .rewrites(
            """
            @implementation Tabs
            - (void)viewDidLoad {
            \tUITabBarAppearance *look = [UITabBarAppearance new];
            \t[self.tabBar 1️⃣setStandardAppearance:look];
            }
            @end
            """,
            to: """
                @implementation Tabs
                - (void)viewDidLoad {
                \tUITabBarAppearance *look = [UITabBarAppearance new];
                \t[self.tabBar setStandardAppearance:look];
                \tif (@available(iOS 15.0, *)) {
                \t\tself.tabBar.scrollEdgeAppearance = look;
                \t}
                }
                @end
                """, at: "Tabs.m", target: 13),
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithOpaqueBackground];
                self.navigationItem.1️⃣standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                    [look configureWithOpaqueBackground];
                    self.navigationItem.standardAppearance = look;
                    self.navigationItem.scrollEdgeAppearance = look;
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Tabs
            - (void)viewDidLoad {
                if (self.isDark) self.tabBar.1️⃣standardAppearance = look;
            }
            @end
            """, because: "shares its line", at: "Tabs.m"),
        .silent(
            """
            @implementation Tabs
            - (void)viewDidLoad {
                self.tabBar.standardAppearance = look;
                if (@available(iOS 15.0, *)) { self.tabBar.scrollEdgeAppearance = look; }
            }
            @end
            """, at: "Tabs.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithTransparentBackground];
                self.navigationItem.standardAppearance = look;
                self.toolbar.standardAppearance = other;
                self.tabBar.standardAppearance = self.tabBar.compactAppearance;
            }
            @end
            """, at: "Page.m"),
    ]
}
