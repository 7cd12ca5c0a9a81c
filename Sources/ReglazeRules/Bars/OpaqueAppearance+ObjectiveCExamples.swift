import ReglazeEngine

extension OpaqueAppearance {
    static let objectiveCExamples: [Example] = [
        // What a setter does for the colour that it is given belongs to that.
        .silent(
            """
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (void)setBarColor:(UIColor *)color {
                self.tabBar.barTintColor = color;
                self.tabBar.translucent = NO;
            }
            @end
            """, at: "Tabs.m"),
        .explains(
            """
            @implementation Navigation : UINavigationController
            - (void)viewDidLoad {
                1️⃣self.navigationBar.barTintColor = [UIColor whiteColor];
                self.view.tintColor = self.navigationBar.barTintColor;
            }
            @end
            """, because: "line 4 reads `barTintColor` again", at: "Navigation.m"),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)paintBar:(UIColor *)color {
                UINavigationBarAppearance *appearance = [UINavigationBarAppearance new];
                1️⃣[appearance configureWithOpaqueBackground];
                appearance.backgroundColor = color;
                self.navigationController.navigationBar.standardAppearance = appearance;
            }
            @end
            """, because: "comes from the callers", at: "Page.m"),
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                1️⃣self.navigationController.navigationBar.barTintColor = [UIColor redColor]; // brand
                self.navigationController.navigationBar.translucent = NO;
                [self.navigationController.navigationBar setShadowImage:[UIImage new]];
                UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                2️⃣[look configureWithOpaqueBackground];
                // Ours.
            //    look.backgroundColor = UIColor.greenColor;

                look.backgroundColor =
                    UIColor.redColor;
                self.navigationItem.standardAppearance = look;
                3️⃣[self.tabBarController.tabBar setBackgroundImage:[UIImage imageNamed:@"bar"]];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    if (@available(iOS 26.0, *)) {
                        // The system's background, glass.
                    } else {
                        self.navigationController.navigationBar.barTintColor = [UIColor redColor]; // brand
                        self.navigationController.navigationBar.translucent = NO;
                        [self.navigationController.navigationBar setShadowImage:[UIImage new]];
                    }
                    UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                    if (@available(iOS 26.0, *)) {
                        // The system's background, glass.
                    } else {
                        [look configureWithOpaqueBackground];
                        // Ours.
                //    look.backgroundColor = UIColor.greenColor;

                        look.backgroundColor =
                            UIColor.redColor;
                    }
                    self.navigationItem.standardAppearance = look;
                    if (@available(iOS 26.0, *)) {
                        // The system's background, glass.
                    } else {
                        [self.tabBarController.tabBar setBackgroundImage:[UIImage imageNamed:@"bar"]];
                    }
                }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @implementation Page
            - (void)viewDidLoad {
                UITabBarAppearance *look = [UITabBarAppearance new];
                1️⃣[look configureWithOpaqueBackground];
                look.stackedLayoutAppearance.normal.iconColor = UIColor.grayColor;
                look.backgroundColor = [UIColor colorWithWhite:0.9 alpha:1];
                self.tabBarController.tabBar.standardAppearance = look;
                self.tabBarController.tabBar.scrollEdgeAppearance = look;
            }
            - (void)tint {
                2️⃣self.navigationController.navigationBar.barTintColor = UIColor.redColor;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidLoad {
                    UITabBarAppearance *look = [UITabBarAppearance new];
                    look.stackedLayoutAppearance.normal.iconColor = UIColor.grayColor;
                    self.tabBarController.tabBar.standardAppearance = look;
                    self.tabBarController.tabBar.scrollEdgeAppearance = look;
                }
                - (void)tint {
                }
                @end
                """, .unsafe, at: "Page.m", target: 26),
        .rewrites(
            """
            @interface Page : UIViewController
            @property (nonatomic, weak) IBOutlet UINavigationBar *bar;
            @end
            @implementation Page
            - (void)viewDidLoad {
            #if BRAND
                1️⃣self.bar.barTintColor = UIColor.redColor;
            #endif
                2️⃣((UITabBar *)self.tabs).barTintColor = UIColor.redColor;
            }
            @end
            """,
            to: """
                @interface Page : UIViewController
                @property (nonatomic, weak) IBOutlet UINavigationBar *bar;
                @end
                @implementation Page
                - (void)viewDidLoad {
                #if BRAND
                    if (@available(iOS 26.0, *)) {
                        // The system's background, glass.
                    } else {
                        self.bar.barTintColor = UIColor.redColor;
                    }
                #endif
                    if (@available(iOS 26.0, *)) {
                        // The system's background, glass.
                    } else {
                        ((UITabBar *)self.tabs).barTintColor = UIColor.redColor;
                    }
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                1️⃣self.navigationController.navigationBar.barTintColor = [self brandColor];
                if (self.isDark) {
                    2️⃣self.tabBarController.tabBar.barTintColor = UIColor.blackColor;
                }
            }
            @end
            """, because: "decide", at: "Page.m", target: 26),
        .explains(
            """
            @implementation Style
            + (void)style:(UINavigationBar *)bar {
                1️⃣bar.barTintColor = UIColor.redColor;
            }
            + (void)styleAll:(NSArray *)bars {
                for (UINavigationBar *each in bars) {
                    2️⃣each.barTintColor = UIColor.redColor;
                }
            }
            + (UINavigationBarAppearance *)look {
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                3️⃣[look configureWithOpaqueBackground];
                return look;
            }
            @end
            """, because: "callers may differ", at: "Style.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                1️⃣self.navigationController.navigationBar.barTintColor = UIColor.redColor;
                self.title = @"Page";
                self.navigationController.navigationBar.translucent = NO;
                if (self.isDark) 2️⃣self.tabBarController.tabBar.barTintColor = UIColor.blackColor;
            }
            @end
            """, because: "stand apart", at: "Page.m"),
        // What is set back, and what only older systems get by a copy, covers no glass.
        .silent(
            """
            @implementation Page
            - (void)style {
                UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
                [look configureWithOpaqueBackground];
                [look configureWithDefaultBackground];
                self.navigationItem.standardAppearance = look;
                UINavigationBarAppearance *old = [[UINavigationBarAppearance alloc] init];
                [old configureWithOpaqueBackground];
                if (@available(iOS 26.0, *)) {
                } else {
                    self.navigationItem.scrollEdgeAppearance = [old copy];
                }
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                // self.navigationController.navigationBar.barTintColor = [UIColor redColor];
                self.searchBar.barTintColor = UIColor.redColor;
                self.view.backgroundColor = UIColor.redColor;
                self.navigationController.navigationBar.translucent = YES;
                self.navigationController.navigationBar.barTintColor = nil;
                UIColor *color = self.navigationController.navigationBar.barTintColor;
                UINavigationBarAppearance *look = [UINavigationBarAppearance new];
                [look configureWithOpaqueBackground];
                if (@available(iOS 26.0, *)) {
                    self.navigationController.navigationBar.tintColor = color;
                } else {
                    self.navigationController.navigationBar.barTintColor = UIColor.redColor;
                    self.navigationController.navigationBar.standardAppearance = look;
                }
            }
            - (void)viewWillAppear:(BOOL)animated {
                if (@available(iOS 26.0, *)) {
                    self.navigationController.navigationBar.barTintColor = UIColor.redColor; // on purpose
                }
                if ([Theme usesLiquidGlass]) { return; }
                self.navigationController.navigationBar.barTintColor = UIColor.redColor;
            }
            @end
            """, at: "Page.m"),
    ]
}
