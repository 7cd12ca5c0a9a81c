import ReglazeEngine

/// A row of the table of deprecated symbols.
struct DeprecatedSymbol: Sendable {
    /// How the symbol is written, and what shows that it is the SDK's and not a namesake.
    enum Kind: Sendable {
        /// A property or static member of a name that nothing else has.
        case member(String)
        /// A property behind one of these names: `windowScene?.coordinateSpace`.
        case memberOf(bases: Set<String>, String)
        /// An enum case or static member: behind its type's name, or bare where it is assigned to one of `targets`, or is an argument of
        /// one of `functions`, with one of `labels` where there are any.
        case value(String, type: String, targets: Set<String> = [], functions: Set<String> = [], labels: Set<String> = [])
        /// A key in the dictionary that a function gets as a parameter whose type has this name.
        case key(Set<String>, type: String)
        /// A method that the app implements, told by all of its labels.
        case callback(String, labels: [String])
        /// A function that is called by its bare name.
        case function(Set<String>)
        /// A method that is called on an object behind one of these names, with these labels.
        case call(String, labels: [String], bases: Set<String>)
        /// A modifier on a view.
        case modifier(String, labels: [String])
    }

    /// What takes its place.
    enum Replacement: Sendable {
        /// The same thing by another name, from this iOS on.
        case rename(String, from: OSVersion, Safety)
        /// Another way to do it; the text says why nothing is rewritten.
        case other(because: String)
    }

    /// What the SDK says of it.
    enum Status: Sendable {
        case deprecated
        /// It will be deprecated, which no compiler warns of yet.
        case announced
        /// The name was in test versions of the SDK only.
        case renamed
    }

    let kind: Kind
    let replacement: Replacement
    /// What to use instead, one line that can be followed.
    let instead: String
    let status: Status
    let about: About

    /// - Parameters:
    ///   - name: as a person would call the symbol.
    ///   - version: the iOS in which it was marked, or in which what takes its place came.
    ///   - example: a text that holds it, with the marker.
    ///   - result: the example after the rename, where there is one.
    ///   - given: declarations that the examples need.
    ///   - silent: texts that hold a namesake.
    init(
        id: RuleID, name: String, _ kind: Kind, version: OSVersion, instead: String, _ replacement: Replacement,
        status: Status = .deprecated, severity: Severity = .warning, triggers: [String], why: String, source: String,
        example: String, result: String? = nil, given: String = "", silent: [String] = []
    ) {
        self.kind = kind
        self.replacement = replacement
        self.instead = instead
        self.status = status
        var examples: [Example] = []
        switch replacement {
        case .rename(_, let from, let safety):
            if let result { examples.append(.rewrites(example, to: result, safety, target: from, given: given)) }
            if from > 16 { examples.append(.explains(example, because: "needs iOS \(from)", given: given)) }
        case .other(let reason): examples.append(.explains(example, because: reason, given: given))
        }
        let (plain, _) = Example.silent(example).unmarked()
        let comment = plain.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
        examples.append(.silent(comment))
        examples += silent.map { Example.silent($0) }
        let state =
            switch status {
            case .deprecated: "is deprecated"
            case .announced: "is going to be deprecated"
            case .renamed: "has another name by now"
            }
        about = About(
            id: id, summary: "\(name) \(state)", severity: severity,
            since: Since(sdk: version.major, os: version),
            triggers: triggers, why: why, source: source, examples: examples)
    }
}
