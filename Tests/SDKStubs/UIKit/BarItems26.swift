import CoreGraphics

extension UIBarButtonItem {
    @available(iOS 14.0, *)
    public class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
    @available(iOS 26.0, *)
    public class func fixedSpace() -> Self { fatalError() }
    @available(iOS 14.0, *)
    public class func flexibleSpace() -> Self { fatalError() }
    public var width: CGFloat {
        get { 0 }
        set {}
    }
}

extension UIBarItem {
    public var imageInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UIBarButtonItemGroup: NSObject {
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {}
    open var barButtonItems: [UIBarButtonItem] {
        get { [] }
        set {}
    }
    @available(iOS 16.0, *)
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        fatalError()
    }
}

extension UIView {
    public var widthAnchor: NSLayoutDimension { fatalError() }
    public var heightAnchor: NSLayoutDimension { fatalError() }
}

@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

extension UIScrollView {
    public var contentInset: UIEdgeInsets {
        get { .zero }
        set {}
    }
}

extension CALayer {
    public var borderColor: CGColor? {
        get { nil }
        set {}
    }
}

extension NSObject {
    public func setValue(_ value: Any?, forKey key: String) {}
}
