/// Reads the values of a configuration; every error names the place and the right word.
struct ConfigurationReader {
    let path: String
    let catalog: RuleCatalog

    func error(_ node: JSONNode, _ message: String) -> ConfigurationError {
        ConfigurationError(path: path, line: node.line, column: node.column, message: message)
    }

    func error(_ member: JSONNode.Member, _ message: String) -> ConfigurationError {
        ConfigurationError(path: path, line: member.line, column: member.column, message: message)
    }

    func members(of node: JSONNode, in name: String) throws(ConfigurationError) -> [JSONNode.Member] {
        guard case .object(let members) = node.value else {
            throw error(node, "\(name) must be an object in braces, not \(node.kindName)")
        }
        return members
    }

    func string(_ node: JSONNode, named name: String) throws(ConfigurationError) -> String {
        guard let text = node.string, !text.isEmpty else {
            throw error(
                node, "\"\(name)\" must be a string in double quotes, not \(node.string == nil ? node.kindName : "empty")")
        }
        return text
    }

    func strings(_ member: JSONNode.Member) throws(ConfigurationError) -> [(text: String, node: JSONNode)] {
        guard case .array(let items) = member.node.value else {
            throw error(member.node, "\"\(member.key)\" must be an array of strings, not \(member.node.kindName)")
        }
        var strings: [(String, JSONNode)] = []
        for item in items { strings.append((try string(item, named: member.key), item)) }
        return strings
    }

    func selectors(_ member: JSONNode.Member) throws(ConfigurationError) -> [String] {
        let strings = try strings(member)
        for (text, node) in strings where !catalog.isSelector(text) {
            throw error(node, "unknown rule `\(text)`" + Suggestion.text(forRule: text, in: catalog))
        }
        return strings.map(\.text)
    }

    func severities(_ member: JSONNode.Member) throws(ConfigurationError) -> [RuleID: SeverityChoice] {
        var choices: [RuleID: SeverityChoice] = [:]
        for entry in try members(of: member.node, in: "\"severity\"") {
            let id = try ruleID(entry)
            let word = try string(entry.node, named: entry.key)
            guard let choice = SeverityChoice(word) else {
                throw error(
                    entry.node,
                    "unknown severity \"\(word)\"" + Suggestion.text(for: word, among: SeverityChoice.words, quote: "\""))
            }
            choices[id] = choice
        }
        return choices
    }

    func sdk(_ member: JSONNode.Member) throws(ConfigurationError) -> Int {
        if case .number(let text) = member.node.value, let sdk = Int(text), Configuration.sdks.contains(sdk) { return sdk }
        throw error(member.node, "\"sdk\" must be the number 26 or 27")
    }

    func version(_ node: JSONNode, named name: String) throws(ConfigurationError) -> OSVersion {
        guard let text = node.string, let version = OSVersion(text) else {
            throw error(node, "\"\(name)\" must be an iOS version in double quotes, such as \"16.0\"")
        }
        return version
    }

    func versions(_ member: JSONNode.Member) throws(ConfigurationError) -> [RuleID: OSVersion] {
        var versions: [RuleID: OSVersion] = [:]
        for entry in try members(of: member.node, in: "\"\(member.key)\"") {
            versions[try ruleID(entry)] = try version(entry.node, named: entry.key)
        }
        return versions
    }

    private func ruleID(_ member: JSONNode.Member) throws(ConfigurationError) -> RuleID {
        if let about = catalog.about(member.key) { return about.id }
        if catalog.isSelector(member.key) {
            throw error(
                member,
                "`\(member.key)` is a family of rules; name each rule, such as "
                    + "`\(catalog.abouts.first { $0.id.family == member.key }?.id.text ?? member.key)`")
        }
        throw error(member, "unknown rule `\(member.key)`" + Suggestion.text(forRule: member.key, in: catalog))
    }
}
