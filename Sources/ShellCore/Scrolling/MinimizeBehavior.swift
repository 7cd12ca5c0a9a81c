/// When a tab bar makes itself small: `UITabBarController.MinimizeBehavior`, `tabBarMinimizeBehavior(_:)`; iPhone, iOS 26.
public enum MinimizeBehavior: Equatable, Sendable {
    /// The system chooses. What it chooses is unconfirmed; here the bar stays.
    case automatic
    case never
    case onScrollDown
    case onScrollUp
}
