import ReglazeEngine

/// A property of the app's data that says what a page is about: `Talk.title`, of the talk whose `id` opens the page.
struct DataTitle: Hashable {
    /// The type that has it: `Talk`.
    let type: KotlinDeclaration
    let property: String
    /// `String` or `String?`.
    let propertyType: String
    /// The expression that shows it on the page: in the page's own bar, or in its heading.
    let place: Place

    enum Place: Hashable {
        case bar
        /// A text that is marked as a heading, below a bar that says the same for all pages.
        case heading
    }

    /// Whether another page is titled by the same property.
    func isAlike(_ other: DataTitle) -> Bool { type == other.type && property == other.property }

    /// Whether a value is what a page is about, where a property of it opens the page: `talk.id`, `talk.id.value`.
    /// - Returns: the expression of the value, `talk`.
    func subject(of argument: KotlinNode, in file: KotlinFile, types: KotlinTypes) -> String? {
        var node = argument
        if let names = node.dottedNames, let last = names.last, names.count > 2, Self.raw.contains(last),
            let inner = node.namedChildren.first, isKey(inner.namedChildren.last?.text ?? "")
        {
            node = inner
        }
        guard node.kind == "navigation_expression", let names = node.dottedNames, names.count > 1, isKey(names[names.count - 1]),
            !node.text.contains("?."), let subject = node.namedChildren.first,
            let name = types.type(of: subject, in: file), types.declaration(name, in: file) == type
        else { return nil }
        return subject.text
    }

    private static let raw: Set<String> = ["value", "id", "raw", "rawValue"]

    /// Whether a property names its own value, and not another one of the same type, as `parentId` does.
    private func isKey(_ name: String) -> Bool {
        let own = type.name.prefix(1).lowercased() + type.name.dropFirst()
        return ["id", "uid", "uuid", "key", "slug", "\(own)Id", "\(own)Key"].contains(name)
    }
}

/// Finds the property of the app's data that titles a route's page.
struct DataTitleReader {
    let app: ComposeApp
    let types: KotlinTypes
    let route: Route
    let screen: Screen

    init?(_ route: Route, in app: ComposeApp) {
        guard route.form == .dataClass || route.form == .plainClass, !route.fields.isEmpty, let types = app.meanings?.types,
            let screen = app.screens.first(where: { $0.routes.contains(route.name) }),
            screen.routes.count == 1
        else { return nil }
        self.app = app
        self.types = types
        self.route = route
        self.screen = screen
    }

    /// What the page's own bar shows.
    var inBar: DataTitle? {
        guard let bar = screen.titleBar, !bar.isOfPart else { return nil }
        let own = KotlinCall(bar.place.node)?.argument(named: "title").flatMap { TitleReading.shown($0.value) }
        let all = TitleReading.titles(screen, bar).map { Shown(value: $0, file: screen.function.place.file, trail: []) }
        let direct = own.map { Shown(value: $0, file: bar.place.file, trail: []) }
        return (all + [direct].compactMap { $0 }).lazy.compactMap { title($0, .bar) }.first
    }

    /// What the page's first heading shows.
    var inHeading: DataTitle? {
        guard let body = screen.function.body else { return nil }
        var seen: Set<KotlinDeclaration> = [screen.function.declaration]
        return heading(in: body, screen.function.place.file, [], &seen).flatMap { title($0, .heading) }
    }

    /// A text on the page, and the calls through which the screen draws it.
    private struct Shown {
        let value: KotlinNode
        let file: KotlinFile
        let trail: [DataOrigin.Step]
    }

    private func title(_ shown: Shown, _ place: DataTitle.Place) -> DataTitle? {
        guard let value = Self.property(shown.value), let subject = value.namedChildren.first,
            let property = value.namedChildren.last?.text, let name = types.type(of: subject, in: shown.file),
            let type = types.declaration(name, in: shown.file),
            let propertyType = Self.propertyType(property, of: type, app.project.symbols),
            DataOrigin(app: app, types: types, route: route, screen: screen).isOfRoute(subject, in: shown.file, shown.trail)
        else { return nil }
        return DataTitle(type: type, property: property, propertyType: propertyType, place: place)
    }

