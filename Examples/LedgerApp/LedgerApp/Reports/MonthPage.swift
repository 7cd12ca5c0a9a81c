import UIKit

/// The sum of one month.
final class MonthPage: PagedListPage {
    let listView: UIView

    init(entries: [Entry]) {
        let label = CountLabel()
        label.count = entries.count
        label.numberOfLines = 0
        listView = label
    }
}

/// A number of entries, which is counted up to.
private final class CountLabel: UILabel {
    var count = 0
    private var shown = 0
    private var link: CADisplayLink?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        let room = window?.windowScene?.coordinateSpace.bounds.width ?? 0
        font = .systemFont(ofSize: room > 700 ? 34 : 17)
        link?.invalidate()
        link = window?.windowScene?.screen.displayLink(withTarget: self, selector: #selector(countUp))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func countUp() {
        text = "\(shown) entries"
        if shown == count { link?.invalidate() } else { shown += 1 }
    }
}
