import ReglazeEngine

/// A command line, taken apart.
struct Arguments: Equatable {
    /// nil when only options were given.
    private(set) var command: Command?
    /// The words that belong to no option: paths, or a rule.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// - Parameters:
    ///   - words: without the program's name.
    ///   - isSelector: whether a word names a rule or a family.
    ///   - exists: whether a word is a path of something. A list of rules ends before such a word, also where it is called as a
    ///     family is, so that `--only navigation App` does what it says.
    init(_ words: [String], isSelector: (String) -> Bool, exists: (String) -> Bool) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { try take(operand) }
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                try take(word, exists: exists)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try Self.option(parts[0])
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw UsageError("`\(option.name)` takes no value; say `\(option.name)` alone") }
                values[option.name] = []
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : Self.popValue(&rest), !value.isEmpty else {
                throw UsageError("`\(option.name)` needs a value: `\(option.name) \(placeholder)`")
            }
            guard option.isList else {
                values[option.name] = [try Self.checked(value, of: option)]
                continue
            }
            var list = [value]
            while parts.count == 1, command != nil, let next = rest.first, next == "-" || !next.hasPrefix("-"), next != "-" {
                guard !exists(next), next.split(separator: ",").allSatisfy({ isSelector(String($0)) || Self.isLikeRule($0) })
                else {
                    break
                }
                list.append(next)
                rest.removeFirst()
            }
            values[option.name, default: []] += list.flatMap { $0.split(separator: ",").map(String.init) }
        }
        try checkOptions()
    }

    func has(_ name: String) -> Bool { values[name] != nil }
    func value(_ name: String) -> String? { values[name]?.last }
    func list(_ name: String) -> [String] { values[name] ?? [] }

    /// A list of ids and families.
    func rules(_ name: String, of catalog: RuleCatalog) throws(UsageError) -> [String] {
        for text in list(name) where !catalog.isSelector(text) {
            throw UsageError("`\(name)`: unknown rule `\(text)`" + Suggestion.text(forRule: text, in: catalog))
        }
        return list(name)
    }

    private mutating func take(_ word: String, exists: (String) -> Bool = { _ in false }) throws(UsageError) {
        guard command == nil else {
            operands.append(word)
            return
        }
        guard let named = Command(rawValue: word) else {
            if exists(word) { throw UsageError("`\(word)` is no command; to check that path, say `reglaze check \(word)`") }
            throw UsageError(
                "unknown command `\(word)`" + Suggestion.text(for: word, among: Command.allCases.map(\.rawValue)))
        }
        command = named
    }

    /// Whether a word is written like a rule or a family, so that a mistyped one is called that and not a missing file.
    private static func isLikeRule(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isLowercase || "-/".contains($0) } && word.first != "/" && word.last != "/"
    }

    private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private static func option(_ name: String) throws(UsageError) -> Option {
        if let option = Option.named(name) { return option }
        if let near = NearestWord.of(name, among: Option.table.map(\.name)) {
            throw UsageError("unknown option `\(name)`; did you mean `\(near)`?")
        }
        throw UsageError("unknown option `\(name)`; see `reglaze --help`, or put `--` before a path that starts with a dash")
    }

    private static func checked(_ value: String, of option: Option) throws(UsageError) -> String {
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw UsageError("`\(option.name)` can't be `\(value)`" + Suggestion.text(for: value, among: option.choices))
        }
        return value
    }

    private func checkOptions() throws(UsageError) {
        guard let command, !has("--help"), !has("--version") else { return }
        for option in Option.table where has(option.name) && !option.commands.contains(command) {
            let others = Command.allCases.filter(option.commands.contains).map { "`reglaze \($0.rawValue)`" }
            throw UsageError(
                "`reglaze \(command.rawValue)` has no `\(option.name)`, which belongs to \(others.joined(separator: " and "))")
        }
        if let format = value("--format"), !command.formats.contains(where: { $0.rawValue == format }) {
            throw UsageError(
                "`--format` can't be `\(format)`" + Suggestion.text(for: format, among: command.formats.map(\.rawValue)))
        }
    }
}
