import ReglazeEngine
import SwiftSyntax

/// What depends on the window without naming it: objects that moved code hands the window, and the app's own way to ask for it.
extension DelegateSplit {
    /// Whether a node names, at once, a member or a variable that depends on the window.
    func namesTainted(_ node: some SyntaxProtocol, locals: Set<String>) -> Bool {
        if !members.mentions(in: node, atOnce: true).isDisjoint(with: tainted) { return true }
        return node.tokens(viewMode: .sourceAccurate).contains { token in
            guard locals.contains(token.text), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.baseName == token
            else { return false }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { return false }
            return !reference.isDeferred(inside: Syntax(node))
        }
    }

    /// The properties to whose objects a moved statement gives what depends on the window, as an argument or as a property of
    /// theirs, or that it makes the root view controller, and the types whose `shared` it gives it to. What a statement below
    /// does with them must come after it.
    func handed(by statement: CodeBlockItemSyntax, locals: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for token in statement.tokens(viewMode: .sourceAccurate) {
            let name = token.text
            let isType = Self.isOwnType(name)
            guard name != "window", isType || members.properties[name] != nil, !found.contains(name),
                let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token,
                !reference.isDeferred(inside: Syntax(statement))
            else { continue }
            var node = Syntax(reference)
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                guard !isType, member.base?.isSelfReference ?? false else { continue }
                node = Syntax(member)
            } else if reference.seesLocal(name) {
                continue
            }
            if isHanded(node, isType: isType, locals: locals) { found.insert(name) }
        }
        return found
    }

    /// Whether a name is one of a type that may keep what it is given: `Router` of `Router.shared.window`.
    private static func isOwnType(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        let system: Set = ["NotificationCenter", "UserDefaults", "DispatchQueue", "Task", "Timer", "Bundle"]
        return !system.contains(name) && !["UI", "NS", "UN", "CA"].contains { name.hasPrefix($0) }
    }

    /// Climbs from an object to the call or the assignment that it is part of.
    private func isHanded(_ object: Syntax, isType: Bool, locals: Set<String>) -> Bool {
        var node = object
        var isWhole = true
        while let parent = node.parent {
            if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
                node = parent
            } else if let member = parent.as(MemberAccessExprSyntax.self), member.base.map({ Syntax($0).id }) == node.id {
                node = parent
                isWhole = false
            } else if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == node.id {
                // `Router(window: window)` makes another object each time.
                if isType, isWhole { return false }
                if namesTainted(call.arguments, locals: locals) || isAnswered(call, locals: locals) { return true }
                node = parent
            } else {
                break
            }
        }
        if let argument = node.parent?.as(LabeledExprSyntax.self), isWhole {
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            return argument.label?.text == "rootViewController" || call.map { isAnswered($0, locals: locals) } ?? false
        }
        guard let list = node.parent?.as(ExprListSyntax.self), let target = list.first,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return false }
        guard Syntax(target).id == node.id else {
            return isWhole && list.count == 3 && target.trimmedDescription.hasSuffix(".rootViewController")
        }
        return !isWhole && list.dropFirst(2).contains { namesTainted(ExprListSyntax([$0]), locals: locals) }
    }

    /// Whether a call has a closure that answers with what depends on the window: it must be there before there is something to
    /// answer.
    private func isAnswered(_ call: FunctionCallExprSyntax, locals: Set<String>) -> Bool {
        let closures =
            call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap(\.self)
        return closures.contains { closure in
            !members.mentions(in: closure).isDisjoint(with: tainted) || Self.names(locals, in: Syntax(closure))
        }
    }

    /// Whether a statement below uses, itself or through a helper, what was handed on above it.
    func uses(_ handed: Set<String>, in node: CodeBlockItemSyntax) -> Bool {
        !handed.isEmpty && !Self.isFinalReturn(node)
            && reached(from: node).contains { code in
                if !members.mentions(in: code, atOnce: true).isDisjoint(with: handed) { return true }
                return code.tokens(viewMode: .sourceAccurate).contains { token in
                    guard handed.contains(token.text), Self.isOwnType(token.text),
                        let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token
                    else { return false }
                    let member = reference.parent?.as(MemberAccessExprSyntax.self)
                    return member?.declName.id != reference.id && !reference.isDeferred(inside: code)
                }
            }
    }

    /// Whether a statement, itself or through a helper, asks the app for its window.
    /// - Parameter isShown: whether the app has shown one by then; UIKit's from a storyboard is not key at launch.
    func asksForWindow(_ statement: Statement, isShown: Bool) -> Bool {
        !Self.isFinalReturn(statement.node)
            && reached(from: statement.node).contains { code in
                code.tokens(viewMode: .sourceAccurate).contains { token in
                    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token,
                        let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
                        let base = member.base?.trimmedDescription, !reference.isDeferred(inside: code)
                    else { return false }
                    switch token.text {
                    case "window": return base.lowercased().contains("delegate")
                    case "keyWindow", "windows":
                        return isShown
                            && (base.hasPrefix("UIApplication.shared") || base == statement.function.parameterNames.first)
                    default: return false
                    }
                }
            }
    }

    /// A statement, and the bodies of the helpers that it calls at once.
    func reached(from statement: CodeBlockItemSyntax) -> [Syntax] {
        var found = [Syntax(statement)]
        var seen: Set<String> = []
        var next = 0
        while next < found.count {
            let names = members.mentions(in: found[next], atOnce: true).subtracting(seen)
            seen.formUnion(names)
            found += members.functions.filter { names.contains($0.name) && AppCallback($0.node) == nil }.compactMap {
                $0.node.body.map { Syntax($0) }
            }
            next += 1
        }
        return found
    }

    /// Whether a statement makes a window, itself or through a helper.
    func makes(_ statement: CodeBlockItemSyntax) -> Bool {
        reached(from: statement).contains { !DelegateWindow.all(in: $0).isEmpty }
    }

    /// Whether any code of the application delegate makes a window.
    var hasCreations: Bool {
        let value = members.properties["window"]?.binding.initializer
        return value.map { !DelegateWindow.all(in: $0).isEmpty } ?? false
            || statements.contains { !DelegateWindow.all(in: $0.node).isEmpty }
            || members.functions.contains { !DelegateWindow.all(in: $0.node).isEmpty }
    }

    /// Whether the window that moved code makes becomes the app's, and is not one above it.
    var setsWindow: Bool {
        let value = members.properties["window"]?.binding.initializer
        return value.map { !DelegateWindow.all(in: $0).isEmpty } ?? false
            || statements.contains { $0.moves && !DelegateWindow.assignments(in: Syntax($0.node)).isEmpty }
            || members.functions.contains {
                tainted.contains($0.name) && !DelegateWindow.assignments(in: Syntax($0.node)).isEmpty
            }
    }

    /// `guard let window = self.window else { return true }`: there is one wherever it moves.
    static func isWindowGuard(_ item: CodeBlockItemSyntax) -> Bool {
        guard let node = item.item.as(GuardStmtSyntax.self), node.conditions.count == 1,
            let binding = node.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            ["window", "self.window"].contains(
                binding.initializer?.value.trimmedDescription ?? binding.pattern.trimmedDescription),
            node.body.statements.count == 1
        else { return false }
        return node.body.statements.first?.item.is(ReturnStmtSyntax.self) == true
    }
}
