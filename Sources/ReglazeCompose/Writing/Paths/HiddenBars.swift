import ReglazeEngine

/// The bars that are left out below native ones, so that what is tapped in them does not matter.
enum HiddenBars {
    static func places(in draft: StackDraft, chain: CallChain) -> [KotlinPlace] {
        tabs(in: draft, chain) + titles(in: draft)
    }

    private static func tabs(in draft: StackDraft, _ chain: CallChain) -> [KotlinPlace] {
        guard let chrome = draft.host.chrome else {
            return TabBars.places(in: draft).filter { !(KotlinCall($0.node)?.name.hasSuffix("Scaffold") ?? true) }
                + chain.links.flatMap { link in
                    TabBars.nodes(in: link.function, draft)
                        .filter { !(KotlinCall($0)?.name.hasSuffix("Scaffold") ?? true) }
                        .map { KotlinPlace($0, in: link.function.place.file) }
                }
        }
        guard let call = KotlinCall(chrome.node), KotlinCode.holds(chrome.node, draft.host.display.node) else { return [chrome] }
        let slots = call.arguments.filter { ["topBar", "bottomBar"].contains($0.name) }
        let bars = slots.isEmpty ? call.arguments.filter { !KotlinCode.holds($0.node, draft.host.display.node) } : slots
        return bars.map { KotlinPlace($0.value, in: chrome.file) }
    }

    private static func titles(in draft: StackDraft) -> [KotlinPlace] {
        draft.app.screens.flatMap { screen -> [KotlinPlace] in
            guard let bar = screen.titleBar, !bar.isOfPart, bar.place.file.module == draft.host.function.place.file.module else {
                return []
            }
            guard bar.hasOtherContent else { return [bar.place] }
            let isTab = screen.routes.allSatisfy { name in draft.routes.tabs.contains { $0.name == name } }
            let icon = isTab ? nil : KotlinCall(bar.place.node)?.argument(named: "navigationIcon")
            return icon.map { [KotlinPlace($0.value, in: bar.place.file)] } ?? []
        }
    }
}
