#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Posted when something came onto the list.
extern NSNotificationName const ItemsDidChangeNotification;

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic, nullable) UIWindow *window;
@property (strong, nonatomic, readonly) NSMutableArray<NSString *> *items;

/// Puts the item that a link or a shortcut names on the list.
- (void)add:(nullable NSString *)item;

@end

NS_ASSUME_NONNULL_END
