import ReglazeCompose
import ReglazeEngine

/// `reglaze compose --explain`: what was understood of an app, as tables.
public struct ExplainText {
    private let app: ComposeApp
    private let palette: Palette
    private let prefix: String

    public init(_ app: ComposeApp, palette: Palette, pathPrefix: String = "") {
        self.app = app
        self.palette = palette
        prefix = pathPrefix
    }

    public var text: String {
        var text = parts
        if !app.tabs.isEmpty { text += heading("Tabs", app.tabs.count) + tabs }
        if let routes = app.routes { text += heading("Routes", routes.routes.count) + table(of: routes) }
        if !app.screens.isEmpty { text += heading("Screens", app.screens.count) + screens }
        if let shell = app.shell { text += heading("Native shell", nil) + lines(shell.marks) }
        if !app.notes.isEmpty { text += heading("Notes", nil) + lines(app.notes) }
        return text
    }

    private func heading(_ title: String, _ count: Int?) -> String {
        "\n" + palette(.bold, title) + (count.map { palette(.dim, " · \($0)") } ?? "") + "\n"
    }

    private func place(_ location: Location) -> String { "\(prefix)\(location.path):\(location.line)" }
    private func place(_ place: KotlinPlace) -> String { self.place(place.location) }

    private func lines(_ notes: [ReadingNote]) -> String {
        notes.map { note in
            let text = note.text + (note.location.map { " (\(place($0)))" } ?? "")
            return TextWrap.lines(text, width: 100).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 + "\n" }.joined()
        }.joined()
    }

    // MARK: - The parts

    private var parts: String {
        var rows: [(String, [String])] = [("navigation", [app.navigation.title])]
        rows.append(("app", appLines))
        rows.append(("host", hostLines))
        rows.append(("back stack", stackLines))
        rows.append(("routes", routeLines))
        rows.append(("entry points", entryLines))
        rows.append(("iOS app", iosLines))
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, lines in
            let label = palette(.bold, name) + String(repeating: " ", count: width - name.count + 2)
            let margin = String(repeating: " ", count: width + 2)
            let lines = lines.isEmpty ? [palette(.boldYellow, "not found")] : lines
            return lines.enumerated().map { ($0 == 0 ? label : margin) + $1 + "\n" }.joined()
        }.joined()
    }

    private var appLines: [String] {
        guard let function = app.app else { return [] }
        var lines = ["\(signature(function)) \(palette(.dim, place(function.declaration.location)))"]
        let calls = app.appCalls.map { place($0) }
        if !calls.isEmpty { lines.append("called at " + calls.joined(separator: ", ")) }
        return lines
    }

    private func signature(_ function: KotlinFunction) -> String {
        let parameters = function.parameters.map { "\($0.name): \($0.type)" + ($0.defaultValue.map { " = \($0)" } ?? "") }
        return "\(function.name)(\(parameters.joined(separator: ", ")))"
    }

    private var hostLines: [String] {
        guard let host = app.host else { return [] }
        var lines = ["\(host.function.name) \(palette(.dim, place(host.function.declaration.location)))"]
        let builders = host.entries.compactMap(\.builder?.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let inside = builders.isEmpty ? "" : ", in " + builders.map { "`\($0)`" }.joined(separator: ", ")
        lines.append("\(host.entries.count) \(host.entries.count == 1 ? "entry" : "entries")\(inside)")
        if let start = host.start { lines.append("starts with \(Self.line(start.node.text))") }
        if let chrome = host.chrome, let call = KotlinCall(chrome.node) {
            lines.append("inside of \(call.name), which draws the bars \(palette(.dim, place(chrome)))")
        }
        return lines
    }

    private var stackLines: [String] {
        guard let stack = app.host?.backStack else { return [] }
        var lines = ["\(stack.name): \(Self.line(stack.origin)) \(palette(.dim, place(stack.place)))"]
        if let current = stack.currentExpression, current != stack.name { lines.append("the stack that shows: \(current)") }
        if let top = stack.topLevelExpression { lines.append("the selected tab: \(top)") }
        if let navigator = stack.navigatorName { lines.append("screens navigate with: \(navigator)") }
        return lines
    }

    private var routeLines: [String] {
        guard let routes = app.routes else { return [] }
        var lines: [String] = []
        if let base = routes.base {
            lines.append("\(routes.routes.count) of \(base.nameInPackage) \(palette(.dim, place(base.location)))")
        } else {
            lines.append("\(routes.routes.count) without a type in common" + (routes.baseName.map { ", each a `\($0)`" } ?? ""))
        }
        if let top = routes.topLevel { lines.append("of the tabs: \(top.nameInPackage) \(palette(.dim, place(top.location)))") }
        if let start = app.startTab { lines.append("first tab: \(start)") }
        return lines
    }

    private var entryLines: [String] {
        app.entryPoints.map { entry in
            "\(entry.swiftClass).\(entry.function.name) \(palette(.dim, place(entry.function.declaration.location)))"
                + (entry.appCall.flatMap { KotlinCall($0.node) }.map { " shows \($0.name)" } ?? "")
        }
    }

    private var iosLines: [String] {
        guard let ios = app.ios else { return [] }
        var lines = ["\(prefix)\(ios.folder)" + (ios.target.map { ", target \($0.name)" } ?? "")]
        var facts: [String] = []
        if let framework = ios.framework { facts.append("imports \(framework)") }
        facts.append(ios.deploymentTarget.map { "iOS \($0) and later" } ?? "deployment target not found")
        lines.append(facts.joined(separator: "; "))
        for type in [ios.contentView, ios.hostView] {
            if let type { lines.append("\(type.name) \(palette(.dim, prefix + type.path))") }
        }
        lines.append(
            ios.assetCatalog.map { "\(prefix)\($0), \(ios.hasAccentColor ? "with" : "without") an accent colour" }
                ?? "no asset catalogue")
        return lines
    }

    /// An expression on one line.
    private static func line(_ text: String) -> String {
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        return words.count > 90 ? words.prefix(88) + " …" : words
    }

    // MARK: - Tables

    private var tabs: String {
        var table = TextTable()
        table.add(["route", "title", "other languages", "icon", "shown if"])
        for tab in app.tabs {
            var others = ""
            if case .resource(_, let texts) = tab.title {
                others = texts.filter { $0.key != "" }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(
                    separator: ", ")
            }
            table.add([tab.route, Self.text(tab.title), others, tab.icon ?? "none", tab.condition.map(Self.line) ?? ""])
        }
        return table.text
    }

    private static func text(_ title: LocalisedText?) -> String {
        switch title {
        case .literal(let text): text
        case .resource(let expression, let texts): texts[""] ?? expression
        case nil: "none"
        }
    }

    private func table(of routes: RouteHierarchy) -> String {
        let shown = Set(app.host?.entries.map(\.route) ?? [])
        var table = TextTable()
        table.add(["route", "role", "form", "fields", "serial name", ""])
        for route in routes.routes {
            let fields = route.fields.map { "\($0.name): \($0.type)" + ($0.defaultValue.map { " = \(Self.line($0))" } ?? "") }
            table.add([
                route.name, route.role.rawValue, Self.form(route.form), fields.joined(separator: ", "), route.serialName ?? "",
                shown.contains(route.name) || app.host == nil ? "" : "no entry shows it",
            ])
        }
        return table.text
    }

    private static func form(_ form: Route.Form) -> String {
        switch form {
        case .dataObject: "data object"
        case .object: "object"
        case .dataClass: "data class"
        case .plainClass: "class"
        case .enumEntry: "enum entry"
        case .string: "string"
        }
    }

    private var screens: String {
        var table = TextTable()
        table.add(["screen", "routes", "title bar", "title", "back button", "more in the bar"])
        for screen in app.screens {
            let bar = screen.titleBar
            table.add([
                screen.function.declaration.nameInPackage, screen.routes.joined(separator: ", "),
                bar.flatMap { KotlinCall($0.place.node)?.name } ?? "", bar?.title.map { Self.text($0) } ?? "",
                bar?.hasBackButton ?? false ? "yes" : "", bar?.hasOtherContent ?? false ? "yes" : "",
            ])
        }
        return table.text
    }
}
