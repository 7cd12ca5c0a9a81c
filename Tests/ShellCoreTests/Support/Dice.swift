/// A seeded source of random choices (SplitMix64), the same on every machine, that can also write down what was done with
/// them.
struct Dice {
    private var state: UInt64
    private let isWriting: Bool

    /// How many steps a sequence has at most. The first seeds have short ones, so that the first failure is a small one.
    let steps: Int

    /// What ``note(_:)`` was told; empty while nobody looks.
    private(set) var notes: [String] = []

    init(seed: UInt64, steps: Int, isWriting: Bool = false) {
        state = seed
        self.steps = steps
        self.isWriting = isWriting
    }

    mutating func note(_ text: @autoclosure () -> String) {
        if isWriting { notes.append(text()) }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits &>> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits &>> 31)
    }

    /// 0 to `count` - 1.
    mutating func number(below count: Int) -> Int { Int(truncatingIfNeeded: (next() &>> 33) % UInt64(count)) }

    mutating func coin() -> Bool { next() & 1 == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// A multiple of a quarter in a range, so that sums are exact.
    mutating func quarter(_ range: ClosedRange<Int>) -> Double {
        Double(range.lowerBound * 4 + number(below: (range.upperBound - range.lowerBound) * 4 + 1)) / 4
    }
}
