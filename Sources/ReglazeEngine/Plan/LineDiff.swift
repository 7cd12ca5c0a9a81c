/// Which lines of two texts differ.
///
/// Myers' greedy search finds a shortest script when the texts are as near as migrations leave them. Where they are further apart,
/// lines that occur once in both cut them into pieces (Cohen's patience diff); a piece without such a line is replaced as a whole.
/// So time stays near linear in the number of lines, whatever the input.
struct LineDiff {
    /// Lines of the old text that are replaced by lines of the new one; one of the two ranges may be empty.
    struct Change: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// In ascending order; between two of them stands at least one common line.
    private(set) var changes: [Change] = []

    /// The greatest number of differing lines for which a shortest script is looked for.
    private static let searchLimit = 256

    private let old: [Int]
    private let new: [Int]

    init(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]) {
        // Equal lines get equal numbers, so that the search compares integers.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        // Most of a file is the same before and after; those lines need no number.
        var start = 0
        let shorter = min(oldLines.count, newLines.count)
        while start < shorter, oldLines[start] == newLines[start] { start += 1 }
        var end = 0
        while end < shorter - start, oldLines[oldLines.count - 1 - end] == newLines[newLines.count - 1 - end] { end += 1 }
        old = oldLines[start..<(oldLines.count - end)].map(number)
        new = newLines[start..<(newLines.count - end)].map(number)
        compare()
        for index in changes.indices {
            let change = changes[index]
            changes[index].old = change.old.lowerBound + start..<change.old.upperBound + start
            changes[index].new = change.new.lowerBound + start..<change.new.upperBound + start
        }
    }

    private mutating func compare() {
        var pending = [Change(old: 0..<old.count, new: 0..<new.count)]
        while let piece = pending.popLast() {
            let piece = trimmed(piece)
            if piece.old.isEmpty || piece.new.isEmpty {
                add(piece)
            } else if let found = shortest(piece) {
                found.forEach { add($0) }
            } else {
                let pieces = cut(piece)
                if pieces.isEmpty { add(piece) }
                pending += pieces.reversed()
            }
        }
    }

    private mutating func add(_ change: Change) {
        guard !change.old.isEmpty || !change.new.isEmpty else { return }
        if let last = changes.last, last.old.upperBound == change.old.lowerBound, last.new.upperBound == change.new.lowerBound {
            changes[changes.count - 1].old = last.old.lowerBound..<change.old.upperBound
            changes[changes.count - 1].new = last.new.lowerBound..<change.new.upperBound
        } else {
            changes.append(change)
        }
    }

    private func trimmed(_ piece: Change) -> Change {
        var (oldStart, oldEnd) = (piece.old.lowerBound, piece.old.upperBound)
        var (newStart, newEnd) = (piece.new.lowerBound, piece.new.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        return Change(old: oldStart..<oldEnd, new: newStart..<newEnd)
    }

    /// A shortest script (E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986), nil when it is longer than the
    /// limit. `x` counts old lines, `y` new ones, and diagonal `k` is `x - y`.
    private func shortest(_ piece: Change) -> [Change]? {
        let (width, height) = (piece.old.count, piece.new.count)
        let limit = min(Self.searchLimit, width + height)
        let offset = limit + 1
        var furthest = Array(repeating: 0, count: 2 * limit + 3)
        // What `furthest` was before each round, its diagonals from -round to +round.
        var trace: [ArraySlice<Int>] = []
        for round in 0...limit {
            trace.append(furthest[(offset - round)...(offset + round)])
            for diagonal in stride(from: -round, through: round, by: 2) {
                let goesDown =
                    diagonal == -round
                    || (diagonal != round && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1])
                var x = goesDown ? furthest[offset + diagonal + 1] : furthest[offset + diagonal - 1] + 1
                var y = x - diagonal
                while x < width, y < height, old[piece.old.lowerBound + x] == new[piece.new.lowerBound + y] {
                    x += 1
                    y += 1
                }
                furthest[offset + diagonal] = x
                if x >= width && y >= height { return walkBack(piece, trace, offset: offset) }
            }
        }
        return nil
    }

    private func walkBack(_ piece: Change, _ trace: [ArraySlice<Int>], offset: Int) -> [Change] {
        var (x, y) = (piece.old.count, piece.new.count)
        var steps: [Change] = []
        for round in stride(from: trace.count - 1, to: 0, by: -1) {
            let before = trace[round]
            let diagonal = x - y
            let goesDown =
                diagonal == -round
                || (diagonal != round && before[offset + diagonal - 1] < before[offset + diagonal + 1])
            let startX = before[offset + diagonal + (goesDown ? 1 : -1)]
            let startY = startX - (diagonal + (goesDown ? 1 : -1))
            let (oldLine, newLine) = (piece.old.lowerBound + startX, piece.new.lowerBound + startY)
            steps.append(
                Change(old: oldLine..<(goesDown ? oldLine : oldLine + 1), new: newLine..<(goesDown ? newLine + 1 : newLine)))
            (x, y) = (startX, startY)
        }
        return steps.reversed()
    }

    /// The pieces before, between and after the lines that occur once in both texts and stand in the same order.
    private func cut(_ piece: Change) -> [Change] {
        var pieces: [Change] = []
        var (oldStart, newStart) = (piece.old.lowerBound, piece.new.lowerBound)
        let anchors = anchors(piece)
        guard !anchors.isEmpty else { return [] }
        for anchor in anchors {
            pieces.append(Change(old: oldStart..<anchor.old, new: newStart..<anchor.new))
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        pieces.append(Change(old: oldStart..<piece.old.upperBound, new: newStart..<piece.new.upperBound))
        return pieces
    }

    private func anchors(_ piece: Change) -> [(old: Int, new: Int)] {
        // -1: more than once.
        var inOld: [Int: Int] = [:]
        var inNew: [Int: Int] = [:]
        for index in piece.old { inOld[old[index]] = inOld[old[index]] == nil ? index : -1 }
        for index in piece.new { inNew[new[index]] = inNew[new[index]] == nil ? index : -1 }
        // Patience sorting: the longest run of pairs that ascends in both texts.
        var pairs: [(old: Int, new: Int, previous: Int)] = []
        var piles: [Int] = []
        for index in piece.old where inOld[old[index]] == index {
            guard let partner = inNew[old[index]], partner >= 0 else { continue }
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[piles[middle]].new < partner { low = middle + 1 } else { high = middle }
            }
            pairs.append((index, partner, low > 0 ? piles[low - 1] : -1))
            if low == piles.count { piles.append(pairs.count - 1) } else { piles[low] = pairs.count - 1 }
        }
        var result: [(old: Int, new: Int)] = []
        var next = piles.last ?? -1
        while next >= 0 {
            result.append((pairs[next].old, pairs[next].new))
            next = pairs[next].previous
        }
        return result.reversed()
    }
}
