import ReglazeEngine

extension LifecycleCallback {
    private static let scene = """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (nonatomic) UIWindow *window;
        @end
        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
            self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        }
        """

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [self.store open];
                return YES;
            }

            - (void)1️⃣applicationDidEnterBackground:(UIApplication *)application {
                [self.store saveInBackground:^{
                    application.applicationIconBadgeNumber = 0; // all read
                }];
            }

            - (void)2️⃣applicationDidBecomeActive:(UIApplication *)application {
                self.window.alpha = 1;
            }

            - (BOOL)3️⃣application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [self.router open:url options:options];
            }

            @end
            """,
            to: """
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation AppDelegate

                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(appDidEnterBackground) name:UIApplicationDidEnterBackgroundNotification object:nil];
                    [self.store open];
                    return YES;
                }

                - (void)appDidEnterBackground {
                    [self.store saveInBackground:^{
                        [UIApplication sharedApplication].applicationIconBadgeNumber = 0; // all read
                    }];
                }

                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    return [self.router open:url options:options];
                }

                @end
                """, .unsafe, at: "AppDelegate.m", with: ["SceneDelegate.m": scene + "\n@end\n"],
            making: [
                "SceneDelegate.m": scene + """


                    - (void)sceneDidBecomeActive:(UIScene *)scene {
                        self.window.alpha = 1;
                    }

                    - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                        for (UIOpenURLContext *context in URLContexts) {
                            NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary dictionary];
                            options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;
                            options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;
                            options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);
                            [[UIApplication sharedApplication].delegate application:[UIApplication sharedApplication] openURL:context.URL options:options];
                        }
                    }
                    @end

                    """
            ]),
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [self refresh];
                return YES;
            }
            - (void)1️⃣applicationWillEnterForeground:(UIApplication *)application {
                [self.window addSubview:self.cover];
            }
            @end
            """, because: "take it apart", at: "AppDelegate.m", with: ["SceneDelegate.m": scene + "\n@end\n"]),
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [self performSelector:@selector(applicationDidBecomeActive:) withObject:nil afterDelay:1];
                return YES;
            }
            - (void)1️⃣applicationDidBecomeActive:(UIApplication *)application {
                [self refresh];
            }
            @end
            """, because: "names it too (AppDelegate.m:5)", at: "AppDelegate.m", with: ["SceneDelegate.m": scene + "\n@end\n"]),
        // The scene delegate has it in a category.
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic) UIWindow *window;
            @end
            @implementation AppDelegate
            - (void)1️⃣applicationDidBecomeActive:(UIApplication *)application {
                self.window.hidden = NO;
            }
            @end
            """, because: "put the two together", at: "AppDelegate.m",
            with: [
                "SceneDelegate.m": scene + "\n@end\n@implementation SceneDelegate (Cover)\n"
                    + "- (void)sceneDidBecomeActive:(UIScene *)scene { self.window.alpha = 1; }\n@end\n"
            ]),
        // What a category or a macro of the project's adds to UIKit is known where it is imported.
        .explains(
            """
            #import "UIColor+Brand.h"
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic) UIWindow *window;
            @end
            @implementation AppDelegate
            - (void)1️⃣applicationDidBecomeActive:(UIApplication *)application {
                self.window.tintColor = [UIColor brandColor];
            }
            - (void)2️⃣applicationWillResignActive:(UIApplication *)application {
                self.window.tintColor = UIColorFromRGB(0xFF0000);
            }
            - (void)3️⃣applicationDidEnterBackground:(UIApplication *)application {
                self.window.isCovered = YES;
            }
            @end
            """, because: "which SceneDelegate.m may not know", at: "AppDelegate.m",
            with: [
                "SceneDelegate.m": scene + "\n@end\n",
                "UIColor+Brand.h": """
                #define UIColorFromRGB(value) [UIColor colorWithRed:(value >> 16) / 255.0 green:0 blue:0 alpha:1]
                @interface UIColor (Brand)
                + (UIColor *)brandColor;
                @end
                @interface UIWindow (Cover)
                @property (nonatomic) BOOL isCovered;
                @end
                """,
            ]),
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)1️⃣applicationDidBecomeActive:(UIApplication *)application {
                self.window.tintColor = [Theme tint];
            }
            @end
            """, because: "`Theme`, which SceneDelegate.m may not know", at: "AppDelegate.m",
            with: ["SceneDelegate.m": scene + "\n@end\n"]),
        .explains(
            """
            @interface Analytics : NSObject <UIApplicationDelegate>
            @end
            @implementation Analytics
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [self start];
                return YES;
            }
            - (void)1️⃣applicationDidBecomeActive:(UIApplication *)application {
                [self send];
            }
            @end
            """, because: "names another class", at: "Analytics.m",
            with: [
                "SceneDelegate.m": scene + "\n@end\n",
                "main.m":
                    "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }\n",
            ]),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)applicationDidBecomeActive:(UIApplication *)application {
                [self refresh];
            }
            @end
            """, at: "AppDelegate.m",
            with: [
                "SceneDelegate.m": scene + """

                    - (void)sceneDidBecomeActive:(UIScene *)scene {
                        [[UIApplication sharedApplication].delegate applicationDidBecomeActive:[UIApplication sharedApplication]];
                    }
                    @end
                    """
            ]),
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (UISceneConfiguration *)application:(UIApplication *)application
                configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                return [UISceneConfiguration configurationWithName:@"Main" sessionRole:session.role];
            }
            - (void)1️⃣applicationWillEnterForeground:(UIApplication *)application {
                [self.stack refresh];
            }
            - (void)applicationDidBecomeActive:(UIApplication *)application {
                // Nothing yet.
            }
            - (BOOL)2️⃣application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [self.stack handle:url];
            }
            - (void)applicationWillTerminate:(UIApplication *)application { [self save]; }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)applicationWillEnterForeground:(UIApplication *)application { [self.stack refresh]; }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options { return [self go:url]; }
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)o {}
            - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts { [self go:contexts]; }
            @end
            @implementation Plugin
            - (void)applicationWillEnterForeground:(UIApplication *)application { [self refresh]; }
            @end
            """, at: "AppDelegate.m"),
    ]
}
