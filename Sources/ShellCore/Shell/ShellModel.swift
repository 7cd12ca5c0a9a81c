/// Tabs, which of them is selected, and a stack for each.
///
///     var shell = ShellModel<Tab, Route>(tabs: .schedule, .info)
///     shell[.info].push(.settings)
///     shell.open(DeepLink(tab: .schedule, path: [.session(7)]))
///
/// In SwiftUI bind `$model.shell.tabBarSelection` to `TabView(selection:)` and `$model.shell[.info].path` to the
/// `NavigationStack` of that tab. Bind these properties, not a `Binding(get:set:)` made in `body`: that form has crashed on
/// pop (swift-composable-architecture#2058).
public struct ShellModel<Tab: Equatable, Route> {
    fileprivate struct Slot {
        let tab: Tab
        var stack: StackModel<Route>
    }

    private var slots: [Slot] = []
    private var selected: Tab

    /// A shell with these tabs, in this order; the first is selected, and all are at their roots. A tab that is named twice
    /// is there once.
    public init(tabs first: Tab, _ others: Tab...) {
        selected = first
        add([first] + others)
    }

    /// A shell with these tabs; nil where there are none, or where `selection` is not one of them.
    public init?(tabs: [Tab], selection: Tab? = nil) {
        guard let chosen = selection ?? tabs.first, tabs.contains(chosen) else { return nil }
        selected = chosen
        add(tabs)
    }

    /// In the order of the bar. Never empty.
    public var tabs: [Tab] { slots.map { $0.tab } }

    /// The tab that is shown; always one of ``tabs``, because a `TabView` whose selection is a tab that is not there may
    /// crash (iOS 27 release notes). Setting it is ``activate(_:)``.
    public var selection: Tab {
        get { selected }
        set { activate(newValue) }
    }

    /// What a tab bar is bound to: ``selection``; setting it is ``tap(_:)``. A `TabView` sets it at a tap on the selected tab,
    /// too, and not every system goes back to the root of its stack by itself.
    public var tabBarSelection: Tab {
        get { selected }
        set { _ = tap(newValue) }
    }

    /// The stack of a tab. Of a tab that the shell has not, it is empty, and what is written to it is dropped.
    public subscript(tab: Tab) -> StackModel<Route> {
        get { index(of: tab).map { slots[$0].stack } ?? StackModel() }
        set { if let index = index(of: tab) { slots[index].stack = newValue } }
    }

    /// The stack of the selected tab.
    public var current: StackModel<Route> {
        get { self[selected] }
        set { self[selected] = newValue }
    }

    /// Shows a tab, and leaves all stacks as they are.
    /// - Returns: whether the shell has such a tab.
    @discardableResult
    public mutating func activate(_ tab: Tab) -> Bool {
        guard index(of: tab) != nil else { return false }
        selected = tab
        return true
    }

    /// What a tap on the bar does: another tab is shown; the selected one goes back to its root; at the root already, its
    /// page is to scroll to the top.
    public mutating func tap(_ tab: Tab) -> TapEffect {
        if tab != selected { return activate(tab) ? .switched : .ignored }
        return current.popToRoot().isEmpty ? .scrollToTop : .poppedToRoot
    }

    /// Leads somewhere else from a page whose stack makes no sense afterwards, as after a sign-in: the stack it comes from
    /// goes back to its root; then the other tab is shown, or the page is pushed onto that root.
    /// - Parameters:
    ///   - destination: where it leads.
    ///   - tab: whose stack the page that asks lies on; the selected tab if left out.
    /// - Returns: false where the shell has no such tab; then nothing has changed.
    @discardableResult
    public mutating func set(_ destination: Destination<Tab, Route>, from tab: Tab? = nil) -> Bool {
        let origin = tab ?? selected
        guard index(of: origin) != nil else { return false }
        switch destination {
        case .tab(let target):
            guard activate(target) else { return false }
            self[origin].popToRoot()
        case .page(let route):
            self[origin].set([route])
        }
        return true
    }

    /// Shows the tab and the path of a link in one step, so that no other page is seen in between.
    /// - Returns: false where the shell has no such tab; then nothing has changed.
    @discardableResult
    public mutating func open(_ link: DeepLink<Tab, Route>) -> Bool {
        guard activate(link.tab) else { return false }
        self[link.tab].set(link.path)
        return true
    }

    /// Gives the bar other tabs. A tab that stays keeps its stack; where the selected one goes, the first is shown.
    /// - Returns: false where there are none; then nothing has changed.
    @discardableResult
    public mutating func setTabs(_ tabs: [Tab]) -> Bool {
        guard let first = tabs.first else { return false }
        let old = slots
        slots = []
        add(tabs)
        for slot in old { self[slot.tab] = slot.stack }
        if index(of: selected) == nil { selected = first }
        return true
    }

    /// What is needed to show the shell again as it is now.
    public var snapshot: ShellSnapshot<Tab, Route> {
        ShellSnapshot(
            selection: selected,
            stacks: slots.map { ShellSnapshot.Stack(tab: $0.tab, routes: $0.stack.routes) })
    }

    /// Shows what a snapshot holds, perhaps one of an older version of the app: tabs that are no longer there are left
    /// out, tabs that it does not name go to their roots, and a selection that is gone leaves the present one.
    public mutating func restore(_ snapshot: ShellSnapshot<Tab, Route>) {
        for index in slots.indices { slots[index].stack.popToRoot() }
        for stack in snapshot.stacks { self[stack.tab].set(stack.routes) }
        if let selection = snapshot.selection { activate(selection) }
    }

    private func index(of tab: Tab) -> Int? { slots.firstIndex { $0.tab == tab } }

    private mutating func add(_ tabs: [Tab]) {
        for tab in tabs where index(of: tab) == nil {
            slots.append(Slot(tab: tab, stack: StackModel()))
        }
    }
}

extension ShellModel: Sendable where Tab: Sendable, Route: Sendable {}
extension ShellModel.Slot: Sendable where Tab: Sendable, Route: Sendable {}
