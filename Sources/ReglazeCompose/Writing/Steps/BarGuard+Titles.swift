import ReglazeEngine

// The bars of the pages.
extension BarGuard {
    mutating func hideTitleBars() {
        for screen in draft.app.screens {
            guard let bar = screen.titleBar else { continue }
            let isRoot = screen.routes.contains { name in draft.routes.tabs.contains { $0.name == name } }
            if isHidden(bar.place) { continue }
            guard bar.place.file.module == draft.host.function.place.file.module else {
                hidden.append(bar.place)
                gaps.append(
                    ReadingNote(
                        location: bar.place.location,
                        text:
                            "this bar stands in the module \(bar.place.file.module), which does not see \(draft.names.local): move that "
                            + "to a module that both see, and leave the bar out where it is true"))
                continue
            }
            if bar.isOfPart {
                gaps.append(
                    ReadingNote(
                        location: bar.place.location,
                        text:
                            "this bar of \(screen.function.name) stays: its button closes a part of the page, which SwiftUI knows nothing of"
                    ))
                continue
            }
            if bar.hasOtherContent {
                if isRoot, screen.routes.allSatisfy({ name in draft.routes.tabs.contains { $0.name == name } }) {
                    gaps.append(
                        ReadingNote(
                            location: bar.place.location,
                            text:
                                "the bar of \(screen.function.name) holds more than a title and stays: the bar of a tab's root is hidden in SwiftUI"
                        ))
                } else {
                    hideTitle(bar, screen)
                }
                continue
            }
            hide(bar.place)
        }
    }

    /// Leaves the bar with what SwiftUI's does not have, and takes its title and its back button away.
    private mutating func hideTitle(_ bar: Screen.TitleBar, _ screen: Screen) {
        hidden.append(bar.place)
        var isChanged = false
        let all = KotlinCall.all(in: bar.place.node)
        // The bar may stand in something that shows a search field in its place.
        let titled = all.filter { $0.argument(named: "title") != nil }
        for call in titled.isEmpty ? Array(all.prefix(1)) : titled {
            for argument in call.arguments where ["title", "navigationIcon"].contains(argument.name) || goesBack(argument) {
                if let lambda = argument.lambda, let first = lambda.statements.first, let last = lambda.statements.last {
                    hide(
                        first.range.lowerBound..<last.range.upperBound, single: lambda.statements.count == 1 ? first : nil,
                        lambda.node,
                        bar.place.file)
                } else if argument.name == "title", argument.lambda == nil, !argument.value.text.contains(draft.names.local) {
                    let start = argument.value.range.lowerBound
                    let text = "if (\(draft.names.local).current) \"\" else "
                    draft.edit(bar.place.file) { $0.insert(text, at: start, layer: .host) }
                    importLocal(bar.place.file)
                } else {
                    continue
                }
                isChanged = true
            }
        }
        let what =
            isChanged
            ? "the rest of it stays in Compose, below the native bar"
            : "it stays below the native bar: move what it holds to another place by hand"
        gaps.append(
            ReadingNote(
                location: bar.place.location, text: "the bar of \(screen.function.name) holds more than a title; \(what)"))
    }

    /// Whether a slot of a bar holds the button that goes back.
    private func goesBack(_ argument: KotlinArgument) -> Bool {
        let starts = ["nav", "start", "lead", "left", "back"]
        guard let name = argument.name?.lowercased(), starts.contains(where: { name.hasPrefix($0) }) else { return false }
        return argument.lambda.map { Screen.TitleBar.callsBack($0.node) } ?? false
    }
}
