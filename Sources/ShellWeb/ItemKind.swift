/// The bar buttons of the demo app. The numbers are what the page reads.
enum ItemKind: Int, Sendable {
    case back = 0
    case search = 1
    case share = 2

    /// A picture on a background of its own.
    case account = 3
    case more = 4
    case heart = 5
}
