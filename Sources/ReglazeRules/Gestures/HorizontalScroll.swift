import ReglazeEngine
import SwiftSyntax

/// A pager of JXSegmentedView or JXPagingView whose scroll view takes the swipe that should go back.
struct HorizontalScroll: SwiftRule {
    static let about = About(
        id: "gestures/horizontal-scroll",
        summary: "a pager's scroll view takes the swipe that should go back",
        severity: .note, since: Since(os: 26),
        triggers: ["JXSegmentedListContainerViewDataSource", "JXPagingViewDelegate", "isPagingEnabled"],
        why: """
            Since iOS 26 a swipe anywhere in a page's content goes back, and a pager's scroll view wants the same swipe. On the \
            pager's first page it should go back, and from the screen's edge on every page; on the others the pager should turn a \
            page. JXSegmentedView and JXPagingView ask their data source for the class of that scroll view, and a paging scroll view \
            of one's own, in a page or in a view that a page shows, can be of another class. The rewrite puts one there that yields in these two cases. It asks UIKit's own `panGestureRecognizer`, no private class, and works from right to left too. \
            Where a page settles it in another way already, by a class of its own or by what it tells the pop gesture, nothing is said.
            """,
        source: """
            UIKit documentation: UIView.gestureRecognizerShouldBegin(_:), effectiveUserInterfaceLayoutDirection; JXSegmentedView: \
            scrollViewClass(in:); JXPagingView: scrollViewClassInListContainerView(in:)
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.classDecl), .kind(.extensionDecl), .kind(.sequenceExpr)]

    /// The protocols that ask for the class.
    private static let libraries = [
        Library(
            asking: "JXSegmentedListContainerViewDataSource", method: "scrollViewClass", container: "JXSegmentedListContainerView"
        ),
        Library(asking: "JXPagingViewDelegate", method: "scrollViewClassInListContainerView", container: "JXPagingView"),
    ]

    private struct Library {
        let asking: String
        let method: String
        let container: String

        init(asking: String, method: String, container: String) {
            self.asking = asking
            self.method = method
            self.container = container
        }

        func text(returning name: String) -> String {
            container == "JXPagingView"
                ? "func \(method)(in pagingView: JXPagingView) -> AnyClass? { \(name).self }"
                : "func \(method)(in listContainerView: \(container)) -> AnyClass { \(name).self }"
        }
    }

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        if let assignment = MemberAssignment(node) { return paging(assignment, in: context) }
        guard let declaration = node.as(DeclSyntax.self), let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
            return []
        }
        let inherited = group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        return Self.libraries.flatMap { library -> [Finding] in
            guard let conformance = inherited.first(where: { $0.trimmedDescription == library.asking }),
                isLibrary(library, context.index),
                context.functions(named: library.method, in: declaration).isEmpty,
                context.functions(named: "gestureRecognizerShouldBegin", in: declaration).isEmpty,
                !settlesPop(declaration, in: context)
            else { return [] }
            return [finding(library, at: conformance, of: group, declaration, in: context)]
        }
    }

    /// Whether the protocol is the library's: not declared in the project, or with the method that asks for the class.
    private func isLibrary(_ library: Library, _ index: ProjectIndex) -> Bool {
        let declared = index.declarations(named: library.asking)
        return declared.isEmpty
            || declared.contains { type in
                type.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == library.method }
            }
    }

    /// Whether the class, or one above it, has a say about the pop gesture already: makes a pan wait for it, or switches it.
    func settlesPop(_ declaration: DeclSyntax, in context: RuleContext) -> Bool {
        var waiting = [declaration.typePath.last ?? ""]
        var seen = Set<String>()
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            for part in context.index.declarations(named: name) {
                let tokens = [PopRecognizer.edge, PopRecognizer.content].flatMap(part.file.tokens(named:))
                if tokens.contains(where: { $0.isInside(part.node) }) { return true }
                waiting += part.inherited
            }
        }
        return false
    }

    private func finding(
        _ library: Library, at conformance: TypeSyntax, of group: any DeclGroupSyntax, _ declaration: DeclSyntax,
        in context: RuleContext
    ) -> Finding {
        let pager = scrollView(of: library, in: declaration, context)
        let message = "On iOS 26 the pager's scroll view and the swipe back want the same finger"
        let help = "answer `\(library.method)(in:)` with a scroll view that yields on its first page and at the screen's edge"
        let file = context.file
        let close = group.memberBlock.rightBrace.textRange.lowerBound
        guard !pager.isTaken(in: context), file.isFirstOnLine(close) else {
            let why = "the name `\(pager.name)`, or the shape of this declaration, keeps the class from being written here"
            return context.finding(Self.about, at: conformance, message, help: help, why: why)
        }
        let indentation = file.indentation(ofLineAt: close)
        let start = file.lineStart(of: close)
        let isPublic = declaration.modifiers.contains { $0.name.text == "public" || $0.name.text == "open" }
        let method = (isPublic ? "public " : "") + library.text(returning: pager.name)
        let gap = group.memberBlock.members.isEmpty ? "" : "\n"
        let text = "\(gap)\(indentation)\(file.indentationUnit(after: indentation))\(method)\n"
        let edits = [context.edit(start..<start, text)] + pager.edits(in: context, home: home(of: pager, context))
        let fix = Fix(.unsafe, "Give the pager a scroll view that yields to the swipe back", edits: edits)
        let why = "pagers inside pagers, and gestures of the pages themselves, such as swipes on rows"
        return context.finding(Self.about, at: conformance, message, help: help, fixes: [fix], why: why)
    }

    /// The file that the class goes to: the first one that needs it, so that it is written once.
    private func home(of pager: PagerScrollView, _ context: RuleContext) -> SourceFile {
        let files = Self.libraries.flatMap { library in
            context.index.files(mentioning: library.asking).filter { file in
                context.index.declarations(in: file).contains { type in
                    type.inherited.contains(library.asking)
                        && context.moved(to: file).functions(named: library.method, in: type.node).isEmpty
                        && scrollView(of: library, in: type.node, context) == pager
                }
            }
        }
        return files.min { $0.path < $1.path } ?? context.file
    }

    /// Which of the two classes the container takes: its initializer says so, else it is the library's default.
    private func scrollView(of library: Library, in declaration: DeclSyntax, _ context: RuleContext) -> PagerScrollView {
        let label = library.container == "JXPagingView" ? "listContainerType" : "type"
        for part in context.parts(of: declaration) {
            for token in part.file.tokens(named: label) where token.isInside(part.node) {
                guard let argument = token.parent?.as(LabeledExprSyntax.self),
                    let call = argument.nearest(FunctionCallExprSyntax.self),
                    call.calleeName?.hasPrefix("JX") ?? false
                else { continue }
                return argument.expression.trimmedDescription.hasSuffix("scrollView") ? .scroll : .collection
            }
        }
        return library.container == "JXPagingView" ? .collection : .scroll
    }
}

extension DeclSyntax {
    /// `public`, `final` and the like.
    var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }
}
