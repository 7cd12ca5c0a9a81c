import ReglazeEngine

/// Pages before the tabs, as onboarding and log-in: Compose shows them by itself, with the bars that it draws, and SwiftUI hides its
/// own until a tab shows.
enum StartPages {
    /// The function that tells them from others.
    static let test = "isBeforeTabs"
    /// The host's value that says whether one shows.
    static let value = "showsStart"
    /// The parameter by which the host says so to SwiftUI.
    static let callback = "onStart"

    static func routes(_ draft: StackDraft) -> [Route] { draft.routes.routes.filter { $0.role == .start } }

    /// Whether the host's list says what shows, and is what the pages are taken off.
    static func canStay(_ draft: StackDraft) -> Bool {
        guard draft.app.navigation == .navigation3, let list = draft.host.backStack.currentExpression else { return false }
        return !StackForwarding.isCopy(list, draft)
            && (draft.host.function.parameters.contains { $0.name == callback }
                || draft.symbols.declarations(named: test).isEmpty)
    }

    /// What the host says to SwiftUI.
    static func lines(_ list: String) -> [String] {
        [
            "", "val \(value) = \(test)(\(list).firstOrNull())", "if (\(callback) != null) {",
            "    LaunchedEffect(\(value)) { \(callback)(\(value)) }", "}",
        ]
    }

    /// Adds the function that tells start pages from others, behind the host.
    static func declare(in draft: inout StackDraft) {
        let file = draft.host.function.place.file
        let tests = routes(draft).map { "page is \(RouteNaming.type(of: $0, in: draft))" }.joined(separator: " || ")
        let text =
            "\n\n/** Whether a page shows before the tabs: Compose keeps it, and draws its bars. */\n"
            + "private fun \(test)(page: Any?): Boolean = \(tests)"
        let end = draft.host.function.place.node.range.upperBound
        draft.edit(file) { $0.insert(text, at: end, layer: .host) }
    }

    /// What is left to a person.
    static func gaps(_ draft: StackDraft) -> [ReadingNote] {
        let starts = routes(draft)
        guard draft.keepsStart else {
            return starts.map { route in
                ReadingNote(
                    location: route.declaration?.location,
                    text:
                        "\(route.name) shows before the tabs: every tab shows it in itself now, below the native bar; let SwiftUI choose "
                        + "between it and the tabs by hand")
            }
        }
        // The root of a tab shows it in its own host.
        var gaps: [ReadingNote] = []
        for entry in draft.host.entries where draft.routes.route(named: entry.route)?.role == .detail {
            for call in KotlinCall.all(in: entry.content.node) {
                guard let name = draft.app.meaning(of: call.node, in: entry.content.file)?.route?.route,
                    starts.contains(where: { $0.name == name })
                else { continue }
                gaps.append(
                    ReadingNote(
                        location: KotlinPlace(call.node, in: entry.content.file).location,
                        text: "\(name) is pushed above \(entry.route) here, below the native bar; take it off the tabs by hand"))
            }
        }
        return gaps
    }
}
