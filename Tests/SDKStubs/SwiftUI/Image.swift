@frozen
public struct Image: Equatable, Sendable {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
    @available(iOS 16.0, *)
    public init(systemName: String, variableValue: Double?) {}
    public init(uiImage: UIImage) {}

    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum Scale: Sendable {
        case small, medium, large
    }

    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        self
    }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: _PrimitiveView {}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    @available(iOS 15.0, *)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    @available(iOS 15.0, *)
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let slash = SymbolVariants()
}

@available(iOS 15.0, *)
public struct AsyncImage<Content: View>: _PrimitiveView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { nil }
    public var error: (any Error)? { nil }
}
