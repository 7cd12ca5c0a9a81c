import ReglazeEngine

extension DisablesOthers {
    static let examples: [Example] = [
        .rewrites(
            """
            extension UIViewController {
                func setPop(_ isOn: Bool) {
                    1️⃣for gesture in navigationController?.interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] {
                        gesture.isEnabled = isOn
                    }
                }
            }
            """,
            to: """
                extension UIViewController {
                    func setPop(_ isOn: Bool) {
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = isOn
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            extension UIViewController {
                func setPop(_ isOn: Bool) {
                    if let pop = navigationController?.interactivePopGestureRecognizer {
                        // All of them
                        let gestures = pop.view?.gestureRecognizers ?? []
                        1️⃣for gesture in gestures {
                            gesture.isEnabled = isOn
                        }
                        pop.isEnabled = isOn
                    }
                }
            }
            """,
            to: """
                extension UIViewController {
                    func setPop(_ isOn: Bool) {
                        if let pop = navigationController?.interactivePopGestureRecognizer {
                            // All of them
                            pop.isEnabled = isOn
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            extension UIViewController {
                func setPop(_ isOn: Bool) {
                    if let pop = navigationController?.interactivePopGestureRecognizer {
                        let gestureRecognizers = pop.view?.gestureRecognizers ?? []
                        1️⃣for gesture in gestureRecognizers {
                            gesture.isEnabled = isOn
                        }
                    }
                }
            }
            """,
            to: """
                extension UIViewController {
                    func setPop(_ isOn: Bool) {
                        if let pop = navigationController?.interactivePopGestureRecognizer {
                            pop.isEnabled = isOn
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            extension UIViewController {
                func closePop() {
                    if let gestures = self.navigationController?.interactivePopGestureRecognizer?.view?.gestureRecognizers {
                        1️⃣for item in gestures {
                            item.isEnabled = false
                        }
                    }
                }
            }
            """,
            to: """
                extension UIViewController {
                    func closePop() {
                        self.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            class Navigation: UINavigationController {
                func stop() {
                    1️⃣interactivePopGestureRecognizer?.view?.gestureRecognizers?.forEach { $0.isEnabled = false }
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    func stop() {
                        interactivePopGestureRecognizer?.isEnabled = false
                    }
                }
                """,
            .unsafe),
        // The statement below is not always reached.
        .rewrites(
            """
            class Navigation: UINavigationController {
                func stop(_ isDone: Bool) {
                    1️⃣interactivePopGestureRecognizer?.view?.gestureRecognizers?.forEach { $0.isEnabled = false }
                    if isDone { return }
                    interactivePopGestureRecognizer?.isEnabled = false
                }
            }
            """,
            to: """
                class Navigation: UINavigationController {
                    func stop(_ isDone: Bool) {
                        interactivePopGestureRecognizer?.isEnabled = false
                        if isDone { return }
                        interactivePopGestureRecognizer?.isEnabled = false
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            class Navigation: UINavigationController {
                func stop() {
                    1️⃣for gesture in interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] {
                        // The pan of the map
                        gesture.isEnabled = false
                        print(gesture)
                    }
                }
            }
            """,
            because: "more than that"),
        .explains(
            """
            class Navigation: UINavigationController {
                func stop() {
                    guard let gestures = interactivePopGestureRecognizer?.view?.gestureRecognizers else { return }
                    1️⃣for gesture in gestures {
                        gesture.isEnabled = false
                    }
                }
            }
            """,
            because: "more than that"),
        // The branch before it would go with it.
        .explains(
            """
            class Navigation: UINavigationController {
                var isFirst = true
                func stop() {
                    if isFirst {
                        print("first")
                    } else if let gestures = interactivePopGestureRecognizer?.view?.gestureRecognizers {
                        1️⃣for gesture in gestures { gesture.isEnabled = false }
                    }
                }
            }
            """,
            because: "chain of branches"),
        .explains(
            """
            class Navigation: UINavigationController {
                func stop() {
                    let gestures = interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [], count = 3
                    1️⃣for gesture in gestures {
                        gesture.isEnabled = count > 2
                    }
                }
            }
            """,
            because: "declared together"),
        .explains(
            """
            class Navigation: UINavigationController {
                let mine = UIPanGestureRecognizer()
                func stop() {
                    1️⃣for gesture in interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] where gesture !== mine {
                        gesture.isEnabled = false
                    }
                }
            }
            """,
            because: "some of them only"),
        .explains(
            """
            class Navigation: UINavigationController {
                let mine = UIPanGestureRecognizer()
                func stop() {
                    1️⃣for gesture in interactivePopGestureRecognizer!.view!.gestureRecognizers! + [mine] {
                        gesture.isEnabled = false
                    }
                }
            }
            """,
            because: "others are added"),
        .explains(
            """
            class Navigation: UINavigationController {
                func stop() {
                    1️⃣for gesture in interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] { /* all of them */
                        gesture.isEnabled = false
                    }
                }
            }
            """,
            because: "a comment"),
        .explains(
            """
            class Navigation: UINavigationController {
                func stop() {
                    all: 1️⃣for gesture in interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] {
                        gesture.isEnabled = false
                    }
                }
            }
            """,
            because: "label"),
        .silent(
            """
            class Navigation: UINavigationController {
                func list() {
                    for gesture in interactivePopGestureRecognizer?.view?.gestureRecognizers ?? [] { print(gesture) }
                    for gesture in view.gestureRecognizers ?? [] { gesture.isEnabled = false }
                }
            }
            """),
    ]
}
