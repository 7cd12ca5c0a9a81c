import ReglazeEngine

// The bars of the pages.
extension BarGuard {
    mutating func hideTitleBars() {
        for screen in draft.app.screens {
            guard let bar = screen.titleBar else { continue }
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
                if isTab(screen) {
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
        hideBackButtons()
    }

    /// The buttons that go back which a layout draws: the native bar has one.
    private mutating func hideBackButtons() {
        for screen in draft.app.screens where !isTab(screen) {
            for button in screen.layoutBackButtons where !isHidden(button) {
                if button.file.module == draft.host.function.place.file.module {
                    hide(button, isBar: false)
                } else {
                    hidden.append(button)
                    gaps.append(
                        ReadingNote(
                            location: button.location,
                            text:
                                "this button stands in the module \(button.file.module), which does not see \(draft.names.local): it "
                                + "stays beside the native one"))
                }
            }
        }
    }

    private func isTab(_ screen: Screen) -> Bool {
        screen.routes.allSatisfy { name in draft.routes.tabs.contains { $0.name == name } }
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
