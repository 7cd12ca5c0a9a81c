extension UIBarAppearance {
    @available(iOS 27.0, *)
    @objc
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .unspecified }
        set {}
    }
}

extension UITabBar {
    public var items: [UITabBarItem]? {
        get { nil }
        set {}
    }
}

@MainActor
public enum UIAccessibility {
    public static var isReduceTransparencyEnabled: Bool { false }
    @available(iOS, introduced: 14.0, deprecated: 26.1, renamed: "AXShowBordersEnabled")
    public static var buttonShapesEnabled: Bool { false }
}
