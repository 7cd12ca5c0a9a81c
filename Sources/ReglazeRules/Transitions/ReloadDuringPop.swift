import ReglazeEngine
import SwiftSyntax

/// A list that is reloaded in `viewWillAppear` is reloaded in the middle of a swipe back.
struct ReloadDuringPop: SwiftRule {
    static let about = About(
        id: "transitions/reload-during-pop",
        summary: "a list is reloaded while a swipe back to it is still under way",
        severity: .note, since: Since(os: 26),
        triggers: ["viewWillAppear"], with: ["reload", "performBatchUpdates"],
        why: """
            `viewWillAppear` of the page below runs when a swipe back begins, long before it is settled, and it runs for nothing when \
            the swipe is cancelled. A list that is reloaded then works out its layout in the middle of the transition, which since \
            iOS 26 can begin anywhere on the page: rows jump, or a selection that was about to fade is gone. The rewrite reloads when \
            the transition is over, finished or cancelled, and at once where there is none. Old rows may show a moment longer then, \
            so it is offered and never made silently. Only pages that push others are looked at.
            """,
        source: """
            UIKit documentation: UIViewController.viewWillAppear(_:), transitionCoordinator, \
            UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.functionDecl)]

    private static let calls: Set = [
        "reloadData", "reloadSections", "reloadRows", "reloadItems", "performBatchUpdates", "reloadSectionIndexTitles",
        "reloadAllComponents",
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let function = node.as(FunctionDeclSyntax.self), function.name.text == "viewWillAppear", let body = function.body,
            function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }), let type = function.enclosingType,
            !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "transitionCoordinator" }),
            isPage(type, in: context), pushes(type, in: context)
        else { return [] }
        let reloads = Reloads(in: body).found
        guard let first = reloads.first, let name = first.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
            return []
        }
        let message = "This runs in the middle of a swipe back to the page, and again for nothing when the swipe is cancelled"
        let help = "reload when the transition is over: `transitionCoordinator?.animate(alongsideTransition: nil) { … }`"
        func explain(_ why: String) -> [Finding] { [context.finding(Self.about, at: name, message, help: help, why: why)] }
        guard reloads.count == 1 else {
            return explain("several lists are reloaded here; put that into a function of its own first")
        }
        let file = context.file
        guard let item = first.parent?.as(CodeBlockItemSyntax.self), file.standsAlone(item),
            !file.text(of: item.textRange).contains("\n")
        else { return explain("the call is part of a larger expression") }
        let line = file.text(of: item.textRange)
        guard Self.takesPlainValues(first) else {
            return explain("the call names members of the page, or takes a closure: say `self` there, or use constants")
        }
        guard let weak = Self.throughSelf(first, line) else { return explain("what is reloaded is no property of the page") }
        guard !Self.isNeededBelow(first, in: body) else {
            return explain("code further down works with the list, which would have its old rows there")
        }
        let indentation = file.indentation(ofLineAt: item.textRange.lowerBound)
        let unit = file.indentationUnit(after: indentation)
        let opening = [
            "if let coordinator = transitionCoordinator {",
            "\(indentation)\(unit)coordinator.animate(alongsideTransition: nil) { [weak self] _ in",
            "\(indentation)\(unit)\(unit)\(weak)", "\(indentation)\(unit)}", "\(indentation)} else",
        ].joined(separator: file.lineEnding)
        guard let edits = StatementEdit(context).wrapping([item], in: opening) else {
            return explain("the call is part of a larger expression")
        }
        let fix = Fix(.unsafe, "Reload when the transition is over", edits: edits)
        let why = "whether the old rows may show until the page has come in, and whether code further down needs the new ones"
        return [context.finding(Self.about, at: name, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether code below names the list again, as to scroll to a row that it has only now.
    private static func isNeededBelow(_ call: FunctionCallExprSyntax, in body: CodeBlockSyntax) -> Bool {
        let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.unwrapped.lastNameToken?.text
        return body.tokens(viewMode: .sourceAccurate).contains {
            $0.text == list && $0.textRange.lowerBound > call.textRange.upperBound
        }
    }

    private func isPage(_ type: DeclSyntax, in context: RuleContext) -> Bool {
        context.isClass(type, oneOf: ["UIViewController"])
    }

    /// Whether the page brings others in front of it, so that a swipe can lead back to it.
    private func pushes(_ type: DeclSyntax, in context: RuleContext) -> Bool {
        ["pushViewController", "performSegue"].contains { context.names($0, in: type) }
    }

    /// Whether the arguments hold nothing but literals, locals and what is made of them: a member that is named without `self` does
    /// not compile in a closure that holds `self` weakly.
    private static func takesPlainValues(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty, !call.hasCommentInside else { return false }
        return call.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard let parent = token.parent else { return false }
            if parent.is(ClosureExprSyntax.self) { return false }
            guard parent.is(DeclReferenceExprSyntax.self), !token.isInside(call.calledExpression) || parent.isArgument(of: call)
            else { return true }
            // `.fade`, `rows.first`: what stands before the dot is looked at by itself.
            if parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id == parent.id { return true }
            if token.text.first?.isUppercase ?? false { return true }
            return LocalBinding(named: token.text, from: call) != nil
        }
    }

    /// The statement as a closure that holds the page weakly has to say it; nil where it is not about a property.
    private static func throughSelf(_ call: FunctionCallExprSyntax, _ line: String) -> String? {
        var root = ExprSyntax(call)
        while true {
            if let inner = root.as(FunctionCallExprSyntax.self) {
                root = inner.calledExpression
            } else if let member = root.as(MemberAccessExprSyntax.self), let base = member.base {
                root = base
            } else if let chain = root.as(OptionalChainingExprSyntax.self) {
                root = chain.expression
            } else if let forced = root.as(ForceUnwrapExprSyntax.self) {
                root = forced.expression
            } else {
                break
            }
        }
        guard let reference = root.as(DeclReferenceExprSyntax.self) else { return nil }
        if root.isSelf { return "self?." + line.dropFirst("self.".count) }
        let name = reference.baseName.text
        guard name.first?.isLowercase ?? false, let function = call.nearest(FunctionDeclSyntax.self),
            !LocalNames(between: call, and: function).names.contains(name)
        else { return nil }
        return "self?.\(line)"
    }

    /// The calls that reload something at once: those in closures wait for something already.
    private final class Reloads: SyntaxVisitor {
        private(set) var found: [FunctionCallExprSyntax] = []

        init(in body: CodeBlockSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(body)
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.isSelf == false,
                ReloadDuringPop.calls.contains(member.declName.baseName.text)
            {
                found.append(node)
            }
            return .visitChildren
        }
    }
}

extension Syntax {
    /// Whether the node stands in the arguments of a call inside of `call`, such as `at` in `list(at: place).reloadData()`.
    fileprivate func isArgument(of call: FunctionCallExprSyntax) -> Bool {
        nearest(LabeledExprListSyntax.self).map { $0.isInside(call) } ?? false
    }
}
