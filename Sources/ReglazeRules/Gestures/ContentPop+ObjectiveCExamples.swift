import ReglazeEngine

extension ContentPop {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)viewDidAppear:(BOOL)animated {
                if ([self.navigationController respondsToSelector:@selector(interactivePopGestureRecognizer)]) {
                    self.navigationController.1️⃣interactivePopGestureRecognizer.enabled = NO;
                }
            }
            - (void)viewWillDisappear:(BOOL)animated {
                [self.navigationController.2️⃣interactivePopGestureRecognizer setEnabled:YES]; // again
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)viewDidAppear:(BOOL)animated {
                    if ([self.navigationController respondsToSelector:@selector(interactivePopGestureRecognizer)]) {
                        self.navigationController.interactivePopGestureRecognizer.enabled = NO;
                        if (@available(iOS 26.0, *)) {
                            self.navigationController.interactiveContentPopGestureRecognizer.enabled = NO;
                        }
                    }
                }
                - (void)viewWillDisappear:(BOOL)animated {
                    [self.navigationController.interactivePopGestureRecognizer setEnabled:YES]; // again
                    if (@available(iOS 26.0, *)) {
                        [self.navigationController.interactiveContentPopGestureRecognizer setEnabled:YES];
                    }
                }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @interface Navigation : UINavigationController <UIGestureRecognizerDelegate>
            @end
            @implementation Navigation
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.1️⃣interactivePopGestureRecognizer.delegate = self;
            }
            - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture { return self.viewControllers.count > 1; }
            @end
            """,
            to: """
                @interface Navigation : UINavigationController <UIGestureRecognizerDelegate>
                @end
                @implementation Navigation
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.interactivePopGestureRecognizer.delegate = self;
                    if (@available(iOS 26.0, *)) {
                        self.interactiveContentPopGestureRecognizer.delegate = self;
                    }
                }
                - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture { return self.viewControllers.count > 1; }
                @end
                """, .unsafe, at: "Navigation.m"),
        .rewrites(
            """
            @interface Navigation : UINavigationController <UIGestureRecognizerDelegate>
            @end
            @implementation Navigation
            - (void)viewDidLoad {
                [super viewDidLoad];
                __weak typeof(self) weakSelf = self;
                self.1️⃣interactivePopGestureRecognizer.delegate = weakSelf;
            }
            - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture {
                if (gesture != self.interactivePopGestureRecognizer) return YES;
                return self.viewControllers.count > 1 && self.visibleViewController != self.viewControllers.firstObject;
            }
            @end
            """,
            to: """
                @interface Navigation : UINavigationController <UIGestureRecognizerDelegate>
                @end
                @implementation Navigation
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    __weak typeof(self) weakSelf = self;
                    self.interactivePopGestureRecognizer.delegate = weakSelf;
                    if (@available(iOS 26.0, *)) {
                        self.interactiveContentPopGestureRecognizer.delegate = weakSelf;
                    }
                }
                - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture {
                    if (![self isPopGesture:gesture]) return YES;
                    return self.viewControllers.count > 1 && self.visibleViewController != self.viewControllers.firstObject;
                }

                /// The pop from the edge, and since iOS 26 the one from the content.
                - (BOOL)isPopGesture:(UIGestureRecognizer *)gesture {
                    if (@available(iOS 26.0, *)) {
                        if (gesture == self.interactiveContentPopGestureRecognizer) return YES;
                    }
                    return gesture == self.interactivePopGestureRecognizer;
                }
                @end
                """, .unsafe, at: "Navigation.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidAppear:(BOOL)animated {
                self.navigationController.1️⃣interactivePopGestureRecognizer.enabled = NO;
            }
            - (void)viewWillDisappear:(BOOL)animated {
                if (animated) self.navigationController.2️⃣interactivePopGestureRecognizer.enabled = YES;
            }
            @end
            """, at: "Page.m"),
        .explains(
            """
            @implementation Navigation : UINavigationController
            - (void)viewDidLoad {
                self.1️⃣interactivePopGestureRecognizer.delegate = self;
            }
            - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture { return self.viewControllers.count > 1; }
            - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gesture shouldReceiveTouch:(UITouch *)touch {
                return gesture == self.interactivePopGestureRecognizer;
            }
            @end
            """, because: "in another callback too (line 7)", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation : UINavigationController
            - (void)viewDidLoad {
                self.1️⃣interactivePopGestureRecognizer.delegate = self;
            }
            - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture {
                return self.viewControllers.count > 1 && gesture.view == self.interactivePopGestureRecognizer.view;
            }
            @end
            """, because: "in a way of its own (line 6)", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation : UINavigationController
            - (void)viewDidLoad {
                self.1️⃣interactivePopGestureRecognizer.delegate = self;
            }
            - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gesture {
                return gesture != self.interactivePopGestureRecognizer || self.viewControllers.count > 1;
            }
            - (BOOL)isPopGesture:(UIGestureRecognizer *)gesture { return YES; }
            @end
            """, because: "has a meaning in the project already", at: "Navigation.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                self.navigationController.1️⃣interactivePopGestureRecognizer.delegate = nil;
                [self.pager.panGestureRecognizer
                    requireGestureRecognizerToFail:self.navigationController.2️⃣interactivePopGestureRecognizer];
                self.navigationController.3️⃣interactivePopGestureRecognizer.enabled = [self canPop];
                UIGestureRecognizer *pop = self.navigationController.interactivePopGestureRecognizer;
                4️⃣pop.delegate = self;
                if (self.isFirst) self.navigationController.5️⃣interactivePopGestureRecognizer.enabled = NO;
            }
            @end
            """, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)toggle {
                self.navigationController.1️⃣interactivePopGestureRecognizer.enabled =
                    !self.navigationController.interactivePopGestureRecognizer.enabled;
            }
            @end
            """, because: "read from a pop recogniser", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                // self.navigationController.interactivePopGestureRecognizer.enabled = NO;
                self.navigationController.interactivePopGestureRecognizer.enabled = YES;
                BOOL is = self.navigationController.interactivePopGestureRecognizer.enabled;
                self.pan.enabled = NO;
            }
            @end
            """, at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                self.navigationController.interactivePopGestureRecognizer.enabled = NO;
                if (@available(iOS 26.0, *)) {
                    self.navigationController.interactiveContentPopGestureRecognizer.enabled = NO;
                }
            }
            @end
            """, at: "Page.m"),
    ]
}
