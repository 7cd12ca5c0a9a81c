@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 18.0, *)
extension TabView {
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue {}
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {}
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    @available(iOS 14.0, *)
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    @available(iOS 14.0, *)
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    @available(iOS 15.0, *)
    public func badge(_ count: Int) -> some View { self }
    @available(iOS 15.0, *)
    public func badge(_ label: Text?) -> some View { self }
    @available(iOS 15.0, *)
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    @available(iOS 15.0, *) @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
    @available(iOS 26.0, *)
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    @available(iOS 26.0, *)
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(iOS 26.1, *)
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { self }
    @available(iOS 26.0, *)
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}

@available(iOS 26.0, *)
public struct TabSearchActivation: Sendable {
    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}

@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
}

@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
    public static let topBar = TabBarPlacement()
    public static let sidebar = TabBarPlacement()
    public static let bottomBar = TabBarPlacement()
    public static let pageIndicator = TabBarPlacement()
}
