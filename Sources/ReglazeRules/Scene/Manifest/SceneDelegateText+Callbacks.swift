import ReglazeEngine
import SwiftSyntax

/// The callbacks that a scene gets instead of the application.
extension SceneDelegateText {
    mutating func callback(_ method: AppCallback, _ function: DelegateMembers.Function) -> [String] {
        guard let block = function.node.body else { return [] }
        let inner = unit + unit
        let depth = method.isAboutLinks ? inner + unit : inner
        if function.node.hasComments(before: block.leftBrace) {
            obstacles.append(
                "\(place(of: Syntax(function.node), in: function.file)): a comment stands inside the callback's first line")
        }
        var moved = body(in: function.file)
        let names = function.parameterNames
        // Before the names: what comes first stands first.
        let needsLabel =
            method.isAboutLinks
            && ReturnStatements.in(Array(block.statements)).contains { ReturnStatements.isInLoop($0, inside: Syntax(block)) }
        let exit = !method.isAboutLinks ? "return" : needsLabel ? "continue contexts" : "continue"
        dropResults(of: function.node, block, &moved, exit: exit)
        moved.rewrite(block.statements.map { Syntax($0) }, application: names.first)
        var prelude: [String] = []
        if method.isAboutLinks, names.count > 1 {
            prelude.append("\(depth)let \(names[1]) = context.url")
            if method == .open, names.count > 2 { prelude += options(names[2], in: block, &moved).map { depth + $0 } }
            if method == .openFromApplication, names.count > 3 {
                prelude.append("\(depth)let \(names[2]) = context.options.sourceApplication")
                prelude.append("\(depth)let \(names[3]) = context.options.annotation as Any")
            }
            let used = DelegateSplit.references(in: Array(block.statements))
            prelude = prelude.filter { line in
                names.allSatisfy { !line.hasPrefix("\(depth)let \($0) =") || used.contains($0) }
            }
        }
        if method == .continueActivity, names.count > 2 { dropRestorationHandler(names[2], in: block, &moved) }
        if let last = block.statements.last, DelegateSplit.isFinalReturn(last), last.isOnlyResult {
            moved.remove(function.file.removal(of: last.textRange))
        }
        let lines = MovedLines.bodyLines(of: block, moved.patches, in: function.file, to: depth)
        let start = function.file.commentStart(of: Syntax(function.node))
        let comments = function.file.text(of: start..<function.node.textRange.lowerBound).replacing("\r\n", with: "\n")
        var head =
            comments.contains("//") || comments.contains("/*")
            ? MovedLines.lines(comments.trimmedOfBlanks, in: function.file, at: start, to: unit) : []
        var declared = method.declaration(names).split(separator: "\n").map { line -> String in
            let blanks = line.prefix { $0 == " " }.count / 4
            return unit + String(repeating: unit, count: blanks) + line.drop { $0 == " " }
        }
        declared[declared.count - 1] += " {"
        head += declared
        if moved.needsScene, !declared.contains(where: { $0.contains("windowScene") }) {
            head.append("\(inner)guard let windowScene = scene as? UIWindowScene else { return }")
        }
        if moved.needsDelegate { head.append(delegateGuard) }
        finish(moved)
        let end = trailingComment(of: function)
        if method.isAboutLinks {
            let label = needsLabel ? "contexts: " : ""
            return head + ["\(inner)\(label)for context in URLContexts {"] + prelude + lines + ["\(inner)}", "\(unit)}\(end)"]
        }
        return head + prelude + lines + ["\(unit)}\(end)"]
    }

    /// What follows the function in its last line.
    func trailingComment(of function: DelegateMembers.Function) -> String {
        let end = function.node.textRange.upperBound
        return function.file.text(of: end..<function.file.endOfTrailingComment(of: Syntax(function.node)))
    }

