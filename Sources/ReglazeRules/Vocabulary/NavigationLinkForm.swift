import ReglazeEngine
import SwiftSyntax

/// A `NavigationLink` call, taken apart: every initialiser has a destination or a value, and a label.
struct NavigationLinkForm {
    /// Code that makes a view: an argument's expression, or the statements of a closure.
    enum Content {
        case expression(ExprSyntax)
        case closure(ClosureExprSyntax)

        var node: Syntax {
            switch self {
            case .expression(let expression): Syntax(expression)
            case .closure(let closure): Syntax(closure)
            }
        }
    }

    let call: FunctionCallExprSyntax
    /// nil for a value link.
    let destination: Content?
    /// nil when the link has a title instead.
    let label: Content?
    /// The unlabelled first argument: `"Inbox"`.
    let title: ExprSyntax?
    let isActive: ExprSyntax?
    let tag: ExprSyntax?
    let selection: ExprSyntax?
    let value: ExprSyntax?

    /// nil when the call is not of `NavigationLink`, or has arguments that no initialiser has.
    init?(_ call: FunctionCallExprSyntax) {
        guard call.calleeName == "NavigationLink" else { return nil }
        self.call = call
        var arguments: [String: ExprSyntax] = [:]
        for argument in call.arguments {
            let label = argument.label?.text ?? "_"
            guard ["_", "destination", "isActive", "tag", "selection", "label", "value", "viewID"].contains(label),
                arguments[label] == nil
            else { return nil }
            arguments[label] = argument.expression
        }
        title = arguments["_"]
        isActive = arguments["isActive"]
        tag = arguments["tag"]
        selection = arguments["selection"]
        value = arguments["value"]

        var destination = arguments["destination"].map(Self.content)
        var label = arguments["label"].map(Self.content)
        for extra in call.additionalTrailingClosures {
            switch extra.label.text {
            case "label": label = .closure(extra.closure)
            case "destination": destination = .closure(extra.closure)
            default: return nil
            }
        }
        if let trailing = call.trailingClosure {
            // The first trailing closure takes the first closure parameter that no argument has taken.
            if destination == nil && value == nil {
                destination = .closure(trailing)
            } else if label == nil && title == nil {
                label = .closure(trailing)
            } else {
                return nil
            }
        }
        self.destination = destination
        self.label = label
    }

    /// Whether `node` stands in the destination, and not in the label or an argument.
    func holdsInDestination(_ node: some SyntaxProtocol) -> Bool {
        guard let destination else { return false }
        let outer = destination.node.position.utf8Offset..<destination.node.endPosition.utf8Offset
        return outer.contains(node.position.utf8Offset)
    }

    /// Whether the label shows nothing: `""`, `EmptyView()`, `Text("")`, `{}`.
    var hasEmptyLabel: Bool {
        if let title { return title.trimmedDescription == "\"\"" }
        switch label {
        case .closure(let closure): return closure.statements.isEmpty || Self.isEmpty(closure.statements.trimmedDescription)
        case .expression(let expression): return expression.trimmedDescription == "EmptyView.init"
        case nil: return false
        }
    }

    private static func isEmpty(_ text: String) -> Bool { ["EmptyView()", "Text(\"\")", "return EmptyView()"].contains(text) }

    private static func content(_ expression: ExprSyntax) -> Content {
        expression.as(ClosureExprSyntax.self).map { .closure($0) } ?? .expression(expression)
    }
}

extension NavigationLinkForm.Content {
    /// The code that makes the view, without the braces of a closure.
    var code: Syntax {
        switch self {
        case .expression(let expression): Syntax(expression)
        case .closure(let closure): Syntax(closure.statements)
        }
    }

    /// The code for a place whose lines start with `indentation`.
    func text(indentedBy indentation: String, in file: SourceFile) -> String {
        MovedCode(code, in: file).text(indentedBy: indentation)
    }
}

extension NavigationLinkForm {
    /// The link with a value instead of a destination; nil when its label is a function that is passed on.
    func valueLink(_ value: String, in file: SourceFile) -> String? {
        if let title { return "NavigationLink(\(file.text(of: title.textRange)), value: \(value))" }
        guard case .closure(let label)? = label else { return nil }
        return "NavigationLink(value: \(value)) \(file.text(of: label.textRange))"
    }

    /// The comments inside the call that stand in none of `kept`, in order.
    func comments(outside kept: [Range<Int>]) -> [String] {
        let whole = call.textRange
        var comments: [String] = []
        for token in call.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in Array(token.leadingTrivia) + [nil] + Array(token.trailingTrivia) {
                guard let piece else {
                    offset = token.endPositionBeforeTrailingTrivia.utf8Offset
                    continue
                }
                defer { offset += piece.sourceLength.utf8Length }
                guard whole.contains(offset), !kept.contains(where: { $0.contains(offset) }) else { continue }
                switch piece {
                case .lineComment(let text), .blockComment(let text): comments.append(text)
                default: break
                }
            }
        }
        return comments
    }

    /// Whether a conversion that keeps only the destination's code and the label would lose a comment.
    var hasLooseComment: Bool {
        let kept = [destination?.code.textRange, label?.node.textRange, title?.textRange].compactMap { $0 }
        return !comments(outside: kept).isEmpty
    }
}
