import ReglazeEngine

/// Gives the app's own `when` over a child a function of its own, `ScreenContent`, which the app's stack and SwiftUI's pages call.
struct ChildContent {
    /// The function and what the host calls it with.
    private let lambda: KotlinLambda
    private let file: KotlinFile

    struct Parameter {
        let name: String
        let type: String
        /// A place where the lambda uses it.
        let use: KotlinNode
        /// What the type's name needs in the host's file.
        var imported: String?
    }

    /// What `ScreenContent` calls the child's instance.
    let name: String
    /// What the pages need of the host: its parameters and values.
    let parameters: [Parameter]
    init(_ shape: ChildStackShape) throws(StackRefusal) {
        let display = shape.host.display
        file = display.file
        guard let lambda = DecomposePages.content(of: display.node) else {
            throw Self.refused(
                "\(KotlinCall(display.node)?.name ?? "the stack") is not given a lambda that draws a child", display.node,
                display.file)
        }
        self.lambda = lambda
        let subject = Self.subject(in: lambda)
        let taken = KotlinNames.declared(in: lambda.node)
        name = subject?.name ?? ["child", "page", "instance"].first { !taken.contains($0) } ?? "instance"
        parameters = try Self.parameters(of: lambda, in: shape)
    }

    /// `when (val child = it.instance)`.
    private static func subject(in lambda: KotlinLambda) -> (name: String, node: KotlinNode)? {
        for subject in lambda.node.descendants(ofKind: "when_subject") {
            guard let variable = subject.child(ofKind: "variable_declaration")?.namedChildren.first?.text,
                subject.namedChildren.last?.text == "\(lambda.parameter).instance"
            else { continue }
            return (variable, subject)
        }
        return nil
    }

    /// What the pages take from the function around them.
    private static func parameters(of lambda: KotlinLambda, in shape: ChildStackShape) throws(StackRefusal) -> [Parameter] {
        var result: [Parameter] = []
        let file = shape.host.display.file
        for name in KotlinNames.references(in: lambda.node) {
            let parent = name.parent
            if name.text == lambda.parameter {
                let isInstance = parent?.kind == "navigation_expression" && parent?.text == "\(lambda.parameter).instance"
                // Another `it` may be that of a lambda within.
                let isOther = lambda.parameters.isEmpty && name.ancestors.first { $0.kind == "lambda_literal" } != lambda.node
                guard isInstance || isOther && parent?.text != "it.configuration" else {
                    throw refused("the pages use more of the child than its instance: `\(parent?.text ?? name.text)`", name, file)
                }
                continue
            }
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            switch local {
            case .parameter(let parameter, let function):
                guard !KotlinCode.holds(lambda.node, function), !result.contains(where: { $0.name == parameter.name }) else {
                    continue
                }
                result.append(Parameter(name: parameter.name, type: parameter.type, use: name))
            case .variable(let node), .lambdaParameter(let node):
                if KotlinCode.holds(lambda.node, node) || result.contains(where: { $0.name == name.text }) { continue }
                guard case .variable = local, let value = value(node, usedBy: name, shape) else {
                    throw refused(
                        "the pages use `\(name.text)` of the function around them, which a page by itself does not have", name,
                        file)
                }
                result.append(value)
            }
        }
        return result
    }

    private static let basicTypes: Set<String> = ["Boolean", "Int", "Long", "Float", "Double", "String"]

    /// A `val` beside the stack that every page can have anew: `val window = rememberWindow(maxWidth)`.
    private static func value(_ property: KotlinNode, usedBy use: KotlinNode, _ shape: ChildStackShape) -> Parameter? {
        let display = shape.host.display
        let symbols = shape.app.project.symbols
        // What its own lambda gives is there where the page is drawn.
        let isBeside = property.parent.map { scope in
            display.node.ancestors.first { ["lambda_literal", "block"].contains($0.kind) } == scope
        }
        guard isBeside ?? false, property.child(ofKind: "property_delegate") == nil,
            let value = KotlinCode.initializer(of: property), let call = KotlinCall(value),
            !["remember", "rememberSaveable"].contains(call.name),
            let type = KotlinTypes(symbols).type(of: value, in: display.file), !type.contains("<")
        else { return nil }
        if basicTypes.contains(type) { return Parameter(name: use.text, type: type, use: use) }
        let file = symbols.function(of: call, in: display.file)?.place.file ?? display.file
        guard let declaration = symbols.type(type, in: file), !declaration.isPrivate else { return nil }
        return Parameter(
            name: use.text, type: declaration.nameInPackage, use: use,
            imported: StackNames.TypeName(text: declaration.nameInPackage, package: declaration.package).imported)
    }

    private static func refused(_ reason: String, _ node: KotlinNode, _ file: KotlinFile) -> StackRefusal {
        StackRefusal(
            step: "screen-content", reason: reason,
            places: [ReadingNote(location: KotlinPlace(node, in: file).location, text: "here")])
    }

    // MARK: - Writing

    func apply(to draft: inout StackDraft) {
        let names = draft.names
        let parameter = lambda.parameter
        var extra: [(range: Range<Int>, text: String)] = []
        if let subject = Self.subject(in: lambda)?.node { extra.append((subject.range, "(\(name))")) }
        for value in lambda.node.descendants(ofKind: "navigation_expression") where value.text == "\(parameter).instance" {
            guard !extra.contains(where: { $0.range.contains(value.range.lowerBound) }) else { continue }
            extra.append((value.range, name))
        }
        let statements = lambda.statements
        guard let first = statements.first, let last = statements.last else { return }
        let body = first.range.lowerBound..<last.range.upperBound
        let unit = KotlinCode.indentUnit(of: file)
        let indent = KotlinCode.indentation(at: first.range.lowerBound, in: file)
        let text = KotlinDraft(file).text(of: body, layers: [], extra: extra) ?? file.tree.text(body)
        let list = (["\(name): \(names.route.text)"] + parameters.map { "\($0.name): \($0.type)" }).joined(separator: ", ")
        let function =
            "\n\n/** One page of the stack, drawn by itself. */\n@Composable\ninternal fun \(names.screenContent)(\(list)) {\n"
            + KotlinCode.reindented(text, from: indent, to: unit) + "\n}"
        let arguments = (["\(parameter).instance"] + parameters.map(\.name)).joined(separator: ", ")
        let head = lambda.parameters.isEmpty ? "{" : "{ \(lambda.parameters.joined(separator: ", ")) ->"
        let (lambda, end, type) = (lambda.node, draft.host.function.place.node.range.upperBound, names.route.imported)
        draft.edit(file) { edit in
            edit.replace(lambda.range, with: "\(head) \(names.screenContent)(\(arguments)) }", layer: .host)
            edit.insert(function, at: end, layer: .host, order: 1)
            for name in [type] + parameters.compactMap(\.imported) { edit.addImport(name) }
        }
    }
}
