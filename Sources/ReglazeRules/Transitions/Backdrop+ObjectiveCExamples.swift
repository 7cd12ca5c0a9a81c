import ReglazeEngine

extension Backdrop {
    private static let objectiveCPages = [
        "Pages.m": """
        @interface Inbox : UIViewController
        @end
        @implementation Inbox
        - (void)viewDidLoad { self.view.backgroundColor = [UIColor systemBackgroundColor]; }
        @end
        @interface Archive : UITableViewController
        @end
        @implementation Archive
        - (void)viewDidLoad { [self.view setBackgroundColor:UIColor.systemBackgroundColor]; }
        @end
        """
    ]
    private static let header = ["NavigationController.h": "@interface NavigationController : UINavigationController\n@end\n"]
    private static let dark = [
        "Dark.swift": """
        import UIKit
        class Dark: UIViewController {
            func paint() { view.backgroundColor = .black }
        }
        """
    ]
    private static let systemLikePages = [
        "Pages.m": """
        #import "Colors.h"
        @implementation Inbox
        - (void)viewDidLoad { self.view.backgroundColor = [UIColor systemBrandColor]; }
        @end
        @implementation Archive
        - (void)viewDidLoad { self.view.backgroundColor = UIColor.systemBrandColor; }
        @end
        """,
        "Colors.h": "@interface UIColor (Brand)\n+ (UIColor *)systemBrandColor;\n@end\n",
        "Inbox.h": "@interface Inbox : UIViewController\n@end\n@interface Archive : UIViewController\n@end\n",
    ]
    private static let ownPages = [
        "Pages.m": """
        #import "Colors.h"
        @implementation Inbox
        - (void)viewDidLoad { self.view.backgroundColor = kPageColor; }
        - (void)show { self.view.backgroundColor = kPageColor; }
        @end
        @implementation Archive
        - (void)loadView { [super loadView]; self.view.backgroundColor = kPageColor; }
        @end
        """,
        "Colors.h": """
        #ifndef Colors_h
        #define Colors_h
        #define kPageColor [UIColor colorWithRed:0.9 green:0.9 blue:0.8 alpha:1]
        #endif
        """,
        "Inbox.h": "@interface Inbox : UIViewController\n@end\n@interface Archive : UIViewController\n@end\n",
        "Theme.h": "#import \"Colors.h\"\n",
    ]

    /// A page that a library of themes paints has another colour at night.
    private static let themedPages = objectiveCPages.merging([
        "Themed.m": """
        @interface Themed : UIViewController
        @end
        @implementation Themed
        - (void)viewDidLoad { self.view.dk_backgroundColorPicker = DKColorPickerWithKey(PAGE); }
        @end
        """
    ]) { first, _ in first }

