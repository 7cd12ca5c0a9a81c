import ReglazeEngine

/// What Reglaze knows of one navigation library.
protocol NavigationLibrary: Sendable {
    /// What a call, or a reference to a function, does to the back stack; nil for one that has nothing to do with it.
    func meaning(of node: KotlinNode, in file: KotlinFile, app: ComposeApp) -> NavigationAction?
}

/// An app without a library that is known.
struct UnknownLibrary: NavigationLibrary {
    func meaning(of node: KotlinNode, in file: KotlinFile, app: ComposeApp) -> NavigationAction? { nil }
}
