@available(iOS 27.0, *)
public struct ToolbarMinimizationBehavior: Sendable {
    public static let automatic = ToolbarMinimizationBehavior()
    public static let never = ToolbarMinimizationBehavior()
    public static let onScrollDown = ToolbarMinimizationBehavior()
    public static let onScrollUp = ToolbarMinimizationBehavior()
}

@available(iOS 27.0, *)
extension View {
    public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for placements: ToolbarPlacement...
    ) -> some View { self }
}
