public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline
        case large
    }
}

extension View {
    @available(iOS 14.0, *)
    public func navigationTitle(_ title: Text) -> some View { self }
    @available(iOS 14.0, *)
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @available(iOS 14.0, *) @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    @available(iOS 16.0, *)
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    @available(iOS 26.0, *)
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    @available(iOS 26.0, *)
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    @available(iOS 26.0, *) @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    @available(iOS 14.0, *)
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    @available(iOS 16.0, *)
    public func navigationDocument(_ url: URL) -> some View { self }
}

extension View {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ title: Text) -> some View { self }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0,
        message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
    )
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading placement"
    )
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarTrailing placement"
    )
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
