#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// Tells the system's bars how far a page has scrolled that scrolls by itself (Compose, a web page, a game), so that they blur
    /// over it and the tab bar makes itself small.
    ///
    ///     let bridge = ScrollBridge()
    ///     bridge.attach(to: page)
    ///     engine.onScroll = { bridge.report(offset: $0, content: $1, viewport: $2) }
    ///
    /// A scroll view without content (`ScrollMirror`) lies over the page, takes no touches, and repeats every report. It is
    /// registered with `setContentScrollView(_:for:)`, which is documented to decide the background of the bars.
    ///
    /// Unverified: that the effect which iOS 26 draws under a bar takes in what lies beneath that scroll view, and that the tab
    /// bar also gets small for an offset that no finger has made. Apple documents neither yes nor no, and there is no call that
    /// makes it small. Where it does not, ``edge`` still says when it should be: hide or move a bar of your own by it. To hide
    /// the system's bar in place of making it small (`setTabBarHidden(_:animated:)`, in SwiftUI
    /// `.toolbar(.hidden, for: .tabBar)`) is another thing, because nothing is left to tap; so the bridge does not do it by
    /// itself.
    @MainActor
    public final class ScrollBridge {
        /// What the page's scrolling does to the bars, as this library reckons it.
        public private(set) var edge: ScrollEdge

        /// Is called when what ``edge`` says of a bar has changed.
        public var onChange: ((ScrollEdge) -> Void)?

        private let mirror = MirrorView(frame: .zero)
        private weak var page: UIViewController?
        private var owners: [Owner] = []

        /// One of the controllers with which the mirror is registered.
        private struct Owner {
            weak var controller: UIViewController?
        }

        /// - Parameter behavior: when ``edge`` calls the tab bar small; tell the system the same with
        ///   `UITabBarController.minimize(_:)` or `ShellTabs`.
        public init(behavior: MinimizeBehavior = .onScrollDown) { edge = ScrollEdge(behavior: behavior) }

        /// Takes where the page stands. Call it at each frame that scrolls, and once when the content is there.
        /// - Parameters:
        ///   - offset: how far the content has moved up, in points; 0 at the top, negative while it bounces there.
        ///   - content: the height of all that scrolls, in points.
        ///   - viewport: how much of it is seen between the bars, in points.
        public func report(offset: Double, content: Double, viewport: Double) {
            let isFirst = mirror.report == nil
            mirror.report = ScrollReport(offset: offset, content: content, viewport: viewport)
            if isFirst { register() }
            update { $0.scroll(to: offset, content: content, viewport: viewport) }
        }

        /// Puts the mirror over a page's content, and registers it with the page and the controllers around it, up to the tab
        /// bar controller: in SwiftUI the controller that the bars ask is one of the system's. Before the first report nothing
        /// is registered, so the bars of a page that has a scroll view of its own find that.
        ///
        /// Call it again when the page appears: its parents may be others.
        public func attach(to page: UIViewController) {
            self.page = page
            register()
        }

        private func register() {
            guard let page, mirror.report != nil else { return }
            if mirror.superview !== page.view {
                mirror.frame = page.view.bounds
                mirror.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                page.view.addSubview(mirror)
            }
            let found = Self.owners(of: page)
            unregister(all: owners.compactMap { $0.controller }.filter { owner in !found.contains { $0 === owner } })
            owners = found.map { Owner(controller: $0) }
            for owner in found { owner.setContentScrollView(mirror, for: [.top, .bottom]) }
        }

        /// Takes the mirror back, when the page has disappeared: from those that were told of it, since a page that was popped
        /// has no parents any more.
        public func detach() {
            unregister(all: owners.compactMap { $0.controller })
            owners = []
            update { $0.restore() }
        }

        private func unregister(all controllers: [UIViewController]) {
            for owner in controllers {
                // Another page may have registered its own meanwhile.
                for edge in [NSDirectionalRectEdge.top, .bottom] where owner.contentScrollView(for: edge) === mirror {
                    owner.setContentScrollView(nil, for: edge)
                }
            }
        }

        private func update(_ change: (inout ScrollEdge) -> Void) {
            let before = edge
            change(&edge)
            if edge.isMinimized != before.isMinimized || edge.topStrength != before.topStrength
                || edge.bottomStrength != before.bottomStrength
            {
                onChange?(edge)
            }
        }

        private static func owners(of page: UIViewController) -> [UIViewController] {
            var owners: [UIViewController] = []
            var next: UIViewController? = page
            while let current = next, !(current is UITabBarController), !(current is UISplitViewController) {
                // A navigation controller asks its pages.
                if !(current is UINavigationController) { owners.append(current) }
                next = current.parent
            }
            return owners
        }
    }
#endif
