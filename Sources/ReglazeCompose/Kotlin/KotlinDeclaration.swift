import ReglazeEngine

/// A class, an object, a function, … at the top level of a file or in a type.
public struct KotlinDeclaration: Hashable, Sendable {
    public enum Kind: Sendable {
        case `class`, interface, enumClass, object, enumEntry, function, property, alias

        /// Whether it can stand where a type is expected.
        public var isType: Bool {
            switch self {
            case .class, .interface, .enumClass, .object, .alias: true
            case .enumEntry, .function, .property: false
            }
        }
    }

    public let kind: Kind
    public let name: String
    public let package: String
    /// The types that it is nested in, outermost first; a companion object is not among them.
    public let parents: [String]
    public let place: KotlinPlace
    public let isPrivate: Bool
    /// Whether it is an extension, `fun Scope.screens()`: it has no name of its own in its package.
    public let isExtension: Bool

    public static func == (left: Self, right: Self) -> Bool { left.place.node == right.place.node }
    public func hash(into hasher: inout Hasher) { hasher.combine(place.node) }

    /// As an import names it: `org.sample.Route.Home`.
    public var qualifiedName: String { ([package].filter { !$0.isEmpty } + parents + [name]).joined(separator: ".") }

    /// As it is named in its package: `Route.Home`.
    public var nameInPackage: String { (parents + [name]).joined(separator: ".") }

    /// The package and the types around it.
    public var scope: String { ([package].filter { !$0.isEmpty } + parents).joined(separator: ".") }

    public var file: KotlinFile { place.file }
    public var location: Location { place.file.source.location(of: nameNode.range) }

    public var nameNode: KotlinNode {
        let node = place.node
        if let name = node.child("name") ?? node.child("type") { return name }
        if kind == .property, let variable = node.child(ofKind: "variable_declaration") {
            return variable.namedChildren.first ?? node
        }
        return node.child(ofKind: "identifier") ?? node
    }

    /// The types after the colon, without their arguments: `AppRoute`, `NavKey`.
    public var supertypes: [String] {
        let list = place.node.child(ofKind: "delegation_specifiers")?.namedChildren ?? []
        return list.compactMap { specifier in
            let type = specifier.namedChildren.first
            return (type?.kind == "user_type" ? type : type?.namedChildren.first { $0.kind == "user_type" })?.typeName
        }
    }

    /// The constructor's parameters, or the function's.
    public var parameters: [KotlinParameter] { KotlinParameter.all(of: place.node) }

    public func hasModifier(_ word: String) -> Bool { place.node.hasModifier(word) }
    public func hasAnnotation(_ name: String) -> Bool { place.node.annotation(name) != nil }

    /// Everything that a file declares, what is nested in types included.
    static func all(in file: KotlinFile) -> [KotlinDeclaration] {
        var found: [KotlinDeclaration] = []
        collect(file.tree.root, in: file, parents: [], into: &found)
        return found
    }

    /// A function that is declared inside of another one.
    init?(local node: KotlinNode, in file: KotlinFile) {
        guard node.kind == "function_declaration" else { return nil }
        self.init(node, in: file, parents: [])
    }

    private static func collect(
        _ node: KotlinNode, in file: KotlinFile, parents: [String], into found: inout [KotlinDeclaration]
    ) {
        for child in node.children where child.isNamed {
            switch child.kind {
            case "class_declaration", "object_declaration", "enum_entry", "function_declaration", "property_declaration",
                "type_alias":
                guard let declaration = KotlinDeclaration(child, in: file, parents: parents) else { continue }
                found.append(declaration)
                guard declaration.kind.isType else { continue }
                collect(child, in: file, parents: parents + [declaration.name], into: &found)
            case "companion_object", "class_body", "enum_class_body", "ERROR":
                collect(child, in: file, parents: parents, into: &found)
            default: break
            }
        }
    }

