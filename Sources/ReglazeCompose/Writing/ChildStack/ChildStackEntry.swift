import ReglazeEngine

/// `nativeStack()`: the function that gives Swift the app's stack, beside the entry point that is there.
struct ChildStackEntry {
    /// The entry point's parameters that the stack is made from, which Swift has to pass.
    private(set) var parameters: [KotlinParameter] = []
    private let entry: EntryPoint
    private var arguments: [String] = []
    /// `private val root by lazy { … }`, for what the entry point makes itself.
    private var values: [String] = []

    static let function = "nativeStack"

    init(_ shape: ChildStackShape, passing surrounded: [Surroundings.Parameter]) throws(StackRefusal) {
        entry = shape.entry
        try Self.checkSetUp(entry)
        guard let call = entry.appCall.flatMap({ KotlinCall($0.node) }) else { return }
        for parameter in surrounded {
            let place = shape.function.parameters.firstIndex { $0.name == parameter.name } ?? 0
            guard let value = call.argument(named: parameter.name, at: place)?.value else { continue }
            arguments.append(try pass(value, as: parameter.name))
        }
    }

    /// An expression of the entry point where its function can't be seen.
    private mutating func pass(_ value: KotlinNode, as name: String) throws(StackRefusal) -> String {
        try takeLocals(of: value)
        // What is made there is made once for all pages.
        if value.dottedNames == nil, !KotlinCall.all(in: value).isEmpty {
            values.append("private val \(name) by lazy { \(Self.made(value)) }")
            return name
        }
        return value.text
    }

    private mutating func takeLocals(of value: KotlinNode) throws(StackRefusal) {
        for name in KotlinNames.references(in: value) {
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            switch local {
            case .parameter(let parameter, let function):
                if KotlinCode.holds(value, function) || parameters.contains(where: { $0.name == parameter.name }) { continue }
                parameters.append(parameter)
            case .variable(let property):
                if KotlinCode.holds(value, property) { continue }
                guard property.child(ofKind: "property_delegate") == nil, let made = KotlinCode.initializer(of: property) else {
                    throw refused("`\(name.text)` is of \(entry.function.name) alone", name)
                }
                let text = "private val \(name.text) by lazy { \(Self.made(made)) }"
                guard !values.contains(text) else { continue }
                try takeLocals(of: made)
                guard parameters.isEmpty else {
                    throw refused("`\(name.text)` is made from what Swift passes to \(entry.function.name)", name)
                }
                values.append(text)
            case .lambdaParameter(let lambda):
                if KotlinCode.holds(value, lambda) { continue }
                throw refused("`\(name.text)` is of \(entry.function.name) alone", name)
            }
        }
    }

    /// `remember { Root() }` makes the same without Compose.
    private static func made(_ value: KotlinNode) -> String {
        guard let call = KotlinCall(value), call.name == "remember", call.arguments.count == 1, let lambda = call.trailingLambda,
            lambda.statements.count == 1
        else { return value.text }
        return lambda.statements[0].text
    }

    private func refused(_ reason: String, _ node: KotlinNode) -> StackRefusal {
        StackRefusal(
            step: "entry-points", reason: "\(reason): make it a value of the file, so that SwiftUI's pages can have the same",
            places: [ReadingNote(location: KotlinPlace(node, in: entry.function.place.file).location, text: "it is used here")])
    }

    /// What the entry point starts has to be there before the stack is.
    private static func checkSetUp(_ entry: EntryPoint) throws(StackRefusal) {
        let controller = entry.controller.node
        let block = entry.function.body?.child(ofKind: "block")
        var statements = (block?.namedChildren ?? []).filter {
            !["return_expression", "property_declaration"].contains($0.kind) && !$0.isComment && !KotlinCode.holds($0, controller)
        }
        let configure = KotlinCall(controller)?.arguments.first { $0.name == "configure" || !$0.isTrailing }?.lambda
        statements += (configure?.statements ?? []).filter { $0.kind != "assignment" && $0.kind != "property_declaration" }
        guard let first = statements.first else { return }
        throw StackRefusal(
            step: "entry-points",
            reason:
                "\(entry.function.name) sets the app up, which has to be done before SwiftUI has its stack: do it in a function that "
                + "Swift calls when the app starts",
            places: [ReadingNote(location: KotlinPlace(first, in: entry.function.place.file).location, text: "this sets up")])
    }

    func apply(to draft: inout StackDraft) {
        let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let text =
            values.map { "\n\n\($0)" }.joined()
            + "\n\n/** The app's stack, for SwiftUI. */\nfun \(Self.function)(\(list)): \(NativeStackText.type) = "
            + "\(NativeStackText.type)(\(arguments.joined(separator: ", ")))"
        let end = entry.function.place.node.range.upperBound
        draft.edit(entry.function.place.file) { $0.insert(text, at: end, layer: .host) }
    }
}
