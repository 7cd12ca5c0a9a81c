/// 128 bits that tell contents apart. Good against accidents, not against someone who looks for two equal hashes.
///
/// Two lanes read sixteen bytes at a time. Each multiplies one half of them, mixed with the lane, by the other half and folds the
/// 128-bit product (the "mum" step of W. Yi's public-domain wyhash), with other constants and the halves exchanged, so that every
/// byte reaches all 128 bits. Lengths are mixed in, so that `add("ab"); add("c")` differs from `add("a"); add("bc")`.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    public init() {}

    public static func of(_ bytes: [UInt8]) -> ContentHash {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.finished
    }

    public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    public mutating func add(_ number: Int) { step(UInt64(bitPattern: Int64(number)), 0xA5A5_5A5A_C3C3_3C3C) }

    /// The hash of all that was added.
    public var finished: ContentHash {
        var copy = self
        copy.step(second, first)
        copy.step(first, second)
        return copy
    }

    /// 32 hexadecimal digits.
    public var description: String { Self.digits(first) + Self.digits(second) }

    /// The hash as sixteen bytes.
    var bytes: [UInt8] { [first, second].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var copy = self
        var offset = 0
        while offset + 16 <= bytes.count {
            copy.step(
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
            offset += 16
        }
        var tail: (UInt64, UInt64) = (0, 0)
        for (index, byte) in bytes[offset...].enumerated() {
            if index < 8 { tail.0 |= UInt64(byte) << (8 * index) } else { tail.1 |= UInt64(byte) << (8 * (index - 8)) }
        }
        copy.step(tail.0, tail.1)
        copy.step(UInt64(bytes.count), 0x1656_67B1_9E37_79F9)
        self = copy
    }

    @inline(__always)
    private mutating func step(_ left: UInt64, _ right: UInt64) {
        first = Self.fold(left ^ 0xA076_1D64_78BD_642F, right ^ first)
        second = Self.fold(right ^ 0xE703_7ED1_A0B4_28DB, left ^ second)
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    private static func digits(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
