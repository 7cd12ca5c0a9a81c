extension UITableView {
    @objc(UITableViewStyle)
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }
    public convenience init(frame: CGRect, style: UITableView.Style) { self.init(frame: frame) }
    public var dataSource: (any UITableViewDataSource)? {
        get { nil }
        set {}
    }
    public var rowHeight: CGFloat {
        get { 0 }
        set {}
    }
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@MainActor @preconcurrency @objc
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    @objc optional func numberOfSections(in tableView: UITableView) -> Int
}

@MainActor @preconcurrency @objc
public protocol UITableViewDelegate: UIScrollViewDelegate {
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewCell {
    @objc(UITableViewCellStyle)
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    public convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }
    @available(iOS, introduced: 2.0, deprecated: 100000, message: "Use UIListContentConfiguration instead.")
    public var textLabel: UILabel? { nil }
    @available(iOS, introduced: 3.0, deprecated: 100000, message: "Use UIListContentConfiguration instead.")
    public var detailTextLabel: UILabel? { nil }
}

extension UINavigationItem {
    @available(iOS 16.0, *)
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { [] }
        set {}
    }
    @available(iOS 16.0, *)
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { [] }
        set {}
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, introduced: 2.0, deprecated: 100000.0, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, introduced: 4.0, deprecated: 100000.0, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {}

@MainActor @preconcurrency @objc
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var tableView: UITableView!
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
