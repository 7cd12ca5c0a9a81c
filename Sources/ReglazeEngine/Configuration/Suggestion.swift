/// The second half of an error message: the word that was meant, or the words that there are.
public enum Suggestion {
    /// "; did you mean `check`?", or "; it is one of `check`, `migrate`".
    public static func text(for word: String, among words: [String], quote: String = "`") -> String {
        if let near = NearestWord.of(word, among: words) { return "; did you mean \(quote)\(near)\(quote)?" }
        return "; it is one of " + words.map { "\(quote)\($0)\(quote)" }.joined(separator: ", ")
    }

    /// The same for a rule's id or a family, of which there are too many to list.
    public static func text(forRule word: String, in catalog: RuleCatalog) -> String {
        if let near = catalog.nearestSelector(to: word) { return "; did you mean `\(near)`?" }
        return "; `reglaze rules` lists them"
    }
}
