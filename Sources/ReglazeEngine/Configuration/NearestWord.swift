/// Finds the word that a person most likely meant.
public enum NearestWord {
    /// The candidate with the smallest edit distance to `word`, the first of equals; nil when none is near enough to be meant.
    public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased())
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(wanted, Array(candidate.lowercased()))
            guard distance <= max(1, min(wanted.count, candidate.count) / 3 + 1) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best?.word
    }

    /// How many letters must be added, taken, replaced, or swapped with their neighbour.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
