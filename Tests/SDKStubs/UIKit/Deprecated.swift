extension UINavigationItem {
    @available(iOS 16.0, *)
    public enum SearchBarPlacement: Int, Sendable {
        case automatic
        @available(iOS, introduced: 16.0, deprecated: 26.0, renamed: "integrated")
        case inline
        case stacked
        @available(iOS 26.0, *)
        case integrated
        @available(iOS 26.0, *)
        case integratedCentered
        @available(iOS 26.0, *)
        case integratedButton
    }
    @available(iOS 16.0, *)
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { .automatic }
        set {}
    }
}

@MainActor @preconcurrency @objc
public protocol UIMenuBuilder: NSObjectProtocol {}

extension UIMenuBuilder {
    public func remove(menu removedIdentifier: UIMenu.Identifier) {}
}

@MainActor @preconcurrency @objc
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, Sendable {
        public static let file = Identifier()
        @available(iOS, introduced: 13.0, deprecated: 26.0, renamed: "newItem")
        public static let newScene = Identifier()
        @available(iOS 26.0, *)
        public static let newItem = Identifier()
    }
}

@available(iOS 16.0, *)
extension UIWindowScene.Geometry {
    @available(iOS 26.0, *)
    public var coordinateSpace: any UICoordinateSpace { fatalError() }
}
