import ReglazeEngine

/// The pages of a stack that show stacks of their own. Compose goes on drawing them as today, with their bars: only what is pushed
/// above them is SwiftUI's.
struct NestedStacks {
    private(set) var routes: [String] = []
    /// Those that draw a bar or a button to go back, so that SwiftUI's bar would be a second one.
    private(set) var barred: [ChildPage] = []
    private(set) var notes: [ReadingNote] = []
    /// Where one of them shows a stack, which a back gesture of Compose can go back on; nil where all show pages side by side.
    private(set) var stack: KotlinPlace?

    init(_ pages: [ChildPage], _ symbols: KotlinSymbols) {
        for page in pages {
            let (displays, hasBar) = Self.displays(in: page.branch, symbols)
            guard let first = displays.first else { continue }
            routes.append(page.route)
            if hasBar { barred.append(page) }
            stack = stack ?? displays.first { $0.node.text != "ChildPages" }
            notes.append(
                ReadingNote(
                    location: first.location,
                    text: "\(page.child.nameInPackage) shows a stack of its own"))
        }
    }

    /// A page with a stack of its own that is alone is the app.
    func check(_ all: [ChildPage], _ host: NavigationHost) throws(StackRefusal) {
        guard all.count == 1, !routes.isEmpty else { return }
        throw StackRefusal(
            step: "native-stack",
            reason:
                "\(host.function.name) shows one page alone, which shows a stack of its own: SwiftUI would have nothing to push. Let the "
                + "component that the app is given hold the inner stack, or take --shell tabs",
            places: notes)
    }

    private static func displays(in start: KotlinPlace, _ symbols: KotlinSymbols) -> (stacks: [KotlinPlace], hasBar: Bool) {
        var open = [start]
        var seen: Set<KotlinNode> = []
        var found: [KotlinPlace] = []
        var hasBar = false
        while let place = open.popLast() {
            guard seen.insert(place.node).inserted else { continue }
            for call in KotlinCall.all(in: place.node) {
                if call.name.hasSuffix("Bar") && !TabReader.bars.contains(call.name) && !TabReader.isBarName(call.name)
                    || call.node.text.contains("ArrowBack") || call.name.contains("BackButton")
                {
                    hasBar = true
                }
                if let function = symbols.function(of: call, in: place.file) {
                    open.append(function.place)
                } else if Decompose.displayNames.contains(call.name),
                    call.argument(named: "stack", at: 0) != nil || call.argument(named: "pages", at: 0) != nil
                {
                    found.append(KotlinPlace(call.nameNode, in: place.file))
                }
            }
        }
        return (found, hasBar)
    }
}
