@MainActor @preconcurrency
public struct Button<Label: View>: _PrimitiveView {
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

@available(iOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
    @available(iOS 15.0, *) @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
    @available(iOS 15.0, *) @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}

@available(iOS 15.0, *)
extension Button {
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

@available(iOS 15.0, *)
extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {}
}

@available(iOS 26.0, *)
public struct DefaultButtonLabel: _PrimitiveView {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
    @available(iOS 26.0, *)
    public static let confirm = ButtonRole()
    @available(iOS 26.0, *)
    public static let close = ButtonRole()
}

@MainActor @preconcurrency
public struct EditButton: _PrimitiveView {
    public init() {}
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct RenameButton<Label: View>: _PrimitiveView {
    public init() where Label == SwiftUI.Label<Text, Image> {}
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct Link<Label: View>: _PrimitiveView {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

@available(iOS 14.0, *)
extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct ShareLink<Label: View>: _PrimitiveView {}

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    public init(item: String, subject: Text? = nil, message: Text? = nil) {}
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
}

@available(iOS 16.0, *)
extension ShareLink {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}

@available(iOS 16.0, *)
public struct DefaultShareLinkLabel: _PrimitiveView {}
