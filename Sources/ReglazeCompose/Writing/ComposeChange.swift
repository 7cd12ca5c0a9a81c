import ReglazeEngine

/// What a shell changes in an app: every step, what it does, and what it can't do.
public struct ComposeChange: Sendable {
    public let shell: ShellKind
    /// In the order in which a person would do them.
    public var steps: [Step]
    /// The files before and after; empty where nothing is left to do.
    public var files: [FileChange]

    public struct Step: Sendable {
        /// `route-titles`, `app-callbacks`, `host-forwarding`, `screen-content`, `single-screen-app`, `native-navigation-local`,
        /// `entry-points`, `swift-shell`, `content-view`, `accent-color`, `localised-titles`, `xcode-project`.
        public let name: String
        /// What it does, for people.
        public let summary: String
        public var state: State
        /// What a person has to finish or look at, each with its place.
        public var gaps: [ReadingNote]

        public init(name: String, summary: String, state: State, gaps: [ReadingNote] = []) {
            self.name = name
            self.summary = summary
            self.state = state
            self.gaps = gaps
        }
    }

    public enum State: Hashable, Sendable {
        /// It changes these files.
        case written(paths: [String])
        /// It was there already.
        case present
        /// It can't be done; why.
        case refused(reason: String)
        /// This app does not need it; why.
        case notNeeded(reason: String)
    }

    public init(shell: ShellKind, steps: [Step] = [], files: [FileChange] = []) {
        self.shell = shell
        self.steps = steps
        self.files = files
    }

    /// Whether there is nothing in the way: where a step that others need is refused, there are no files.
    public var isPossible: Bool { !files.isEmpty || !steps.contains { $0.isRefused } }

    /// Whether every step was there already, or is not needed.
    public var isThere: Bool { files.isEmpty && !steps.isEmpty && isPossible }

    /// What a person has to finish or look at, over all steps.
    public var gapCount: Int { steps.reduce(0) { $0 + $1.gaps.count } }
}

extension ComposeChange.Step {
    public var isRefused: Bool { if case .refused = state { true } else { false } }
}
