public protocol ShapeStyle: Sendable {}

@frozen
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

@available(iOS 14.0, *)
@frozen
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

@available(iOS 15.0, *)
@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
}

@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

@available(iOS 15.0, *)
@frozen
public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}

@available(iOS 15.0, *)
public struct Material: ShapeStyle {
    public static let regular = Material()
    public static let thick = Material()
    public static let thin = Material()
    public static let ultraThin = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}

@available(iOS 16.0, *)
public struct AnyGradient: ShapeStyle, Hashable {}

@frozen
public struct Gradient: Equatable, Sendable {
    public init(colors: [Color]) {}
}

@frozen
public struct LinearGradient: ShapeStyle, _PrimitiveView {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    @available(iOS 14.0, *)
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

@frozen
public struct RadialGradient: ShapeStyle, _PrimitiveView {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    @available(iOS 14.0, *)
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    @available(iOS 15.0, *)
    public static var mint: Color { .mint }
    @available(iOS 15.0, *)
    public static var teal: Color { .teal }
    @available(iOS 15.0, *)
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    @available(iOS 15.0, *)
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    @available(iOS 15.0, *)
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var thinMaterial: Material { .thin }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
