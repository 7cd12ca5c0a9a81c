import ReglazeEngine

/// Which title a route's page has: the one that its screen draws.
enum TitleReading {
    static func source(for route: Route, in app: ComposeApp) -> TitleSource? {
        if let declaration = route.declaration, RouteTitles.hasProperty("title", declaration.place.node) {
            return route.fields.contains { $0.name == "title" && !["String", "String?"].contains($0.type) } ? nil : .present
        }
        // Which of the screens shows, the page alone knows.
        if hasSeveralScreens(route, in: app) { return nil }
        for screen in app.screens where screen.routes.contains(route.name) {
            guard let bar = screen.titleBar, !bar.isOfPart, !bar.isOneOfSeveral else { continue }
            switch bar.title {
            case .literal(let text): return .constant(quoted(text))
            case .resource(let expression, _):
                return .resource(expression: expression, path: file(of: expression, screen, bar).path)
            case nil:
                if route.form != .string, let field = field(of: route, screen, bar, in: app) { return .field(field) }
                if let source = direct(screen, bar) { return source }
            }
        }
        return nil
    }

    /// Why no title is known for a route's page, for people.
    static func reason(for route: Route, in app: ComposeApp) -> String {
        guard let screen = app.screens.first(where: { $0.routes.contains(route.name) }) else {
            return "what its entry shows is no composable that can be told"
        }
        if hasSeveralScreens(route, in: app) { return "its entry shows one screen or another" }
        let name = screen.function.name
        guard let bar = screen.titleBar else { return "\(name) draws no bar with a title" }
        if bar.isOfPart { return "the bar that \(name) draws is that of a part of its page" }
        if bar.isOneOfSeveral { return "\(name) draws one bar or another" }
        let own = KotlinCall(bar.place.node)?.argument(named: "title", at: 0).flatMap { shown($0.value) }
        let given = titles(screen, bar).map { (value: $0, file: screen.function.place.file) }
        guard let (value, file) = given.first ?? own.map({ ($0, bar.place.file) }) else {
            return "the bar that \(name) draws (\(short(bar.place))) shows no text that can be told"
        }
        return "the bar that \(name) draws shows \(described(value, in: file))\(origin(of: value, in: file, screen, app))"
    }

    /// Where the value that a title begins with comes from.
    private static func origin(of title: KotlinNode, in file: KotlinFile, _ screen: Screen, _ app: ComposeApp) -> String {
        guard let root = title.dottedNames?.first else { return ", which is not the same for all its pages" }
        switch KotlinNames.references(in: title).first.flatMap({ KotlinScope.local(root, at: $0) }) {
        case .variable(let property):
            let value = KotlinCode.initializer(of: property) ?? property.child(ofKind: "property_delegate")?.namedChildren.first
            return value.map { ", and `\(root)` is \(described($0, in: file))" } ?? ""
        case .parameter(let parameter, let function) where function == screen.function.place.node:
            let index = screen.function.parameters.firstIndex { $0.name == parameter.name } ?? 0
            let calls = (app.host?.entries ?? []).lazy.filter { screen.routes.contains($0.route) }.flatMap { entry in
                KotlinCall.all(of: [screen.function.name], in: entry.content.node).map { ($0, entry.content.file) }
            }
            guard let (call, place) = calls.first, let value = call.argument(named: root, at: index)?.value else { return "" }
            return ", and is given \(described(value, in: place)) for `\(root)`"
        default: return ""
        }
    }

    /// Code with its place.
    private static func described(_ node: KotlinNode, in file: KotlinFile) -> String {
        let text = node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let cut = text.count > 60 ? text.prefix(60) + "…" : text[...]
        return "`\(cut)` (\(short(KotlinPlace(node, in: file))))"
    }

    private static func short(_ place: KotlinPlace) -> String {
        "\(place.file.path.split(separator: "/").last ?? ""):\(place.location.line)"
    }

