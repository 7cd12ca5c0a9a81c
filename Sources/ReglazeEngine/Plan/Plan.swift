/// The fixes that are applied together in one pass.
struct Plan {
    /// Accepted edits by path, each path's in ascending order.
    private(set) var edits: [String: [Edit]] = [:]
    private(set) var newFiles: [NewFile] = []
    /// The findings whose fixes were accepted.
    private(set) var accepted: [(finding: Finding, fix: Fix)] = []
    /// Fixes whose own edits overlap: faults of their rules.
    private(set) var faulty: [(finding: Finding, fix: Fix)] = []
    /// Fixes that overlap an accepted one wait for the next pass.
    private(set) var hasDeferred = false

    /// - Parameters:
    ///   - findings: with the fixes to choose from.
    ///   - rank: a rule's place in the order; the lower one wins an overlap.
    ///   - isRefused: fixes that an earlier pass has shown to be wrong.
    ///   - exists: whether a path is taken.
    init(
        _ findings: [Finding], allowingUnsafe: Bool, rank: (RuleID) -> Int, isRefused: (Finding, Fix) -> Bool,
        exists: (String) -> Bool
    ) {
        let ranked = findings.map { (rank($0.rule), $0) }.sorted { left, right in
            left.0 != right.0 ? left.0 < right.0 : Finding.inReadingOrder(left.1, right.1)
        }
        for (_, finding) in ranked {
            guard let fix = finding.fix(allowingUnsafe: allowingUnsafe), !isRefused(finding, fix) else { continue }
            guard fix.newFiles.allSatisfy({ new in !exists(new.path) }) else { continue }
            guard !Self.overlapsItself(fix) else {
                faulty.append((finding, fix))
                continue
            }
            guard canAccept(fix) else {
                hasDeferred = true
                continue
            }
            for edit in fix.edits where !(edits[edit.path] ?? []).contains(edit) { edits[edit.path, default: []].append(edit) }
            for file in fix.newFiles where !newFiles.contains(file) { newFiles.append(file) }
            accepted.append((finding, fix))
        }
        for (path, accepted) in edits { edits[path] = Self.sorted(accepted) }
    }

    /// The bytes of `file` with the accepted edits applied. Lines that they add end as the file's other lines do.
    func apply(to file: SourceFile) -> [UInt8] { Self.apply(edits[file.path] ?? [], to: file) }

    /// The bytes of `file` with `edits`, which must not overlap, applied.
    static func apply(_ edits: [Edit], to file: SourceFile) -> [UInt8] {
        var endings = MixedEndings(of: file, replacedBy: edits)
        let lineEnding = file.lineEnding
        var result: [UInt8] = []
        result.reserveCapacity(file.bytes.count + 256)
        var offset = 0
        for edit in sorted(edits) {
            result += file.bytes[offset..<edit.range.lowerBound]
            var line: [UInt8] = []
            for byte in edit.text.utf8 where byte != 0x0D {
                if byte == 0x0A {
                    result += line
                    result += (endings?.ending(of: line) ?? lineEnding).utf8
                    line = []
                } else {
                    line.append(byte)
                }
            }
            result += line
            offset = edit.range.upperBound
        }
        result += file.bytes[offset...]
        return result
    }

    /// The line on which a place stands once the accepted edits are made; the start of an edit for what is inside it.
    func newLine(of place: (line: Int, column: Int), in file: SourceFile) -> Int {
        guard let edits = edits[file.path], place.line >= 1, place.line <= file.lines.starts.count else { return place.line }
        let offset = file.lines.starts[place.line - 1] + place.column - 1
        var line = place.line
        var added = 0
        for edit in edits where edit.range.lowerBound <= offset {
            guard edit.range.upperBound <= offset else {
                line = file.lines.position(of: edit.range.lowerBound).line
                break
            }
            added += edit.text.utf8.count { $0 == 0x0A } - file.bytes[edit.range].count { $0 == 0x0A }
        }
        return line + added
    }

    private func canAccept(_ fix: Fix) -> Bool {
        for edit in fix.edits where (edits[edit.path] ?? []).contains(where: { edit.conflicts(with: $0) }) { return false }
        for file in fix.newFiles where newFiles.contains(where: { $0.path == file.path && $0.text != file.text }) { return false }
        return true
    }

    /// Whether two edits of one fix share a byte. Equal ones are applied once.
    private static func overlapsItself(_ fix: Fix) -> Bool {
        // An insertion at the start of a replacement comes before it.
        let ordered = Set(fix.edits).sorted {
            ($0.path, $0.range.lowerBound, $0.range.upperBound) < ($1.path, $1.range.lowerBound, $1.range.upperBound)
        }
        var reach = 0
        var path = ""
        for edit in ordered {
            if edit.path == path, edit.range.lowerBound < reach { return true }
            reach = max(edit.path == path ? reach : 0, edit.range.upperBound)
            path = edit.path
        }
        return false
    }

    /// By place; insertions at one place stay in the order in which they were accepted.
    private static func sorted(_ edits: [Edit]) -> [Edit] {
        edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
            return left.offset < right.offset
        }.map(\.element)
    }
}
