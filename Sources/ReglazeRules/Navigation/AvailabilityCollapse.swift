import ReglazeEngine
import SwiftSyntax

/// How an `if #available` that always holds comes down to the branch that runs.
struct AvailabilityCollapse {
    private(set) var edits: [Edit] = []
    /// Why it can't be done here.
    private(set) var obstacle: String?

    init(_ statement: IfExprSyntax, _ check: AvailabilityCheck, in context: RuleContext) {
        let file = context.file
        if let why = AvailabilityBranch.otherPlatforms(check, at: statement, context) {
            obstacle = why
            return
        }
        let kept: CodeBlockSyntax?
        if !check.isUnavailable {
            kept = statement.body
        } else if case .ifExpr? = statement.elseBody {
            obstacle = "another `if` follows on the `#unavailable`; take the first branch out by hand"
            return
        } else {
            kept = statement.elseBody?.as(CodeBlockSyntax.self)
        }
        if statement.parent?.is(IfExprSyntax.self) ?? false {
            collapseChained(statement, kept, in: file)
        } else {
            collapse(statement, kept, in: file)
        }
    }

    /// `else if #available(…) { a } else { b }`: the `else` stays, and holds what always runs.
    private mutating func collapseChained(_ statement: IfExprSyntax, _ kept: CodeBlockSyntax?, in file: SourceFile) {
        guard let kept, kept.id == statement.body.id else {
            obstacle = "it stands in a chain of `else if`; take the branch out by hand"
            return
        }
        let head = statement.ifKeyword.textRange.lowerBound..<kept.leftBrace.textRange.lowerBound
        let tail = kept.rightBrace.textRange.upperBound..<statement.textRange.upperBound
        if Self.holdsComment(head, file) {
            obstacle = "a comment stands in the condition"
            return
        }
        edits = [Edit(path: file.path, range: head, text: "")]
        if !tail.isEmpty { edits.append(Edit(path: file.path, range: tail, text: "")) }
    }

    private mutating func collapse(_ statement: IfExprSyntax, _ kept: CodeBlockSyntax?, in file: SourceFile) {
        let holder = statement.parent?.as(ExpressionStmtSyntax.self)?.parent ?? statement.parent
        guard let item = holder?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else {
            obstacle = "the `if` is a value; take the branch out by hand"
            return
        }
        guard let kept, !kept.statements.isEmpty else {
            edits = [Edit(path: file.path, range: file.removal(of: statement.textRange), text: "")]
            return
        }
        if let name = Self.clashing(kept.statements, with: list, except: item) {
            obstacle = "the branch declares `\(name)`, which would stand beside another `\(name)`"
            return
        }
        let leaves = kept.statements.contains { $0.item.is(ReturnStmtSyntax.self) || $0.item.is(DeferStmtSyntax.self) }
        if leaves, list.last?.id != item.id {
            obstacle = "the branch returns, so that what follows the `if` never runs either; take both out by hand"
            return
        }
        // With the comments that stand in the braces.
        let braces = kept.leftBrace.textRange.upperBound..<kept.rightBrace.textRange.lowerBound
        let text = file.text(of: braces)
        let before = text.prefix { $0.isWhitespace }.utf8.count
        let after = text.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
        let inner = (braces.lowerBound + before)..<(braces.upperBound - after)
        let new = file.indentation(ofLineAt: statement.textRange.lowerBound)
        guard file.isFirstOnLine(inner.lowerBound), file.isFirstOnLine(statement.textRange.lowerBound) else {
            // A comment behind the brace stands above the code.
            let isComment = file.bytes[inner.lowerBound] == UInt8(ascii: "/")
            let next = min(file.nextLineStart(after: inner.lowerBound), inner.upperBound)
            let old =
                isComment && next < inner.upperBound
                ? Self.base(of: next..<inner.upperBound, deeperThan: new, in: file) : file.indentation(ofLineAt: inner.lowerBound)
            let lines = file.relaid(inner, in: kept, from: old, to: new)
            edits = [Edit(path: file.path, range: statement.textRange, text: lines)]
            return
        }
        let old = Self.base(of: inner, deeperThan: new, in: file)
        let first = file.indentation(ofLineAt: inner.lowerBound)
        let start = first.hasPrefix(old) ? new + first.dropFirst(old.count) : first
        let lines = file.relaid(inner, in: kept, from: old, to: new)
        let whole = file.lineStart(of: statement.textRange.lowerBound)..<statement.textRange.upperBound
        edits = [Edit(path: file.path, range: whole, text: start + lines)]
    }

    /// What the lines of a block start with. An `#if` that stands further out than its block does not tell.
    private static func base(of range: Range<Int>, deeperThan outer: String, in file: SourceFile) -> String {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let indentation = file.indentation(ofLineAt: offset)
            let start = file.lineStart(of: offset) + indentation.utf8.count
            let isDirective = start < range.upperBound && file.bytes[start] == UInt8(ascii: "#")
            let isBlank = file.isLastOnLine(start)
            if !isBlank, !isDirective || indentation.count > outer.count { return indentation }
            offset = file.nextLineStart(after: start)
        }
        return file.indentation(ofLineAt: range.lowerBound)
    }

    /// A name that the branch declares and the statements around it use or declare too.
    private static func clashing(
        _ statements: CodeBlockItemListSyntax, with list: CodeBlockItemListSyntax, except item: CodeBlockItemSyntax
    ) -> String? {
        var declared: [String] = []
        for statement in statements {
            if let function = statement.item.as(FunctionDeclSyntax.self) { declared.append(function.name.text) }
            let binds = statement.item.is(VariableDeclSyntax.self) || statement.item.is(GuardStmtSyntax.self)
            for token in binds ? Array(statement.tokens(viewMode: .sourceAccurate)) : [] {
                guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
                    pattern.nearest(CodeBlockItemSyntax.self)?.id == statement.id
                else { continue }
                declared.append(token.text)
            }
        }
        return declared.first { name in
            list.contains { other in
                other.id != item.id && other.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            }
        }
    }

    private static func holdsComment(_ range: Range<Int>, _ file: SourceFile) -> Bool {
        let text = file.text(of: range)
        return text.contains("//") || text.contains("/*")
    }
}
