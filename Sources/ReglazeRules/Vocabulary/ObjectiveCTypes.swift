import ReglazeEngine

/// Tells the classes of Objective-C expressions, as far as declarations and the names of UIKit tell them.
struct ObjectiveCTypes {
    let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The name of a type without star, protocols and qualifiers; nil for `id` and numbers.
    static func name(ofType node: ObjectiveCNode) -> String? {
        if ["type_identifier", "generic_specifier", "type_name", "type_descriptor"].contains(node.kind) {
            if node.kind == "type_identifier" { return node.text }
            return node.descendants.first { $0.kind == "type_identifier" }?.text
        }
        return nil
    }

    /// The class of what the expression gives; nil where that is not known.
    func type(of expression: ObjectiveCNode, depth: Int = 0) -> String? {
        guard depth < 12 else { return nil }
        switch expression.kind {
        case "parenthesized_expression": return expression.namedChildren.first.flatMap { type(of: $0, depth: depth + 1) }
        case "cast_expression": return expression.child("type").flatMap(Self.name)
        case "identifier": return type(ofName: expression, depth: depth)
        case "conditional_expression":
            return (expression.child("consequence") ?? expression.child("alternative")).flatMap { type(of: $0, depth: depth + 1) }
        case "field_expression", "message_expression": return type(ofMember: expression, depth: depth)
        default: return nil
        }
    }

    private func type(ofMember expression: ObjectiveCNode, depth: Int) -> String? {
        if let message = ObjectiveCMessage(expression), let made = type(madeBy: message) { return made }
        guard let property = ObjectiveCProperty(expression) else { return nil }
        switch property.name {
        case "new", "sharedInstance", "shared", "appearance":
            return property.object.kind == "identifier" && property.object.text.first?.isUppercase ?? false
                ? property.object.text : nil
        case "sharedApplication" where property.isRead(of: "UIApplication"): return "UIApplication"
        default: break
        }
        if let owner = type(of: property.object, depth: depth + 1) {
            if let declared = declaredType(of: property.name, in: owner) { return declared }
            if owner == "UIApplication", property.name == "delegate" { return "UIApplicationDelegate" }
        }
        return Self.known[property.name]
    }

    /// `[[Name alloc] init…]`, `[Name appearance…]`.
    private func type(madeBy message: ObjectiveCMessage) -> String? {
        if message.selector.hasPrefix("appearanceWhenContainedIn"), message.receiver.kind == "identifier" {
            return message.receiver.text
        }
        guard message.selector.hasPrefix("init"), let alloc = ObjectiveCProperty(message.receiver.unwrapped),
            alloc.name == "alloc",
            alloc.object.kind == "identifier"
        else { return nil }
        return alloc.object.text
    }

    /// Names that mean one class wherever they are read.
    private static let known = [
        "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar", "navigationItem": "UINavigationItem",
        "tabBarItem": "UITabBarItem",
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController", "window": "UIWindow",
        "windowScene": "UIWindowScene",
    ]

    private func declaredType(of name: String, in owner: String) -> String? {
        for type in context.index.objectiveCAncestry(of: owner) {
            guard let properties = context.index.objectiveCClass(named: type)?.properties else { continue }
            if let declared = properties[name] ?? properties["_" + name] { return declared }
        }
        return nil
    }

    private func type(ofName node: ObjectiveCNode, depth: Int) -> String? {
        let name = node.text
        switch name {
        case "self": return node.className
        case "super": return node.className.flatMap { context.index.objectiveCClass(named: $0)?.superclass }
        case "nil", "NULL", "YES", "NO": return nil
        default: break
        }
        if let declared = localType(of: name, at: node, depth: depth) { return declared.type }
        if let owner = node.className {
            for type in context.index.objectiveCAncestry(of: owner) {
                guard let properties = context.index.objectiveCClass(named: type)?.properties else { continue }
                if let declared = properties[name] ?? (name.hasPrefix("_") ? properties[String(name.dropFirst())] : nil) {
                    return declared
                }
            }
        }
        // A macro of capitals that stands for an object.
        guard depth < 4, name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }), name.count > 1,
            let value = context.index.objectiveCMacro(named: name)
        else { return nil }
        return type(of: value, depth: depth + 4)
    }

    private struct LocalType {
        let type: String?
    }

    /// The type of a local, a parameter or what a loop binds.
    private func localType(of name: String, at node: ObjectiveCNode, depth: Int) -> LocalType? {
        var child = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "compound_statement", "for_statement", "translation_unit", "preproc_if", "preproc_ifdef", "preproc_else":
                for sibling in ancestor.children where sibling.range.lowerBound < child.range.lowerBound {
                    if let found = declaredType(of: name, by: sibling, depth: depth) { return found }
                }
                if ancestor.kind == "for_statement", let found = loopType(of: name, in: ancestor) { return found }
            case "block_literal":
                // Parameters of blocks that are made inside of this one mean nothing here.
                for parameter in ancestor.descendants(ofKind: "parameter_declaration")
                where parameter.range.upperBound <= child.range.lowerBound
                    && parameter.descendants.contains(where: { $0.kind == "identifier" && $0.text == name })
                {
                    return LocalType(type: parameter.child("type").flatMap(Self.name))
                }
            case "method_definition":
                guard let method = ObjectiveCMethod(ancestor),
                    let parameter = method.parameters.first(where: { $0.name == name })
                else { break }
                let type = parameter.type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return LocalType(type: type == "id" ? nil : String(type))
            case "function_definition":
                for parameter in ancestor.child("declarator")?.descendants(ofKind: "parameter_declaration") ?? []
                where parameter.descendants.contains(where: { $0.kind == "identifier" && $0.text == name }) {
                    return LocalType(type: parameter.child("type").flatMap(Self.name))
                }
            default: break
            }
            child = ancestor
        }
        return nil
    }

    private func declaredType(of name: String, by statement: ObjectiveCNode, depth: Int) -> LocalType? {
        guard statement.kind == "declaration" else { return nil }
        for declarator in statement.children("declarator") {
            let value = declarator.kind == "init_declarator" ? declarator.child("value") : nil
            let declared = declarator.kind == "init_declarator" ? declarator.child("declarator") ?? declarator : declarator
            let identifier =
                declared.kind == "identifier" ? declared : declared.descendants.first { $0.kind == "identifier" }
            guard identifier?.text == name else { continue }
            if let type = statement.child("type").flatMap(Self.name), type != "id", type != "instancetype" {
                return LocalType(type: type)
            }
            return LocalType(type: value.flatMap { type(of: $0, depth: depth + 1) })
        }
        return nil
    }

    /// `for (UIWindow *window in …)`.
    private func loopType(of name: String, in loop: ObjectiveCNode) -> LocalType? {
        guard let declarator = loop.child(ofKind: "pointer_declarator"),
            declarator.descendants.contains(where: { $0.kind == "identifier" && $0.text == name })
        else { return nil }
        return LocalType(type: loop.child("type").flatMap(Self.name))
    }
}

extension ProjectIndex {
    /// What a macro without parameters stands for, where that is one expression.
    func objectiveCMacro(named name: String) -> ObjectiveCNode? {
        remember("Objective-C macro \(name)") {
            for file in files where file.kind == .objectiveC && file.contains("#define \(name)") {
                guard let tree = file.objectiveC else { continue }
                for definition in tree.root.descendants(ofKind: "preproc_def") where definition.child("name")?.text == name {
                    guard let value = definition.child("value"), let body = tree.macroBody(value) else { continue }
                    return body.root.namedChildren.first { $0.kind == "expression_statement" }?.namedChildren.first
                }
            }
            return nil
        }
    }
}
