import ReglazeCompose
import ReglazeEngine

/// `reglaze compose --compare`: the three shells side by side, for one app.
struct ShellComparison {
    private struct Column {
        let kind: ShellKind
        /// By row, in the order of `rows`.
        var cells: [String]
    }

    private static let rows = ["what it is", "keeps", "loses", "changes", "fits"]
    private static let width = 32

    private let app: ComposeApp
    private let changes: [ComposeChange]
    private let choice: ShellChoice

    init(_ app: ComposeApp) {
        self.app = app
        let choice = ShellChoice(app)
        self.choice = choice
        let isRead = app.missing.isEmpty
        changes = ShellKind.allCases.map { isRead ? choice.change($0) : ComposeChange(shell: $0) }
    }

    func text(_ palette: Palette) -> String {
        let columns = changes.map(column)
        let label = (Self.rows.map(\.count).max() ?? 0) + 2
        var text = String(repeating: " ", count: label)
        text += columns.map { palette(.bold, Self.padded($0.kind.rawValue)) }.joined(separator: "  ").trimmedEnd + "\n"
        for (row, name) in Self.rows.enumerated() {
            let cells = columns.map { TextWrap.lines($0.cells[row], width: Self.width) }
            for line in 0..<(cells.map(\.count).max() ?? 0) {
                let words = cells.map { Self.padded(line < $0.count ? $0[line] : "") }.joined(separator: "  ")
                let head = line == 0 ? palette(.bold, name) + String(repeating: " ", count: label - name.count) : ""
                text += ((head.isEmpty ? String(repeating: " ", count: label) : head) + words).trimmedEnd + "\n"
            }
            text += "\n"
        }
        return text
    }

    var value: JSONText {
        .array(
            changes.map { change -> JSONText in
                let column = column(change)
                let members = zip(Self.rows, column.cells).map { ($0 == "what it is" ? "about" : $0, JSONText.string($1)) }
                return .object(
                    [("shell", .string(change.shell.rawValue))] + members + [
                        ("files", .number(change.files.count)), ("steps", .number(change.steps.count)),
                        ("gaps", .number(change.gapCount)), ("isPossible", .bool(change.isPossible)),
                    ])
            })
    }

    private func column(_ change: ComposeChange) -> Column {
        let cells: [String] =
            switch change.shell {
            case .stack:
                [
                    "SwiftUI \(isFollowed ? "shows the tabs, and the stacks that Decompose keeps" : "owns the tabs and the stacks"); "
                        + "each page is a Compose host of its own", stackKeeps, stackLoses,
                    changed(change), fits(change),
                ]
            case .tabs:
                [
                    "a native tab bar above one Compose host; \(app.navigation == .none ? "the app" : app.navigation.title) keeps the stacks",
                    tabsKeeps, tabsLoses, changed(change), fits(change),
                ]
            case .scaffold:
                [
                    "a shared `NativeScaffold` that draws the bars through SwiftUI on iOS", scaffoldKeeps, scaffoldLoses,
                    changed(change), fits(change),
                ]
            }
        guard isRefused(change) else { return Column(kind: change.shell, cells: cells) }
        return Column(kind: change.shell, cells: [cells[0], "nothing, here", "nothing, here", cells[3], cells[4]])
    }

    private func isRefused(_ change: ComposeChange) -> Bool { !change.steps.isEmpty && !change.isPossible }

    private var tabCount: String { app.tabs.count == 1 ? "no tab bar: one stack" : "\(app.tabs.count) native tabs" }
    private var barCount: Int { app.screens.count { $0.titleBar != nil } }
    private var shared: [String] { app.sharedBetweenPages.map(\.what) }

    private var isFollowed: Bool { app.navigation == .decompose }

    private var stackKeeps: String {
        let details = app.routes?.details.count ?? 0
        if isFollowed {
            return "\(tabCount), native title bars, the swipe back, the components and their life cycles; "
                + "\(Summary.count(details, "detail")) pushed by SwiftUI"
        }
        return
            "\(tabCount), native title bars, the swipe back, and a stack for every tab; \(Summary.count(details, "detail")) pushed by SwiftUI"
    }

    private var stackLoses: String {
        var lost = ["one composition for all pages: what is remembered above a page is made anew for each"]
        let between = shared.filter { $0 != "snackbars" }
        if !between.isEmpty { lost.append("\(between.joined(separator: ", ")) between pages") }
        if shared.contains("snackbars") { lost.append("snackbars that outlive a page") }
        if app.hasLambdaRoutes {
            lost.append(
                "the restoration of \(app.lambdaRoutes.map { "`\($0.name)`" }.joined(separator: ", ")), which \(app.lambdaRoutes.count == 1 ? "holds" : "hold") a lambda"
            )
        }
        return lost.joined(separator: "; ")
    }

    private var tabsKeeps: String {
        let found =
            shared.isEmpty
            ? "shared elements, view-model stores and snackbars" : "\(shared.joined(separator: ", ")), and view-model stores"
        return "one composition, the back stack, \(found); \(app.tabs.count < 2 ? "there is no bar to make native" : tabCount)"
    }

    private var tabsLoses: String {
        let bars =
            barCount == 0
            ? "native title bars"
            : "native title bars: \(Summary.count(barCount, "screen")) still \(barCount == 1 ? "draws its" : "draw their") own"
        return "\(bars); the swipe back stays Compose's; the tab bar does not minimise, for UIKit does not see Compose scroll"
    }

    private var scaffoldKeeps: String {
        "one code for Android and iOS, the back stack, and \(barCount == 0 ? "the screens as they are" : "the titles and buttons of \(Summary.count(barCount, "screen"))")"
    }

    private var scaffoldLoses: String {
        "the native swipe back and large titles; the bars lie over Compose, so that nothing of Compose can be drawn above them; "
            + "the blur at the bar's edge is drawn by hand"
    }

    private func changed(_ change: ComposeChange) -> String {
        guard app.missing.isEmpty else { return "not known before everything is found" }
        if let shell = app.shell, shell.isWhole { return "nothing: the app has its native shell" }
        if change.steps.isEmpty { return "nothing" }
        if let refused = change.steps.first(where: \.isRefused), case .refused(let reason) = refused.state, !change.isPossible {
            return "nothing: `\(refused.name)` is refused, \(reason)"
        }
        let made = change.files.count { $0.old == nil }
        let written = change.steps.count { if case .written = $0.state { true } else { false } }
        let gaps = change.gapCount == 0 ? "" : ", \(Summary.count(change.gapCount, "place")) to finish by hand"
        return
            "\(Summary.count(change.files.count - made, "file")) changed, \(made) new, in \(Summary.count(written, "step"))\(gaps)"
    }

    private func fits(_ change: ComposeChange) -> String {
        guard !isRefused(change) else { return "not here: see what it changes" }
        return change.shell == choice.kind
            ? "taken where no shell is named: \(choice.reason)" : "with `--shell \(change.shell.rawValue)`"
    }

    private static func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayText.width(of: text)))
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
