import Foundation

/// A short name for content (64-bit FNV-1a): enough to tell one state of the declarations from another.
enum Fingerprint {
    static func of(_ parts: [Data]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
