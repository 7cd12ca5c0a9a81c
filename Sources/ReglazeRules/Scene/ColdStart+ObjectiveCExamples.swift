import ReglazeEngine

extension ColdStart {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                if (![scene isKindOfClass:[UIWindowScene class]]) {
                    return;
                }
                self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                [self.window makeKeyAndVisible]; // now
            }
            - (void)1️⃣scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [Router open:URLContexts.anyObject.URL];
            }
            - (void)2️⃣windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
                [Router openShortcut:item];
            }
            @end
            """,
            to: """
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                    if (![scene isKindOfClass:[UIWindowScene class]]) {
                        return;
                    }
                    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                    [self.window makeKeyAndVisible]; // now
                    if (options.URLContexts.count > 0) {
                        [self scene:scene openURLContexts:options.URLContexts];
                    }
                    if (options.shortcutItem != nil) {
                        [self windowScene:(UIWindowScene *)scene performActionForShortcutItem:options.shortcutItem completionHandler:^(BOOL succeeded) {}];
                    }
                }
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    [Router open:URLContexts.anyObject.URL];
                }
                - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
                    [Router openShortcut:item];
                }
                @end
                """, .unsafe, at: "SceneDelegate.m"),
        .rewrites(
            """
            @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)1️⃣scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {
                [Router resume:activity];
            } // warm
            @end
            """,
            to: """
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {
                    [Router resume:activity];
                } // warm

                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
                    for (NSUserActivity *userActivity in connectionOptions.userActivities) {
                        [self scene:scene continueUserActivity:userActivity];
                    }
                }
                @end
                """, .unsafe, at: "SceneDelegate.m"),
        .explains(
            """
            @interface SceneDelegate : HostSceneDelegate <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)1️⃣scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [Router open:URLContexts.anyObject.URL];
            }
            @end
            """, because: "class above it", at: "SceneDelegate.m"),
        // The class above is the project's own, and makes the window.
        .explains(
            """
            @interface Scene : UIResponder <UIWindowSceneDelegate>
            @property (nonatomic) UIWindow *window;
            @end
            @implementation Scene
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            }
            @end
            @interface SceneDelegate : Scene
            @end
            @implementation SceneDelegate
            - (void)1️⃣scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [Router open:URLContexts.anyObject.URL];
            }
            @end
            """, because: "class above it", at: "SceneDelegate.m"),
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                NSURL *url = 1️⃣launchOptions[UIApplicationLaunchOptionsURLKey];
                if ([2️⃣[launchOptions objectForKey:UIApplicationLaunchOptionsRemoteNotificationKey] count] > 0) { [self open:url]; }
                return YES;
            }
            - (UISceneConfiguration *)application:(UIApplication *)application
                configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                return [UISceneConfiguration configurationWithName:@"Main" sessionRole:session.role];
            }
            @end
            """, because: "where it belongs", at: "AppDelegate.m"),
        // The scene delegate makes launch options of the connection's, and hands them on.
        .silent(
            """
            @implementation AppDelegate
            - (void)startWithOptions:(NSDictionary *)launchOptions {
                [self open:launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey]];
            }
            @end
            @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                NSMutableDictionary *launchOptions = [NSMutableDictionary dictionary];
                launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey] = options.notificationResponse.notification.request.content.userInfo;
                [self.app startWithOptions:launchOptions];
            }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                return [self open:launchOptions[UIApplicationLaunchOptionsURLKey]];
            }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                NSMutableDictionary *launchOptions = [NSMutableDictionary dictionary];
                launchOptions[UIApplicationLaunchOptionsURLKey] = options.URLContexts.anyObject.URL;
                // launchOptions[UIApplicationLaunchOptionsURLKey]
                [self start:launchOptions];
            }
            - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [Router open:URLContexts.anyObject.URL];
            }
            @end
            """, at: "SceneDelegate.m"),
        .silent(
            """
            @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                [Router connect:scene options:options];
            }
            - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [Router open:URLContexts.anyObject.URL];
            }
            - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {
                // Nothing yet.
            }
            @end
            """, at: "SceneDelegate.m"),
    ]
}
