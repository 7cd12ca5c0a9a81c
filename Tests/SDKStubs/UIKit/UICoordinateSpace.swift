@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIWindowScene {
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.coordinateSpace instead.")
    public var coordinateSpace: any UICoordinateSpace { fatalError() }
}
