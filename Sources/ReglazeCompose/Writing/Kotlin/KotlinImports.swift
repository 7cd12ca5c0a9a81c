import ReglazeEngine

/// Where imports go.
enum KotlinImports {
    /// Whether a file can't see a name without an import.
    static func needsImport(_ name: String, in file: KotlinFile) -> Bool {
        let package = package(of: name)
        if package == file.package { return false }
        return !file.imports.contains { known in
            known.isWildcard ? known.name == package : known.name == name && known.alias == nil
        }
    }

    /// The texts to insert, each with its offset: each import before the first one that is greater than it, so that a sorted list
    /// stays sorted; after the last one else.
    static func insertions(of names: Set<String>, in file: KotlinFile) -> [(offset: Int, text: String)] {
        guard !names.isEmpty else { return [] }
        let sorted = names.sorted()
        guard let last = file.imports.last else {
            let list = sorted.map { "import \($0)" }.joined(separator: "\n")
            let header = file.tree.root.child(ofKind: "package_header")
            return [header.map { ($0.range.upperBound, "\n\n" + list) } ?? (0, list + "\n\n")]
        }
        let isSorted = zip(file.imports, file.imports.dropFirst()).count { sortKey($0) > sortKey($1) } <= file.imports.count / 5
        return sorted.map { name in
            if isSorted, let next = file.imports.first(where: { sortKey($0) > name && $0.alias == nil }) {
                return (next.range.lowerBound, "import \(name)\n")
            }
            return (last.range.upperBound, "\nimport \(name)")
        }
    }

    private static func sortKey(_ line: KotlinImport) -> String { line.isWildcard ? line.name + ".*" : line.name }

    /// The imports that code copied from `source` needs in a file of `package`.
    /// - Parameter text: the code; words in it that are no names do no harm.
    static func needed(for text: String, from source: KotlinFile, to package: String, symbols: KotlinSymbols) -> Set<String> {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        var result: Set<String> = []
        var imported: Set<String> = []
        for line in source.imports {
            guard let name = line.localName else { continue }
            imported.insert(name)
            // What an operator or `by` calls is not written.
            let isHidden =
                text.contains(" by ") && ["getValue", "setValue", "provideDelegate"].contains(name)
                || text.contains(" + ") && name == "plus"
            guard words.contains(name) || isHidden else { continue }
            result.insert(line.alias.map { "\(line.name) as \($0)" } ?? line.name)
        }
        let others = words.subtracting(imported)
        let known = others.filter { word in
            symbols.declarations(named: word).contains { $0.package == source.package && $0.parents.isEmpty }
        }
        if source.package != package {
            result.formUnion(known.map { source.package.isEmpty ? $0 : "\(source.package).\($0)" })
        }
        // What is left may come through any of the wildcards.
        if !others.subtracting(known).isEmpty { result.formUnion(source.imports.filter(\.isWildcard).map { $0.name + ".*" }) }
        return result.filter { !$0.hasSuffix(".*") ? self.package(of: $0) != package : true }
    }

    static func package(of name: String) -> String { name.split(separator: ".").dropLast().joined(separator: ".") }
}
