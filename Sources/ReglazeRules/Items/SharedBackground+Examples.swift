import ReglazeEngine

extension SharedBackground {
    static let examples: [Example] = [
        .rewrites(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    button.backgroundColor = .systemBlue
                    button.layer.cornerRadius = 16
                    let item = 1️⃣UIBarButtonItem(customView: button) // account
                    navigationItem.rightBarButtonItem = item
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let button = UIButton(type: .system)
                        button.backgroundColor = .systemBlue
                        button.layer.cornerRadius = 16
                        let item = UIBarButtonItem(customView: button) // account
                        if #available(iOS 26.0, *) {
                            item.hidesSharedBackground = true
                        }
                        navigationItem.rightBarButtonItem = item
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                lazy var badge: UILabel = {
                    let label = UILabel()
                    label.backgroundColor = .red
                    return label
                }()
                func show() {
                    navigationItem.leftBarButtonItem = 1️⃣UIBarButtonItem(customView: badge)
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    lazy var badge: UILabel = {
                        let label = UILabel()
                        label.backgroundColor = .red
                        return label
                    }()
                    func show() {
                        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: badge)
                        navigationItem.leftBarButtonItem?.hidesSharedBackground = true
                    }
                }
                """,
            .unsafe, target: 26),
        .explains(
            """
            class Page: UIViewController {
                func show() {
                    navigationItem.rightBarButtonItems = [1️⃣UIBarButtonItem(customView: Badge())]
                }
            }
            class Badge: UIView {
                override func didMoveToWindow() { backgroundColor = .red }
            }
            """,
            because: "no name"),
        .rewrites(
            """
            class Page: UIViewController {
                let count = UILabel()
                lazy var share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let total = 1️⃣UIBarButtonItem(customView: count) // how many
                    navigationItem.rightBarButtonItems = [share, total]
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    let count = UILabel()
                    lazy var share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: nil)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let total = UIBarButtonItem(customView: count) // how many
                        if #available(iOS 26.0, *) {
                            total.sharesBackground = false
                        }
                        navigationItem.rightBarButtonItems = [share, total]
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                let wifi = UISwitch()
                lazy var wifiItem = 1️⃣UIBarButtonItem(customView: wifi)
                override func viewDidLoad() {
                    let info = UIBarButtonItem(image: UIImage(systemName: "info"), style: .plain, target: self, action: nil)
                    setToolbarItems([wifiItem, info], animated: false)
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    let wifi = UISwitch()
                    lazy var wifiItem = UIBarButtonItem(customView: wifi)
                    override func viewDidLoad() {
                        let info = UIBarButtonItem(image: UIImage(systemName: "info"), style: .plain, target: self, action: nil)
                        setToolbarItems([wifiItem, info], animated: false)
                        wifiItem.sharesBackground = false
                    }
                }
                """,
            .unsafe, target: 26),
        .explains(
            """
            class Page: UIViewController {
                let share = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
                func show() {
                    navigationItem.leftBarButtonItems = [share, 1️⃣UIBarButtonItem(customView: UILabel())]
                }
            }
            """,
            because: "no name"),
        // What is set of a bar button can't be set of `Any`.
        .explains(
            """
            class Page: UIViewController {
                var last: Any?
                func show() {
                    let box = UIView()
                    box.backgroundColor = .red
                    last = 1️⃣UIBarButtonItem(customView: box)
                    let item: UIBarItem = 2️⃣UIBarButtonItem(customView: box)
                    last = item
                }
            }
            """,
            because: "no name"),
        // A space, a text, a done button and an icon of one's own part nothing that is one, and what the code says holds.
        .silent(
            """
            class Page: UIViewController {
                let label = UILabel()
                func show(_ space: UIBarButtonItem) {
                    let total = UIBarButtonItem(customView: label)
                    let share = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
                    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
                    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
                    toolbarItems = [total, .flexibleSpace(), share]
                    navigationItem.rightBarButtonItems = [done, total]
                    navigationItem.leftBarButtonItems = [edit, total, space]
                    navigationItem.leftBarButtonItems = [share, UIBarButtonItem(customView: UIButton(type: .system))]
                }
            }
            class Other: UIViewController {
                func show(_ label: UILabel, _ share: UIBarButtonItem) {
                    let total = UIBarButtonItem(customView: label)
                    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
                    let items = [add, total]
                    if #available(iOS 26.0, *) { for item in items { item.sharesBackground = false } }
                    navigationItem.rightBarButtonItems = [add, total]
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    let button = UIButton(type: .system)
                    button.backgroundColor = .clear
                    view.backgroundColor = .white
                    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    let button = UIButton(type: .system)
                    button.backgroundColor = .red
                    let item = UIBarButtonItem(customView: button)
                    if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
                    // UIBarButtonItem(customView: button)
                }
            }
            """),
    ]
}
