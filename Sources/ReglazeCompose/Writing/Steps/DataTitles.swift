import ReglazeEngine

/// The titles that call sites read from the data at hand: `SessionRoute(session.id, title = session.title)`.
struct DataTitles {
    /// By the call that makes the route, the expression of its title.
    private(set) var expressions: [KotlinNode: String] = [:]
    /// The routes that are given such a title somewhere, by name.
    private(set) var routes: [String: DataTitle] = [:]
    private(set) var gaps: [ReadingNote] = []

    /// Finds them, and widens the callbacks between what is tapped and what opens its page.
    /// - Parameter sources: the titles that are known without the data.
    static func apply(_ sources: [String: TitleSource], to draft: inout StackDraft) -> DataTitles {
        var result = DataTitles()
        guard let types = draft.app.meanings?.types else { return result }
        var found: [(route: Route, data: DataTitle)] = []
        for route in RouteTitles.pages(draft.routes) {
            guard let reader = DataTitleReader(route, in: draft.app) else { continue }
            switch sources[route.name] {
            case .present, .field: continue
            case .constant, .resource: if let data = reader.inHeading { found.append((route, data)) }
            case nil: if let data = reader.inBar ?? reader.inHeading { found.append((route, data)) }
            }
        }
        var widened: Set<CallbackWidening.Callback> = []
        var names: [KotlinNode: (name: String, data: DataTitle)] = [:]
        for (route, data) in found {
            let makings = Self.makings(of: route, draft)
            let alike = found.filter { $0.data.isAlike(data) }
            let all = alike.flatMap { Self.makings(of: $0.route, draft) }
            for place in makings {
                guard let call = KotlinCall(place.node), call.argument(named: "title") == nil else { continue }
                if let subject = call.arguments.lazy.compactMap({ data.subject(of: $0.value, in: place.file, types: types) })
                    .first
                {
                    result.expressions[call.node] = "\(subject).\(data.property)"
                    result.routes[route.name] = data
                    continue
                }
                var widening = CallbackWidening(data, in: draft.app.project, types: types, makings: all)
                let origins = call.arguments.compactMap { widening.origin(of: $0.value, in: place.file) }
                guard let first = origins.first, origins.allSatisfy({ $0.lambda == first.lambda }) else { continue }
                if names[first.lambda] == nil {
                    do throws(CallbackWidening.Refusal) {
                        try widening.run(from: first.callback, keys: Set(origins.map(\.key)), lambda: first.lambda)
                    } catch {
                        result.note(error, route, data, sources[route.name])
                        continue
                    }
                    guard widened.isDisjoint(with: widening.keys.keys) else { continue }
                    widened.formUnion(widening.keys.keys)
                    for edit in widening.edits { draft.edit(edit.file, edit.change) }
                    for (lambda, name) in widening.names { names[lambda] = (name, data) }
                }
                // A callback that carries another title already is left with it.
                guard let known = names[first.lambda], known.data.isAlike(data) else { continue }
                result.expressions[call.node] = known.name
                result.routes[route.name] = data
            }
        }
        for (route, data) in found where data.place == .heading && result.routes[route.name] != nil {
            result.noteHeading(route, data, draft.app)
        }
        return result
    }

    /// The calls that make a route.
    private static func makings(of route: Route, _ draft: StackDraft) -> [KotlinPlace] {
        guard let declaration = route.declaration else { return [] }
        return draft.symbols.uses(of: declaration).filter { $0.kind == .call }.compactMap { use in
            KotlinCall.calling(use.place.node).map { KotlinPlace($0.node, in: use.place.file) }
        }
    }

    private mutating func note(
        _ refusal: CallbackWidening.Refusal, _ route: Route, _ data: DataTitle, _ source: TitleSource?
    ) {
        let other = source == nil ? "has no title" : "keeps the title of its page's bar"
        let note = ReadingNote(
            location: refusal.place.location,
            text: "\(route.name) \(other) where it is opened through this callback, and not \(data.type.name).\(data.property): "
                + refusal.reason)
        if !gaps.contains(note) { gaps.append(note) }
    }

    private mutating func noteHeading(_ route: Route, _ data: DataTitle, _ app: ComposeApp) {
        let bar = app.screens.first { $0.routes.contains(route.name) }?.titleBar
        gaps.append(
            ReadingNote(
                location: (bar?.place ?? route.declaration?.place)?.location,
                text: "\(route.name) is titled by \(data.type.name).\(data.property), which its page shows as its heading"
                    + (bar == nil ? "" : "; the bar of the page said the same for all")))
    }
}
