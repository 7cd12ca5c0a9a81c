/// A replacement of a span of one file's bytes.
public struct Edit: Hashable, Sendable, Codable {
    /// Relative to the project's root, with `/`.
    public var path: String
    /// UTF-8 byte offsets into the file as it was read, after a byte-order mark.
    public var range: Range<Int>
    public var text: String

    public init(path: String, range: Range<Int>, text: String) {
        self.path = path
        self.range = range
        self.text = text
    }

    /// Whether both can't be applied in one pass: their spans share a byte, or both insert at one place.
    /// Equal edits do not conflict, they are applied once; nor do insertions of whole lines, which follow one another.
    public func conflicts(with other: Edit) -> Bool {
        guard path == other.path, self != other else { return false }
        if range.isEmpty && other.range.isEmpty {
            return range.lowerBound == other.range.lowerBound && !(text.hasPrefix("\n") && other.text.hasPrefix("\n"))
        }
        if range.isEmpty { return other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound }
        if other.range.isEmpty { return range.lowerBound < other.range.lowerBound && other.range.lowerBound < range.upperBound }
        return range.overlaps(other.range)
    }
}
