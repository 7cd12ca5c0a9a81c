import ReglazeEngine

/// Every rule, in the order in which their fixes win where they overlap.
public enum AllRules {
    public static let swift: [any SwiftRule] = written + DeprecatedSymbols.rules

    /// The rules that are a file each; the others are rows of a table.
    private static let written: [any SwiftRule] = [
        NavigationViewRule(),
        LinkIsActive(),
        LinkTagSelection(),
        DestinationInLazyContainer(),
        NavigationViewStyleRule(),
        SplitViewFallback(),
        BarTitle(),
        BarItems(),
        BarHidden(),
        ToolbarVisibility(),
        IgnoresSafeArea(),
        AccentColor(),
        PresentationMode(),
        TabItem(),
        PathBinding(),
        DuplicateDestination(),
        MissingDestination(),
        AvailabilityBranch(),
        // Gestures
        ContentPop(),
        DisablesOthers(),
        DuplicateLibrary(),
        HorizontalScroll(),
        // Transitions
        ReloadDuringPop(),
        Backdrop(),
        // Buttons
        ConfigurationLayer(),
        // Glass
        UngatedAPI(),
        NestedGlass(),
        WrongPlatform(),
        ModifierOrder(),
    ]
}
