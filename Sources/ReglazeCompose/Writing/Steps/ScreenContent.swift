import ReglazeEngine

/// `ScreenContent(route, …)`: one page without a host, for SwiftUI to show.
enum ScreenContent {
    struct Result {
        let step: ComposeChange.Step
        /// The host's parameters that it takes besides the route and the callbacks.
        let parameters: [KotlinParameter]
    }

    static func apply(to draft: inout StackDraft, surroundings: Surroundings) -> Result {
        let file = draft.host.function.place.file
        var gaps: [ReadingNote] = []
        var parameters: [KotlinParameter] = []
        let callbacks: Set = ["route", "onNavigate", "onBack", "onSet", "onActivate"]
        if let known = draft.symbols.declarations(named: draft.names.screenContent).first {
            parameters = known.parameters.filter { !callbacks.contains($0.name) }
        } else {
            var writer = EntryWriter(draft: draft) { surroundings.canSupply($0) }
            let branches = branches(in: draft, &writer)
            gaps = writer.gaps
            parameters = writer.sharedParameters
            let text = function(branches, parameters, values: writer.sharedValues, in: draft)
            let imports = writer.imports
            let end = draft.host.function.place.node.range.upperBound
            draft.edit(file) { edit in
                edit.insert("\n\n" + text, at: end, layer: .host, order: 1)
                edit.addImport("androidx.compose.runtime.Composable")
                for name in imports { edit.addImport(name) }
            }
        }
        let paths = draft.takeTouched()
        let step = ComposeChange.Step(
            name: "screen-content", summary: "\(draft.names.screenContent) draws one page, for SwiftUI to show.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
        return Result(step: step, parameters: parameters)
    }

    private static func branches(in draft: StackDraft, _ writer: inout EntryWriter) -> [String] {
        var branches: [String] = []
        for route in draft.routes.routes where route.role != .tab {
            let type = RouteNaming.type(of: route, in: draft)
            guard let entry = draft.host.entries.first(where: { $0.route == route.name }) else {
                branches.append(missing(route, type, &writer))
                continue
            }
            if route.role == .overlay {
                writer.gaps.append(
                    ReadingNote(
                        location: entry.call.location,
                        text: "\(route.name) is shown over a page; from a page that SwiftUI shows, it opens as a page of its own")
                )
            }
            branches.append(writer.branch(for: entry, route, type))
        }
        let tabs = draft.routes.tabs
        if !tabs.isEmpty {
            let test =
                draft.names.hasOwnTopLevel
                ? "is \(draft.names.topLevel.text)"
                : tabs.map { "is \(RouteNaming.type(of: $0, in: draft))" }.joined(separator: ", ")
            writer.imports.insert("androidx.compose.runtime.LaunchedEffect")
            branches.append("// The root of a tab is a host of its own.\n\(test) -> LaunchedEffect(route) { onActivate(route) }")
        }
        if !draft.names.isSealed { branches.append("else -> error(\"No page is known for $route\")") }
        return branches
    }

    private static func missing(_ route: Route, _ type: String, _ writer: inout EntryWriter) -> String {
        let reason = "\(route.name) has no entry in the host"
        writer.gaps.append(ReadingNote(location: route.declaration?.location, text: "\(reason): write its page by hand"))
        writer.imports.insert("androidx.compose.foundation.text.BasicText")
        return "is \(type) -> BasicText(\"TODO: \(reason)\")"
    }

    private static func function(
        _ branches: [String], _ parameters: [KotlinParameter], values: [String], in draft: StackDraft
    ) -> String {
        let names = draft.names
        let unit = KotlinCode.indentUnit(of: draft.host.function.place.file)
        // A public function can't take what is not.
        let isInternal = parameters.contains { parameter in
            parameter.type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { word in
                draft.symbols.declarations(named: String(word)).contains { $0.hasModifier("internal") }
            }
        }
        let modifier = isInternal ? "internal " : ""
        var lines = [
            "/** One page without a host: SwiftUI owns the stack that it is on. */", "@Composable",
            "\(modifier)fun \(names.screenContent)(",
        ]
        lines += parameters.map { "\(unit)\($0.name): \($0.type)," }
        lines += [
            "\(unit)route: \(names.route.text),", "\(unit)onNavigate: (\(names.route.text)) -> Unit,",
            "\(unit)onBack: () -> Unit,",
            "\(unit)onSet: (\(names.route.text)) -> Unit,", "\(unit)onActivate: (\(names.topLevel.text)) -> Unit,", ") {",
        ]
        lines += values.map { KotlinCode.reindented($0, from: "", to: unit) }
        lines.append("\(unit)when (route) {")
        for (index, branch) in branches.enumerated() {
            if index > 0, branch.contains("\n") || branches[index - 1].contains("\n") { lines.append("") }
            lines.append(KotlinCode.reindented(branch, from: "", to: unit + unit))
        }
        lines += ["\(unit)}", "}"]
        return lines.joined(separator: "\n")
    }
}
