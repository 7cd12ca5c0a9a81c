#if canImport(SwiftUI) && os(iOS)
    import ShellCore
    import SwiftUI

    /// A whole screen with the system's bars round content that need not be SwiftUI: a title, buttons, and tabs if there are any.
    ///
    ///     NativeScaffold("Library", buttons: [add], tabs: tabs, selection: $tab) { index in
    ///         HostedPage { scroll in pages.controller(at: index, scroll) }
    ///     }
    ///
    /// It is one page of a stack. Where it is the root, put it into a ``ShellStack`` (without one there is no bar for title and
    /// buttons); navigation inside of it is not meant to be: push another page onto the stack.
    @available(iOS 16.0, *)
    public struct NativeScaffold<Content: View>: View {
        private let title: String
        private let subtitle: String?
        private let buttons: [ScaffoldButton]
        private let tabs: [ShellTab]
        @Binding private var selection: Int
        private let minimize: MinimizeBehavior
        private let content: (Int) -> Content

        /// - Parameters:
        ///   - title: what the bar says, and the back button of a page above.
        ///   - subtitle: from iOS 26 on.
        ///   - buttons: of the bars, from the leading to the trailing one.
        ///   - tabs: none for a screen without a tab bar.
        ///   - selection: which of the tabs is shown, from 0. One that is not there counts as the nearest that is.
        ///   - minimize: when the tab bar makes itself small; iPhone, iOS 26.
        ///   - content: what a tab shows; asked for 0 where there are none.
        public init(
            _ title: String, subtitle: String? = nil, buttons: [ScaffoldButton] = [], tabs: [ShellTab] = [],
            selection: Binding<Int> = .constant(0), minimize: MinimizeBehavior = .automatic,
            @ViewBuilder content: @escaping (Int) -> Content
        ) {
            self.title = title
            self.subtitle = subtitle
            self.buttons = buttons
            self.tabs = tabs
            _selection = selection
            self.minimize = minimize
            self.content = content
        }

        public var body: some View {
            titled.navigationBarTitleDisplayMode(.inline).toolbar { ScaffoldToolbar(buttons: buttons) }
        }

        @ViewBuilder
        private var titled: some View {
            if #available(iOS 26.0, *), let subtitle {
                pages.navigationTitle(title).navigationSubtitle(subtitle)
            } else {
                pages.navigationTitle(title)
            }
        }

        @ViewBuilder
        private var pages: some View {
            if tabs.isEmpty {
                content(0)
            } else {
                TabBar(
                    selection: $selection[within: tabs.count], ids: Array(tabs.indices), minimize: minimize, tab: { tabs[$0] },
                    content: content)
            }
        }
    }

    extension Int {
        /// A `TabView` whose selection is a tab that is not there may crash (iOS 27 release notes).
        fileprivate subscript(within count: Int) -> Int {
            get { Swift.max(0, Swift.min(self, count - 1)) }
            set { self = newValue }
        }
    }
#endif
