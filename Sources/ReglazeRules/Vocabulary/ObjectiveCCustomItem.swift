import ReglazeEngine

/// `[[UIBarButtonItem alloc] initWithCustomView:view]`: the view, what is said of it, and how the item is named.
struct ObjectiveCCustomItem {
    let node: ObjectiveCNode
    let view: ObjectiveCNode
    /// The view's name without `self.` and an underscore before it; nil where it is made right in the message.
    let viewName: String?
    private let isLocal: Bool
    /// What makes the view; nil where that is not to be seen.
    let made: ObjectiveCNode?
    private let context: RuleContext

    init?(_ node: ObjectiveCNode, in context: RuleContext) {
        guard let message = ObjectiveCMessage(node), message.selector == "initWithCustomView:", !node.isInMacro,
            let alloc = ObjectiveCProperty(message.receiver), alloc.name == "alloc", alloc.isRead(of: "UIBarButtonItem"),
            let view = message.arguments.first?.unwrapped
        else { return nil }
        self.node = node
        self.view = view
        self.context = context
        let local = view.kind == "identifier" ? ObjectiveCLocal(named: view.text, from: view) : nil
        isLocal = local != nil
        viewName = view.kind == "message_expression" ? nil : Self.name(of: view)
        if let local {
            made = local.value?.unwrapped ?? Self.assigned(to: view, in: node.bodyAround)
        } else {
            made = view.kind == "message_expression" ? view : Self.assigned(to: view, in: node.bodyAround)
        }
    }

    /// What a view that is declared elsewhere is set to in the same method.
    private static func assigned(to view: ObjectiveCNode, in body: ObjectiveCNode) -> ObjectiveCNode? {
        body.descendants(ofKind: "assignment_expression").last { assignment in
            assignment.range.upperBound <= view.range.lowerBound && assignment.child("left")?.compactText == view.compactText
        }?.child("right")?.unwrapped
    }

    /// The name without `self.` and the underscore of a variable, so that two ways to write it are one.
    static func name(of node: ObjectiveCNode) -> String {
        let text = node.unwrapped.compactText
        if text.hasPrefix("self.") { return String(text.dropFirst("self.".count)) }
        return text.hasPrefix("_") ? String(text.dropFirst()) : text
    }

    /// The UIKit class of the view.
    var className: String? {
        let types = ObjectiveCTypes(context)
        guard let type = types.type(of: view) ?? made.flatMap({ types.type(of: $0) }) else { return nil }
        return context.index.objectiveCAncestry(of: type).last
    }

    /// The project's class of the view, where it is one.
    var ownClass: String? {
        guard let type = ObjectiveCTypes(context).type(of: view), context.index.objectiveCClass(named: type) != nil else {
            return nil
        }
        return type
    }

    /// Where statements about the view may stand: the method for a local, else the class.
    var scope: ObjectiveCNode { isLocal || viewName == nil ? node.bodyAround : node.classAround ?? node.bodyAround }

    /// A property that is set on the view or its layer, or a message that is sent to the view.
    struct Statement {
        let node: ObjectiveCNode
        let name: String
        let value: ObjectiveCNode?
        let object: ObjectiveCNode
    }

    /// The statements about the view, those on its `layer` included, as far as they can be read.
    var statements: [Statement] {
        guard let viewName else { return [] }
        return scope.descendants.filter { ["assignment_expression", "message_expression"].contains($0.kind) && !$0.hasError }
            .compactMap { node in
                if let assignment = ObjectiveCAssignment(node), let object = assignment.object {
                    return Statement(node: node, name: assignment.name, value: assignment.value, object: object)
                }
                guard let message = ObjectiveCMessage(node) else { return nil }
                return Statement(
                    node: node, name: message.selector, value: message.arguments.first, object: message.receiver)
            }.filter { statement in
                let name = Self.name(of: statement.object)
                guard name == viewName || name == "\(viewName).layer" else { return false }
                // A local of the same name in another method is another view.
                return isLocal == (ObjectiveCLocal(named: statement.object.chainStart.text, from: statement.node) != nil)
            }
    }

    /// The item's name where the message stands, and the statement that gives it.
    var name: (text: String, statement: ObjectiveCNode)? {
        guard let parent = node.parentOfUnwrapped else { return nil }
        if parent.kind == "init_declarator", let declaration = parent.parent, declaration.kind == "declaration",
            declaration.children("declarator").count == 1,
            let name = parent.child("declarator")?.descendants.first(where: { $0.kind == "identifier" })
        {
            // What is set needs a type that has it: `id` is none.
            return isItem(declaration.child("type").flatMap(ObjectiveCTypes.name)) ? (name.text, declaration) : nil
        }
        guard let assignment = ObjectiveCAssignment(parent), assignment.value.unwrapped == node, let statement = parent.statement
        else { return nil }
        guard let object = assignment.object else {
            return isItem(ObjectiveCTypes(context).type(of: assignment.nameNode)) ? (assignment.name, statement) : nil
        }
        // A property of somebody else's may copy, or be of another class.
        let isSystem = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(assignment.name)
        let isOwn = object.text == "self" && parent.child("left").map { isItem(ObjectiveCTypes(context).type(of: $0)) } ?? false
        guard isSystem || isOwn, !object.text.contains(where: \.isNewline), object.kind != "cast_expression"
        else { return nil }
        return ("\(object.text).\(assignment.name)", statement)
    }

    private func isItem(_ type: String?) -> Bool {
        type.map { context.index.objectiveCAncestry(of: $0).contains("UIBarButtonItem") } ?? false
    }
}
