import Testing

/// Checks a property on ten thousand sequences. `body` plays one and answers what is wrong with it, or nil. Of the first that
/// fails, the seed and all steps are reported.
func property(
    sequences: Int = 10_000, upTo longest: Int = 16, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout Dice) -> String?
) {
    for sequence in 0..<sequences {
        let seed = UInt64(sequence)
        let steps = 1 + sequence * longest / sequences
        var dice = Dice(seed: seed, steps: steps)
        guard let wrong = body(&dice) else { continue }
        var writing = Dice(seed: seed, steps: steps, isWriting: true)
        _ = body(&writing)
        let played = writing.notes.map { "\n  \($0)" }.joined()
        Issue.record("sequence \(seed): \(wrong)\(played)", sourceLocation: sourceLocation)
        return
    }
}
