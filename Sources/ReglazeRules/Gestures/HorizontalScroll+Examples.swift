import ReglazeEngine

extension HorizontalScroll {
    /// What the examples need of the two libraries.
    private static let library = """
        public protocol JXSegmentedListContainerViewDataSource: AnyObject {
            func numberOfLists(in listContainerView: JXSegmentedListContainerView) -> Int
            func scrollViewClass(in listContainerView: JXSegmentedListContainerView) -> AnyClass
        }
        extension JXSegmentedListContainerViewDataSource {
            public func scrollViewClass(in listContainerView: JXSegmentedListContainerView) -> AnyClass { UIScrollView.self }
        }
        public class JXSegmentedListContainerView: UIView {
            public init(dataSource: JXSegmentedListContainerViewDataSource) { super.init(frame: .zero) }
            public required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        public protocol JXPagingViewDelegate: NSObjectProtocol {
            func numberOfLists(in pagingView: JXPagingView) -> Int
            func scrollViewClassInListContainerView(in pagingView: JXPagingView) -> AnyClass?
        }
        extension JXPagingViewDelegate {
            public func scrollViewClassInListContainerView(in pagingView: JXPagingView) -> AnyClass? { nil }
        }
        public class JXPagingView: UIView {}
        """
    private static let files = ["Pods/JX.swift": "import UIKit\n" + library]

