import ReglazeEngine

/// What a rule's page says in a few words, on every kind of page.
enum RuleFacts {
    static func since(_ about: About) -> String { "SDK \(about.since.sdk), iOS \(about.since.os)" }

    /// The fixes that its examples show.
    static func fix(_ about: About) -> String {
        let safeties = Set(about.examples.compactMap { if case .rewrites(_, let safety) = $0.outcome { safety } else { nil } })
        let names = Safety.allCases.filter(safeties.contains).map(\.rawValue)
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    /// Rewrites first, then what is left alone; of what is not found, the first two: the rest are for the tests.
    static func shownExamples(_ about: About) -> [Example] {
        var rewritten: [Example] = []
        var left: [Example] = []
        var silent: [Example] = []
        for example in about.examples {
            switch example.outcome {
            case .rewrites: rewritten.append(example)
            case .explains: left.append(example)
            case .silent: silent.append(example)
            }
        }
        return rewritten + left + silent.prefix(2)
    }

    /// "iOS 16.0, iPhone and iPad".
    static func context(of example: Example) -> String {
        let devices = example.devices.sorted().map { $0 == .iPhone ? "iPhone" : "iPad" }.joined(separator: " and ")
        return devices.isEmpty ? "iOS \(example.target)" : "iOS \(example.target), \(devices)"
    }
}
