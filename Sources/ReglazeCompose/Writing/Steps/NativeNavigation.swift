import ReglazeEngine

/// `LocalUseNativeNavigation`: whether SwiftUI draws the bars. Declared, provided, and asked by everything that draws a bar itself.
enum NativeNavigation {
    static func apply(to draft: inout StackDraft, chain: CallChain) -> ComposeChange.Step {
        var gaps: [ReadingNote] = []
        let names = draft.names
        if draft.symbols.declarations(named: names.local).isEmpty {
            declare(in: &draft)
            provide(in: &draft, chain)
        }
        gaps += HostPadding.apply(to: &draft, chain: chain)
        var guarding = BarGuard(draft: draft)
        guarding.hideChrome()
        guarding.hideTitleBars()
        draft = guarding.draft
        gaps += guarding.gaps
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "native-navigation-local",
            summary: "\(names.local) tells screens that SwiftUI draws the bars; they leave out their own.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }

    static func declare(in draft: inout StackDraft) {
        let host = draft.host.function.place
        let name = draft.names.local
        draft.edit(host.file) { edit in
            let text =
                "/** Whether SwiftUI draws the bars around a page, so that Compose must not. */\n"
                + "val \(name) = staticCompositionLocalOf { false }\n\n"
            edit.insert(text, at: RouteTypes.start(of: host.node, in: host.file), layer: .host)
            edit.addImport("androidx.compose.runtime.staticCompositionLocalOf")
        }
    }

    /// Where composition locals are provided already, else around the host's display; around the bar of the tabs in any case.
    private static func provide(in draft: inout StackDraft, _ chain: CallChain) {
        let isNative = draft.keepsStart ? "onNavigate != null && !\(StartPages.value(draft))" : "onNavigate != null"
        let inHost = "\(draft.names.local) provides (\(isNative))"
        let package = draft.host.function.place.file.package
        let local = package.isEmpty ? draft.names.local : "\(package).\(draft.names.local)"
        for link in chain.links {
            let inner = link.call?.node ?? draft.host.display.node
            let file = link.function.place.file
            let bars = TabBars.nodes(in: link.function, draft)
            // A start page of the host is not known above it.
            let value = link.call == nil ? inHost : "\(draft.names.local) provides (onNavigate != null)"
            for around in inner.ancestors {
                if around == link.function.place.node { break }
                guard let call = KotlinCall(around), takesMore(call),
                    bars.allSatisfy({ KotlinCode.holds(call.node, $0) })
                else { continue }
                draft.edit(file) { edit in
                    KotlinLists.addArguments([value], to: call, in: &edit)
                    edit.addImport(local)
                }
                if link.call != nil, draft.keepsStart { wrapHost(inHost, in: &draft) }
                return
            }
            guard link.call == nil || !bars.isEmpty else { continue }
            let statement = statement(around: [inner] + bars)
            draft.edit(file) { edit in
                edit.wrap(statement.range, in: "CompositionLocalProvider(\(value)) {", "}", layer: .host)
                edit.addImport("androidx.compose.runtime.CompositionLocalProvider")
                edit.addImport(local)
            }
            if link.call != nil, draft.keepsStart { wrapHost(inHost, in: &draft) }
            return
        }
    }

    /// Whether a local can be provided by a call that is there: `CompositionLocalProvider(LocalSpace provides space) { … }`, but not
    /// one that is given an array by name, or the locals of another composition.
    static func takesMore(_ call: KotlinCall) -> Bool {
        guard call.name == "CompositionLocalProvider", call.trailingLambda != nil else { return false }
        return call.arguments.allSatisfy { $0.isTrailing || $0.name == nil && $0.value.text.contains(" provides") }
    }

    /// Around the host's display once more, for what the host alone knows.
    private static func wrapHost(_ value: String, in draft: inout StackDraft) {
        let host = draft.host
        let statement = statement(around: [host.display.node] + TabBars.nodes(in: host.function, draft))
        draft.edit(host.display.file) { edit in
            edit.wrap(statement.range, in: "CompositionLocalProvider(\(value)) {", "}", layer: .host)
            edit.addImport("androidx.compose.runtime.CompositionLocalProvider")
        }
    }

    /// The innermost statement that holds all of these.
    private static func statement(around nodes: [KotlinNode]) -> KotlinNode {
        var node = nodes[0]
        while !nodes.allSatisfy({ KotlinCode.holds(node, $0) }), let parent = node.parent { node = parent }
        while let parent = node.parent, parent.kind != "lambda_literal", parent.kind != "block" { node = parent }
        return node
    }
}
