import ReglazeEngine

extension DoneStyle: ObjectiveCRule {
    static let objectiveCKinds = ["identifier"]
    static let objectiveCTriggers = ["UIBarButtonItemStyleDone"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard node.text == "UIBarButtonItemStyleDone", !context.isFallback(below: 26, node) else { return [] }
        let message =
            "The style `UIBarButtonItemStyleDone` is `UIBarButtonItemStyleProminent` since iOS 26: a filled, tinted button"
        let minimum = context.availability(of: node).minimum
        guard minimum >= 26 else {
            return [
                context.finding(
                    Self.about, at: node, message, severity: .note, help: "look whether it is the page's one main action",
                    why: """
                        `UIBarButtonItemStyleProminent` needs iOS 26.0, this code runs from iOS \(minimum) on; \
                        `UIBarButtonItemStyleDone` is the same value there
                        """)
            ]
        }
        let fix = Fix(
            .safe, "Use `UIBarButtonItemStyleProminent`", edits: [context.replace(node, with: "UIBarButtonItemStyleProminent")])
        return [context.finding(Self.about, at: node, message, help: "use `UIBarButtonItemStyleProminent`", fixes: [fix])]
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (UIBarButtonItem *)save {
                return [[UIBarButtonItem alloc] initWithTitle:@"Save" style:1️⃣UIBarButtonItemStyleDone target:nil action:nil]; // main
            }
            @end
            """,
            to: """
                @implementation Page
                - (UIBarButtonItem *)save {
                    return [[UIBarButtonItem alloc] initWithTitle:@"Save" style:UIBarButtonItemStyleProminent target:nil action:nil]; // main
                }
                @end
                """, at: "Page.m", target: 26),
        .explains(
            """
            @implementation Page
            - (void)mark:(UIBarButtonItem *)item {
                item.style = self.isMain ? 1️⃣UIBarButtonItemStyleDone : UIBarButtonItemStylePlain;
            }
            @end
            """, because: "is the same value there", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)mark:(UIBarButtonItem *)item {
                // item.style = UIBarButtonItemStyleDone;
                NSLog(@"UIBarButtonItemStyleDone");
                if (@available(iOS 26.0, *)) {
                    item.style = UIBarButtonItemStyleProminent;
                } else {
                    item.style = UIBarButtonItemStyleDone;
                }
                [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:nil action:nil];
            }
            @end
            """, at: "Page.m"),
    ]
}
