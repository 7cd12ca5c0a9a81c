import ReglazeEngine

/// An application delegate in Objective-C: its implementation, its header, and what is declared where.
struct ObjectiveCDelegate {
    /// A property of the class.
    struct Property {
        let name: String
        /// With the star: `RDPStack *`.
        let type: String
        let isInHeader: Bool
        /// The name of its own, or that of `getter=isReady`.
        let getter: String
    }

    let name: String
    let file: SourceFile
    /// The `@implementation` that holds the launch function.
    let implementation: ObjectiveCNode
    let header: SourceFile?
    let methods: [ObjectiveCMethod]
    let properties: [String: Property]
    /// The selectors that the header declares.
    let headerSelectors: Set<String>
    /// The properties by the variables that hold them: `_router`, or what `@synthesize` names.
    let variables: [String: String]
    /// The variables that hold no property, which only the class sees.
    let instanceVariables: Set<String>
    /// The protocols that a class extension in the implementation's file names.
    let privateProtocols: [String]

    /// - Parameter file: the `.m` or `.mm` that a target compiles.
    init?(_ file: SourceFile, in index: ProjectIndex) {
        guard let tree = file.objectiveC else { return nil }
        let implementations = tree.root.descendants(ofKind: "class_implementation").filter { $0.child("category") == nil }
        let launch = Set(ObjectiveCSplit.launchSelectors)
        let found = implementations.first { node in
            node.descendants(ofKind: "method_definition").contains {
                ObjectiveCMethod($0).map { launch.contains($0.selector) } ?? false
            }
        }
        guard let implementation = found ?? (implementations.count == 1 ? implementations.first : nil),
            let name = implementation.declaredClassName
        else { return nil }
        self.name = name
        self.file = file
        self.implementation = implementation
        methods = implementation.descendants(ofKind: "method_definition").compactMap { ObjectiveCMethod($0) }
        let base = FilePath.withoutExtension(file.path)
        header = index.file(at: base + ".h")
        var properties: [String: Property] = [:]
        var selectors: Set<String> = []
        var own: Set<String> = []
        var protocols: [String] = []
        let headerTree = header?.objectiveC
        for (root, isInHeader) in [(headerTree?.root, true), (Optional(tree.root), false)] {
            for interface in root?.descendants(ofKind: "class_interface") ?? [] where interface.declaredClassName == name {
                for node in interface.descendants(ofKind: "property_declaration") {
                    guard let property = Self.property(node, isInHeader: isInHeader), properties[property.name] == nil else {
                        continue
                    }
                    properties[property.name] = property
                }
                own.formUnion(Self.instanceVariables(of: interface))
                guard isInHeader else {
                    protocols += interface.child(ofKind: "parameterized_arguments")?.namedChildren.map(\.compactText) ?? []
                    continue
                }
                for node in interface.descendants(ofKind: "method_declaration") { selectors.insert(Self.selector(of: node)) }
            }
        }
        own.formUnion(Self.instanceVariables(of: implementation))
        var variables: [String: String] = [:]
        for name in properties.keys { variables["_\(name)"] = name }
        for (name, variable) in Self.synthesized(by: implementation) where properties[name] != nil {
            variables["_\(name)"] = nil
            variables[variable] = name
        }
        self.properties = properties
        self.variables = variables
        instanceVariables = own.subtracting(variables.keys)
        privateProtocols = protocols
        headerSelectors = selectors
    }

    /// Where the implementation names the class.
    var nameRange: Range<Int> { implementation.child(ofKind: "identifier")?.range ?? implementation.range }

    func method(_ selector: String) -> ObjectiveCMethod? { methods.first { $0.selector == selector } }

    /// The property that a node sets, on `self` or as a variable.
    func property(setBy assignment: ObjectiveCAssignment) -> String? {
        guard let object = assignment.object else { return variables[assignment.name] }
        return object.text == "self" && properties[assignment.name] != nil ? assignment.name : nil
    }

    private static func instanceVariables(of node: ObjectiveCNode) -> [String] {
        node.descendants(ofKind: "instance_variables").flatMap { $0.descendants(ofKind: "struct_declarator") }.compactMap {
            declarator in
            declarator.kind == "identifier"
                ? declarator.text : declarator.descendants.first { $0.kind.hasSuffix("identifier") }?.text
        }
    }

    /// `@synthesize window, router = router_;`
    private static func synthesized(by node: ObjectiveCNode) -> [(name: String, variable: String)] {
        node.descendants(ofKind: "property_implementation").filter { $0.text.hasPrefix("@synthesize") }.flatMap { node in
            node.text.dropFirst("@synthesize".count).split { $0 == "," || $0 == ";" }.compactMap { part in
                let words = part.split { $0 == "=" || $0.isWhitespace }.map(String.init)
                guard let name = words.first else { return nil }
                return (name, words.last ?? name)
            }
        }
    }

    private static func property(_ node: ObjectiveCNode, isInHeader: Bool) -> Property? {
        guard let declaration = node.child(ofKind: "struct_declaration"),
            let declarator = declaration.children.first(where: { $0.kind == "struct_declarator" }),
            let name = declarator.descendants.first(where: { $0.kind.hasSuffix("identifier") })
        else { return nil }
        let before = String(
            decoding: declaration.text.utf8.prefix(name.range.lowerBound - declaration.range.lowerBound), as: UTF8.self)
        // `void (^done)(BOOL)` has a part of its type behind the name.
        let behind = String(
            decoding: declarator.text.utf8.dropFirst(name.range.upperBound - declarator.range.lowerBound), as: UTF8.self)
        let getter = node.descendants(ofKind: "property_attribute").map { $0.text.filter { !$0.isWhitespace } }
            .first { $0.hasPrefix("getter=") }.map { String($0.dropFirst("getter=".count)) }
        return Property(
            name: name.text,
            type: (before + behind).split(whereSeparator: \.isWhitespace).filter { $0 != "IBOutlet" }.joined(separator: " "),
            isInHeader: isInHeader,
            getter: getter ?? name.text)
    }

    private static func selector(of node: ObjectiveCNode) -> String {
        var selector = ""
        for child in node.children {
            if child.kind == "identifier" { selector += child.text }
            if child.kind == "method_parameter" { selector += ":" }
        }
        return selector
    }
}
