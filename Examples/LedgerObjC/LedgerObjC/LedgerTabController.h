#import <CYLTabBarController/CYLTabBarController.h>

NS_ASSUME_NONNULL_BEGIN

/// The app's tabs, in the flat style.
@interface LedgerTabController : CYLTabBarController

@end

NS_ASSUME_NONNULL_END
