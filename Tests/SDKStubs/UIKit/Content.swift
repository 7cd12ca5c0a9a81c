@objc
open class UIColor: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
    public convenience init?(named name: String) { nil }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
    open class var black: UIColor { UIColor() }
    open class var white: UIColor { UIColor() }
    open class var clear: UIColor { UIColor() }
    open class var red: UIColor { UIColor() }
    open class var green: UIColor { UIColor() }
    open class var blue: UIColor { UIColor() }
    open class var gray: UIColor { UIColor() }
    open class var label: UIColor { UIColor() }
    open class var secondaryLabel: UIColor { UIColor() }
    open class var separator: UIColor { UIColor() }
    open class var tintColor: UIColor { UIColor() }
    open class var systemBackground: UIColor { UIColor() }
    open class var secondarySystemBackground: UIColor { UIColor() }
    open class var tertiarySystemBackground: UIColor { UIColor() }
    open class var systemGroupedBackground: UIColor { UIColor() }
    open class var secondarySystemGroupedBackground: UIColor { UIColor() }
    open class var systemRed: UIColor { UIColor() }
    open class var systemBlue: UIColor { UIColor() }
    open class var systemGreen: UIColor { UIColor() }
    open class var systemGray: UIColor { UIColor() }
    open class var systemGray5: UIColor { UIColor() }
    open class var systemGray6: UIColor { UIColor() }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    open var cgColor: CGColor { CGColor() }
}

@objc
open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init?(named name: String) { nil }
    public convenience init?(systemName name: String) { nil }
    public convenience init?(data: Data) { nil }
    open var size: CGSize { .zero }
}

@objc
open class UIFont: NSObject, @unchecked Sendable {
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
}

@objc
open class NSAttributedString: NSObject {
    public struct Key: Hashable, Sendable {
        public static let foregroundColor = Key(0)
        public static let font = Key(1)
        private let index: Int
        private init(_ index: Int) { self.index = index }
    }
    public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) { self.init() }
}

@objc
open class UIVisualEffect: NSObject {}

@objc
open class UIBlurEffect: UIVisualEffect {
    @objc(UIBlurEffectStyle)
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
    public convenience init(style: UIBlurEffect.Style) { self.init() }
}

@available(iOS 26.0, *)
@MainActor @objc
open class UIGlassEffect: UIVisualEffect {
    @objc(UIGlassEffectStyle)
    public enum Style: Int, Sendable {
        case regular, clear
    }
    public convenience init(style: UIGlassEffect.Style) { self.init() }
    open var isInteractive: Bool {
        get { false }
        set {}
    }
    open var tintColor: UIColor?
}

@MainActor @objc
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var effect: UIVisualEffect?
    open var contentView: UIView { fatalError() }
}

@objc
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case twitter, webSearch, asciiCapableNumberPad
}

@objc
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public struct UITextContentType: Hashable, Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
    public static let newPassword = UITextContentType()
    public static let emailAddress = UITextContentType()
    public static let name = UITextContentType()
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType()
}
