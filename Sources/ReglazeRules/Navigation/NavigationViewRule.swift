import ReglazeEngine
import SwiftSyntax

/// `NavigationView` gives way to `NavigationStack` and `NavigationSplitView`.
struct NavigationViewRule: SwiftRule {
    static let about = About(
        id: "navigation/navigation-view",
        summary: "NavigationView is the old container, replaced by NavigationStack and NavigationSplitView",
        severity: .warning, since: Since(os: 16),
        triggers: ["NavigationView"],
        why: """
            `NavigationView` is deprecated in the documentation while the compiler stays silent. It takes no part in what iOS 26 and \
            27 do with bars, and it decides by its number of children, its style and the device whether it is a stack or columns. The \
            rewrite makes that explicit. The stack style, or one view in an app for iPhone only, becomes a `NavigationStack`; two \
            views become the sidebar and detail of a `NavigationSplitView`, three its sidebar, content and detail. One view without a \
            style shows an empty second column on iPad today, so there the stack is offered as an unsafe fix. A container inside a \
            container is never made silently: two bars would show.
            """,
        source: "SwiftUI documentation: Migrating to new navigation types",
        examples: NavigationViewExamples.all)
    static let interests: [Interest] = [.call("NavigationView"), .kind(.identifierType), .kind(.typeAliasDecl)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        if let alias = node.as(TypeAliasDeclSyntax.self) { return lookAtAlias(alias, in: context) }
        if let type = node.as(IdentifierTypeSyntax.self) { return lookAtType(type, in: context) }
        guard let call = node.as(FunctionCallExprSyntax.self), let container = NavigationContainer(call, in: context) else {
            return []
        }
        let place = container.isPreview ? ", in a preview" : ""
        let message = "`NavigationView` is deprecated\(place)"
        switch container.verdict {
        case .silent: return []
        case .leave(let why):
            return [context.finding(Self.about, at: container.nameToken, message, help: help(container), why: why)]
        case .rewrite(let fix, let why):
            return [
                context.finding(
                    Self.about, at: container.nameToken, message, help: fix.title.prefix(1).lowercased() + fix.title.dropFirst(),
                    fixes: [fix], why: why)
            ]
        }
    }

    private func help(_ container: NavigationContainer) -> String {
        container.context.availability(of: container.call).minimum < 16
            ? "raise the deployment target, or let `reglaze migrate --only navigation/split-view-fallback --unsafe-fixes` write a wrapper"
            : "choose `NavigationStack` or `NavigationSplitView` by hand"
    }

    /// `typealias Container = NavigationView`.
    private func lookAtAlias(_ alias: TypeAliasDeclSyntax, in context: RuleContext) -> [Finding] {
        let target = alias.initializer.value.trimmedDescription.prefix { $0 != "<" }
        guard target == "NavigationView" || target == "SwiftUI.NavigationView", alias.name.text != "NavigationView",
            isSwiftUI(String(target), alias, context)
        else { return [] }
        return [
            context.finding(
                Self.about, at: alias.initializer.value, "`NavigationView` is deprecated, and `\(alias.name.text)` stands for it",
                help: "replace the uses of `\(alias.name.text)` by the container that each one needs",
                why: "one name can't stand for both containers; its uses decide which of them each needs")
        ]
    }

    /// `-> NavigationView<Content>`, outside an alias.
    private func lookAtType(_ type: IdentifierTypeSyntax, in context: RuleContext) -> [Finding] {
        guard type.name.text == "NavigationView", type.parent?.is(TypeInitializerClauseSyntax.self) != true,
            type.parent?.is(InheritedTypeSyntax.self) != true, type.parent?.is(ExtensionDeclSyntax.self) != true,
            type.genericArgumentClause != nil, isSwiftUI("NavigationView", type, context)
        else { return [] }
        return [
            context.finding(
                Self.about, at: type, "`NavigationView` is deprecated, and this type names it",
                help: "return `some View` instead", why: "the type follows from the container that the body makes")
        ]
    }

    private func isSwiftUI(_ name: String, _ node: some SyntaxProtocol, _ context: RuleContext) -> Bool {
        name.hasPrefix("SwiftUI.")
            || !context.index.isShadowed(name, in: context.file, inside: ViewGraph.enclosingTypes(of: node))
    }
}
