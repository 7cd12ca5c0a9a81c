import ReglazeEngine

/// The reading of one app while it goes on: what is known so far, and the questions that several readers ask.
struct AppReading {
    let project: ComposeProject
    let options: ReadingOptions
    private(set) var library: any NavigationLibrary
    let types: KotlinTypes
    /// The Kotlin files that an iOS app is made of, tests left out.
    let files: [KotlinFile]
    var app: ComposeApp

    init(_ project: ComposeProject, options: ReadingOptions, library: any NavigationLibrary) {
        self.project = project
        self.options = options
        self.library = library
        types = KotlinTypes(project.symbols, known: library.makers)
        files = project.kotlin.filter(\.isOnIOS)
        app = ComposeApp(project: project, navigation: library.kind)
        app.library = library
    }

    var symbols: KotlinSymbols { project.symbols }

    /// The library turns out to be used in another way.
    mutating func becomes(_ library: any NavigationLibrary) {
        self.library = library
        var changed = ComposeApp(project: project, navigation: library.kind)
        changed.library = library
        changed.missing = app.missing
        changed.notes = app.notes
        changed.routes = app.routes
        app = changed
    }

    /// The function around a node that the file declares: not one inside of another function.
    func function(around node: KotlinNode, in file: KotlinFile) -> KotlinFunction? {
        let around = Set(node.ancestors.filter { $0.kind == "function_declaration" })
        return symbols.declarations(in: file).first { around.contains($0.place.node) }.flatMap(KotlinFunction.init)
    }

    /// What the calls mean, with the routes and tabs that are known so far.
    func meanings() -> NavigationMeaning {
        let hierarchy = app.routes
        var types: Set<String> = ["NavKey", "Screen", "Tab"]
        for name in [hierarchy?.baseName, hierarchy?.topLevelName] {
            if let name { types.insert(KotlinTypes.simpleName(name)) }
        }
        for route in hierarchy?.routes ?? [] { types.formUnion(route.supertypes.map(KotlinTypes.simpleName)) }
        types.subtract(["Parcelable", "Serializable", "Any"])
        return NavigationMeaning(
            library: library, symbols: symbols, types: self.types, routes: RouteNames(hierarchy, symbols: symbols),
            tabs: Set(app.tabs.map(\.route)),
            roots: Set(app.tabs.map(\.route) + (hierarchy?.routes.filter { $0.role == .start }.map(\.name) ?? [])),
            routeTypes: types)
    }

    mutating func note(_ text: String, at location: Location? = nil) {
        let note = ReadingNote(location: location, text: text)
        if !app.notes.contains(note) { app.notes.append(note) }
    }

    /// - Parameter isMisnamed: whether the user has named what is not there.
    mutating func miss(_ name: String, _ reason: String, candidates: [String] = [], isMisnamed: Bool = false) {
        guard !app.missing.contains(where: { $0.name == name }) else { return }
        app.missing.append(
            MissingPart(name: name, reason: reason, option: "--\(name)", candidates: candidates, isMisnamed: isMisnamed))
    }

    /// `AppRoute (shared/src/…/Routes.kt:12)`.
    static func candidate(_ name: String, at location: Location) -> String { "\(name) (\(location.path):\(location.line))" }

    /// Whether a function calls another one, itself or through others.
    /// - Parameter closed: functions that are not looked into.
    func reaches(
        _ target: KotlinDeclaration, from function: KotlinFunction, depth: Int = 6, closed: Set<KotlinDeclaration> = []
    ) -> Bool {
        var seen = closed
        var next = [function.declaration]
        for _ in 0...depth {
            var found: [KotlinDeclaration] = []
            for declaration in next where seen.insert(declaration).inserted {
                if declaration == target { return true }
                guard let body = KotlinFunction(declaration)?.body else { continue }
                for call in KotlinCall.all(in: body) {
                    if let callee = symbols.function(of: call, in: declaration.file)?.declaration { found.append(callee) }
                }
            }
            next = found
        }
        return false
    }
}

extension KotlinFile {
    /// Whether the iOS app may hold the file: not what is for Android, the desktop or the web alone, and no test.
    public var isOnIOS: Bool {
        if isTest { return false }
        let name = sourceSet.lowercased()
        return !["android", "jvm", "desktop", "js", "wasm", "web", "main", "macos", "watchos", "tvos", "linux", "mingw"].contains
        {
            name.hasPrefix($0)
        }
    }
}