    /// `talk.title` of `talk?.title ?: ""`.
    private static func property(_ node: KotlinNode) -> KotlinNode? {
        if node.kind == "binary_expression", node.child("operator")?.text == "?:", node.child("right")?.literalText != nil {
            return node.child("left").flatMap(property)
        }
        if let call = KotlinCall(node), call.name == "orEmpty", let receiver = call.receiver { return property(receiver) }
        return node.kind == "navigation_expression" && node.child(ofKind: "::") == nil && node.dottedNames != nil ? node : nil
    }

    /// The type of a text that anybody may read.
    private static func propertyType(_ name: String, of type: KotlinDeclaration, _ symbols: KotlinSymbols) -> String? {
        let hidden = type.place.node.descendants(ofKind: "class_parameter").contains {
            $0.child(ofKind: "identifier")?.text == name && $0.hasModifier("private")
        }
        let member = symbols.members(of: type).first { $0.kind == .property && $0.name == name }
        guard !hidden, member.map({ !$0.isPrivate && !$0.isExtension }) ?? true, RouteTitles.hasProperty(name, type.place.node)
        else { return nil }
        return RouteTitles.type(of: name, type.place.node).flatMap { ["String", "String?"].contains($0) ? $0 : nil }
    }

    // MARK: - Headings

    /// The first text that is marked as a heading; those of bars are none of the page's.
    private func heading(
        in body: KotlinNode, _ file: KotlinFile, _ trail: [DataOrigin.Step], _ seen: inout Set<KotlinDeclaration>
    ) -> Shown? {
        guard trail.count < 5 else { return nil }
        for call in KotlinCall.all(in: body) where !isInBar(call, file) {
            if let modifier = call.argument(named: "modifier"), !KotlinCall.all(of: ["heading"], in: modifier.value).isEmpty {
                guard let text = call.argument(named: "text", at: 0).flatMap({ Self.text($0.value) }), text.literalText == nil
                else {
                    continue
                }
                return Shown(value: text, file: file, trail: trail)
            }
            guard let function = app.project.symbols.function(of: call, in: file), function.isComposable,
                let inner = function.body,
                !ScreenReader.isTitleBar(function), seen.insert(function.declaration).inserted
            else { continue }
            let step = DataOrigin.Step(function: function.place.node, call: call, file: file)
            if let found = heading(in: inner, function.place.file, trail + [step], &seen) { return given(found) }
        }
        return nil
    }

    /// What the caller gives for the parameter that is shown.
    private func given(_ shown: Shown) -> Shown {
        guard shown.value.kind == "identifier", let step = shown.trail.last,
            case .parameter(let parameter, let function)? = KotlinScope.local(shown.value.text, at: shown.value),
            function == step.function,
            let index = KotlinParameter.all(of: function).firstIndex(where: { $0.name == parameter.name }),
            let value = step.call.argument(named: parameter.name, at: index)?.value
        else { return shown }
        return Shown(value: value, file: step.file, trail: shown.trail.dropLast())
    }

    private func isInBar(_ call: KotlinCall, _ file: KotlinFile) -> Bool {
        let symbols = app.project.symbols
        return call.node.ancestors.contains { around in
            guard let outer = KotlinCall(around) else { return false }
            return ScreenReader.bars.contains(outer.name)
                || symbols.function(of: outer, in: file).map(ScreenReader.isTitleBar) ?? false
        } || ScreenReader.bars.contains(call.name)
    }

    /// The value in `AnnotatedString(title)`, and in both branches of an `if` that adds a picture to it.
    private static func text(_ node: KotlinNode) -> KotlinNode? {
        if node.kind == "if_expression" {
            let branches = node.namedChildren.dropFirst().map { text(KotlinCode.statements(of: $0).last ?? $0) }
            guard let first = branches.first, let value = first, branches.allSatisfy({ $0?.text == value.text }) else {
                return nil
            }
            return value
        }
        guard let call = KotlinCall(node) else { return node }
        if call.name == "AnnotatedString", call.arguments.count == 1 { return call.arguments[0].value }
        guard call.name == "buildAnnotatedString", let lambda = call.trailingLambda else { return nil }
        let added = KotlinCall.all(of: ["append"], in: lambda.node)
        return added.count == 1 && added[0].arguments.count == 1 ? added[0].arguments[0].value : nil
    }
}
