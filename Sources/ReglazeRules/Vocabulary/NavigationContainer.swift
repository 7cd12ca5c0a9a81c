import ReglazeEngine
import SwiftSyntax

/// A `NavigationView { … }` of SwiftUI's, and what it becomes.
struct NavigationContainer {
    /// What is to be done with a container.
    enum Verdict {
        case rewrite(Fix, why: String?)
        case leave(why: String)
        /// It is the fallback for older systems, or not compiled for iOS.
        case silent
    }

    let call: FunctionCallExprSyntax
    let nameToken: TokenSyntax
    let chain: ModifierChain
    let context: RuleContext
    let ways: [ViewGraph.Way]

    /// nil when the call is not of SwiftUI's `NavigationView`.
    init?(_ call: FunctionCallExprSyntax, in context: RuleContext) {
        guard call.calleeName == "NavigationView", let token = Self.nameToken(of: call) else { return nil }
        let isQualified = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "SwiftUI"
        if !isQualified, context.index.isShadowed("NavigationView", in: context.file, inside: ViewGraph.enclosingTypes(of: call))
        {
            return nil
        }
        self.call = call
        nameToken = token
        chain = ModifierChain(around: call, in: context.file)
        self.context = context
        ways = ViewGraph.ways(upFrom: chain.whole, in: context.file, context.index)
    }

    /// Whether the container stands in a preview, or in a private view that only previews show. A view that others could see may
    /// be shown by what can't be read here.
    var isPreview: Bool {
        if ViewGraph.isInPreview(call) { return true }
        guard let type = ViewGraph.enclosingTypes(of: call).last.flatMap({ context.index.type(named: $0) }), type.isPrivate else {
            return false
        }
        return !ways.isEmpty && ways.allSatisfy(\.isPreview)
    }

    var verdict: Verdict {
        let scope = context.availability(of: call)
        guard scope.includesIOS, scope.below == nil else { return .silent }
        if let why = context.obstacle(to: "NavigationStack", from: 16, at: call) { return .leave(why: why) }
        return shape
    }

    /// The verdict as it would be from iOS 16 on.
    var shape: Verdict {
        let removal = NavigationStyleRemoval(on: chain, in: context.file)
        if let why = removal.obstacle { return .leave(why: why) }
        guard let content = contentClosure else {
            return functionContentVerdict(removal)
        }
        let children = BuilderChildren(content.statements)
        if let nested = nestedVerdict(children, content) { return nested }
        if let around = aroundSplitView(content) { return around }
        if children.hasConditionalCompilation, children.children.count != 1 || style(removal) != .stack {
            return .leave(why: "an `#if` decides how many columns there are; each branch may need another container")
        }
        switch (children.children.count, style(removal)) {
        case (0, _): return .leave(why: "the container is empty")
        case (_, .other):
            return .leave(why: "its style is a value that can't be read here; write the style out, or choose by hand")
        case (1, .stack):
            if holdsTaggedLink(content) { return stack(removal, .unsafe, why: Self.taggedLinkAdvice) }
            return stack(removal, .safe, why: nil)
        case (1, .columns): return placeholderSplit(content, children, removal)
        case (1, .automatic): return unstyledStack(removal)
        case (2...3, .columns), (2...3, .automatic): return split(content, children, removal)
        case (let count, .stack):
            return .leave(
                why: """
                    the stack style shows only the first of these \(count) views; decide whether the others go, or a \
                    `NavigationSplitView` is meant
                    """)
        case (let count, _):
            return .leave(why: "it holds \(count) views, and a split view has at most three columns")
        }
    }

    /// The edits that make this container a stack, and how safe that is; nil when it does not become one.
    var becomesStack: Fix? {
        guard case .rewrite(let fix, _) = verdict, fix.title.contains("NavigationStack") else { return nil }
        return fix
    }

    // MARK: - Content and style

    /// The closure that builds the content; nil for `NavigationView(content: make)`.
    var contentClosure: ClosureExprSyntax? {
        call.trailingClosure ?? call.arguments.argument("content")?.expression.as(ClosureExprSyntax.self)
    }

    /// The style in force: the container's own, else the one that all ways up agree on.
    private func style(_ removal: NavigationStyleRemoval) -> NavigationStyle {
        if let own = removal.style { return own }
        if let own = chain.modifiers.lazy.compactMap({ context.index.navigationStyle(of: $0) }).first { return own }
        let inherited = ways.filter { !$0.isPreview }.map(\.styles.first)
        guard let first = inherited.first, let style = first, inherited.allSatisfy({ $0 == style }) else { return .automatic }
        return style
    }

    private static func nameToken(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        var callee = call.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            callee = base
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName }
        return callee.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    // MARK: - One column

    private func unstyledStack(_ removal: NavigationStyleRemoval) -> Verdict {
        if context.otherPlatforms(of: call)[.macOS] != nil {
            return stack(
                removal, .unsafe,
                why: "this file is also built for the Mac, where the old container shows columns and a stack shows one")
        }
        if let content = contentClosure, holdsTaggedLink(content) { return stack(removal, .unsafe, why: Self.taggedLinkAdvice) }
        if isPreview || context.devices == [.iPhone] { return stack(removal, .safe, why: nil) }
        return stack(
            removal, .unsafe,
            why: """
                on iPad this shows two columns today, its only view as the sidebar and an empty detail beside it; a stack shows one \
                column. If the two columns are wanted, make it a `NavigationSplitView`
                """)
    }

    static let taggedLinkAdvice =
        "links in it select by `tag:`, which the new containers are not documented to follow; convert them with it"

