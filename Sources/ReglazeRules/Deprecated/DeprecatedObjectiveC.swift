import ReglazeEngine

/// How a row of the table of deprecated symbols is written in Objective-C, where UIKit has it there too.
struct DeprecatedObjectiveC: Sendable {
    /// What shows that a name is the SDK's and not a namesake.
    enum Kind: Sendable {
        /// A property that is read or set in either spelling: of an object of this class, or of a name that nothing else has.
        case property(String, of: String? = nil)
        /// A constant; its prefix makes the name the SDK's own.
        case constant(Set<String>)
        /// A function, told by its name.
        case function(Set<String>)
        /// A message to an object of this class, or to what a property of one of these names gives.
        case message(String, to: String, behind: Set<String> = [])
        /// A method that the app implements, told by its whole selector.
        case callback(String)
    }

    let kind: Kind
    /// What the name is replaced with, where the row renames it.
    let newName: String?
    /// What to use instead, one line that can be followed.
    let instead: String
    let examples: [Example]

    /// Byte strings, one of which a file that uses the symbol holds.
    var triggers: [String] {
        switch kind {
        // The first letter is a capital in a setter.
        case .property(let name, _): [String(name.dropFirst())]
        case .constant(let names), .function(let names): names.sorted()
        // The first word only: a selector's others may stand on other lines.
        case .message(let selector, _, _): [String(selector.prefix { $0 != ":" })]
        case .callback(let selector): selector.split(separator: ":").max { $0.count < $1.count }.map { [String($0)] } ?? []
        }
    }

    /// The grammar's kinds of nodes that may be the symbol.
    var nodeKinds: [String] {
        switch kind {
        case .property: ["field_expression", "message_expression"]
        case .constant: ["identifier"]
        case .function: ["call_expression"]
        case .message: ["message_expression"]
        case .callback: ["method_definition"]
        }
    }

    /// The symbol where `node` is it, and the word in the text that names it; nil where it is not there, or may be a namesake's.
    func use(in node: ObjectiveCNode, _ context: RuleContext) -> (name: String, word: ObjectiveCNode)? {
        switch kind {
        case .property(let name, let owner):
            guard let read = Self.property(node), read.name == name,
                owner.map({ Self.isClass(read.object, $0, in: context) }) ?? true
            else { return nil }
            return (name, read.word)
        case .constant(let names):
            guard names.contains(node.text), !(node.parent?.kind.hasPrefix("preproc") ?? true) else { return nil }
            return (node.text, node)
        case .function(let names):
            guard let word = node.child("function"), word.kind == "identifier", names.contains(word.text) else { return nil }
            return (word.text, word)
        case .message(let selector, let owner, let properties):
            guard let message = ObjectiveCMessage(node), message.selector == selector, let word = message.words.first else {
                return nil
            }
            let isBehind = ObjectiveCProperty(message.receiver.unwrapped).map { properties.contains($0.name) } ?? false
            guard Self.isClass(message.receiver, owner, or: isBehind, in: context) else { return nil }
            return (selector, word)
        case .callback(let selector):
            guard let method = ObjectiveCMethod(node), method.selector == selector, let word = method.words.first,
                // UIKit does not ask a scene delegate what it asks the application delegate.
                !selector.hasPrefix("application:") || context.objectiveCOwner(of: node) != .sceneDelegate
            else { return nil }
            return (selector, word)
        }
    }

    /// Whether the project declares the name, so that it may mean its own.
    func isOwn(_ name: String, in context: RuleContext) -> Bool {
        switch kind {
        case .property(_, of: nil):
            [name, Self.setter(of: name)].contains { !context.index.objectiveCClasses(declaringMember: $0).isEmpty }
        case .constant, .function: context.index.declaresObjectiveC(name)
        case .message(_, let owner, _): context.index.objectiveCClass(named: owner)?.selectors.contains(name) ?? false
        case .property, .callback: false
        }
    }

    /// The name put in the place of the old one.
    func renaming(_ word: ObjectiveCNode, in node: ObjectiveCNode, to name: String, _ context: RuleContext) -> [Edit] {
        guard node.kind == "message_expression", let message = ObjectiveCMessage(node) else {
            return [context.replace(word, with: name)]
        }
        guard message.arguments.isEmpty else {
            return [context.replace(word, with: Self.setter(of: name))]
        }
        // `a.b` of `object` is `[[object a] b]`.
        let names = name.split(separator: ".")
        let receiver = message.receiver.range
        let inner = names.dropLast()
        guard let last = names.last, !inner.isEmpty else { return [context.replace(word, with: name)] }
        return [
            context.edit(receiver.lowerBound..<receiver.lowerBound, String(repeating: "[", count: inner.count)),
            context.edit(receiver.upperBound..<receiver.upperBound, inner.map { " \($0)]" }.joined()),
        ] + (word.text == last ? [] : [context.replace(word, with: String(last))])
    }

    /// `setName` for `name`.
    private static func setter(of name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

    private static func property(_ node: ObjectiveCNode) -> (name: String, word: ObjectiveCNode, object: ObjectiveCNode)? {
        if let property = ObjectiveCProperty(node) { return (property.name, property.nameNode, property.object) }
        guard node.kind == "message_expression", let setter = ObjectiveCAssignment(node), let object = setter.object else {
            return nil
        }
        return (setter.name, setter.nameNode, object)
    }

    private static func isClass(
        _ object: ObjectiveCNode, _ name: String, or isLikely: Bool = false, in context: RuleContext
    ) -> Bool {
        guard let type = ObjectiveCTypes(context).type(of: object) else { return isLikely }
        return context.index.objectiveCAncestry(of: type).contains(name)
    }
}
