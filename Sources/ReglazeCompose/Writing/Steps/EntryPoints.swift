import Foundation
import ReglazeEngine

/// The functions that Swift calls: the old one, one for a tab's root and one for a page.
enum EntryPoints {
    /// - Parameter arguments: what `SingleScreenApp` is given; nil where a page is the app itself, started at the page.
    static func apply(to draft: inout StackDraft, entry: EntryPoint, arguments: [String]?) -> ComposeChange.Step {
        let names = draft.names
        let file = entry.function.place.file
        var gaps: [ReadingNote] = []
        if draft.symbols.declarations(named: names.screenController).isEmpty {
            var writer = EntryPointWriter(draft: draft, entry: entry)
            let text = writer.write(screenArguments: arguments)
            gaps = writer.gaps
            let edits = writer.edits
            let imports = writer.imports
            draft.edit(file) { edit in
                for (range, text) in edits {
                    if range.isEmpty {
                        edit.insert(text, at: range.lowerBound, layer: .host)
                    } else {
                        edit.replace(range, with: text, layer: .host)
                    }
                }
                let function = entry.function.place.node
                let indent = KotlinCode.indentation(at: function.range.lowerBound, in: file)
                let lines = text.drop { $0 == "\n" }
                edit.insert(
                    text.prefix { $0 == "\n" } + KotlinCode.reindented(String(lines), from: "", to: indent),
                    at: function.range.upperBound, layer: .host)
                for name in imports { edit.addImport(name) }
            }
        }
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "entry-points", summary: "Swift can make a view controller for a tab's root, and one for a page.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }
}

/// Writes the two functions for SwiftUI beside the one that is there.
struct EntryPointWriter {
    private let draft: StackDraft
    private let entry: EntryPoint
    private let file: KotlinFile
    private let unit: String
    private(set) var gaps: [ReadingNote] = []
    /// Changes of the function that is there, for what all of them share.
    private(set) var edits: [(range: Range<Int>, text: String)] = []
    private(set) var imports: Set<String> = []

    init(draft: StackDraft, entry: EntryPoint) {
        self.draft = draft
        self.entry = entry
        file = entry.function.place.file
        unit = KotlinCode.indentUnit(of: file)
    }

    mutating func write(screenArguments: [String]?) -> String {
        let names = draft.names
        let shared = setUp()
        imports.formUnion(["platform.UIKit.UIViewController", names.route.imported])
        if names.hasOwnTopLevel { imports.insert(names.topLevel.imported) }
        let callbacks = [
            "onNavigate: (\(names.route.text)) -> Unit", "onGoBack: () -> Unit", "onSet: (\(names.route.text)) -> Unit",
            "onActivate: (\(names.topLevel.text)) -> Unit",
        ]
        // What Swift gives today, it gives to all of them.
        let own = entry.function.parameters.map { "\($0.name): \($0.type)" }
        let root = function(
            names.rootController,
            own + ["topLevelRoute: \(names.topLevel.text)"] + callbacks
                + (draft.keepsStart ? ["\(StartPages.callback): (Boolean) -> Unit"] : []),
            calling: appCall("topLevelRoute", isRoot: true), shared)
        let page = screenArguments.map { arguments in
            call(
                names.singleScreenApp,
                arguments + [
                    "route = route", "onNavigate = onNavigate", "onBack = onGoBack", "onSet = onSet", "onActivate = onActivate",
                ])
        }
        let screen = function(
            names.screenController, own + ["route: \(names.route.text)"] + callbacks,
            calling: page ?? appCall("route", isRoot: false), shared)
        var text = shared.declaration + "\n\n" + root + "\n\n" + screen
        if !names.holdsPaths, Restoration.obstacle(draft, entry: entry) == nil {
            text += "\n\n" + Restoration.text(names.route.text, unit: unit)
            imports.formUnion(["kotlinx.serialization.json.Json", "kotlinx.serialization.serializer"])
        }
        return text
    }

    // MARK: One function