    private init?(_ node: KotlinNode, in file: KotlinFile, parents: [String]) {
        switch node.kind {
        case "class_declaration":
            kind =
                node.child(ofKind: "interface") != nil
                ? .interface : node.child(ofKind: "enum_class_body") != nil || node.hasModifier("enum") ? .enumClass : .class
        case "object_declaration": kind = .object
        case "enum_entry": kind = .enumEntry
        case "function_declaration": kind = .function
        case "type_alias": kind = .alias
        default: kind = .property
        }
        place = KotlinPlace(node, in: file)
        package = file.package
        self.parents = parents
        isPrivate = node.hasModifier("private")
        isExtension =
            (kind == .function || kind == .property) && node.children.contains { $0.kind == "." }
        let nameNode: KotlinNode? =
            if let name = node.child("name") ?? node.child("type") { name } else if kind == .property {
                node.child(ofKind: "variable_declaration")?.namedChildren.first
            } else { node.child(ofKind: "identifier") }
        guard let nameNode, !nameNode.isMissing, nameNode.kind == "identifier" else { return nil }
        name = nameNode.text
    }
}

/// A parameter of a function or of a constructor.
public struct KotlinParameter: Hashable, Sendable {
    public let name: String
    /// As it is written.
    public let type: String
    /// As it is written; nil where there is none.
    public let defaultValue: String?
    /// Whether it is a property too: `val` or `var`.
    public let isProperty: Bool
    /// UTF-8 byte offsets in the file, modifiers and default value included, without the comma.
    public let range: Range<Int>

    /// Those of a function, a class or a lambda-less constructor, in order.
    static func all(of node: KotlinNode) -> [KotlinParameter] {
        if let constructor = node.child(ofKind: "primary_constructor") {
            return constructor.child(ofKind: "class_parameters")?.namedChildren.compactMap(KotlinParameter.init(constructor:))
                ?? []
        }
        guard let list = node.child(ofKind: "function_value_parameters") else { return [] }
        var found: [KotlinParameter] = []
        var run: [KotlinNode] = []
        for child in list.children where !child.isComment && child.kind != "(" {
            if child.kind == "," || child.kind == ")" {
                if let parameter = KotlinParameter(function: run) { found.append(parameter) }
                run = []
            } else {
                run.append(child)
            }
        }
        return found
    }

    private init?(constructor node: KotlinNode) {
        guard node.kind == "class_parameter", let name = node.child(ofKind: "identifier") else { return nil }
        self.name = name.text
        isProperty = node.children.contains { $0.kind == "val" || $0.kind == "var" }
        range = node.range
        let parts = Array(node.children.filter { !$0.isComment })
        guard let colon = parts.firstIndex(where: { $0.kind == ":" }), colon + 1 < parts.count else { return nil }
        let equals = parts.firstIndex { $0.kind == "=" }
        type = Self.text(parts[(colon + 1)..<(equals ?? parts.count)])
        defaultValue = equals.flatMap { $0 + 1 < parts.count ? Self.text(parts[($0 + 1)...]) : nil }
    }

    private init?(function run: [KotlinNode]) {
        guard let node = run.first(where: { $0.kind == "parameter" }), let first = run.first, let last = run.last,
            let name = node.child(ofKind: "identifier")
        else { return nil }
        self.name = name.text
        isProperty = false
        range = first.range.lowerBound..<last.range.upperBound
        let parts = Array(node.children.filter { !$0.isComment })
        guard let colon = parts.firstIndex(where: { $0.kind == ":" }), colon + 1 < parts.count else { return nil }
        type = Self.text(parts[(colon + 1)...])
        let equals = run.firstIndex { $0.kind == "=" }
        defaultValue = equals.flatMap { $0 + 1 < run.count ? Self.text(run[($0 + 1)...]) : nil }
    }

    private static func text(_ nodes: ArraySlice<KotlinNode>) -> String {
        guard let first = nodes.first, let last = nodes.last else { return "" }
        return first.tree.text(first.range.lowerBound..<last.range.upperBound)
    }
}
