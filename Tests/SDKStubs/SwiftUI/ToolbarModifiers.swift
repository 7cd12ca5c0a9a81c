@available(iOS 14.0, *)
extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}

extension View {
    @available(iOS 16.0, *)
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 17.0, *)
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    @available(iOS 18.0, *)
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 16.0, *)
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 16.0, *)
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 18.0, *)
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 16.0, *)
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    @available(iOS 16.0, *)
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    @available(iOS 16.0, *)
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    @available(iOS 17.0, *)
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
}

@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { ToolbarPlacement() }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
    @available(iOS 27.0, *)
    public static var statusBar: ToolbarPlacement { ToolbarPlacement() }
    internal init() {}
}

@available(iOS 16.0, *)
public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}
