import ReglazeEngine

// The rows of the table that UIKit has in Objective-C too: the same symbols by the names of its headers.

extension DeprecatedSymbols.DoneButtonAppearance {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .property("doneButtonAppearance"), newName: "prominentButtonAppearance",
        instead: "use `prominentButtonAppearance`",
        examples: [
            .rewrites(
                """
                @implementation Page
                - (void)style:(UINavigationBarAppearance *)appearance with:(UIBarButtonItemAppearance *)bold {
                    appearance.1️⃣doneButtonAppearance.normal.titleTextAttributes = @{}; // bold
                    appearance.2️⃣doneButtonAppearance = bold;
                    [appearance 3️⃣setDoneButtonAppearance:[[appearance 4️⃣doneButtonAppearance] copy]];
                }
                @end
                """,
                to: """
                    @implementation Page
                    - (void)style:(UINavigationBarAppearance *)appearance with:(UIBarButtonItemAppearance *)bold {
                        appearance.prominentButtonAppearance.normal.titleTextAttributes = @{}; // bold
                        appearance.prominentButtonAppearance = bold;
                        [appearance setProminentButtonAppearance:[[appearance prominentButtonAppearance] copy]];
                    }
                    @end
                    """, at: "Page.m", target: 26),
            .rewrites(
                """
                #define StyleDone(bar, look) bar.standardAppearance.1️⃣doneButtonAppearance = look

                @implementation Page (Style)
                - (void)style:(UIToolbarAppearance *)appearance {
                    if (@available(iOS 26.0, *)) {
                        appearance.2️⃣doneButtonAppearance = self.bold;
                    }
                }
                @end
                """,
                to: """
                    #define StyleDone(bar, look) bar.standardAppearance.prominentButtonAppearance = look

                    @implementation Page (Style)
                    - (void)style:(UIToolbarAppearance *)appearance {
                        if (@available(iOS 26.0, *)) {
                            appearance.prominentButtonAppearance = self.bold;
                        }
                    }
                    @end
                    """, at: "Page.m", target: 26),
            .explains(
                """
                @implementation Page
                - (void)style:(UINavigationBarAppearance *)appearance { appearance.1️⃣doneButtonAppearance = self.bold; }
                @end
                """, because: "needs iOS 26.0", at: "Page.m"),
            .silent(
                """
                @implementation Page
                - (void)style:(UINavigationBarAppearance *)appearance {
                    // appearance.doneButtonAppearance = self.bold;
                    NSLog(@"doneButtonAppearance %@", NSStringFromSelector(@selector(doneButtonAppearance)));
                    if (@available(iOS 26.0, *)) {
                        appearance.prominentButtonAppearance = self.bold;
                    } else {
                        appearance.doneButtonAppearance = self.bold;
                    }
                #if 0
                    appearance.doneButtonAppearance = self.bold;
                #endif
                }
                @end
                """, at: "Page.m"),
            // The project's own, in a class extension.
            .silent(
                """
                @interface Theme ()
                @property (nonatomic) UIColor *doneButtonAppearance;
                @end
                @implementation Theme
                - (void)apply { self.doneButtonAppearance = UIColor.redColor; }
                @end
                """, at: "Theme.m", target: 26),
        ])
}

extension DeprecatedSymbols.SearchBarPlacementInline {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .constant(["UINavigationItemSearchBarPlacementInline"]), newName: "UINavigationItemSearchBarPlacementIntegrated",
        instead: "use `UINavigationItemSearchBarPlacementIntegrated`",
        examples: [
            .rewrites(
                """
                @implementation Page
                - (void)viewDidLoad {
                    self.navigationItem.preferredSearchBarPlacement = 1️⃣UINavigationItemSearchBarPlacementInline;
                }
                @end
                """,
                to: """
                    @implementation Page
                    - (void)viewDidLoad {
                        self.navigationItem.preferredSearchBarPlacement = UINavigationItemSearchBarPlacementIntegrated;
                    }
                    @end
                    """, .unsafe, at: "Page.m", target: 26),
            .explains(
                """
                @implementation Page
                - (void)viewDidLoad {
                    [self.navigationItem setPreferredSearchBarPlacement:1️⃣UINavigationItemSearchBarPlacementInline];
                }
                @end
                """, because: "needs iOS 26.0", at: "Page.m"),
            .silent(
                """
                @implementation Page
                - (void)viewDidLoad {
                    // UINavigationItemSearchBarPlacementInline
                    self.navigationItem.preferredSearchBarPlacement = UINavigationItemSearchBarPlacementStacked;
                }
                @end
                """, at: "Page.m", target: 26),
        ])
}

