/// The assignments of an `.xcconfig` file and of all that it includes, in the order in which they count: later ones win.
struct XcodeConfigFile: Sendable {
    private(set) var assignments: [(key: String, value: String)] = []

    /// A file that can't be read gives no assignments, as Xcode goes on without it for `#include?`; for `#include` the build stops
    /// there, which is not this tool's business.
    /// - Parameter path: absolute.
    init(path: String) { read(path, including: []) }

    private mutating func read(_ path: String, including outer: [String]) {
        guard !outer.contains(path), outer.count < 50, let bytes = try? FileSystem.read(path, limit: 1 << 20) else { return }
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = Self.withoutComment(String(decoding: line, as: UTF8.self))
            if text.hasPrefix("#include") {
                guard let name = Self.quotedName(in: text) else { continue }
                read(FilePath.join(FilePath.folder(of: path), name), including: outer + [path])
            } else if let assignment = Self.assignment(text) {
                assignments.append(assignment)
            }
        }
    }

    private static func withoutComment(_ line: String) -> Substring {
        // `//` begins a comment even inside a value; people write `$()` between the slashes of a URL.
        var end = line.utf8.endIndex
        if let comment = ByteSearch.firstIndex(of: [0x2F, 0x2F], in: Array(line.utf8)) {
            end = line.utf8.index(line.utf8.startIndex, offsetBy: comment)
        }
        return trimmed(line[..<end])
    }

    private static func quotedName(in text: Substring) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    /// `KEY[sdk=iphoneos*] = value`: the sign that assigns is the first one outside of brackets.
    private static func assignment(_ text: Substring) -> (key: String, value: String)? {
        var isInBrackets = false
        for index in text.indices {
            switch text[index] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "=" where !isInBrackets:
                let key = trimmed(text[..<index])
                var value = trimmed(text[text.index(after: index)...])
                if value.hasSuffix(";") { value = value.dropLast() }
                return key.isEmpty ? nil : (String(key), String(value))
            default: break
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true || text.last == "\u{FEFF}" { text = text.dropLast() }
        return text.first == "\u{FEFF}" ? text.dropFirst() : text
    }
}
