import ReglazeEngine

/// `nativeStack()`: the function that gives Swift the app's stack, beside the entry point that is there.
struct ChildStackEntry {
    /// The entry point's parameters that the stack is made from, which Swift has to pass.
    private(set) var parameters: [KotlinParameter] = []
    private let entry: EntryPoint
    private let parts: EntryParts
    private var arguments: [String] = []
    /// What is made once for all pages: the entry point's values, by the place of their declaration.
    private var made: [KotlinNode] = []
    /// What the entry point makes where it calls `App`.
    private var given: [(name: String, value: String)] = []

    static let function = "nativeStack"
    /// What holds the values where the entry point sets the app up too.
    static let setUpName = "NativeSetUp"

    init(
        _ shape: ChildStackShape, _ parts: EntryParts, passing surrounded: [Surroundings.Parameter]
    ) throws(StackRefusal) {
        entry = shape.entry
        self.parts = parts
        guard entry.function.declaration.parents.isEmpty else {
            throw StackRefusal(
                step: "entry-points",
                reason:
                    "\(entry.function.name) is in \(entry.function.declaration.parents.joined(separator: ".")): make it a function of "
                    + "the file, so that another one can stand beside it",
                places: [ReadingNote(location: entry.function.place.location, text: entry.function.name)])
        }
        guard let call = entry.appCall.flatMap({ KotlinCall($0.node) }) else { return }
        if !parts.setUp.isEmpty {
            for node in parts.values { try make(node) }
            for statement in parts.setUp { try takeLocals(of: statement) }
        }
        for parameter in surrounded {
            let place = shape.function.parameters.firstIndex { $0.name == parameter.name }
            let value = place.flatMap { call.argument(named: parameter.name, at: $0)?.value }
            if let own = parts.parameters.first(where: { $0.name == parameter.name }) {
                guard value == nil || value?.text == own.name else {
                    throw refused(
                        "`\(own.name)` is one thing to \(entry.function.name) and another to \(shape.function.name)", call.node)
                }
                if !parameters.contains(where: { $0.name == own.name }) { parameters.append(own) }
                arguments.append(own.name)
            } else if let value {
                arguments.append(try pass(value, as: parameter.name))
            }
        }
    }

    /// An expression of the entry point where its function can't be seen.
    private mutating func pass(_ value: KotlinNode, as name: String) throws(StackRefusal) -> String {
        try takeLocals(of: value)
        // What is made there is made once for all pages.
        if value.dottedNames == nil, !KotlinCall.all(in: value).isEmpty {
            guard !asksSwift(value) else {
                throw refused("`\(name)` is made from what Swift passes to \(entry.function.name)", value)
            }
            guard parts.isPlain(value) else { throw composed(name, value) }
            given.append((name, text(of: value.range)))
            return name
        }
        guard parts.isPlain(value) else { throw composed(name, value) }
        return value.text
    }

    private mutating func takeLocals(of value: KotlinNode) throws(StackRefusal) {
        for name in KotlinNames.references(in: value) {
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            switch local {
            case .parameter(let parameter, let function):
                if KotlinCode.holds(value, function) || parameters.contains(where: { $0.name == parameter.name }) { continue }
                guard !parts.setUp.contains(where: { KotlinCode.holds($0, name) }) else {
                    throw refused("the app is set up with `\(name.text)`, which Swift passes to \(entry.function.name)", name)
                }
                parameters.append(parameter)
            case .variable(let property):
                if !KotlinCode.holds(value, property) { try make(property) }
            case .lambdaParameter(let lambda):
                if KotlinCode.holds(value, lambda) { continue }
                throw refused("`\(name.text)` is of \(entry.function.name) alone", name)
            }
        }
    }

    private mutating func make(_ property: KotlinNode) throws(StackRefusal) {
        guard !made.contains(property) else { return }
        let name = KotlinCode.declaredName(of: property) ?? property.text
        guard KotlinCode.declaredName(of: property) != nil, property.child(ofKind: "property_delegate") == nil,
            !KotlinCode.holds(property, entry.controller.node), let value = KotlinCode.initializer(of: property)
        else { throw refused("`\(name)` is of \(entry.function.name) alone", property) }
        guard !asksSwift(value) else {
            throw refused("`\(name)` is made from what Swift passes to \(entry.function.name)", property)
        }
        try takeLocals(of: value)
        // Nothing that is remembered, and nothing outside of the content, asks Compose.
        guard Self.remembered(value) != nil || !isInContent(property) || parts.isPlain(value) else {
            throw composed(name, property)
        }
        made.append(property)
    }

