import ReglazeEngine

/// Finds the composables that entries show, and the title bars and back buttons that they draw.
struct ScreenReader {
    let reading: AppReading
    private let texts: TextReader
    private let meanings: NavigationMeaning

    static func read(into reading: inout AppReading) {
        guard let host = reading.app.host else { return }
        let reader = ScreenReader(
            reading: reading, texts: TextReader(symbols: reading.symbols, strings: StringResources(reading.project)),
            meanings: reading.meanings())
        var found: [(function: KotlinFunction, routes: [String])] = []
        for entry in host.entries {
            // A screen of Voyager draws itself.
            let own = entry.call.node == entry.builder?.place.node.ancestor("class_declaration", "object_declaration")
            guard let function = own ? entry.builder : reader.screen(in: entry) else { continue }
            if let index = found.firstIndex(where: { $0.function.declaration == function.declaration }) {
                if !found[index].routes.contains(entry.route) { found[index].routes.append(entry.route) }
            } else {
                found.append((function, [entry.route]))
            }
        }
        reading.app.screens = found.map { function, routes in
            let own = function.body.flatMap { reader.titleBar(in: $0, of: function, depth: 0, seen: [function.declaration]) }
            return Screen(
                function: function, routes: routes, titleBar: own ?? reader.chromeBar(for: routes, host),
                layoutBackButtons: reader.layoutBackButtons(of: function, screens: found.map(\.function)))
        }
    }

    /// The composable of the app that a page is: the call that is given the most of what the entry knows.
    private func screen(in entry: HostEntry) -> KotlinFunction? {
        let file = entry.content.file
        let found = KotlinCall.all(in: entry.content.node).compactMap { call -> (KotlinCall, KotlinFunction)? in
            guard call.receiver == nil, let function = composable(call, in: file) else { return nil }
            return (call, function)
        }
        let named = found.first {
            $0.1.name.hasSuffix("Screen") || $0.1.name.hasSuffix("ScreenContent") || $0.1.name.hasSuffix("Page")
        }
        return named?.1 ?? found.max { $0.0.arguments.count < $1.0.arguments.count }?.1
    }

    func composable(_ call: KotlinCall, in file: KotlinFile) -> KotlinFunction? {
        if let function = reading.symbols.function(of: call, in: file) { return function.isComposable ? function : nil }
        // A route that is called as its screen is.
        if let callee = reading.symbols.callee(of: call, in: file), callee.kind.isType { return nil }
        let visible = reading.symbols.visible(call.name, in: file).lazy.filter { $0.kind == .function }.compactMap(
            KotlinFunction.init)
        return visible.first { $0.isComposable }
    }

    static let bars: Set<String> = [
        "TopAppBar", "CenterAlignedTopAppBar", "MediumTopAppBar", "LargeTopAppBar", "SmallTopAppBar", "MediumFlexibleTopAppBar",
        "LargeFlexibleTopAppBar", "CupertinoTopAppBar", "AdaptiveTopAppBar",
    ]

    static func isTitleBar(_ function: KotlinFunction) -> Bool {
        let lower = function.name.lowercased()
        let isNamed = ["titlebar", "topbar", "appbar", "toolbar", "navigationbar", "navbar", "headerbar", "aboutbar"].contains {
            lower.contains($0)
        }
        let slots = function.parameters.map { $0.name.lowercased() }
        return isNamed && !TabReader.isBarName(function.name)
            && slots.contains { name in
                ["title", "back", "navigation", "start", "leading", "action"].contains { name.contains($0) }
            }
            || lower.hasSuffix("bar") && slots.contains { $0.contains("back") }
            || lower.contains("header") && slots.contains { $0 == "title" || $0 == "text" }
                && slots.contains { $0.contains("back") || $0.contains("start") }
    }

    /// - Parameter depth: how many of the app's own functions were entered.
    private func titleBar(
        in body: KotlinNode, of function: KotlinFunction, depth: Int, seen: Set<KotlinDeclaration>
    ) -> Screen.TitleBar? {
        let file = function.place.file
        let calls = KotlinCall.all(in: body)
        for call in calls {
            let own = composable(call, in: file)
            if own == nil ? Self.bars.contains(call.name) : own.map(Self.isTitleBar) ?? false { return bar(call, in: file) }
        }
        if depth < 4 {
            var seen = seen
            for call in calls {
                guard let inner = composable(call, in: file), let body = inner.body, seen.insert(inner.declaration).inserted,
                    var bar = titleBar(in: body, of: inner, depth: depth + 1, seen: seen)
                else { continue }
                if hasOtherBar(than: bar, beside: call, in: file, depth: depth, seen: seen) {
                    bar.isOfOneState = true
                    return bar
                }
                // A wrapper that is given the title: what this screen gives.
                guard bar.title == nil, let title = title(of: bar, given: call, to: inner, in: file) else { return bar }
                return Screen.TitleBar(
                    place: bar.place, title: title, hasBackButton: bar.hasBackButton, hasOtherContent: bar.hasOtherContent)
            }
        }
        return calls.first { isBackButton($0, in: file) }.map { call in
            Screen.TitleBar(place: KotlinPlace(call.node, in: file), title: nil, hasBackButton: true, hasOtherContent: false)
        }
    }

