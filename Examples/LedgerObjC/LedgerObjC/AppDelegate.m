#import "AppDelegate.h"
#import "EntryListController.h"
#import "LedgerNavigationController.h"

@interface AppDelegate ()

@property (strong, nonatomic) LedgerNavigationController *navigation;

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[NSUserDefaults standardUserDefaults] registerDefaults:@{@"currency": @"EUR"}];

    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.navigation = [[LedgerNavigationController alloc] initWithRootViewController:[EntryListController new]];
    self.window.rootViewController = self.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

// Links of the app's own scheme.
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    [self.navigation popToRootViewControllerAnimated:NO];
    return [url.scheme isEqualToString:@"ledger"];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [[NSUserDefaults standardUserDefaults] synchronize];
}

@end
