import ReglazeEngine

/// Every rule, in the order in which their fixes win where they overlap.
public enum AllRules {
    public static let all: [any Rule] = [
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
        // launch
        LaunchScreen(),
        FullScreen(),
        // glass
        DesignCompatibility(),
    ]
}
