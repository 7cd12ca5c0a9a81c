/// What a layer is filled with. The numbers are what the page reads; it knows the colours, light and dark.
enum Ground: Int, Sendable {
    /// No layer of the app has a colour: the system's black.
    case system = 0

    /// White in light and dark: a window that somebody gave a colour long ago.
    case white = 1

    /// The background of the app's pages.
    case page = 2

    /// The background of pages that are dark in light and dark: photos.
    case night = 3
}
