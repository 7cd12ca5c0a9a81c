import ReglazeEngine
import SwiftSyntax

/// `NavigationLink(…, isActive:)` gives way to a path, or to `navigationDestination(isPresented:)`.
struct LinkIsActive: SwiftRule {
    static let about = About(
        id: "navigation/link-is-active",
        summary: "NavigationLink with isActive: is deprecated since iOS 16 and does not follow a stack's path",
        severity: .warning, since: Since(os: 16),
        triggers: ["isActive:"], with: ["NavigationLink"],
        why: """
            The initialisers with `isActive:` are deprecated, and inside a `NavigationStack` their flags and the path know nothing of \
            one another. Where the flags are private `@State` of the view that makes the stack, and every read and write of them is \
            understood, they become one path with value links. A hidden link, one with an empty label that only a flag drives, becomes \
            `navigationDestination(isPresented:)` on the nearest view around it that is not lazy. A visible link becomes a button that \
            sets the flag, with the same modifier: that is unsafe, since a button in a list shows no chevron. All of it works only \
            inside a `NavigationStack`, so a link whose container is not known to be one, or not to become one, is left alone. On iOS 16 `navigationDestination(isPresented:)` is known to \
            push its screen again in some cases (fixed later): try each such screen there, or use a path.
            """,
        source: """
            SwiftUI documentation: Migrating to new navigation types; navigationDestination(isPresented:destination:); \
            pointfreeco/swift-navigation#65 and #142
            """,
        examples: LinkIsActiveExamples.all)
    static let interests: [Interest] = [.call("NavigationLink")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call), let binding = link.isActive,
            !context.index.isShadowed("NavigationLink", in: context.file, inside: ViewGraph.enclosingTypes(of: node))
        else { return [] }
        let scope = context.availability(of: node)
        guard scope.includesIOS, scope.below == nil else { return [] }
        let name = binding.trimmedDescription
        let message = "`NavigationLink` with `isActive:` is deprecated, and no stack's path knows of it"
        func finding(_ help: String, _ fix: Fix?, _ why: String?) -> [Finding] {
            [context.finding(Self.about, at: call.calledExpression, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
        }
        if let why = context.obstacle(to: "navigationDestination", from: 16, at: node) {
            return finding("use `navigationDestination` once the deployment target allows it", nil, why)
        }
        if name.hasPrefix(".constant(") {
            return finding(
                "make it a plain link, or drop it", nil, "the flag never changes, so what the link is there for can't be told")
        }
        let presented = PresentedLink(link, binding, in: context)
        if !presented.isHidden, let path = PathConversion(around: link, in: context) {
            return finding("let `path` hold what is shown, and use value links", path.fix, path.why)
        }
        if let rows = RowConversion(around: link, binding, in: context) {
            return finding("let `path` hold the open row, and use value links", rows.fix, rows.why)
        }
        switch presented.result {
        case .success(let fix, let why): return finding("use `.navigationDestination(isPresented: \(name))`", fix, why)
        case .failure(let why): return finding("use `navigationDestination(isPresented:)` or a value link", nil, why)
        case .row(let why): return finding("use a value link, `NavigationLink(value:)`, in each row", nil, why)
        }
    }
}