extension DeprecatedSymbols.MenuNewScene {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .constant(["UIMenuNewScene"]), newName: "UIMenuNewItem", instead: "use `UIMenuNewItem`",
        examples: [
            .rewrites(
                """
                @implementation AppDelegate
                - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder { [builder removeMenuForIdentifier:1️⃣UIMenuNewScene]; }
                @end
                """,
                to: """
                    @implementation AppDelegate
                    - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder { [builder removeMenuForIdentifier:UIMenuNewItem]; }
                    @end
                    """, .unsafe, at: "AppDelegate.m", target: 26),
            .silent(
                """
                #ifdef UIMenuNewScene
                @implementation AppDelegate
                - (void)build:(id<UIMenuBuilder>)builder { [builder removeMenuForIdentifier:UIMenuFile]; }
                @end
                #endif
                """, at: "AppDelegate.m", target: 26),
        ])
}

extension DeprecatedSymbols.ButtonShapesEnabled {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .function(["UIAccessibilityButtonShapesEnabled"]), newName: nil, instead: symbol.instead,
        examples: [
            .explains(
                "static BOOL HasShapes(void) { return 1️⃣UIAccessibilityButtonShapesEnabled(); }",
                because: "another framework", at: "Shapes.m"),
            .silent(
                """
                @implementation Page
                - (void)viewDidLoad { self.shapes = [self.settings UIAccessibilityButtonShapesEnabled]; }
                @end
                """, at: "Page.m"),
        ])
}

extension DeprecatedSymbols.OpenURLOptions {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .constant([
            "UIApplicationOpenURLOptionsSourceApplicationKey", "UIApplicationOpenURLOptionsAnnotationKey",
            "UIApplicationOpenURLOptionsOpenInPlaceKey", "UIApplicationOpenURLOptionsEventAttributionKey",
        ]),
        newName: nil, instead: "read the property of the same meaning of `UIOpenURLContext.options`",
        examples: [
            .explains(
                """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    return options[1️⃣UIApplicationOpenURLOptionsSourceApplicationKey] != nil
                        && [options objectForKey:2️⃣UIApplicationOpenURLOptionsAnnotationKey] != nil;
                }
                @end
                """, because: "another callback", at: "AppDelegate.m"),
            .silent(
                """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    // options[UIApplicationOpenURLOptionsSourceApplicationKey]
                    return [options[@"UIApplicationOpenURLOptionsSourceApplicationKey"] length] > 0;
                }
                @end
                """, at: "AppDelegate.m"),
        ])
}

extension DeprecatedSymbols.SceneCoordinateSpace {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .property("coordinateSpace", of: "UIWindowScene"), newName: "effectiveGeometry.coordinateSpace",
        instead: "use `effectiveGeometry.coordinateSpace`",
        examples: [
            .rewrites(
                """
                @implementation Page
                - (void)read:(UIWindowScene *)scene {
                    id<UICoordinateSpace> space = self.view.window.windowScene.1️⃣coordinateSpace;
                    [self use:space and:[scene 2️⃣coordinateSpace]];
                }
                @end
                """,
                to: """
                    @implementation Page
                    - (void)read:(UIWindowScene *)scene {
                        id<UICoordinateSpace> space = self.view.window.windowScene.effectiveGeometry.coordinateSpace;
                        [self use:space and:[[scene effectiveGeometry] coordinateSpace]];
                    }
                    @end
                    """, .unsafe, at: "Page.m", target: 26),
            .explains(
                """
                @implementation Page
                - (id<UICoordinateSpace>)space { return self.view.window.windowScene.1️⃣coordinateSpace; }
                @end
                """, because: "needs iOS 26.0", at: "Page.m"),
            .silent(
                """
                @implementation Page
                - (void)read:(UIScreen *)screen {
                    [self use:screen.coordinateSpace];
                    [self use:self.view.window.windowScene.effectiveGeometry.coordinateSpace];
                }
                @end
                """, at: "Page.m", target: 26),
        ])
}

extension DeprecatedSymbols.SceneDidUpdate {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .callback("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"), newName: nil,
        instead: "implement `windowScene:didUpdateEffectiveGeometry:`",
        examples: [
            .explains(
                """
                @implementation SceneDelegate
                - (void)1️⃣windowScene:(UIWindowScene *)windowScene
                    didUpdateCoordinateSpace:(id<UICoordinateSpace>)space
                        interfaceOrientation:(UIInterfaceOrientation)orientation
                             traitCollection:(UITraitCollection *)traits {
                }
                @end
                """, because: "previous geometry", at: "SceneDelegate.m"),
            .silent(
                """
                @implementation SceneDelegate
                - (void)windowScene:(UIWindowScene *)scene didUpdateCoordinateSpace:(id<UICoordinateSpace>)space {}
                - (void)windowScene:(UIWindowScene *)scene didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)geometry {}
                @end
                """, at: "SceneDelegate.m"),
        ])
}

