import ReglazeEngine

/// A page of the stack: what draws a type of child.
struct ChildPage {
    let route: String
    /// The type of the child's instance.
    let child: KotlinDeclaration
    /// The branch of the app's own `when`, or the body of the child's own function.
    let branch: KotlinPlace
    /// What the branch calls the instance; empty where it is the child itself.
    let variable: String

    static func all(of host: NavigationHost, _ symbols: KotlinSymbols) throws(StackRefusal) -> [ChildPage] {
        let pages = host.entries.compactMap { ChildPage($0, symbols) }
        if !pages.isEmpty { return pages }
        throw StackRefusal(
            step: "screen-content",
            reason:
                "how \(host.function.name) draws a child can't be told: draw it by a `when (val child = it.instance)`, with a branch for "
                + "every type of child",
            places: [ReadingNote(location: host.display.location, text: "this shows the stack")])
    }

    private init?(_ entry: HostEntry, _ symbols: KotlinSymbols) {
        route = entry.route
        branch = entry.content
        let (node, file) = (entry.call.node, entry.call.file)
        if node.kind == "when_entry" {
            let names = node.children("condition").compactMap { condition in
                (condition.namedChildren.last?.dottedNames ?? condition.dottedNames)?.joined(separator: ".")
            }
            guard let child = names.lazy.compactMap({ symbols.type($0, in: file) }).first else { return nil }
            self.child = child
            let subject = node.ancestor("when_expression")?.child(ofKind: "when_subject")
            variable =
                (subject?.child(ofKind: "variable_declaration")?.namedChildren.first ?? subject?.namedChildren.last)?.text ?? ""
        } else {
            guard let owner = node.ancestor("class_declaration", "object_declaration"),
                let child = symbols.declarations(in: file).first(where: { $0.place.node == owner })
            else { return nil }
            self.child = child
            variable = ""
        }
    }

    // MARK: - The type of all children

    /// - Parameter creation: the call of `childStack`.
    static func type(
        of component: KotlinDeclaration, _ stack: String, madeBy creation: KotlinPlace, in implementation: KotlinDeclaration,
        _ symbols: KotlinSymbols
    ) throws(StackRefusal) -> KotlinDeclaration {
        let property = symbols.members(of: component).first { $0.kind == .property && $0.name == stack }
        let type = property?.place.node.child(ofKind: "variable_declaration")?.namedChildren.last?.text ?? ""
        let pair = KotlinTypes.argumentText(KotlinTypes.argumentText(type))
        let name =
            pair.split(separator: ",").last.map { $0.filter { !$0.isWhitespace } }
            ?? (type.contains("<") ? "" : made(by: creation, in: implementation, symbols) ?? "")
        let nested = symbols.members(of: component).first { $0.kind.isType && $0.name == name }
        guard let child = nested ?? symbols.type(name, in: component.file), !child.isPrivate else {
            throw StackRefusal(
                step: "native-stack",
                reason: "the type of the children of `\(component.nameInPackage).\(stack)` can't be told: give it the type "
                    + "`Value<ChildStack<*, Child>>`, with a type of the app's own",
                places: [ReadingNote(location: (property ?? component).location, text: "`\(stack)`")])
        }
        return child
    }

    /// What the function makes that `childStack` is given: `childFactory = ::child`.
    private static func made(
        by creation: KotlinPlace, in implementation: KotlinDeclaration, _ symbols: KotlinSymbols
    ) -> String? {
        guard let factory = KotlinCall(creation.node)?.argument(named: "childFactory")?.value.text, factory.hasPrefix("::")
        else { return nil }
        return symbols.members(of: implementation).filter { "::\($0.name)" == factory }.lazy
            .compactMap { KotlinFunction($0)?.result }.first
    }
}
