import ReglazeEngine

extension HardCodedHeight {
    static let objectiveCExamples: [Example] = [
        .explains(
            """
            #define 1️⃣kNavBarHeight 44.0f // points
            #define 2️⃣k_TabBarHeight (CGFloat)(isTall ? (49.0 + 34.0) : (49.0))
            #define 3️⃣kTopBarHeight() (kStatusHeight + 44)
            static const CGFloat 4️⃣kNavigationBarHeight = 64.f;
            static inline CGFloat 5️⃣TabBarHeight(void) { return isTall ? 83 : 49; }
            """, because: "callers", at: "Layout.h"),
        .explains(
            """
            @interface Page : UIViewController
            @property (nonatomic) UINavigationBar *bar;
            @end
            @implementation Page
            - (CGFloat)1️⃣tabBarHeight { return 49; }
            - (void)place:(UITableView *)table {
                table.frame = CGRectMake(0, 0, 320, 2️⃣self.view.bounds.size.height - 64);
                table.frame = CGRectMake(0, 3️⃣kScreen_Height-44-49, 320, 44);
                4️⃣table.contentInset = UIEdgeInsetsMake(64, 0, 0, 0);
                5️⃣[table setScrollIndicatorInsets:UIEdgeInsetsMake(0, 0, 49, 0)];
                6️⃣self.bar.frame = CGRectMake(0, 0, 320, 44);
            }
            @end
            """, because: "are in reach here", at: "Page.m"),
        .explains(
            """
            @interface Header : UIView
            @end
            @implementation Header
            - (void)build {
                UINavigationBar *bar = 1️⃣[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
                [self addSubview:bar];
            }
            @end
            """, because: "`safeAreaInsets`", at: "Header.m"),
        .silent(
            """
            #define kButtonHeight 44
            #define kSearchBarHeight 44
            #define kTabBarItemCount 49
            #define kNavigationBarHeight (iPhone44 ? kTall : kShort)
            #define kNavBarHeight(inset) (inset + 44)
            // #define kTabBarHeight 49
            static NSString * const kNote = @"kTabBarHeight 49";
            @interface Page : UIViewController
            @end
            @implementation Page
            - (CGFloat)navigationBarHeight {
                if (@available(iOS 26.0, *)) {
                    return 54;
                } else {
                    return 44;
                }
            }
            - (void)place:(UIButton *)button {
                button.frame = CGRectMake(0, 0, 44, 44);
                button.frame = CGRectMake(0, 0, 44, button.frame.size.height - 64);
                if (self.view.bounds.size.height - 64 > 300) { button.hidden = YES; }
                button.frame = CGRectMake(0, 0, 320, self.view.bounds.size.height - (64 - kGap));
                if (@available(iOS 26.0, *)) {
                } else {
                    button.frame = CGRectMake(0, 0, 320, self.view.bounds.size.height - 64);
                }
            }
            @end
            """, at: "Page.m"),
    ]
}
