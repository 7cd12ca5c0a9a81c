import ReglazeEngine

/// A local that takes its value from a global and from a window scene, where the one stands in for the other.
struct ObjectiveCStandIn {
    private let context: RuleContext
    private let read: ObjectiveCNode
    /// The local that the value goes into.
    private let name: String

    init?(_ read: ObjectiveCNode, in context: RuleContext) {
        var node = read
        while let parent = node.parent, Self.passingKinds.contains(parent.kind) { node = parent }
        let target: ObjectiveCNode?
        switch node.parent?.kind {
        case "assignment_expression": target = node.parent?.child("right") == node ? node.parent?.child("left") : nil
        case "init_declarator": target = node.parent?.child("value") == node ? node.parent?.child("declarator") : nil
        default: return nil
        }
        let names = target.map { [$0] + $0.descendants }?.filter { $0.kind == "identifier" } ?? []
        guard names.count == 1, target?.kind != "field_expression", let name = names.first?.text else { return nil }
        self.context = context
        self.read = read
        self.name = name
    }

    private static let passingKinds: Set = [
        "field_expression", "message_expression", "parenthesized_expression", "cast_expression",
    ]

    /// Whether a scene is asked first, and the global where it says nothing:
    /// `CGSize size = scene.screen.bounds.size; if (size.width == 0) { size = UIScreen.mainScreen.bounds.size; }`.
    var followsScene: Bool {
        guard let check = read.ancestor("if_statement"), let condition = check.child("condition"), mentions(condition),
            ["!", "==", "<=", "Equal", "IsEmpty", "IsNull"].contains(where: condition.text.contains),
            let value = ObjectiveCLocal(named: name, from: check)?.value
        else { return false }
        return asksScene(value)
    }

    /// Whether a scene is asked where the global has nothing:
    /// `window = delegate.window; if (window) { return window; } window = scene.windows.firstObject;`.
    var precedesScene: Bool {
        guard let body = read.ancestors.first(where: { ["function_definition", "method_definition"].contains($0.kind) }) else {
            return false
        }
        let later = body.descendants(ofKind: "assignment_expression").filter {
            $0.range.lowerBound > read.range.upperBound && $0.child("left")?.text == name
        }
        guard let next = later.first, let value = next.child("right"), asksScene(value) else { return false }
        let missing = ["!\(name)", "\(name)==nil", "nil==\(name)"]
        let isInCheck = next.ancestors.contains { check in
            check.kind == "if_statement" && check.range.lowerBound > read.range.upperBound
                && check.child("condition").map { missing.contains($0.unwrapped.compactText) } ?? false
        }
        return isInCheck
            || body.descendants(ofKind: "if_statement").contains { check in
                check.range.lowerBound > read.range.upperBound && check.range.upperBound <= next.range.lowerBound
                    && check.child("condition")?.unwrapped.text == name
                    && !(check.child("consequence")?.descendants(ofKind: "return_statement").isEmpty ?? true)
            }
    }

    private func mentions(_ node: ObjectiveCNode) -> Bool {
        node.descendants.contains { $0.kind == "identifier" && $0.text == name }
    }

    /// A screen or the windows of a scene are read.
    private func asksScene(_ value: ObjectiveCNode) -> Bool {
        ([value] + value.descendants).contains { node in
            guard let property = ObjectiveCProperty(node) else { return false }
            switch property.name {
            case "screen", "windowScene": return true
            case "windows", "keyWindow": return ObjectiveCTypes(context).type(of: property.object) == "UIWindowScene"
            default: return false
            }
        }
    }
}
