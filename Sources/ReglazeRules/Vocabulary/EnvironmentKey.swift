import SwiftSyntax

/// A value of a view's environment, named in a key path: `@Environment(\.locale)`, `.environment(\.locale, here)`.
struct EnvironmentKey {
    /// Whether a property wrapper reads it into a property.
    let isRead: Bool

    /// nil where the node is not the first name of such a path.
    init?(_ node: Syntax) {
        guard let component = node.parent?.as(KeyPathPropertyComponentSyntax.self)?.parent?.as(KeyPathComponentSyntax.self),
            let path = component.parent?.parent?.as(KeyPathExprSyntax.self), path.components.first?.id == component.id,
            ["", "EnvironmentValues", "SwiftUI.EnvironmentValues"].contains(path.root?.trimmedDescription ?? ""),
            let owner = path.parent?.as(LabeledExprSyntax.self)?.parent?.parent
        else { return nil }
        if let attribute = owner.as(AttributeSyntax.self) {
            guard ["Environment", "SwiftUI.Environment"].contains(attribute.attributeName.trimmedDescription) else { return nil }
            isRead = true
        } else {
            let name = owner.as(FunctionCallExprSyntax.self)?.calleeName
            guard ["Environment", "environment", "transformEnvironment"].contains(name) else { return nil }
            isRead = name == "Environment"
        }
    }
}
