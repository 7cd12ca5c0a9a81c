@MainActor @preconcurrency @objc
public protocol UICoordinateSpace: NSObjectProtocol {}

extension UICoordinateSpace {
    public var bounds: CGRect { .zero }
}

extension UIWindowScene {
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.coordinateSpace instead.")
    public var coordinateSpace: any UICoordinateSpace { fatalError() }
}
