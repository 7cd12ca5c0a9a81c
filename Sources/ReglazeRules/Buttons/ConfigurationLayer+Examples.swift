import ReglazeEngine

extension ConfigurationLayer {
    static let examples: [Example] = [
        .rewrites(
            """
            class Page: UIViewController {
                func makeButton() -> UIButton {
                    let button = UIButton(configuration: .filled())
                    button.layer.1️⃣cornerRadius = 8 // as the cards
                    button.layer.2️⃣borderWidth = 1
                    button.layer.3️⃣borderColor = UIColor.red.cgColor
                    return button
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    func makeButton() -> UIButton {
                        let button = UIButton(configuration: .filled())
                        button.configuration?.background.cornerRadius = 8
                        button.configuration?.cornerStyle = .fixed // as the cards
                        button.configuration?.background.strokeWidth = 1
                        button.configuration?.background.strokeColor = UIColor.red
                        return button
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                private let button: UIButton = {
                    var configuration = UIButton.Configuration.tinted()
                    configuration.cornerStyle = .fixed
                    let button = UIButton(type: .system)
                    button.configuration = configuration
                    button.configuration?.cornerStyle = .fixed
                    button.layer.1️⃣cornerRadius = 8
                    return button
                }()
            }
            """,
            to: """
                class Page: UIViewController {
                    private let button: UIButton = {
                        var configuration = UIButton.Configuration.tinted()
                        configuration.cornerStyle = .fixed
                        let button = UIButton(type: .system)
                        button.configuration = configuration
                        button.configuration?.cornerStyle = .fixed
                        button.configuration?.background.cornerRadius = 8
                        return button
                    }()
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .gray())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    self.button.layer.1️⃣borderWidth = 2
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    let button = UIButton(configuration: .gray())
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        self.button.configuration?.background.strokeWidth = 2
                    }
                }
                """,
            .unsafe),
        // Without its configuration, a button has its layer alone.
        .silent(
            """
            class Page: UIViewController {
                let save = UIButton()
                func paint() {
                    let button = UIButton(configuration: .filled())
                    button.configuration = nil
                    button.layer.cornerRadius = 8
                    var other = UIButton(configuration: .filled())
                    other = UIButton(type: .system)
                    other.layer.cornerRadius = 8
                    let third = UIButton(configuration: .filled())
                    third.configuration = .plain()
                    third.layer.cornerRadius = 8
                }
                func paintSave(isNew: Bool) {
                    if isNew {
                        save.configuration = .filled()
                        return
                    }
                    save.configuration = nil
                    save.layer.cornerRadius = 8
                }
            }
            """),
        .explains(
            """
            class Chip: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    configuration = .gray()
                }
                func show() {
                    layer.1️⃣cornerRadius = 4
                }
                func clear() { configuration = nil }
            }
            """, because: "taken away again (line 9)"),
        .explains(
            """
            class Page: UIViewController {
                lazy var button: UIButton = {
                    let button = UIButton()
                    button.layer.1️⃣cornerRadius = 8
                    button.configuration = .filled()
                    return button
                }()
            }
            """,
            because: "set further down"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                func paint() {
                    button.layer.1️⃣borderWidth = /* as in the drawing */ 2
                }
            }
            """,
            because: "a comment"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                func paint() {
                    button.layer.1️⃣cornerRadius = 8
                    button.layer.maskedCorners = [.layerMinXMinYCorner]
                }
            }
            """,
            because: "picks corners"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                func paint() {
                    button.configuration?.cornerStyle = .capsule
                    button.layer.1️⃣cornerRadius = 8
                }
            }
            """,
            because: "`cornerStyle` is set already"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .gray())
                override func viewDidLayoutSubviews() {
                    button.layer.1️⃣cornerRadius = button.bounds.height / 2
                }
            }
            """,
            because: "follows the button's size"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .gray())
                func paint(_ color: CGColor) { button.layer.1️⃣borderWidth = 1 }
            }
            """,
            because: "other code stands on the line"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .gray())
                func paint(_ color: CGColor) {
                    button.layer.1️⃣borderColor = color
                }
            }
            """,
            because: "a `CGColor` from elsewhere"),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .gray())
                func paint(_ color: CGColor) {
                    button.layer.1️⃣borderWidth = 2
                    button.layer.2️⃣borderColor = color
                }
            }
            """,
            because: "a stroke takes"),
        // No background of the configuration's own.
        .silent(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .plain())
                func paint() {
                    button.layer.cornerRadius = 8
                }
            }
            """),
        // A background of the button's own, and a configuration of which nothing is known.
        .silent(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                let other = UIButton(configuration: makeConfiguration())
                static func makeConfiguration() -> UIButton.Configuration { .plain() }
                func paint() {
                    button.backgroundColor = .red
                    button.layer.cornerRadius = 8
                    other.layer.cornerRadius = 8
                }
            }
            """),
        // Clipped by the button itself.
        .silent(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                func paint() {
                    button.layer.cornerRadius = 8
                    button.clipsToBounds = true
                }
            }
            """),
        .explains(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                func paint() {
                    button.layer.cornerRadius = 8
                    button.layer.1️⃣borderWidth = 1
                    button.layer.masksToBounds = true
                }
            }
            """, because: "clips itself and its border"),
        // Another view, and a button without a configuration.
        .silent(
            """
            class Page: UIViewController {
                let button = UIButton(configuration: .filled())
                let card = UIView()
                let old = UIButton(type: .system)
                func paint() {
                    card.layer.cornerRadius = 8
                    old.layer.cornerRadius = 8
                    // button.layer.cornerRadius = 8
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                func paint() {
                    let button = UIButton(type: .custom)
                    button.layer.cornerRadius = 8
                }
                func other() {
                    let button = UIButton(configuration: .filled())
                    view.addSubview(button)
                }
            }
            """),
    ]
}
