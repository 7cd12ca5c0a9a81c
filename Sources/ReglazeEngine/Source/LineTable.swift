/// Where each line of a file starts. `\n`, `\r\n` and a lone `\r` end a line.
public struct LineTable: Sendable {
    /// Byte offsets, the first always 0.
    public let starts: [Int]
    private let length: Int

    public init(_ bytes: [UInt8]) {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { starts.append(index) }
            }
        }
        self.starts = starts
        length = bytes.count
    }

    /// The number of lines; a final newline does not open another.
    public var count: Int { starts.last == length && starts.count > 1 ? starts.count - 1 : starts.count }

    /// Line and column of a byte offset, both from 1, the column in bytes.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    /// The byte range of a line (from 1), its ending included; nil past the end.
    public func range(ofLine line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        return starts[line - 1]..<(line < starts.count ? starts[line] : length)
    }
}