    private func stack(_ removal: NavigationStyleRemoval, _ safety: Safety, why: String?) -> Verdict {
        var edits = [context.replace(nameToken, with: "NavigationStack")]
        edits += removal.ranges.map { context.edit($0, "") }
        var (safety, why) = (safety, why)
        if let place = UIKitNavigation.place(around: ways, context) {
            safety = .unsafe
            let remark =
                "the `UINavigationController` of \(place) shows it, so there are two bars, before as after, unless one is hidden"
            why = why.map { "\(remark); \($0)" } ?? remark
        }
        if let remark = handedOnRemark {
            safety = .unsafe
            why = why.map { "\(remark); \($0)" } ?? remark
        }
        if let argument = call.arguments.argument("content"), let label = argument.label {
            edits.append(context.replace(label, with: "root"))
        }
        return .rewrite(Fix(safety, "Make it a `NavigationStack`", edits: edits), why: why)
    }

    /// What to look at where the view goes through a route or a factory, behind which nobody can follow it.
    var handedOnRemark: String? {
        ways.lazy.filter { !$0.isPreview }.compactMap(\.handedOnBy).first.map { name in
            "`\(name)` hands this view on, to where can't be told: pushed inside another stack it would show two bars"
        }
    }

    /// `NavigationView(content: make)`: one function, one view.
    private func functionContentVerdict(_ removal: NavigationStyleRemoval) -> Verdict {
        guard call.arguments.count == 1, call.arguments.argument("content") != nil else {
            return .leave(why: "its content can't be read here")
        }
        switch style(removal) {
        case .stack: return stack(removal, .safe, why: nil)
        case .automatic:
            return .leave(why: "its content is a function, so the number of columns can't be counted here")
        case .columns, .other: return .leave(why: "its content is a function, so the columns can't be told apart here")
        }
    }

    // MARK: - Containers in containers

    private func nestedVerdict(_ children: BuilderChildren, _ content: ClosureExprSyntax) -> Verdict? {
        let real = ways.filter { !$0.isPreview }
        let inside = real.filter {
            switch $0.end {
            case .container, .wrapper: true
            case .presentation, .root, .unknown: false
            }
        }
        guard let first = inside.first else { return nil }
        switch first.end {
        case .container(let outer, let file), .wrapper(let outer, let file):
            if isColumn(of: outer, first) { return nil }
            let place = context.file === file ? "line" : "\(file.path), line"
            let line = file.lines.position(of: outer.textRange.lowerBound).line
            let location = "the \(outer.calleeName ?? "container") of \(place) \(line)"
            if inside.count < real.count {
                return .leave(
                    why: """
                        this view is shown inside \(location), and elsewhere without a container; a stack inside a stack shows two bars, \
                        so give the other places a container of their own, and drop this one
                        """)
            }
            if inside.allSatisfy(\.isPushed), children.children.count == 1, let fix = unwrapping(content) {
                return .rewrite(
                    fix,
                    why:
                        "it is pushed inside \(location), where a second container shows a second bar: check that nobody relies on it"
                )
            }
            return .leave(why: "it stands inside \(location); a stack inside a stack shows two bars, so one of the two has to go")
        default: return nil
        }
    }

    /// A container around a split view, which is a container itself.
    private func aroundSplitView(_ content: ClosureExprSyntax) -> Verdict? {
        for file in context.index.files(mentioning: "NavigationSplitView") {
            for token in file.tokens(named: "NavigationSplitView") {
                guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { continue }
                let holds = ViewGraph.ways(upFrom: call, in: file, context.index).contains { way in
                    if case .container(let outer, _) = way.end { outer.id == self.call.id && !way.isPushed } else { false }
                }
                guard holds else { continue }
                let place = StackProof.place(call, file, context)
                let why = "the `NavigationSplitView` of \(place) is a container itself, and must not stand in a stack"
                guard let fix = unwrapping(content, "Drop the `NavigationView` around the split view") else {
                    return .leave(why: "\(why): drop the outer one, or the inner one")
                }
                return .rewrite(fix, why: "\(why): check that nobody relies on the outer one's bar")
            }
        }
        return nil
    }

    /// Whether the container is a column of a split view, where a stack of its own is right.
    private func isColumn(of outer: FunctionCallExprSyntax, _ way: ViewGraph.Way) -> Bool {
        if outer.calleeName == "NavigationSplitView" { return !way.isPushed }
        guard outer.calleeName == "NavigationView", !way.isPushed, let closure = outer.trailingClosure else { return false }
        return BuilderChildren(closure.statements).children.count > 1
    }

    /// Drops the container and keeps what it holds.
    private func unwrapping(_ content: ClosureExprSyntax, _ title: String = "Drop the inner `NavigationView`") -> Fix? {
        guard content.signature == nil, call.arguments.isEmpty, chain.modifiers.allSatisfy({ $0.name == "navigationViewStyle" }),
            !chain.hasConditionalPart, let first = content.statements.first, let last = content.statements.last
        else { return nil }
        let file = context.file
        let inner = first.textRange.lowerBound..<last.textRange.upperBound
        // Comments between the braces and the content would be lost.
        guard !hasComment(content.leftBrace.textRange.upperBound..<inner.lowerBound),
            !hasComment(inner.upperBound..<content.rightBrace.textRange.lowerBound)
        else { return nil }
        let indentation = file.indentation(ofLineAt: chain.whole.textRange.lowerBound)
        let text = MovedCode(content.statements, in: file).text(indentedBy: indentation)
        return Fix(.unsafe, title, edits: [context.edit(chain.whole.textRange, text)])
    }

    private func hasComment(_ range: Range<Int>) -> Bool {
        context.file.text(of: range).contains { $0 == "/" }
    }
}
