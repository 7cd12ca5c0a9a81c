import ReglazeEngine

extension OpaqueAppearance: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ObjectiveCBarStatement.coveringTriggers
    static let objectiveCCompanions = ["avigationBar", "abBar", "oolbar", "BarAppearance"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let statement = ObjectiveCBarStatement(node, in: context), statement.isCovering,
            // The finding about the proxy says it.
            statement.proxy(in: context) == nil, !context.isFallback(below: 26, node),
            !Self.isCopy(statement), !Self.isSetter(of: statement)
        else { return [] }
        let group = ObjectiveCBarStatement.all(in: node.bodyAround, context).filter { other in
            other.key == statement.key && other.isCovering && !context.isFallback(below: 26, other.node)
        }
        guard group.first?.node == node, !isUsedBelowOnly(statement, in: context) else { return [] }
        let names = group.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let bar = ObjectiveCBarStatement.name(ofBar: statement.type ?? "")
        let message =
            "\(names.map { "`\($0)`" }.joined(separator: ", ")) \(names.count == 1 ? "covers" : "cover") the glass of the \(bar)"
        let help = "set no background on iOS 26, or keep yours below it, in the `else` of `if (@available(iOS 26.0, *))`"
        return [
            context.finding(
                Self.about, at: node, message, help: help,
                why: "whether the bar should keep a look of its own on iOS 26 is for you to decide")
        ]
    }

    /// Whether the appearance is given to bars below iOS 26 alone.
    private func isUsedBelowOnly(_ statement: ObjectiveCBarStatement, in context: RuleContext) -> Bool {
        let uses = ObjectiveCBarStatement.all(in: statement.node.bodyAround, context).filter { other in
            ObjectiveCBarStatement.appearanceProperties.contains(other.name)
                && other.value?.unwrapped.compactText == statement.key
        }
        return !uses.isEmpty && uses.allSatisfy { context.isFallback(below: 26, $0.node) }
    }

    /// What one bar has is put on another one: `copy.barTintColor = self.barTintColor`.
    private static func isCopy(_ statement: ObjectiveCBarStatement) -> Bool {
        guard let value = statement.value, let property = ObjectiveCProperty(value.unwrapped) else { return false }
        return property.name == statement.name
    }

    /// In a method that is itself the setter the value is somebody else's.
    private static func isSetter(of statement: ObjectiveCBarStatement) -> Bool {
        guard let method = ObjectiveCMethod(around: statement.node), let value = statement.value else { return false }
        return method.parameters.contains { $0.name == value.unwrapped.text } && method.selector.lowercased().hasPrefix("set")
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                1️⃣self.navigationController.navigationBar.barTintColor = [UIColor redColor];
                self.navigationController.navigationBar.translucent = NO;
                UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                2️⃣[look configureWithOpaqueBackground];
                look.backgroundColor = UIColor.redColor;
                self.navigationItem.standardAppearance = look;
                3️⃣[self.tabBarController.tabBar setBackgroundImage:[UIImage imageNamed:@"bar"]];
            }
            @end
            """, because: "for you to decide", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                // self.navigationController.navigationBar.barTintColor = [UIColor redColor];
                self.searchBar.barTintColor = UIColor.redColor;
                self.view.backgroundColor = UIColor.redColor;
                self.navigationController.navigationBar.translucent = YES;
                self.navigationController.navigationBar.barTintColor = nil;
                UIColor *color = self.navigationController.navigationBar.barTintColor;
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithOpaqueBackground];
                if (@available(iOS 26.0, *)) {
                    self.navigationController.navigationBar.tintColor = color;
                } else {
                    self.navigationController.navigationBar.barTintColor = UIColor.redColor;
                    self.navigationController.navigationBar.standardAppearance = look;
                }
            }
            @end
            """, at: "Page.m"),
    ]
}
