import ReglazeEngine
import SwiftSyntax

/// A page hides the navigation bar as it appears and shows it as it disappears.
struct HiddenBarTransition: SwiftRule {
    static let about = About(
        id: "bars/hidden-bar-transition",
        summary: "The navigation bar is toggled as a page comes and goes, without the swipe that is cancelled",
        severity: .note, since: Since(os: 26),
        triggers: ["avigationBarHidden"], with: ["viewWillAppear"],
        why: """
            On iOS 26 a swipe anywhere in a page takes one back, so swipes that begin and are let go are common. `viewWillAppear` and \
            `viewWillDisappear` run as soon as one begins, and again when it is cancelled: a bar that they hide and show jumps under \
            the finger, and pages that toggle it each for itself undo each other. One place that decides is the navigation \
            controller's delegate: set it in `willShow`, put it back in `notifyWhenInteractionChanges` of the transition coordinator \
            where the swipe was cancelled, and once more in `didShow`. A class that asks its transition coordinator is left alone.
            """,
        source: """
            UIKit documentation: UINavigationControllerDelegate, UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)
            """,
        examples: [
            .explains(
                """
                class Profile: UIViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        1️⃣navigationController?.setNavigationBarHidden(true, animated: animated)
                    }
                    override func viewWillDisappear(_ animated: Bool) {
                        super.viewWillDisappear(animated)
                        navigationController?.setNavigationBarHidden(false, animated: animated)
                    }
                }
                """,
                because: "delegate"),
            .explains(
                """
                class Player: UIViewController {
                    override func viewWillAppear(_ animated: Bool) { 1️⃣navigationController?.isNavigationBarHidden = true }
                    override func viewDidDisappear(_ animated: Bool) { self.navigationController?.isNavigationBarHidden = false }
                }
                """,
                because: "delegate"),
            .silent(
                """
                class Profile: UIViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        navigationController?.setNavigationBarHidden(true, animated: animated)
                    }
                    override func viewWillDisappear(_ animated: Bool) {
                        navigationController?.setNavigationBarHidden(true, animated: animated)
                    }
                    func show() {
                        // navigationController?.setNavigationBarHidden(false, animated: true)
                        navigationController?.setNavigationBarHidden(false, animated: true)
                    }
                }
                """),
        ])
    static let interests: [Interest] = [.kind(.classDecl)]
    private static let names: Set = ["setNavigationBarHidden", "isNavigationBarHidden"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let type = node.as(ClassDeclSyntax.self), context.availability(of: node).includesIOS,
            !isAware(DeclSyntax(type), context)
        else { return [] }
        let appearing = statements(in: ["viewWillAppear"], of: DeclSyntax(type))
        let leaving = statements(in: ["viewWillDisappear", "viewDidDisappear"], of: DeclSyntax(type))
        guard let hiding = appearing.first(where: { hides($0) == true }), leaving.contains(where: { hides($0) != true }),
            !context.isFallback(below: 26, hiding.node)
        else { return [] }
        return [
            context.finding(
                Self.about, at: hiding.node,
                "The bar is hidden as the page appears and shown as it leaves, also when the swipe back is cancelled",
                help: "decide in the navigation controller's delegate, and put it back where the interaction is cancelled",
                why: "the navigation controller's delegate has to know which pages hide the bar: that is the app's structure")
        ]
    }

    private func statements(in functions: Set<String>, of type: DeclSyntax) -> [BarStatement] {
        type.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { functions.contains($0.name.text) }
            .flatMap { BarStatement.all(Self.names, in: $0) }.filter { $0.target != nil }
    }

    /// What is asked for where it is a literal.
    private func hides(_ statement: BarStatement) -> Bool? {
        let value =
            statement.isCall ? statement.node.as(FunctionCallExprSyntax.self)?.arguments.first?.expression : statement.value
        return value?.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
    }

    /// Whether the class knows of transitions that are cancelled.
    private func isAware(_ type: DeclSyntax, _ context: RuleContext) -> Bool {
        ["transitionCoordinator", "notifyWhenInteractionChanges", "isCancelled", "interactionInProgress"].contains { word in
            context.file.tokens(named: word).contains { $0.isInside(type) }
        }
    }
}
