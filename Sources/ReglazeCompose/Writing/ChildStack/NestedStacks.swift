import ReglazeEngine

/// The pages of a stack that show stacks of their own.
struct NestedStacks {
    private(set) var routes: [String] = []
    private(set) var notes: [ReadingNote] = []

    init(_ pages: [ChildStackShape.Page], in file: KotlinFile, _ symbols: KotlinSymbols) {
        for page in pages {
            guard let display = Self.display(in: page.branch, file, symbols) else { continue }
            routes.append(page.route)
            notes.append(
                ReadingNote(
                    location: display.location,
                    text: "\(page.child.nameInPackage) shows a stack of its own"))
        }
    }

    private static func display(in node: KotlinNode, _ file: KotlinFile, _ symbols: KotlinSymbols) -> KotlinPlace? {
        var open = [KotlinPlace(node, in: file)]
        var seen: Set<KotlinNode> = []
        while let place = open.popLast() {
            guard seen.insert(place.node).inserted else { continue }
            for call in KotlinCall.all(in: place.node) {
                if let function = symbols.function(of: call, in: place.file) {
                    open.append(function.place)
                } else if Decompose.displayNames.contains(call.name),
                    call.argument(named: "stack", at: 0) != nil || call.argument(named: "pages", at: 0) != nil
                {
                    return KotlinPlace(call.nameNode, in: place.file)
                }
            }
        }
        return nil
    }
}
