import ReglazeEngine

extension ReloadDuringPop: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition"]
    static let objectiveCTriggers = ["viewWillAppear:"]
    static let objectiveCCompanions = ["reloadData", "reloadSections", "reloadRows", "reloadItems", "reloadAllComponents"]

    private static let selectors: Set = [
        "reloadData", "reloadSections:", "reloadSections:withRowAnimation:", "reloadRowsAtIndexPaths:withRowAnimation:",
        "reloadItemsAtIndexPaths:", "reloadSectionIndexTitles", "reloadAllComponents",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), method.selector == "viewWillAppear:", let type = node.classAround,
            context.objectiveCOwner(of: node) == .controller, Self.pushes(type),
            !method.body.descendants(ofKind: "identifier").contains(where: { $0.text == "transitionCoordinator" }),
            !method.body.descendants(ofKind: "field_identifier").contains(where: { $0.text == "transitionCoordinator" })
        else { return [] }
        // Those in blocks wait for something already.
        let reloads = method.body.descendants(ofKind: "message_expression").compactMap { ObjectiveCMessage($0) }.filter {
            message in
            Self.selectors.contains(message.selector) && !["self", "super"].contains(message.receiver.text)
                && message.node.blockAround == nil
        }
        guard let first = reloads.first, let word = first.words.first else { return [] }
        let message = "This runs in the middle of a swipe back to the page, and again for nothing when the swipe is cancelled"
        let help =
            "reload when the transition is over: `[self.transitionCoordinator animateAlongsideTransition:nil completion:…]`"
        func explain(_ why: String) -> [Finding] { [context.finding(Self.about, at: word, message, help: help, why: why)] }
        guard reloads.count == 1 else {
            return explain("several lists are reloaded here; put that into a method of its own first")
        }
        guard first.arguments.isEmpty else { return explain("what is reloaded is worked out here: put it into constants first") }
        guard let list = Self.property(first.receiver, in: context) else {
            return explain("what is reloaded is no property of the page")
        }
        guard !["[super dealloc]", " retain]", " release]", " autorelease]"].contains(where: context.file.contains) else {
            return explain("the file counts references itself, where a block can't hold the page weakly")
        }
        let isNeededBelow = method.body.descendants.contains { node in
            ["identifier", "field_identifier"].contains(node.kind) && [list, "_\(list)"].contains(node.text)
                && node.range.lowerBound > first.node.range.upperBound
        }
        guard !isNeededBelow else {
            return explain("code further down works with the list, which would have its old rows there")
        }
        let opening = [
            "if (self.transitionCoordinator != nil) {", "\t__weak typeof(self) weakSelf = self;",
            "\t[self.transitionCoordinator animateAlongsideTransition:nil "
                + "completion:^(id<UIViewControllerTransitionCoordinatorContext> transition) {",
            "\t\t[weakSelf.\(list) \(first.selector)];", "\t}];", "} else {",
        ]
        guard let statement = first.node.statement, !node.isInsideError,
            let edits = ObjectiveCLayout(context).wrapping([statement], in: opening)
        else { return explain("the call is part of a larger expression, or shares its line with other code") }
        let fix = Fix(.unsafe, "Reload when the transition is over", edits: edits)
        let why = "whether the old rows may show until the page has come in, and whether code further down needs the new ones"
        return [context.finding(Self.about, at: word, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether the page brings others in front of it, so that a swipe can lead back to it.
    private static func pushes(_ type: ObjectiveCNode) -> Bool {
        type.descendants(ofKind: "identifier").contains {
            ["pushViewController", "performSegueWithIdentifier"].contains($0.text)
        }
    }

    /// The name of the page's property that a receiver is; nil where it is something else.
    private static func property(_ receiver: ObjectiveCNode, in context: RuleContext) -> String? {
        if let property = ObjectiveCProperty(receiver), property.object.text == "self" { return property.name }
        guard receiver.kind == "identifier", receiver.text.hasPrefix("_"),
            ObjectiveCLocal(named: receiver.text, from: receiver) == nil, let owner = receiver.className
        else { return nil }
        let name = String(receiver.text.dropFirst())
        let known = context.index.objectiveCAncestry(of: owner).compactMap { context.index.objectiveCClass(named: $0) }
        return known.contains { $0.properties[name] != nil } ? name : nil
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @interface Chat : UIViewController
            @property (nonatomic) UITableView *tableView;
            @end
            @implementation Chat
            - (void)viewWillAppear:(BOOL)animated {
                [super viewWillAppear:animated];
                [self.tableView 1️⃣reloadData];
                if (self.hasNews) { [_tableView scrollToRowAtIndexPath:self.last atScrollPosition:0 animated:NO]; }
            }
            - (void)open:(UIViewController *)page { [self.navigationController pushViewController:page animated:YES]; }
            @end
            """, because: "its old rows", at: "Chat.m"),
        .rewrites(
            """
            @interface Accounts : UIViewController
            @property (nonatomic) UITableView *tableView;
            @end
            @implementation Accounts
            - (void)viewWillAppear:(BOOL)animated {
                [super viewWillAppear:animated];
                if (self.isStale) {
                    [_tableView 1️⃣reloadData]; // totals
                }
            }
            - (void)open:(UIViewController *)page { [self.navigationController pushViewController:page animated:YES]; }
            @end
            """,
            to: """
                @interface Accounts : UIViewController
                @property (nonatomic) UITableView *tableView;
                @end
                @implementation Accounts
                - (void)viewWillAppear:(BOOL)animated {
                    [super viewWillAppear:animated];
                    if (self.isStale) {
                        if (self.transitionCoordinator != nil) {
                            __weak typeof(self) weakSelf = self;
                            [self.transitionCoordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> transition) {
                                [weakSelf.tableView reloadData];
                            }];
                        } else {
                            [_tableView reloadData]; // totals
                        }
                    }
                }
                - (void)open:(UIViewController *)page { [self.navigationController pushViewController:page animated:YES]; }
                @end
                """, .unsafe, at: "Accounts.m"),
        .explains(
            """
            @interface Accounts : UITableViewController
            @end
            @implementation Accounts
            - (void)viewWillAppear:(BOOL)animated { [self.tableView 1️⃣reloadData]; }
            - (void)open { [self performSegueWithIdentifier:@"open" sender:nil]; }
            - (void)dealloc { [_list release]; [super dealloc]; }
            @end
            """, because: "counts references itself", at: "Accounts.m"),
        .explains(
            """
            @interface Accounts : UITableViewController
            @end
            @implementation Accounts
            - (void)viewWillAppear:(BOOL)animated {
                [[self list] 1️⃣reloadData];
                [self.tableView reloadData];
            }
            - (void)open { [self performSegueWithIdentifier:@"open" sender:nil]; }
            @end
            """, because: "several lists", at: "Accounts.m"),
        .explains(
            """
            @interface Accounts : UITableViewController
            @end
            @implementation Accounts
            - (void)viewWillAppear:(BOOL)animated {
                [self.tableView 1️⃣reloadSections:[NSIndexSet indexSetWithIndex:0] withRowAnimation:UITableViewRowAnimationNone];
            }
            - (void)open { [self performSegueWithIdentifier:@"open" sender:nil]; }
            @end
            """, because: "constants first", at: "Accounts.m"),
        .silent(
            """
            @interface Accounts : UITableViewController
            @end
            @implementation Accounts
            - (void)viewWillAppear:(BOOL)animated {
                // [self.tableView reloadData];
                [self reloadData];
                [self.store load:^{ [self.tableView reloadData]; }];
            }
            - (void)viewDidAppear:(BOOL)animated { [self.tableView reloadData]; }
            - (void)open { [self performSegueWithIdentifier:@"open" sender:nil]; }
            @end
            @interface Last : UITableViewController
            @end
            @implementation Last
            - (void)viewWillAppear:(BOOL)animated { [self.tableView reloadData]; }
            @end
            """, at: "Accounts.m"),
    ]
}
