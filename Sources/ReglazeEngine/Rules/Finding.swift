/// A span of one file, as people and editors count: lines and columns start at 1, columns count UTF-8 bytes.
public struct Location: Hashable, Sendable, Codable {
    /// Relative to the project's root, with `/`.
    public var path: String
    public var line: Int
    public var column: Int
    public var endLine: Int
    /// One past the last byte.
    public var endColumn: Int

    public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.path = path
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }
}

/// What a rule says of one place.
public struct Finding: Hashable, Sendable, Codable {
    public var rule: RuleID
    public var severity: Severity
    public var location: Location
    /// One sentence: what is wrong here. Starts with a capital letter or a code name, ends without a full stop.
    public var message: String
    /// The next step, one line that can be followed.
    public var help: String?
    /// When it began to matter.
    public var since: Since
    /// The rewrites that the rule offers, the one that `migrate --write` takes first.
    public var fixes: [Fix]
    /// Why there is no fix, or what to look at after an unsafe one.
    public var why: String?

    public init(
        rule: RuleID, severity: Severity, location: Location, message: String, help: String? = nil, since: Since,
        fixes: [Fix] = [], why: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.message = message
        self.help = help
        self.since = since
        self.fixes = fixes
        self.why = why
    }

    /// The fix that is applied: the first safe one; with `unsafe`, an unsafe one before it.
    public func fix(allowingUnsafe: Bool) -> Fix? {
        let unsafe = allowingUnsafe ? fixes.first { $0.safety == .unsafe } : nil
        return unsafe ?? fixes.first { $0.safety == .safe }
    }

    /// The best safety on offer, nil when the code is left alone.
    public var safety: Safety? {
        fixes.contains { $0.safety == .safe } ? .safe : fixes.first?.safety
    }

    /// By path, line, column, rule: the order in which every report lists findings.
    public static func inReadingOrder(_ left: Finding, _ right: Finding) -> Bool {
        if left.location.path != right.location.path { return left.location.path < right.location.path }
        if left.location.line != right.location.line { return left.location.line < right.location.line }
        if left.location.column != right.location.column { return left.location.column < right.location.column }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}

/// The first SDK and OS in which a rule applies.
public struct Since: Hashable, Sendable, Codable {
    /// The SDK that the app is built with: 26 or 27.
    public var sdk: Int
    public var os: OSVersion

    public init(sdk: Int = 26, os: OSVersion) {
        self.sdk = sdk
        self.os = os
    }
}
