/// A place in the app, as a link, a notification or a quick action names it.
public struct DeepLink<Tab, Route> {
    public var tab: Tab

    /// The pages above the root of the tab, bottom first.
    public var path: [Route]

    public init(tab: Tab, path: [Route] = []) {
        self.tab = tab
        self.path = path
    }
}

extension DeepLink: Sendable where Tab: Sendable, Route: Sendable {}
extension DeepLink: Equatable where Tab: Equatable, Route: Equatable {}
