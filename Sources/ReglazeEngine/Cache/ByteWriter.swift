/// Writes numbers, and strings once each. `ByteReader` reads what it writes.
struct ByteWriter {
    private var body: [UInt8] = []
    private var table: [UInt8] = []
    private var numbers: [String: Int] = [:]

    /// The table of the strings, then what was written.
    var finished: [UInt8] {
        var result: [UInt8] = []
        Self.append(numbers.count, to: &result)
        return result + table + body
    }

    /// A number that is not negative, seven bits a byte, the lowest first.
    mutating func number(_ number: Int) { Self.append(number, to: &body) }

    mutating func string(_ string: String) {
        if let known = numbers[string] { return number(known) }
        let new = numbers.count
        numbers[string] = new
        Self.append(string.utf8.count, to: &table)
        table += string.utf8
        number(new)
    }

    mutating func optional(_ string: String?) {
        number(string == nil ? 0 : 1)
        if let string { self.string(string) }
    }

    mutating func list<Item>(_ items: [Item], _ write: (inout ByteWriter, Item) -> Void) {
        number(items.count)
        for item in items { write(&self, item) }
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
