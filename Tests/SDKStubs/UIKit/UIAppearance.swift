import CoreGraphics

@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    public static func appearance() -> Self { fatalError() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        fatalError()
    }
}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static var zero: UIOffset { UIOffset(horizontal: 0, vertical: 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

@objc
open class CALayer: NSObject {
    open var cornerRadius: CGFloat {
        get { 0 }
        set {}
    }
    open var masksToBounds: Bool {
        get { false }
        set {}
    }
    open var borderWidth: CGFloat {
        get { 0 }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UILayoutGuide: NSObject {
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
}
