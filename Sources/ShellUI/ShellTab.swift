#if canImport(SwiftUI) && os(iOS)
    import SwiftUI

    /// What the bar shows of a tab.
    @available(iOS 16.0, *)
    public struct ShellTab {
        public var title: String
        public var image: Image

        /// The tab is for searching: from iOS 18 on the system sets it apart (`TabRole.search`).
        public var isSearch: Bool

        /// The number on the tab; none at 0.
        public var badge: Int

        public init(_ title: String, image: Image, isSearch: Bool = false, badge: Int = 0) {
            self.title = title
            self.image = image
            self.isSearch = isSearch
            self.badge = badge
        }

        /// A tab whose image is an SF Symbol.
        public init(_ title: String, systemImage: String, isSearch: Bool = false, badge: Int = 0) {
            self.init(title, image: Image(systemName: systemImage), isSearch: isSearch, badge: badge)
        }

        @MainActor
        var label: some View {
            Label {
                Text(title)
            } icon: {
                image
            }
        }
    }
#endif
