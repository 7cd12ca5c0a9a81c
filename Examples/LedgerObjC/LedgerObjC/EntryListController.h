#import <UIKit/UIKit.h>

/// All entries, in a table.
@interface EntryListController : UITableViewController

@end
