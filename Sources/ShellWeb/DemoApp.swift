import ShellCore

/// The app in the phone: tabs and routes are numbers, whose names the page knows.
///
/// A route below the number of tabs is the root of that tab. Hikes start at 10, photos at 30, guides at 50, articles at 60;
/// 70 are the settings.
enum DemoApp {
    static let tabs = 4
    static let settings = 70

    static func page(_ route: Int) -> Page {
        switch route {
        case 0:
            Page(
                kind: .list, header: 64, largeTitle: 52, rows: 14, rowHeight: 76,
                items: [.account, .share, .search])
        case 1:
            Page(kind: .photos, ground: .night, header: 60, largeTitle: 52, rows: 12, rowHeight: 131, items: [.search])
        case 2: Page(kind: .guides, mode: .none, header: 320, rows: 12, rowHeight: 76)
        case 3: Page(kind: .profile, header: 178, largeTitle: 52, rows: 12, rowHeight: 52, items: [.more])
        case 10..<30: Page(kind: .hike, header: 292, largeTitle: 270, rows: 14, rowHeight: 60, items: [.heart, .share])
        case 30..<50: Page(kind: .photo, ground: .night, header: 470, rows: 8, rowHeight: 60, items: [.share])
        case 50..<60: Page(kind: .guide, header: 60, rows: 12, rowHeight: 76, panes: 3, items: [.heart])
        case 60..<70: Page(kind: .article, header: 250, largeTitle: 230, rows: 9, rowHeight: 96, items: [.share])
        default: Page(kind: .settings, mode: .page, header: 16, rows: 18, rowHeight: 52)
        }
    }

    /// Where a tap on a row leads; nil where it leads nowhere.
    static func destination(ofRow row: Int, on route: Int) -> Int? {
        guard row >= 0, row < page(route).rows else { return nil }
        switch route {
        case 0: return 10 + row
        case 1: return 30 + row
        case 2: return row < 3 ? 50 + row : 60 + row - 3
        case 3: return settings
        case 10..<30: return 10 + (route - 10 + row + 1) % 20
        case 50..<60: return 60 + row % 10
        default: return nil
        }
    }
}
