#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    extension UITabBarController {
        /// Says when the tab bar makes itself small. Before iOS 26 it never does. Set it once, not at each tap on a tab: a tab that
        /// is selected in code would keep what another has set.
        public func minimize(_ behavior: ShellCore.MinimizeBehavior) {
            guard #available(iOS 26.0, *) else { return }
            tabBarMinimizeBehavior =
                switch behavior {
                case .automatic: .automatic
                case .never: .never
                case .onScrollDown: .onScrollDown
                case .onScrollUp: .onScrollUp
                }
        }
    }
#endif
