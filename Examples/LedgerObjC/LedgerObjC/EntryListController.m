#import "EntryListController.h"

// Below the status bar.
static const CGFloat kNavigationBarHeight = 44;

@interface EntryListController ()

@property (copy, nonatomic) NSArray<NSString *> *entries;

@end

@implementation EntryListController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Entries";
    self.entries = @[@"Rent", @"Salary", @"Bicycle repair"];
    self.tableView.rowHeight = 60;

    UIButton *add = [UIButton buttonWithType:UIButtonTypeCustom];
    add.frame = CGRectMake(0, 0, 36, 36);
    add.backgroundColor = [UIColor whiteColor];
    add.layer.cornerRadius = 18;
    [add setTitle:@"+" forState:UIControlStateNormal];
    [add addTarget:self action:@selector(addEntry) forControlEvents:UIControlEventTouchUpInside];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:add];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Close the month"
                                                                             style:UIBarButtonItemStyleDone
                                                                            target:self
                                                                            action:@selector(closeMonth)];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    // There is little room in landscape.
    if (UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation)) {
        [self.navigationController setNavigationBarHidden:YES animated:animated];
    }
    [self.tableView reloadData];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.navigationController setNavigationBarHidden:NO animated:animated];
}

- (void)addEntry {
    self.entries = [self.entries arrayByAddingObject:@"New"];
    [self.tableView reloadData];
}

- (void)closeMonth {
    UIViewController *report = [UIViewController new];
    report.title = @"Report";
    report.additionalSafeAreaInsets = UIEdgeInsetsMake(kNavigationBarHeight, 0, 0, 0);
    [self.navigationController pushViewController:report animated:YES];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.tableView.contentInset = UIEdgeInsetsMake([UIApplication sharedApplication].statusBarFrame.size.height, 0, 0, 0);
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return (NSInteger)self.entries.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = self.entries[(NSUInteger)indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:self.entries[(NSUInteger)indexPath.row]
                                                                   message:nil
                                                            preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:@"Close" style:UIAlertActionStyleCancel handler:nil]];
    // Above everything that is shown.
    UIWindow *window = [UIApplication sharedApplication].keyWindow;
    [window.rootViewController presentViewController:alert animated:YES completion:nil];
}

@end
