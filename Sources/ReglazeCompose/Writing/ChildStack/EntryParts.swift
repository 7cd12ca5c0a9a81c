import ReglazeEngine

/// An entry point in its parts: what is done once before `App` shows, and what every page's view controller has too.
struct EntryParts {
    /// What sets the app up, in the order in which it runs.
    private(set) var setUp: [KotlinNode] = []
    /// The values of the function's own body, whose making may set something up as well.
    private(set) var values: [KotlinNode] = []
    /// `ComposeUIViewController(configure = { opaque = false })`: the call without its content and without what sets up.
    private(set) var controller = ""
    /// `AppTheme(isDark = true) {`: what is drawn around `App`, outermost first.
    private(set) var openings: [String] = []
    /// What these are given by Swift, through the entry point.
    private(set) var parameters: [KotlinParameter] = []
    /// A swipe back that Compose draws, which SwiftUI's takes the place of.
    private(set) var backGesture: KotlinPlace?
    /// `@OptIn(…)`, for the parts that are copied.
    private(set) var optIn: String?
    /// The code that is copied to another file.
    private(set) var copied: [KotlinNode] = []

    private let entry: EntryPoint
    private let symbols: KotlinSymbols
    private var file: KotlinFile { entry.function.place.file }

    private static let backGestures: Set<String> = ["PredictiveBackGestureOverlay", "BackGestureProviderContainer"]
    /// What starts something that an app has once.
    private static let starters: Set<String> = ["KoinApplication", "KoinMultiplatformApplication"]

    init(_ entry: EntryPoint, _ symbols: KotlinSymbols) throws(StackRefusal) {
        self.entry = entry
        self.symbols = symbols
        if let block = entry.function.body?.child(ofKind: "block") {
            for statement in block.namedChildren where statement.kind != "return_expression" && !statement.isComment {
                if KotlinCode.holds(statement, entry.controller.node) { continue }
                if statement.kind == "property_declaration" { values.append(statement) } else { setUp.append(statement) }
            }
        }
        if let early = (setUp + values).flatMap({ [$0] + $0.descendants }).first(where: { $0.kind == "return_expression" }) {
            throw refused("\(entry.function.name) may end early, which what all pages share can't", early)
        }
        guard let call = KotlinCall(entry.controller.node), let app = entry.appCall?.node else { return }
        try readController(call, app)
        try readContent(call, app)
        if !openings.isEmpty || controller.contains("(") {
            optIn = Self.optIn(entry)
        }
    }

