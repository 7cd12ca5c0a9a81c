import ReglazeEngine

/// What a project says of a class of its own in Objective-C: interfaces, class extensions, categories and implementations together.
struct ObjectiveCClass: Sendable {
    let name: String
    let superclass: String?
    let protocols: [String]
    /// Types by property and instance variable, without the star: `UIWindow`.
    let properties: [String: String]
    /// The iOS that an attribute on an interface asks for: `API_AVAILABLE(ios(26.0))`.
    let since: OSVersion?
    /// Selectors with a body, of the class's own implementation and its categories.
    let selectors: Set<String>

    fileprivate init(name: String, parts: [ObjectiveCNode]) {
        self.name = name
        superclass = parts.compactMap { $0.child("superclass")?.text }.first
        protocols = parts.flatMap(Self.protocols)
        var properties: [String: String] = [:]
        for part in parts {
            for declaration in part.descendants(ofKind: "struct_declaration") {
                guard let type = declaration.namedChildren.first(where: Self.isType) else { continue }
                for declarator in declaration.children where declarator.kind == "struct_declarator" {
                    guard let name = declarator.descendants.first(where: { $0.kind.hasSuffix("identifier") }) else { continue }
                    properties[name.text] = ObjectiveCTypes.name(ofType: type)
                }
            }
        }
        self.properties = properties
        since = parts.filter { $0.kind == "class_interface" && $0.child("category") == nil }.compactMap(\.availableFrom).max()
        selectors = Set(
            parts.flatMap { $0.descendants(ofKind: "method_definition") }.compactMap { ObjectiveCMethod($0)?.selector })
    }

    /// Whether a node of a declaration is its type, and not a word before it: `IBOutlet` is read as one too.
    private static func isType(_ node: ObjectiveCNode) -> Bool {
        !["type_qualifier", "macro_type_specifier"].contains(node.kind) && !["IBOutlet", "IBInspectable"].contains(node.text)
    }

    private static func protocols(of part: ObjectiveCNode) -> [String] {
        guard part.kind == "class_interface", let list = part.child(ofKind: "parameterized_arguments") else { return [] }
        return list.namedChildren.map(\.compactText)
    }
}

extension ObjectiveCNode {
    /// The iOS that an attribute of the declaration itself asks for: `API_AVAILABLE(ios(26.0))`.
    var availableFrom: OSVersion? {
        // Behind a method's last parameter the attribute is read as a part of that.
        let owners = [self] + children.filter { $0.kind == "method_parameter" }
        return owners.flatMap { Array($0.children) }.filter { $0.kind == "availability_attribute_specifier" }.compactMap {
            attribute in
            let parts = attribute.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
            guard ["API_AVAILABLE", "__IOS_AVAILABLE"].contains(where: attribute.text.hasPrefix),
                let place = parts.firstIndex(of: "ios"), parts.indices.contains(place + 1)
            else { return nil }
            return OSVersion(parts[place + 1])
        }.max()
    }

    /// The `@interface` or `@implementation` that the node is in.
    var classAround: ObjectiveCNode? { ancestor("class_implementation", "class_interface") }

    /// The name of the class that the node is in.
    var className: String? { classAround?.declaredClassName }

    /// The name of the class that an `@interface` or `@implementation` is of.
    var declaredClassName: String? { child(ofKind: "identifier")?.text }

    /// Whether an `@interface` names the protocol of scene delegates.
    var declaresSceneDelegate: Bool {
        child(ofKind: "parameterized_arguments")?.namedChildren.contains {
            ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0.compactText)
        } ?? false
    }

    /// Whether the node is in a category, whose methods all instances of the class get.
    var isInCategory: Bool { classAround?.child("category") != nil }
}

extension ProjectIndex {
    /// Where the interfaces and implementations of each class are, told from the bytes.
    private var objectiveCFiles: [String: [SourceFile]] {
        remember("Objective-C class files") {
            var found: [String: [SourceFile]] = [:]
            for file in files where file.kind == .objectiveC {
                for name in file.wordsAfter(["@interface", "@implementation"]) { found[name, default: []].append(file) }
            }
            return found
        }
    }

    /// The files that hold an interface or an implementation of a class.
    func objectiveCFiles(of name: String) -> [SourceFile] { objectiveCFiles[name] ?? [] }

    /// The implementations of a class, those of its categories left out.
    func objectiveCImplementations(of name: String) -> [ObjectiveCImplementation] {
        objectiveCFiles(of: name).flatMap { file -> [ObjectiveCImplementation] in
            let nodes = file.objectiveC?.root.descendants(ofKind: "class_implementation") ?? []
            return nodes.filter { $0.declaredClassName == name && $0.child("category") == nil }.map {
                ObjectiveCImplementation(name: name, node: $0, file: file)
            }
        }
    }

    /// The class of the project with this name; nil for one of a framework.
    func objectiveCClass(named name: String) -> ObjectiveCClass? {
        remember("Objective-C class \(name)") {
            let parts = objectiveCFiles(of: name).flatMap { file -> [ObjectiveCNode] in
                guard let tree = file.objectiveC else { return [] }
                return tree.root.descendants.filter { node in
                    ["class_interface", "class_implementation"].contains(node.kind) && node.declaredClassName == name
                }
            }
            return parts.isEmpty ? nil : ObjectiveCClass(name: name, parts: parts)
        }
    }

    /// The class and the ones above it, as far as the project and the framework's names tell.
    func objectiveCAncestry(of name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let name = next, !names.contains(name), names.count < 32 {
            names.append(name)
            next = objectiveCClass(named: name)?.superclass
        }
        return names
    }

    /// Whether a class is one of these, or derived from one in the project.
    func objectiveCClass(_ name: String?, isOneOf classes: Set<String>) -> Bool {
        name.map { objectiveCAncestry(of: $0).contains(where: classes.contains) } ?? false
    }

    /// The protocols that a class adopts, those of the classes above it in the project included.
    func objectiveCProtocols(of name: String) -> [String] {
        objectiveCAncestry(of: name).flatMap { objectiveCClass(named: $0)?.protocols ?? [] }
    }
}
