import ReglazeEngine
import SwiftSyntax

/// A library for popping from anywhere on the page, or the same made by hand of UIKit's private parts, beside iOS 26's own.
struct DuplicateLibrary: SwiftRule {
    static let about = About(
        id: "gestures/duplicate-library",
        summary: "a full-screen pop gesture beside the system's own",
        severity: .warning, since: Since(os: 26),
        triggers: modules + prefixes + ["\"targets\"", "handleNavigationTransition:"],
        why: """
            Libraries such as FDFullscreenPopGesture put a pan recogniser of their own on the navigation controller's view and hand \
            it to UIKit's private pop target. iOS 26 pops from the content by itself, with a recogniser that these libraries do not \
            know: two of them answer one swipe, and a page that switches the library's gesture off still pops by the system's. \
            Which of the two should stay, and from which iOS on, is a decision about the app; so nothing is rewritten.
            """,
        source: """
            UIKit documentation: UINavigationController.interactiveContentPopGestureRecognizer (iOS 26); the libraries' own read-me \
            files
            """,
        examples: [
            .explains(
                """
                import UIKit
                1️⃣import FDFullscreenPopGesture
                class Page: UIViewController {}
                """,
                because: "answer the same swipe"),
            .explains(
                """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        1️⃣fd_interactivePopDisabled = true
                        fd_prefersNavigationBarHidden = true
                    }
                }
                """,
                because: "the system's own", given: "extension UIViewController { }"),
            .explains(
                """
                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        let pan = UIPanGestureRecognizer(target: nil, action: nil)
                        pan.setValue(interactivePopGestureRecognizer?.1️⃣value(forKey: "targets"), forKey: "targets")
                    }
                }
                """,
                because: "private"),
            .explains(
                #"let action = Selector(1️⃣"handleNavigationTransition:")"#, because: "private"),
            .silent(
                """
                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        if #available(iOS 26, *) { return }
                        if #available(iOS 26, *) {} else {
                            _ = interactivePopGestureRecognizer?.value(forKey: "targets")
                        }
                    }
                }
                """),
            .silent("// import FDFullscreenPopGesture\nlet name = \"fd_interactivePopDisabled\""),
            .silent("let list = settings.value(forKey: \"targets\")"),
        ])
    static let interests: [Interest] = [.kind(.importDecl), .kind(.declReferenceExpr), .call("value"), .kind(.stringLiteralExpr)]

    private static let modules = [
        "FDFullscreenPopGesture", "SloppySwiper", "SwipeTransition", "NXNavigationExtension", "GKNavigationBarSwift",
        "TZFullscreenPopGesture", "FullscreenPopGesture",
    ]
    private static let prefixes = [
        "fd_fullscreenPopGesture", "fd_interactivePop", "nx_fullScreenPopGesture", "gk_fullScreenPop", "gk_interactivePop",
        "tz_fullscreenPop",
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node) else { return [] }
        if let declaration = node.as(ImportDeclSyntax.self) { return library(declaration, in: context) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return library(reference, in: context) }
        if let call = node.as(FunctionCallExprSyntax.self) { return targets(call, in: context) }
        guard node.as(StringLiteralExprSyntax.self)?.representedLiteralValue == "handleNavigationTransition:" else { return [] }
        return [privateParts(at: node, in: context)]
    }

    private func library(_ declaration: ImportDeclSyntax, in context: RuleContext) -> [Finding] {
        guard let name = declaration.path.first?.name.text, Self.modules.contains(name) else { return [] }
        let finding = context.finding(
            Self.about, at: declaration, "`\(name)` pops from anywhere on the page, as iOS 26 does by itself",
            help: "use the library below iOS 26 only, and the system's gesture from there on",
            why: "on iOS 26 the library's recogniser and the system's answer the same swipe; which one stays is for you to say")
        return [finding]
    }

    /// The first use in a file: the library may be imported by a bridging header.
    private func library(_ reference: DeclReferenceExprSyntax, in context: RuleContext) -> [Finding] {
        let name = reference.baseName.text
        guard Self.prefixes.contains(where: name.hasPrefix), context.index.files(declaringMember: name).isEmpty else { return [] }
        let imports = context.file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard !imports.contains(where: Self.modules.contains) else { return [] }
        let isFirst = context.file.tokens(named: name).first { $0.parent?.is(DeclReferenceExprSyntax.self) ?? false }
        guard isFirst?.id == reference.baseName.id else { return [] }
        let finding = context.finding(
            Self.about, at: reference, "`\(name)` speaks to a library's pop gesture, iOS 26 has one of its own",
            help: "say the same to `\(PopRecognizer.content)` from iOS 26 on, or use the library below iOS 26 only",
            why: "the library's recogniser does not stand for the system's own; which one stays is for you to say")
        return [finding]
    }

    private func targets(_ call: FunctionCallExprSyntax, in context: RuleContext) -> [Finding] {
        guard call.arguments.labels == ["forKey"],
            call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue == "targets",
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            PopRecognizer(base, among: [PopRecognizer.edge, PopRecognizer.content]) != nil
        else { return [] }
        return [privateParts(at: member.declName, in: context)]
    }

    private func privateParts(at node: some SyntaxProtocol, in context: RuleContext) -> Finding {
        context.finding(
            Self.about, at: node, "A pop gesture made of UIKit's private parts, iOS 26 has one of its own",
            help: "make it below iOS 26 only: `if #unavailable(iOS 26.0) { … }`",
            why: "it reaches into private parts of UIKit, and on iOS 26 the system's own recogniser answers the same swipe")
    }
}
