import ReglazeEngine

extension SharedItem: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "assignment_expression"]
    static let objectiveCTriggers = ["navigationItem"]
    static let objectiveCCompanions = ["setItems:", "pushNavigationItem:", ".items"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let (bar, given) = Self.given(node), !context.isFallback(below: 26, node),
            let type = ObjectiveCTypes(context).type(of: bar),
            context.index.objectiveCAncestry(of: type).last == "UINavigationBar",
            !Self.isControllers(bar, in: context), !Self.isAlone(node)
        else { return [] }
        return Self.items(in: given).filter { Self.isOwn($0, in: context) }.map { item in
            context.finding(
                Self.about, at: item, "The controller's own navigation item is given to a second navigation bar",
                help: "give the page's bar a `UINavigationItem` of its own",
                why: "the title and the buttons have to be set on an item of its own then, wherever the page sets them")
        }
    }

    /// A bar and what it is given: `bar.items = …`, `[bar setItems:… animated:NO]`, `[bar pushNavigationItem:… animated:NO]`.
    private static func given(_ node: ObjectiveCNode) -> (bar: ObjectiveCNode, given: ObjectiveCNode)? {
        if let assignment = ObjectiveCAssignment(node) {
            guard assignment.name == "items", let bar = assignment.object else { return nil }
            return (bar, assignment.value)
        }
        guard let message = ObjectiveCMessage(node), let given = message.arguments.first,
            ["setItems:animated:", "pushNavigationItem:animated:"].contains(message.selector)
        else { return nil }
        return (message.receiver, given)
    }

    /// The item, or those of an array: `@[item]`, `[NSArray arrayWithObjects:first, second, nil]`.
    private static func items(in given: ObjectiveCNode) -> [ObjectiveCNode] {
        let given = given.unwrapped
        if ["array_literal", "comma_expression"].contains(given.kind) { return given.namedChildren.flatMap(items) }
        guard let message = ObjectiveCMessage(given), ["NSArray", "NSMutableArray"].contains(message.receiver.text) else {
            return [given]
        }
        return given.namedChildren.filter { $0 != message.receiver && !message.words.contains($0) }.flatMap(items)
    }

    /// Whether the bar is that of a navigation controller, which has the item anyway.
    private static func isControllers(_ bar: ObjectiveCNode, in context: RuleContext) -> Bool {
        var bar = bar.unwrapped
        if bar.kind == "identifier", let value = ObjectiveCLocal(named: bar.text, from: bar)?.value { bar = value.unwrapped }
        guard let property = ObjectiveCProperty(bar), property.name == "navigationBar",
            let owner = ObjectiveCTypes(context).type(of: property.object)
        else { return false }
        return context.index.objectiveCAncestry(of: owner).last?.hasSuffix("NavigationController") ?? false
    }

    /// Whether the bar gets the item only where the page has no navigation controller, whose bar would be the first.
    private static func isAlone(_ node: ObjectiveCNode) -> Bool {
        var child = node
        for ancestor in node.ancestors {
            if ["if_statement", "conditional_expression"].contains(ancestor.kind), let condition = ancestor.child("condition"),
                child != condition,
                hasController(where: condition, holds: ancestor.child("alternative") != child) == false
            {
                return true
            }
            if ancestor.kind == "compound_statement" {
                let isLeft = ancestor.children.contains { statement in
                    guard statement.range.upperBound <= child.range.lowerBound, let condition = statement.child("condition"),
                        let answer = ObjectiveCAvailability.answerBehind(statement)
                    else { return false }
                    return hasController(where: condition, holds: answer) == false
                }
                if isLeft { return true }
            }
            child = ancestor
        }
        return false
    }

    /// Whether there is a navigation controller where a condition holds, or does not; nil where that says nothing of it.
    private static func hasController(where condition: ObjectiveCNode, holds: Bool) -> Bool? {
        let condition = condition.unwrapped
        if let property = ObjectiveCProperty(condition), property.name == "navigationController" { return holds }
        // `BOOL isPushed = self.navigationController != nil;`
        if condition.kind == "identifier", let value = ObjectiveCLocal(named: condition.text, from: condition)?.value {
            return hasController(where: value, holds: holds)
        }
        if condition.kind == "unary_expression", condition.child("operator")?.text == "!" {
            return condition.child("argument").flatMap { hasController(where: $0, holds: !holds) }
        }
        guard condition.kind == "binary_expression", let left = condition.child("left"), let right = condition.child("right"),
            let sign = condition.child("operator")?.text
        else { return nil }
        switch sign {
        case "==", "!=":
            guard [left, right].contains(where: { $0.unwrapped.text == "nil" }) else { return nil }
            let isThere = holds == (sign == "!=")
            return hasController(where: left, holds: isThere) ?? hasController(where: right, holds: isThere)
        case holds ? "&&" : "||":
            return hasController(where: left, holds: holds) ?? hasController(where: right, holds: holds)
        default: return nil
        }
    }

    /// Whether the expression is the `navigationItem` of a view controller, and not a property or a method of the project's.
    private static func isOwn(_ item: ObjectiveCNode, in context: RuleContext) -> Bool {
        guard let property = ObjectiveCProperty(item), property.name == "navigationItem",
            property.object.unwrapped.text == "self", let owner = item.className
        else { return false }
        let ancestry = context.index.objectiveCAncestry(of: owner)
        guard ancestry.last?.hasSuffix("Controller") ?? false else { return false }
        return ancestry.compactMap { context.index.objectiveCClass(named: $0) }.allSatisfy {
            $0.properties["navigationItem"] == nil && !$0.selectors.contains("navigationItem")
        }
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @interface Page : UIViewController
            @property (nonatomic, weak) IBOutlet UINavigationBar *bar;
            @end
            @implementation Page {
                UINavigationBar *_second;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self.bar setItems:@[1️⃣self.navigationItem] animated:NO];
                [_bar pushNavigationItem:2️⃣[self navigationItem] animated:NO];
                _second.items = @[3️⃣self.navigationItem];
                UINavigationBar *third = [[UINavigationBar alloc] init];
                [third setItems:[NSArray arrayWithObjects:self.first, 4️⃣self.navigationItem, nil]];
            }
            @end
            """, because: "an item of its own", at: "Page.m"),
        .explains(
            """
            #import "Page.h"
            @implementation Page (Bar)
            - (void)showBar {
                if (self.navigationController) {
                    self.bar.items = [NSArray arrayWithObject:1️⃣self.navigationItem];
                }
            }
            @end
            """, because: "an item of its own", at: "Page+Bar.m",
            with: [
                "Page.h": "#import \"Base.h\"\n@interface Page : Base\n@property (nonatomic) UINavigationBar *bar;\n@end\n",
                "Base.h": "@interface Base : UIViewController\n@end\n",
            ]),
        // Behind an early return there is no navigation controller.
        .silent(
            """
            @interface Page : UIViewController
            @property (nonatomic, weak) IBOutlet UINavigationBar *bar;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.navigationController == nil) {
                    [self showBar];
                } else {
                    return;
                }
                [self.bar setItems:@[self.navigationItem] animated:NO];
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Header : UIView
            @property (nonatomic) UINavigationBar *bar;
            @property (nonatomic) UINavigationItem *navigationItem;
            @end
            @implementation Header
            - (void)build { self.bar.items = @[self.navigationItem]; }
            @end
            @interface Page : UIViewController
            @property (nonatomic) UINavigationBar *bar;
            @property (nonatomic) UINavigationItem *item;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                // [self.bar setItems:@[self.navigationItem] animated:NO];
                [self.bar setItems:@[self.item] animated:NO];
                self.navigationItem.rightBarButtonItems = @[self.navigationItem.leftBarButtonItem];
                [self.toolbar setItems:@[self.navigationItem.leftBarButtonItem]];
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Sheet : UIViewController
            @property (nonatomic) UINavigationBar *bar;
            @end
            @implementation Sheet
            - (void)viewDidLoad {
                if (!self.navigationController) { self.bar.items = @[self.navigationItem]; }
                BOOL isPushed = self.navigationController != nil;
                isPushed ? [self hideBar] : [self.bar setItems:@[self.navigationItem] animated:NO];
                if (self.navigationController != nil) {
                    UINavigationBar *bar = self.navigationController.navigationBar;
                    [bar pushNavigationItem:self.navigationItem animated:NO];
                    return;
                }
                [self.bar setItems:@[self.navigationItem]];
            }
            @end
            @interface Own : UIViewController
            @property (nonatomic) UINavigationBar *bar;
            @property (nonatomic) IBOutlet UINavigationItem *navigationItem;
            @end
            @implementation Own
            - (void)build { [self.bar pushNavigationItem:self.navigationItem animated:NO]; }
            @end
            """, at: "Sheet.m"),
    ]
}