    private func function(_ name: String, _ parameters: [String], calling call: String, _ shared: SetUp) -> String {
        let lines = parameters.map { "\n\(unit)\($0)," }.joined()
        let head = "\(head())fun \(name)(\(lines)\n): UIViewController"
        let controller = controller(calling: call, shared)
        if shared.statements.isEmpty { return "\(head) = \(controller)" }
        let body = shared.statements.map { "\n" + KotlinCode.reindented($0, from: "", to: unit) }.joined()
        let returned = String(KotlinCode.reindented(controller, from: "", to: unit).drop { $0 == " " || $0 == "\t" })
        return "\(head) {\(body)\n\(unit)return \(returned)\n}"
    }

    /// The annotations and modifiers of the old function, a comment behind them included.
    private func head() -> String {
        let node = entry.function.place.node
        guard let keyword = node.child(ofKind: "fun") else { return "" }
        let text = file.tree.text(RouteTypes.start(of: node, in: file)..<keyword.range.lowerBound).replacing("\r\n", with: "\n")
        // The documentation above is that of the old function.
        let indent = KotlinCode.indentation(at: node.range.lowerBound, in: file)
        let lines = KotlinCode.reindented(text, from: indent, to: "").components(separatedBy: "\n")
        return lines.drop { line in !line.isEmpty && ["/", " *", "*"].contains { line.hasPrefix($0) } }.joined(separator: "\n")
    }

    /// `ComposeUIViewController(…) { … }` around another call than that of `App`.
    private func controller(calling call: String, _ shared: SetUp) -> String {
        let node = entry.controller.node
        var replaced = shared.controllerEdits
        if let app = entry.appCall?.node {
            let indent = KotlinCode.indentation(at: app.range.lowerBound, in: file)
            let base = KotlinCode.indentation(at: node.range.lowerBound, in: file)
            if let list = openedList(around: app) {
                // A lambda on one line is opened up, as the call takes several.
                replaced.append((list.before, "\n\(base)\(unit)"))
                replaced.append((app.range, KotlinCode.reindented(call, from: "", to: base + unit).trimmedStart))
                replaced.append((list.after, "\n\(base)"))
            } else {
                replaced.append((app.range, KotlinCode.reindented(call, from: "", to: indent).trimmedStart))
            }
        }
        let text = KotlinDraft(file).text(of: node.range, layers: [], extra: replaced) ?? node.text
        return KotlinCode.reindented(text, from: KotlinCode.indentation(at: node.range.lowerBound, in: file), to: "")
    }

    /// The blanks around a call that is alone in a lambda on one line.
    private func openedList(around app: KotlinNode) -> (before: Range<Int>, after: Range<Int>)? {
        guard let lambda = app.parent.flatMap({ KotlinLambda($0) }), lambda.statements.count == 1,
            !lambda.node.text.contains("\n"),
            let open = lambda.node.child(ofKind: "{")
        else { return nil }
        return (open.range.upperBound..<app.range.lowerBound, app.range.upperBound..<(lambda.node.range.upperBound - 1))
    }

    /// The call of `App`, with what it starts with.
    /// - Parameter isRoot: whether it is a tab's root, where pages before the tabs may show.
    private func appCall(_ start: String, isRoot: Bool) -> String {
        guard let node = entry.appCall?.node, let app = KotlinCall(node) else { return "" }
        let names = draft.names
        let known = AppCallbacks.names(draft)
        let old = app.arguments.filter { !($0.name.map { known.contains($0) } ?? false) }.map { argument in
            let text = KotlinCode.reindented(
                argument.value.text, from: KotlinCode.indentation(at: argument.node.range.lowerBound, in: file), to: "")
            if argument.isTrailing { return "\(draft.function.parameters.last?.name ?? "content") = \(text)" }
            return argument.name.map { "\($0) = \(text)" } ?? text
        }
        let new = ["\(names.start) = \(start)\(names.holdsPaths ? ".path" : "")"]
        let callbacks = AppCallbacks.names(draft).dropFirst().filter { isRoot || $0 != StartPages.callback }.map {
            "\($0) = \($0 == "onBack" ? "onGoBack" : $0)"
        }
        return call(app.name, old + new + callbacks)
    }

    private func call(_ name: String, _ arguments: [String]) -> String {
        "\(name)(" + arguments.map { "\n" + KotlinCode.reindented($0, from: "", to: unit) + "," }.joined() + "\n)"
    }

