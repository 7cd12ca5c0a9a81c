extension UIButton {
    @available(iOS 15.0, *)
    public struct Configuration: Hashable {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
        @available(iOS 26.0, *)
        public static func glass() -> Configuration { Configuration() }
        @available(iOS 26.0, *)
        public static func prominentGlass() -> Configuration { Configuration() }
        @available(iOS 26.0, *)
        public static func clearGlass() -> Configuration { Configuration() }
        @available(iOS 26.0, *)
        public static func prominentClearGlass() -> Configuration { Configuration() }
        public var title: String?
        public var image: UIImage?
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var cornerStyle: CornerStyle = .dynamic
        public var background = UIBackgroundConfiguration()
    }
    @available(iOS 15.0, *)
    public var configuration: Configuration? {
        get { nil }
        set {}
    }
    @available(iOS 15.0, *)
    public convenience init(configuration: Configuration) { self.init(frame: .zero) }
}

@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundColor: UIColor?
}
