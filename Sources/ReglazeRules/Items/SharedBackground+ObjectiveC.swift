import ReglazeEngine

extension SharedBackground: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression"]
    static let objectiveCTriggers = ["initWithCustomView"]
    static let objectiveCCompanions = ["ackgroundColor", "orderWidth", "cornerRadius", "onfiguration", "ackgroundImage"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let item = ObjectiveCCustomItem(node, in: context), !context.isFallback(below: 26, node),
            !context.isDecided(node), let what = Self.background(of: item), !Self.isHandled(item)
        else { return [] }
        let message = "The view of the bar button draws a background of its own (\(what)), and iOS 26 puts glass behind it"
        let help = "set `hidesSharedBackground`, or leave the background to the system"
        func explain(_ why: String) -> [Finding] { [context.finding(Self.about, at: node, message, help: help, why: why)] }
        guard let name = item.name else { return explain("the item has no name here that it could be set on") }
        guard !node.bodyAround.hasError, !node.isInsideError else { return explain("the code around this can't be read whole") }
        let line = "\(name.text).hidesSharedBackground = YES;"
        let layout = ObjectiveCLayout(context)
        var lines = [line]
        if context.availability(of: node).minimum < 26 {
            lines = ["if (@available(iOS 26.0, *)) {", layout.unit(at: name.statement.range.lowerBound) + line, "}"]
        }
        guard let edit = layout.inserting(lines, after: name.statement) else {
            return explain("the statement shares its line with other code")
        }
        let fix = Fix(.unsafe, "Hide the shared background", edits: [edit])
        let why =
            "look whether the item still stands apart from its neighbours, and whether it is inside a group of several items"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    /// What draws the view's background, for people: "`backgroundColor`"; nil where nothing is seen to.
    private static func background(of item: ObjectiveCCustomItem) -> String? {
        let statements = item.statements
        let names = statements.filter(draws).map(\.name)
        // An image alone is the button's icon; beside a title or an image it is a background.
        let isCovered = statements.contains { ["setTitle:forState:", "setImage:forState:"].contains($0.name) }
        let image =
            isCovered ? statements.filter { $0.name == "setBackgroundImage:forState:" }.map { _ in "setBackgroundImage" } : []
        // Round corners alone cut an image; of anything else they show nothing.
        let isImage = item.className == "UIImageView"
        let drawn = names.filter { isImage || $0 != "cornerRadius" } + image
        return drawn.isEmpty ? nil : (names + image).uniqued().map { "`\($0)`" }.listed
    }

    private static let filled = ["filledButton", "tintedButton", "grayButton", "bordered", "glassButton", "prominentGlassButton"]

    private static func draws(_ statement: ObjectiveCCustomItem.Statement) -> Bool {
        guard let value = statement.value?.unwrapped.compactText, !["nil", "NULL", "0"].contains(value) else { return false }
        let isOnLayer = ObjectiveCCustomItem.name(of: statement.object).hasSuffix(".layer")
        return switch statement.name {
        case "backgroundColor": !value.contains("clearColor")
        case "configuration": !isOnLayer && filled.contains(where: value.contains)
        case "cornerRadius", "borderWidth": isOnLayer
        default: false
        }
    }

    private static func isHandled(_ item: ObjectiveCCustomItem) -> Bool {
        let flag = "hidesSharedBackground"
        if item.node.bodyAround.text.contains(flag) || item.node.bodyAround.text.contains("H\(flag.dropFirst())") { return true }
        guard let name = item.name?.text, let type = item.node.classAround else { return false }
        return type.descendants(ofKind: "assignment_expression").contains { node in
            guard let assignment = ObjectiveCAssignment(node), assignment.name == flag, let object = assignment.object else {
                return false
            }
            return ObjectiveCCustomItem.name(of: object) == (name.hasPrefix("self.") ? String(name.dropFirst(5)) : name)
        }
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                button.backgroundColor = [UIColor redColor];
                button.layer.cornerRadius = 16;
                UIBarButtonItem *item = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:button]; // account
                self.navigationItem.rightBarButtonItem = item;
                self.badge.layer.borderWidth = 1;
                self.navigationItem.leftBarButtonItem = 2️⃣[[UIBarButtonItem alloc] initWithCustomView:_badge];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                    button.backgroundColor = [UIColor redColor];
                    button.layer.cornerRadius = 16;
                    UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:button]; // account
                    if (@available(iOS 26.0, *)) {
                        item.hidesSharedBackground = YES;
                    }
                    self.navigationItem.rightBarButtonItem = item;
                    self.badge.layer.borderWidth = 1;
                    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:_badge];
                    if (@available(iOS 26.0, *)) {
                        self.navigationItem.leftBarButtonItem.hidesSharedBackground = YES;
                    }
                }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                [button setBackgroundImage:[UIImage imageNamed:@"pill"] forState:UIControlStateNormal];
                [button setTitle:@"Save" forState:UIControlStateNormal];
                self.navigationItem.rightBarButtonItem = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:button];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                    [button setBackgroundImage:[UIImage imageNamed:@"pill"] forState:UIControlStateNormal];
                    [button setTitle:@"Save" forState:UIControlStateNormal];
                    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
                    self.navigationItem.rightBarButtonItem.hidesSharedBackground = YES;
                }
                @end
                """, .unsafe, at: "Page.m", target: 26),
        .explains(
            """
            @implementation Page
            - (void)show:(UIView *)badge {
                badge.backgroundColor = UIColor.redColor;
                self.navigationItem.rightBarButtonItems = @[1️⃣[[UIBarButtonItem alloc] initWithCustomView:badge]];
            }
            @end
            """, because: "no name", at: "Page.m"),
        // What is set of a bar button can't be set of `id`.
        .explains(
            """
            @interface Page : UIViewController
            @property (nonatomic) id last;
            @end
            @implementation Page
            - (void)show:(UIView *)badge {
                badge.backgroundColor = UIColor.redColor;
                self.last = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:badge];
                id item = nil;
                item = 2️⃣[[UIBarButtonItem alloc] initWithCustomView:badge];
                UIBarItem *other = 3️⃣[[UIBarButtonItem alloc] initWithCustomView:badge];
                [self use:item with:other];
            }
            @end
            """, because: "no name", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                button.backgroundColor = [UIColor clearColor];
                button.layer.cornerRadius = 8;
                [button setBackgroundImage:[UIImage imageNamed:@"back"] forState:UIControlStateNormal];
                self.view.backgroundColor = [UIColor whiteColor];
                self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
            }
            - (void)other {
                UIView *button = [UIView new];
                button.backgroundColor = [UIColor redColor];
            }
            - (void)show {
                UIView *view = [UIView new];
                view.backgroundColor = [UIColor redColor];
                UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:view];
                if (@available(iOS 26.0, *)) { [item setHidesSharedBackground:YES]; }
            }
            @end
            """, at: "Page.m"),
    ]
}
