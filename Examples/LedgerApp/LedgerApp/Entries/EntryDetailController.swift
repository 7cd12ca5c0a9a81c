import UIKit

/// One entry under a large photo of its receipt, so without the usual bar.
final class EntryDetailController: UIViewController {
    private let entry: Entry
    private let store: EntryStore
    private let bar = UINavigationBar()

    init(entry: Entry, store: EntryStore) {
        self.entry = entry
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = entry.title
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let badge = UILabel()
        badge.text = entry.amount
        badge.backgroundColor = BarStyle.brand
        let amount = UIBarButtonItem(customView: badge)
        navigationItem.rightBarButtonItem = amount

        bar.standardAppearance = BarStyle.overPhoto()
        bar.setItems([navigationItem], animated: false)
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.addSubview(bar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// An empty receipt at the resolution of the screen.
    func makeReceipt() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 320, height: 480), true, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
