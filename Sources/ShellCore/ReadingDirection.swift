/// Which way people read, and so from which side a page comes and goes. (SwiftUI's `LayoutDirection`, under a name that does
/// not clash with it.)
public enum ReadingDirection: Equatable, Sendable {
    case leftToRight
    case rightToLeft
}