    static let examples: [Example] = [
        .rewrites(
            """
            import UIKit

            class News: UIViewController {
                lazy var lists = JXSegmentedListContainerView(dataSource: self)
            }

            extension News: 1️⃣JXSegmentedListContainerViewDataSource {
                func numberOfLists(in listContainerView: JXSegmentedListContainerView) -> Int { 3 }
            }

            """,
            to: """
                import UIKit

                class News: UIViewController {
                    lazy var lists = JXSegmentedListContainerView(dataSource: self)
                }

                extension News: JXSegmentedListContainerViewDataSource {
                    func numberOfLists(in listContainerView: JXSegmentedListContainerView) -> Int { 3 }

                    func scrollViewClass(in listContainerView: JXSegmentedListContainerView) -> AnyClass { PagerScrollView.self }
                }

                """ + PagerScrollView.scroll.declaration(unit: "    "),
            .unsafe, with: files),
        .rewrites(
            """
            import UIKit

            class Profile: UIViewController, 1️⃣JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
            }

            """,
            to: """
                import UIKit

                class Profile: UIViewController, JXPagingViewDelegate {
                    func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }

                    func scrollViewClassInListContainerView(in pagingView: JXPagingView) -> AnyClass? { PagerCollectionView.self }
                }

                """ + PagerScrollView.collection.declaration(unit: "    "),
            .unsafe, with: files),
        .rewrites(
            """
            import UIKit

            class Profile: UIViewController, 1️⃣JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
            }
            """,
            to: """
                import UIKit

                class Profile: UIViewController, JXPagingViewDelegate {
                    func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }

                    func scrollViewClassInListContainerView(in pagingView: JXPagingView) -> AnyClass? { PagerCollectionView.self }
                }
                """,
            .unsafe,
            with: files.merging(["Pager.swift": "import UIKit\nclass PagerCollectionView: UICollectionView {}"]) { $1 }),
        .explains(
            """
            class Profile: UIViewController, 1️⃣JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
            }
            """,
            because: "the name `PagerCollectionView`", with: ["Own.swift": "enum PagerCollectionView {}"]),
        .rewrites(
            """
            class Guide: UIViewController {
                private let scrollView: UIScrollView = {
                    let scrollView = UIScrollView()
                    scrollView.1️⃣isPagingEnabled = true
                    scrollView.showsHorizontalScrollIndicator = false
                    return scrollView
                }()
                override func viewDidLoad() {
                    navigationItem.title = "Guide"
                }
            }

            """,
            to: """
                class Guide: UIViewController {
                    private let scrollView: UIScrollView = {
                        let scrollView = PagerScrollView()
                        scrollView.isPagingEnabled = true
                        scrollView.showsHorizontalScrollIndicator = false
                        return scrollView
                    }()
                    override func viewDidLoad() {
                        navigationItem.title = "Guide"
                    }
                }

                """ + PagerScrollView.scroll.declaration(unit: "    "),
            .unsafe),
        // A view has the pager, and a page has the view.
        .rewrites(
            """
            class Pages: UIView {
                private lazy var pager: UIScrollView = {
                    let pager = UIScrollView(frame: bounds)
                    pager.1️⃣isPagingEnabled = true
                    pager.showsHorizontalScrollIndicator = false
                    return pager
                }()
            }
            class News: UIViewController {
                let pages = Pages()
                override func viewDidLoad() {
                    navigationItem.title = "News"
                }
            }

            """,
            to: """
                class Pages: UIView {
                    private lazy var pager: UIScrollView = {
                        let pager = PagerScrollView(frame: bounds)
                        pager.isPagingEnabled = true
                        pager.showsHorizontalScrollIndicator = false
                        return pager
                    }()
                }
                class News: UIViewController {
                    let pages = Pages()
                    override func viewDidLoad() {
                        navigationItem.title = "News"
                    }
                }

                """ + PagerScrollView.scroll.declaration(unit: "    "),
            .unsafe),
        // A cell, a view that no page with a bar names, and one whose page has settled it.
        .silent(
            """
            class Pictures: UICollectionViewCell {
                let pager = UIScrollView()
                func set() {
                    pager.isPagingEnabled = true
                    pager.showsHorizontalScrollIndicator = false
                }
            }
            class Pages: UIView {
                let pager = UIScrollView()
                func set() {
                    pager.isPagingEnabled = true
                    pager.showsHorizontalScrollIndicator = false
                }
            }
            class Settled: UIView {
                let pager = UIScrollView()
                func set() {
                    pager.isPagingEnabled = true
                    pager.showsHorizontalScrollIndicator = false
                }
            }
            class News: UIViewController {
                let settled = Settled()
                func show() {
                    navigationItem.title = "News"
                    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
                }
            }
            class Gallery: UIViewController {
                func show(_ list: UICollectionView) {
                    navigationItem.title = "Gallery"
                    list.register(Pictures.self, forCellWithReuseIdentifier: "a")
                }
            }
            class Plain: UIViewController {
                let pages = Pages()
            }
            """),
        // Not in a navigation controller, as far as is seen; a class of its own; scrolling down.
        .silent(
            """
            class Guide: UIViewController {
                let scrollView = UIScrollView()
                override func viewDidLoad() {
                    scrollView.isPagingEnabled = true
                    scrollView.showsHorizontalScrollIndicator = false
                }
            }
            class Own: UIScrollView {}
            class Other: UIViewController {
                let scrollView = Own()
                override func viewDidLoad() {
                    scrollView.isPagingEnabled = true
                    scrollView.showsHorizontalScrollIndicator = false
                    navigationItem.title = ""
                }
            }
            class Down: UIViewController {
                let scrollView = UIScrollView()
                override func viewDidLoad() {
                    scrollView.isPagingEnabled = true
                    navigationItem.title = ""
                }
            }
            """),
        // The page has an answer already.
        .silent(
            """
            class Profile: UIViewController, JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
            }
            extension Profile {
                func scrollViewClassInListContainerView(in pagingView: JXPagingView) -> AnyClass? { OwnScrollView.self }
            }
            """),
        .silent(
            """
            class Profile: UIViewController, JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
                func connect(_ pan: UIPanGestureRecognizer) {
                    pan.require(toFail: navigationController!.interactivePopGestureRecognizer!)
                }
            }
            class Base: UIViewController {
                func turn(to index: Int) { navigationController?.interactivePopGestureRecognizer?.isEnabled = index == 0 }
            }
            class Other: Base, JXPagingViewDelegate {
                func numberOfLists(in pagingView: JXPagingView) -> Int { 3 }
            }
            """),
        // The library itself.
        .silent(
            """
            public protocol JXPagingViewDelegate: AnyObject {}
            class Profile: UIViewController, JXPagingViewDelegate {}
            """),
        .silent("// class Profile: UIViewController, JXPagingViewDelegate {}"),
    ]
}
