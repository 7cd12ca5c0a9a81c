@available(iOS 27.0, *)
public struct BorderedTextFieldStyle: TextFieldStyle {
    public init() {}
}

@available(iOS 27.0, *)
extension TextFieldStyle where Self == BorderedTextFieldStyle {
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
