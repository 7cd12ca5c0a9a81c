#import "LedgerTabController.h"

@implementation LedgerTabController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tabBarStyleType = CYLTabBarStyleTypeFlatDesign;

    UITabBarAppearance *appearance = [UITabBarAppearance new];
    [appearance configureWithTransparentBackground];
    self.tabBar.standardAppearance = appearance;
    self.tabBar.scrollEdgeAppearance = appearance;
}

@end
