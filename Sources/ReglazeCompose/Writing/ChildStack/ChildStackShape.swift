import ReglazeEngine

/// A Decompose app as its stack shell needs it: the root component, its stack, and how it is asked to go back.
struct ChildStackShape {
    /// Without the screens that show stacks of their own, whose bars stay.
    private(set) var app: ComposeApp
    let host: NavigationHost
    /// The composable that the entry point calls.
    let function: KotlinFunction
    let chain: CallChain
    let entry: EntryPoint
    /// The root component's type as the host takes it: an interface, or the class itself.
    let component: KotlinDeclaration
    /// What `App` calls the root component.
    let root: KotlinParameter
    /// The component's property that holds the stack: `stack`.
    let stack: String
    /// The type of the children's instances.
    let child: KotlinDeclaration
    let pages: [ChildPage]
    /// nil where all pages are roots of tabs.
    let back: ChildBack?
    /// The pages that show stacks of their own, which Compose goes on drawing.
    let nested: NestedStacks

    init(_ app: ComposeApp) throws(StackRefusal) {
        self.app = app
        host = try Self.part(app.host, "host", of: app)
        function = try Self.part(app.app, "app", of: app)
        entry = try StackWriter.entry(of: app, showing: function)
        let symbols = app.project.symbols
        let shown = try ShownStack(app, host, function)
        (chain, root, stack) = (shown.chain, shown.root, shown.property)
        let creation = host.backStack.place
        guard let component = symbols.type(KotlinTypes.simpleName(shown.parameter.type), in: host.function.place.file),
            let owner = creation.node.ancestor("class_declaration", "object_declaration"),
            let implementation = symbols.declarations(in: creation.file).first(where: { $0.place.node == owner })
        else {
            throw StackRefusal(
                step: "native-stack",
                reason: "the type of `\(shown.parameter.name): \(shown.parameter.type)` was not found in the project",
                places: [ReadingNote(location: host.display.location, text: "this shows its stack")])
        }
        self.component = component
        child = try ChildPage.type(of: component, stack, madeBy: creation, in: implementation, symbols)
        try Self.checkVersion(creation, host)
        pages = try ChildPage.all(of: host, symbols)
        try Self.checkTabs(app, host)
        nested = NestedStacks(pages, symbols)
        if app.tabs.count < 2 { try nested.check(pages, host) }
        let drawn = nested.routes
        self.app.screens.removeAll { screen in screen.routes.contains { drawn.contains($0) } }
        let areAllTabs = app.tabs.count > 1 && pages.allSatisfy { page in app.tabs.contains { $0.route == page.route } }
        back =
            areAllTabs
            ? nil : try ChildBack(of: component, implementation, navigator: host.backStack.navigatorName ?? "", symbols)
    }

    /// The component's name as the Kotlin side writes it.
    var childType: StackNames.TypeName { StackNames.TypeName(text: child.nameInPackage, package: child.package) }

    func page(of route: String) -> ChildPage? { pages.first { $0.route == route } }

    private static func part<Part>(_ value: Part?, _ name: String, of app: ComposeApp) throws(StackRefusal) -> Part {
        if let value { return value }
        let part = app.missing.first { $0.name == name }
        let candidates = part.map { $0.candidates.isEmpty ? "" : ": \($0.candidates.joined(separator: ", "))" } ?? ""
        throw StackRefusal(
            step: "native-stack",
            reason: (part?.reason ?? "its \(name) was not found") + (part.map { "; name it: \($0.option)" } ?? "") + candidates)
    }

    /// Decompose 3 gives a `Cancellation` to who subscribes; its `childStack` is given a serializer.
    private static func checkVersion(_ creation: KotlinPlace, _ host: NavigationHost) throws(StackRefusal) {
        guard let call = KotlinCall(creation.node),
            call.argument(named: "serializer") == nil || usesOldExtensions(host.display.file)
        else { return }
        throw StackRefusal(
            step: "native-stack",
            reason:
                "\(call.name) is given no `serializer`, or is shown by the extensions of Decompose 2, whose values are observed "
                + "another way: move to Decompose 3 first",
            places: [ReadingNote(location: creation.location, text: "this makes the stack")])
    }

    private static func usesOldExtensions(_ file: KotlinFile) -> Bool {
        file.imports.contains { $0.name.hasPrefix("com.arkivanov.decompose.extensions.compose.jetbrains") }
    }

    /// Tabs whose pages another component shows are tabs within a page.
    private static func checkTabs(_ app: ComposeApp, _ host: NavigationHost) throws(StackRefusal) {
        guard app.tabs.count > 1 else { return }
        for tab in app.tabs where !host.entries.contains(where: { $0.route == tab.route }) {
            throw StackRefusal(
                step: "native-stack", reason: "\(host.function.name) draws no page for the tab \(tab.route)",
                places: [ReadingNote(location: tab.place.location, text: tab.route)])
        }
    }
}
