@available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use NavigationStack or NavigationSplitView instead"
)
@MainActor @preconcurrency
public struct NavigationView<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

@available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

@available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

@available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "replace column-styled NavigationView with NavigationSplitView"
)
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace column-styled NavigationView with NavigationSplitView"
)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
    )
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
    )
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS 15.0, *)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    @available(
        iOS, introduced: 15.0, deprecated: 100000.0,
        message: "replace column-styled NavigationView with NavigationSplitView"
    )
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
    )
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
