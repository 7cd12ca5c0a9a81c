import ReglazeEngine

/// What an Objective-C file knows of the project's own names: by what it declares itself, and by what it imports.
struct ObjectiveCImports {
    private let file: SourceFile
    private let index: ProjectIndex

    init(of file: SourceFile, in index: ProjectIndex) {
        self.file = file
        self.index = index
    }

    /// Whether a name is declared for the code at an offset, in every build: a class, a method or a property, a function, a constant
    /// or a macro.
    func declares(_ name: String, at offset: Int) -> Bool {
        if Self.declares(name, file, before: offset) { return true }
        var seen: Set<String> = [file.path]
        var waiting = Self.imports(of: file, before: offset)
        while let next = waiting.popLast() {
            let headers = index.files.filter { $0.kind == .objectiveC && Self.name(of: $0.path) == next && $0.path != file.path }
            // Which of two headers of one name is meant, build settings say.
            guard headers.count == 1, let header = headers.first, seen.insert(header.path).inserted else { continue }
            if Self.declares(name, header, before: .max) { return true }
            waiting += Self.imports(of: header, before: .max)
        }
        return false
    }

    /// Whether the file declares the name, wherever.
    func declaresItself(_ name: String) -> Bool { Self.declares(name, file, before: .max) }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// The names of the files that are imported in every build.
    private static func imports(of file: SourceFile, before offset: Int) -> [String] {
        guard let tree = file.objectiveC else { return [] }
        return tree.root.descendants(ofKind: "preproc_include").filter { $0.range.upperBound <= offset && isAlways($0) }
            .compactMap {
                $0.child("path").map { path in name(of: path.text.filter { !"\"<>".contains($0) }) }
            }
    }

    private static func declares(_ name: String, _ file: SourceFile, before offset: Int) -> Bool {
        guard file.containsWord(name), let tree = file.objectiveC else { return false }
        return tree.root.descendants.contains { node in
            node.range.lowerBound < offset && (node.declaresForFile(name) || node.declaresMember(name)) && isAlways(node)
        }
    }

    /// Whether no condition of the preprocessor stands around a node, apart from the one that keeps a header from being read twice.
    private static func isAlways(_ node: ObjectiveCNode) -> Bool {
        node.ancestors.allSatisfy { ancestor in
            guard ancestor.kind.hasPrefix("preproc_") else { return true }
            return ancestor.kind == "preproc_ifdef" && ancestor.children.contains { $0.text == "#ifndef" }
        }
    }
}
