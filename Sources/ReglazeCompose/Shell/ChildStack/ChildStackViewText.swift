/// The views of a Decompose app's stack shell: the tab bar, the stacks, and what hosts the pages that Compose draws.
struct ChildStackViewText {
    let plan: ChildStackPlan

    private var shared: ShellTabText { ShellTabText(tabs: plan.tabs, type: plan.tabType) }

    var text: String {
        """
        import SwiftUI
        import \(plan.framework)

        \(root)
        \(plan.tabs.isEmpty ? "" : "\n\(shared.titles)\n")
        \(stacks)

        """
    }

    private var root: String {
        let isOne = plan.tabs.isEmpty
        let about = ShellTabText.about(isOne: isOne, one: "The app's stack, which Kotlin keeps.")
        let content =
            isOne
            ? "        PageStackView(coordinator: appCoordinator.coordinator, stack: appCoordinator.stack, tabTitle: nil)"
            : """
                    Group {
                        if appCoordinator.selectedTab == nil {
                            PageStackView(coordinator: appCoordinator.startCoordinator, stack: appCoordinator.stack, tabTitle: nil)
                        } else {
                            TabView(selection: $appCoordinator.tabBarSelection) {
            \(shared.items(indent: "                    "))
                            }
                        }
                    }
            """
        let indent = isOne ? "            " : "        "
        let modifiers = [".onAppear { appCoordinator.start() }"] + (plan.hasAccentColor ? [".tint(Color(\"AccentColor\"))"] : [])
        return """
            /// \(about)
            @available(iOS 26.0, *)
            struct \(NavigationViewText.root): View {
            \(state)

                var body: some View {
            \(content)\(modifiers.map { "\n\(indent)\($0)" }.joined())
                }\(isOne ? "" : "\n\n\(tabContent)")
            }
            """
    }

    private var state: String {
        let call = "\(plan.entryClass).\(ChildStackEntry.function)"
        guard !plan.values.isEmpty else {
            return "    @State private var appCoordinator = AppNavigationCoordinator(stack: \(call)())"
        }
        let parameters = plan.values.compactMap { value in value.type.map { "\(value.name): \($0)" } }.joined(separator: ", ")
        let arguments = plan.values.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        return """
                @State private var appCoordinator: AppNavigationCoordinator

                init(\(parameters)) {
                    appCoordinator = AppNavigationCoordinator(stack: \(call)(\(arguments)))
                }
            """
    }

    private var tabContent: String {
        """
            private func content(of tab: \(plan.tabType)) -> some View {
                PageStackView(coordinator: appCoordinator.coordinator(for: tab), stack: appCoordinator.stack, tabTitle: tab.title)
            }
        """
    }

    /// A page that shows a stack of its own has its bars from Compose, with what goes back on it.
    private var isHidden: String { plan.hasNested ? "page.page.isNested || isRoot && title.isEmpty" : "isRoot && title.isEmpty" }

    private var stacks: String {
        """
        /// A root, and the pages above it.
        @available(iOS 26.0, *)
        struct PageStackView: View {
            @Bindable var coordinator: StackCoordinator
            let stack: NativeStack
            let tabTitle: String?

            var body: some View {
                NavigationStack(path: $coordinator.path) {
                    Group {
                        if let root = coordinator.root {
                            StackPageView(page: root, stack: stack, fallbackTitle: tabTitle ?? "", isRoot: true)
                                .id(root.id)
                        }
                    }
                    .navigationDestination(for: StackPage.self) { page in
                        StackPageView(page: page, stack: stack, fallbackTitle: "", isRoot: false)
                    }
                }
            }
        }

        /// A page below SwiftUI's bar, which has the title that Compose tells.
        @available(iOS 26.0, *)
        struct StackPageView: View {
            let page: StackPage
            let stack: NativeStack
            let fallbackTitle: String
            let isRoot: Bool
            @State private var title = ""

            var body: some View {
                ComposePageView(page: page, stack: stack, title: $title)
                    .ignoresSafeArea()
                    // Where a root's bar is hidden, the back button of the next page is named by it.
                    .navigationTitle(title.isEmpty ? fallbackTitle : title)
                    .toolbarTitleDisplayMode(.inline)
                    .toolbarVisibility(\(isHidden) ? .hidden : .automatic, for: .navigationBar)
            }
        }

        /// A page, drawn by Compose.
        @available(iOS 26.0, *)
        struct ComposePageView: UIViewControllerRepresentable {
            let page: StackPage
            let stack: NativeStack
            @Binding var title: String

            func makeUIViewController(context: Context) -> UIViewController {
                stack.screenViewController(page: page.page) { title = $0 }
            }

            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        """
    }
}
