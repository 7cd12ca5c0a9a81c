/// A value of a property list with its place in the text, so that edits can be made there and nowhere else.
public struct PropertyListNode: Sendable {
    public indirect enum Value: Sendable {
        case string(String)
        case flag(Bool)
        case list([PropertyListNode])
        case map([Entry])
        /// Numbers, dates and data, as they are written.
        case other(String)
    }

    /// A key and its value, in the order of the text.
    public struct Entry: Sendable {
        public let key: String
        /// `<key>…</key>`, or the bare key of an OpenStep list.
        public let keyRange: Range<Int>
        public let node: PropertyListNode

        public init(key: String, keyRange: Range<Int>, node: PropertyListNode) {
            self.key = key
            self.keyRange = keyRange
            self.node = node
        }

        /// From the key to the end of the value.
        public var range: Range<Int> { keyRange.lowerBound..<max(keyRange.upperBound, node.range.upperBound) }
    }

    public let value: Value
    /// UTF-8 bytes of the whole value: `<dict>…</dict>`, `{ … }`.
    public let range: Range<Int>

    public init(_ value: Value, at range: Range<Int>) {
        self.value = value
        self.range = range
    }

    public var string: String? { if case .string(let text) = value { text } else { nil } }
    public var list: [PropertyListNode]? { if case .list(let nodes) = value { nodes } else { nil } }
    public var entries: [Entry]? { if case .map(let entries) = value { entries } else { nil } }

    /// The value as a property list reads as a flag: `<true/>`, `YES`, `1`.
    public var isTrue: Bool {
        switch value {
        case .flag(let flag): flag
        case .string(let text), .other(let text): ["YES", "true", "1"].contains(text)
        case .list, .map: false
        }
    }

    /// The last entry with this key; earlier ones are not read by anyone.
    public func entry(_ key: String) -> Entry? { entries?.last { $0.key == key } }

    public subscript(key: String) -> PropertyListNode? { entry(key)?.node }
}

/// Where a text stops being a property list.
public struct PropertyListFault: Error, Hashable, Sendable {
    /// Starts at 1; nil where it is not known.
    public let line: Int?
    public let reason: String

    public init(line: Int?, reason: String) {
        self.line = line
        self.reason = reason
    }
}
