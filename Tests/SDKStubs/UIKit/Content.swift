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
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    public convenience init?(name fontName: String, size fontSize: CGFloat) { nil }
    public struct Weight: Hashable, Sendable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
    }
    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle()
        public static let headline = TextStyle()
        public static let title1 = TextStyle()
        public static let largeTitle = TextStyle()
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
}

@objc
open class NSAttributedString: NSObject {
    public struct Key: Hashable, Sendable {
        public static let foregroundColor = Key(0)
        public static let font = Key(1)
        public static let kern = Key(2)
        public static let backgroundColor = Key(3)
        public static let paragraphStyle = Key(4)
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
@MainActor @preconcurrency @objc
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

@MainActor @preconcurrency @objc
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
