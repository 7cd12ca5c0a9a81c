import ReglazeEngine

extension ReloadDuringPop {
    static let examples: [Example] = [
        .rewrites(
            """
            class Accounts: UIViewController {
                let tableView = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tableView.1️⃣reloadData() // totals
                }
                func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
            }
            """,
            to: """
                class Accounts: UIViewController {
                    let tableView = UITableView()
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if let coordinator = transitionCoordinator {
                            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                                self?.tableView.reloadData()
                            }
                        } else {
                            tableView.reloadData() // totals
                        }
                    }
                    func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Base: UIViewController {}
            class Accounts: Base {
                var tableView: UITableView?
                var isStale = false
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    if isStale {
                        self.tableView?.1️⃣reloadData()
                    }
                }
            }
            extension Accounts {
                func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
            }
            """,
            to: """
                class Base: UIViewController {}
                class Accounts: Base {
                    var tableView: UITableView?
                    var isStale = false
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if isStale {
                            if let coordinator = transitionCoordinator {
                                coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                                    self?.tableView?.reloadData()
                                }
                            } else {
                                self.tableView?.reloadData()
                            }
                        }
                    }
                }
                extension Accounts {
                    func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
                }
                """,
            .unsafe),
        .explains(
            """
            final class Chat: UIViewController {
                let tableView = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tableView.1️⃣reloadData()
                    if let last { tableView.scrollToRow(at: last, at: .bottom, animated: false) }
                }
                func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
            }
            """, because: "its old rows"),
        .explains(
            """
            class Accounts: UIViewController {
                let tables = [UITableView()]
                override func viewWillAppear(_ animated: Bool) {
                    let table = tables[0]
                    table.1️⃣reloadData()
                    performSegue()
                }
                func performSegue() {}
            }
            """,
            because: "no property"),
        .explains(
            """
            class Accounts: UIViewController {
                let table = UITableView()
                let grid = UICollectionView(frame: .zero)
                override func viewWillAppear(_ animated: Bool) {
                    table.1️⃣reloadData()
                    grid.reloadData()
                    navigationController?.pushViewController(UIViewController(), animated: true)
                }
            }
            """,
            because: "several lists"),
        // `rows` alone does not compile where `self` is held weakly.
        .explains(
            """
            class Accounts: UIViewController {
                let table = UITableView()
                var rows: [IndexPath] = []
                override func viewWillAppear(_ animated: Bool) {
                    table.1️⃣reloadRows(at: rows, with: .none)
                    navigationController?.pushViewController(UIViewController(), animated: true)
                }
            }
            """,
            because: "names members of the page"),
        // Nothing is pushed from here.
        .silent(
            """
            class Accounts: UIViewController {
                let table = UITableView()
                override func viewWillAppear(_ animated: Bool) { table.reloadData() }
            }
            """),
        .silent(
            """
            class Accounts: UIViewController {
                let table = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    DispatchQueue.main.async { self.table.reloadData() }
                    // table.reloadData()
                }
                override func viewDidAppear(_ animated: Bool) { table.reloadData() }
                func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
            }
            """),
        // Not a view controller.
        .silent(
            """
            class Base { func viewWillAppear(_ animated: Bool) {} }
            class Presenter: Base {
                let table = UITableView()
                override func viewWillAppear(_ animated: Bool) { table.reloadData() }
                func pushViewController() {}
            }
            """),
    ]
}
