#import <UIKit/UIKit.h>

/// The app's navigation controller: its own bar, and a swipe back on every page but the first.
@interface LedgerNavigationController : UINavigationController

@end
