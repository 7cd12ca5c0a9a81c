import ReglazeEngine

/// Gives the app's own `when` over a child a function of its own, `ScreenContent`, which the app's stack and SwiftUI's pages call.
struct ChildContent {
    /// The function and what the host calls it with.
    private let lambda: KotlinLambda
    private let file: KotlinFile
    /// What `ScreenContent` calls the child's instance.
    let name: String
    /// The host's parameters that the pages need.
    let parameters: [KotlinParameter]
    /// The variable that the branches know the child by.
    let variable: String

    init(_ shape: ChildStackShape) throws(StackRefusal) {
        let display = shape.host.display
        file = display.file
        let call = KotlinCall(display.node)
        guard let lambda = call?.trailingLambda ?? call?.argument(named: "content")?.lambda else {
            throw Self.refused(
                "\(call?.name ?? "the stack") is not given a lambda that draws a child", display.node, display.file)
        }
        self.lambda = lambda
        let subject = Self.subject(in: lambda)
        let taken = KotlinNames.declared(in: lambda.node)
        variable = subject?.name ?? "\(lambda.parameter).instance"
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
    private static func parameters(of lambda: KotlinLambda, in shape: ChildStackShape) throws(StackRefusal) -> [KotlinParameter] {
        var result: [KotlinParameter] = []
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
                result.append(parameter)
            case .variable(let node), .lambdaParameter(let node):
                if KotlinCode.holds(lambda.node, node) { continue }
                throw refused(
                    "the pages use `\(name.text)` of the function around them, which a page by itself does not have", name, file)
            }
        }
        return result
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
            edit.addImport(type)
        }
    }
}
