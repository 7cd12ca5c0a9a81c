import ReglazeEngine

extension HorizontalScroll {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            #import "Page.h"
            #import "JXPagerView.h"

            @interface Page () <1️⃣JXPagerViewDelegate>
            @end

            @implementation Page

            - (void)viewDidLoad {
                self.pager = [[JXPagerView alloc] initWithDelegate:self];
            }

            @end
            """,
            to: """
                #import "Page.h"
                #import "JXPagerView.h"
                #import "PagerCollectionView.h"

                @interface Page () <JXPagerViewDelegate>
                @end

                @implementation Page

                - (void)viewDidLoad {
                    self.pager = [[JXPagerView alloc] initWithDelegate:self];
                }

                - (Class)scrollViewClassInlistContainerViewInPagerView:(JXPagerView *)pagerView {
                    return [PagerCollectionView class];
                }

                @end
                """, .unsafe, at: "App/Page.m",
            making: [
                "App/PagerCollectionView.h": PagerScrollView.collection.objectiveCHeader,
                "App/PagerCollectionView.m": PagerScrollView.collection.objectiveCImplementation,
            ]),
        .rewrites(
            """
            #import "Page.h"
            @interface Page : UIViewController <1️⃣JXCategoryListContainerViewDelegate>
            @end
            @implementation Page
            - (void)viewDidLoad {
                self.list = [[JXCategoryListContainerView alloc] initWithType:JXCategoryListContainerType_ScrollView delegate:self];
            }
            @end
            """,
            to: """
                #import "Page.h"
                #import "PagerScrollView.h"
                @interface Page : UIViewController <JXCategoryListContainerViewDelegate>
                @end
                @implementation Page
                - (void)viewDidLoad {
                    self.list = [[JXCategoryListContainerView alloc] initWithType:JXCategoryListContainerType_ScrollView delegate:self];
                }

                - (Class)scrollViewClassInlistContainerView:(JXCategoryListContainerView *)listContainerView {
                    return [PagerScrollView class];
                }
                @end
                """, .unsafe, at: "Page.m",
            with: [
                "PagerScrollView.h": PagerScrollView.scroll.objectiveCHeader,
                "PagerScrollView.m": PagerScrollView.scroll.objectiveCImplementation,
            ]),
        .rewrites(
            """
            #import "Page.h"
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                self.navigationItem.title = @"Pages";
                self.pager = [[UIScrollView alloc] initWithFrame:self.view.bounds];
                self.pager.showsHorizontalScrollIndicator = NO;
                _pager.1️⃣pagingEnabled = YES;
            }
            @end
            #include "Tail.inc"
            """,
            to: """
                #import "Page.h"
                #import "PagerScrollView.h"
                @interface Page : UIViewController
                @end
                @implementation Page
                - (void)viewDidLoad {
                    self.navigationItem.title = @"Pages";
                    self.pager = [[PagerScrollView alloc] initWithFrame:self.view.bounds];
                    self.pager.showsHorizontalScrollIndicator = NO;
                    _pager.pagingEnabled = YES;
                }
                @end
                #include "Tail.inc"
                """, .unsafe, at: "Page.m",
            making: [
                "PagerScrollView.h": PagerScrollView.scroll.objectiveCHeader,
                "PagerScrollView.m": PagerScrollView.scroll.objectiveCImplementation,
            ]),
        .explains(
            """
            #import "Page.h"
            @interface Page : UIViewController <1️⃣JXPagerViewDelegate>
            @end
            @implementation Page
            @end
            @interface PagerCollectionView : NSObject
            @end
            """, because: "is taken", at: "Page.m"),
        .silent(
            """
            @interface Page : UIViewController <JXPagerViewDelegate>
            @end
            @implementation Page
            - (Class)scrollViewClassInlistContainerViewInPagerView:(JXPagerView *)pagerView { return [Mine class]; }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Page : UIViewController <JXCategoryListContainerViewDelegate>
            @end
            @implementation Page
            - (void)viewDidAppear:(BOOL)animated {
                self.navigationController.interactivePopGestureRecognizer.enabled = self.index == 0;
                self.pager = [[UIScrollView alloc] init];
                self.pager.showsHorizontalScrollIndicator = NO;
                self.pager.pagingEnabled = YES;
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @interface Cell : UITableViewCell
            @end
            @implementation Cell
            - (void)build {
                UIScrollView *pager = [UIScrollView new];
                pager.showsHorizontalScrollIndicator = NO;
                pager.pagingEnabled = YES;
            }
            @end
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)build {
                // A carousel with horizontal pages below the navigationController's bar.
                self.carousel = [[Carousel alloc] init];
                self.carousel.pagingEnabled = YES;
            }
            @end
            """, at: "Page.m"),
    ]
}
