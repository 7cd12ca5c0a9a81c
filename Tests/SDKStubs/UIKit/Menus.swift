@MainActor @preconcurrency @objc
open class UIMenuElement: NSObject {
    public override nonisolated init() {}
    open var title: String { "" }
}

extension UIMenu {
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, children: [UIMenuElement] = []
    ) { self.init() }
}

@MainActor @preconcurrency @objc
open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
    ) { self.init() }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency @objc
open class UIDeferredMenuElement: UIMenuElement {
    @available(iOS 15.0, *)
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self { fatalError() }
}

extension UIBarButtonItem {
    @available(iOS 14.0, *)
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { self.init() }
    @available(iOS 14.0, *)
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { self.init() }
}
