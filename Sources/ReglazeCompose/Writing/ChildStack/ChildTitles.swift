import ReglazeEngine

/// The titles of the pages, which SwiftUI's bar shows in place of the app's own.
struct ChildTitles {
    /// A branch for every type of child whose title is known: `is RootComponent.Child.Product -> child.component.name`.
    private(set) var branches: [String] = []
    private(set) var imports: Set<String> = []
    private(set) var gaps: [ReadingNote] = []

    init(_ shape: ChildStackShape, package: String) {
        let symbols = shape.app.project.symbols
        for page in shape.pages {
            guard let screen = shape.app.screens.first(where: { $0.routes.contains(page.route) }), let bar = screen.titleBar,
                !bar.isOfPart
            else { continue }
            // The bar of a tab's root that holds more than a title stays.
            if bar.hasOtherContent, shape.app.tabs.contains(where: { $0.route == page.route }) { continue }
            guard let (title, file) = Self.title(of: screen, bar, on: page) else {
                gaps.append(
                    ReadingNote(
                        location: bar.place.location,
                        text: "the title of \(screen.function.name) is not told by its component: return it in `screenTitle`"))
                continue
            }
            branches.append("is \(page.child.nameInPackage) -> \(title)")
            imports.formUnion(KotlinImports.needed(for: title, from: file, to: package, symbols: symbols))
            if title.contains("stringResource(") { imports.insert("org.jetbrains.compose.resources.stringResource") }
        }
    }

    private static func title(
        of screen: Screen, _ bar: Screen.TitleBar, on page: ChildPage
    ) -> (text: String, file: KotlinFile)? {
        let file = screen.function.place.file
        switch bar.title {
        case .literal(let text): return (TitleReading.quoted(text), file)
        case .resource(let expression, _):
            return ("stringResource(\(expression))", TitleReading.file(of: expression, screen, bar))
        case nil: break
        }
        for value in TitleReading.titles(screen, bar) {
            if let text = value.literalText { return (TitleReading.quoted(text), file) }
            guard let names = value.dottedNames, names.count > 1,
                let index = screen.function.parameters.firstIndex(where: { $0.name == names[0] })
            else { continue }
            for call in KotlinCall.all(of: [screen.function.name], in: page.branch.node) {
                guard let given = call.argument(named: names[0], at: index)?.value, given.dottedNames != nil,
                    let rest = Self.member(given.text, of: page.variable)
                else { continue }
                return ("child\(rest).\(names.dropFirst().joined(separator: "."))", file)
            }
        }
        return nil
    }

    /// `.component` for `child.component`, and for `component` where the branch is the child's own function.
    private static func member(_ text: String, of variable: String) -> String? {
        if variable.isEmpty { return ".\(text)" }
        return text.hasPrefix("\(variable).") ? String(text.dropFirst(variable.count)) : nil
    }
}
