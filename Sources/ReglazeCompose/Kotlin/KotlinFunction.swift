import ReglazeEngine

/// A function as it is declared.
public struct KotlinFunction: Sendable {
    public let declaration: KotlinDeclaration
    public let parameters: [KotlinParameter]
    /// The receiver's type of an extension, as it is written.
    public let receiver: String?
    /// `{ … }`, or the expression after `=`, with its kind `function_body`; nil for one without.
    public let body: KotlinNode?

    /// nil for anything but a function.
    public init?(_ declaration: KotlinDeclaration) {
        guard declaration.kind == .function else { return nil }
        self.declaration = declaration
        let node = declaration.place.node
        parameters = declaration.parameters
        receiver = declaration.isExtension ? node.namedChildren.first { $0.kind.hasSuffix("type") }?.text : nil
        body = node.child(ofKind: "function_body")
    }

    public var name: String { declaration.name }
    /// The package, and the types around it.
    public var scope: String { declaration.scope }
    public var place: KotlinPlace { declaration.place }
    public var isPrivate: Bool { declaration.isPrivate }
    public var isComposable: Bool { declaration.hasAnnotation("Composable") }
    /// The type after the colon, as it is written.
    public var result: String? {
        let node = place.node
        var isAfterParameters = false
        for child in node.children {
            if child.kind == "function_value_parameters" { isAfterParameters = true }
            if child.kind == "function_body" { return nil }
            if isAfterParameters, child.isNamed, child.kind.hasSuffix("type") { return child.text }
        }
        return nil
    }
}
