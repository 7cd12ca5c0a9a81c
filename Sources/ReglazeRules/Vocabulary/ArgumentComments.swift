import ReglazeEngine
import SwiftSyntax

/// The comments that stand between the arguments of a call, outside of their expressions. A rewrite that takes the arguments
/// apart has to put each of them somewhere.
struct ArgumentComments {
    /// The comments around one argument.
    struct Around {
        /// Before the label, or on a line of their own above it.
        var above: [String] = []
        /// Between the label and the expression.
        var inside: [String] = []
        /// After the expression, before the next argument's line.
        var after: [String] = []

        var isEmpty: Bool { above.isEmpty && inside.isEmpty && after.isEmpty }
    }

    /// One for each argument of the call.
    let arguments: [Around]
    /// On lines of their own before the closing parenthesis.
    let end: [String]

    init(in call: FunctionCallExprSyntax) {
        arguments = call.arguments.map { argument in
            var around = Around()
            let expression = argument.expression
            if let label = argument.label, let colon = argument.colon {
                around.above = label.leadingTrivia.comments
                around.inside = label.trailingTrivia.comments + colon.leadingTrivia.comments + colon.trailingTrivia.comments
                around.inside += expression.leadingTrivia.comments
            } else {
                around.above = expression.leadingTrivia.comments
            }
            if argument.id == call.arguments.first?.id, let parenthesis = call.leftParen {
                around.above = parenthesis.trailingTrivia.comments + around.above
            }
            around.after = expression.trailingTrivia.comments
            if let comma = argument.trailingComma {
                around.after += comma.leadingTrivia.comments + comma.trailingTrivia.comments
            }
            return around
        }
        end = call.rightParen?.leadingTrivia.comments ?? []
    }

    var isEmpty: Bool { end.isEmpty && arguments.allSatisfy(\.isEmpty) }
}

extension SyntaxProtocol {
    /// Whether a comment stands between the first and the last token, where a replacement of the whole would lose it.
    var hasCommentInside: Bool {
        guard let first = firstToken(viewMode: .sourceAccurate), let last = lastToken(viewMode: .sourceAccurate) else {
            return false
        }
        return tokens(viewMode: .sourceAccurate).contains { token in
            token.id != first.id && !token.leadingTrivia.comments.isEmpty
                || token.id != last.id && !token.trailingTrivia.comments.isEmpty
        }
    }
}

extension Trivia {
    /// The comments in it, in order, each with its delimiters.
    var comments: [String] {
        compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
            default: nil
            }
        }
    }
}
