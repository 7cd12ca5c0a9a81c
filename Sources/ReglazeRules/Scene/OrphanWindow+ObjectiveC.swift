import ReglazeEngine

extension OrphanWindow: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression"]
    static let objectiveCTriggers = ["Window alloc]", "Window new", "Window.alloc", "Window.new"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let window = ObjectiveCWindowCreation(node, in: context), !context.isFallback(below: 13, node), !context.isTestCode
        else { return [] }
        let owner = context.objectiveCOwner(of: node)
        // The window of an application delegate without scenes is another rule's subject.
        if owner == .applicationDelegate, !context.hasScenes { return [] }
        let message = "This window has no scene, so it is not shown in an app with scenes"
        let help = "use `[[\(window.className) alloc] initWithWindowScene:…]`"
        let (fix, why) = fix(window, owner, in: context)
        return [context.finding(Self.about, at: node, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private func fix(
        _ window: ObjectiveCWindowCreation, _ owner: ObjectiveCOwner?, in context: RuleContext
    ) -> (Fix?, String) {
        guard window.fillsScreen else {
            return (nil, "the window has a frame of its own: make it with the scene, and set its `frame` after that")
        }
        guard let method = ObjectiveCMethod(around: window.node),
            let scene = method.parameters.first(where: { $0.type.hasPrefix("UIWindowScene") })
        else {
            let what = owner == .view || owner == .controller ? "the scene of the window that this is in" : "the scene"
            return (nil, "no window scene is in reach here: hand \(what) to whoever makes the window")
        }
        guard window.className == "UIWindow" else {
            return (nil, "whether `\(window.className)` can be made with a scene is for you to say")
        }
        let code = "[[\(window.className) alloc] initWithWindowScene:\(scene.name)]"
        return (
            Fix(.unsafe, "Tie the window to `\(scene.name)`", edits: [context.replace(window.node, with: code)]),
            "the window is shown in that scene from then on, in its size: look whether it still comes up as it should"
        )
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Overlay
            - (void)showIn:(UIWindowScene *)scene {
                self.window = 1️⃣[[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
                self.window.hidden = NO;
            }
            @end
            """,
            to: """
                @implementation Overlay
                - (void)showIn:(UIWindowScene *)scene {
                    self.window = [[UIWindow alloc] initWithWindowScene:scene];
                    self.window.hidden = NO;
                }
                @end
                """, .unsafe, at: "Overlay.m"),
        .explains(
            """
            @interface ToastWindow : UIWindow
            @end
            @implementation Toast
            - (void)show {
                UIWindow *window = 1️⃣[[ToastWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
                UIWindow *other = 2️⃣[UIWindow new];
            }
            @end
            """, at: "Toast.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)start {
                // [[UIWindow alloc] init]
                self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                NSLog(@"[[UIWindow alloc] init]");
            }
            @end
            @implementation Tool
            - (void)start { id pane = [[PaneWindow alloc] initWithFrame:CGRectZero]; }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            }
            @end
            """, at: "SceneDelegate.m"),
    ]
}

/// `[[UIWindow alloc] initWithFrame:…]`, `[[UIWindow alloc] init]`, `[UIWindow new]`, or the same with a window class of the project.
struct ObjectiveCWindowCreation {
    let node: ObjectiveCNode
    let className: String
    /// nil where none is given.
    let frame: ObjectiveCNode?

    init?(_ node: ObjectiveCNode, in context: RuleContext) {
        let maker: ObjectiveCNode
        if let property = ObjectiveCProperty(node), property.name == "new" {
            maker = property.object
            frame = nil
        } else {
            let object: ObjectiveCNode
            if let message = ObjectiveCMessage(node), message.selector == "initWithFrame:" {
                object = message.receiver
                frame = message.arguments.first
            } else if let property = ObjectiveCProperty(node), property.name == "init" {
                object = property.object
                frame = nil
            } else {
                return nil
            }
            guard let alloc = ObjectiveCProperty(object.unwrapped), alloc.name == "alloc" else { return nil }
            maker = alloc.object
        }
        guard maker.kind == "identifier", maker.text.hasSuffix("Window"),
            maker.text == "UIWindow" || context.objectiveCOwner(ofClass: maker.text) == .window
        else { return nil }
        self.node = node
        className = maker.text
    }

    /// Whether the frame is the whole room of the screen or the scene, which a window of a scene has by itself.
    var fillsScreen: Bool {
        guard let frame, let bounds = ObjectiveCProperty(frame.unwrapped), bounds.name == "bounds" else { return frame == nil }
        let screen = ObjectiveCProperty(bounds.object.unwrapped)
        return screen?.name == "mainScreen" || screen?.name == "screen"
    }
}
