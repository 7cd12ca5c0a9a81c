/// How much a finding matters to whoever has to ship the app.
public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    /// The app won't launch, won't build or will be rejected.
    case error
    /// It looks or behaves wrong, or uses what is deprecated.
    case warning
    /// Worth knowing.
    case note

    /// `note < warning < error`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// Whether a fix may be applied without a person looking at it.
public enum Safety: String, Codable, Sendable, CaseIterable {
    /// Same behaviour, proven by what the rule looked at. Applied by `migrate --write`.
    case safe
    /// Right in the usual case. Shown always, applied with `--unsafe-fixes`.
    case unsafe
}
