import ReglazeEngine

/// What an Objective-C file declares for itself: static variables and functions, macros, types and classes.
struct ObjectiveCFileScope {
    private let names: Set<String>
    /// The level that CocoaLumberjack's macros name in each file that logs.
    let logLevel: String?

    init(of delegate: ObjectiveCDelegate) {
        var names: Set<String> = []
        var logLevel: String?
        for node in Self.topLevel(of: delegate.file) {
            // A macro that stands for a declaration is often read as another one.
            if node.hasError, node.kind != "class_interface" { continue }
            switch node.kind {
            case "declaration", "type_definition", "attributed_declarator":
                let declared = Self.declared(by: node)
                if declared.contains("ddLogLevel") { logLevel = node.text }
                names.formUnion(declared)
                names.formUnion(node.descendants(ofKind: "enumerator").compactMap { $0.child("name")?.text })
            case "function_definition":
                if let declarator = node.child("declarator") { names.formUnion(Self.name(of: declarator).map { [$0] } ?? []) }
            case "preproc_def", "preproc_function_def":
                if let name = node.child("name")?.text { names.insert(name) }
            case "class_interface", "protocol_declaration":
                if let name = node.declaredClassName, name != delegate.name { names.insert(name) }
            case "enum_specifier", "struct_specifier":
                names.formUnion(node.descendants(ofKind: "enumerator").compactMap { $0.child("name")?.text })
                if let name = node.child("name")?.text { names.insert(name) }
            default: continue
            }
        }
        names = names.filter { $0 != "ddLogLevel" && !$0.hasPrefix("DDLog") && !$0.hasPrefix("NSLog") }
        self.names = names.filter { delegate.header?.containsWord($0) != true }
        self.logLevel = logLevel
    }

    /// The first of the names, in the order of the alphabet, that a node uses.
    func firstName(in nodes: [ObjectiveCNode]) -> String? {
        nodes.flatMap { Array($0.descendants) }.filter {
            ["identifier", "type_identifier"].contains($0.kind) && !$0.isSelectorWord
        }
        .map(\.text).filter(names.contains).min()
    }

    func firstName(in text: String) -> String? {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter(names.contains).min()
    }

    /// Whether a node logs with CocoaLumberjack.
    static func logs(_ nodes: [ObjectiveCNode]) -> Bool {
        nodes.contains { $0.descendants(ofKind: "identifier").contains { $0.text.hasPrefix("DDLog") } }
    }

    /// The file's nodes outside of methods, those inside of `#if` too.
    private static func topLevel(of file: SourceFile) -> [ObjectiveCNode] {
        var found: [ObjectiveCNode] = []
        var open = file.objectiveC.map { Array($0.root.children) } ?? []
        while let node = open.popLast() {
            found.append(node)
            if node.kind.hasPrefix("preproc_if") || node.kind.hasPrefix("preproc_el") || node.kind == "linkage_specification"
                || node.kind == "declaration_list" || node.kind == "class_implementation"
                || node.kind == "implementation_definition"
            {
                open += node.children
            }
        }
        return found
    }

    private static func declared(by node: ObjectiveCNode) -> [String] {
        node.children("declarator").compactMap { name(of: $0) }
    }

    private static func name(of declarator: ObjectiveCNode) -> String? {
        if ["identifier", "type_identifier"].contains(declarator.kind) { return declarator.text }
        if let inner = declarator.child("declarator") { return name(of: inner) }
        return declarator.descendants.first { ["identifier", "type_identifier"].contains($0.kind) }?.text
    }
}
