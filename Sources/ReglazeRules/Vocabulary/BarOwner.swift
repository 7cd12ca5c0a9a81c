import ReglazeEngine
import SwiftSyntax

/// Whose bar a modifier on a view speaks to.
enum BarOwner: Equatable {
    /// It stands on a container itself, which shows only what its content asks for: it speaks to a bar further out, if there
    /// is one. `isLost` where it is known that there is none.
    case outside(container: String, isLost: Bool)
    /// Its view is presented, and nothing between it and the presentation draws a bar.
    case nobody(presentation: String)
    /// A container further out, or it can't be told which.
    case unknown

    /// What is to say of a title or of items there, as a clause to end a message with; nil when there is nothing to say.
    ///
    /// - Parameter what: "the title does", "the items do".
    func remark(on what: String) -> String? {
        switch self {
        case .outside(let container, isLost: true):
            "on the `\(container)` itself \(what) not show, before as after: only what stands on its content does"
        case .outside(let container, isLost: false):
            "it stands on the `\(container)` itself, so it speaks to a bar further out, if there is one"
        case .nobody(let presentation):
            "no navigation container is inside the `\(presentation)` that presents it, so \(what) not show, before as after"
        case .unknown: nil
        }
    }
}

extension RuleContext {
    /// Whose bar `modifier` speaks to.
    func barOwner(of modifier: ModifierCall) -> BarOwner {
        let container = rootContainer(of: modifier, among: ViewGraph.containers)
        let ways = ViewGraph.ways(upFrom: modifier.call, in: file, index).filter { !$0.isPreview }
        if let container {
            let isLost = ways.allSatisfy { way in
                switch way.end {
                case .presentation, .root: true
                case .container, .wrapper, .unknown: false
                }
            }
            return .outside(container: container, isLost: isLost && !ways.isEmpty)
        }
        var presentation: String?
        for way in ways {
            guard case .presentation(let call, _) = way.end else { return .unknown }
            presentation = presentation ?? call.calleeName
        }
        return presentation.map { .nobody(presentation: $0) } ?? .unknown
    }

    /// Whether the view that `node` is part of is handed to a hosting controller somewhere, with no container in between.
    func isHostedByUIKit(_ node: some SyntaxProtocol) -> Bool {
        ViewGraph.ways(upFrom: node, in: file, index).contains { way in
            guard case .root(let call?, _) = way.end else { return false }
            return !["WindowGroup", "Window", "DocumentGroup", "Settings"].contains(call.calleeName ?? "")
        }
    }

    /// The name of the view below all modifiers, where it is one of SwiftUI's `names`.
    func rootContainer(of modifier: ModifierCall, among names: Set<String>) -> String? {
        let root = ModifierChain(around: modifier.call, in: file).root
        guard let name = root.as(FunctionCallExprSyntax.self)?.calleeName, names.contains(name) else { return nil }
        return hidesFramework(name, at: root) ? nil : name
    }

    /// Whether `name`, written at `node`, means a type of the project and not SwiftUI's.
    func hidesFramework(_ name: String, at node: some SyntaxProtocol) -> Bool {
        index.isShadowed(name, in: file, inside: ViewGraph.enclosingTypes(of: node))
    }
}
