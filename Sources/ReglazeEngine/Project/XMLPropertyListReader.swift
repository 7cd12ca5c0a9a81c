/// Reads an XML property list with the place of every key and value. Comments, declarations and white space are passed over.
public struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The most levels of arrays and dictionaries.
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter bytes: UTF-8 without a byte-order mark.
    public static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListNode {
        var reader = XMLPropertyListReader(bytes)
        guard let opening = try reader.nextTag() else { throw reader.fault("it holds no property list") }
        guard opening.name == "plist" else { return try reader.value(opening) }
        guard !opening.isEmpty, let first = try reader.nextTag(), !first.isClosing else {
            throw reader.fault("`<plist>` holds nothing")
        }
        let value = try reader.value(first)
        guard let end = try reader.nextTag(), end.isClosing, end.name == "plist" else {
            throw reader.fault("expected `</plist>`")
        }
        return value
    }

    private struct Tag {
        let name: String
        let range: Range<Int>
        let isClosing: Bool
        /// `<true/>`.
        let isEmpty: Bool
    }

    /// The next tag; nil at the end of the text.
    private mutating func nextTag() throws(PropertyListFault) -> Tag? {
        while true {
            // Stray text between elements is passed over, as Apple's own reader does.
            while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
                if isConflictMark { throw fault("") }
                index += 1
            }
            guard index < bytes.count else { return nil }
            if isConflictMark { throw fault("") }
            if follows("<!--") {
                try skip(past: "-->", from: index + 4, "this comment has no end")
            } else if follows("<?") {
                try skip(past: "?>", from: index + 2, "this instruction has no end")
            } else if follows("<!") {
                try skipDeclaration()
            } else {
                return try tag()
            }
        }
    }

    private mutating func tag() throws(PropertyListFault) -> Tag {
        let start = index
        index += 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let nameStart = index
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">"),
            bytes[index] != UInt8(ascii: "/")
        { index += 1 }
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        var quote: UInt8?
        while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
            let byte = bytes[index]
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                index = start
                throw fault("the tag `<\(name)` has no end")
            }
            index += 1
        }
        guard index < bytes.count else {
            index = start
            throw fault("the tag `<\(name)` has no end")
        }
        let isEmpty = bytes[index - 1] == UInt8(ascii: "/") && !isClosing
        index += 1
        return Tag(name: name, range: start..<index, isClosing: isClosing, isEmpty: isEmpty)
    }

    /// - Parameter opening: the tag that was just read.
    private mutating func value(_ opening: Tag) throws(PropertyListFault) -> PropertyListNode {
        let start = opening.range.lowerBound
        guard !opening.isClosing else {
            index = start
            throw fault("`</\(opening.name)>` closes nothing")
        }
        switch opening.name {
        case "true", "false":
            if !opening.isEmpty { try expectEnd(of: opening) }
            return PropertyListNode(.flag(opening.name == "true"), at: start..<index)
        case "dict":
            let entries =
                opening.isEmpty ? [] : try nested { reader throws(PropertyListFault) in try reader.entries(of: opening) }
            return PropertyListNode(.map(entries), at: start..<index)
        case "array":
            let nodes = opening.isEmpty ? [] : try nested { reader throws(PropertyListFault) in try reader.nodes(of: opening) }
            return PropertyListNode(.list(nodes), at: start..<index)
        case "string":
            let text = opening.isEmpty ? "" : try text(of: opening)
            return PropertyListNode(.string(text), at: start..<index)
        case "integer", "real", "date", "data":
            let text = opening.isEmpty ? "" : try text(of: opening)
            return PropertyListNode(.other(text), at: start..<index)
        default:
            index = start
            throw fault("`<\(opening.name)>` is no element of a property list")
        }
    }

    private mutating func entries(of opening: Tag) throws(PropertyListFault) -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        while let tag = try nextTag() {
            if tag.isClosing, tag.name == "dict" { return entries }
            guard tag.name == "key", !tag.isClosing else {
                index = tag.range.lowerBound
                throw fault("expected `<key>` or `</dict>`")
            }
            let key = tag.isEmpty ? "" : try text(of: tag)
            let keyRange = tag.range.lowerBound..<index
            guard let next = try nextTag() else { throw fault("the key `\(key)` has no value") }
            entries.append(PropertyListNode.Entry(key: key, keyRange: keyRange, node: try value(next)))
        }
        index = opening.range.lowerBound
        throw fault("a `<dict>` has no end")
    }

    private mutating func nodes(of opening: Tag) throws(PropertyListFault) -> [PropertyListNode] {
        var nodes: [PropertyListNode] = []
        while let tag = try nextTag() {
            if tag.isClosing, tag.name == "array" { return nodes }
            nodes.append(try value(tag))
        }
        index = opening.range.lowerBound
        throw fault("an `<array>` has no end")
    }

    private mutating func nested<Result>(
        _ read: (inout XMLPropertyListReader) throws(PropertyListFault) -> Result
    ) throws(PropertyListFault) -> Result {
        guard depth < Self.depthLimit else { throw fault("its elements are nested too deep") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// The text up to the tag's end, with entities replaced; a CDATA section holds none.
    private mutating func text(of tag: Tag) throws(PropertyListFault) -> String {
        var result = ""
        var start = index
        while index < bytes.count {
            if bytes[index] != UInt8(ascii: "<") {
                index += 1
                continue
            }
            result += Self.unescaped(String(decoding: bytes[start..<index], as: UTF8.self))
            start = index
            if follows("<!--") {
                try skip(past: "-->", from: index + 4, "this comment has no end")
            } else if follows("<![CDATA[") {
                let content = index + 9
                try skip(past: "]]>", from: content, "this CDATA section has no end")
                result += String(decoding: bytes[content..<index - 3], as: UTF8.self)
            } else {
                break
            }
            start = index
        }
        try expectEnd(of: tag)
        return result
    }

    private mutating func expectEnd(of tag: Tag) throws(PropertyListFault) {
        guard let end = try nextTag(), end.isClosing, end.name == tag.name else {
            index = tag.range.lowerBound
            throw fault("`<\(tag.name)>` has no end")
        }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ";") else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            var character = named[String(name)]
            if name.hasPrefix("#x") {
                character = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" }
            }
            if character == nil, name.hasPrefix("#") {
                character = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { "\($0)" }
            }
            guard let character else {
                result += "&"
                continue
            }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Passes over `<!DOCTYPE …>`, which may hold brackets with declarations of its own.
    private mutating func skipDeclaration() throws(PropertyListFault) {
        let start = index
        var brackets = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0:
                index += 1
                return
            default: break
            }
            index += 1
        }
        index = start
        throw fault("this declaration has no end")
    }

    private mutating func skip(past mark: String, from start: Int, _ reason: String) throws(PropertyListFault) {
        guard let hit = ByteSearch.firstIndex(of: Array(mark.utf8), in: bytes, from: min(start, bytes.count)) else {
            throw fault(reason)
        }
        index = hit + mark.utf8.count
    }

    private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static let conflictMarks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Array($0.utf8) }

    /// Whether a mark of a merge conflict stands here, at the start of a line.
    private var isConflictMark: Bool {
        guard index == 0 || bytes[index - 1] == 0x0A else { return false }
        return Self.conflictMarks.contains { bytes[index...].starts(with: $0) }
    }

    private func fault(_ reason: String) -> PropertyListFault {
        let lines = LineTable(bytes)
        let line = lines.position(of: min(index, bytes.count)).line
        let isConflict = Self.conflictMarks.contains { bytes[lines.starts[line - 1]...].starts(with: $0) }
        return PropertyListFault(line: line, reason: isConflict ? "it holds the marks of a merge conflict" : reason)
    }
}
