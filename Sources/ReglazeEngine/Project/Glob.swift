/// A pattern for paths: `*` and `?` stop at a slash, `**` does not, `[a-z]` and `[!a-z]` are classes, `\` takes the next character
/// as it is.
struct Glob: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case anyFolders
        case exactly([UInt8])
        case matching([UInt8])
    }

    private let parts: [Part]
    /// How many components the pattern has.
    var count: Int { parts.count }

    init(_ pattern: some StringProtocol) {
        parts = pattern.utf8.split(separator: UInt8(ascii: "/")).map { part in
            if part.elementsEqual("**".utf8) { return .anyFolders }
            let isPlain = !part.contains { "*?[\\".utf8.contains($0) }
            return isPlain ? .exactly(Array(part)) : .matching(Array(part))
        }
    }

    /// Whether the whole path, split at its slashes, is of this form.
    func matches(_ components: [ArraySlice<UInt8>]) -> Bool {
        var part = 0
        var component = 0
        // Where to go on after a failure: behind the last `**`, with one more component given to it.
        var retry: (part: Int, component: Int)?
        while true {
            if part < parts.count, parts[part] == .anyFolders {
                part += 1
                // At the end, `**` stands for at least one component.
                if part == parts.count { return component < components.count }
                retry = (part, component)
            } else if part < parts.count, component < components.count, Self.matches(parts[part], components[component]) {
                part += 1
                component += 1
            } else if part == parts.count && component == components.count {
                return true
            } else if let again = retry, again.component < components.count {
                part = again.part
                component = again.component + 1
                retry = (part, component)
            } else {
                return false
            }
        }
    }

    func matches(path: String) -> Bool { matches(Array(path.utf8).split(separator: UInt8(ascii: "/"))) }

    /// Whether one name is of the form of the pattern's only component.
    func matches(name: [UInt8]) -> Bool {
        guard let part = parts.first, parts.count == 1 else { return false }
        return Self.matches(part, name[...])
    }

    private static func matches(_ part: Part, _ component: ArraySlice<UInt8>) -> Bool {
        switch part {
        case .anyFolders: true
        case .exactly(let bytes): component.elementsEqual(bytes)
        case .matching(let pattern): matches(pattern, component)
        }
    }

    private static func matches(_ pattern: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
        var at = 0
        var index = text.startIndex
        var retry: (pattern: Int, text: Int)?
        while index < text.endIndex {
            if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                at += 1
                retry = (at, index)
            } else if let next = step(pattern, at, text[index]) {
                at = next
                index += 1
            } else if let again = retry {
                at = again.pattern
                index = again.text + 1
                retry = (at, index)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The place in `pattern` behind what stands for `byte` at `index`; nil when it does not match.
    private static func step(_ pattern: [UInt8], _ index: Int, _ byte: UInt8) -> Int? {
        guard index < pattern.count else { return nil }
        switch pattern[index] {
        case UInt8(ascii: "?"): return index + 1
        case UInt8(ascii: "\\") where index + 1 < pattern.count: return pattern[index + 1] == byte ? index + 2 : nil
        case UInt8(ascii: "["): return classStep(pattern, index, byte)
        case byte: return index + 1
        default: return nil
        }
    }

    private static func classStep(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> Int? {
        var index = start + 1
        var negated = false
        if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
            negated = true
            index += 1
        }
        let first = index
        var found = false
        while index < pattern.count, index == first || pattern[index] != UInt8(ascii: "]") {
            if pattern[index] == UInt8(ascii: "\\"), index + 1 < pattern.count { index += 1 }
            let low = pattern[index]
            var high = low
            if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"), pattern[index + 2] != UInt8(ascii: "]") {
                high = pattern[index + 2]
                index += 2
            }
            if low <= byte && byte <= high { found = true }
            index += 1
        }
        // An unclosed class matches nothing, as in Git.
        guard index < pattern.count else { return nil }
        return found != negated ? index + 1 : nil
    }
}