extension DeprecatedSymbols.CanOpenURL {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .message("canOpenURL:", to: "UIApplication"), newName: nil, instead: symbol.instead,
        examples: [
            .explains(
                """
                #define CanCall(url) [[UIApplication sharedApplication] 1️⃣canOpenURL:url]

                @implementation Page
                - (void)call:(NSURL *)url with:(UIApplication *)app {
                    if ([UIApplication.sharedApplication 2️⃣canOpenURL:url] && [app 3️⃣canOpenURL:url]) { [self open:url]; }
                }
                @end
                """, because: "where it is opened", at: "Page.m"),
            .silent(
                """
                @implementation Page
                - (void)call:(NSURL *)url with:(Router *)router {
                    // [[UIApplication sharedApplication] canOpenURL:url]
                    if ([router canOpenURL:url] || [self canOpenURL:url]) { [self open:url]; }
                }
                - (BOOL)canOpenURL:(NSURL *)url { return [NSStringFromSelector(@selector(canOpenURL:)) length] > 0; }
                @end
                """, at: "Page.m"),
        ])
}

extension DeprecatedSymbols.ImageContext {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .function(["UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions"]), newName: nil,
        instead: "draw in `imageWithActions:` of a `UIGraphicsImageRenderer`",
        examples: [
            .explains(
                """
                @implementation UIImage (Draw)
                + (UIImage *)draw:(CGSize)size {
                    1️⃣UIGraphicsBeginImageContextWithOptions(size, NO, 0);
                    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
                    UIGraphicsEndImageContext();
                    2️⃣UIGraphicsBeginImageContext(size);
                    return image;
                }
                @end
                """, because: "move together", at: "Draw.m"),
            .silent(
                """
                #define UIGraphicsBeginImageContext(size) BeginContext(size)
                void Draw(CGSize size) {
                    UIGraphicsBeginImageContext(size);
                }
                """, at: "Draw.m"),
        ])
}

extension DeprecatedSymbols.SupportedOrientations {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .callback("application:supportedInterfaceOrientationsForWindow:"), newName: nil,
        instead: "implement `supportedInterfaceOrientationsForWindowScene:` in the window scene's delegate",
        examples: [
            .explains(
                """
                @implementation AppDelegate
                - (UIInterfaceOrientationMask)1️⃣application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
                    return UIInterfaceOrientationMaskPortrait;
                }
                @end
                """, because: "has to stay beside the new one", at: "AppDelegate.m"),
            .silent(
                """
                @implementation Page
                - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
                    return [self.delegate application:self.app supportedInterfaceOrientationsForWindow:self.view.window];
                }
                @end
                """, at: "Page.m"),
            // A scene delegate is not asked.
            .silent(
                """
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation SceneDelegate
                - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
                    return UIInterfaceOrientationMaskPortrait;
                }
                @end
                """, at: "SceneDelegate.m"),
        ])
}

extension DeprecatedSymbols.ScreenDisplayLink {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .message("displayLinkWithTarget:selector:", to: "UIScreen", behind: ["mainScreen", "screen"]), newName: nil,
        instead: "ask the window scene for the display link",
        examples: [
            .explains(
                """
                @implementation Clock
                - (void)start:(UIScreen *)screen {
                    self.link = [[UIScreen mainScreen] 1️⃣displayLinkWithTarget:self selector:@selector(tick)];
                    self.link = [self.window.screen 2️⃣displayLinkWithTarget:self
                                                                   selector:@selector(tick)];
                    self.link = [screen 3️⃣displayLinkWithTarget:self selector:@selector(tick)];
                }
                @end
                """, because: "which scene is meant", at: "Clock.m"),
            .silent(
                """
                @implementation Clock
                - (void)start {
                    self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tick)];
                    // [[UIScreen mainScreen] displayLinkWithTarget:self selector:@selector(tick)]
                }
                @end
                """, at: "Clock.m"),
        ])
}

extension DeprecatedSymbols.BarMinimizeBehavior {
    static let objectiveC: DeprecatedObjectiveC? = DeprecatedObjectiveC(
        kind: .property("barMinimizeBehavior", of: "UINavigationItem"), newName: nil, instead: symbol.instead,
        examples: [
            .explains(
                """
                @implementation Page
                - (void)viewDidLoad { self.navigationItem.1️⃣barMinimizeBehavior = 1; }
                @end
                """, because: "other values", at: "Page.m"),
            .silent(
                """
                @implementation Page
                - (void)viewDidLoad { self.bar.barMinimizeBehavior = 1; }
                @end
                """, at: "Page.m"),
        ])
}
