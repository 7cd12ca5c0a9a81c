@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
    public init() {}
}

public struct PlainListStyle: ListStyle {
    public init() {}
}

public struct GroupedListStyle: ListStyle {
    public init() {}
}

@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
    public init() {}
}

@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@available(iOS 14.0, *)
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    @available(iOS 15.0, *)
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    @available(iOS 15.0, *)
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    @available(iOS 15.0, *)
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    @available(iOS 17.0, *)
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    @available(iOS 17.0, *)
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    @available(iOS 15.0, *)
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    @available(iOS 15.0, *)
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    @available(iOS 16.0, *)
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

@available(iOS 15.0, *)
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
