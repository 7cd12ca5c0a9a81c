@frozen
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { .default }
    public static var easeInOut: Animation { .default }
    public static func easeIn(duration: TimeInterval) -> Animation { .default }
    public static var easeIn: Animation { .default }
    public static func easeOut(duration: TimeInterval) -> Animation { .default }
    public static var easeOut: Animation { .default }
    public static func linear(duration: TimeInterval) -> Animation { .default }
    public static var linear: Animation { .default }
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
    { .default }
    public static var spring: Animation { .default }
    @available(iOS 17.0, *)
    public static var snappy: Animation { .default }
    @available(iOS 17.0, *)
    public static var smooth: Animation { .default }
    @available(iOS 17.0, *)
    public static var bouncy: Animation { .default }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

@frozen
public struct Transaction {
    public init() {}
    public init(animation: Animation?) {}
    public var animation: Animation?
    public var disablesAnimations: Bool {
        get { false }
        set {}
    }
}

@frozen
public struct AnyTransition {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static var scale: AnyTransition { AnyTransition() }
    public static var slide: AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func transition(_ t: AnyTransition) -> some View { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension View where Self: Equatable {
    @available(iOS 15.0, *)
    public func animation(_ animation: Animation?) -> some View { self }
}
