/// A composable that a host's entry shows.
public struct Screen: Sendable {
    public let function: KotlinFunction
    /// The routes that show it.
    public let routes: [String]
    /// The title bar that it draws, itself or through one of the app's own functions; nil where it draws none.
    public let titleBar: TitleBar?
    /// The buttons that go back which layouts of the app draw for it, besides those of the title bar.
    public let layoutBackButtons: [KotlinPlace]

    /// What a title bar is drawn with.
    public struct TitleBar: Sendable {
        /// The call that draws it: `TopAppBar(…)`, `MainHeaderTitleBar(…)`. It may stand in a function that many screens use.
        public let place: KotlinPlace
        /// Its title; nil where it is no text that can be told.
        public let title: LocalisedText?
        /// Whether it holds a button that goes back.
        public let hasBackButton: Bool
        /// Whether it holds more than a title and a back button, which the native bar would not show.
        public let hasOtherContent: Bool

        /// Whether the page draws it in one of its states alone, and a bar with another title in others: `Error`, `Loading…`.
        var isOfOneState = false

        public init(place: KotlinPlace, title: LocalisedText?, hasBackButton: Bool, hasOtherContent: Bool) {
            self.place = place
            self.title = title
            self.hasBackButton = hasBackButton
            self.hasOtherContent = hasOtherContent
        }
    }

    public init(function: KotlinFunction, routes: [String], titleBar: TitleBar?, layoutBackButtons: [KotlinPlace] = []) {
        self.function = function
        self.routes = routes
        self.titleBar = titleBar
        self.layoutBackButtons = layoutBackButtons
    }
}
