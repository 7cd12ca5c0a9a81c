import ReglazeEngine

/// `App(…)` and all functions down to the host take the tab to start with, and where pages and tabs are handed over.
enum AppCallbacks {
    static func apply(to draft: inout StackDraft, chain: CallChain, start: StartTab) -> ComposeChange.Step {
        for link in chain.links {
            let parameters = parameters(in: draft, start, for: link.function)
            let names = draft.names
            if let list = link.function.place.node.child(ofKind: "function_value_parameters"), !parameters.isEmpty {
                draft.edit(link.function.place.file) { file in
                    KotlinLists.add(parameters, to: list, in: &file)
                    importTypes(of: names, start, in: &file)
                }
            }
            guard let call = link.call else { continue }
            let missing = Self.names(draft).filter { call.argument(named: $0) == nil }
            draft.edit(link.function.place.file) { passOn(missing, to: call, in: &$0) }
        }
        let name = draft.names.start
        for place in start.places where place.node.text != name {
            draft.edit(place.file) { $0.replace(place.node.range, with: name, layer: .host) }
        }
        if let first = chain.links.first, !first.function.parameters.contains(where: { $0.name == "onNavigate" }) {
            mendCalls(of: first.function, in: &draft, except: chain)
        }
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "app-callbacks",
            summary:
                "\(draft.function.name) takes the tab to start with, and hands pages and tabs to SwiftUI where it is asked to.",
            state: paths.isEmpty ? .present : .written(paths: paths))
    }

    /// What is passed on from `App` to the host.
    static func names(_ draft: StackDraft) -> [String] {
        [draft.names.start] + draft.names.callbacks + (draft.keepsStart ? [StartPages.callback] : [])
    }

    private static func parameters(in draft: StackDraft, _ start: StartTab, for function: KotlinFunction) -> [String] {
        let names = draft.names
        let known = Set(function.parameters.map(\.name))
        return Self.names(draft).filter { !known.contains($0) }.map { name in
            let first = names.holdsPaths ? start.path(in: function.place.file) : names.startTab
            return "\(name): \(names.type(of: name)) = \(name == names.start ? first : "null")"
        }
    }

    static func importTypes(of names: StackNames, _ start: StartTab, in file: inout KotlinDraft) {
        file.addImport(names.route.imported)
        if names.hasOwnTopLevel { file.addImport(names.topLevel.imported) }
        if let place = start.route.declaration {
            let first = names.startTab.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            file.addImport(place.package.isEmpty ? String(first) : "\(place.package).\(first)")
        }
    }

    private static func passOn(_ names: [String], to call: KotlinCall, in file: inout KotlinDraft) {
        KotlinLists.addArguments(names.map { "\($0) = \($0)" }, to: call, in: &file)
    }

    /// A lambda behind the parentheses would go to the new last parameter.
    private static func mendCalls(of function: KotlinFunction, in draft: inout StackDraft, except chain: CallChain) {
        guard let last = function.parameters.last, last.type.contains("->") else { return }
        for place in draft.app.appCalls {
            guard let call = KotlinCall(place.node), let trailing = call.arguments.last, trailing.isTrailing else { continue }
            let text = "\(last.name) = \(trailing.value.text)"
            draft.edit(place.file) { file in
                guard let list = KotlinLists.list(of: call) else {
                    file.replace(call.nameNode.range.upperBound..<trailing.node.range.upperBound, with: "(\(text))", layer: .host)
                    return
                }
                let separator = call.arguments.count > 1 ? ", " : ""
                file.replace(
                    (list.range.upperBound - 1)..<trailing.node.range.upperBound, with: "\(separator)\(text))", layer: .host)
            }
        }
    }
}
