import ReglazeEngine

/// What has to hold of an app's own code before a stack shell is written into it.
enum StackGround {
    static func check(_ draft: StackDraft, _ ground: StackWriter.Ground) throws(StackRefusal) {
        for function in ground.chain.links.map(\.function) { try check(function, draft) }
        try check(ground.entry, draft)
    }

    /// The names of the new parameters are free, but for those that an earlier run has added.
    private static func check(_ function: KotlinFunction, _ draft: StackDraft) throws(StackRefusal) {
        let names = draft.names
        // With typed routes the host may keep its selected tab in a variable of the same name.
        let declared = names.holdsPaths ? KotlinNames.declared(in: function.place.node) : Set(function.parameters.map(\.name))
        for name in AppCallbacks.names(draft) where declared.contains(name) {
            let own = function.parameters.first { $0.name == name }
            if own?.type == names.type(of: name) { continue }
            throw StackRefusal(
                step: "app-callbacks",
                reason: "\(function.name) has a `\(name)` of its own, which the shell needs for another thing: rename it first",
                places: [ReadingNote(location: function.declaration.location, text: function.name)])
        }
    }

    /// The functions for SwiftUI can be written beside the entry point.
    private static func check(_ entry: EntryPoint, _ draft: StackDraft) throws(StackRefusal) {
        let function = entry.function
        func refusal(_ reason: String, _ node: KotlinNode) -> StackRefusal {
            StackRefusal(
                step: "entry-points", reason: reason,
                places: [ReadingNote(location: KotlinPlace(node, in: function.place.file).location, text: "here")])
        }
        if let obstacle = entry.obstacle { throw refusal(obstacle, function.place.node) }
        let reserved: Set = ["topLevelRoute", "route", "onNavigate", "onGoBack", "onSet", "onActivate", StartPages.callback]
        if let own = function.parameters.first(where: { reserved.contains($0.name) }) {
            throw refusal(
                "\(function.name) has a `\(own.name)` of its own, which the shell needs for another thing: rename it first",
                function.place.node)
        }
        let taken = draft.symbols.declarations(named: draft.names.screenController).first { other in
            other.kind != .function || !KotlinParameter.all(of: other.place.node).contains { $0.name == "route" }
        }
        if let taken {
            throw StackRefusal(
                step: "entry-points",
                reason: "`\(taken.name)` is what the shell calls its function for a page: rename the app's own first",
                places: [ReadingNote(location: taken.location, text: taken.name)])
        }
        for statement in EntryPointWriter.doneOnce(entry) {
            if let early = ([statement] + statement.descendants).first(where: { $0.kind == "return_expression" }) {
                throw refusal(
                    "what sets the app up ends \(function.name) early, and has to run once for all pages: take it out first",
                    early)
            }
            let local = KotlinNames.references(in: statement).first { name in
                let place: KotlinNode? =
                    switch KotlinScope.local(name.text, at: name) {
                    case .variable(let node)?, .lambdaParameter(let node)?, .parameter(_, let node)?: node
                    case nil: nil
                    }
                return place.map { !KotlinCode.holds(statement, $0) } ?? false
            }
            if let local {
                throw refusal(
                    "what sets the app up uses `\(local.text)` of \(function.name), and has to run once for all pages: "
                        + "make it a value of the file", local)
            }
        }
    }
}
