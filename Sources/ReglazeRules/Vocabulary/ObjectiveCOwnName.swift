import ReglazeEngine

extension ProjectIndex {
    /// Whether a name in Objective-C is the project's own, so that a file without the import does not know it: a macro, a class, a
    /// function or a global, or a method or a property of a category: `UIColorFromRGB`, `[UIColor brandColor]`.
    func declaresObjectiveC(_ name: String) -> Bool {
        remember("Objective-C declares \(name)") {
            files.contains { file in
                guard file.kind == .objectiveC, file.containsWord(name), let tree = file.objectiveC else { return false }
                return tree.root.descendants.contains { $0.declaresForFile(name) }
            }
        }
    }

    /// The classes of the project, and those that it has categories of, that declare a property or a method by this name; an empty
    /// text for a protocol.
    func objectiveCClasses(declaringMember name: String) -> Set<String> {
        remember("Objective-C classes with \(name)") {
            var found = Set<String>()
            for file in files where file.kind == .objectiveC && file.containsWord(name) {
                guard let tree = file.objectiveC else { continue }
                for node in tree.root.descendants where node.declaresMember(name) { found.insert(node.className ?? "") }
            }
            return found
        }
    }
}

extension ObjectiveCNode {
    func declaresMember(_ name: String) -> Bool {
        switch kind {
        case "property_declaration": descendants.contains { $0.kind.hasSuffix("identifier") && $0.text == name }
        case "method_declaration", "method_definition": children.contains { $0.kind == "identifier" && $0.text == name }
        default: false
        }
    }

    func declaresForFile(_ name: String) -> Bool {
        switch kind {
        case "preproc_def", "preproc_function_def": return child("name")?.text == name
        case "class_interface", "class_implementation":
            guard child("category") != nil else { return declaredClassName == name }
            return descendants.contains { node in
                switch node.kind {
                case "method_declaration", "method_definition":
                    node.children.contains { $0.kind == "identifier" && $0.text == name }
                case "struct_declarator": node.descendants.contains { $0.kind.hasSuffix("identifier") && $0.text == name }
                default: false
                }
            }
        case "declaration", "function_definition":
            guard classAround == nil || kind == "function_definition", ancestor("compound_statement") == nil else { return false }
            return children("declarator").contains { $0.declares(name) }
        default: return false
        }
    }
}
