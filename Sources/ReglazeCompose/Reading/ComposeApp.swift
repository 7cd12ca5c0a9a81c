import ReglazeEngine

/// What was understood of a Compose Multiplatform app. What is nil is named in `missing`.
public struct ComposeApp: Sendable {
    public let project: ComposeProject
    public let navigation: NavigationKind
    public var routes: RouteHierarchy?
    public var host: NavigationHost?
    /// The composable that the entry points call: `App`.
    public var app: KotlinFunction?
    /// Every call of it, in any source set.
    public var appCalls: [KotlinPlace]
    /// In the order of the app's own bar.
    public var tabs: [AppTab]
    public var screens: [Screen]
    public var entryPoints: [EntryPoint]
    public var ios: IOSApp?
    public var missing: [MissingPart]
    /// What a person should know of the reading: two candidates of which one was taken, and why.
    public var notes: [ReadingNote]
    /// Whether the app has a native shell already: `LocalUseNativeNavigation`, or a SwiftUI `TabView` around Compose pages.
    public var shell: ExistingShell?
    /// The route of the tab that shows first; nil where none was found.
    public var startTab: String?
    /// The configurations of a Decompose component that holds the one whose stack was read; nil where that is the outermost.
    var outerRoutes: String?
    var library: any NavigationLibrary
    var meanings: NavigationMeaning?

    public init(project: ComposeProject, navigation: NavigationKind) {
        self.project = project
        self.navigation = navigation
        library = UnknownLibrary()
        appCalls = []
        tabs = []
        screens = []
        entryPoints = []
        missing = []
        notes = []
    }
}

extension ComposeApp {
    /// What a call, or a reference such as `navigator::goBack`, does to the back stack; nil for one that has nothing to do with it.
    public func meaning(of node: KotlinNode, in file: KotlinFile) -> NavigationAction? {
        meanings?.action(of: node, in: file)
    }
}

/// A part that could not be found, or could not be chosen.
public struct MissingPart: Hashable, Sendable {
    /// `routes`, `app`, `host`, `tabs`, `ios`.
    public let name: String
    /// What was looked for, and why it was not found, for people.
    public let reason: String
    /// The option that names it: `--routes`.
    public let option: String
    /// What it could be: `AppRoute (shared/src/…/Routes.kt:12)`.
    public let candidates: [String]
    /// Whether the option is given and names what is not there.
    public let isMisnamed: Bool

    public init(name: String, reason: String, option: String, candidates: [String], isMisnamed: Bool = false) {
        self.name = name
        self.reason = reason
        self.option = option
        self.candidates = candidates
        self.isMisnamed = isMisnamed
    }
}

public struct ReadingNote: Hashable, Sendable {
    public let location: Location?
    public let text: String

    public init(location: Location?, text: String) {
        self.location = location
        self.text = text
    }
}

/// What of the shell is there already.
public struct ExistingShell: Sendable {
    /// What makes one think so, for people, each with a place.
    public let marks: [ReadingNote]
    /// Whether every step is there, so that nothing is left to write.
    public let isWhole: Bool

    public init(marks: [ReadingNote], isWhole: Bool) {
        self.marks = marks
        self.isWhole = isWhole
    }
}
