#import "ShoppingListController.h"
#import "AppDelegate.h"

@interface ShoppingListController ()

@property (strong, nonatomic) NSMutableArray<NSString *> *items;

@end

@implementation ShoppingListController

- (instancetype)initWithItems:(NSMutableArray<NSString *> *)items {
    self = [super initWithStyle:UITableViewStyleInsetGrouped];
    if (self != nil) {
        _items = items;
        self.title = @"Shopping";
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self.tableView selector:@selector(reloadData) name:ItemsDidChangeNotification object:nil];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.items.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = self.items[indexPath.row];
    return cell;
}

@end
