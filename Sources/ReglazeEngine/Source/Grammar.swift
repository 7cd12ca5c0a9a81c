import TreeSitter

/// A language that is read by tree-sitter.
public enum Grammar: Sendable, CaseIterable {
    case objectiveC, kotlin

    /// For people.
    public var name: String {
        switch self {
        case .objectiveC: "Objective-C"
        case .kotlin: "Kotlin"
        }
    }

    var language: ReglazeLanguage {
        switch self {
        case .objectiveC: ReglazeLanguageObjectiveC
        case .kotlin: ReglazeLanguageKotlin
        }
    }

    /// Whether Reglaze was built with the parser; see `Scripts/fetch-grammars`.
    public var isAvailable: Bool { reglaze_has_language(language) }

    /// What the grammar calls the kinds of nodes, by number.
    var kindNames: [String] { words.kinds }
    var fieldNumbers: [String: UInt16] { words.fields }

    /// The numbers of a kind; several share a name.
    func kindNumbers(of name: String) -> [UInt16] { words.numbers[name] ?? [] }

    private var words: Words {
        switch self {
        case .objectiveC: Self.objectiveCWords
        case .kotlin: Self.kotlinWords
        }
    }

    private static let objectiveCWords = Words(ReglazeLanguageObjectiveC)
    private static let kotlinWords = Words(ReglazeLanguageKotlin)

    private struct Words {
        let kinds: [String]
        let numbers: [String: [UInt16]]
        let fields: [String: UInt16]

        init(_ language: ReglazeLanguage) {
            kinds = (0..<reglaze_kind_count(language)).map { kind in
                reglaze_kind_name(language, UInt16(kind)).map { String(cString: $0) } ?? ""
            }
            numbers = Dictionary(grouping: kinds.indices.map { UInt16($0) }) { [kinds] in kinds[Int($0)] }
            let count = reglaze_field_count(language)
            let pairs = (1..<max(1, count + 1)).compactMap { field in
                reglaze_field_name(language, UInt16(field)).map { (String(cString: $0), UInt16(field)) }
            }
            fields = Dictionary(pairs) { first, _ in first }
        }
    }
}
