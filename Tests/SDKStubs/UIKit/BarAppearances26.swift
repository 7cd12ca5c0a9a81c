extension UIBarAppearance {
    @available(iOS 27.0, *)
    @objc
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .unspecified }
        set {}
    }
}
