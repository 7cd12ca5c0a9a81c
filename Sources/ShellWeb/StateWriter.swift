import ShellCore

/// Numbers in a row, which the page reads out of the module's memory.
struct StateWriter: Sendable {
    private(set) var numbers: [Double] = []

    mutating func clear() { numbers.removeAll(keepingCapacity: true) }

    mutating func write(_ number: Double) { numbers.append(number) }

    mutating func write(_ number: Int) { numbers.append(Double(number)) }

    mutating func write(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

    mutating func write(_ frame: Frame) {
        numbers.append(frame.x)
        numbers.append(frame.y)
        numbers.append(frame.width)
        numbers.append(frame.height)
    }
}
