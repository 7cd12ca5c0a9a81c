#import "AppDelegate.h"

NSNotificationName const ItemsDidChangeNotification = @"ItemsDidChange";

@interface AppDelegate ()

@property (strong, nonatomic, readwrite) NSMutableArray<NSString *> *items;

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.items = [[[NSUserDefaults standardUserDefaults] arrayForKey:@"items"] mutableCopy] ?: [NSMutableArray new];
    // A link brings the first item along.
    if (self.items.count == 0 && launchOptions[UIApplicationLaunchOptionsURLKey] == nil) {
        [self add:@"Milk"];
    }
    return YES;
}

- (void)add:(NSString *)item {
    if (item.length > 0) {
        [self.items addObject:item];
        [[NSNotificationCenter defaultCenter] postNotificationName:ItemsDidChangeNotification object:self];
    }
}

// Until here the app follows its scenes. What follows is older.

- (void)applicationDidBecomeActive:(UIApplication *)application {
    self.window.tintColor = self.items.count > 20 ? UIColor.systemRedColor : UIColor.systemGreenColor;
}

- (void)applicationWillResignActive:(UIApplication *)application {
    // An open keyboard would show in the app switcher.
    [self.window endEditing:YES];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [[NSUserDefaults standardUserDefaults] setObject:self.items forKey:@"items"];
    application.idleTimerDisabled = NO;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    [self add:shortcutItem.localizedTitle];
    completionHandler(YES);
}

@end
