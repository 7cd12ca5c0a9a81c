import ReglazeEngine
import SwiftSyntax

/// The members that come along.
extension DelegateSplit {
    /// Helpers and properties that nothing but moved code names come along.
    mutating func chooseMembers(_ isMentionedElsewhere: (String) -> Bool) {
        var functions = members.functions.filter { function in
            (tainted.contains(function.name) || isSelfContained(function)) && AppCallback(function.node) == nil
                && !Self.launchSelectors.contains(function.node.selector) && Self.canMove(function.node)
                && members.functions(named: function.name).count == 1 && !isMentionedElsewhere(function.name)
        }
        var properties = members.properties.values.filter { property in
            property.name != "window" && tainted.contains(property.name) && property.isPlain
                && Self.canMove(property.declaration) && !isMentionedElsewhere(property.name)
        }
        var changed = true
        while changed {
            let count = functions.count + properties.count
            let staying = mentionsOfStaying(besides: functions, properties)
            functions.removeAll { staying.contains($0.name) }
            properties.removeAll { staying.contains($0.name) }
            // What nobody names is called by a framework.
            let named = mentionsOfMoving(besides: functions)
            functions.removeAll { !named.contains($0.name) }
            // A property can't ask the application delegate where it is declared.
            let moving = Set(functions.map(\.name) + properties.map(\.name)).union(["window"])
            properties.removeAll { !members.mentions(in: $0.declaration).isSubset(of: moving) }
            changed = count != functions.count + properties.count
        }
        movedFunctions = functions
        movedProperties = properties.sorted { $0.declaration.position < $1.declaration.position }
        for function in members.functions where !functions.contains(where: { $0.node.id == function.node.id }) {
            guard AppCallback(function.node) == nil, !Self.launchSelectors.contains(function.node.selector) else { continue }
            if !DelegateWindow.all(in: function.node).isEmpty {
                let line = function.file.location(of: function.node.name.textRange).line
                obstacles.append("`\(function.name)` in line \(line) makes a window and is called by other code too")
            }
        }
    }

    /// Whether `let window = UIWindow()` is named by moved code alone, which then knows the scene delegate's.
    func windowCanMove(_ isMentionedElsewhere: (String) -> Bool) -> Bool {
        guard let window = members.properties["window"], window.isPlain, Self.canMove(window.declaration),
            let call = window.binding.initializer?.value.as(FunctionCallExprSyntax.self), DelegateWindow(call) != nil
        else { return false }
        let text = window.declaration.trimmedDescription
        guard !text.contains("//"), !text.contains("/*") else { return false }
        let type = window.binding.typeAnnotation?.type.trimmedDescription
        let isConstant = window.declaration.bindingSpecifier.tokenKind == .keyword(.let)
        guard ["UIWindow", nil].contains(type) || isConstant && type == "UIWindow?" else { return false }
        // A variable that takes over its type would be an optional one.
        let isCopied = members.delegate.parts.flatMap(\.members).contains { member in
            member.tokens(viewMode: .sourceAccurate).contains { token in
                let value = token.parent?.as(InitializerClauseSyntax.self)?.value.trimmedDescription
                return token.tokenKind == .equal && ["window", "self.window"].contains(value)
            }
        }
        return !isCopied && !mentionsOfStaying(besides: movedFunctions, movedProperties).contains("window")
            && !isMentionedElsewhere("window")
    }

    /// The members that moved code names, the moved functions from which it is reached included.
    func mentionsOfMoving(besides functions: [DelegateMembers.Function]) -> Set<String> {
        var found: Set<String> = []
        for statement in statements where statement.moves || statement.isCopied {
            found.formUnion(members.mentions(in: statement.node))
        }
        for callback in callbacks { found.formUnion(members.mentions(in: callback.function.node)) }
        var changed = true
        var known: Set<String> = []
        while changed {
            changed = false
            for function in functions where found.contains(function.name) && known.insert(function.name).inserted {
                found.formUnion(members.mentions(in: function.node).subtracting([function.name]))
                changed = true
            }
        }
        return found
    }

    /// Whether code of the delegate itself calls a callback.
    func isCalled(_ callback: DelegateMembers.Function) -> Bool {
        let labels = callback.node.signature.parameterClause.parameters.map { $0.firstName.text }
        return members.delegate.parts.contains { part in
            part.members.contains { member in
                member.tokens(viewMode: .sourceAccurate).contains { token in
                    token.text == callback.name && token.isCall(with: labels)
                }
            }
        }
    }

    /// A private helper that names no other member can go wherever it is called.
    func isSelfContained(_ function: DelegateMembers.Function) -> Bool {
        let isPrivate = function.node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        return isPrivate && members.mentions(in: function.node).subtracting([function.name]).isEmpty
            && !function.node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }

    /// The members that code of the delegate names which stays there.
    func mentionsOfStaying(
        besides functions: [DelegateMembers.Function], _ properties: [DelegateMembers.Property]
    ) -> Set<String> {
        var found: Set<String> = []
        for statement in statements where !statement.moves { found.formUnion(members.mentions(in: statement.node)) }
        for function in members.functions where !callbacks.contains(where: { $0.function.node.id == function.node.id }) {
            if Self.launchSelectors.contains(function.node.selector) { continue }
            if functions.contains(where: { $0.node.id == function.node.id }) { continue }
            found.formUnion(members.mentions(in: function.node))
        }
        for property in members.properties.values where !properties.contains(where: { $0.name == property.name }) {
            var own = members.mentions(in: property.declaration)
            own.remove(property.name)
            found.formUnion(own)
        }
        return found
    }

    static func canMove(_ declaration: some WithModifiersSyntax & WithAttributesSyntax) -> Bool {
        let fixed = ["override", "static", "class", "open", "public"]
        return declaration.attributes.isEmpty && !declaration.modifiers.contains { fixed.contains($0.name.text) }
    }
}
