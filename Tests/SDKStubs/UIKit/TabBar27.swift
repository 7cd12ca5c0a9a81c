extension UITabBarController {
    @available(iOS 27.0, *)
    public var prominentTabIdentifier: String? {
        get { nil }
        set {}
    }
}
