import ReglazeEngine

extension CYLTabBar: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ["abBarStyleType"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let assignment = ObjectiveCAssignment(node), assignment.name == "tabBarStyleType",
            assignment.object?.unwrapped.text == "self", let method = ObjectiveCMethod(around: node),
            method.selector == "viewDidLoad", node.blockAround == nil,
            context.index.objectiveCClass(node.className, isOneOf: ["CYLTabBarController"]),
            let load = method.body.namedChildren.first(where: { $0.text == "[super viewDidLoad];" }),
            load.range.upperBound <= node.range.lowerBound, !context.isFallback(below: 26, node)
        else { return [] }
        let message = "`tabBarStyleType` is set after `[super viewDidLoad]`, which has built the bar already"
        let help = "set it before `[super viewDidLoad]`"
        guard let statement = assignment.statement, statement.parent == method.body else {
            let why = "it is set under a condition: move that up as a whole"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let layout = ObjectiveCLayout(context)
        guard let lines = layout.lines(of: statement), let before = layout.lines(of: load),
            assignment.value.unwrapped.kind == "identifier", assignment.value.unwrapped.text.hasPrefix("CYLTabBarStyleType")
        else {
            let why = "the statement shares its line with other code, or its value is worked out before it"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let text = String(decoding: context.file.bytes[lines], as: UTF8.self)
        let edits = [context.edit(before.lowerBound..<before.lowerBound, text), context.edit(lines, "")]
        let fix = Fix(.unsafe, "Move it before `[super viewDidLoad]`", edits: edits)
        let why = "the flat bar is shown then, not the system's: look at it, and at the safe area above it"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface Tabs : CYLTabBarController
            @end
            @implementation Tabs
            - (void)viewDidLoad {
                // The bar.
                [super viewDidLoad];
                1️⃣self.tabBarStyleType = CYLTabBarStyleTypeFlatDesign; // no glass
                self.view.backgroundColor = UIColor.whiteColor;
            }
            @end
            """,
            to: """
                @interface Tabs : CYLTabBarController
                @end
                @implementation Tabs
                - (void)viewDidLoad {
                    // The bar.
                    self.tabBarStyleType = CYLTabBarStyleTypeFlatDesign; // no glass
                    [super viewDidLoad];
                    self.view.backgroundColor = UIColor.whiteColor;
                }
                @end
                """, .unsafe, at: "Tabs.m"),
        .explains(
            """
            #import "Tabs.h"
            @implementation Tabs
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.isFlat) { 1️⃣[self setTabBarStyleType:CYLTabBarStyleTypeFlatDesign]; }
            }
            @end
            """, because: "condition", at: "Tabs.m", with: ["Tabs.h": "@interface Tabs : CYLTabBarController\n@end\n"]),
        .silent(
            """
            @interface Tabs : CYLTabBarController
            @end
            @implementation Tabs
            - (void)viewDidLoad {
                self.tabBarStyleType = CYLTabBarStyleTypeFlatDesign;
                [super viewDidLoad];
                // self.tabBarStyleType = CYLTabBarStyleTypeFlatDesign;
                if (self.tabBarStyleType == CYLTabBarStyleTypeFlatDesign) { [self go]; }
            }
            - (void)other { self.tabBarStyleType = CYLTabBarStyleTypeDefault; }
            @end
            @implementation Other
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.tabBarStyleType = 1;
            }
            @end
            """, at: "Tabs.m"),
    ]
}
