extension View {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> some View { self }
    @available(iOS 15.0, *)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    @available(iOS 15.0, *)
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead."
    )
    public func accentColor(_ accentColor: Color?) -> some View { self }
    @available(iOS 16.0, *)
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    @available(iOS 15.0, *) @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View { self }
}

extension View {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { self }
    @available(iOS 15.0, *)
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    @available(iOS 15.0, *)
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    @available(iOS 15.0, *)
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    @available(iOS 15.0, *)
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { self }
    @available(iOS 15.0, *)
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    @available(iOS 15.0, *)
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    @available(iOS 15.0, *)
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    @available(iOS 15.0, *)
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
    @available(iOS 17.0, *)
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
}

@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Sendable {
    @available(iOS 18.0, *)
    public static let navigation = ContainerBackgroundPlacement()
    @available(iOS 18.0, *)
    public static let navigationSplitView = ContainerBackgroundPlacement()
}
