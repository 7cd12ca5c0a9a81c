import CoreData

extension EnvironmentValues {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> { fatalError() }
    @available(iOS 15.0, *)
    public var dismiss: DismissAction { fatalError() }
    @available(iOS 15.0, *)
    public var isPresented: Bool { false }
    @available(iOS 15.0, *)
    public var dismissSearch: DismissSearchAction { fatalError() }
    @available(iOS 15.0, *)
    public var isSearching: Bool { false }
    @available(iOS 14.0, *)
    public var openURL: OpenURLAction {
        get { fatalError() }
        set {}
    }
    @available(iOS 14.0, *)
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    @available(iOS 15.0, *)
    public var refresh: RefreshAction? { nil }

    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var editMode: Binding<EditMode>? {
        get { nil }
        set {}
    }
    public var managedObjectContext: NSManagedObjectContext {
        get { fatalError() }
        set {}
    }
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    public var font: Font? {
        get { nil }
        set {}
    }
    public var locale: Locale {
        get { .current }
        set {}
    }
    public var calendar: Calendar {
        get { .current }
        set {}
    }
    public var timeZone: TimeZone {
        get { .current }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var sizeCategory: ContentSizeCategory {
        get { .medium }
        set {}
    }
    @available(iOS 15.0, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { .medium }
        set {}
    }
    public var lineLimit: Int? {
        get { nil }
        set {}
    }
    public var defaultMinListRowHeight: CGFloat {
        get { 0 }
        set {}
    }
    public var displayScale: CGFloat {
        get { 1 }
        set {}
    }
    public var undoManager: UndoManager? { nil }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    @available(iOS 17.0, *)
    @available(iOS 18.0, *)
    public var tabBarPlacement: TabBarPlacement? { nil }
    @available(iOS 26.0, *)
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction {
    public func callAsFunction() {}
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
    public func callAsFunction() {}
}

@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct OpenURLAction {
    @available(iOS 15.0, *)
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { .handled }
    }

    @available(iOS 15.0, *)
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}

@available(iOS 15.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { false }
}

public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { false }
}
