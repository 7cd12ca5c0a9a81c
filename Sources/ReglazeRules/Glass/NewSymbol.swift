import ReglazeEngine

/// A name that came with iOS 26 or 27, and how it is written.
struct NewSymbol: Sendable {
    enum Kind: Sendable {
        /// A modifier on a view, or on toolbar content: `.glassEffect()`.
        case modifier
        /// A later form of a modifier, which is told by a label: `.tabViewBottomAccessory(isEnabled: isPlaying) { }`.
        case form(label: String)
        /// A type of SwiftUI or UIKit, made or named: `GlassEffectContainer { }`, `UIGlassEffect`.
        case type
        /// A property of a UIKit class, of a name that nothing else has.
        case member
        /// A method of one UIKit class, of a name that others have too.
        case method(of: String)
        /// A static member of `UIButton.Configuration`: `.glass()`.
        case configuration
        /// A value of a view's environment: `@Environment(\.tabViewBottomAccessoryPlacement)`.
        case environment
        /// A value that is only recognised as the argument of these functions: `.buttonStyle(.glass)`.
        case argument(of: Set<String>)
    }

    let name: String
    let kind: Kind
    let since: OSVersion

    /// The name with what tells this one from an older one: `tabViewBottomAccessory(isEnabled:)`.
    var title: String { if case .form(let label) = kind { "\(name)(\(label):)" } else { name } }

    private init(_ name: String, _ kind: Kind, _ since: OSVersion = 26) {
        self.name = name
        self.kind = kind
        self.since = since
    }

    /// From the SDK's public documentation: SwiftUI and UIKit updates for iOS 26 and 27. The versions are those of the interface files
    /// and headers of the SDKs 26.2 and 27.0.
    static let all: [NewSymbol] =
        [
            NewSymbol("tabViewBottomAccessory", .form(label: "isEnabled"), OSVersion(26, 1)),
            NewSymbol("performBatchUpdates", .method(of: "UITabBarController"), 27),
        ]
        + [
            "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "tabBarMinimizeBehavior",
            "tabViewBottomAccessory", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "searchToolbarBehavior",
            "tabViewSearchActivation", "backgroundExtensionEffect", "safeAreaBar", "navigationSubtitle",
            "sharedBackgroundVisibility", "buttonSizing", "labelIconToTitleSpacing", "listSectionMargins",
            "sliderThumbVisibility",
        ].map { NewSymbol($0, .modifier) }
        + [
            "toolbarMinimizationBehavior", "toolbarMinimizationSafeAreaAdjustment", "toolbarMinimizationRestoration",
            "visibilityPriority",
        ].map { NewSymbol($0, .modifier, 27) }
        + [
            "GlassEffectContainer", "ToolbarSpacer", "DefaultToolbarItem", "ConcentricRectangle", "UIGlassEffect",
            "UIGlassContainerEffect", "UIScrollEdgeElementContainerInteraction", "UIBackgroundExtensionView", "UITabAccessory",
            "UICornerConfiguration", "UICornerRadius", "UIScrollEdgeEffect", "GlassButtonStyle", "GlassProminentButtonStyle",
            "Glass", "TabViewBottomAccessoryPlacement",
        ].map { NewSymbol($0, .type) }
        + [NewSymbol("ToolbarOverflowMenu", .type, 27)]
        + [
            "hidesSharedBackground", "sharesBackground", "interactiveContentPopGestureRecognizer", "tabBarMinimizeBehavior",
            "topEdgeEffect", "bottomEdgeEffect", "leftEdgeEffect", "rightEdgeEffect", "cornerConfiguration",
            "searchBarPlacementBarButtonItem", "searchBarPlacementAllowsToolbarIntegration",
            "searchBarPlacementAllowsExternalIntegration", "prominentButtonAppearance", "largeSubtitleTextAttributes",
            "automaticallyActivatesSearch",
        ].map { NewSymbol($0, .member) }
        + ["prominentTabIdentifier", "navigationBarMinimization", "isPaddingRemoved"].map { NewSymbol($0, .member, 27) }
        + [
            "tabViewBottomAccessoryPlacement", "labelIconToTitleSpacing", "labelReservedIconWidth", "buttonSizing",
            "symbolColorRenderingMode", "symbolVariableValueMode",
        ].map { NewSymbol($0, .environment) }
        + ["glass", "prominentGlass", "clearGlass", "prominentClearGlass"].map { NewSymbol($0, .configuration) }
        + [
            NewSymbol("glass", .argument(of: ["buttonStyle"])), NewSymbol("glassProminent", .argument(of: ["buttonStyle"])),
            NewSymbol("subtitle", .argument(of: ["ToolbarItem", "ToolbarItemGroup"])),
            NewSymbol("largeTitle", .argument(of: ["ToolbarItem", "ToolbarItemGroup"])),
            NewSymbol("largeSubtitle", .argument(of: ["ToolbarItem", "ToolbarItemGroup"])),
            NewSymbol("topBarPinnedTrailing", .argument(of: ["ToolbarItem", "ToolbarItemGroup"]), 27),
            NewSymbol("prominent", .argument(of: ["Tab"]), 27),
        ]

    /// Byte strings, one of which a file that uses a symbol holds: as few as possible, since every file is searched for each.
    static let triggers: [String] = {
        let stems = [
            "lassEffect", "EdgeE", "inimiz", "haredBackground", "ackgroundExtension", "searchBarPlacement", ".glass", "Glass",
            "abViewBottomAccessory",
        ]
        let others = all.map(\.name).filter { name in
            !["glass", "prominent", "subtitle", "largeTitle", "largeSubtitle"].contains(name)
                && !stems.contains { name.contains($0) }
        }
        return stems + others + [
            "role: .prominent", "placement: .subtitle", "placement: .large",
        ]
    }()

    /// The iOS that has the member which a selector reads or sets; nil for other selectors.
    static func since(selector: String) -> OSVersion? {
        let words = Set(selector.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        return all.first { symbol in
            guard case .member = symbol.kind else { return false }
            let setter = "set" + symbol.name.prefix(1).uppercased() + symbol.name.dropFirst()
            return words.contains(symbol.name) || words.contains(setter)
        }?.since
    }

    private static let byName = Dictionary(grouping: all, by: \.name)

    /// What a name may be.
    static func named(_ name: String) -> [NewSymbol] { byName[name] ?? [] }
}
