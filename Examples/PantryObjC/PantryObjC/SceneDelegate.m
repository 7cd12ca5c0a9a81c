#import "SceneDelegate.h"
#import "AppDelegate.h"
#import "ShoppingListController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    AppDelegate *app = (AppDelegate *)[UIApplication sharedApplication].delegate;
    ShoppingListController *list = [[ShoppingListController alloc] initWithItems:app.items];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:list];
    [self.window makeKeyAndVisible];
}

// shopping://add/Butter and the like.
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
    AppDelegate *app = (AppDelegate *)[UIApplication sharedApplication].delegate;
    [app add:URLContexts.anyObject.URL.lastPathComponent];
}

- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
    AppDelegate *app = (AppDelegate *)[UIApplication sharedApplication].delegate;
    [app add:userActivity.title];
}

@end
