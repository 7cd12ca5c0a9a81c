import ReglazeEngine

/// A Decompose app as its stack shell needs it: the root component, its stack, and how it is asked to go back.
struct ChildStackShape {
    /// How the component goes back.
    enum Back: Hashable {
        /// `onBackClicked(toIndex)`: to a place on the stack at once.
        case toIndex(String)
        /// `onBack()`: by one page.
        case byOne(String)
        /// Nothing does yet: a function is added to the class, and to the interface where there is one.
        case added(navigator: String, to: [KotlinDeclaration])
    }

    /// A branch of the app's own `when`, and the type of child that it draws.
    struct Page {
        let route: String
        let child: KotlinDeclaration
        let branch: KotlinNode
    }

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
    let pages: [Page]
    /// nil where all pages are roots of tabs.
    let back: Back?
    /// The pages that show stacks of their own, which Compose goes on drawing.
    let nested: [ReadingNote]

    init(_ app: ComposeApp) throws(StackRefusal) {
        self.app = app
        host = try Self.part(app.host, "host", of: app)
        function = try Self.part(app.app, "app", of: app)
        guard let entry = app.entryPoints.first(where: { $0.appCall != nil }) else {
            throw StackRefusal(
                step: "entry-points",
                reason:
                    "no function in iosMain makes a ComposeUIViewController that shows \(function.name); the shell starts from it"
            )
        }
        self.entry = entry
        guard let chain = CallChain(from: function, to: host.function, symbols: app.project.symbols) else {
            throw Self.nested(host, function, "\(function.name) does not call \(host.function.name), as far as can be told")
        }
        self.chain = chain
        let (parameter, stack) = try Self.stack(of: host, in: chain)
        self.stack = stack
        root = try Self.root(parameter, chain, host, function)
        let symbols = app.project.symbols
        let file = host.function.place.file
        let creation = host.backStack.place
        guard let component = symbols.type(KotlinTypes.simpleName(parameter.type), in: file),
            let owner = creation.node.ancestor("class_declaration", "object_declaration"),
            let implementation = symbols.declarations(in: creation.file).first(where: { $0.place.node == owner })
        else {
            throw StackRefusal(
                step: "native-stack", reason: "the type of `\(parameter.name): \(parameter.type)` was not found in the project",
                places: [ReadingNote(location: host.display.location, text: "this shows its stack")])
        }
        self.component = component
        child = try Self.child(of: component, stack, made: Self.made(by: creation, in: implementation, symbols), symbols)
        try Self.checkVersion(creation, host)
        pages = Self.pages(of: host, symbols)
        try Self.checkTabs(app, host)
        let stacks = NestedStacks(pages, in: host.display.file, symbols)
        if app.tabs.count < 2 { try Self.check(stacks, host, function) }
        nested = stacks.notes
        self.app.screens.removeAll { screen in screen.routes.contains { stacks.routes.contains($0) } }
        let areAllTabs = app.tabs.count > 1 && pages.allSatisfy { page in app.tabs.contains { $0.route == page.route } }
        back =
            areAllTabs
            ? nil : try Self.back(of: component, implementation, navigator: host.backStack.navigatorName ?? "", symbols)
    }

    /// The component's name as the Kotlin side writes it.
    var childType: StackNames.TypeName { StackNames.TypeName(text: child.nameInPackage, package: child.package) }

    func page(of route: String) -> Page? { pages.first { $0.route == route } }

    // MARK: - The root

    private static func part<Part>(_ value: Part?, _ name: String, of app: ComposeApp) throws(StackRefusal) -> Part {
        if let value { return value }
        let part = app.missing.first { $0.name == name }
        let candidates = part.map { $0.candidates.isEmpty ? "" : ": \($0.candidates.joined(separator: ", "))" } ?? ""
        throw StackRefusal(
            step: "native-stack",
            reason: (part?.reason ?? "its \(name) was not found") + (part.map { "; name it: \($0.option)" } ?? "") + candidates)
    }

    /// What to do by hand where the stack that was found is not the root's.
    private static func nested(_ host: NavigationHost, _ function: KotlinFunction, _ reason: String) -> StackRefusal {
        StackRefusal(
            step: "native-stack",
            reason:
                "\(reason), so that the stack of \(host.backStack.origin) alone would not be the app's navigation. Decompose keeps the stacks; let "
                + "SwiftUI show the `items` of each as the path of a NavigationStack, the tabs' as a TabView, and call `onBackClicked(toIndex:)` "
                + "when a person goes back; Reglaze writes this for one stack, with or without tabs. Or use --shell tabs",
            places: [ReadingNote(location: host.display.location, text: "\(host.function.name) shows it")])
    }

    /// `root.stack`, also through `val stack by root.stack.subscribeAsState()`: the host's parameter and the property.
    private static func stack(
        of host: NavigationHost, in chain: CallChain
    ) throws(StackRefusal) -> (parameter: KotlinParameter, stack: String) {
        let call = KotlinCall(host.display.node)
        var value = call?.argument(named: "stack", at: 0)?.value
        if let name = value, name.kind == "identifier", case .variable(let property) = KotlinScope.local(name.text, at: name) {
            value = KotlinCode.initializer(of: property).flatMap(KotlinCall.init).flatMap { call in
                call.name == "subscribeAsState" ? call.receiver : nil
            }
        }
        guard let names = value?.dottedNames, names.count == 2,
            let parameter = host.function.parameters.first(where: { $0.name == names[0] })
        else {
            throw StackRefusal(
                step: "native-stack",
                reason: "\(host.function.name) does not show a stack of a component that it is given, such as `component.stack`",
                places: [ReadingNote(location: host.display.location, text: "this shows `\(host.backStack.name)`")])
        }
        return (parameter, names[1])
    }

