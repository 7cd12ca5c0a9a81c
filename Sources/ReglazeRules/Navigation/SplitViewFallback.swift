import ReglazeEngine
import SwiftSyntax

/// Opt-in: containers that serve systems before and after iOS 16.
struct SplitViewFallback: SwiftRule {
    static let about = About(
        id: "navigation/split-view-fallback",
        summary: "NavigationView in an app that still runs before iOS 16, where a wrapper can serve both",
        severity: .note, since: Since(os: 15), isOptIn: true,
        triggers: ["NavigationView"],
        why: """
            Below a deployment target of 16.0 the new containers can't be used alone. This rule, which runs only when it is asked for, \
            writes one file with small wrappers that pick `NavigationStack` or `NavigationSplitView` by availability and the old \
            container otherwise, and uses them at each place. Values and paths do not reach through such a wrapper, and the view's \
            state is made anew for users who move from one branch to the other, so raising the target is better where it can be done. \
            The new file has to be in the app's target: Xcode adds it by itself only to synchronised folders.
            """,
        source: "SwiftUI documentation: Migrating to new navigation types, backward compatibility with an availability check",
        examples: [
            .rewrites(
                """
                1️⃣NavigationView {
                    Text("Sidebar")
                    Text("Detail")
                }
                .navigationViewStyle(.columns)
                """,
                to: """
                    ColumnNavigation {
                        Text("Sidebar")
                    } detail: {
                        Text("Detail")
                    }
                    """, .unsafe, target: 15),
            .rewrites(
                "1️⃣NavigationView { Text(\"Home\") }.navigationViewStyle(.stack)",
                to: "StackNavigation { Text(\"Home\") }", .unsafe, target: 15),
            .explains("1️⃣NavigationView(content: make).navigationViewStyle(.stack)", because: "written in place", target: 15),
            .silent("NavigationView { Text(\"Home\") }", target: 16),
            .silent("if #available(iOS 16, *) { NavigationStack { a } } else { NavigationView { a } }", target: 15),
        ])
    static let interests: [Interest] = [.call("NavigationView")]

    private static let names = ["StackNavigation", "ColumnNavigation", "ThreeColumnNavigation"]
    private static let wrappers = ["NavigationStack": "StackNavigation", "NavigationSplitView": "ColumnNavigation"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let container = NavigationContainer(call, in: context) else {
            return []
        }
        let scope = context.availability(of: node)
        guard scope.includesIOS, scope.below == nil, scope.minimum < 16 else { return [] }
        let message = "`NavigationView` serves systems before iOS 16 here; a wrapper can use the new containers from 16 on"
        func finding(_ fix: Fix?, _ why: String?) -> [Finding] {
            [
                context.finding(
                    Self.about, at: container.nameToken, message, help: "use a wrapper that chooses by availability",
                    fixes: fix.map { [$0] } ?? [], why: why)
            ]
        }
        guard call.trailingClosure != nil, call.calledExpression.is(DeclReferenceExprSyntax.self) else {
            return finding(nil, "only a container whose content is written in place, as a trailing closure, is rewritten")
        }
        switch container.shape {
        case .silent: return []
        case .leave(let why): return finding(nil, why)
        case .rewrite(let fix, let why):
            let isThree = fix.title.contains("three")
            var edits = fix.edits
            for index in edits.indices where edits[index].range == container.nameToken.textRange {
                guard let name = Self.wrappers[edits[index].text] else { return [] }
                edits[index].text = isThree ? "ThreeColumnNavigation" : name
            }
            let own = Self.names.flatMap { context.index.declarations(named: $0) }
            let isMade =
                own.count == Self.names.count && own.allSatisfy { $0.node.trimmedDescription.contains("#available(iOS 16.0, *)") }
            if !isMade, let clash = own.first {
                return finding(nil, "the project declares `\(clash.name)` itself, which is what the wrapper would be called")
            }
            let files = isMade ? [] : [NewFile(path: Self.path(context), text: Self.text)]
            let place = files.first.map { "`\($0.path)` has to be in the app's target" }
            return finding(
                Fix(.unsafe, "Use a wrapper that chooses by availability", edits: edits, newFiles: files),
                [place, why].compactMap { $0 }.joined(separator: "; "))
        }
    }

    /// Beside the first file of the project that holds an old container.
    private static func path(_ context: RuleContext) -> String {
        let first = context.index.files(mentioning: "NavigationView").first?.path ?? context.file.path
        let folder = first.lastIndex(of: "/").map { String(first[...$0]) } ?? ""
        return folder + "NavigationContainers.swift"
    }

    static let text = """
        import SwiftUI

        /// `NavigationStack` from iOS 16 on, a `NavigationView` with the stack style before.
        struct StackNavigation<Root: View>: View {
            private let root: Root

            init(@ViewBuilder root: () -> Root) {
                self.root = root()
            }

            var body: some View {
                if #available(iOS 16.0, *) {
                    NavigationStack { root }
                } else {
                    NavigationView { root }
                        .navigationViewStyle(StackNavigationViewStyle())
                }
            }
        }

        /// Two columns: `NavigationSplitView` from iOS 16 on, a `NavigationView` with the column style before.
        struct ColumnNavigation<Sidebar: View, Detail: View>: View {
            private let sidebar: Sidebar
            private let detail: Detail

            init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
                self.sidebar = sidebar()
                self.detail = detail()
            }

            var body: some View {
                if #available(iOS 16.0, *) {
                    NavigationSplitView { sidebar } detail: { detail }
                } else {
                    NavigationView {
                        sidebar
                        detail
                    }
                    .navigationViewStyle(DoubleColumnNavigationViewStyle())
                }
            }
        }

        /// Three columns: `NavigationSplitView` from iOS 16 on, a `NavigationView` with the column style before.
        struct ThreeColumnNavigation<Sidebar: View, Content: View, Detail: View>: View {
            private let sidebar: Sidebar
            private let content: Content
            private let detail: Detail

            init(
                @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
            ) {
                self.sidebar = sidebar()
                self.content = content()
                self.detail = detail()
            }

            var body: some View {
                if #available(iOS 16.0, *) {
                    NavigationSplitView { sidebar } content: { content } detail: { detail }
                } else {
                    NavigationView {
                        sidebar
                        content
                        detail
                    }
                    .navigationViewStyle(DoubleColumnNavigationViewStyle())
                }
            }
        }

        """
}