    /// Whether a value is made from the entry point's parameters.
    private func asksSwift(_ value: KotlinNode) -> Bool {
        KotlinNames.references(in: value).contains { name in
            guard case .parameter(_, let function) = KotlinScope.local(name.text, at: name) else { return false }
            return function == entry.function.place.node
        }
    }

    private func isInContent(_ node: KotlinNode) -> Bool { KotlinCode.holds(entry.controller.node, node) }

    /// `remember { Root() }` makes the same without Compose.
    private static func remembered(_ value: KotlinNode) -> KotlinLambda? {
        guard let call = KotlinCall(value), call.name == "remember", call.arguments.count == 1, let lambda = call.trailingLambda,
            !lambda.node.text.contains("@remember")
        else { return nil }
        return lambda
    }

    private func refused(_ reason: String, _ node: KotlinNode) -> StackRefusal {
        StackRefusal(
            step: "entry-points", reason: "\(reason): make it a value of the file, so that SwiftUI's pages can have the same",
            places: [ReadingNote(location: KotlinPlace(node, in: entry.function.place.file).location, text: "it is used here")])
    }

    private func composed(_ name: String, _ node: KotlinNode) -> StackRefusal {
        refused("`\(name)` is made by Compose, as far as can be told", node)
    }

    // MARK: - Writing

    func apply(to draft: inout StackDraft) {
        let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let call = "\(NativeStackText.type)(\(arguments.joined(separator: ", ")))"
        let text =
            declarations + "\n\n/** The app's stack, for SwiftUI. */\nfun \(Self.function)(\(list)): \(NativeStackText.type) = "
            + (parts.setUp.isEmpty ? call : "\(Self.setUpName).run { \(call) }")
        let end = entry.function.place.node.range.upperBound
        draft.edit(entry.function.place.file) { $0.insert(text, at: end, layer: .host) }
    }

    private var declarations: String {
        let unit = KotlinCode.indentUnit(of: entry.function.place.file)
        guard !parts.setUp.isEmpty else {
            let values =
                made.map { (KotlinCode.declaredName(of: $0) ?? "", block(of: $0)) }
                + given.map { ($0.name, Self.block($0.value, unit)) }
            return values.map { "\n\nprivate val \($0.0) by lazy \($0.1)" }.joined()
        }
        // An object is made once, where it is first asked for, its parts in their order.
        var parts: [String] = []
        var statements: [String] = []
        func closeBlock() {
            guard !statements.isEmpty else { return }
            let lines = statements.map { KotlinCode.reindented($0, from: "", to: unit) + "\n" }.joined()
            parts.append("init {\n\(lines)}")
            statements = []
        }
        for node in (made + self.parts.setUp).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if made.contains(node) {
                closeBlock()
                parts.append(declaration(of: node))
            } else {
                statements.append(text(of: node.range))
            }
        }
        closeBlock()
        parts += given.map { "val \($0.name) = \($0.value)" }
        return
            "\n\n/** What \(entry.function.name) sets up and makes, once for all pages. */\nprivate object \(Self.setUpName) {\n"
            + parts.map { KotlinCode.reindented($0, from: "", to: unit) }.joined(separator: "\n") + "\n}"
    }

    /// What `lazy` is given.
    private func block(of property: KotlinNode) -> String {
        if let lambda = KotlinCode.initializer(of: property).flatMap(Self.remembered), lambda.statements.count > 1 {
            return text(of: lambda.node.range)
        }
        return Self.block(expression(of: property), KotlinCode.indentUnit(of: entry.function.place.file))
    }

    private static func block(_ value: String, _ unit: String) -> String {
        value.contains("\n") ? "{\n\(KotlinCode.reindented(value, from: "", to: unit))\n}" : "{ \(value) }"
    }

    /// The `val` with what its value is outside of Compose.
    private func declaration(of property: KotlinNode) -> String {
        guard let value = KotlinCode.initializer(of: property) else { return text(of: property.range) }
        return text(of: property.range.lowerBound..<value.range.lowerBound) + expression(of: property)
    }

    private func expression(of property: KotlinNode) -> String {
        guard let value = KotlinCode.initializer(of: property) else { return "" }
        guard let lambda = Self.remembered(value) else { return text(of: value.range) }
        guard lambda.statements.count > 1 else { return lambda.statements.first.map { text(of: $0.range) } ?? "" }
        return "run \(text(of: lambda.node.range))"
    }

    private func text(of range: Range<Int>) -> String {
        let file = entry.function.place.file
        return KotlinCode.reindented(
            file.tree.text(range), from: KotlinCode.indentation(at: range.lowerBound, in: file), to: "")
    }
}
