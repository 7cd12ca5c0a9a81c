import ReglazeEngine

/// `onBackClicked(toIndex)`: the function that a component lacks.
struct BackFunction {
    /// The property of the interface that it goes behind.
    let stack: String
    /// The call of `childStack`.
    let creation: KotlinPlace
    let navigator: String

    func add(to types: [KotlinDeclaration], in draft: inout StackDraft) {
        for type in types {
            let isImplementation = KotlinCode.holds(type.place.node, creation.node) && type.file.path == creation.file.path
            let property =
                isImplementation
                ? creation.node.ancestor("property_declaration")
                : draft.symbols.members(of: type).first { $0.kind == .property && $0.name == stack }?.place.node
            guard let property else { continue }
            let indent = KotlinCode.indentation(at: property.range.lowerBound, in: type.file)
            let head = "\(isImplementation && types.count > 1 ? "override " : "")fun \(ChildBack.addedName)(toIndex: Int)"
            draft.edit(type.file) { edit in
                edit.insert(
                    "\n\n\(indent)\(head)\(isImplementation ? " = \(navigator).popTo(toIndex)" : "")",
                    at: property.range.upperBound, layer: .host)
                if isImplementation { edit.addImport("com.arkivanov.decompose.router.stack.popTo") }
            }
        }
    }
}
