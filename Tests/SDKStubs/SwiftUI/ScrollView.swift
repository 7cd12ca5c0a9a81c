@MainActor @preconcurrency
public struct ScrollView<Content: View>: _PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
@MainActor @preconcurrency @frozen
public struct ScrollViewReader<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

@available(iOS 14.0, *)
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
    @available(iOS 16.0, *)
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    {
        self
    }
    @available(iOS 16.0, *)
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    @available(iOS 17.0, *)
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    @available(iOS 17.0, *)
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    @available(iOS 17.0, *)
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { self }
    @available(iOS 26.0, *)
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    @available(iOS 26.0, *)
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    @available(iOS 26.0, *)
    public func backgroundExtensionEffect() -> some View { self }
}

@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}

@available(iOS 17.0, *)
public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
}
