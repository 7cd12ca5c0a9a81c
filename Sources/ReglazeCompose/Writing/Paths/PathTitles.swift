import ReglazeEngine

/// The titles of pages whose routes are strings, which are given where a page is shown.
struct PathTitles {
    /// By route.
    private let sources: [String: TitleSource]
    /// The pages that a native bar would show no title of.
    private(set) var gaps: [ReadingNote] = []
    /// The names that the functions have for other things.
    private let taken: Set<String>

    init(_ draft: StackDraft, chain: CallChain) {
        taken = chain.links.reduce(into: []) { $0.formUnion(KotlinNames.declared(in: $1.function.place.node)) }
        var sources: [String: TitleSource] = [:]
        let module = draft.host.function.place.file.module
        for route in RouteTitles.pages(draft.routes) {
            let place = draft.host.entries.first { $0.route == route.name }?.call.location
            switch TitleReading.source(for: route, in: draft.app) {
            case .constant(let text)?: sources[route.name] = .constant(text)
            case .resource(let expression, let path)? where draft.app.project.kotlinFile(at: path)?.module == module:
                sources[route.name] = .resource(expression: expression, path: path)
            case .resource(let expression, _)?:
                gaps.append(
                    ReadingNote(
                        location: place, text: "the title of \(route.name), \(expression), is a resource of another module"))
            // Its own bar shows for as long as it stays with Compose.
            case nil where route.role == .start && draft.keepsStart: break
            default:
                gaps.append(
                    ReadingNote(
                        location: place,
                        text:
                            "no title is known for \(route.name): \(TitleReading.reason(for: route, in: draft.app)); give it by hand where "
                            + "the page is shown"))
            }
        }
        self.sources = sources
    }

    /// The title as code that shows the page has it; nil where none is known.
    func expression(for route: String?) -> String? {
        switch route.flatMap({ sources[$0] }) {
        case .constant(let text)?: text
        case .resource(let expression, _)?: name(of: expression)
        default: nil
        }
    }

    /// `val aboutTitle = stringResource(Res.string.about)`, for the routes that a function shows.
    func declarations(for routes: [String]) -> [String] {
        var lines: [String] = []
        for route in routes {
            guard case .resource(let expression, _)? = sources[route] else { continue }
            let line = "val \(name(of: expression)) = stringResource(\(expression))"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    /// What those lines need in a file.
    func imports(for routes: [String], to file: KotlinFile, _ draft: StackDraft) -> Set<String> {
        var imports: Set<String> = []
        for route in routes {
            guard case .resource(let expression, let path)? = sources[route], let source = draft.app.project.kotlinFile(at: path)
            else { continue }
            imports.formUnion(
                KotlinImports.needed(for: expression, from: source, to: file.package, symbols: draft.symbols)
                    .filter { !$0.hasSuffix("*") || !$0.hasPrefix("androidx.") })
            imports.insert("org.jetbrains.compose.resources.stringResource")
        }
        return imports
    }

    /// `aboutTitle` for `Res.string.about`.
    private func name(of expression: String) -> String {
        let words = (expression.split(separator: ".").last ?? "").split(separator: "_").map(String.init)
        let camel = words.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }.joined()
        let name = camel.lowercased().hasSuffix("title") ? camel : camel + "Title"
        return taken.contains(name) ? "\(name)Text" : name
    }
}