    /// The parameter of `App` that reaches the host unchanged.
    private static func root(
        _ parameter: KotlinParameter, _ chain: CallChain, _ host: NavigationHost, _ function: KotlinFunction
    ) throws(StackRefusal) -> KotlinParameter {
        var name = parameter.name
        for index in chain.links.indices.dropFirst().reversed() {
            guard let value = chain.argument(for: name, of: index)?.value, value.kind == "identifier",
                case .parameter(let outer, _) = KotlinScope.local(value.text, at: value)
            else {
                throw nested(
                    host, function, "\(chain.links[index].function.name) is given another `\(name)` than \(function.name) is")
            }
            name = outer.name
        }
        guard let root = function.parameters.first(where: { $0.name == name }) else {
            throw nested(host, function, "\(function.name) is not given the component")
        }
        return root
    }

    private static func child(
        of component: KotlinDeclaration, _ stack: String, made: String?, _ symbols: KotlinSymbols
    ) throws(StackRefusal) -> KotlinDeclaration {
        let property = symbols.members(of: component).first { $0.kind == .property && $0.name == stack }
        let type = property?.place.node.child(ofKind: "variable_declaration")?.namedChildren.last?.text ?? ""
        let pair = KotlinTypes.argumentText(KotlinTypes.argumentText(type))
        let name =
            pair.split(separator: ",").last.map { $0.filter { !$0.isWhitespace } } ?? (type.contains("<") ? "" : made ?? "")
        let nested = symbols.members(of: component).first { $0.kind.isType && $0.name == name }
        guard let child = nested ?? symbols.type(name, in: component.file), !child.isPrivate else {
            throw StackRefusal(
                step: "native-stack",
                reason: "the type of the children of `\(component.nameInPackage).\(stack)` can't be told: give it the type "
                    + "`Value<ChildStack<*, Child>>`, with a type of the app's own",
                places: [ReadingNote(location: (property ?? component).location, text: "`\(stack)`")])
        }
        return child
    }

    /// What the function makes that `childStack` is given: `childFactory = ::child`.
    private static func made(
        by creation: KotlinPlace, in implementation: KotlinDeclaration, _ symbols: KotlinSymbols
    ) -> String? {
        guard let factory = KotlinCall(creation.node)?.argument(named: "childFactory")?.value.text, factory.hasPrefix("::")
        else { return nil }
        return symbols.members(of: implementation).filter { "::\($0.name)" == factory }.lazy
            .compactMap { KotlinFunction($0)?.result }.first
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

    // MARK: - Pages

    private static func pages(of host: NavigationHost, _ symbols: KotlinSymbols) -> [Page] {
        host.entries.compactMap { entry in
            let names = entry.call.node.children("condition").compactMap { condition in
                (condition.namedChildren.last?.dottedNames ?? condition.dottedNames)?.joined(separator: ".")
            }
            let child = names.lazy.compactMap { symbols.type($0, in: entry.call.file) }.first
            return child.map { Page(route: entry.route, child: $0, branch: entry.content.node) }
        }
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

    /// A first page that shows a stack of its own is the app, as a rule: its tabs, or the pages after the log-in.
    private static func check(
        _ stacks: NestedStacks, _ host: NavigationHost, _ function: KotlinFunction
    ) throws(StackRefusal) {
        let name = host.start.flatMap { $0.node.dottedNames?.last }
        let start = host.entries.first { $0.route.split(separator: ".").last.map(String.init) == name }
        let decisive = start.map { start in stacks.routes.filter { $0 == start.route } } ?? stacks.routes
        guard !decisive.isEmpty else { return }
        var refusal = nested(
            host, function, "\(host.function.name) shows no tabs, and pages of it show stacks of their own")
        refusal.places = stacks.notes
        throw refusal
    }

    // MARK: - Going back

    static let addedName = "onBackClicked"

    private static func back(
        of component: KotlinDeclaration, _ implementation: KotlinDeclaration, navigator: String, _ symbols: KotlinSymbols
    ) throws(StackRefusal) -> Back {
        let known = symbols.members(of: component).filter { $0.kind == .function && !$0.isPrivate }
        let written = symbols.members(of: implementation).filter { $0.kind == .function && !$0.isPrivate }
        var byOne: String?
        for function in written {
            let parameters = function.parameters
            guard known.contains(where: { $0.name == function.name && $0.parameters.map(\.type) == parameters.map(\.type) }),
                let body = function.place.node.child(ofKind: "function_body")
            else { continue }
            let calls = KotlinCall.all(of: ["pop", "popTo"], in: body).filter { $0.receiver?.text == navigator }
            guard calls.count == 1, let call = calls.first, KotlinCode.statements(of: body).count == 1 else { continue }
            if call.name == "popTo", parameters.count == 1, parameters[0].type == "Int",
                call.argument(named: "index", at: 0)?.value.text == parameters[0].name
            {
                return .toIndex(function.name)
            }
            if call.name == "pop", parameters.isEmpty { byOne = byOne ?? function.name }
        }
        if let byOne { return .byOne(byOne) }
        let others = symbols.implementations(of: component).filter { $0 != implementation && !$0.file.isTest }
        if !navigator.isEmpty, others.isEmpty, !(known + written).contains(where: { $0.name == Self.addedName }) {
            return .added(navigator: navigator, to: [component] + (component == implementation ? [] : [implementation]))
        }
        throw StackRefusal(
            step: "native-stack",
            reason:
                "\(component.nameInPackage) has no function that goes back, which SwiftUI has to call when a person does: give it "
                + "`fun onBackClicked(toIndex: Int)`, which calls `\(navigator.isEmpty ? "navigation" : navigator).popTo(toIndex)`, and "
                + "run this again",
            places: [ReadingNote(location: component.location, text: component.nameInPackage)])
    }
}
