import ReglazeEngine

extension CustomTabBar {
    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Page
            - (void)build {
                self.bar = 1️⃣[[UITabBar alloc] initWithFrame:self.view.bounds];
                _second = 2️⃣UITabBar.new;
                UITabBar *third = [3️⃣[[UITabBar alloc] init] autorelease];
                third.delegate = self;
                [self.view addSubview:third];
            }
            @end
            """, because: "UITabBarController", at: "Page.m"),
        .explains(
            """
            #import "Tabs.h"
            @implementation Tabs (Bar)
            - (void)swap {
                1️⃣[self setValue:[BrandTabBar new] forKey:@"tabBar"];
                2️⃣[self setValue:[[UITabBar alloc] init] forKeyPath:NSStringFromSelector(@selector(tabBar))];
            }
            @end
            void swap(UITabBarController *tabs, UITabBar *bar) {
                3️⃣[tabs setValue:bar forKey:@"tabBar"];
            }
            """, because: "another way", at: "Tabs+Bar.m",
            with: [
                "Tabs.h": "#import \"Base.h\"\n@interface Tabs : Base\n@end\n",
                "Base.h": "@interface Base : UITabBarController\n@end\n",
            ]),
        .explains(
            """
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (void)viewDidLoad {
                [super viewDidLoad];
                1️⃣[[self.tabBar.items objectAtIndex:self.tabBar.items.count / 2] setEnabled:NO];
            }
            @end
            @interface OtherTabs : UITabBarController
            @end
            @implementation OtherTabs
            - (void)viewDidLoad {
                [super viewDidLoad];
                UITabBarItem *middle = self.tabBar.items[2];
                2️⃣middle.enabled = NO;
            }
            @end
            """, because: "the middle button", at: "Tabs.m"),
        .explains(
            """
            1️⃣@interface BrandTabBar : UIView
            @end
            """, because: "your bar", at: "BrandTabBar.h",
            with: [
                "BrandTabBar.m": """
                @interface BrandTabBar ()
                @property (nonatomic) NSArray<UIButton *> *buttons;
                @end
                @implementation BrandTabBar
                @end
                """,
                "Tabs.m": """
                @interface Tabs : UITabBarController
                @end
                @implementation Tabs
                - (void)viewDidLoad {
                    [self.tabBar addSubview:[BrandTabBar new]];
                }
                @end
                """,
            ]),
        .silent(
            """
            @interface PagerTabBar : UIView
            @property (nonatomic) NSArray<UIButton *> *buttons;
            @end
            @interface TabBarBadge : UIView
            @end
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (void)viewDidLoad {
                [super viewDidLoad];
                // [self setValue:[BrandTabBar new] forKey:@"tabBar"]; PagerTabBar
                [self setValue:@1 forKey:@"tab"];
                self.bar = [[UITabBar alloc] init];
                self.badge = [TabBarBadge new];
                self.tabBar.items[2].title = @"a";
                self.tabBar.items[1].enabled = NO;
                self.tabBar.items[2].enabled = NO;
            }
            @end
            @interface OtherTabs : UITabBarController
            @end
            @implementation OtherTabs
            - (void)lock:(NSUInteger)index {
                self.tabBar.items[index].enabled = NO;
            }
            @end
            @interface Guests : UITabBarController
            @end
            @implementation Guests
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.isGuest) { self.tabBar.items[2].enabled = NO; }
            }
            @end
            """, at: "Tabs.m"),
        .silent(
            """
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (void)lock {
                self.tabBar.items[2].enabled = NO;
            }
            @end
            """, at: "Tabs.m",
            with: [
                "Tabs+Lock.m": """
                #import "Tabs.h"
                @implementation Tabs (Lock)
                - (void)unlock { [self.tabBar.items[2] setEnabled:YES]; }
                @end
                """
            ]),
        .silent(
            """
            static CGFloat tabBarHeight(void) {
                UITabBar *bar = [UITabBar new];
                [bar sizeToFit];
                return bar.bounds.size.height + CGRectGetHeight([[UITabBar alloc] init].frame);
            }
            void remember(NSMutableDictionary *names) {
                [names setValue:@"Tabs" forKey:@"tabBar"];
            }
            @implementation Page
            - (void)build {
                if (@available(iOS 26.0, *)) {
                } else {
                    self.bar = [[UITabBar alloc] init];
                }
            }
            @end
            @interface PageTests : XCTestCase
            @end
            @implementation PageTests
            - (void)testHeight { XCTAssertNotNil([self imageOf:[UITabBar new]]); }
            @end
            """, at: "Page.m"),
    ]
}
