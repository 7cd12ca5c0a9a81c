import ReglazeEngine
import SwiftSyntax

/// A view expression and the modifiers on it, innermost first.
struct ModifierChain {
    /// What the modifiers are applied to: `List { … }`.
    let root: ExprSyntax
    let modifiers: [ModifierCall]
    /// The whole chain.
    let whole: ExprSyntax
    /// Whether an `#if` stands among the modifiers; those inside it are not in `modifiers`.
    let hasConditionalPart: Bool

    /// The chain that `expression` is the root of, or one of whose links it is.
    init(around expression: some ExprSyntaxProtocol, in file: SourceFile) {
        var root = ExprSyntax(expression)
        var conditional = false
        while true {
            if let call = ModifierCall(root, in: file), let base = call.base {
                root = base
            } else if let condition = root.as(PostfixIfConfigExprSyntax.self), let base = condition.base {
                root = base
                conditional = true
            } else {
                break
            }
        }
        self.init(root: root, in: file, conditional: conditional)
    }

    private init(root: ExprSyntax, in file: SourceFile, conditional: Bool) {
        self.root = root
        var modifiers: [ModifierCall] = []
        var whole = root
        var hasConditionalPart = conditional
        while let parent = whole.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == whole.id,
                let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
            {
                guard let modifier = ModifierCall(call, in: file) else { break }
                modifiers.append(modifier)
                whole = ExprSyntax(call)
            } else if let condition = parent.as(PostfixIfConfigExprSyntax.self), condition.base?.id == whole.id {
                hasConditionalPart = true
                whole = ExprSyntax(condition)
            } else {
                break
            }
        }
        self.modifiers = modifiers
        self.whole = whole
        self.hasConditionalPart = hasConditionalPart
    }

    /// The modifiers with this name.
    func modifiers(named name: String) -> [ModifierCall] { modifiers.filter { $0.name == name } }

    /// The bytes that go when some of the modifiers go: neighbours go together, so that no empty line stays behind.
    func removals(of gone: [ModifierCall], in file: SourceFile) -> [Range<Int>] {
        let ids = Set(gone.map(\.call.id))
        var runs: [Range<Int>] = []
        var isRun = false
        for modifier in modifiers {
            let goes = ids.contains(modifier.call.id)
            if goes {
                let start = modifier.member.period.textRange.lowerBound
                let first = isRun ? runs.removeLast().lowerBound : start
                runs.append(first..<modifier.call.textRange.upperBound)
            }
            isRun = goes
        }
        return runs.map(file.removal)
    }
}
