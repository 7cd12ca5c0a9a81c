import ReglazeEngine

/// The elements of a storyboard or a xib, with their places in the file.
struct InterfaceDocument {
    struct Attribute {
        let name: String
        let value: String
        /// From the name to the closing quote.
        let range: Range<Int>
    }

    struct Element {
        let name: String
        let attributes: [Attribute]
        /// The opening tag.
        let tag: Range<Int>
        /// Up to the end of the closing tag.
        fileprivate(set) var range: Range<Int>
        /// Its place among the elements; nil for the outermost.
        let parent: Int?

        subscript(name: String) -> String? { attribute(name)?.value }

        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    let file: SourceFile
    /// In the order of their opening tags.
    private(set) var elements: [Element] = []

    /// nil for what is no document of Interface Builder's for iOS, for one that does not nest, and for a launch screen, which runs no code
    /// and is gone before the first touch.
    init?(_ file: SourceFile) {
        guard file.kind == .interfaceBuilder else { return nil }
        self.file = file
        var open: [Int] = []
        var reader = TagReader(file.bytes)
        while let tag = reader.next() {
            guard !tag.isClosing else {
                guard let last = open.popLast(), elements[last].name == tag.name else { return nil }
                elements[last].range = elements[last].tag.lowerBound..<tag.range.upperBound
                continue
            }
            elements.append(
                Element(name: tag.name, attributes: tag.attributes, tag: tag.range, range: tag.range, parent: open.last))
            if !tag.isEmpty { open.append(elements.count - 1) }
        }
        guard open.isEmpty, let root = elements.first, root.name == "document", root["launchScreen"] != "YES",
            root["targetRuntime"]?.hasPrefix("iOS.") ?? false
        else { return nil }
    }

    /// The elements right inside of the one at `index`.
    func children(of index: Int) -> [Element] { elements.filter { $0.parent == index } }
}

/// Reads tags, past comments, declarations and text.
private struct TagReader {
    struct Tag {
        let name: String
        let attributes: [InterfaceDocument.Attribute]
        let range: Range<Int>
        let isClosing: Bool
        let isEmpty: Bool
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// nil at the end, and where a tag has none.
    mutating func next() -> Tag? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if follows("<!--") {
                skip(past: "-->")
            } else if follows("<![CDATA[") {
                skip(past: "]]>")
            } else if follows("<?") || follows("<!") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag? {
        let start = index
        index += 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let name = word()
        var attributes: [InterfaceDocument.Attribute] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let place = index
            let key = word()
            guard !key.isEmpty else {
                index = max(index, place + 1)
                continue
            }
            guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
                bytes[index + 1] == UInt8(ascii: "\"") || bytes[index + 1] == UInt8(ascii: "'"),
                let end = bytes[(index + 2)...].firstIndex(of: bytes[index + 1])
            else { continue }
            attributes.append(
                InterfaceDocument.Attribute(
                    name: key, value: String(decoding: bytes[(index + 2)..<end], as: UTF8.self), range: place..<(end + 1)))
            index = end + 1
        }
        guard index < bytes.count else { return nil }
        let isEmpty = bytes[index - 1] == UInt8(ascii: "/") && !isClosing
        index += 1
        return Tag(name: name, attributes: attributes, range: start..<index, isClosing: isClosing, isEmpty: isEmpty)
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static let ends: Set<UInt8> = Set(" \t\r\n/>='\"".utf8)

    private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(past mark: String) {
        let end = Array(mark.utf8)
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        index = min(index + end.count, bytes.count)
    }
}
