import ReglazeEngine

/// The changes of one Kotlin file, all against its text as it was read.
///
/// Changes nest: what is wrapped is indented once more, and so are the lines that other changes add inside of it.
struct KotlinDraft {
    /// Which step asked for a change: text that is copied elsewhere takes the changes of some steps along and not those of others.
    enum Layer: Hashable {
        case routes, host
    }

    private struct Change {
        var range: Range<Int>
        var text: String
        var layer: Layer
        /// How long the wrapped text is, for the two ends of a wrapping; the longer one goes around the shorter one.
        var wrapLength: Int?
        var isPrefix = false
        /// Among what is added at one place.
        var order = 0
    }

    private struct Region {
        var range: Range<Int>
        var layer: Layer
    }

    let file: KotlinFile
    private var changes: [Change] = []
    private var regions: [Region] = []
    private var newImports: Set<String> = []
    /// The lines inside of raw strings, whose indentation is part of the text.
    private let frozen: [Range<Int>]

    init(_ file: KotlinFile) {
        self.file = file
        frozen = KotlinCode.rawStrings(in: file.tree.root)
    }

    var isEmpty: Bool { changes.isEmpty && newImports.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String, layer: Layer) {
        let change = Change(range: range, text: text, layer: layer)
        guard !changes.contains(where: { $0.range == range && $0.text == text && !range.isEmpty }) else { return }
        changes.append(change)
    }

    /// - Parameter order: among what is added at the same place; the first comes first where it is equal.
    mutating func insert(_ text: String, at offset: Int, layer: Layer, order: Int = 0) {
        changes.append(Change(range: offset..<offset, text: text, layer: layer, order: order))
    }

    /// Puts lines around whole lines of code, which are indented once more.
    /// - Parameters:
    ///   - head: without its line ending: `if (shown) {`.
    ///   - tail: `}`.
    mutating func wrap(_ range: Range<Int>, in head: String, _ tail: String, layer: Layer) {
        let indent = KotlinCode.indentation(at: range.lowerBound, in: file)
        let unit = KotlinCode.indentUnit(of: file)
        changes.append(
            Change(
                range: range.lowerBound..<range.lowerBound, text: head + "\n" + indent + unit, layer: layer,
                wrapLength: range.count, isPrefix: true))
        changes.append(
            Change(
                range: range.upperBound..<range.upperBound, text: "\n" + indent + tail, layer: layer, wrapLength: range.count))
        regions.append(Region(range: range, layer: layer))
    }

    /// Adds an import unless the file has it; see `KotlinImports` for where it goes.
    mutating func addImport(_ name: String) {
        guard KotlinImports.needsImport(name, in: file) else { return }
        newImports.insert(name)
    }

    /// A range's text with the changes of some layers, with `\n` as its line ending. nil where changes overlap.
    func text(of range: Range<Int>, layers: Set<Layer>, extra: [(range: Range<Int>, text: String)] = []) -> String? {
        var changes = changes.filter {
            layers.contains($0.layer) && range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        // What replaces a text replaces the changes inside of it; what is added at its ends stays.
        changes.removeAll { change in
            extra.contains { replaced in
                let (inner, outer) = (change.range, replaced.range)
                return inner.isEmpty
                    ? outer.lowerBound < inner.lowerBound && inner.upperBound < outer.upperBound
                    : outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
            }
        }
        changes += extra.map { Change(range: $0.range, text: $0.text, layer: .host) }
        let regions = regions.filter {
            layers.contains($0.layer) && range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        return Self.apply(changes, regions, to: file, in: range, frozen: frozen)
    }

    /// The whole file, in its own line endings. nil where changes overlap, which is a fault of the steps.
    func result() -> [UInt8]? {
        var changes = changes
        for (offset, text) in KotlinImports.insertions(of: newImports, in: file) {
            changes.append(Change(range: offset..<offset, text: text, layer: .host))
        }
        guard var text = Self.apply(changes, regions, to: file, in: 0..<file.source.bytes.count, frozen: frozen) else {
            return nil
        }
        if file.source.lineEnding == "\r\n" {
            text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        }
        return (file.source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    private static func apply(
        _ changes: [Change], _ regions: [Region], to file: KotlinFile, in range: Range<Int>, frozen: [Range<Int>]
    ) -> String? {
        let unit = KotlinCode.indentUnit(of: file)
        let bytes = file.source.bytes
        let sorted = changes.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.range.lowerBound != second.range.lowerBound { return first.range.lowerBound < second.range.lowerBound }
            if rank(first) != rank(second) { return rank(first) < rank(second) }
            return left.offset < right.offset
        }.map(\.element)
        var result: [UInt8] = []
        var offset = range.lowerBound

        func copy(to end: Int) {
            while offset < end {
                let byte = bytes[offset]
                offset += 1
                if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { continue }
                result.append(byte)
                guard byte == 0x0A, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { continue }
                guard !frozen.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound }) else { continue }
                for region in regions where region.range.lowerBound < offset && offset < region.range.upperBound {
                    result += Array(unit.utf8)
                }
            }
        }

        for change in sorted {
            guard change.range.lowerBound >= offset || change.range.isEmpty && change.range.lowerBound == offset else {
                return nil
            }
            copy(to: change.range.lowerBound)
            let depth = regions.count { contains($0, change) }
            let indent = String(repeating: unit, count: depth)
            let lines = change.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                if index > 0 {
                    result.append(0x0A)
                    if !line.isEmpty { result += Array(indent.utf8) }
                }
                result += Array(line.utf8)
            }
            offset = max(offset, change.range.upperBound)
        }
        copy(to: range.upperBound)
        return String(decoding: result, as: UTF8.self)
    }

    /// At one place: what closes, then what is added, then what opens, then what is replaced.
    private static func rank(_ change: Change) -> Int {
        if let length = change.wrapLength { return change.isPrefix ? Int.max / 2 - length : -(Int.max / 2) + length }
        return change.range.isEmpty ? change.order : Int.max
    }

    private static func contains(_ region: Region, _ change: Change) -> Bool {
        let inside = region.range.lowerBound < change.range.lowerBound && change.range.upperBound < region.range.upperBound
        if inside { return true }
        guard region.range.lowerBound <= change.range.lowerBound, change.range.upperBound <= region.range.upperBound else {
            return false
        }
        // At an end of the region: the ends of a shorter wrapping are inside, and so is what stands alone at its start.
        if let length = change.wrapLength { return length < region.range.count }
        return !change.range.isEmpty
    }
}