    // MARK: What is set up once

    struct SetUp {
        /// What goes before the new functions: a function that sets up once.
        var declaration = ""
        /// The statements before the controller is returned.
        var statements: [String] = []
        /// Changes within the controller's call.
        var controllerEdits: [(range: Range<Int>, text: String)] = []
    }

    /// Statements that set the app up, which must run once for all functions, go into a function of their own.
    private mutating func setUp() -> SetUp {
        var result = SetUp()
        let once = Self.doneOnce(entry)
        if let block = entry.function.body?.child(ofKind: "block") {
            for statement in block.namedChildren where statement.kind != "return_expression" && !statement.isComment {
                if statement.kind == "property_declaration" {
                    result.statements.append(
                        KotlinCode.reindented(
                            statement.text, from: KotlinCode.indentation(at: statement.range.lowerBound, in: file), to: ""))
                    gaps.append(
                        ReadingNote(
                            location: KotlinPlace(statement, in: file).location,
                            text: "this value is made once for every tab and every page now; share it where it holds state"))
                }
            }
        }
        guard let first = once.first else { return result }
        if KotlinCode.holds(entry.controller.node, first) {
            result.controllerEdits.append((first.range, "\(freeName())()"))
            for call in once.dropFirst() { result.controllerEdits.append((separated(call), "")) }
        } else {
            result.statements.insert("\(freeName())()", at: 0)
        }
        edits +=
            entry.function.body?.child(ofKind: "block") == nil || once.isEmpty
            ? result.controllerEdits
            : [(once[0].range, "\(freeName())()")] + once.dropFirst().map { (separated($0), "") }
        result.declaration = declaration(once)
        return result
    }

    /// What sets the app up: in the function itself, or else where the view controller is configured.
    static func doneOnce(_ entry: EntryPoint) -> [KotlinNode] {
        let block = entry.function.body?.child(ofKind: "block")
        let own = (block?.namedChildren ?? []).filter { statement in
            !["return_expression", "property_declaration"].contains(statement.kind) && !statement.isComment
                && !KotlinCode.holds(statement, entry.controller.node)
        }
        let configure = KotlinCall(entry.controller.node)?.arguments.first { $0.name == "configure" || !$0.isTrailing }?.lambda
        guard own.isEmpty, let configure else { return own }
        return configure.statements.filter { $0.kind != "assignment" && $0.kind != "property_declaration" }
    }

    private func freeName() -> String {
        ["setUp", "setUpApp", "startApp"].first { draft.symbols.declarations(named: $0).isEmpty } ?? "setUpOnce"
    }

    /// A statement with the line or the semicolon that parts it from the one before.
    private func separated(_ statement: KotlinNode) -> Range<Int> {
        let start = statement.previousSibling?.range.upperBound ?? statement.range.lowerBound
        return start..<statement.range.upperBound
    }

    private func declaration(_ statements: [KotlinNode]) -> String {
        let lines = statements.map {
            KotlinCode.reindented($0.text, from: KotlinCode.indentation(at: $0.range.lowerBound, in: file), to: unit)
        }
        let name = freeName()
        // `if (!started) { …; started = true }` sees to it by itself.
        if statements.allSatisfy({ isGuarded($0) }) {
            return "\n\nprivate fun \(name)() {\n\(lines.joined(separator: "\n"))\n}"
        }
        let flag = ["isSetUp", "isAppSetUp"].first { draft.symbols.declarations(named: $0).isEmpty } ?? "wasSetUp"
        return "\n\nprivate var \(flag) = false\n\n"
            + "/** What all view controllers need, once. */\n"
            + "private fun \(name)() {\n\(unit)if (\(flag)) return\n\(unit)\(flag) = true\n\(lines.joined(separator: "\n"))\n}"
    }

    private func isGuarded(_ statement: KotlinNode) -> Bool {
        guard statement.kind == "if_expression", let condition = statement.child("condition") else { return false }
        return statement.descendants(ofKind: "assignment").contains { assignment in
            assignment.child("left").map { condition.text.contains($0.text) } ?? false
        }
    }
}

extension String {
    var trimmedStart: String { String(drop { $0 == " " || $0 == "\t" }) }
}
