import ReglazeEngine
import SwiftSyntax

/// Whose bar a modifier on a view speaks to, as far as the chain that it stands in tells.
enum BarOwner: Equatable {
    /// It stands on a container itself, which shows only what its content asks for.
    case outside(container: String)
    /// It stands on content; which container shows it can't be told from the chain.
    case unknown

    /// What `what` ("title", "items") does there, as a clause to end a message with; nil when there is nothing to say.
    func remark(on what: String, isPlural: Bool = false) -> String? {
        guard case .outside(let container) = self else { return nil }
        return "on the `\(container)` itself the \(what) show\(isPlural ? "" : "s") nowhere, only on its content"
    }
}

/// The views that draw a navigation bar for their content.
enum NavigationContainerName {
    static let all: Set<String> = ["NavigationView", "NavigationStack", "NavigationSplitView"]
}

extension RuleContext {
    /// Whose bar `modifier` speaks to.
    func barOwner(of modifier: ModifierCall) -> BarOwner {
        rootContainer(of: modifier, among: NavigationContainerName.all).map { .outside(container: $0) } ?? .unknown
    }

    /// The name of the view below all modifiers, where it is one of SwiftUI's `names`.
    func rootContainer(of modifier: ModifierCall, among names: Set<String>) -> String? {
        let root = ModifierChain(around: modifier.call, in: file).root
        guard let name = root.as(FunctionCallExprSyntax.self)?.calleeName, names.contains(name) else { return nil }
        return index.isShadowed(name, in: file, inside: typeNames(around: root)) ? nil : name
    }

    /// The names of the types that `node` stands in, outermost first.
    func typeNames(around node: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var current = Syntax(node).parent
        while let node = current {
            if let type = node.asProtocol((any NamedDeclSyntax).self), node.asProtocol((any DeclGroupSyntax).self) != nil {
                names.insert(type.name.text, at: 0)
            } else if let type = node.as(ExtensionDeclSyntax.self) {
                names.insert(type.extendedType.trimmedDescription, at: 0)
            }
            current = node.parent
        }
        return names
    }
}
