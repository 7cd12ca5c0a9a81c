import ReglazeEngine
import SwiftSyntax

/// A `navigationDestination` inside a list or another container that makes its content when it scrolls into sight.
struct DestinationInLazyContainer: SwiftRule {
    static let about = About(
        id: "navigation/destination-in-lazy-container",
        summary: "A navigationDestination inside a lazy container is ignored",
        severity: .warning, since: Since(os: 16),
        triggers: ["navigationDestination"],
        why: """
            A stack looks for its destinations before any row exists. One that is declared inside `List`, `LazyVStack` or another lazy \
            container is ignored, with a line in the console, and links that need it do nothing. The declaration belongs on the \
            container itself. It is moved there where what it reads is known there too; where it reads the row, or stands in a view of \
            another file that a list uses, the finding names the list, and the state has to move up with the declaration.
            """,
        source: "SwiftUI documentation: navigationDestination(for:destination:), note on lazy containers",
        examples: [
            .rewrites(
                """
                NavigationStack {
                    List {
                        ForEach(ids, id: \\.self) { id in
                            NavigationLink("Open", value: id)
                                .1️⃣navigationDestination(for: Int.self) { id in
                                    Text("\\(id)")
                                }
                        }
                    }
                    .navigationTitle("Ids")
                }
                """,
                to: """
                    NavigationStack {
                        List {
                            ForEach(ids, id: \\.self) { id in
                                NavigationLink("Open", value: id)
                            }
                        }
                        .navigationDestination(for: Int.self) { id in
                            Text("\\(id)")
                        }
                        .navigationTitle("Ids")
                    }
                    """, given: "let ids = [1]"),
            .explains(
                """
                NavigationStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(names, id: \\.self) { name in
                                Text(name)
                                    .1️⃣navigationDestination(isPresented: $open) { Text(name) }
                            }
                        }
                    }
                }
                """, because: "reads `name`"),
            .explains(
                """
                struct Row: View {
                    @State private var open = false
                    var body: some View {
                        Text("row")
                            .1️⃣navigationDestination(isPresented: $open) { Text("page") }
                    }
                }
                """, because: "made by another view",
                with: ["List.swift": "struct Names: View { var body: some View { NavigationStack {\n    List { Row() } } } }"]),
            .explains(
                """
                struct Row: View {
                    let id: Int
                    var body: some View {
                        NavigationLink("row", value: id)
                            .1️⃣navigationDestination(for: Int.self) { Text("\\($0)") }
                    }
                }
                """, because: "made by another view",
                with: [
                    "Grid.swift": """
                    struct Numbers: View {
                        var body: some View {
                            NavigationStack { ScrollView { LazyVStack { ForEach(0..<9) { id in Row(id: id) } } } }
                        }
                    }
                    """
                ]),
            .silent(
                """
                NavigationStack {
                    List { Text("row") }
                        .navigationDestination(for: Int.self) { Text("\\($0)") }
                }
                """),
            .silent(
                """
                NavigationStack {
                    List {
                        NavigationLink("Open") {
                            Text("page").navigationDestination(for: Int.self) { Text("\\($0)") }
                        }
                    }
                }
                """),
            .silent(
                """
                List {
                    Text("row").sheet(isPresented: $open) {
                        NavigationStack { Text("sheet").navigationDestination(for: Int.self) { Text("\\($0)") } }
                    }
                }
                """),
        ])
    static let interests: [Interest] = [.call("navigationDestination")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), context.availability(of: node).includesIOS,
            !context.isOwnFunction("navigationDestination")
        else { return [] }
        let whole = ModifierChain(around: modifier.call, in: context.file).whole
        func finding(_ list: String, _ fix: Fix?, _ why: String?) -> [Finding] {
            [
                context.finding(
                    Self.about, at: modifier.nameToken,
                    "This `navigationDestination` stands in a row of \(list), where it is ignored",
                    help: "put it on the container itself", fixes: fix.map { [$0] } ?? [], why: why)
            ]
        }
        if let list = Self.lazyContainer(around: whole) {
            let name = "the `\(list.calleeName ?? "list")` of \(StackProof.place(list, context.file, context))"
            let locals = LocalNames(between: whole, and: list)
            if let used = locals.firstUse(in: modifier.arguments)
                ?? modifier.call.trailingClosure.flatMap({ locals.firstUse(in: $0) })
            {
                return finding(name, nil, "it reads `\(used)`, which each row has its own of; let the value of the link carry it")
            }
            guard modifier.base != nil else { return finding(name, nil, "an `#if` stands around it") }
            let anchor = DestinationAnchor(on: ExprSyntax(list))
            let insertion = anchor.insertion(of: { text(of: modifier, indentedBy: $0, in: context.file) }, in: context)
            let fix = Fix(.safe, "Move it to the container", edits: [context.edit(modifier.removal, ""), insertion])
            return finding(name, fix, nil)
        }
        let lazy = ViewGraph.ways(upFrom: whole, in: context.file, context.index).filter { !$0.isPreview }.compactMap(\.lazy)
            .first
        guard let lazy, lazy.call.calleeName != "ForEach" else { return [] }
        let name = "the `\(lazy.call.calleeName ?? "list")` of \(StackProof.place(lazy.call, lazy.file, context))"
        return finding(
            name, nil, "the list is made by another view; move the declaration, and the state that it reads, to that list")
    }

    private func text(of modifier: ModifierCall, indentedBy indentation: String, in file: SourceFile) -> String {
        guard let closure = modifier.call.trailingClosure else { return "." + file.text(of: modifier.nameAndArguments) }
        let start = file.text(of: modifier.nameAndArguments.lowerBound..<closure.textRange.lowerBound)
        return ".\(start)\(MovedCode(closure, in: file).text(indentedBy: indentation))"
    }

    /// The outermost lazy container around `node` in the same body, inside its container or presentation.
    private static func lazyContainer(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var found: FunctionCallExprSyntax?
        var child = Syntax(node)
        while let parent = child.parent {
            if parent.is(MemberBlockSyntax.self) { break }
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName,
                child.id != Syntax(call.calledExpression).id
            {
                if ViewGraph.containers.contains(name) { break }
                if ["sheet", "fullScreenCover", "popover", "navigationDestination"].contains(name) { break }
                if name == "NavigationLink", NavigationLinkForm(call)?.holdsInDestination(node) ?? false { break }
                if ViewGraph.lazyContainers.contains(name), name != "ForEach" { found = call }
            }
            child = parent
        }
        return found
    }
}
