import Foundation
import ReglazeEngine

/// An `Info.plist`: what it says, and edits of its text that touch nothing else.
struct InfoPlist: Sendable {
    let file: SourceFile
    /// The dictionary at the top.
    let root: PropertyListNode

    /// - Throws: a fault that names the line, for what is no property list.
    init(_ file: SourceFile) throws(PropertyListFault) {
        self.file = file
        if file.isBinaryPropertyList {
            guard let value = try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) else {
                throw PropertyListFault(line: nil, reason: "it is a broken binary property list")
            }
            root = Self.node(value)
        } else {
            root = try XMLPropertyListReader.read(file.bytes)
        }
        guard root.entries != nil else { throw PropertyListFault(line: 1, reason: "it is no dictionary") }
    }

    subscript(key: String) -> PropertyListNode? { root[key] }

    /// Whether the text can be edited: a binary list has to be converted first.
    var isEditable: Bool { !file.isBinaryPropertyList }

    /// The place of a key, else of the dictionary's opening, else of the file.
    func range(of key: String? = nil) -> Range<Int> {
        guard isEditable else { return 0..<0 }
        if let key, let entry = root.entry(key) { return entry.keyRange }
        return root.range.lowerBound..<min(root.range.lowerBound + "<dict>".utf8.count, root.range.upperBound)
    }

    /// Adds a key after the last one, or, where the keys are sorted, in its place.
    /// - Parameter value: XML whose further lines are indented by tabs, one a level.
    func insert(_ key: String, _ value: String) -> Edit {
        let entries = root.entries ?? []
        guard let first = entries.first, let last = entries.last else { return fill(key, value) }
        let indentation = blanks(before: first.keyRange.lowerBound)
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.key <= $1.key } && entries.count > 2
        var place = last.range.upperBound
        // A comment that stands above the next key stays with it.
        if isSorted { place = entries.last { $0.key < key }?.range.upperBound ?? openingEnd }
        place = pastComments(from: place)
        return Edit(path: file.path, range: place..<place, text: "\n" + lines(key, value, indentation: indentation))
    }

    /// Adds the first key.
    private func fill(_ key: String, _ value: String) -> Edit {
        let outer = blanks(before: root.range.lowerBound)
        let content = openingEnd..<max(openingEnd, root.range.upperBound - "</dict>".utf8.count)
        guard file.bytes[content].contains(where: { !Self.isBlank($0) }) else {
            let text = "<dict>\n\(lines(key, value, indentation: outer + unit))\n\(outer)</dict>"
            return Edit(path: file.path, range: root.range, text: text)
        }
        // Nothing but comments is in it so far.
        let place = (file.bytes[content].lastIndex { !Self.isBlank($0) } ?? content.lowerBound) + 1
        let end = file.bytes[place..<content.upperBound].contains(0x0A) ? "" : "\n\(outer)"
        return Edit(path: file.path, range: place..<place, text: "\n\(lines(key, value, indentation: outer + unit))\(end)")
    }

    /// Past `<dict>`.
    private var openingEnd: Int {
        (file.bytes[root.range].firstIndex(of: UInt8(ascii: ">")) ?? root.range.upperBound - 1) + 1
    }

    /// Past the comments that follow in the same line.
    private func pastComments(from start: Int) -> Int {
        var end = start
        while true {
            let comment = end + file.bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard file.bytes[comment...].starts(with: "<!--".utf8) else { return end }
            let rest = file.bytes[comment...]
            guard let close = rest.indices.first(where: { rest[$0...].starts(with: "-->".utf8) }) else { return end }
            end = close + 3
        }
    }

    /// Writes another value for a key that is there.
    func replace(_ entry: PropertyListNode.Entry, with value: String) -> Edit {
        let indentation = blanks(before: entry.keyRange.lowerBound)
        return Edit(path: file.path, range: entry.node.range, text: indented(value, by: indentation))
    }

    /// Takes a key and its value out with their lines. A comment between the two stays.
    func remove(_ entry: PropertyListNode.Entry) -> [Edit] {
        let between = file.bytes[entry.keyRange.upperBound..<entry.node.range.lowerBound]
        guard between.contains(where: { !Self.isBlank($0) }) else {
            return [Edit(path: file.path, range: file.removal(of: entry.range), text: "")]
        }
        return [entry.keyRange, entry.node.range].map { Edit(path: file.path, range: file.removal(of: $0), text: "") }
    }

    private func lines(_ key: String, _ value: String, indentation: String) -> String {
        "\(indentation)<key>\(key)</key>\n\(indentation)\(indented(value, by: indentation))"
    }

    private func indented(_ value: String, by indentation: String) -> String {
        let lines = value.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            let depth = line.prefix { $0 == "\t" }.count
            return (number == 0 ? "" : indentation) + String(repeating: unit, count: depth) + line.dropFirst(depth)
        }
        return lines.joined(separator: "\n")
    }

    /// One level of indentation: how far the first key stands right of the dictionary.
    private var unit: String {
        func depth(_ node: PropertyListNode) -> String? {
            for entry in node.entries ?? [] {
                let outer = blanks(before: node.range.lowerBound)
                let inner = blanks(before: entry.keyRange.lowerBound)
                if inner.count > outer.count, inner.hasPrefix(outer) { return String(inner.dropFirst(outer.count)) }
                if let found = depth(entry.node) { return found }
            }
            return nil
        }
        return depth(root) ?? "\t"
    }

    private func blanks(before offset: Int) -> String {
        let start = file.lines.starts[file.lines.position(of: offset).line - 1]
        return String(decoding: file.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// A value of a binary list, without places.
    private static func node(_ value: Any) -> PropertyListNode {
        let content: PropertyListNode.Value =
            switch value {
            case let text as String: .string(text)
            case let map as [String: Any]:
                .map(
                    map.sorted { $0.key < $1.key }.map {
                        PropertyListNode.Entry(key: $0.key, keyRange: 0..<0, node: node($0.value))
                    })
            case let list as [Any]: .list(list.map(node))
            case let flag as Bool: .flag(flag)
            default: .other("\(value)")
            }
        return PropertyListNode(content, at: 0..<0)
    }
}
