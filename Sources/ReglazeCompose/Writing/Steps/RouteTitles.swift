import ReglazeEngine

/// Where the title of a route's page comes from.
enum TitleSource: Hashable {
    /// The route has a property `title` already.
    case present
    /// A field of the route is the title.
    case field(String)
    /// The same for every page, and in one language: the literal with its quotes.
    case constant(String)
    /// A text resource: its expression, and the file whose imports say what that means.
    case resource(expression: String, path: String)
}

/// `title` and `subtitle` on the routes' type, and what each route says for it.
enum RouteTitles {
    static let properties = ["title", "subtitle"].map { (name: $0, text: "val \($0): String? get() = null") }

    /// The routes that a native bar shows a title of.
    static func pages(_ routes: RouteHierarchy) -> [Route] { routes.routes.filter { $0.role == .detail || $0.role == .start } }

    static func apply(to draft: inout StackDraft) -> ComposeChange.Step {
        var gaps: [ReadingNote] = []
        if draft.names.declaresRoute {
            RouteTypes.declare(in: &draft)
        } else if let base = draft.routes.base {
            let other = draft.host.function.place.file
            let missing = properties.filter { !hasProperty($0.name, base.place.node) }.map(\.text)
            if !missing.isEmpty { draft.edit(base.file) { addProperties(missing, to: base.place.node, in: &$0, like: other) } }
        }
        let pages = Set(pages(draft.routes).map(\.name))
        var sources: [String: TitleSource] = [:]
        for route in draft.routes.routes where pages.contains(route.name) {
            sources[route.name] = TitleReading.source(for: route, in: draft.app)
        }
        let data = DataTitles.apply(sources, to: &draft)
        gaps += data.gaps
        for route in draft.routes.routes {
            guard let place = route.declaration?.place else { continue }
            for name in ["title", "subtitle"] { overrideField(name, of: route, place, in: &draft) }
            guard pages.contains(route.name) else { continue }
            if data.routes[route.name] != nil {
                var otherwise = "null"
                if case .constant(let text)? = sources[route.name] { otherwise = text }
                addParameter(to: route, place, otherwise, in: &draft)
                continue
            }
            guard let source = sources[route.name] else {
                // Its own bar shows for as long as it stays with Compose.
                if route.role == .start, draft.keepsStart { continue }
                gaps.append(
                    ReadingNote(
                        location: place.location,
                        text:
                            "no title is known for \(route.name): \(TitleReading.reason(for: route, in: draft.app)); override `title` "
                            + "by hand"
                    ))
                continue
            }
            switch source {
            case .present: break
            case .field(let field): addGetter(field, type: fieldType(field, of: route), to: place, in: &draft)
            case .constant(let text): addGetter(text, type: "String", to: place, in: &draft)
            case .resource: addParameter(to: route, place, "null", in: &draft)
            }
        }
        gaps += TitlePassing.apply(sources, data, to: &draft)
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "route-titles", summary: "Routes carry the title that a native bar shows.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }

    static func hasProperty(_ name: String, _ declaration: KotlinNode) -> Bool {
        if KotlinParameter.all(of: declaration).contains(where: { $0.isProperty && $0.name == name }) { return true }
        return property(name, declaration) != nil
    }

    /// The type of a property as it is written, or the value that it is told from; nil where there is no such property.
    static func type(of name: String, _ declaration: KotlinNode) -> String? {
        if let parameter = KotlinParameter.all(of: declaration).first(where: { $0.isProperty && $0.name == name }) {
            return parameter.type
        }
        guard let property = property(name, declaration) else { return nil }
        let variable = property.child(ofKind: "variable_declaration")
        if let type = variable?.namedChildren.first(where: { $0.kind.hasSuffix("type") }) { return type.text }
        guard let value = KotlinCode.initializer(of: property) else { return nil }
        return value.kind == "string_literal" ? "String" : value.text
    }

    private static func property(_ name: String, _ declaration: KotlinNode) -> KotlinNode? {
        declaration.child(ofKind: "class_body")?.namedChildren.first {
            $0.kind == "property_declaration" && KotlinCode.declaredName(of: $0) == name
        }
    }

    /// A route's own property of that name becomes the type's.
    private static func overrideField(_ name: String, of route: Route, _ place: KotlinPlace, in draft: inout StackDraft) {
        if let property = property(name, place.node) {
            guard !property.hasModifier("override"),
                let keyword = property.children.first(where: { $0.kind == "val" || $0.kind == "var" })
            else { return }
            draft.edit(place.file) { $0.insert("override ", at: keyword.range.lowerBound, layer: .routes) }
            return
        }
        guard
            let parameter = place.node.descendants(ofKind: "class_parameter").first(where: {
                $0.child(ofKind: "identifier")?.text == name
            }), !parameter.hasModifier("override"),
            let keyword = parameter.children.first(where: { $0.kind == "val" || $0.kind == "var" }),
            place.node.child(ofKind: "primary_constructor").map({ KotlinCode.holds($0, parameter) }) ?? false
        else { return }
        draft.edit(place.file) { $0.insert("override ", at: keyword.range.lowerBound, layer: .routes) }
    }

    private static func fieldType(_ name: String, of route: Route) -> String {
        route.fields.first { $0.name == name }?.type ?? "String"
    }

    private static func addProperties(
        _ properties: [String], to node: KotlinNode, in draft: inout KotlinDraft, like other: KotlinFile
    ) {
        let isClass = node.child(ofKind: "class") != nil
        addMembers(properties.map { (isClass ? "open " : "") + $0 }, to: node, in: &draft, like: other)
    }

    private static func addGetter(_ value: String, type: String, to place: KotlinPlace, in draft: inout StackDraft) {
        let other = draft.host.function.place.file
        draft.edit(place.file) {
            addMembers(["override val title: \(type) get() = \(value)"], to: place.node, in: &$0, like: other)
        }
    }

    /// Adds members at the start of a type's body, which it is given where it has none.
    private static func addMembers(
        _ lines: [String], to node: KotlinNode, in draft: inout KotlinDraft, like other: KotlinFile
    ) {
        let indent = KotlinCode.indentation(at: node.range.lowerBound, in: draft.file)
        let inner = indent + KotlinCode.indentUnit(of: draft.file, or: other)
        let text = lines.map { "\n\(inner)\($0)" }.joined()
        guard let body = node.child(ofKind: "class_body") else {
            // After the supertypes that are added at the same place.
            draft.insert(" {\(text)\n\(indent)}", at: node.range.upperBound, layer: .routes, order: 2)
            return
        }
        let isEmpty = body.namedChildren.isEmpty
        // Parted from what follows by a blank line, as members with annotations are.
        let tail = !isEmpty ? "\n" : body.text.contains("\n") ? "" : "\n\(indent)"
        draft.insert(text + tail, at: body.range.lowerBound + 1, layer: .routes)
    }

    /// An object becomes a class with one parameter.
    /// - Parameter otherwise: the title where nobody gives one.
    private static func addParameter(
        to route: Route, _ place: KotlinPlace, _ otherwise: String, in draft: inout StackDraft
    ) {
        let parameter = "override val title: String? = \(otherwise)"
        draft.edit(place.file) { draft in
            if let constructor = place.node.child(ofKind: "primary_constructor")?.child(ofKind: "class_parameters") {
                KotlinLists.add([parameter], to: constructor, in: &draft, layer: .routes)
                return
            }
            guard let name = place.node.child("name") else { return }
            if let keyword = place.node.child(ofKind: "object") {
                // The grammar hides `data` now and then.
                let start = RouteTypes.start(of: place.node, in: place.file)
                let isData =
                    place.file.tree.text(start..<keyword.range.lowerBound).split(whereSeparator: \.isWhitespace).last == "data"
                draft.replace(keyword.range, with: isData ? "class" : "data class", layer: .routes)
            }
            draft.insert("(\(parameter))", at: name.range.upperBound, layer: .routes)
        }
    }
}
