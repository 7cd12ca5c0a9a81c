/// One tab of the app's own bar.
public struct AppTab: Sendable {
    /// The name of its route.
    public let route: String
    /// As the bar has it.
    public let title: LocalisedText?
    /// The icon's expression, as it is written: `Icons.Default.Home`, `Res.drawable.clock_28`.
    public let icon: String?
    /// The entry of the app's own bar.
    public let place: KotlinPlace
    /// The condition under which the bar shows it, as it is written; nil where it always does.
    public let condition: String?

    public init(route: String, title: LocalisedText?, icon: String?, place: KotlinPlace, condition: String?) {
        self.route = route
        self.title = title
        self.icon = icon
        self.place = place
        self.condition = condition
    }
}

/// A text that people read.
public enum LocalisedText: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// A resource: the expression `Res.string.nav_schedule`, and its texts by language (`""` for the default one).
    case resource(expression: String, texts: [String: String])

    /// In the default language; nil for a resource that was not found.
    public var text: String? {
        switch self {
        case .literal(let text): text
        case .resource(_, let texts): texts[""]
        }
    }
}
