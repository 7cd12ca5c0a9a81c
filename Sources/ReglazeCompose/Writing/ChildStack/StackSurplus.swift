import ReglazeEngine

/// What the app draws beside its stack, which no page draws by itself: dialogs, messages, a title bar for all pages.
struct StackSurplus {
    private(set) var notes: [ReadingNote] = []
    /// The same as comments, for the code.
    private(set) var comments: [String] = []

    private static let slots: Set<String> = ["topBar", "floatingActionButton", "snackbarHost"]

    init(_ chain: CallChain, display: KotlinNode, hasTabs: Bool) throws(StackRefusal) {
        for link in chain.links {
            let file = link.function.place.file
            var node = link.call?.node ?? display
            for around in node.ancestors {
                if around == link.function.place.node { break }
                defer { node = around }
                if ["if_expression", "when_entry"].contains(around.kind) {
                    throw StackRefusal(
                        step: "native-stack",
                        reason: "\(link.function.name) shows the stack only in one case, which SwiftUI knows nothing of: let the "
                            + "component show the other one as a page of the stack",
                        places: [ReadingNote(location: KotlinPlace(around, in: file).location, text: "this case")])
                }
                // The body of a function is its block, whose statements have been asked.
                for statement in around.kind == "function_body" ? [] : KotlinCode.statements(of: around)
                where !KotlinCode.holds(statement, node) {
                    try add(statement, in: link.function, hasTabs)
                }
                guard let call = KotlinCall(around) else { continue }
                for argument in call.arguments where !KotlinCode.holds(argument.node, node) {
                    if argument.name == "bottomBar", !hasTabs { throw Self.bar(argument.node, file) }
                    if let name = argument.name, Self.slots.contains(name) { note("`\(name)`", argument.node, link.function) }
                }
            }
        }
    }

    private mutating func add(_ statement: KotlinNode, in function: KotlinFunction, _ hasTabs: Bool) throws(StackRefusal) {
        guard statement.kind != "property_declaration", !statement.isComment else { return }
        if let call = KotlinCall(statement), TabReader.bars.contains(call.name) || TabReader.isBarName(call.name) {
            if hasTabs { return }
            throw Self.bar(statement, function.place.file)
        }
        let name = KotlinCall(statement).map { "`\($0.name)`" } ?? "`\(statement.text.prefix { !$0.isNewline }.prefix(40))`"
        note(name, statement, function)
    }

    private mutating func note(_ name: String, _ node: KotlinNode, _ function: KotlinFunction) {
        notes.append(
            ReadingNote(
                location: KotlinPlace(node, in: function.place.file).location,
                text: "\(name) of \(function.name) stands beside the stack and is not drawn with a page: give it another place"))
        comments.append("// TODO: \(name) of \(function.name) stands beside the stack; give it a place with the pages.")
    }

    private static func bar(_ node: KotlinNode, _ file: KotlinFile) -> StackRefusal {
        StackRefusal(
            step: "native-stack",
            reason: "a bar is drawn beside the stack, and its tabs can't be told; name their routes: --tabs Home,Search",
            places: [ReadingNote(location: KotlinPlace(node, in: file).location, text: "this bar")])
    }
}