    /// Whether another branch around a call draws a bar with another title: `when { hasFailed -> ErrorView() else -> ContentView() }`.
    private func hasOtherBar(
        than bar: Screen.TitleBar, beside call: KotlinCall, in file: KotlinFile, depth: Int, seen: Set<KotlinDeclaration>
    ) -> Bool {
        let function = KotlinCode.function(around: call.node)
        var inner = call.node
        var seen = seen
        for around in call.node.ancestors.prefix(while: { $0 != function }) {
            defer { inner = around }
            guard around.kind == "if_expression" || around.kind == "when_expression" else { continue }
            for other in KotlinCall.all(in: around) where !KotlinCode.holds(inner, other.node) {
                // Near bars alone: what is many functions away is no bar of the page.
                guard let view = composable(other, in: file), let body = view.body, seen.insert(view.declaration).inserted,
                    let found = titleBar(in: body, of: view, depth: max(depth + 1, 3), seen: seen)
                else { continue }
                if found.title != bar.title { return true }
            }
        }
        return false
    }

    /// The argument that a wrapper shows as its title.
    private func title(
        of bar: Screen.TitleBar, given call: KotlinCall, to wrapper: KotlinFunction, in file: KotlinFile
    ) -> LocalisedText? {
        guard
            let parameter = wrapper.parameters.firstIndex(where: {
                $0.name.lowercased().contains("title") && $0.type.hasPrefix("String")
            })
        else { return nil }
        return call.argument(named: wrapper.parameters[parameter].name, at: parameter).flatMap { texts.text($0.value, in: file) }
    }

    private func bar(_ call: KotlinCall, in file: KotlinFile) -> Screen.TitleBar {
        let title = (call.argument(named: "title") ?? call.argument(named: "text")).flatMap { texts.text($0.value, in: file) }
        let leading = call.arguments.filter { argument in
            let name = (argument.name ?? "").lowercased()
            return ["navigation", "start", "leading", "back"].contains { name.contains($0) }
        }
        let hasBack = leading.contains { argument in
            KotlinCall.all(in: argument.value).contains { isBackButton($0, in: file) }
                || isBack(argument.value, named: argument.name, in: file)
        }
        let others = call.arguments.contains { argument in
            let name = (argument.name ?? "").lowercased()
            guard name.contains("action") || name.contains("end") || name.contains("trailing") || argument.isTrailing else {
                return false
            }
            return !(argument.lambda?.statements.isEmpty ?? true)
        }
        let isOtherLeading = !hasBack && leading.contains { !($0.lambda?.statements.isEmpty ?? true) }
        return Screen.TitleBar(
            place: KotlinPlace(call.node, in: file), title: title, hasBackButton: hasBack,
            hasOtherContent: others || isOtherLeading)
    }

    /// A button that goes back: by what it does, or by its icon.
    func isBackButton(_ call: KotlinCall, in file: KotlinFile) -> Bool {
        guard
            call.name.hasSuffix("Button") || call.argument(named: "onClick") != nil || call.argument(named: "onBack") != nil
                || call.argument(named: "onBackClick") != nil
        else { return false }
        guard
            let action = call.argument(named: "onClick") ?? call.argument(named: "onBack") ?? call.argument(named: "onBackClick")
                ?? call.arguments.first(where: { $0.name == nil && !$0.isTrailing })
        else { return false }
        guard isBack(action.value, named: action.name, in: file) else { return false }
        // A button such as "Done" goes back too, and is no part of a bar: only an arrow is.
        return call.arguments.contains { argument in
            guard argument.node != action.node else { return argument.name?.lowercased().contains("back") ?? false }
            let icon = (texts.icon(argument.value, in: file) ?? "").lowercased()
            if ["back", "arrow_left", "arrowleft", "chevron_left", "chevronleft", "arrow_start"].contains(where: icon.contains) {
                return true
            }
            return argument.value.text.lowercased().contains("arrowback") || argument.value.text.lowercased().contains("ic_back")
        } || action.name?.lowercased().contains("back") ?? false
    }

    private func isBack(_ node: KotlinNode, named name: String?, in file: KotlinFile) -> Bool {
        if case .back = meanings.action(of: node, in: file) { return true }
        let word =
            node.kind == "identifier"
            ? node.text : KotlinLambda(node).flatMap { $0.statements.count == 1 ? $0.statements[0].text : nil } ?? ""
        return word.lowercased().contains("back") && !word.lowercased().contains("feedback")
    }

    /// The bar that the host's scaffold draws for a screen: `topBar = { if (… AboutRoute …) AboutBar(…) }`.
    private func chromeBar(for routes: [String], _ host: NavigationHost) -> Screen.TitleBar? {
        guard let top = host.topBar else { return nil }
        let names = meanings.routes
        for call in KotlinCall.all(in: top.node) {
            let own = composable(call, in: top.file)
            guard Self.bars.contains(call.name) || own.map(Self.isTitleBar) ?? false else { continue }
            let conditions = call.node.ancestors.prefix { $0 != top.node.parent }.compactMap { $0.child("condition") }
            let mentioned = conditions.flatMap { condition in
                ([condition] + Array(condition.descendants)).compactMap { names.route(of: $0, in: top.file) }
            }
            guard mentioned.isEmpty || routes.contains(where: mentioned.contains) else { continue }
            let bar = bar(call, in: top.file)
            let hasBack = bar.hasBackButton || call.arguments.contains { isBack($0.value, named: $0.name, in: top.file) }
            return Screen.TitleBar(
                place: bar.place, title: bar.title, hasBackButton: hasBack, hasOtherContent: bar.hasOtherContent)
        }
        return nil
    }
}
