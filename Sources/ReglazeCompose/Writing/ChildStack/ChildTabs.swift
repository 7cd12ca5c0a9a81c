import ReglazeEngine

/// The tabs of a root component whose one stack holds them all: `bringToFront`.
struct ChildTabs {
    /// The types of the tabs' roots, in the bar's order: `RootComponent.Child.Home`.
    let roots: [String]
    /// What a tap on a tab does, by its place.
    let parameter: String
    let lines: [String]
    let imports: Set<String>

    /// nil for an app without tabs.
    init?(_ shape: ChildStackShape, package: String) throws(StackRefusal) {
        let app = shape.app
        guard app.tabs.count > 1 else { return nil }
        roots = app.tabs.compactMap { shape.page(of: $0.route)?.child.nameInPackage }
        let bars = TabBarCall.all(in: app)
        guard let bar = bars.first else {
            throw StackRefusal(
                step: "native-stack",
                reason:
                    "no bar was found that says which tab shows (`selected`) and what a tap does (`onClick`), so that SwiftUI's bar "
                    + "could not do the same",
                places: app.tabs.first.map { [ReadingNote(location: $0.place.location, text: $0.route)] } ?? [])
        }
        parameter = bar.onSelect.parameter
        var lines = bar.onSelect.lines
        let symbols = app.project.symbols
        let words = Set(Self.names(in: lines.joined(separator: "\n")))
        for word in words.sorted() where word != parameter {
            guard let local = KotlinScope.local(word, at: bar.call.node) else {
                if let declaration = symbols.visible(word, in: bar.file).first, declaration.isPrivate, declaration.parents.isEmpty
                {
                    throw Self.refused(word, bar)
                }
                continue
            }
            guard case .parameter(let own, _) = local,
                symbols.type(KotlinTypes.simpleName(own.type), in: bar.file) == shape.component
            else { throw Self.refused(word, bar) }
            lines = lines.map { Self.renamed(own.name, to: shape.root.name, in: $0) }
        }
        self.lines = lines
        imports = KotlinImports.needed(for: lines.joined(separator: "\n"), from: bar.file, to: package, symbols: symbols)
    }

    private static func refused(_ name: String, _ bar: TabBarCall) -> StackRefusal {
        StackRefusal(
            step: "native-stack",
            reason:
                "a tap on a tab needs `\(name)`, which is not the root component's: let the component show the tab, with a function "
                + "such as `onHomeTab()`",
            places: [ReadingNote(location: KotlinPlace(bar.call.nameNode, in: bar.file).location, text: "this bar")])
    }

    /// The words of a code that stand for themselves: no members.
    private static func names(in code: String) -> [String] {
        code.matches(of: /(?<before>[.:]?)(?<name>[A-Za-z_]\w*)/).filter { $0.before.isEmpty }.map { String($0.name) }
    }

    private static func renamed(_ name: String, to new: String, in code: String) -> String {
        guard name != new else { return code }
        var result = ""
        var rest = code[...]
        while let match = rest.firstMatch(of: /(?<before>[.:]?)(?<name>[A-Za-z_]\w*)/) {
            result += rest[..<match.range.lowerBound]
            result += match.before + (match.before.isEmpty && match.name == name ? new : String(match.name))
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}
