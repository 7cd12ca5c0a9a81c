@MainActor @preconcurrency @objc
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    open var isEnabled: Bool {
        get { true }
        set {}
    }
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

@MainActor @preconcurrency @objc
open class UIButton: UIControl {
    @objc(UIButtonType)
    public enum ButtonType: Int, Sendable {
        case custom, system
    }
    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor @preconcurrency @objc
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor!
    open var font: UIFont!
    open var numberOfLines: Int {
        get { 1 }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UIImageView: UIView {
    public init(image: UIImage?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var image: UIImage?
}

@MainActor @preconcurrency @objc
open class UIScrollView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isScrollEnabled: Bool {
        get { true }
        set {}
    }
    open var scrollsToTop: Bool {
        get { true }
        set {}
    }
    open var showsVerticalScrollIndicator: Bool {
        get { true }
        set {}
    }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { .automatic }
        set {}
    }
    open func adjustedContentInsetDidChange() {}

    @objc(UIScrollViewContentInsetAdjustmentBehavior)
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize: CGSize {
        get { .zero }
        set {}
    }
    open var contentOffset: CGPoint {
        get { .zero }
        set {}
    }
}

@MainActor @preconcurrency @objc
public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
}

@MainActor @preconcurrency @objc
open class UITableViewCell: UIView {}

@MainActor @preconcurrency @objc
open class UITableView: UIScrollView {
    open var tableFooterView: UIView?
    open var separatorColor: UIColor?
    open func reloadData() {}
}

@MainActor @preconcurrency @objc
open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
}

open class UISwitch: UIControl {
    open var isOn = false
}
