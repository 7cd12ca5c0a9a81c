/// Reads what `ByteWriter` wrote, and believes none of it.
struct ByteReader {
    /// The bytes say something that can't be.
    struct Broken: Error {}

    private let bytes: [UInt8]
    private var offset = 0
    private var strings: [String] = []

    var isAtEnd: Bool { offset == bytes.count }

    init(_ bytes: [UInt8]) throws(Broken) {
        self.bytes = bytes
        strings = try list { reader throws(Broken) in
            let length = try reader.number()
            guard length <= reader.bytes.count - reader.offset else { throw Broken() }
            let start = reader.offset
            reader.offset += length
            return String(decoding: reader.bytes[start..<reader.offset], as: UTF8.self)
        }
    }

    mutating func number() throws(Broken) -> Int {
        var result: UInt = 0
        var shift: UInt = 0
        while offset < bytes.count, shift < 63 {
            let byte = bytes[offset]
            offset += 1
            result |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(result) }
            shift += 7
        }
        throw Broken()
    }

    mutating func string() throws(Broken) -> String {
        let number = try number()
        guard number < strings.count else { throw Broken() }
        return strings[number]
    }

    mutating func optional() throws(Broken) -> String? {
        switch try number() {
        case 0: nil
        case 1: try string()
        default: throw Broken()
        }
    }

    mutating func list<Item>(_ read: (inout ByteReader) throws(Broken) -> Item) throws(Broken) -> [Item] {
        let count = try number()
        // Each item takes a byte at least, so a larger count is a lie that would ask for a lot of memory.
        guard count <= bytes.count - offset else { throw Broken() }
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try read(&self)) }
        return items
    }
}