    /// What the function and its file opt in to.
    private static func optIn(_ entry: EntryPoint) -> String? {
        let texts = [
            entry.function.place.node.annotation("OptIn")?.text,
            entry.function.place.file.source.text.firstMatch(of: /@file:OptIn\([^)]*\)/).map { String($0.output) },
        ].compactMap(\.self)
        let names = texts.compactMap { text in
            text.split(separator: "(", maxSplits: 1).last?.split(separator: ")").first.map(String.init)
        }
        return names.isEmpty ? nil : "@OptIn(\(names.joined(separator: ", ")))"
    }

    /// The imports of what is copied to another file of the same package.
    func imports(to package: String) -> Set<String> {
        KotlinImports.needed(
            for: ([controller, optIn ?? ""] + openings).joined(separator: "\n"), from: file, to: package, symbols: symbols)
    }

    // MARK: - The view controller

    private mutating func readController(_ call: KotlinCall, _ app: KotlinNode) throws(StackRefusal) {
        var arguments: [String] = []
        for argument in call.arguments where !KotlinCode.holds(argument.node, app) {
            guard let configure = argument.lambda, argument.name == nil || argument.name == "configure" else {
                guard argument.name != "configure", argument.name != nil else {
                    throw refused("what `\(argument.node.text)` sets up can't be told: give it a lambda", argument.node)
                }
                try checkIsFree(argument.value, "\(call.name) is given")
                arguments.append(argument.node.text)
                copied.append(argument.value)
                continue
            }
            let kept = configure.statements.filter { ["assignment", "property_declaration"].contains($0.kind) }
            setUp += configure.statements.filter { !kept.contains($0) && !$0.isComment }
            guard kept.contains(where: { $0.kind == "assignment" }) else { continue }
            for statement in kept { try checkIsFree(statement, "\(call.name) is configured with", except: configure.node) }
            copied += kept
            let lines = kept.map { text(of: $0) }
            let unit = KotlinCode.indentUnit(of: file)
            arguments.append(
                lines.count == 1 && !lines[0].contains("\n")
                    ? "configure = { \(lines[0]) }"
                    : "configure = {\n" + lines.map { KotlinCode.reindented($0, from: "", to: unit) + "\n" }.joined() + "}")
        }
        controller = call.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    /// A page's view controller is made where nothing of the entry point is seen.
    private func checkIsFree(_ node: KotlinNode, _ what: String, except inner: KotlinNode? = nil) throws(StackRefusal) {
        for name in KotlinNames.references(in: node) {
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            let place: KotlinNode =
                switch local {
                case .variable(let node), .lambdaParameter(let node), .parameter(_, let node): node
                }
            if KotlinCode.holds(inner ?? node, place) { continue }
            throw refused("\(what) `\(name.text)` of \(entry.function.name), which a page by itself does not have", name)
        }
    }

    // MARK: - Around the app

    private mutating func readContent(_ call: KotlinCall, _ app: KotlinNode) throws(StackRefusal) {
        guard let content = call.arguments.first(where: { KotlinCode.holds($0.node, app) })?.lambda else { return }
        var around: [KotlinCall] = []
        var inner = app
        for node in app.ancestors {
            if ["if_expression", "when_entry", "for_statement"].contains(node.kind) {
                throw refused("\(entry.function.name) shows the app only in one case", node)
            }
            for statement in KotlinLambda(node)?.statements ?? []
            where !KotlinCode.holds(statement, inner) && statement.kind != "property_declaration" && !statement.isComment {
                guard statement.range.upperBound <= inner.range.lowerBound, isPlainStatement(statement) else {
                    throw refused(
                        "\(entry.function.name) draws something beside the app, which a page by itself does not have", statement)
                }
                setUp.append(statement)
            }
            if node == content.node { break }
            if let wrapper = KotlinCall(node), wrapper.node != app { around.append(wrapper) }
            inner = node
        }
        for wrapper in around.reversed() {
            guard !Self.backGestures.contains(wrapper.name) else {
                backGesture = KotlinPlace(wrapper.nameNode, in: file)
                continue
            }
            try open(wrapper, around: app)
        }
    }

    private mutating func open(_ wrapper: KotlinCall, around app: KotlinNode) throws(StackRefusal) {
        guard !Self.starters.contains(wrapper.name) else {
            throw refused(
                "\(wrapper.name) would start anew for every page: start it in a function, before the app shows", wrapper.nameNode)
        }
        var given: [String] = []
        for argument in wrapper.arguments where !KotlinCode.holds(argument.node, app) {
            for name in KotlinNames.references(in: argument.value) {
                guard let local = KotlinScope.local(name.text, at: name) else { continue }
                switch local {
                case .parameter(let parameter, let function) where function == entry.function.place.node:
                    if !parameters.contains(where: { $0.name == parameter.name }) { parameters.append(parameter) }
                case .lambdaParameter(let node)
                where KotlinCode.holds(node, wrapper.node) && openings.contains { $0.contains("->") }:
                    continue
                case .variable(let node), .lambdaParameter(let node), .parameter(_, let node):
                    if KotlinCode.holds(argument.value, node) { continue }
                    throw refused(
                        "\(wrapper.name) is given `\(name.text)` of \(entry.function.name), which a page by itself does not have",
                        name)
                }
            }
            given.append(text(of: argument.node))
            copied.append(argument.value)
        }
        let lambda = wrapper.arguments.first { KotlinCode.holds($0.node, app) }?.lambda
        let arrow = lambda.map { $0.parameters.isEmpty ? "" : " \($0.parameters.joined(separator: ", ")) ->" } ?? ""
        copied.append(wrapper.nameNode)
        openings.append(
            text(of: wrapper.node, upTo: wrapper.nameNode) + (given.isEmpty ? "" : "(\(given.joined(separator: ", ")))")
                + " {\(arrow)")
    }

    // MARK: - Composable or not

    private func isPlainStatement(_ statement: KotlinNode) -> Bool {
        // Compose calls nothing of its own between `try` and `catch`.
        if statement.kind == "try_expression" { return true }
        guard let call = KotlinCall(statement), let function = symbols.function(of: call, in: file) else { return false }
        return !function.isComposable
    }

    /// Whether code of the content can run outside of it, as far as its calls tell.
    func isPlain(_ value: KotlinNode) -> Bool {
        let members = [value] + value.descendants(ofKind: "navigation_expression")
        if members.contains(where: { $0.dottedNames?.last == "current" }) { return false }
        return KotlinCall.all(in: value).allSatisfy { call in
            if let function = symbols.function(of: call, in: file) { return !function.isComposable }
            let isState = ["remember", "collectAs", "subscribeAs"].contains { call.name.hasPrefix($0) }
            return call.name.first?.isUppercase ?? false || call.receiver != nil && !isState
        }
    }

    // MARK: - Texts

    private func text(of node: KotlinNode, upTo end: KotlinNode? = nil) -> String {
        let text = file.tree.text(node.range.lowerBound..<(end ?? node).range.upperBound)
        return KotlinCode.reindented(text, from: KotlinCode.indentation(at: node.range.lowerBound, in: file), to: "")
    }

    private func refused(_ reason: String, _ node: KotlinNode) -> StackRefusal {
        StackRefusal(
            step: "entry-points", reason: reason,
            places: [ReadingNote(location: KotlinPlace(node, in: file).location, text: "here")])
    }
}
