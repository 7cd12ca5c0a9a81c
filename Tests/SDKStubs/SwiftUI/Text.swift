@frozen
public struct Text: Equatable, Sendable {
    public init(verbatim content: String) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {}
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    @available(iOS 16.0, *)
    public init(_ resource: LocalizedStringResource) {}
    @available(iOS 15.0, *)
    public init(_ attributedContent: AttributedString) {}
    @available(iOS 14.0, *)
    public init(_ image: Image) {}
    @available(iOS 14.0, *)
    public init(_ date: Date, style: Text.DateStyle) {}
    @available(iOS 15.0, *)
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}

    @available(iOS 14.0, *)
    public struct DateStyle: Sendable {
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    public enum TruncationMode: Sendable {
        case head, tail, middle
    }

    @available(iOS 14.0, *)
    public enum Case: Sendable {
        case uppercase, lowercase
    }

    public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

extension Text: _PrimitiveView {}

extension Text {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text { self }
    @available(iOS 17.0, *)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    @available(iOS 16.1, *)
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func bold() -> Text { self }
    @available(iOS 16.0, *)
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    @available(iOS 16.0, *)
    public func italic(_ isActive: Bool) -> Text { self }
    @available(iOS 15.0, *)
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
    public func font(_ font: Font?) -> some View { self }
    @available(iOS 16.0, *)
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    @available(iOS 16.0, *)
    public func bold(_ isActive: Bool = true) -> some View { self }
    @available(iOS 16.0, *)
    public func italic(_ isActive: Bool = true) -> some View { self }
    @available(iOS 15.0, *)
    public func monospacedDigit() -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    @available(iOS 16.0, *)
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    @available(iOS 16.0, *)
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    @available(iOS 14.0, *)
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    @available(iOS 15.0, *)
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}

@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
