import ReglazeEngine

/// What the project declares at top level, and who uses it.
struct KotlinIndex: Sendable {
    struct Declaration: Sendable {
        let name: String
        let file: KotlinFile
        let node: KotlinNode
    }

    let files: [KotlinFile]
    private let byName: [String: [Declaration]]

    init(_ files: [KotlinFile]) {
        self.files = files
        var byName: [String: [Declaration]] = [:]
        for file in files {
            for node in file.tree.root.namedChildren {
                guard let name = KotlinCode.topLevelName(of: node), node.kind.hasSuffix("declaration") || node.kind == "type_alias"
                else { continue }
                byName[name, default: []].append(Declaration(name: name, file: file, node: node))
            }
        }
        self.byName = byName
    }

    func declarations(of name: String) -> [Declaration] { byName[name] ?? [] }

    /// The functions of that name; those that a file can see come first.
    func functions(_ name: String, from file: KotlinFile) -> [Declaration] {
        let functions = declarations(of: name).filter { $0.node.kind == "function_declaration" }
        let seen = functions.filter { sees($0, from: file) }
        return seen.isEmpty ? functions : seen
    }

    /// Whether a bare name means this declaration: same package, or an import.
    func sees(_ declaration: Declaration, from file: KotlinFile) -> Bool {
        declaration.file.package == file.package
            || file.imports.contains { known in
                known.isWildcard
                    ? known.name == declaration.file.package : known.name == qualified(declaration.name, declaration.file.package)
            }
    }

    func isTaken(_ name: String) -> Bool { byName[name] != nil }

    func qualified(_ name: String, _ package: String) -> String { package.isEmpty ? name : "\(package).\(name)" }

    /// The imports that code copied from `source` needs in a file of `package`.
    /// - Parameter text: the code; words in it that are no names do no harm.
    func imports(for text: String, from source: KotlinFile, to package: String) -> Set<String> {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        var result: Set<String> = []
        for line in source.imports {
            if line.isWildcard {
                result.insert(line.name + ".*")
                continue
            }
            let name = line.alias ?? line.name.split(separator: ".").last.map(String.init) ?? ""
            let isOperator =
                text.contains(" by ") && ["getValue", "setValue", "provideDelegate"].contains(name)
                || text.contains("+") && name == "plus"
            guard words.contains(name) || isOperator else { continue }
            result.insert(line.alias.map { "\(line.name) as \($0)" } ?? line.name)
        }
        guard source.package != package else { return result }
        for word in words where declarations(of: word).contains(where: { $0.file.package == source.package }) {
            let isImported = source.imports.contains { ($0.alias ?? $0.name.split(separator: ".").last.map(String.init)) == word }
            if !isImported { result.insert(qualified(word, source.package)) }
        }
        return result
    }

    /// A name that is free in the project.
    func freeName(_ candidates: [String]) -> String? { candidates.first { !isTaken($0) } }
}
