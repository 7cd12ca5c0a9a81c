import ReglazeEngine

/// Where the app draws its bar of tabs.
enum TabBars {
    /// The host's own scaffold, or else the calls that draw the bar, wherever they stand.
    static func places(in draft: StackDraft) -> [KotlinPlace] {
        if let chrome = draft.host.chrome { return [chrome] }
        var found: [KotlinPlace] = []
        for tab in draft.app.tabs {
            let bar = tab.place.node.ancestors.first { node in
                KotlinCall(node).map { TabReader.bars.contains($0.name) || TabReader.isBarName($0.name) } ?? false
            }
            guard let bar, !found.contains(where: { $0.node == bar }) else { continue }
            found.append(KotlinPlace(bar, in: tab.place.file))
        }
        return found.isEmpty ? madeFromTable(in: draft) : found
    }

    /// The bars that are made from the table of the tabs: `items.forEach { NavigationBarItem(…) }`.
    private static func madeFromTable(in draft: StackDraft) -> [KotlinPlace] {
        let tables = Set(
            draft.app.tabs.compactMap { tab in
                let owner = tab.place.node.ancestors.first { ["property_declaration", "class_declaration"].contains($0.kind) }
                return owner.flatMap { $0.kind == "class_declaration" ? $0.child("name")?.text : KotlinCode.declaredName(of: $0) }
            })
        let bars = draft.app.project.kotlin.filter { !$0.isTest }.flatMap { file in
            KotlinCall.all(of: TabReader.bars, in: file.tree.root)
                .filter { call in
                    draft.symbols.callee(of: call, in: file) == nil
                        && !call.node.ancestors.contains { KotlinCall($0).map { TabReader.bars.contains($0.name) } ?? false }
                }
                .map { KotlinPlace($0.node, in: file) }
        }
        let named = bars.filter { bar in tables.contains { bar.node.text.mentions($0) } }
        return named.isEmpty && bars.count == 1 ? bars : named
    }

    /// The nodes of a function that draw the bar: itself, or through functions of the app.
    static func nodes(in function: KotlinFunction, _ draft: StackDraft) -> [KotlinNode] {
        guard let body = function.body else { return [] }
        return places(in: draft).flatMap { place -> [KotlinNode] in
            if place.file.path == function.place.file.path, KotlinCode.holds(body, place.node) { return [place.node] }
            guard let around = KotlinCode.function(around: place.node)?.child("name")?.text else { return [] }
            return KotlinCall.all(of: [around], in: body).map(\.node)
        }
    }
}
