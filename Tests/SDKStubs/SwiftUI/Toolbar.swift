@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}

@available(iOS 16.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { return fatalError() }
}

@available(iOS 14.0, *)
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

@available(iOS 14.0, *)
extension Never: CustomizableToolbarContent {}

@available(iOS 14.0, *)
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

@available(iOS 14.0, *)
extension _PrimitiveToolbarContent {
    public var body: Never { return fatalError() }
}

@available(iOS 16.0, *)
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { return fatalError() }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { fatalError() }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    @available(iOS 16.0, *)
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: @escaping () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

@available(iOS 16.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: _PrimitiveView {}

@available(iOS 16.0, *)
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 26.0, *)
@MainActor @preconcurrency
public struct ToolbarSpacer: _PrimitiveToolbarContent, CustomizableToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
    public static let flexible = SpacerSizing()
    public static let fixed = SpacerSizing()
}

@available(iOS 26.0, *)
@MainActor @preconcurrency
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    @available(iOS 18.0, *)
    public static let title = ToolbarDefaultItemKind()
    @available(iOS 26.0, *)
    public static let search = ToolbarDefaultItemKind()
}

@available(iOS 26.0, *)
extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    @available(iOS 16.0, *)
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    @available(iOS 15.0, *)
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
    public static let navigationBarLeading = ToolbarItemPlacement()
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    @available(iOS 27.0, *)
    public static let topBarPinnedTrailing = ToolbarItemPlacement()
    @available(iOS 14.0, *)
    public static let title = ToolbarItemPlacement()
    @available(iOS 26.0, *)
    public static let subtitle = ToolbarItemPlacement()
    @available(iOS 26.0, *)
    public static let largeTitle = ToolbarItemPlacement()
    @available(iOS 26.0, *)
    public static let largeSubtitle = ToolbarItemPlacement()
}
