import ReglazeEngine
import SwiftSyntax

/// The stack in whose own content a link stands, in one body with it, and the view that makes it.
struct StackBody {
    /// A `NavigationStack`, or a `NavigationView` that may become one.
    let container: FunctionCallExprSyntax
    let type: StructDeclSyntax

    init?(around node: some SyntaxProtocol) {
        guard let container = Self.container(around: node), let type = Self.type(around: container) else { return nil }
        self.container = container
        self.type = type
    }

    /// What it takes to give the stack a path, and how safe that is.
    struct Path {
        var edits: [Edit]
        var safety: Safety
        /// What to look at, where the container's own rewrite is unsafe.
        var why: String?
    }

    /// nil when the stack has a path, carries other values, or does not become a stack; or the name `path` is taken.
    func path(in context: RuleContext) -> Path? {
        guard !context.carriesOtherValues(container), !uses("path", in: context.file) else { return nil }
        if let old = NavigationContainer(container, in: context) {
            guard let stack = old.becomesStack, case .rewrite(_, let why) = old.verdict, container.leftParen == nil else {
                return nil
            }
            let end = old.nameToken.textRange.upperBound
            return Path(edits: stack.edits + [context.edit(end..<end, "(path: $path)")], safety: stack.safety, why: why)
        }
        guard container.calleeName == "NavigationStack", container.arguments.isEmpty, container.trailingClosure != nil,
            context.availability(of: container).minimum >= 16
        else { return nil }
        let end = container.calledExpression.textRange.upperBound
        let edit = context.edit(end..<(container.rightParen?.textRange.upperBound ?? end), "(path: $path)")
        return Path(edits: [edit], safety: .safe, why: nil)
    }

    /// Whether the type, or an extension of it in the same file, uses a name.
    private func uses(_ name: String, in file: SourceFile) -> Bool {
        (file.tokens(named: name) + file.tokens(named: "$\(name)")).contains { token in
            ViewGraph.enclosingTypes(of: token).contains(type.name.text)
        }
    }

    static func container(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName,
                child.id != Syntax(call.calledExpression).id
            {
                if name == "NavigationView" || name == "NavigationStack" { return call }
                if ["sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "NavigationSplitView"]
                    .contains(name)
                {
                    return nil
                }
            }
            child = parent
        }
        return nil
    }

    private static func type(around node: some SyntaxProtocol) -> StructDeclSyntax? {
        var next = node.parent
        while let parent = next {
            if let type = parent.as(StructDeclSyntax.self) { return type }
            if parent.is(ExtensionDeclSyntax.self) || parent.is(ClassDeclSyntax.self) { return nil }
            next = parent.parent
        }
        return nil
    }
}
