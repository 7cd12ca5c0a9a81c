/// What the user names by hand; nil where it is to be found.
public struct ReadingOptions: Hashable, Sendable {
    /// The routes' common type: `--routes AppRoute`.
    public var routes: String?
    /// The function: `--app App`.
    public var app: String?
    /// The function: `--host NavHost`.
    public var host: String?
    /// The routes of the tabs: `--tabs HomeTab,SearchTab`.
    public var tabs: [String]?
    /// The folder of the Xcode app: `--ios iosApp/iosApp`.
    public var ios: String?

    public init() {}
}
