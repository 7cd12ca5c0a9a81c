import ReglazeEngine

extension MainScreen: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression"]
    static let objectiveCTriggers = ["mainScreen"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let screen = ObjectiveCProperty(node), screen.name == "mainScreen", screen.isRead(of: "UIScreen"),
            !context.isFallback(below: 26, node), !Self.isWindowFrame(node), !context.isTestCode
        else { return [] }
        let read = ObjectiveCProperty.read(of: node)
        let member = read?.name
        let whole = read?.node ?? node
        guard !whole.repeatsItself, !(ObjectiveCStandIn(whole, in: context)?.followsScene ?? false) else { return [] }
        let text = whole.compactText
        let message: String
        switch member {
        case "bounds", "nativeBounds", "applicationFrame":
            message = "`\(text)` is the size of the main screen, not the room that the window has"
        case "scale", "nativeScale", "traitCollection":
            message = "`\(text)` belongs to the main screen, not to the one that the view is on"
        default: message = "`\(screen.node.compactText)` need not be the screen that the window is on"
        }
        let reach = ObjectiveCReach(at: node, in: context)
        let help = help(member, reach.owner)
        if member == "scale", let traits = reach.traits, !Self.isKept(whole) {
            let fix = Fix(
                .unsafe, "Read `\(traits).displayScale`", edits: [context.replace(whole, with: "\(traits).displayScale")])
            var why = "a view that was never in a window may have no scale, which is 0"
            if Self.isDivisor(whole) { why += ", and this divides by it" }
            return [context.finding(Self.about, at: whole, message, help: help, fixes: [fix], why: why)]
        }
        return [context.finding(Self.about, at: whole, message, help: help, why: why(member, reach))]
    }

    private static func isDivisor(_ node: ObjectiveCNode) -> Bool {
        guard let parent = node.parentOfUnwrapped else { return false }
        return ["/", "/="].contains(parent.child("operator")?.text) && parent.child("right")?.range == node.range
    }

    private func why(_ member: String?, _ reach: ObjectiveCReach) -> String {
        switch member {
        case "bounds", "nativeBounds", "applicationFrame":
            "whether the view's room, the window's or the whole screen is meant can't be read out of the code"
        case "scale" where reach.traits != nil:
            "the value is kept here, and has to be read again when the view comes to another screen"
        default: reach.why.isEmpty ? "which screen is meant can't be read out of the code" : reach.why
        }
    }

    private func help(_ member: String?, _ owner: ObjectiveCOwner?) -> String {
        switch (member, owner) {
        case ("scale", _), ("nativeScale", _): "use the `traitCollection.displayScale` of the view that it is for"
        case ("traitCollection", _): "use the `traitCollection` of the view that it is for"
        case ("bounds", .controller), ("nativeBounds", .controller):
            "use `self.view.bounds` for the controller's own room, `self.view.window.bounds` for the window's"
        case ("bounds", .view), ("nativeBounds", .view):
            "use `self.bounds` for the view's own room, `self.window.bounds` for the window's"
        case ("bounds", _), ("nativeBounds", _), ("applicationFrame", _):
            "use the `bounds` of the view or window that it is for"
        case (_, .controller): "use `self.view.window.windowScene.screen`"
        case (_, .view): "use `self.window.windowScene.screen`"
        default: "use the `screen` of the window scene that it is for"
        }
    }

    /// The frame of a window that is made there: what is to say of it is said of the window.
    private static func isWindowFrame(_ node: ObjectiveCNode) -> Bool {
        for ancestor in node.ancestors {
            if let message = ObjectiveCMessage(ancestor), message.selector == "initWithFrame:" {
                return ObjectiveCProperty(message.receiver.unwrapped)?.object.text.hasSuffix("Window") ?? false
            }
            guard ["message_expression", "field_expression", "parenthesized_expression"].contains(ancestor.kind) else {
                return false
            }
        }
        return false
    }

    /// Whether the value outlives the method: it is assigned to a property or a variable of the object, or is static.
    private static func isKept(_ node: ObjectiveCNode) -> Bool {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "assignment_expression":
                return ancestor.child("left").map { $0.kind != "identifier" || $0.text.hasPrefix("_") } ?? true
            case "declaration": return ancestor.text.hasPrefix("static")
            case "message_expression" where ObjectiveCAssignment(ancestor) != nil: return true
            case "return_statement", "compound_statement": return false
            default: break
            }
        }
        return false
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface LineView : UIView
            @end
            @implementation LineView
            - (void)layoutSubviews {
                CGFloat hair = 1.0 / 1️⃣[UIScreen mainScreen].scale; // one pixel
                self.line.frame = CGRectMake(0, 0, self.bounds.size.width, hair);
            }
            @end
            """,
            to: """
                @interface LineView : UIView
                @end
                @implementation LineView
                - (void)layoutSubviews {
                    CGFloat hair = 1.0 / self.traitCollection.displayScale; // one pixel
                    self.line.frame = CGRectMake(0, 0, self.bounds.size.width, hair);
                }
                @end
                """, .unsafe, at: "LineView.m"),
        .explains(
            """
            #define SCREEN_WIDTH (1️⃣[UIScreen mainScreen].bounds.size.width)
            #define SCREEN_HEIGHT (2️⃣[[UIScreen mainScreen] bounds].size.height)

            static CGFloat wide(void) { return SCREEN_WIDTH > SCREEN_HEIGHT; }
            """, because: "can't be read", at: "Screen.h"),
        .explains(
            """
            BOOL isOld(void) {
                return CGSizeEqualToSize(1️⃣[UIScreen mainScreen].bounds.size, CGSizeMake(375, 812))
                    || CGSizeEqualToSize([UIScreen mainScreen].bounds.size, CGSizeMake(812, 375));
            }
            """, because: "can't be read", at: "Old.mm"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)remember {
                self.scale = 1️⃣UIScreen.mainScreen.scale;
                _width = 2️⃣CGRectGetWidth(UIScreen.mainScreen.bounds);
            }
            @end
            """.replacing("2️⃣CGRectGetWidth(", with: "CGRectGetWidth(2️⃣"), at: "Page.m"),
        // The scene's screen is asked first; the size that is compared with something else is another matter.
        .explains(
            """
            #define DEPRECATED_PUSH _Pragma("clang diagnostic push")
            CG_INLINE CGSize ScreenSize(void) {
                CGSize size = FrontScene().screen.bounds.size;
                if (size.width == 0 || size.height == 0) {
                    DEPRECATED_PUSH
                    size = [[UIScreen mainScreen] bounds].size;
                }
                if (CGSizeEqualToSize(size, CGSizeZero)) {
                    size = UIScreen.mainScreen.bounds.size;
                }
                return size;
            }
            CG_INLINE CGSize MinimalSize(void) {
                CGSize size = CGSizeMake(320, 480);
                if (size.width == 0) {
                    size = [1️⃣[UIScreen mainScreen] bounds].size;
                }
                return size;
            }
            """.replacing("[1️⃣[UIScreen", with: "1️⃣[[UIScreen"), because: "can't be read", at: "Screen.h"),
        .silent(
            """
            // [UIScreen mainScreen].scale
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                NSLog(@"[UIScreen mainScreen] %@", self.mainScreen);
            #if 0
                NSLog(@"%f", [UIScreen mainScreen].scale);
            #endif
                if (@available(iOS 26.0, *)) {
                    return YES;
                }
                return [UIScreen mainScreen].scale > 1;
            }
            @end
            """, at: "AppDelegate.m"),
    ]
}
