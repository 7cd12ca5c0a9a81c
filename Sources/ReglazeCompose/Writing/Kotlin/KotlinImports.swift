import ReglazeEngine

/// Where imports go.
enum KotlinImports {
    /// Whether a file can't see a name without an import.
    static func needsImport(_ name: String, in file: KotlinFile) -> Bool {
        let package = name.split(separator: ".").dropLast().joined(separator: ".")
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
}