    static let objectiveCExamples: [Example] = [
        .silent(
            """
            @implementation NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, at: "NavigationController.m", with: themedPages.merging(header) { first, _ in first }),
        .rewrites(
            """
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.navigationBar.prefersLargeTitles = YES;
            }
            @end
            """,
            to: """
                @implementation NavigationController
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.view.backgroundColor = [UIColor systemBackgroundColor];
                    self.navigationBar.prefersLargeTitles = YES;
                }
                @end
                """, .unsafe, at: "NavigationController.m", with: objectiveCPages.merging(header) { first, _ in first }),
        .rewrites(
            """
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                self.window = 1️⃣[[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene]; // one
                UIViewController *root = [[UINavigationController alloc] initWithRootViewController:[Inbox new]];
                [_window setRootViewController:root];
            }
            @end
            """,
            to: """
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene]; // one
                    self.window.backgroundColor = [UIColor systemBackgroundColor];
                    UIViewController *root = [[UINavigationController alloc] initWithRootViewController:[Inbox new]];
                    [_window setRootViewController:root];
                }
                @end
                """, .unsafe, at: "SceneDelegate.m", with: objectiveCPages),
        .explains(
            """
            @implementation NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.view.1️⃣backgroundColor = [UIColor whiteColor];
            }
            @end
            """, because: "was chosen", at: "NavigationController.m", with: objectiveCPages.merging(header) { first, _ in first }),
        .explains(
            """
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, because: "may not import it", at: "NavigationController.m", with: ownPages.merging(header) { first, _ in first }),
        .explains(
            """
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, because: "may not import it", at: "NavigationController.m",
            with: systemLikePages.merging(header) { first, _ in first }),
        // A word alone does not bring the colour along.
        .explains(
            """
            // kPageColor is for pages.
            #if LIGHT
            #import "Colors.h"
            #endif
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
                NSLog(@"kPageColor");
            }
            - (UIColor *)color {
                UIColor *kPageColor = self.tint;
                return kPageColor;
            }
            @end
            """, because: "may not import it", at: "NavigationController.m", with: ownPages.merging(header) { first, _ in first }),
        .rewrites(
            """
            #import "Theme.h"
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """,
            to: """
                #import "Theme.h"
                @implementation NavigationController
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.view.backgroundColor = kPageColor;
                }
                @end
                """, .unsafe, at: "NavigationController.m", with: ownPages.merging(header) { first, _ in first }),
        .rewrites(
            """
            @implementation 1️⃣NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.navigationBar.barTintColor = kPageColor;
            }
            @end
            """,
            to: """
                @implementation NavigationController
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.view.backgroundColor = kPageColor;
                    self.navigationBar.barTintColor = kPageColor;
                }
                @end
                """, .unsafe, at: "NavigationController.m", with: ownPages.merging(header) { first, _ in first }),
        // A colour that a page gets now and then is not the pages' colour.
        .silent(
            """
            @implementation NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, at: "NavigationController.m",
            with: [
                "NavigationController.h": "@interface NavigationController : UINavigationController\n@end\n",
                "Pages.m": """
                @interface Inbox : UIViewController
                @end
                @implementation Inbox
                - (void)viewDidLoad { self.view.backgroundColor = [UIColor blackColor]; }
                - (void)show { self.view.backgroundColor = [UIColor blackColor]; }
                @end
                @interface Archive : UIViewController
                @end
                @implementation Archive
                - (void)viewDidLoad {
                    if (self.isDark) { self.view.backgroundColor = [UIColor blackColor]; }
                }
                - (void)darken { self.view.backgroundColor = [UIColor blackColor]; }
                @end
                """,
            ]),
        // The class above it has a colour already.
        .silent(
            """
            @implementation NavigationController
            - (void)paint { self.view.backgroundColor = self.theme.color; }
            @end
            @interface Drawer : NavigationController
            @end
            @implementation Drawer
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, at: "NavigationController.m", with: objectiveCPages.merging(header) { first, _ in first }),
        // A page in Swift that has another colour.
        .silent(
            """
            @implementation NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
            }
            @end
            """, at: "NavigationController.m",
            with: objectiveCPages.merging(header) { first, _ in first }.merging(dark) { first, _ in first }),
        .silent(
            """
            @implementation NavigationController
            - (void)viewDidLoad {
                [super viewDidLoad];
                [[self view] setBackgroundColor:UIColor.systemBackgroundColor];
            }
            @end
            @implementation AppDelegate
            - (void)start {
                self.window = [[UIWindow alloc] initWithFrame:CGRectZero];
                self.window.backgroundColor = [UIColor whiteColor];
                self.window.rootViewController = [[UINavigationController alloc] init];
                UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectZero];
                self.window = window;
                self.window.rootViewController = [[UINavigationController alloc] init];
                UIWindow *plain = [[UIWindow alloc] initWithFrame:CGRectZero];
                plain.rootViewController = [[UIViewController alloc] init];
            }
            @end
            """, at: "NavigationController.m", with: objectiveCPages.merging(header) { first, _ in first }),
    ]
}
