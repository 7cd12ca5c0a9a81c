@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
    public static var identity: Glass { Glass() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(iOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}

@available(iOS 26.0, *)
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: _PrimitiveView {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

@available(iOS 26.0, *)
public struct GlassEffectTransition: Sendable {
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

@available(iOS 26.0, *)
extension View {
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View { self }
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

@available(iOS 26.0, *)
public struct ConcentricRectangle: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}
