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
        let isTransparent = isTransparent(value, in: context)
        if context.deploymentTarget >= 26, !(isTab && isTransparent) {
            let why =
                "on iOS 26 a background of its own covers the glass, at the edge too: first decide whether the bar keeps one"
            return [context.finding(Self.about, at: statement.nameNode, message, help: help, why: why)]
        }
        if isKeptBelow26(value, in: context) {
            let why = "the background of the appearance is not for iOS 26: first decide what the bar looks like there"
            return [context.finding(Self.about, at: statement.nameNode, message, help: help, why: why)]
        }
        if isChangedInPlace(statement, in: context) {
            let why = "`standardAppearance` is changed where the bar has it, and the other one would not be: bars keep copies"
            return [context.finding(Self.about, at: statement.nameNode, message, help: help, why: why)]
        }
        guard value.kind == "identifier", let whole = node.statement, let edit = edit(statement, whole, value.text, in: context)
        else {
            let why = "the appearance has no name here, or the statement shares its line with other code"
            return [context.finding(Self.about, at: statement.nameNode, message, help: help, why: why)]
        }
        let isSafe = isTab && isTransparent
        let fix = Fix(isSafe ? .safe : .unsafe, "Set `scrollEdgeAppearance` to the same appearance", edits: [edit])
        let place = isTab ? "whose content ends there" : "with large titles"
        let why = isSafe ? nil : "the see-through state at the edge may be meant: look at pages \(place)"
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

    /// Whether the appearance is a new one of this method without a background or a shadow: what is derived from it is the same.
    private func isTransparent(_ value: ObjectiveCNode, in context: RuleContext) -> Bool {
        guard value.kind == "identifier" else { return false }
        let name = value.text
        let body = value.bodyAround
        let uses = body.descendants(ofKind: "identifier").filter { $0.text == name }
        let statements = ObjectiveCBarStatement.all(in: body, context)
        let configured = statements.filter { $0.key == name }
        guard configured.count == 1, let configuration = configured.first,
            configuration.name == "configureWithTransparentBackground",
            configuration.node.range.upperBound <= value.range.lowerBound,
            configuration.node.statement?.parent?.range == value.ancestor("expression_statement")?.parent?.range,
            body.descendants(ofKind: "init_declarator").contains(where: { declarator in
                declarator.child("declarator")?.descendants.contains { $0.text == name } ?? false
                    && [
                        "[UITabBarAppearance new]", "[[UITabBarAppearance alloc] init]", "UITabBarAppearance.new",
                    ].contains(declarator.child("value")?.compactText)
            })
        else { return false }
        // It is declared, configured and given to the bar; any other use may change it.
        return uses.count == 3
    }

    /// Whether the appearance that the bar has got is changed there.
    private func isChangedInPlace(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        ObjectiveCBarStatement.all(in: statement.node.bodyAround, context).contains {
            $0.key == "\(statement.key).standardAppearance"
        }
    }

    /// Whether the appearance has a background below iOS 26 alone, or another rule offers that.
    private func isKeptBelow26(_ value: ObjectiveCNode, in context: RuleContext) -> Bool {
        let key = value.compactText
        return OpaqueAppearance.isTakenAway(key, in: value.bodyAround, context)
            || ObjectiveCBarStatement.all(in: value.bodyAround, context).contains {
                $0.key == key && $0.isCovering && context.isFallback(below: 26, $0.node)
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
                """, .unsafe, at: "Tabs.m"),
        .rewrites(
            """
            @implementation Tabs
            - (void)viewDidLoad {
                UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                [look configureWithTransparentBackground];
                self.tabBar.1️⃣standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Tabs
                - (void)viewDidLoad {
                    UITabBarAppearance *look = [[UITabBarAppearance alloc] init];
                    [look configureWithTransparentBackground];
                    self.tabBar.standardAppearance = look;
                    self.tabBar.scrollEdgeAppearance = look;
                }
                @end
                """, at: "Tabs.m"),
        .explains(
            """
            @implementation Tabs
            - (void)viewDidLoad {
                UITabBarAppearance *look = [UITabBarAppearance new];
                look.backgroundColor = UIColor.redColor;
                self.tabBar.1️⃣standardAppearance = look;
            }
            @end
            """, because: "covers the glass", at: "Tabs.m", target: 26),
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
                """, .unsafe, at: "Tabs.m", target: 13),
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithOpaqueBackground]; [self decorate:look];
                self.navigationItem.1️⃣standardAppearance = look;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                    [look configureWithOpaqueBackground]; [self decorate:look];
                    self.navigationItem.standardAppearance = look;
                    self.navigationItem.scrollEdgeAppearance = look;
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithOpaqueBackground];
                self.navigationItem.1️⃣standardAppearance = look;
            }
            @end
            """, because: "not for iOS 26", at: "Page.m"),
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
