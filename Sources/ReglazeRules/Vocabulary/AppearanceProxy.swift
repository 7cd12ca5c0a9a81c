import ReglazeEngine
import SwiftSyntax

/// `UINavigationBar.appearance()`: what is set on it holds for all bars of the class.
struct AppearanceProxy {
    enum Use: Equatable {
        /// Something of it is set here.
        case set
        /// It is handed to a function, which sets what it likes.
        case handed(to: String)
        /// It gets a name here.
        case named
    }

    let call: FunctionCallExprSyntax
    let className: String
    /// Whether it holds inside some containers or traits alone.
    let isScoped: Bool
    let use: Use

    static let classes: Set = ["UINavigationBar", "UITabBar", "UIToolbar", "UIBarButtonItem", "UITabBarItem"]

    /// nil for what is no proxy of a bar or an item, and where it is only read.
    init?(_ node: some SyntaxProtocol, in context: RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.calleeName == "appearance",
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let name = UIKitReader.name(of: base.trimmedDescription)
        guard Self.classes.contains(name), context.index.declarations(named: name).allSatisfy({ $0.kind == .extension }),
            let use = Self.use(of: call)
        else { return nil }
        self.call = call
        className = name
        isScoped = !call.arguments.isEmpty
        self.use = use
    }

    private static func use(of call: FunctionCallExprSyntax) -> Use? {
        var child = Syntax(call)
        var isMember = false
        while let parent = child.parent {
            switch parent.kind {
            case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
                isMember = isMember || parent.is(MemberAccessExprSyntax.self)
            case .functionCallExpr: return .set
            case .exprList:
                guard let sequence = parent.parent?.as(SequenceExprSyntax.self), BarStatement(sequence) != nil,
                    sequence.elements.first?.id == child.as(ExprSyntax.self)?.id
                else { return nil }
                return .set
            case .labeledExpr:
                guard !isMember else { return nil }
                guard let callee = parent.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName else { return nil }
                return .handed(to: callee)
            case .initializerClause: return isMember ? nil : .named
            case .arrayElement: return isMember ? nil : .named
            default: return nil
            }
            child = parent
        }
        return nil
    }

    /// The proxies of this class in a body, each at its first use.
    static func all(in body: Syntax, _ context: RuleContext) -> [AppearanceProxy] {
        Visitor(body).calls.compactMap { AppearanceProxy($0, in: context) }
    }

    /// Where a finding about the class stands in this body: one for the bars everywhere, one for those in containers.
    func first(in context: RuleContext) -> AppearanceProxy? {
        Self.all(in: call.bodyAround, context).first {
            $0.className == className && $0.isScoped == isScoped && !context.isFallback(below: 26, $0.call)
        }
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var calls: [FunctionCallExprSyntax] = []

        init(_ node: Syntax) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calleeName == "appearance" { calls.append(node) }
            return .visitChildren
        }
    }
}
