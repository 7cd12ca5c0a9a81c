#import "LedgerNavigationController.h"

@interface LedgerNavigationController () <UIGestureRecognizerDelegate>

@end

@implementation LedgerNavigationController

- (void)viewDidLoad {
    [super viewDidLoad];
    UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
    [look configureWithOpaqueBackground];
    look.backgroundColor = [UIColor colorWithRed:0.13 green:0.42 blue:0.33 alpha:1];
    self.navigationBar.standardAppearance = look;
    self.interactivePopGestureRecognizer.delegate = self;
}

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
    return self.viewControllers.count > 1;
}

@end
