import ReglazeEngine

/// The Swift side of `--shell stack`.
public enum SwiftShell {
    /// The Swift files that are new, by name.
    /// - Parameter localised: whether the tabs' titles are in a string catalogue.
    public static func texts(
        for plan: ShellPlan, localised: Bool = true, style: SwiftStyle = SwiftStyle()
    ) -> [String: String] {
        [
            CoordinatorText.fileName: style.styled(CoordinatorText(plan: plan).text),
            NavigationViewText.fileName: style.styled(NavigationViewText(plan: plan, isLocalised: localised).text),
        ]
    }
}
