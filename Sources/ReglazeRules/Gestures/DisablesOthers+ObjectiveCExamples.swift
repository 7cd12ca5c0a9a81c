import ReglazeEngine

extension DisablesOthers {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation UIViewController (Pop)
            - (void)closePop {
                if ([self.navigationController respondsToSelector:@selector(interactivePopGestureRecognizer)]) {
                    1️⃣for (UIGestureRecognizer *gesture in self.navigationController.interactivePopGestureRecognizer.view.gestureRecognizers) {
                        gesture.enabled = NO;
                    } // all
                }
            }
            @end
            """,
            to: """
                @implementation UIViewController (Pop)
                - (void)closePop {
                    if ([self.navigationController respondsToSelector:@selector(interactivePopGestureRecognizer)]) {
                        self.navigationController.interactivePopGestureRecognizer.enabled = NO; // all
                    }
                }
                @end
                """, .unsafe, at: "Pop.m"),
        .rewrites(
            """
            @implementation Page
            - (void)setPop:(BOOL)isOn {
                NSArray *gestureRecognizers = [self.navigationController.interactivePopGestureRecognizer.view gestureRecognizers];
                1️⃣for (UIGestureRecognizer *gesture in gestureRecognizers) {
                    gesture.enabled = isOn;
                }
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)setPop:(BOOL)isOn {
                    self.navigationController.interactivePopGestureRecognizer.enabled = isOn;
                }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @implementation Page
            - (void)setPop:(BOOL)isOn {
                UIGestureRecognizer *pop = [self.navigationController interactivePopGestureRecognizer];
                // All of them
                NSArray *gestures = [[pop view] gestureRecognizers];
                1️⃣for (UIGestureRecognizer *gesture in gestures) [gesture setEnabled:isOn];
                [self.navigationController.interactivePopGestureRecognizer.view.gestureRecognizers.copy
                    2️⃣enumerateObjectsUsingBlock:^(UIGestureRecognizer *gesture, NSUInteger index, BOOL *stop) {
                        gesture.enabled = isOn;
                    }];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)setPop:(BOOL)isOn {
                    UIGestureRecognizer *pop = [self.navigationController interactivePopGestureRecognizer];
                    // All of them
                    [pop setEnabled:isOn];
                    self.navigationController.interactivePopGestureRecognizer.enabled = isOn;
                }
                @end
                """, .unsafe, at: "Page.m"),
        // The statement below is not always reached.
        .rewrites(
            """
            @implementation Navigation
            - (void)stop:(BOOL)isDone {
                UIGestureRecognizer *pop = self.interactivePopGestureRecognizer;
                1️⃣for (UIGestureRecognizer *gesture in pop.view.gestureRecognizers) {
                    gesture.enabled = NO;
                }
                if (isDone) { return; }
                pop.enabled = NO;
            }
            @end
            """,
            to: """
                @implementation Navigation
                - (void)stop:(BOOL)isDone {
                    UIGestureRecognizer *pop = self.interactivePopGestureRecognizer;
                    pop.enabled = NO;
                    if (isDone) { return; }
                    pop.enabled = NO;
                }
                @end
                """, .unsafe, at: "Navigation.m"),
        .rewrites(
            """
            @implementation Navigation
            - (void)stop {
                self.interactivePopGestureRecognizer.enabled = NO;
                1️⃣for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                    gesture.enabled = NO;
                }
            }
            @end
            """,
            to: """
                @implementation Navigation
                - (void)stop {
                    self.interactivePopGestureRecognizer.enabled = NO;
                }
                @end
                """, .unsafe, at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation
            - (void)stop {
                1️⃣for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                    gesture.enabled = NO;
                    NSLog(@"%@", gesture);
                }
                2️⃣for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                    gesture.enabled = gesture != self.pan;
                }
                [self.interactivePopGestureRecognizer.view.gestureRecognizers
                    3️⃣enumerateObjectsUsingBlock:^(UIGestureRecognizer *gesture, NSUInteger index, BOOL *stop) {
                        gesture.enabled = index > 0;
                    }];
            }
            @end
            """, because: "more than that", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation
            - (void)stop {
                1️⃣for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) { /* all */
                    gesture.enabled = NO;
                }
                if (self.isFirst) 2️⃣for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                    gesture.enabled = NO;
                }
            }
            @end
            """, because: "stands in the way", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation
            - (void)stop {
                1️⃣for (UIGestureRecognizer *gesture in [self.interactivePopGestureRecognizer.view.gestureRecognizers arrayByAddingObject:self.pan]) {
                    gesture.enabled = NO;
                }
            }
            @end
            """, because: "others are added", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation
            - (void)stop {
                NSArray *gestures = self.interactivePopGestureRecognizer.view.gestureRecognizers;
                1️⃣for (UIGestureRecognizer *gesture in gestures) {
                    gesture.enabled = NO;
                }
                NSLog(@"%@", gestures);
            }
            @end
            """, because: "something else too", at: "Navigation.m"),
        .explains(
            """
            @implementation Navigation
            - (void)stop {
                NSArray *gestures = self.interactivePopGestureRecognizer.view.gestureRecognizers, *mine = @[];
                1️⃣for (UIGestureRecognizer *gesture in gestures) {
                    gesture.enabled = mine.count > 2;
                }
            }
            @end
            """, because: "declared together", at: "Navigation.m"),
        .explains(
            "#define StopAll(page) 1️⃣for (UIGestureRecognizer *one in page.interactivePopGestureRecognizer.view.gestureRecognizers) { one.enabled = NO; }\n",
            because: "a macro", at: "Navigation.h"),
        // Other views, other loops, old systems, and code that is not compiled.
        .silent(
            """
            @implementation Navigation
            - (void)list {
                for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) { NSLog(@"%@", gesture); }
                for (UIGestureRecognizer *gesture in self.view.gestureRecognizers) { gesture.enabled = NO; }
                [self.interactivePopGestureRecognizer.view.gestureRecognizers containsObject:self.pan];
                // for (id gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) { [gesture setEnabled:NO]; }
                if (@available(iOS 26.0, *)) {
                    self.interactivePopGestureRecognizer.enabled = NO;
                } else {
                    for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                        gesture.enabled = NO;
                    }
                }
            #if 0
                for (UIGestureRecognizer *gesture in self.interactivePopGestureRecognizer.view.gestureRecognizers) {
                    gesture.enabled = NO;
                }
            #endif
            }
            @end
            """, at: "Navigation.m"),
    ]
}
