/// The patterns of one `.gitignore`, or the globs of `exclude`, which are read in the same way.
///
/// Source of the rules: the manual page gitignore(5).
struct IgnoreRules: Sendable {
    /// Something in the tree that is about to be looked at.
    struct Candidate {
        /// Absolute.
        let path: String
        let name: [UInt8]
        let isFolder: Bool

        init(path: String, name: String, isFolder: Bool) {
            self.path = path
            self.name = Array(name.utf8)
            self.isFolder = isFolder
        }
    }

    private struct Pattern: Sendable {
        enum Form: Sendable {
            case name([UInt8])
            case suffix([UInt8])
            case nameGlob(Glob)
            case path(Glob)
        }
        let form: Form
        let isNegated: Bool
        let isForFolders: Bool
    }

    private let base: String
    private let patterns: [Pattern]
    private let looksAtPaths: Bool

    /// - Parameters:
    ///   - lines: one pattern each.
    ///   - base: the folder that the patterns are relative to, absolute.
    init(lines: [String], base: String) {
        self.base = base
        patterns = lines.compactMap(Self.pattern)
        looksAtPaths = patterns.contains { if case .path = $0.form { true } else { false } }
    }

    /// Reads the text of a `.gitignore`.
    init(text: [UInt8], base: String) {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        self.init(lines: lines.map { $0.hasPrefix("\u{FEFF}") ? String($0.dropFirst()) : $0 }, base: base)
    }

    /// true for ignored, false for taken back by `!`, nil for what no pattern names. The last pattern that matches decides.
    func verdict(on candidate: Candidate) -> Bool? {
        var components: [ArraySlice<UInt8>] = []
        if looksAtPaths, let relative = FilePath.relative(candidate.path, to: base) {
            components = Array(relative.utf8).split(separator: UInt8(ascii: "/"))
        }
        let hit = patterns.last { pattern in
            if pattern.isForFolders && !candidate.isFolder { return false }
            switch pattern.form {
            case .name(let name): return name == candidate.name
            case .suffix(let suffix): return candidate.name.suffix(suffix.count).elementsEqual(suffix)
            case .nameGlob(let glob): return glob.matches(name: candidate.name)
            case .path(let glob): return glob.matches(components)
            }
        }
        return hit.map { !$0.isNegated }
    }

    private static func pattern(_ line: String) -> Pattern? {
        var text = line[...]
        while text.last == " " && !text.hasSuffix("\\ ") { text = text.dropLast() }
        if text.isEmpty || text.first == "#" { return nil }
        let isNegated = text.first == "!"
        if isNegated { text = text.dropFirst() }
        if text.hasPrefix("./") { text = text.dropFirst(2) }
        let isForFolders = text.last == "/"
        if isForFolders { text = text.dropLast() }
        guard !text.isEmpty else { return nil }
        return Pattern(form: form(text), isNegated: isNegated, isForFolders: isForFolders)
    }

    private static func form(_ text: Substring) -> Pattern.Form {
        // `**/name` says the same as `name`.
        let bare = text.hasPrefix("**/") ? text.dropFirst(3) : text
        if bare.contains("/") { return .path(Glob(text)) }
        let special: Set<Character> = ["*", "?", "[", "\\"]
        if !bare.contains(where: special.contains) { return .name(Array(bare.utf8)) }
        if bare.first == "*", !bare.dropFirst().contains(where: special.contains) { return .suffix(Array(bare.dropFirst().utf8)) }
        // A lone `**` is a `*` here.
        return .nameGlob(Glob(bare == "**" ? "*" : bare))
    }
}

extension [IgnoreRules] {
    /// Whether the rules, outermost folder first, leave `candidate` out: the innermost that names it decides.
    func ignore(_ candidate: IgnoreRules.Candidate) -> Bool {
        for rules in reversed() {
            if let verdict = rules.verdict(on: candidate) { return verdict }
        }
        return false
    }
}
