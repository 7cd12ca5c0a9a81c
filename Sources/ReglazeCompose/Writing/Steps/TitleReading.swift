import ReglazeEngine

/// Which title a route's page has: the one that its screen draws.
enum TitleReading {
    static func source(for route: Route, in app: ComposeApp) -> TitleSource? {
        guard let declaration = route.declaration else { return nil }
        if RouteTitles.hasProperty("title", declaration.place.node) {
            return route.fields.contains { $0.name == "title" && !["String", "String?"].contains($0.type) } ? nil : .present
        }
        for screen in app.screens where screen.routes.contains(route.name) {
            guard let bar = screen.titleBar else { continue }
            switch bar.title {
            case .literal(let text): return .constant(quoted(text))
            case .resource(let expression, _):
                return .resource(expression: expression, path: file(of: expression, screen, bar).path)
            case nil:
                if let field = field(of: route, screen, bar, in: app) { return .field(field) }
            }
        }
        return nil
    }

    private static func quoted(_ text: String) -> String {
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
    private static func file(of expression: String, _ screen: Screen, _ bar: Screen.TitleBar) -> KotlinFile {
        let last = expression.split(separator: ".").last.map(String.init)
        let files = [screen.function.place.file, bar.place.file]
        return files.first { file in file.imports.contains { $0.localName == last } }
            ?? files.first { $0.source.contains(expression) } ?? files[0]
    }

    /// The route's field that a screen gives its bar as the title, through one of the screen's own parameters.
    private static func field(of route: Route, _ screen: Screen, _ bar: Screen.TitleBar, in app: ComposeApp) -> String? {
        guard let body = screen.function.body, let parameter = titleParameter(screen, bar, body) else { return nil }
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

    /// The parameter of the screen that is drawn as the title.
    private static func titleParameter(_ screen: Screen, _ bar: Screen.TitleBar, _ body: KotlinNode) -> String? {
        var calls: [KotlinCall] = []
        if bar.place.file.path == screen.function.place.file.path, KotlinCode.holds(body, bar.place.node) {
            calls = KotlinCall(bar.place.node).map { [$0] } ?? []
        } else if let around = KotlinCode.function(around: bar.place.node)?.child("name")?.text {
            calls = KotlinCall.all(of: [around], in: body)
        }
        let names = Set(screen.function.parameters.map(\.name))
        for call in calls {
            guard let title = call.argument(named: "title", at: 0)?.value else { continue }
            if title.kind == "identifier", names.contains(title.text) { return title.text }
            // `title = { Text(name) }`.
            if let lambda = KotlinLambda(title), lambda.statements.count == 1, let text = KotlinCall(lambda.statements[0]),
                let value = text.argument(named: "text", at: 0)?.value, value.kind == "identifier", names.contains(value.text)
            {
                return value.text
            }
        }
        return nil
    }
}
