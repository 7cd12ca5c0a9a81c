import ReglazeEngine

extension StatusBarFrame: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression"]
    static let objectiveCTriggers = ["statusBarFrame", "tatusBarOrientation", "tatusBarStyle"]

    private static let names: Set = ["statusBarFrame", "statusBarOrientation", "statusBarStyle"]
    private static let setters: Set = [
        "setStatusBarStyle:", "setStatusBarStyle:animated:", "setStatusBarOrientation:", "setStatusBarOrientation:animated:",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        if let message = ObjectiveCMessage(node), Self.setters.contains(message.selector) {
            return set(message.receiver, at: node, message.words[0].text, in: context)
        }
        guard let property = ObjectiveCProperty(node), Self.names.contains(property.name),
            isApplication(property.object, context),
            !node.repeatsItself, !context.isFallback(below: 13, node), !context.isTestCode
        else { return [] }
        if node.parent?.kind == "assignment_expression", node.parent?.child("left") == node {
            return set(property.object, at: node, property.name, in: context)
        }
        let reach = ObjectiveCReach(at: node, in: context)
        let help =
            switch property.name {
            case "statusBarFrame": "use the safe area for layout, or the scene's `statusBarManager.statusBarFrame`"
            case "statusBarOrientation": "use the scene's `effectiveGeometry.interfaceOrientation`, or compare width and height"
            default: "override `preferredStatusBarStyle`, or read the scene's `statusBarManager.statusBarStyle`"
            }
        let message = "`\(property.name)` of the application may return nothing when built with the iOS 27 SDK"
        let (fix, why) = fix(node, property.name, reach, in: context)
        return [context.finding(Self.about, at: node, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private func isApplication(_ node: ObjectiveCNode, _ context: RuleContext) -> Bool {
        ObjectiveCTypes(context).type(of: node) == "UIApplication"
    }

    private func set(_ object: ObjectiveCNode, at node: ObjectiveCNode, _ name: String, in context: RuleContext) -> [Finding] {
        guard isApplication(object, context), !context.isFallback(below: 13, node), !setsForAll(in: context) else { return [] }
        return [
            context.finding(
                Self.about, at: node, "`\(name)` of the application does nothing where controllers say it themselves",
                help: "override `preferredStatusBarStyle` and the like in the controllers",
                why: "which controllers should say it is for you to decide")
        ]
    }

    /// Whether the property lists say that the application sets the status bar, and not its controllers.
    private func setsForAll(in context: RuleContext) -> Bool {
        let key = "UIViewControllerBasedStatusBarAppearance"
        let configurations = context.index.apps.filter { context.index.isIn($0, context.file.path) }.flatMap(\.configurations)
        return !configurations.isEmpty
            && configurations.allSatisfy { $0.generated(key) == "NO" || $0.plist?[key].map { !$0.isTrue } ?? false }
    }

    private func fix(
        _ node: ObjectiveCNode, _ name: String, _ reach: ObjectiveCReach, in context: RuleContext
    ) -> (Fix?, String) {
        guard let window = reach.window else { return (nil, reach.why) }
        let code: String
        switch name {
        case "statusBarFrame": code = "\(window).windowScene.statusBarManager.statusBarFrame"
        case "statusBarStyle": code = "\(window).windowScene.statusBarManager.statusBarStyle"
        default:
            guard context.availability(of: node).minimum >= 16 else {
                return (nil, "`effectiveGeometry` needs iOS 16.0; the deployment target is \(context.deploymentTarget)")
            }
            code = "\(window).windowScene.effectiveGeometry.interfaceOrientation"
        }
        let fix = Fix(.unsafe, "Ask the scene", edits: [context.replace(node, with: code)])
        return (fix, "outside of a window this is zero; for layout the safe area is what is nearly always meant")
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLayoutSubviews {
                CGFloat top = 1️⃣[UIApplication sharedApplication].statusBarFrame.size.height + 44;
                BOOL wide = UIInterfaceOrientationIsLandscape(2️⃣[[UIApplication sharedApplication] statusBarOrientation]);
            }
            @end
            """,
            to: """
                @interface Page : UIViewController
                @end
                @implementation Page
                - (void)viewDidLayoutSubviews {
                    CGFloat top = self.view.window.windowScene.statusBarManager.statusBarFrame.size.height + 44;
                    BOOL wide = UIInterfaceOrientationIsLandscape(self.view.window.windowScene.effectiveGeometry.interfaceOrientation);
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            "#define kStatusBarHeight CGRectGetHeight(1️⃣[UIApplication sharedApplication].statusBarFrame)\n",
            because: "a macro does not know", at: "Sizes.h"),
        .explains(
            """
            void dim(void) {
                1️⃣[[UIApplication sharedApplication] setStatusBarStyle:UIStatusBarStyleDefault animated:YES];
                2️⃣UIApplication.sharedApplication.statusBarStyle = UIStatusBarStyleDefault;
            }
            """, because: "which controllers", at: "Dim.m"),
        .silent(
            "void dim(void) { [[UIApplication sharedApplication] setStatusBarStyle:UIStatusBarStyleDefault animated:YES]; }\n",
            at: "App/Dim.m",
            with: Plists.appDelegate.merging(
                ["App/Info.plist": Plists.text("\t<key>UIViewControllerBasedStatusBarAppearance</key>\n\t<false/>")]
            ) { $1 }),
        .silent(
            """
            @implementation Page
            - (CGRect)statusBarFrame { return CGRectZero; }
            - (void)layout {
                // [UIApplication sharedApplication].statusBarFrame
                CGRect frame = self.view.window.windowScene.statusBarManager.statusBarFrame;
                frame = [self statusBarFrame];
                [self setStatusBarStyle:1];
                NSLog(@"[UIApplication sharedApplication].statusBarFrame");
            }
            @end
            """, at: "Page.m"),
    ]
}
