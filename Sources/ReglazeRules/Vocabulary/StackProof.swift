import ReglazeEngine
import SwiftSyntax

/// Whether everything that shows a piece of code stands in a `NavigationStack`, or in a container that becomes one: only there do
/// `navigationDestination` and value links work.
struct StackProof {
    /// What has to change with the code, in whichever file, so that its containers are stacks.
    private(set) var edits: [Edit] = []
    private(set) var safety = Safety.safe
    /// What to look at, where a container's own rewrite is unsafe.
    private(set) var why: String?
    /// Why it can't be proven.
    private(set) var obstacle: String?
    /// The list or loop in another view, in whose rows the code stands.
    private(set) var outerLazy: String?

    init(for node: some SyntaxProtocol, in context: RuleContext) {
        let ways = ViewGraph.ways(upFrom: node, in: context.file, context.index)
        let real = ways.filter { !$0.isPreview }
        guard !real.isEmpty else {
            obstacle = "nothing but previews shows this view, so its container is not known"
            return
        }
        var containers = Set<SyntaxIdentifier>()
        for way in real where obstacle == nil {
            // Many ways may lead to one container; only what is lazy on them differs.
            if case .container(let call, _) = way.end, way.lazy == nil, !containers.insert(call.id).inserted { continue }
            read(way, node, context)
        }
        var seen = Set<Edit>()
        edits = edits.filter { seen.insert($0).inserted }
    }

    private mutating func read(_ way: ViewGraph.Way, _ node: some SyntaxProtocol, _ context: RuleContext) {
        if let lazy = way.lazy, !Self.isAround(lazy.call, node, lazy.file === context.file) {
            outerLazy = "the `\(lazy.call.calleeName ?? "list")` of \(Self.place(lazy.call, lazy.file, context))"
        }
        switch way.end {
        case .container(let call, let file): read(call, file, context)
        case .wrapper(let call, _):
            guard let name = call.calleeName, let type = context.index.type(named: name) else { return }
            let old = type.file.tokens(named: "NavigationView").contains { token in
                ViewGraph.enclosingTypes(of: token).last == name && token.parent?.is(DeclReferenceExprSyntax.self) ?? false
                    && context.moved(to: type.file).availability(of: token).below == nil
            }
            if old { obstacle = "its container is made by `\(name)`, which makes a `NavigationView`; migrate that one first" }
        case .presentation(let call, let file):
            obstacle =
                "it is shown by the `.\(call.calleeName ?? "sheet")` of \(Self.place(call, file, context)), without a container"
        case .root(let call, let file):
            guard let call else {
                obstacle = "nothing but previews shows this view, so its container is not known"
                return
            }
            obstacle = """
                it is shown by the `\(call.calleeName ?? "root")` of \(Self.place(call, file, context)), without a `NavigationStack`; \
                destinations do nothing outside one
                """
        case .unknown:
            obstacle = "no container is found around this view; destinations do nothing outside a `NavigationStack`"
        }
    }

    private mutating func read(_ call: FunctionCallExprSyntax, _ file: SourceFile, _ context: RuleContext) {
        switch call.calleeName {
        case "NavigationStack": break
        case "NavigationSplitView":
            safety = .unsafe
            why = "inside a split view the destination fills the next column: check that this is where it showed"
        default:
            let moved = file === context.file ? context : context.moved(to: file)
            let verdict = context.index.remember(
                "verdict \(file.path) \(call.position.utf8Offset) \(call.endPosition.utf8Offset) \(context.options)"
            ) { NavigationContainer(call, in: moved)?.verdict }
            guard let verdict else { return }
            switch verdict {
            case .rewrite(let fix, let reason):
                edits += fix.edits
                if fix.safety == .unsafe {
                    safety = .unsafe
                    why = reason
                }
                if !fix.title.contains("NavigationStack") {
                    safety = .unsafe
                    why = "inside a split view the destination fills the next column: check that this is where it showed"
                }
            case .leave(let reason):
                obstacle = "its container, the `NavigationView` of \(Self.place(call, file, context)), stays: \(reason)"
            case .silent:
                obstacle = "its container, the `NavigationView` of \(Self.place(call, file, context)), is kept for older systems"
            }
        }
    }

    /// Whether `outer` stands around `node` in the same expression.
    private static func isAround(_ outer: FunctionCallExprSyntax, _ node: some SyntaxProtocol, _ isSameFile: Bool) -> Bool {
        guard isSameFile else { return false }
        var next: Syntax? = Syntax(node)
        while let current = next {
            if current.id == Syntax(outer).id { return true }
            next = current.parent
        }
        return false
    }

    static func place(_ node: some SyntaxProtocol, _ file: SourceFile, _ context: RuleContext) -> String {
        let line = file.lines.position(of: node.textRange.lowerBound).line
        return file === context.file ? "line \(line)" : "\(file.path), line \(line)"
    }
}
