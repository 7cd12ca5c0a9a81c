import ReglazeEngine
import SwiftSyntax

/// The stretch of code that makes one screen, as far as one declaration shows it: up to the container, the presentation, the
/// link or the declaration around it.
struct Screen {
    private let top: Syntax

    init(around node: some SyntaxProtocol) {
        var node = Syntax(node)
        while let parent = node.parent, !Self.isBorder(between: parent, and: node) { node = parent }
        top = node
    }

    /// The calls of `name` in this screen that may be shown together with `call`: not those in the other branch of an `if` or
    /// `switch`, in another tab, or in a container or presentation of their own.
    func calls(of name: String, besides call: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
        let collector = Collector(name: name)
        collector.walk(top)
        return collector.found.filter { $0.id != call.id && !Self.areExclusive(Syntax($0), Syntax(call)) }
    }

    /// Whether `parent` is what gives `child` a screen of its own.
    private static func isBorder(between parent: Syntax, and child: Syntax) -> Bool {
        if parent.is(MemberBlockItemSyntax.self) || parent.is(SourceFileSyntax.self) { return true }
        guard let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName,
            child.id != Syntax(call.calledExpression).id
        else { return false }
        if ViewGraph.containers.contains(name) || presentations.contains(name) { return true }
        // A link's label stands in the screen, its destination does not; both are seldom more than one view.
        return name == "NavigationLink"
    }

    private static let presentations: Set<String> = [
        "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector", "alert", "confirmationDialog", "actionSheet",
    ]

    private static func areExclusive(_ first: Syntax, _ second: Syntax) -> Bool {
        let path = Set(sequence(first: first, next: \.parent).map(\.id))
        // The nearest node that holds both.
        guard let common = sequence(first: second, next: \.parent).first(where: { path.contains($0.id) }),
            common.id != first.id, common.id != second.id
        else { return false }
        if common.is(IfExprSyntax.self) || common.is(SwitchCaseListSyntax.self) || common.is(IfConfigClauseListSyntax.self) {
            return true
        }
        if let sequence = common.as(ExprListSyntax.self) {
            return sequence.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        }
        return isTabs(common)
    }

    /// Whether `node` is the list of statements of a `TabView`'s closure.
    private static func isTabs(_ node: Syntax) -> Bool {
        guard node.is(CodeBlockItemListSyntax.self), let closure = node.parent?.as(ClosureExprSyntax.self) else { return false }
        return closure.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "TabView"
    }

    private final class Collector: SyntaxVisitor {
        let name: String
        var found: [FunctionCallExprSyntax] = []

        init(name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calleeName == name { found.append(node) }
            for child in node.children(viewMode: .sourceAccurate) where !Screen.isBorder(between: Syntax(node), and: child) {
                walk(child)
            }
            return .skipChildren
        }
    }
}
