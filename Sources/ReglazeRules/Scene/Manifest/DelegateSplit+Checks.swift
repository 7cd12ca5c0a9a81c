import ReglazeEngine
import SwiftSyntax

/// What keeps a launch from being taken apart.
extension DelegateSplit {
    /// A statement that moves and may return must not have decided about one that stays.
    mutating func checkOrder() {
        for statement in statements where Self.isFinalReturn(statement.node) {
            guard !members.mentions(in: statement.node).isDisjoint(with: tainted) else { continue }
            obstacles.append("what `\(statement.function.node.selector)` returns depends on the window")
        }
        for index in statements.indices where statements[index].moves && statements[index].decidesResult {
            let function = statements[index].function
            let line = function.file.location(of: statements[index].node.textRange).line
            obstacles.append("line \(line): what `\(function.node.selector)` returns is decided together with the window")
            return
        }
        for index in statements.indices where Self.returns(in: Syntax(statements[index].node)) > 0 {
            let function = statements[index].function
            guard statements[index].moves || statements[index].isCopied, !Self.isFinalReturn(statements[index].node),
                !Self.isWindowGuard(statements[index].node)
            else { continue }
            let line = function.file.location(of: statements[index].node.textRange).line
            let other = statements[(index + 1)...].first { $0.moves && $0.function.node.id != function.node.id }?.function
            if let other {
                obstacles.append("line \(line): a `return` would keep the scene from what `\(other.node.selector)` does")
                return
            }
            guard statements[index].moves else { continue }
            let stays = statements[(index + 1)...].contains {
                !$0.moves && !$0.isCopied && $0.function.node.id == function.node.id && !Self.isFinalReturn($0.node)
            }
            if stays {
                obstacles.append(
                    "line \(line): a `return` beside the window in `\(function.node.selector)` decides about what stays there")
                return
            }
        }
    }

    /// With scenes the app counts as being in the background until its scene is shown: code that asks would make no window.
    mutating func checkState() {
        for statement in statements where statement.moves || statement.isCopied {
            guard asksForState(statement.node) else { continue }
            let line = statement.function.file.location(of: statement.node.textRange).line
            obstacles.append("line \(line) asks for `applicationState`, which is another one while a scene connects")
        }
    }

    /// Whether a statement asks, itself or through a helper, whether the app is in the background.
    func asksForState(_ statement: CodeBlockItemSyntax) -> Bool {
        reached(from: statement).contains { code in
            code.tokens(viewMode: .sourceAccurate).contains { token in
                guard token.text == "applicationState", let name = token.parent?.as(DeclReferenceExprSyntax.self) else {
                    return false
                }
                return name.parent?.is(MemberAccessExprSyntax.self) ?? false && !name.isDeferred(inside: code)
            }
        }
    }

    /// A window that other code fills must be there when that code runs.
    mutating func checkRoot() {
        guard makesWindow, let first = statements.firstIndex(where: \.moves),
            let later = statements[first...].first(where: { !$0.moves && !$0.isCopied && !Self.isFinalReturn($0.node) })
        else { return }
        var pending = statements.filter(\.moves).map { Syntax($0.node) } + movedFunctions.map { Syntax($0.node) }
        var seen: Set<String> = []
        while let node = pending.popLast() {
            if node.fillsWindow { return }
            let names = members.mentions(in: node).subtracting(seen)
            seen.formUnion(names)
            pending += members.functions.filter { names.contains($0.name) }.map { Syntax($0.node) }
        }
        let line = later.function.file.location(of: later.node.textRange).line
        obstacles.append("line \(line) or other code gives the window its root, and would run before there is a window")
    }

    /// The scene's method has parameters and variables of its own, which moved code must not hide.
    mutating func checkNames() {
        let taken: Set<String> = ["scene", "session", "connectionOptions", "windowScene", "appDelegate"]
        for statement in statements where statement.moves || statement.isCopied {
            guard let name = Self.topLevelNames(of: statement.node).intersection(taken).min() else { continue }
            let line = statement.function.file.location(of: statement.node.textRange).line
            obstacles.append("line \(line): `\(name)` has another meaning in the scene's method")
        }
        for property in movedProperties where taken.contains(property.name) {
            obstacles.append("the property `\(property.name)` has another meaning in the scene's method")
        }
        // UIKit calls this form of the callback too, and the scene delegate has it with a handler.
        for function in members.functions where function.node.selector == "application(_:performActionFor:)" {
            guard function.node.signature.effectSpecifiers?.asyncSpecifier != nil else { continue }
            let line = function.file.location(of: function.node.name.textRange).line
            obstacles.append("line \(line): `application(_:performActionFor:)` is `async`")
        }
        for statement in statements where statement.moves && statement.node.makesWindowInFallback {
            let line = statement.function.file.location(of: statement.node.textRange).line
            obstacles.append("line \(line): the window is made for systems without scenes only")
        }
    }
}

extension DelegateSplit.Statement {
    /// Whether the statement is the last one of a function that gives a result, and gives it in its branches.
    fileprivate var decidesResult: Bool {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == node.id, list.count > 0,
            function.node.signature.returnClause != nil
        else { return false }
        return !node.item.is(ReturnStmtSyntax.self) && DelegateSplit.returns(in: Syntax(node)) > 0
    }
}

extension CodeBlockItemSyntax {
    /// Whether a window is made in the `else` of an `#available` that every system with scenes passes.
    fileprivate var makesWindowInFallback: Bool {
        DelegateWindow.all(in: self).contains { window in
            var node = Syntax(window.node)
            while let parent = node.parent, parent.id != id {
                if let branch = parent.as(IfExprSyntax.self), branch.elseBody.map({ Syntax($0).id }) == node.id,
                    branch.conditions.contains(where: { $0.trimmedDescription.contains("#available(iOS 13") })
                {
                    return true
                }
                node = parent
            }
            return false
        }
    }
}

extension Syntax {
    /// Whether a root view controller is set, or the window is handed to code that may set it, or is asked to show something.
    fileprivate var fillsWindow: Bool {
        let quiet: Set = ["makeKeyAndVisible", "makeKey"]
        return tokens(viewMode: .sourceAccurate).contains { token in
            if token.text == "rootViewController" { return true }
            guard token.text.lowercased().hasSuffix("window"), let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else {
                return false
            }
            var node = Syntax(reference)
            if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                node = Syntax(member)
            }
            while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
                node = parent
            }
            if node.parent?.is(LabeledExprSyntax.self) == true { return true }
            guard let member = node.parent?.as(MemberAccessExprSyntax.self),
                member.parent?.is(FunctionCallExprSyntax.self) == true
            else { return false }
            return !quiet.contains(member.declName.baseName.text)
        }
    }
}
