import ReglazeEngine

/// What Reglaze knows of one navigation library.
protocol NavigationLibrary: Sendable {
    var kind: NavigationKind { get }
    /// What the names of its imports start with.
    var packages: [String] { get }
    /// The calls that show the pages: `NavDisplay`, `NavHost`.
    var displays: Set<String> { get }
    /// Functions that give a back stack or its controller, by the type of what they give.
    var makers: [String: String] { get }
    /// The types of back stacks and of what steers them.
    var stackTypes: Set<String> { get }

    /// Finds the routes, the host and its entries.
    func read(into reading: inout AppReading)
    /// What a call of the library itself does.
    /// - Parameter receiver: the type of what stands before the dot; nil where it is not known.
    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction?
    /// What `backStack::removeLastOrNull` does.
    func reference(_ name: String) -> NavigationAction?
    /// Whether to set a property of one of the library's types is to show a tab: `tabNavigator.current = HomeTab`.
    func activates(_ property: String, of receiver: String) -> Bool
}

extension NavigationLibrary {
    func reference(_ name: String) -> NavigationAction? { nil }
    func activates(_ property: String, of receiver: String) -> Bool { false }

    /// Whether a file imports something of the library.
    func isImported(by file: KotlinFile) -> Bool {
        file.imports.contains { line in packages.contains { line.name == $0 || line.name.hasPrefix($0 + ".") } }
    }
}

/// An app without a library that is known.
struct UnknownLibrary: NavigationLibrary {
    let kind = NavigationKind.none
    let packages: [String] = []
    let displays: Set<String> = []
    let makers: [String: String] = [:]
    let stackTypes: Set<String> = []

    func read(into reading: inout AppReading) {}
    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        nil
    }
}
