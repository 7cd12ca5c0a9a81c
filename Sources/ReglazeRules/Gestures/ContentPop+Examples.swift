import ReglazeEngine

extension ContentPop {
    static let examples: [Example] = [
        .rewrites(
            """
            class CropPage: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    navigationController?.1️⃣interactivePopGestureRecognizer?.isEnabled = false // the crop frame
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    navigationController?.2️⃣interactivePopGestureRecognizer?.isEnabled = true
                }
            }
            """,
            to: """
                class CropPage: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = false // the crop frame
                        if #available(iOS 26.0, *) {
                            navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false
                        }
                    }
                    override func viewWillDisappear(_ animated: Bool) {
                        super.viewWillDisappear(animated)
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
                        if #available(iOS 26.0, *) {
                            navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = true
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Navigation: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    1️⃣interactivePopGestureRecognizer?.delegate = self
                }
            }
            extension Navigation: UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    viewControllers.count > 1
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        interactivePopGestureRecognizer?.delegate = self
                        if #available(iOS 26.0, *) {
                            interactiveContentPopGestureRecognizer?.delegate = self
                        }
                    }
                }
                extension Navigation: UIGestureRecognizerDelegate {
                    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                        viewControllers.count > 1
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Navigation: UINavigationController, UIGestureRecognizerDelegate {
              override func viewDidLoad() {
                super.viewDidLoad()
                self.1️⃣interactivePopGestureRecognizer!.delegate = self
              }

              func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
                return viewControllers.count > 1
              }
            }
            """,
            to: """
                final class Navigation: UINavigationController, UIGestureRecognizerDelegate {
                  override func viewDidLoad() {
                    super.viewDidLoad()
                    self.interactivePopGestureRecognizer!.delegate = self
                    if #available(iOS 26.0, *) {
                      self.interactiveContentPopGestureRecognizer?.delegate = self
                    }
                  }

                  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    guard isPopGesture(gestureRecognizer) else { return true }
                    return viewControllers.count > 1
                  }

                  /// The pop from the edge, and since iOS 26 the one from the content.
                  private func isPopGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    if #available(iOS 26.0, *), gestureRecognizer === interactiveContentPopGestureRecognizer { return true }
                    return gestureRecognizer === interactivePopGestureRecognizer
                  }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Page: UIViewController {
                var canGoBack = false
                func update() {
                    guard let pop = navigationController?.interactivePopGestureRecognizer else { return }
                    1️⃣pop.isEnabled = canGoBack && view != nil
                }
            }
            """,
            to: """
                class Page: UIViewController {
                    var canGoBack = false
                    func update() {
                        guard let pop = navigationController?.interactivePopGestureRecognizer else { return }
                        pop.isEnabled = canGoBack && view != nil
                        navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = canGoBack && view != nil
                    }
                }
                """,
            .unsafe, target: 26),
        // What is read would be another value for the second one.
        .explains(
            """
            class Page: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    navigationController?.1️⃣interactivePopGestureRecognizer?.isEnabled = false
                }
                override func viewWillDisappear(_ animated: Bool) {
                    if animated { navigationController?.2️⃣interactivePopGestureRecognizer?.isEnabled = true }
                }
            }
            """),
        .explains(
            """
            class Page: UIViewController {
                func toggle() {
                    guard let pop = navigationController?.interactivePopGestureRecognizer else { return }
                    navigationController?.1️⃣interactivePopGestureRecognizer?.isEnabled = !pop.isEnabled
                }
            }
            """,
            because: "read from a pop recogniser"),
        // The class above it has a function of the name that the rewrite would give its own.
        .explains(
            """
            class Base: UINavigationController { func isPopGesture(_ gesture: UIGestureRecognizer) -> Bool { false } }
            class Navigation: Base, UIGestureRecognizerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    1️⃣interactivePopGestureRecognizer?.delegate = self
                }
                func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
                    if gesture == interactivePopGestureRecognizer { return viewControllers.count > 1 }
                    return true
                }
            }
            """,
            because: "one that it comes from"),
        .explains(
            """
            class Page: UIViewController, UIGestureRecognizerDelegate {
                override func viewDidLoad() {
                    navigationController?.1️⃣interactivePopGestureRecognizer?.delegate = self
                }
            }
            """,
            because: "give back the one that was there"),
        .explains(
            """
            class Page: UIViewController {
                override func viewWillDisappear(_ animated: Bool) {
                    navigationController?.1️⃣interactivePopGestureRecognizer?.delegate = nil
                }
            }
            """,
            because: "`nil` takes the system's own delegate away"),
        .explains(
            """
            class Navigation: UINavigationController, UIGestureRecognizerDelegate {
                override func viewDidLoad() {
                    1️⃣interactivePopGestureRecognizer?.delegate = self
                }
            }
            """,
            because: "no `gestureRecognizerShouldBegin`"),
        .explains(
            """
            class Navigation: UINavigationController {
                private let guardian = Guardian()
                override func viewDidLoad() {
                    1️⃣interactivePopGestureRecognizer?.delegate = guardian
                }
            }
            class Guardian: NSObject, UIGestureRecognizerDelegate {}
            """,
            because: "no `gestureRecognizerShouldBegin` of its own"),
        .explains(
            """
            class Navigation: UINavigationController {
                func guardPop(by guardian: any UIGestureRecognizerDelegate) {
                    1️⃣interactivePopGestureRecognizer?.delegate = guardian
                }
            }
            """,
            because: "`guardian` answers"),
        .rewrites(
            """
            class Navigation: UINavigationController {
                private let guardian = Guardian()
                override func viewDidLoad() {
                    1️⃣interactivePopGestureRecognizer?.delegate = guardian
                }
            }
            class Guardian: NSObject, UIGestureRecognizerDelegate {
                weak var navigation: UINavigationController?
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    navigation.map { $0.viewControllers.count > 1 } ?? false
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    private let guardian = Guardian()
                    override func viewDidLoad() {
                        interactivePopGestureRecognizer?.delegate = guardian
                        if #available(iOS 26.0, *) {
                            interactiveContentPopGestureRecognizer?.delegate = guardian
                        }
                    }
                }
                class Guardian: NSObject, UIGestureRecognizerDelegate {
                    weak var navigation: UINavigationController?
                    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                        navigation.map { $0.viewControllers.count > 1 } ?? false
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            class Gallery: UIViewController {
                let scrollView = UIScrollView()
                func connect(_ navigation: UINavigationController) {
                    scrollView.panGestureRecognizer.require(toFail: navigation.1️⃣interactivePopGestureRecognizer!)
                }
            }
            """,
            because: "wherever the finger starts"),
        .explains(
            """
            class Page: UIViewController {
                func isBusy() -> Bool { true }
                func update() {
                    navigationController?.1️⃣interactivePopGestureRecognizer?.isEnabled = isBusy() == false
                }
            }
            """,
            because: "put it into a constant"),
        .silent(
            """
            class Page: UIViewController {
                func update(_ isOn: Bool) {
                    navigationController?.interactivePopGestureRecognizer?.isEnabled = isOn
                    if #available(iOS 26.0, *) {
                        navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = isOn
                    }
                }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                func update(_ isOn: Bool) {
                    if #available(iOS 26.0, *) { return } else {
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = isOn
                    }
                }
            }
            """),
        // Never switched off anywhere.
        .silent(
            """
            class Page: UIViewController {
                // interactivePopGestureRecognizer?.isEnabled = false
                func update() { navigationController?.interactivePopGestureRecognizer?.isEnabled = true }
            }
            """),
        .silent(
            """
            class Page: UIViewController {
                var isPopping: Bool { navigationController?.interactivePopGestureRecognizer?.isEnabled == true }
            }
            """),
    ]
}
