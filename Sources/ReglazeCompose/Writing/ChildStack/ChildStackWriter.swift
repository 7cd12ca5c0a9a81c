import ReglazeEngine

/// `--shell stack` for Decompose: the root component keeps its stack, and SwiftUI follows it.
enum ChildStackWriter {
    static func change(for app: ComposeApp) throws(StackRefusal) -> ComposeChange {
        let shape = try ChildStackShape(app)
        let routes = app.routes ?? RouteHierarchy(base: nil, baseName: nil, topLevel: nil, topLevelName: nil, routes: [])
        let names = StackNames(
            route: shape.childType, declaresRoute: false, isSealed: true, topLevel: shape.childType, startTab: "")
        let file = shape.entry.function.place.file
        try checkNames(names, app)
        let content = try ChildContent(shape)
        let tabs = try ChildTabs(shape, package: file.package)
        let surplus = try StackSurplus(shape.chain, display: shape.host.display.node, hasTabs: tabs != nil)
        let titles = ChildTitles(shape, package: file.package)
        let parts = try EntryParts(shape.entry, app.project.symbols)
        try checkGesture(parts, shape)
        var draft = StackDraft(shape.app, routes: routes, host: shape.host, function: shape.function, names: names)
        var surroundings = Surroundings(draft: draft, chain: shape.chain, entry: shape.entry)
        surroundings.collect()
        surroundings.surround(with: parts.openings, from: file)
        surroundings.noteHidden(in: parts.copied, file)
        for parameter in content.parameters {
            guard surroundings.supply(parameter.use) else {
                throw StackRefusal(
                    step: "screen-content",
                    reason:
                        "the pages use `\(parameter.name)` of \(shape.host.function.name), which a page by itself does not have",
                    places: [ReadingNote(location: shape.host.display.location, text: "here")])
            }
        }
        for parameter in parts.parameters where !surroundings.parameters.contains(where: { $0.name == parameter.name }) {
            surroundings.parameters.append(.init(name: parameter.name, type: parameter.type, argument: parameter.name))
        }
        var parameters = surroundings.parameters
        let root = Surroundings.Parameter(name: shape.root.name, type: shape.root.type, argument: shape.root.name)
        parameters = [root] + parameters.filter { $0.name != root.name }
        let entry = try ChildStackEntry(shape, parts, passing: parameters)

        var change = ComposeChange(shell: .stack)
        if case .added(let navigator, let types) = shape.back {
            BackFunction(stack: shape.stack, creation: shape.host.backStack.place, navigator: navigator).add(
                to: types, in: &draft)
            change.steps.append(step("go-back", "The component can go back to a place on its stack.", &draft))
        }
        content.apply(to: &draft)
        change.steps.append(
            step("screen-content", "\(names.screenContent) draws one page, for the app's stack and for SwiftUI.", &draft))
        change.steps.append(native(&draft))
        let text = NativeStackText(
            shape: shape, titles: titles, tabs: tabs, parameters: parameters, surroundings: surroundings, content: content,
            parts: parts, names: names, comments: surplus.comments)
        draft.add(
            NewFile(
                path: FilePath.join(FilePath.folder(of: file.path), NativeStackText.fileName), text: text.text(in: file)))
        for place in surroundings.hiddenDeclarations { SingleScreenApp.show(place, in: &draft) }
        change.steps.append(
            step(
                "native-stack",
                "\(NativeStackText.type) shows SwiftUI the pages that the component keeps, and draws one by itself.", &draft,
                surroundings.gaps + surplus.notes + titles.gaps + behaviour(shape, tabs)))
        entry.apply(to: &draft)
        change.steps.append(step("entry-points", "Swift can ask for the stack.", &draft))
        do throws(StackFault) {
            change.files = try draft.changes()
        } catch {
            throw StackRefusal(
                step: "kotlin",
                reason: "\(error.path): \(error.reason). This is a fault of Reglaze; nothing was changed: please report it")
        }
        let (shown, gaps) = ShellPlan.tabs(of: app) { ($0.route, $0.route) }
        var plan = ChildStackPlan(
            framework: app.ios?.framework ?? "ComposeApp", entryClass: shape.entry.swiftClass, tabs: tabs == nil ? [] : shown,
            values: try PassedValue.stored(entry.parameters, of: shape.entry, in: app))
        if let tabs { plan.selectLabel = tabs.parameter }
        plan.hasNested = !shape.nested.barred.isEmpty
        return try StackWriter.joined(
            change, with: ChildStackSwift.change(for: plan, gaps: tabs == nil ? [] : gaps, in: app))
    }

    private static func checkNames(_ names: StackNames, _ app: ComposeApp) throws(StackRefusal) {
        let own =
            NativeStackText.types + [names.local, names.screenContent, names.singleScreenApp]
            + [ChildStackEntry.function, ChildStackEntry.setUpName]
        let taken = own.flatMap { app.project.symbols.declarations(named: $0) }.filter { $0.parents.isEmpty && !$0.file.isTest }
        guard !taken.isEmpty else { return }
        throw StackRefusal(
            step: "native-stack",
            reason: "the app declares a part of the shell, or something of the same name; rename or remove it",
            places: taken.map { ReadingNote(location: $0.location, text: $0.name) })
    }

    /// The swipe that Compose draws goes back on the stacks of pages too; SwiftUI's goes back on the app's stack alone.
    private static func checkGesture(_ parts: EntryParts, _ shape: ChildStackShape) throws(StackRefusal) {
        guard let gesture = parts.backGesture, let stack = shape.nested.stack else { return }
        throw StackRefusal(
            step: "native-stack",
            reason:
                "\(gesture.node.text) goes back on stacks within pages too, and SwiftUI's swipe, which takes its place, does not: such a "
                + "page could not be left by a swipe any more. Take --shell tabs, which keeps it",
            places: [
                ReadingNote(location: gesture.location, text: "this swipe"),
                ReadingNote(location: stack.location, text: "this stack is within a page"),
            ])
    }

    private static func step(
        _ name: String, _ summary: String, _ draft: inout StackDraft, _ gaps: [ReadingNote] = []
    ) -> ComposeChange.Step {
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: name, summary: summary, state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }

    /// The bars of the pages: the app's stack with the bar of its tabs is shown below iOS 26 alone.
    private static func native(_ draft: inout StackDraft) -> ComposeChange.Step {
        NativeNavigation.declare(in: &draft)
        var guarding = BarGuard(draft: draft)
        guarding.hideTitleBars()
        draft = guarding.draft
        return step(
            "native-navigation-local", "\(draft.names.local) tells pages that SwiftUI draws the bars; they leave out their own.",
            &draft, guarding.gaps)
    }

    /// What is other than before, as the stack stays the component's.
    private static func behaviour(_ shape: ChildStackShape, _ tabs: ChildTabs?) -> [ReadingNote] {
        var gaps = shape.nested.notes.map { note in
            ReadingNote(location: note.location, text: "\(note.text), which stays in Compose, with its bars")
        }
        if tabs != nil {
            gaps.append(
                ReadingNote(
                    location: shape.host.backStack.place.location,
                    text:
                        "all tabs are on one stack: when the root of a tab is brought to front, the pages that were above it stay below and "
                        + "are not shown, as today; a stack for every tab would keep them"))
        }
        if case .byOne(let name) = shape.back {
            gaps.append(
                ReadingNote(
                    location: shape.component.location,
                    text:
                        "SwiftUI calls `\(name)` once for every page that a person goes back; a function that calls `popTo(index)` would do it at once"
                ))
        }
        return gaps
    }
}
