@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

@available(iOS 16.0, *)
public struct NavigationPath: Equatable {
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
    public init<S: Sequence>(_ elements: S) where S.Element: Decodable & Encodable & Hashable {}
    public init(_ codable: NavigationPath.CodableRepresentation) {}
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public var codable: NavigationPath.CodableRepresentation? { nil }
    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func append<V: Decodable & Encodable & Hashable>(_ value: V) {}
    public mutating func removeLast(_ k: Int = 1) {}

    public struct CodableRepresentation: Codable, Equatable {
        public init(from decoder: any Decoder) throws {}
        public func encode(to encoder: any Encoder) throws {}
    }
}

extension View {
    @available(iOS 16.0, *)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    @available(iOS 16.0, *)
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    @available(iOS 17.0, *)
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    @available(iOS 18.0, *)
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    @available(iOS 18.0, *)
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol NavigationTransition {}

@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
