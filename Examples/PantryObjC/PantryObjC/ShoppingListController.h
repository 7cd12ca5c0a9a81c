#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface ShoppingListController : UITableViewController

- (instancetype)initWithItems:(NSMutableArray<NSString *> *)items;

@end

NS_ASSUME_NONNULL_END
