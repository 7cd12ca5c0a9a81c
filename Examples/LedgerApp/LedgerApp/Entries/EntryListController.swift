import UIKit

final class EntryListController: UIViewController {
    private let store: EntryStore
    private let tableView = UITableView(frame: .zero, style: .plain)

    init(store: EntryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Entries"
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)

        let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addEntry))
        let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        gap.width = -16
        navigationItem.rightBarButtonItems = [gap, add]

        let avatar = UIButton(type: .custom)
        avatar.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        avatar.backgroundColor = .white
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: avatar)
        navigationItem.preferredSearchBarPlacement = .inline
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = UIApplication.shared.statusBarFrame.height + BarStyle.navigationBarHeight
        tableView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - 64)
    }

    @objc private func addEntry() {
        let editor = LedgerNavigationController(rootViewController: EntryEditorController(store: store))
        present(editor, animated: true)
    }
}

extension EntryListController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.entries.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = store.entries[indexPath.row].title
        cell.detailTextLabel?.text = store.entries[indexPath.row].amount
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = EntryDetailController(entry: store.entries[indexPath.row], store: store)
        navigationController?.pushViewController(page, animated: true)
    }
}
