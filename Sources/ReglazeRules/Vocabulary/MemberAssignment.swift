import ReglazeEngine
import SwiftSyntax

/// A statement that sets a member: `button.layer.cornerRadius = 8`.
struct MemberAssignment {
    let sequence: SequenceExprSyntax
    /// `button.layer.cornerRadius`.
    let target: MemberAccessExprSyntax
    /// The parts of what is assigned, operators included.
    let values: [ExprSyntax]

    /// nil when `node` is not a plain assignment to a member, `a.b += c` included.
    init?(_ node: some SyntaxProtocol) {
        guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let target = elements[0].as(MemberAccessExprSyntax.self)
        else { return nil }
        self.sequence = sequence
        self.target = target
        values = Array(elements[2...])
    }

    var name: String { target.declName.baseName.text }
    var nameToken: TokenSyntax { target.declName.baseName }

    /// What is assigned, where it is one expression without operators.
    var value: ExprSyntax? { values.count == 1 ? values[0] : nil }

    /// The bytes of what is assigned.
    var valueRange: Range<Int> {
        (values.first?.textRange.lowerBound ?? 0)..<sequence.textRange.upperBound
    }

    /// The statement, where the assignment is one of its own.
    var statement: CodeBlockItemSyntax? {
        guard let item = sequence.parent?.as(CodeBlockItemSyntax.self) else { return nil }
        return item.item.id == Syntax(sequence).id ? item : nil
    }
}

extension ExprSyntax {
    /// The name of a bare reference or of a member: `layer` for `layer`, `self.layer` and `button.layer`.
    var lastNameToken: TokenSyntax? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
        return self.as(DeclReferenceExprSyntax.self)?.baseName
    }
}

extension SourceFile {
    /// Whether `node` has its lines for itself: nothing but white space before it, and a comment at most behind it.
    func standsAlone(_ node: some SyntaxProtocol) -> Bool {
        let range = node.textRange
        guard isFirstOnLine(range.lowerBound) else { return false }
        let rest = text(of: range.upperBound..<lineEnd(of: range.upperBound)).trimmingWhitespace()
        return rest.isEmpty || rest.hasPrefix("//")
    }

    /// The text that adds `lines` as statements behind the line of `node`, inside `#available(iOS version, *)` where one is given.
    func statements(_ lines: [String], after node: some SyntaxProtocol, gatedAt version: OSVersion?) -> (
        offset: Int, text: String
    ) {
        let indentation = indentation(ofLineAt: node.textRange.lowerBound)
        let unit = indentationUnit(after: indentation)
        var text = ""
        if let version {
            text += "\n\(indentation)if #available(iOS \(version), *) {"
            for line in lines { text += "\n\(indentation)\(unit)\(line)" }
            text += "\n\(indentation)}"
        } else {
            for line in lines { text += "\n\(indentation)\(line)" }
        }
        return (lineEnd(of: node.textRange.upperBound), text)
    }
}
