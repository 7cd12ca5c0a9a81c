import ReglazeEngine

/// Pages before the tabs, as onboarding and log-in: Compose shows them by itself, with the bars that it draws, and SwiftUI hides its
/// own until a tab shows.
enum StartPages {
    /// The parameter by which the host says to SwiftUI whether one shows.
    static let callback = "onStart"

    static func routes(_ draft: StackDraft) -> [Route] { draft.routes.routes.filter { $0.role == .start } }

    /// Why they can't stay with Compose, for people; nil where they can.
    static func obstacle(_ draft: StackDraft) -> String? {
        let host = draft.host.function
        let takesPages = host.parameters.contains { $0.name == "onNavigate" }
        let own = [host, draft.function].lazy.compactMap { function in
            function.parameters.first { $0.name == callback }.map { (function.name, $0.type) }
        }.first
        if let own, own.1 != draft.names.type(of: callback) {
            return "`\(callback)` of \(own.0) is something else: rename it first"
        }
        if takesPages != host.parameters.contains(where: { $0.name == callback }) {
            return "\(host.name) hands pages over already, and does not say what shows"
        }
        switch draft.app.navigation {
        case .navigation3:
            guard let list = draft.host.backStack.currentExpression else { return "the current back stack is not known" }
            // What the pages are taken off has to be what shows.
            return StackForwarding.isCopy(list, draft) ? "\(list) is made from other stacks" : nil
        case .navigation2, .navigation2Strings:
            return ControllerStart.obstacle(host: draft.host, routes: draft.routes)
        default: return "its library is another one"
        }
    }

    /// What the host says to SwiftUI.
    /// - Parameter value: the host's value that says whether one shows.
    static func lines(saying value: String) -> [String] {
        ["if (\(callback) != null) {", "    LaunchedEffect(\(value)) { \(callback)(\(value)) }", "}"]
    }

    /// The function that tells start pages from others.
    static func test(_ draft: StackDraft) -> String { free(["isBeforeTabs", "isStartPage", "comesBeforeTabs"], draft) }

    /// The host's value that says whether one shows.
    static func value(_ draft: StackDraft) -> String { free(["showsStart", "showsStartPage", "isAtStartPage"], draft) }

    /// The first name that nothing is called by, neither in the host nor in the project; where an earlier run has written the host, the
    /// one that it took.
    static func free(_ names: [String], _ draft: StackDraft) -> String {
        let host = draft.host.function
        let local = KotlinNames.declared(in: host.place.node)
        func isTaken(_ name: String) -> Bool { local.contains(name) || !draft.symbols.declarations(named: name).isEmpty }
        let isWritten = host.parameters.contains { $0.name == callback }
        return names.first { isTaken($0) == isWritten } ?? "shell\(names[0].prefix(1).uppercased())\(names[0].dropFirst())"
    }

    /// Adds that function, behind the host.
    static func declareTest(in draft: inout StackDraft) {
        let name = test(draft)
        let starts = routes(draft)
        let parameter: String
        let condition: String
        if draft.names.holdsPaths {
            parameter = "page: String"
            condition = "page in listOf(\(starts.map { TitleReading.quoted($0.name) }.joined(separator: ", ")))"
        } else {
            parameter = "page: Any?"
            condition = starts.map { "page is \(RouteNaming.type(of: $0, in: draft))" }.joined(separator: " || ")
        }
        let text =
            "\n\n/** Whether a page shows before the tabs: Compose keeps it, and draws its bars. */\n"
            + "private fun \(name)(\(parameter)): Boolean = \(condition)"
        let end = draft.host.function.place.node.range.upperBound
        draft.edit(draft.host.function.place.file) { $0.insert(text, at: end, layer: .host) }
    }

    /// What is left to a person.
    static func gaps(_ draft: StackDraft) -> [ReadingNote] {
        let starts = routes(draft)
        guard let obstacle = obstacle(draft) else { return shownAgain(draft) }
        return starts.map { route in
            ReadingNote(
                location: route.declaration?.location,
                text:
                    "\(route.name) shows before the tabs: every tab shows it in itself now, below the native bar; let SwiftUI choose "
                    + "between it and the tabs by hand (it can't stay with Compose: \(obstacle))")
        }
    }

    /// The places where pages above a tab's root show a start page again. The root of a tab shows it in its own host.
    static func shownAgain(_ draft: StackDraft) -> [ReadingNote] {
        let starts = routes(draft)
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
