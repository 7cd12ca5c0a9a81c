import UIKit

/// The sum of one month.
final class MonthPage: PagedListPage {
    let listView: UIView

    init(entries: [Entry]) {
        let label = UILabel()
        label.text = "\(entries.count) entries"
        label.numberOfLines = 0
        listView = label
    }
}
