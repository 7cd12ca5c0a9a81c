import ReglazeEngine

extension GlobalWindow {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)showHelp {
                [1️⃣[UIApplication sharedApplication].keyWindow addSubview:self.help];
            }
            @end
            """,
            to: """
                @interface Page : UIViewController
                @end
                @implementation Page
                - (void)showHelp {
                    [self.view.window addSubview:self.help];
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @interface Popup : UIView
            @end
            @implementation Popup
            - (void)open {
                UIWindow *window = 1️⃣UIApplication.sharedApplication.keyWindow;
                [window addSubview:self];
            }
            @end
            """, because: "puts itself into a window", at: "Popup.m"),
        .explains(
            """
            @interface Browser : UIViewController
            @end
            @implementation Browser
            - (void)show {
                UIWindow *window = 1️⃣[UIApplication sharedApplication].keyWindow;
                [window addSubview:self.view];
                [window.rootViewController addChildViewController:self];
            }
            @end
            """, because: "puts itself into a window", at: "Browser.m"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self build];
            }
            - (void)build { [self addField]; }
            - (void)addField {
                [1️⃣[UIApplication sharedApplication].keyWindow addSubview:self.field];
            }
            @end
            """, because: "`viewDidLoad` calls", at: "Page.m"),
        // Another page shows this one's progress before it is there itself.
        .explains(
            """
            @interface Picker : UINavigationController
            - (void)showProgress;
            @end
            @implementation Picker
            - (void)showProgress {
                [1️⃣[UIApplication sharedApplication].keyWindow addSubview:self.progress];
            }
            @end
            @interface Album : UIViewController
            @end
            @implementation Album
            - (void)viewDidLoad {
                [super viewDidLoad];
                Picker *picker = (Picker *)self.navigationController;
                [picker showProgress];
            }
            @end
            """, because: "`viewDidLoad` calls", at: "Picker.m"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidDisappear:(BOOL)animated {
                [super viewDidDisappear:animated];
                [self reset:1️⃣UIApplication.sharedApplication.keyWindow.rootViewController];
            }
            @end
            """, because: "in no window", at: "Page.m"),
        .explains(
            """
            @implementation UIView (Place)
            - (BOOL)isOnScreen {
                return CGRectIntersectsRect(1️⃣[UIApplication sharedApplication].keyWindow.bounds, self.frame);
            }
            @end
            @interface Badge : UIView
            @end
            @implementation Badge
            - (void)place { self.center = 2️⃣UIApplication.sharedApplication.keyWindow.center; }
            @end
            """, because: "in a window", at: "Badge.m"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)showProgress {
                UIWindow *window;
                if ([[[UIApplication sharedApplication] delegate] respondsToSelector:@selector(window)]) {
                    window = 1️⃣[[[UIApplication sharedApplication] delegate] window];
                } else {
                    window = 2️⃣[[UIApplication sharedApplication] keyWindow];
                }
                [window addSubview:self.progress];
            }
            @end
            """, because: "more than one place", at: "Page.m"),
        .explains(
            """
            #import "Stack.h"
            #define APP ((AppDelegate *)[UIApplication sharedApplication].delegate)

            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic) UIWindow *window;
            @end

            @implementation Stack
            - (void)reset:(UIViewController *)root { 1️⃣APP.window.rootViewController = root; }
            + (UIWindow *)front {
                UIApplication *app = UIApplication.sharedApplication;
                for (UIWindow *each in 2️⃣app.windows) { if (each.isKeyWindow) return each; }
                return 3️⃣app.delegate.window;
            }
            @end
            """, at: "Stack.m"),
        .explains(
            """
            @implementation Tool
            static UIView *top(void) { return 1️⃣[[[UIApplication sharedApplication] windows] lastObject]; }
            static UIScene *scene(void) { return 2️⃣UIApplication.sharedApplication.connectedScenes.anyObject; }
            @end
            """, because: "function", at: "Tool.m"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)remember {
                self.previousKeyWindow = 1️⃣UIApplication.sharedApplication.keyWindow;
            }
            @end
            """, because: "kept", at: "Page.m"),
        // The scenes are asked where the application delegate has no window.
        .explains(
            """
            @implementation Tool
            CG_INLINE UIWindow *RootWindow(void) {
                UIWindow *window = nil;
                if ([UIApplication.sharedApplication.delegate respondsToSelector:@selector(window)]) {
                    window = UIApplication.sharedApplication.delegate.window;
                }
                if (window) {
                    return window;
                }
                UIWindowScene *scene = FrontScene();
                if (scene) {
                    window = scene.windows.firstObject;
                }
                return window;
            }
            + (UIWindow *)root {
                UIWindow *window = UIApplication.sharedApplication.delegate.window;
                if (!window) { window = self.scene.windowScene.keyWindow; }
                return window;
            }
            + (UIWindow *)front {
                UIWindow *window = 1️⃣UIApplication.sharedApplication.delegate.window;
                window = self.scene.windowScene.keyWindow;
                return window;
            }
            @end
            """, because: "class method", at: "Root.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic) UIWindow *window;
            @end
            @implementation AppDelegate
            - (void)start {
                // [UIApplication sharedApplication].keyWindow
                self.window.rootViewController = [Page new];
                [self.window makeKeyAndVisible];
                NSLog(@"[UIApplication sharedApplication].windows %@", self.view.window);
                UIWindow *key = self.windowScene.keyWindow;
                if (@available(iOS 13.0, *)) {} else { key = [UIApplication sharedApplication].keyWindow; }
            }
            @end
            """, at: "AppDelegate.m"),
    ]
}
