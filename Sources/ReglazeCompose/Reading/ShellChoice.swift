import ReglazeEngine

/// The shell that fits an app, and why.
public struct ShellChoice: Sendable {
    public let kind: ShellKind
    /// For people.
    public let reason: String
    private let app: ComposeApp
    /// The change that had to be made to choose; nil where none had to.
    private let stack: ComposeChange?

    public init(_ app: ComposeApp) {
        self.app = app
        let isTried = [.decompose, .navigation2, .navigation2Strings].contains(app.navigation)
        stack = isTried ? StackShell.change(for: app) : nil
        let isRefused = stack?.steps.contains(where: \.isRefused) ?? false
        switch app.navigation {
        case .navigation2 where isRefused:
            kind = .tabs
            reason = "\(app.navigation.title) keeps the stacks; `--shell stack` says why SwiftUI can't hold them here"
        case .navigation3, .navigation2:
            kind = .stack
            reason = "\(app.navigation.title): every page is a typed route, so that SwiftUI can hold the stacks"
        case .navigation2Strings:
            kind = isRefused ? .tabs : .stack
            reason =
                !isRefused
                ? "\(app.navigation.title): a page is named by its route, so that SwiftUI can hold the stacks"
                : "the routes are strings, and the library keeps the stacks; `--shell stack` says why it can't be written here"
        case .decompose:
            kind = isRefused ? .tabs : .stack
            reason =
                !isRefused
                ? "Decompose's root component keeps its stack, which SwiftUI shows and asks to go back"
                : "Decompose's components keep their stacks, which Swift must not own; `--shell stack`, which would follow one, says why it "
                    + "can't be written here"
        case .voyager:
            kind = .tabs
            reason =
                "Voyager's screens are objects of the app's own that Swift can't make again, so that the library keeps the stacks"
                + (app.hasLambdaRoutes ? "; those that hold a lambda can't be restored either" : "")
        case .none:
            kind = .scaffold
            reason = "no navigation library was found: the shared `NativeScaffold` needs none"
        }
    }

    /// The change that gives the app a shell, made once where it was needed to choose.
    public func change(_ kind: ShellKind) -> ComposeChange {
        if kind == .stack, app.shell == nil, let stack { return stack }
        return ShellWriters.change(kind, for: app)
    }
}

extension ComposeApp {
    /// The routes that are given a function, which can be neither written down nor read back.
    public var lambdaRoutes: [Route] { (routes?.routes ?? []).filter { $0.fields.contains { $0.type.contains("->") } } }
    public var hasLambdaRoutes: Bool { !lambdaRoutes.isEmpty }

    /// The places in the iOS app's code that use a word of Compose: `sharedElement`, `SnackbarHost`.
    func uses(_ words: Set<String>) -> [KotlinPlace] {
        project.kotlin.filter(\.isOnIOS).flatMap { file in
            KotlinCall.all(of: words, in: file.tree.root).map { KotlinPlace($0.nameNode, in: file) }
        }
    }

    /// What a shell with a host for every page would lose, that this app has.
    public var sharedBetweenPages: [(what: String, place: Location)] {
        let kinds: [(String, Set<String>)] = [
            ("shared elements", ["SharedTransitionLayout", "SharedTransitionScope", "sharedElement", "sharedBounds"]),
            ("snackbars", ["SnackbarHost"]),
            ("bottom sheets of the library", ["bottomSheet", "ModalBottomSheetLayout", "BottomSheetNavigator"]),
            ("dialogs of the library", ["dialog"]),
            ("scene strategies", ["rememberListDetailSceneStrategy", "DialogSceneStrategy", "TwoPaneSceneStrategy"]),
        ]
        return kinds.compactMap { what, words in uses(words).first.map { (what, $0.location) } }
    }
}
