import ReglazeEngine

/// View models that read the arguments of their page by themselves: `savedStateHandle.toRoute<Plant>()`, `savedStateHandle["id"]`.
///
/// Navigation 2 puts them there for a page that is on its controller's stack. A page that SwiftUI shows is on none.
enum SavedArguments {
    private static let type = "SavedStateHandle"

    /// Where they are read, in code that runs on iOS.
    static func reads(of routes: RouteHierarchy, in project: ComposeProject) -> [KotlinPlace] {
        let fields = Set(routes.routes.flatMap { $0.fields.map(\.name) })
        return project.kotlin.filter { $0.isOnIOS && $0.source.containsWord(type) }.flatMap { file in
            let handles = handles(in: file)
            return calls(on: handles, of: fields, in: file) + subscripts(of: handles, by: fields, in: file)
        }
    }

    /// What is declared with the type.
    private static func handles(in file: KotlinFile) -> Set<String> {
        let kinds: Set = ["class_parameter", "parameter", "variable_declaration"]
        return Set(
            file.tree.root.descendants.filter { kinds.contains($0.kind) }.compactMap { node in
                let written = node.child(ofKind: "user_type") ?? node.child(ofKind: "nullable_type")
                guard written?.text.split(separator: "?").first.map(String.init) == type else { return nil }
                return node.child(ofKind: "identifier")?.text
            })
    }

    private static func calls(on handles: Set<String>, of fields: Set<String>, in file: KotlinFile) -> [KotlinPlace] {
        KotlinCall.all(of: ["toRoute", "get", "getStateFlow", "getLiveData"], in: file.tree.root).filter { call in
            guard let receiver = call.receiver, isHandle(receiver, handles) else { return false }
            return call.name == "toRoute" || call.arguments.first.map { names($0.value, fields) } ?? false
        }.map { KotlinPlace($0.nameNode, in: file) }
    }

    private static func subscripts(of handles: Set<String>, by fields: Set<String>, in file: KotlinFile) -> [KotlinPlace] {
        file.tree.root.descendants(ofKind: "index_expression").filter { node in
            let parts = node.namedChildren
            guard let first = parts.first, isHandle(first, handles) else { return false }
            return parts.dropFirst().contains { names($0, fields) }
        }.map { KotlinPlace($0, in: file) }
    }

    private static func isHandle(_ node: KotlinNode, _ handles: Set<String>) -> Bool {
        handles.contains(node.text.split(separator: ".").last.map(String.init) ?? "")
    }

    /// Whether a key is that of a route's field. One that is no literal can be any.
    private static func names(_ key: KotlinNode, _ fields: Set<String>) -> Bool {
        let text = key.text.filter { !$0.isWhitespace }
        guard text.hasPrefix("\"") else { return true }
        return fields.contains(String(text.dropFirst().dropLast()))
    }
}
