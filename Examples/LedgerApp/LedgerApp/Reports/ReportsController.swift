import UIKit

/// The months, each a page.
final class ReportsController: PagedListController {
    private let store: EntryStore

    init(store: EntryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Reports"
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        reloadPages()
        #if TRIES_SDK_27
            // A chart is looked at whole, so its bar stays.
            if #available(iOS 27.0, *) { navigationItem.barMinimizeBehavior = .never }
        #endif
    }

    /// While a chart is being dragged nothing else may move.
    func setSwipes(_ isOn: Bool) {
        for gesture in navigationController?.interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] {
            gesture.isEnabled = isOn
        }
    }
}

extension ReportsController: PagedListDataSource {
    func numberOfPages(in list: PagedListController) -> Int { 2 }

    func page(at index: Int, in list: PagedListController) -> PagedListPage {
        MonthPage(entries: store.entries(in: index))
    }
}
