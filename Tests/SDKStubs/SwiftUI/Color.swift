@frozen
public struct Color: Hashable, Sendable, CustomStringConvertible {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    public init(_ name: String, bundle: Bundle? = nil) {}
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor.")
    @_disfavoredOverload
    public init(_ color: UIColor) {}
    @available(iOS 15.0, *)
    public init(uiColor: UIColor) {}

    public static let red = Color("")
    public static let orange = Color("")
    public static let yellow = Color("")
    public static let green = Color("")
    @available(iOS 15.0, *)
    public static let mint = Color("")
    @available(iOS 15.0, *)
    public static let teal = Color("")
    @available(iOS 15.0, *)
    public static let cyan = Color("")
    public static let blue = Color("")
    @available(iOS 15.0, *)
    public static let indigo = Color("")
    public static let purple = Color("")
    public static let pink = Color("")
    @available(iOS 15.0, *)
    public static let brown = Color("")
    public static let white = Color("")
    public static let gray = Color("")
    public static let black = Color("")
    public static let clear = Color("")
    public static let primary = Color("")
    public static let secondary = Color("")
    public static var accentColor: Color { Color("") }

    public func opacity(_ opacity: Double) -> Color { self }
    @available(iOS 16.0, *)
    public var gradient: AnyGradient { fatalError() }
    public var description: String { "" }
}

extension Color: _PrimitiveView {}
extension Color: ShapeStyle {}

@available(iOS 14.0, *)
extension UIColor {
    public convenience init(_ color: Color) { self.init() }
}
