import ReglazeEngine

extension CustomViewSize: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression"]
    static let objectiveCTriggers = ["initWithCustomView"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let item = ObjectiveCCustomItem(node, in: context), !context.isFallback(below: 26, node),
            let type = item.className, Self.classes.contains(type), let frame = Self.frame(of: item),
            !Self.hasSize(item, in: context), Self.isFirst(item)
        else { return [] }
        let message = "The view of the bar button has a frame and no constraints, which iOS 26 may lose when it lays the bar out"
        let help = "give the view a width and a height constraint"
        func explain(_ why: String) -> [Finding] { [context.finding(Self.about, at: node, message, help: help, why: why)] }
        guard let name = frame.name, let width = frame.width, let height = frame.height else {
            return explain("its size is not written in numbers beside a view with a name")
        }
        guard !node.bodyAround.hasError, !node.isInsideError else { return explain("the code around this can't be read whole") }
        guard !Self.isChosen(item, frame.statement) else { return explain("its frame is chosen among several") }
        let lines = [
            "[\(name).widthAnchor constraintEqualToConstant:\(width)].active = YES;",
            "[\(name).heightAnchor constraintEqualToConstant:\(height)].active = YES;",
        ]
        guard let edit = ObjectiveCLayout(context).inserting(lines, after: frame.statement) else {
            return explain("the frame is set elsewhere, or shares its line with other code")
        }
        let fix = Fix(.unsafe, "Add a width and a height constraint", edits: [edit])
        let why = "the view keeps this size then, also where code changes its frame later"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether no bar button above shows the same view.
    private static func isFirst(_ item: ObjectiveCCustomItem) -> Bool {
        guard let name = item.viewName else { return true }
        let first = item.scope.descendants(ofKind: "message_expression").first { node in
            guard let message = ObjectiveCMessage(node), message.selector == "initWithCustomView:" else { return false }
            return message.arguments.first.map(ObjectiveCCustomItem.name) == name
        }
        return first.map { $0 == item.node } ?? true
    }

    /// Whether another branch gives the view another frame, or another view.
    private static func isChosen(_ item: ObjectiveCCustomItem, _ statement: ObjectiveCNode) -> Bool {
        let block = statement.ancestor("compound_statement")
        return item.scope.descendants(ofKind: "call_expression").contains { rect in
            guard rect.child("function")?.text.hasPrefix("CGRectMake") ?? false, !statement.range.contains(rect.range.lowerBound),
                rect.bodyAround == item.node.bodyAround, rect.ancestor("compound_statement") != block
            else { return false }
            // `view.frame = rect`, `[view setFrame:rect]`, `view = [[UIView alloc] initWithFrame:rect]`.
            var node = rect
            while let parent = node.parentOfUnwrapped,
                ["message_expression", "assignment_expression", "init_declarator"].contains(parent.kind)
            {
                if parent.kind == "init_declarator" { return item.viewName.map(parent.declares) ?? false }
                if let assignment = ObjectiveCAssignment(parent) {
                    let named = assignment.name == "frame" ? assignment.object : parent.child("left")
                    return named.map(ObjectiveCCustomItem.name) == item.viewName
                }
                node = parent
            }
            return false
        }
    }

    private struct Frame {
        /// What the view is called where its frame is written.
        let name: String?
        let statement: ObjectiveCNode
        let width: String?
        let height: String?

        init?(_ rect: ObjectiveCNode?, name: String?, statement: ObjectiveCNode) {
            guard let rect = rect?.unwrapped, rect.kind == "call_expression", rect.child("function")?.text == "CGRectMake",
                let arguments = rect.child("arguments")?.namedChildren, arguments.count == 4
            else { return nil }
            func number(_ node: ObjectiveCNode) -> String? {
                let isPositive = HardCodedHeight.numbers(in: node.text).first.map { $0 != "0" } ?? false
                return node.kind == "number_literal" && isPositive ? node.text : nil
            }
            self.name = name
            self.statement = statement
            (width, height) = (number(arguments[2]), number(arguments[3]))
            // A frame without a size leaves it to the view.
            guard arguments[2].text != "0", arguments[3].text != "0" else { return nil }
        }
    }

    private static func frame(of item: ObjectiveCCustomItem) -> Frame? {
        if let set = item.statements.last(where: { $0.name == "frame" && $0.node.bodyAround == item.node.bodyAround }) {
            let name = set.object.text
            return Frame(
                set.value, name: name.contains(where: \.isNewline) ? nil : name, statement: set.node.statement ?? set.node)
        }
        guard let made = item.made, let message = ObjectiveCMessage(made), message.selector == "initWithFrame:" else {
            return nil
        }
        let parent = made.parentOfUnwrapped
        let declaration = parent?.kind == "init_declarator" ? parent?.parent : parent?.statement
        return Frame(
            message.arguments.first, name: declaration == nil || item.viewName == nil ? nil : item.view.text,
            statement: declaration ?? made)
    }

    private static let sizing = [
        "widthAnchor", "heightAnchor", "mas_", "translatesAutoresizingMaskIntoConstraints", "addConstraint", "sizeToFit",
        "autoSetDimension", "sd_layout", "constraintWith",
    ]

    /// Whether the view has constraints, or knows its size.
    private static func hasSize(_ item: ObjectiveCCustomItem, in context: RuleContext) -> Bool {
        if let type = item.ownClass {
            let names = ["intrinsicContentSize", "sizeThatFits:", "updateConstraints"]
            let known = context.index.objectiveCAncestry(of: type).compactMap { context.index.objectiveCClass(named: $0) }
            if known.contains(where: { own in names.contains(where: own.selectors.contains) }) { return true }
        }
        guard let name = item.viewName else { return false }
        // On a line that names the view.
        return item.scope.text.split(whereSeparator: \.isNewline).contains { line in
            line.contains(name) && sizing.contains(where: line.contains)
        }
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIView *avatar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 32, 30)]; // round
                self.navigationItem.rightBarButtonItem = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:avatar];
                UIButton *close = [UIButton buttonWithType:UIButtonTypeCustom];
                close.frame = CGRectMake(0, 0, 40.f, 40.f);
                UIBarButtonItem *item = 2️⃣[[UIBarButtonItem alloc] initWithCustomView:close];
                UIBarButtonItem *other = [[UIBarButtonItem alloc] initWithCustomView:close];
                self.navigationItem.leftBarButtonItems = @[item, other];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UIView *avatar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 32, 30)]; // round
                    [avatar.widthAnchor constraintEqualToConstant:32].active = YES;
                    [avatar.heightAnchor constraintEqualToConstant:30].active = YES;
                    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:avatar];
                    UIButton *close = [UIButton buttonWithType:UIButtonTypeCustom];
                    close.frame = CGRectMake(0, 0, 40.f, 40.f);
                    [close.widthAnchor constraintEqualToConstant:40.f].active = YES;
                    [close.heightAnchor constraintEqualToConstant:40.f].active = YES;
                    UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:close];
                    UIBarButtonItem *other = [[UIBarButtonItem alloc] initWithCustomView:close];
                    self.navigationItem.leftBarButtonItems = @[item, other];
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)show:(CGFloat)size {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                [button setFrame:CGRectMake(0, 0, size, size)];
                self.navigationItem.rightBarButtonItem = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:button];
            }
            @end
            """, because: "not written in numbers", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)show {
                UIView *avatar = [UIView new];
                if (self.isWide) {
                    avatar.frame = CGRectMake(0, 0, 44, 44);
                } else {
                    avatar.frame = CGRectMake(0, 0, 30, 30);
                }
                self.navigationItem.rightBarButtonItem = 1️⃣[[UIBarButtonItem alloc] initWithCustomView:avatar];
            }
            @end
            """, because: "chosen among several", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)show {
                UIView *avatar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 32, 32)];
                [avatar.widthAnchor constraintEqualToConstant:32].active = YES;
                self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:avatar];
                UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 32, 32)];
                self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:label];
                UIButton *plain = [UIButton buttonWithType:UIButtonTypeCustom];
                UIButton *fit = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 32, 32)];
                [fit sizeToFit];
                self.toolbarItems = @[
                    [[UIBarButtonItem alloc] initWithCustomView:plain], [[UIBarButtonItem alloc] initWithCustomView:fit],
                ];
            }
            @end
            """, at: "Page.m"),
    ]
}