    /// Scenes have no restoration handler: one that is only handed on becomes one that does nothing.
    func dropRestorationHandler(_ name: String, in block: CodeBlockSyntax, _ moved: inout MovedBody) {
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            guard reference.parent?.is(LabeledExprSyntax.self) == true else {
                moved.add("a restoration handler is called, and scenes have none")
                return
            }
            moved.patch(reference.textRange, with: "{ _ in }")
        }
    }

    /// The scene's methods give no result: a call that gave it is made, and its result dropped.
    func dropResults(
        of function: FunctionDeclSyntax, _ block: CodeBlockSyntax, _ moved: inout MovedBody, exit: String
    ) {
        guard function.signature.returnClause != nil else {
            if exit != "return" {
                for statement in ReturnStatements.in(Array(block.statements)) { moved.patch(statement.textRange, with: exit) }
            }
            return
        }
        for statement in ReturnStatements.in(Array(block.statements)) {
            guard let value = statement.expression else {
                moved.patch(statement.textRange, with: exit)
                continue
            }
            let isLast = block.statements.last.map { $0.item.id == Syntax(statement).id } ?? false
            if isLast, value.is(BooleanLiteralExprSyntax.self) { continue }
            let keyword = statement.returnKeyword.textRange.lowerBound..<value.textRange.lowerBound
            if value.hasNoEffect {
                moved.patch(statement.textRange, with: exit)
            } else if isLast {
                moved.patch(keyword, with: "_ = ")
            } else if moved.patches.file.isFirstOnLine(statement.textRange.lowerBound) {
                let indentation = moved.patches.file.indentation(ofLineAt: statement.textRange.lowerBound)
                moved.patch(keyword, with: "_ = ")
                moved.patch(value.textRange.upperBound..<value.textRange.upperBound, with: "\n\(indentation)\(exit)")
            } else {
                moved.patch(keyword, with: "_ = ")
                moved.patch(value.textRange.upperBound..<value.textRange.upperBound, with: "; \(exit)")
            }
        }
        // A body of one expression returns it.
        if block.statements.count == 1, let only = block.statements.first, let value = only.item.as(ExprSyntax.self) {
            moved.patch(value.textRange.lowerBound..<value.textRange.lowerBound, with: "_ = ")
        }
    }

    /// The open options become members of the context's, or, where they are handed on as a whole, a dictionary again.
    func options(_ name: String, in block: CodeBlockSyntax, _ moved: inout MovedBody) -> [String] {
        var translations: [(Range<Int>, String)] = []
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            guard let translation = OpenURLOption.translation(of: reference) else {
                return Self.openOptions(name)
            }
            translations.append(translation)
        }
        for (range, text) in translations { moved.patch(range, with: text) }
        return []
    }

    /// A scene's method that calls the application delegate's, which can't move.
    func forward(_ method: AppCallback) -> [String] {
        let inner = unit + unit
        let head = method.declaration(method.usualParameters).split(separator: "\n").map { line -> String in
            unit + String(repeating: unit, count: line.prefix { $0 == " " }.count / 4) + line.drop { $0 == " " }
        }
        var lines = head
        lines[lines.count - 1] += " {"
        lines.append(delegateGuard)
        if method.isAboutLinks {
            lines.append("\(inner)for context in URLContexts {")
            if method == .open { lines += Self.openOptions("options").map { inner + unit + $0 } }
            lines.append("\(inner)\(unit)\(method.call)")
            lines.append("\(inner)}")
        } else {
            lines += method.call.split(separator: "\n").enumerated().map { index, line in
                inner + (index == 0 ? "" : unit) + line.drop { $0 == " " }
            }
        }
        return lines + ["\(unit)}"]
    }

    static func openOptions(_ name: String) -> [String] {
        [
            "var \(name): [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]",
            "\(name)[.sourceApplication] = context.options.sourceApplication",
            "\(name)[.annotation] = context.options.annotation",
        ]
    }
}

extension String {
    /// Without line breaks and blanks at the end.
    fileprivate var trimmedOfBlanks: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}

extension CodeBlockItemSyntax {
    /// `return true`, which says nothing to a method without a result.
    fileprivate var isOnlyResult: Bool { item.as(ReturnStmtSyntax.self)?.expression?.is(BooleanLiteralExprSyntax.self) ?? false }
}

extension ExprSyntax {
    /// Whether asking for the value does nothing besides.
    fileprivate var hasNoEffect: Bool {
        self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
            || self.is(IntegerLiteralExprSyntax.self)
    }
}
