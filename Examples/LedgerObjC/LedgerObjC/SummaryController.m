#import "SummaryController.h"
#import <FDFullscreenPopGesture/UINavigationController+FDFullscreenPopGesture.h>

@interface SummaryController ()

@property (strong, nonatomic) UIButton *share;

@end

@implementation SummaryController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Summary";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
    self.fd_interactivePopDisabled = YES;

    UIButtonConfiguration *style = [UIButtonConfiguration tintedButtonConfiguration];
    style.title = @"Share";
    self.share = [UIButton buttonWithConfiguration:style primaryAction:nil];
    self.share.layer.cornerRadius = 12;
    [self.view addSubview:self.share];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    // The chart is drawn with a finger: no other gesture may begin.
    for (UIGestureRecognizer *recognizer in self.navigationController.interactivePopGestureRecognizer.view.gestureRecognizers) {
        recognizer.enabled = NO;
    }
}

- (UIImage *)picture {
    UIGraphicsBeginImageContextWithOptions(self.view.bounds.size, YES, 0);
    [self.view drawViewHierarchyInRect:self.view.bounds afterScreenUpdates:NO];
    UIImage *picture = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return picture;
}

@end
