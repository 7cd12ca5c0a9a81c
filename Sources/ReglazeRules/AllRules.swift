import ReglazeEngine

/// Every rule, in the order in which their fixes win where they overlap.
public enum AllRules {
    public static let all: [any Rule] = written + DeprecatedSymbols.rules

    /// The rules that are a file each; the others are rows of a table.
    private static let written: [any Rule] = [
        // Navigation
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
        // Scene
        SceneManifest(),
        HostTemplate(),
        OrphanWindow(),
        GlobalWindow(),
        MainScreen(),
        StatusBarFrame(),
        InterfaceOrientation(),
        LifecycleCallback(),
        ColdStart(),
        // Launch
        LaunchScreen(),
        FullScreen(),
        // Glass
        DesignCompatibility(),
        UngatedAPI(),
        NestedGlass(),
        WrongPlatform(),
        ModifierOrder(),
        // Bars
        ScrollEdge(),
        TabLayouts(),
        OpaqueAppearance(),
        TransparentBackground(),
        InterfaceStyle(),
        GlobalAppearance(),
        CustomTabBar(),
        CYLTabBar(),
        SharedItem(),
        HiddenBarTransition(),
        HardCodedHeight(),
        // Items
        SharedBackground(),
        Grouped(),
        CustomViewSize(),
        DoneStyle(),
        Spacing(),
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
    ]
}
