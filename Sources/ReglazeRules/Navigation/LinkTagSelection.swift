import ReglazeEngine
import SwiftSyntax

/// `NavigationLink(…, tag:selection:)` gives way to a list's selection, or to `navigationDestination(item:)`.
struct LinkTagSelection: SwiftRule {
    static let about = About(
        id: "navigation/link-tag-selection",
        summary: "NavigationLink with tag: and selection: is deprecated since iOS 16",
        severity: .warning, since: Since(os: 16),
        triggers: ["tag:"], with: ["NavigationLink"],
        why: """
            The initialisers with `tag:` and `selection:` are deprecated. Where all links of a list in the first column of a split view \
            write one selection, the selection moves to the list, the links carry values, and the detail column shows what is \
            selected: the same property goes on deciding, so code that sets it still works. In a stack, visible links become value \
            links, and a path takes the selection's place where every use of it is understood; hidden links that share a selection \
            become one `navigationDestination(item:)` from iOS 17 on, where every value has its link. All of these are unsafe fixes: \
            look at what shows at launch on iPad and on iPhone. Anything else is left alone with the reason.
            """,
        source: "SwiftUI documentation: Migrating to new navigation types; navigationDestination(item:destination:)",
        examples: LinkTagSelectionExamples.all)
    static let interests: [Interest] = [.call("NavigationLink")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call), let tag = link.tag,
            link.selection != nil,
            !context.index.isShadowed("NavigationLink", in: context.file, inside: ViewGraph.enclosingTypes(of: node))
        else { return [] }
        let scope = context.availability(of: node)
        guard scope.includesIOS, scope.below == nil else { return [] }
        let message = "`NavigationLink` with `tag:` and `selection:` is deprecated"
        func finding(_ fix: Fix?, _ why: String) -> [Finding] {
            [
                context.finding(
                    Self.about, at: call.calledExpression, message,
                    help: "use a value link, and let the list or the stack select",
                    fixes: fix.map { [$0] } ?? [], why: why)
            ]
        }
        if let why = context.obstacle(to: "NavigationLink(value:)", from: 16, at: node) { return finding(nil, why) }
        switch SelectionConversion.convert(link, tag, in: context) {
        case .success(let fix, let why): return finding(fix, why)
        case .failure(let why): return finding(nil, why)
        }
    }
}
