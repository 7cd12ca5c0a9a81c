import ReglazeEngine
import SwiftSyntax

/// A modifier on a view: `.navigationBarTitle("Inbox")`, with its place in the chain's line layout.
struct ModifierCall {
    let call: FunctionCallExprSyntax
    let member: MemberAccessExprSyntax
    private let file: SourceFile

    /// nil when `node` is not a call of a member on some expression, or inside a postfix `#if` of one. `.foo()` alone is no
    /// modifier: it is a call of a static member.
    init?(_ node: some SyntaxProtocol, in file: SourceFile) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        guard let base = member.base else {
            guard Self.startsConditionalChain(call) else { return nil }
            self.init(call: call, member: member, file: file)
            return
        }
        // `Foo.Bar()` is a type's call; a modifier starts with a small letter.
        guard member.declName.baseName.text.first?.isLowercase ?? false, !base.is(SuperExprSyntax.self) else { return nil }
        self.init(call: call, member: member, file: file)
    }

    private init(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax, file: SourceFile) {
        self.call = call
        self.member = member
        self.file = file
    }

    var name: String { member.declName.baseName.text }
    var nameToken: TokenSyntax { member.declName.baseName }
    var arguments: LabeledExprListSyntax { call.arguments }

    /// The view that the modifier is applied to; nil for the first modifier inside a postfix `#if`.
    var base: ExprSyntax? { member.base }

    /// From the name to the end of the call: what a replacement of the modifier replaces, the period stays.
    var nameAndArguments: Range<Int> { nameToken.textRange.lowerBound..<call.textRange.upperBound }

    /// Whether the period is the first thing on its line.
    var startsLine: Bool { file.isFirstOnLine(member.period.textRange.lowerBound) }

    /// The white space before the modifier on its line, or what a new line after it should start with.
    var indentation: String {
        let own = file.indentation(ofLineAt: member.period.textRange.lowerBound)
        return startsLine ? own : own + file.indentationUnit
    }

    /// What stands between this modifier and one added right after it: a new line where modifiers stand on lines of their own.
    var separator: String { startsLine ? "\n" + indentation : "" }

    /// The bytes that go when the modifier goes: its whole lines where it stands alone on them, else the call with its period.
    /// A comment behind it on its last line stays, on that line; comments above stay.
    var removal: Range<Int> {
        file.removal(of: member.period.textRange.lowerBound..<call.textRange.upperBound)
    }

    /// The name and the arguments as they are written, without the period.
    var text: String { file.text(of: nameAndArguments) }

    private static func startsConditionalChain(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent {
            if parent.is(IfConfigClauseSyntax.self) {
                return parent.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) ?? false
                    || parent.parent?.parent?.is(PostfixIfConfigExprSyntax.self) ?? false
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) else { return false }
            node = parent
        }
        return false
    }
}

extension LabeledExprListSyntax {
    /// The argument with this label; nil for an unlabelled one when `label` is nil.
    func argument(_ label: String?) -> LabeledExprSyntax? { first { $0.label?.text == label } }

    /// The labels, `_` for none.
    var labels: [String] { map { $0.label?.text ?? "_" } }
}
