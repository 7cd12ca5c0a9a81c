import ReglazeEngine

/// An application delegate in Objective-C: its implementation, its header, and what is declared where.
struct ObjectiveCDelegate {
    /// A property of the class.
    struct Property {
        let name: String
        /// With the star: `RDPStack *`.
        let type: String
        let isInHeader: Bool
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

    /// - Parameter file: the `.m` or `.mm` that a target compiles.
    init?(_ file: SourceFile, in index: ProjectIndex) {
        guard let tree = file.objectiveC else { return nil }
        let implementations = tree.root.descendants(ofKind: "class_implementation").filter { $0.child("category") == nil }
        let launch = Set(ObjectiveCSplit.launchSelectors)
        let found = implementations.first { node in
            node.descendants(ofKind: "method_definition").contains { ObjectiveCMethod($0).map { launch.contains($0.selector) } ?? false }
        }
        guard let implementation = found ?? (implementations.count == 1 ? implementations.first : nil),
            let name = implementation.declaredClassName
        else { return nil }
        self.name = name
        self.file = file
        self.implementation = implementation
        methods = implementation.descendants(ofKind: "method_definition").compactMap { ObjectiveCMethod($0) }
        let base = file.path.prefix { $0 != "." }
        header = index.file(at: base + ".h")
        var properties: [String: Property] = [:]
        var selectors: Set<String> = []
        let headerTree = header?.objectiveC
        for (root, isInHeader) in [(headerTree?.root, true), (Optional(tree.root), false)] {
            for interface in root?.descendants(ofKind: "class_interface") ?? [] where interface.declaredClassName == name {
                for node in interface.descendants(ofKind: "property_declaration") {
                    guard let property = Self.property(node, isInHeader: isInHeader), properties[property.name] == nil else { continue }
                    properties[property.name] = property
                }
                guard isInHeader else { continue }
                for node in interface.descendants(ofKind: "method_declaration") { selectors.insert(Self.selector(of: node)) }
            }
        }
        self.properties = properties
        headerSelectors = selectors
    }

    func method(_ selector: String) -> ObjectiveCMethod? { methods.first { $0.selector == selector } }

    private static func property(_ node: ObjectiveCNode, isInHeader: Bool) -> Property? {
        guard let declaration = node.child(ofKind: "struct_declaration"),
            let declarator = declaration.children.first(where: { $0.kind == "struct_declarator" }),
            let name = declarator.descendants.first(where: { $0.kind.hasSuffix("identifier") })
        else { return nil }
        let before = String(decoding: declaration.text.utf8.prefix(name.range.lowerBound - declaration.range.lowerBound), as: UTF8.self)
        return Property(name: name.text, type: before.split(whereSeparator: \.isWhitespace).joined(separator: " "), isInHeader: isInHeader)
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
