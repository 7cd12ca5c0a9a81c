#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The sums of a month, as numbers and as a picture to hand on.
@interface SummaryController : UIViewController

@end

NS_ASSUME_NONNULL_END
