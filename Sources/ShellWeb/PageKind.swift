/// How a page looks. The numbers are what the page reads.
enum PageKind: Int, Sendable {
    case list = 0
    case photos = 1
    case photo = 2
    case guides = 3
    case guide = 4
    case article = 5
    case profile = 6
    case settings = 7
    case hike = 8
}
