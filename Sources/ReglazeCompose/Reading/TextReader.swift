import ReglazeEngine

/// Reads the texts and icons that Kotlin code names.
struct TextReader {
    let symbols: KotlinSymbols
    let strings: StringResources

    /// `"Home"`, `Res.string.home`, `stringResource(Res.string.home)`, `{ Text("Home") }`, or a name that holds one of them.
    func text(_ node: KotlinNode, in file: KotlinFile, depth: Int = 0) -> LocalisedText? {
        guard depth < 6 else { return nil }
        switch node.kind {
        case "string_literal": return node.literalText.map { .literal($0) }
        case "navigation_expression":
            guard let names = node.dottedNames else { return nil }
            if names.count >= 3, names[names.count - 2] == "string" {
                return .resource(expression: node.text, texts: strings.texts(of: names[names.count - 1], for: file))
            }
            return symbols.constantText(node, in: file).map { .literal($0) }
        case "identifier":
            if case .variable(let declaration) = KotlinScope.local(node.text, at: node) {
                return declaration.namedChildren.last.flatMap { text($0, in: file, depth: depth + 1) }
            }
            return symbols.constantText(node, in: file).map { .literal($0) }
        case "lambda_literal":
            for call in KotlinCall.all(in: node) where call.name == "Text" || call.name.hasSuffix("Text") {
                let given = call.argument(named: "text", at: 0) ?? call.arguments.first
                if let given, let text = text(given.value, in: file, depth: depth + 1) { return text }
            }
            guard let only = KotlinLambda(node)?.statements, only.count == 1 else { return nil }
            return text(only[0], in: file, depth: depth + 1)
        case "call_expression":
            guard let call = KotlinCall(node) else { return nil }
            // `stringResource(Res.string.page_of, page, count)`: the text by itself says `%1$s`.
            if ["stringResource", "getString"].contains(call.name), call.arguments.count > 1 { return nil }
            if call.name == "stringResource" || call.name == "getString" || call.name == "Text" {
                return (call.argument(named: "text", at: 0) ?? call.arguments.first).flatMap {
                    text($0.value, in: file, depth: depth + 1)
                }
            }
            return nil
        default: return nil
        }
    }

    /// `Icons.Default.Home`, `Res.drawable.home`, alone or inside of `Icon(…)` and `painterResource(…)`.
    func icon(_ node: KotlinNode, in file: KotlinFile) -> String? {
        for candidate in [node] + Array(node.descendants) where candidate.kind == "navigation_expression" {
            guard let names = candidate.dottedNames, names.count >= 3 else { continue }
            if names.contains("Icons") || names[names.count - 2] == "drawable" || names[names.count - 2] == "Default" {
                return candidate.text
            }
        }
        if node.kind == "identifier", case .variable(let declaration) = KotlinScope.local(node.text, at: node) {
            return declaration.namedChildren.last.flatMap { icon($0, in: file) }
        }
        return nil
    }
}