    /// Whether an entry shows one screen or another: `when (category) { … -> ProxyScreen(…) }`.
    private static func hasSeveralScreens(_ route: Route, in app: ComposeApp) -> Bool {
        let names = (app.host?.entries ?? []).filter { $0.route == route.name }.flatMap { entry in
            KotlinCall.all(in: entry.content.node).filter { call in
                call.name.hasSuffix("Screen") && call.name.first?.isUppercase ?? false
                    && call.node.ancestors.prefix { $0 != entry.content.node }.contains {
                        $0.kind == "when_entry" || $0.kind == "if_expression"
                    }
            }.map(\.name)
        }
        return Set(names).count > 1
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"", "\\", "$": result += "\\\(character)"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }

    /// The file that imports what the expression names: that of the screen, else that of its bar.
    static func file(of expression: String, _ screen: Screen, _ bar: Screen.TitleBar) -> KotlinFile {
        let last = expression.split(separator: ".").last.map(String.init)
        let files = [screen.function.place.file, bar.place.file]
        return files.first { file in file.imports.contains { $0.localName == last } }
            ?? files.first { $0.source.contains(expression) } ?? files[0]
    }

    /// The route's field that a screen gives its bar as the title, through one of the screen's own parameters.
    private static func field(of route: Route, _ screen: Screen, _ bar: Screen.TitleBar, in app: ComposeApp) -> String? {
        guard let parameter = titleParameter(screen, bar) else { return nil }
        guard let place = screen.function.parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
        for entry in app.host?.entries ?? [] where entry.route == route.name {
            for call in KotlinCall.all(of: [screen.function.name], in: entry.content.node) {
                guard let value = call.argument(named: parameter, at: place)?.value, value.kind == "navigation_expression",
                    let name = value.namedChildren.last?.text,
                    route.fields.contains(where: { $0.name == name && ["String", "String?"].contains($0.type) })
                else { continue }
                return name
            }
        }
        return nil
    }

    /// A title that the screen gives its bar itself: a literal, or a resource.
    private static func direct(_ screen: Screen, _ bar: Screen.TitleBar) -> TitleSource? {
        for value in titles(screen, bar) {
            if let text = value.literalText { return .constant(quoted(text)) }
            if let call = KotlinCall(value), call.name == "stringResource", call.arguments.count == 1,
                let resource = call.arguments.first?.value.text
            {
                return .resource(expression: resource, path: screen.function.place.file.path)
            }
        }
        return nil
    }

    /// What the screen gives its bar, or the function that draws it, as the title; of `{ Text(name) }`, the text.
    static func titles(_ screen: Screen, _ bar: Screen.TitleBar) -> [KotlinNode] {
        guard let body = screen.function.body else { return [] }
        var calls: [KotlinCall] = []
        if bar.place.file.path == screen.function.place.file.path, KotlinCode.holds(body, bar.place.node) {
            calls = KotlinCall(bar.place.node).map { [$0] } ?? []
        } else if let around = KotlinCode.function(around: bar.place.node)?.child("name")?.text {
            calls = KotlinCall.all(of: [around], in: body)
        }
        return calls.compactMap { call in (call.argument(named: "title", at: 0)?.value).flatMap(shown) }
    }

    /// The text that is drawn by what a bar is given as its title.
    static func shown(_ title: KotlinNode) -> KotlinNode? {
        guard let lambda = KotlinLambda(title) else { return title }
        guard lambda.statements.count == 1, let text = KotlinCall(lambda.statements[0]), text.name == "Text" else { return nil }
        return text.argument(named: "text", at: 0)?.value
    }

    /// The parameter of the screen that is drawn as the title.
    private static func titleParameter(_ screen: Screen, _ bar: Screen.TitleBar) -> String? {
        let names = Set(screen.function.parameters.map(\.name))
        return titles(screen, bar).first { $0.kind == "identifier" && names.contains($0.text) }?.text
    }
}
