import UIKit

/// One page of a pager.
protocol PagedListPage: AnyObject {
    var listView: UIView { get }
}

/// What a pager asks for its pages.
protocol PagedListDataSource: AnyObject {
    func numberOfPages(in list: PagedListController) -> Int
    func page(at index: Int, in list: PagedListController) -> PagedListPage
}

/// Pages side by side, turned by a swipe.
class PagedListController: UIViewController {
    weak var dataSource: PagedListDataSource?
    private let scrollView = UIScrollView()
    private var pages: [PagedListPage] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        view.addSubview(scrollView)
    }

    func reloadPages() {
        pages.forEach { $0.listView.removeFromSuperview() }
        pages = (0..<(dataSource?.numberOfPages(in: self) ?? 0)).compactMap { dataSource?.page(at: $0, in: self) }
        pages.forEach { scrollView.addSubview($0.listView) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
        let top = isWide ? 0 : BarStyle.navigationBarHeight
        let size = CGSize(width: view.bounds.width, height: view.bounds.height - BarStyle.tabBarHeight)
        scrollView.frame = CGRect(x: 0, y: top, width: size.width, height: size.height)
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        for (index, page) in pages.enumerated() {
            page.listView.frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
        }
    }
}
