import ReglazeEngine

extension HiddenBarTransition: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition"]
    static let objectiveCTriggers = ["avigationBarHidden"]
    static let objectiveCCompanions = ["viewWillAppear"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), method.selector == "viewWillAppear:", let type = node.classAround,
            !Self.isAware(type), let hiding = Self.changes(in: node).first(where: { $0.truth == true }),
            !context.isFallback(below: 26, hiding.node)
        else { return [] }
        let isShown = type.descendants(ofKind: "method_definition").contains { other in
            ["viewWillDisappear:", "viewDidDisappear:"].contains(ObjectiveCMethod(other)?.selector ?? "")
                && Self.changes(in: other).contains { $0.truth != true }
        }
        return isShown ? [Self.finding(at: hiding.node, in: context)] : []
    }

    private static func finding(at node: ObjectiveCNode, in context: RuleContext) -> Finding {
        context.finding(
            about, at: node,
            "The bar is hidden as the page appears and shown as it leaves, also when the swipe back is cancelled",
            help: "decide in the navigation controller's delegate, and put it back where the interaction is cancelled",
            why: "the navigation controller's delegate has to know which pages hide the bar: that is the app's structure")
    }

    /// `[self.navigationController setNavigationBarHidden:YES animated:animated]`, `….navigationBarHidden = YES`.
    private struct Change {
        let node: ObjectiveCNode
        /// What is asked for where it is a literal.
        let truth: Bool?

        init?(_ node: ObjectiveCNode) {
            self.node = node
            if let message = ObjectiveCMessage(node), message.selector == "setNavigationBarHidden:animated:" {
                guard !["self", "super"].contains(message.receiver.text), let value = message.arguments.first else { return nil }
                truth = value.truth
                return
            }
            guard let assignment = ObjectiveCAssignment(node), assignment.name == "navigationBarHidden",
                let object = assignment.object, !["self", "super"].contains(object.text)
            else { return nil }
            truth = assignment.truth
        }
    }

    private static func changes(in method: ObjectiveCNode) -> [Change] {
        method.descendants.filter { ["message_expression", "assignment_expression"].contains($0.kind) && !$0.hasError }
            .compactMap { Change($0) }
    }

    /// Whether the class knows of transitions that are cancelled.
    private static func isAware(_ type: ObjectiveCNode) -> Bool {
        type.descendants.contains { node in
            node.kind.hasSuffix("identifier")
                && [
                    "transitionCoordinator", "notifyWhenInteractionChangesUsingBlock", "isCancelled", "initiallyInteractive",
                ].contains(node.text)
        }
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Profile
            - (void)viewWillAppear:(BOOL)animated {
                [super viewWillAppear:animated];
                1️⃣[self.navigationController setNavigationBarHidden:YES animated:animated];
            }
            - (void)viewWillDisappear:(BOOL)animated {
                [super viewWillDisappear:animated];
                [self.navigationController setNavigationBarHidden:NO animated:animated];
            }
            @end
            @implementation Player
            - (void)viewWillAppear:(BOOL)animated { 2️⃣self.navigationController.navigationBarHidden = YES; }
            - (void)viewDidDisappear:(BOOL)animated { self.navigationController.navigationBarHidden = self.wasHidden; }
            @end
            """, because: "delegate", at: "Profile.m"),
        .silent(
            """
            @implementation Profile
            - (void)viewWillAppear:(BOOL)animated {
                [self.navigationController setNavigationBarHidden:YES animated:animated];
            }
            - (void)viewWillDisappear:(BOOL)animated {
                [self.navigationController setNavigationBarHidden:YES animated:animated];
            }
            - (void)show {
                // [self.navigationController setNavigationBarHidden:NO animated:YES];
                [self.navigationController setNavigationBarHidden:NO animated:YES];
            }
            @end
            @implementation Player
            - (void)viewWillAppear:(BOOL)animated {
                [self.navigationController setNavigationBarHidden:YES animated:animated];
            }
            - (void)viewWillDisappear:(BOOL)animated {
                if (self.transitionCoordinator.isInteractive) return;
                [self.navigationController setNavigationBarHidden:NO animated:animated];
            }
            @end
            """, at: "Profile.m"),
    ]
}
