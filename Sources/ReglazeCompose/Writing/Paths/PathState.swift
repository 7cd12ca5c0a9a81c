import ReglazeEngine

/// What the functions around the pages hold and do, which every host that starts at a page holds and does for itself.
enum PathState {
    private static let holders: Set<String> = [
        "remember", "rememberSaveable", "viewModel", "koinViewModel", "koinNavViewModel", "hiltViewModel",
    ]
    static let effects: Set<String> = ["LaunchedEffect", "DisposableEffect", "SideEffect"]

    static func gaps(in draft: StackDraft, _ chain: CallChain) -> [ReadingNote] {
        let pages = draft.host.entries.map(\.content)
        return chain.links.flatMap { link -> [ReadingNote] in
            guard let body = link.function.body else { return [] }
            let file = link.function.place.file
            func isInPage(_ node: KotlinNode) -> Bool {
                pages.contains { $0.file.path == file.path && KotlinCode.holds($0.node, node) }
            }
            let held = body.descendants(ofKind: "property_declaration").filter { property in
                !isInPage(property)
                    && KotlinCode.initializer(of: property).flatMap(KotlinCall.init).map { holders.contains($0.name) } ?? false
            }
            let running = KotlinCall.all(of: effects, in: body).filter { !isInPage($0.node) }
            return held.map { property in
                ReadingNote(
                    location: KotlinPlace(property, in: file).location,
                    text:
                        "`\(KotlinCode.declaredName(of: property) ?? "this")` is made anew for every tab and every page, as each is a host "
                        + "of its own: share it, for instance as a value of the file that holds the entry points")
            }
                + running.map { call in
                    ReadingNote(
                        location: KotlinPlace(call.nameNode, in: file).location,
                        text: "this runs for every tab and every page, as each is a host of its own")
                }
        }
    }
}
