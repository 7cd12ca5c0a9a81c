#if canImport(SwiftUI) && os(iOS)
    import ShellUIKit
    import SwiftUI

    /// A page drawn by somebody else: a Compose screen, a web page, a game, a controller of an older app.
    ///
    ///     HostedPage { scroll in
    ///         ScreenViewController(route: route) { offset, content, viewport in
    ///             scroll.report(offset: offset, content: content, viewport: viewport)
    ///         }
    ///     }
    ///
    /// The page lies under the bars and learns from its safe area what they cover. It is made once for each place in a stack and kept
    /// while it is there: nothing in `make` is looked at again.
    @available(iOS 16.0, *)
    public struct HostedPage<Content: UIViewController>: View {
        private let make: (ScrollBridge) -> Content

        /// - Parameter make: makes the page. One that scrolls in a `UIScrollView` need not use the bridge: the bars find that by
        ///   themselves.
        public init(_ make: @escaping (ScrollBridge) -> Content) { self.make = make }

        public var body: some View {
            // The keyboard's area as well: engines make room for it themselves.
            HostedController(make: make).ignoresSafeArea()
        }
    }
#endif
