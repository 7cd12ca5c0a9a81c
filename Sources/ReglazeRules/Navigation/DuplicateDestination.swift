import ReglazeEngine
import SwiftSyntax

/// Two destinations for one type in one stack.
struct DuplicateDestination: SwiftRule {
    static let about = About(
        id: "navigation/duplicate-destination",
        summary: "a stack has two destinations for one type; only the one nearest its root is used",
        severity: .warning, since: Since(os: 16),
        triggers: ["navigationDestination"],
        why: """
            A stack keeps one destination for a type of value. Where two are declared, only the one nearest the root is used, the other's \
            rows open the wrong screen, and all that tells of it is a line in the console. It happens most with `String`, `Int` and \
            `UUID`, which mean something else on every screen. Give each kind of screen a type of its own, or one enum of routes for the \
            stack with one destination. Nothing is rewritten: which screen was meant is not in the code.
            """,
        source: "SwiftUI documentation: navigationDestination(for:destination:); johnpatrickmorgan/NavigationBackport#58",
        examples: Self.examples)
    static let interests: [Interest] = [.call("navigationDestination")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let own = TypedDestination(call, in: context.file),
            let name = own.nameToken, context.availability(of: node).includesIOS
        else { return [] }
        guard let other = earlier(than: own) ?? outer(of: own, context) else { return [] }
        let place = other.nameToken.map { context.place(of: $0, in: other.file) } ?? other.file.path
        return [
            context.finding(
                Self.about, at: name, "The stack has a destination for `\(own.type)` already (\(place))",
                help: "give the two kinds of screen types of their own, or one enum of routes with one destination",
                why: "only the destination nearest the root of the stack is used; which of the two was meant is not in the code")
        ]
    }

    /// One further up in the same braces of a container, or the same body.
    private func earlier(than own: TypedDestination) -> TypedDestination? {
        guard let region = own.region, let name = own.nameToken else { return nil }
        return TypedDestination.all(in: own.file).first { other in
            guard let otherName = other.nameToken, otherName.position < name.position else { return false }
            return other.type == own.type && other.region?.id == region.id && TypedDestination.canMeet(other.call, own.call)
        }
    }

    /// One on the root of a stack which shows, or pushes, the view whose body declares `own`.
    private func outer(of own: TypedDestination, _ context: RuleContext) -> TypedDestination? {
        let candidates = TypedDestination.all(context.index).filter { $0.type == own.type && $0.call.id != own.call.id }
        guard !candidates.isEmpty else { return nil }
        for way in ViewGraph.ways(upFrom: own.call, in: context.file, context.index) where !way.isPreview {
            guard case .container(let container, let file) = way.end, container.calleeName == "NavigationStack" else { continue }
            let found = candidates.first { other in
                other.file === file && other.call.isInside(container) && isOnRoot(other.call, of: container)
            }
            if let found, !own.call.isInside(container) { return found }
        }
        return nil
    }

    /// Whether `call` stands in the container's braces whatever the state is: in no branch, row, sheet or pushed screen.
    private func isOnRoot(_ call: FunctionCallExprSyntax, of container: FunctionCallExprSyntax) -> Bool {
        var child = Syntax(call)
        while let parent = child.parent {
            if parent.id == Syntax(container).id { return true }
            if parent.is(IfExprSyntax.self) || parent.is(SwitchCaseListSyntax.self) || parent.is(IfConfigClauseListSyntax.self) {
                return false
            }
            if let outer = parent.as(FunctionCallExprSyntax.self), child.id != Syntax(outer.calledExpression).id {
                guard ["VStack", "HStack", "ZStack", "Group"].contains(outer.calleeName) else { return false }
            }
            child = parent
        }
        return false
    }
}
