import ReglazeEngine

extension AvailabilityBranch {
    private static let feed = """
        struct Feed: View {
            var body: some View {
                List(0..<5) { i in
                    1️⃣if #available(iOS 16, *) {
                        // the row itself
                        NavigationLink("Row \\(i)", value: i)
                    } else {
                        NavigationLink("Row \\(i)", destination: Text("\\(i)"))
                    }
                }
            }
        }
        """

    static let examples: [Example] = [
        .rewrites(
            feed,
            to: """
                struct Feed: View {
                    var body: some View {
                        List(0..<5) { i in
                            // the row itself
                            NavigationLink("Row \\(i)", value: i)
                        }
                    }
                }
                """, .unsafe),
        .silent(feed.replacing("1️⃣"), target: 15),
        // What `#if` says stays as it is, and so does a text over several lines.
        .rewrites(
            """
            struct Stack<Root: View>: View {
                @ViewBuilder let root: () -> Root
                var body: some View {
                    1️⃣if #available(iOS 16.0, *) {
            #if os(macOS)
                        NavigationStack { root() }
            #else
                        NavigationStack(root: root)
                            .accessibilityLabel(\"\"\"
                                two
                                  lines
                                \"\"\")
            #endif
                    } else {
                        NavigationView(content: root)
                            .navigationViewStyle(.stack)
                    }
                }
            }
            """,
            to: """
                struct Stack<Root: View>: View {
                    @ViewBuilder let root: () -> Root
                    var body: some View {
                #if os(macOS)
                        NavigationStack { root() }
                #else
                        NavigationStack(root: root)
                            .accessibilityLabel(\"\"\"
                                    two
                                      lines
                                    \"\"\")
                #endif
                    }
                }
                """, .unsafe),
        // The Mac has a target of its own.
        .explains(
            """
            struct Stack<Root: View>: View {
                @ViewBuilder let root: () -> Root
                var body: some View {
                    1️⃣if #available(iOS 16.0, macOS 13.0, *) {
                        NavigationStack(root: root)
                    } else {
                        NavigationView { root() }
                    }
                }
            }
            """,
            because: "also names macOS 13.0"),
        .rewrites(
            """
            extension View {
                @ViewBuilder func plainBar() -> some View {
                    if #available(iOS 26, *) {
                        self
                    } else 1️⃣if #available(iOS 16, *) {
                        toolbarBackground(.hidden, for: .navigationBar)
                    } else {
                        navigationBarTitle("")
                    }
                }
            }
            """,
            to: """
                extension View {
                    @ViewBuilder func plainBar() -> some View {
                        if #available(iOS 26, *) {
                            self
                        } else {
                            toolbarBackground(.hidden, for: .navigationBar)
                        }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            extension View {
                func hideBar() -> some View {
                    1️⃣guard #available(iOS 16, *) else {
                        return AnyView(navigationBarHidden(true))
                    }
                    return AnyView(toolbar(.hidden, for: .navigationBar))
                }
            }
            """,
            to: """
                extension View {
                    func hideBar() -> some View {
                        return AnyView(toolbar(.hidden, for: .navigationBar))
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            struct Page: View {
                var body: some View {
                    1️⃣if #unavailable(iOS 16) {
                        NavigationView { Text("old") }
                    } else {
                        NavigationStack { Text("new") }
                    }
                }
            }
            """,
            to: """
                struct Page: View {
                    var body: some View {
                        NavigationStack { Text("new") }
                    }
                }
                """, .unsafe),
        .explains(
            """
            extension View {
                func withoutBar() -> some View {
                    1️⃣if #available(iOS 16, *) { return AnyView(toolbar(.hidden, for: .navigationBar)) }
                    return AnyView(navigationBarHidden(true))
                }
            }
            """,
            because: "never runs either"),
        .explains(
            """
            1️⃣@available(iOS, introduced: 13, obsoleted: 16)
            struct OldOnly: View {
                var body: some View {
                    NavigationView { Text("never on 16") }
                }
            }
            """,
            because: "dead code on iOS"),
        // The fallback of a wrapper makes the wrapper.
        .explains(
            """
            struct AnyStack<Root: View>: View {
                @ViewBuilder let root: () -> Root
                var body: some View {
                    if #available(iOS 16, *) {
                        NavigationStack(root: root)
                    } else {
                        1️⃣AnyStack(root: root)
                    }
                }
            }
            """,
            because: "built again inside itself", target: 15),
        // A comment behind the brace.
        .rewrites(
            """
            struct Page: View {
                var body: some View {
                    1️⃣if #available(iOS 16, *) { // the new bar
                        Text("a")
                            .toolbar(.hidden, for: .navigationBar)
                    } else {
                        Text("a").navigationBarHidden(true)
                    }
                }
            }
            """,
            to: """
                struct Page: View {
                    var body: some View {
                        // the new bar
                        Text("a")
                            .toolbar(.hidden, for: .navigationBar)
                    }
                }
                """, .unsafe),
        // UIKit's bars are not meant.
        .silent(
            """
            // NavigationView has no say here.
            func stack(_ controller: UIViewController) {
                if #available(iOS 16, *) {
                    controller.navigationItem.preferredSearchBarPlacement = .stacked
                    controller.navigationController?.toolbar.isHidden = true
                }
            }
            """),
        // Not about navigation; and a second condition, whose `else` does run.
        .silent(
            """
            struct Page: View {
                let isNew: Bool
                var body: some View {
                    if #available(iOS 16, *) { Text("a").bold() } else { Text("a") }
                    if #available(iOS 16, *), isNew { NavigationStack { Text("b") } } else { NavigationView { Text("b") } }
                }
            }
            """),
    ]
}

extension String {
    /// Without every `part`.
    fileprivate func replacing(_ part: String) -> String {
        var text = self
        while let range = text.firstRange(of: part) { text.removeSubrange(range) }
        return text
    }
}
