import ReglazeEngine

/// The table of deprecated symbols that no rule of their own speaks of: a row each, with its source.
enum DeprecatedSymbols {
    static let rules: [any SwiftRule] = [
        Deprecated<DoneButtonAppearance>(), Deprecated<SearchBarPlacementInline>(), Deprecated<MenuNewScene>(),
        Deprecated<ButtonShapesEnabled>(), Deprecated<OpenURLOptions>(), Deprecated<SceneCoordinateSpace>(),
        Deprecated<SceneDidUpdate>(), Deprecated<CanOpenURL>(), Deprecated<ImageContext>(), Deprecated<RoundedBorderStyle>(),
        Deprecated<SupportedOrientations>(), Deprecated<ScreenDisplayLink>(), Deprecated<ToolbarMinimizeBehavior>(),
        Deprecated<BarMinimizeBehavior>(),
    ]

    enum DoneButtonAppearance: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/done-button-appearance", name: "doneButtonAppearance", .member("doneButtonAppearance"), version: 26,
            instead: "use `prominentButtonAppearance`", .rename("prominentButtonAppearance", from: 26, .safe),
            triggers: ["doneButtonAppearance"],
            why: """
                The style `.done` of a bar button became `.prominent` in iOS 26, and so the appearance of such buttons has a new name \
                in `UINavigationBarAppearance` and `UIToolbarAppearance`. The old name goes on working; below iOS 26 it is the only one.
                """,
            source: "UIKit documentation: UINavigationBarAppearance.doneButtonAppearance, prominentButtonAppearance",
            example: """
                func style(_ appearance: UINavigationBarAppearance) {
                    appearance.1️⃣doneButtonAppearance.normal.titleTextAttributes = [:] // bold
                }
                """,
            result: """
                func style(_ appearance: UINavigationBarAppearance) {
                    appearance.prominentButtonAppearance.normal.titleTextAttributes = [:] // bold
                }
                """,
            silent: ["struct Theme { var doneButtonAppearance = 1 }\nlet appearance = Theme().doneButtonAppearance"])
    }

    enum SearchBarPlacementInline: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/search-bar-placement-inline", name: "UINavigationItem.SearchBarPlacement.inline",
            .value("inline", type: "SearchBarPlacement", targets: ["preferredSearchBarPlacement", "searchBarPlacement"]),
            version: 26,
            instead: "use `.integrated`", .rename("integrated", from: 26, .unsafe), triggers: ["earchBarPlacement"],
            why: """
                A search field that shares the bar with other items is called integrated since iOS 26, and comes in two more forms, \
                centred and as a button. On an iPhone the integrated field goes into the toolbar at the bottom where there is one, so \
                look at the page after the change.
                """,
            source: "UIKit documentation: UINavigationItem.SearchBarPlacement, inline, integrated",
            example: """
                func search(_ item: UINavigationItem) {
                    item.preferredSearchBarPlacement = .1️⃣inline
                }
                """,
            result: """
                func search(_ item: UINavigationItem) {
                    item.preferredSearchBarPlacement = .integrated
                }
                """,
            silent: [
                #"Text("a").navigationBarTitleDisplayMode(.inline)"#, "let placement: Placement = .inline // searchBarPlacement",
            ])
    }

    enum MenuNewScene: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/menu-new-scene", name: "UIMenu.Identifier.newScene",
            .value(
                "newScene", type: "UIMenu.Identifier",
                functions: ["remove", "replace", "replaceChildren", "insertSibling", "insertChild"],
                labels: ["menu", "ofMenu", "beforeMenu", "afterMenu", "atStartOfMenu", "atEndOfMenu"]),
            version: 26, instead: "use `.newItem`", .rename("newItem", from: 26, .unsafe), triggers: ["newScene"],
            why: """
                The menu bar's "New Window" stands in a menu of all that can be made new since iOS 26, on iPads too. The identifier of \
                that menu is `newItem`. A menu that is removed or filled by its old name may hold more than the one command now.
                """,
            source: "UIKit documentation: UIMenu.Identifier.newScene, newItem",
            example: """
                func build(_ builder: any UIMenuBuilder) {
                    builder.remove(menu: .1️⃣newScene)
                }
                """,
            result: """
                func build(_ builder: any UIMenuBuilder) {
                    builder.remove(menu: .newItem)
                }
                """,
            silent: [
                "enum Event { case newScene }\nlet event = Event.newScene\nfunc send(_ event: Event) { send(.newScene) }",
                "enum Event: Hashable { case newScene }\nfunc drop(_ events: inout Set<Event>) { events.remove(.newScene) }",
            ])
    }

    enum ButtonShapesEnabled: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/button-shapes-enabled", name: "UIAccessibility.buttonShapesEnabled",
            .memberOf(bases: ["UIAccessibility"], "buttonShapesEnabled"), version: OSVersion(26, 1),
            instead: "ask `AccessibilitySettings` whether borders are shown, from iOS 26.1 on",
            .other(because: "the new setting is of another framework, and older systems have the old one only"), severity: .note,
            triggers: ["buttonShapesEnabled"],
            why: """
                The setting "Button Shapes" became "Show Borders" in iOS 26.1, and is asked of the Accessibility framework. Both are to \
                be asked while older systems are supported, so nothing is rewritten.
                """,
            source:
                "UIKit documentation: UIAccessibility.buttonShapesEnabled; Accessibility documentation: AccessibilitySettings",
            example: "let hasShapes = UIAccessibility.1️⃣buttonShapesEnabled",
            silent: ["let hasShapes = settings.buttonShapesEnabled"])
    }

    enum OpenURLOptions: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/open-url-options", name: "UIApplication.OpenURLOptionsKey",
            .key(["sourceApplication", "annotation", "openInPlace", "eventAttribution"], type: "OpenURLOptionsKey"), version: 26,
            instead: "read the member of the same name of `UIOpenURLContext.options`",
            .other(because: "a scene gets the URL in another callback"),
            triggers: ["OpenURLOptionsKey"],
            why: """
                With scenes a URL comes to `scene(_:openURLContexts:)`, and at a cold start in the connection options. There its options \
                are members of `UIScene.OpenURLOptions`, no longer a dictionary. They move with the callback, so nothing is rewritten \
                here.
                """,
            source: "UIKit documentation: UIApplication.OpenURLOptionsKey, UIScene.OpenURLOptions",
            example: """
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        options[.1️⃣sourceApplication] != nil
                    }
                }
                """,
            silent: [
                """
                func open(_ options: [Key: Any], _ other: UIApplication.OpenURLOptionsKey) -> Any? { options[.sourceApplication] }
                """
            ])
    }

    enum SceneCoordinateSpace: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/window-scene-coordinate-space", name: "UIWindowScene.coordinateSpace",
            .memberOf(bases: ["windowScene"], "coordinateSpace"), version: 26, instead: "use `effectiveGeometry.coordinateSpace`",
            .rename("effectiveGeometry.coordinateSpace", from: 26, .unsafe), triggers: ["coordinateSpace"],
            why: """
                What a scene's place and size are is part of its geometry since iOS 26, because it changes while a window is being \
                dragged. Code that keeps the value should keep up with it in `windowScene(_:didUpdateEffectiveGeometry:)`.
                """,
            source: "UIKit documentation: UIWindowScene.coordinateSpace, effectiveGeometry",
            example: """
                func space(of view: UIView) -> (any UICoordinateSpace)? { view.window?.windowScene?.1️⃣coordinateSpace }
                """,
            result: """
                func space(of view: UIView) -> (any UICoordinateSpace)? { view.window?.windowScene?.effectiveGeometry.coordinateSpace }
                """,
            silent: [#"Text("a").coordinateSpace(name: "list")"#, "let space = screen.coordinateSpace"])
    }

    enum SceneDidUpdate: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/window-scene-did-update", name: "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            .callback("windowScene", labels: ["_", "didUpdate", "interfaceOrientation", "traitCollection"]), version: 26,
            instead: "implement `windowScene(_:didUpdateEffectiveGeometry:)`",
            .other(because: "the new callback gives the previous geometry alone"), triggers: ["windowScene(", "didUpdate "],
            why: """
                The callback of all that can change about a scene's window is replaced by one about its geometry. Changes of traits are \
                registered for with `registerForTraitChanges`. What a body reads of the old values decides how it has to change, so \
                nothing is rewritten.
                """,
            source: """
                UIKit documentation: UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:), \
                windowScene(_:didUpdateEffectiveGeometry:)
                """,
            example: """
                class Scene: UIResponder, UIWindowSceneDelegate {
                    func 1️⃣windowScene(
                        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                        traitCollection previousTraitCollection: UITraitCollection
                    ) {}
                }
                """,
            silent: ["class Scene: UIResponder { func windowScene(_ scene: UIWindowScene, didUpdate value: Int) {} }"])
    }

    enum CanOpenURL: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/can-open-url", name: "canOpenURL(_:)",
            .call("canOpenURL", labels: ["_"], bases: ["shared", "application", "app"]), version: 27,
            instead: "open the URL, and handle in the completion that nothing could",
            .other(because: "what happens when nothing opens the URL has to be decided where it is opened"), severity: .note,
            triggers: ["canOpenURL"],
            why: """
                Asking first says little: the answer depends on a list in the Info.plist, and may be out of date when the URL is opened. \
                Since iOS 27 the question is deprecated. `open(_:options:completionHandler:)` tells whether it worked. Where the answer \
                decides whether a button is shown at all, the design has to change, so nothing is rewritten.
                """,
            source: "iOS 27 release notes; UIKit documentation: UIApplication.canOpenURL(_:), open(_:options:completionHandler:)",
            example: """
                func call(_ url: URL) {
                    if UIApplication.shared.1️⃣canOpenURL(url) { UIApplication.shared.open(url) }
                }
                """,
            silent: [
                "protocol Opener { func canOpenURL(_ url: URL) -> Bool }\nfunc ask(_ shared: Opener, _ url: URL) -> Bool { shared.canOpenURL(url) }"
            ])
    }

    enum ImageContext: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/image-context", name: "UIGraphicsBeginImageContext",
            .function(["UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions"]), version: 26,
            instead: "draw in `UIGraphicsImageRenderer(size:).image { _ in … }`",
            .other(because: "the scale, the opacity and what is drawn in between have to move together"),
            status: .announced, severity: .note, triggers: ["UIGraphicsBeginImageContext"],
            why: """
                The headers of the SDKs 26 and 27 mark the image context that is begun and ended by hand as to be deprecated, which the \
                compiler does not warn of yet. A renderer, there since iOS 10, ends it by itself and draws in wide colour. Its defaults are others: the context was opaque or not, and had a scale, by arguments, \
                and without them its scale was 1, where the renderer's is the screen's. So nothing is rewritten.
                """,
            source:
                "UIKit headers of the SDKs 26.2 and 27.0: UIGraphics.h; UIKit documentation: UIGraphicsImageRenderer",
            example: """
                func draw(_ size: CGSize) {
                    1️⃣UIGraphicsBeginImageContextWithOptions(size, false, 0)
                }
                """,
            silent: [
                "func UIGraphicsBeginImageContext(_ size: CGSize) {}\nlet context: Void = UIGraphicsBeginImageContext(.zero)"
            ])
    }

    enum RoundedBorderStyle: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/rounded-border", name: "the text field style roundedBorder",
            .value("roundedBorder", type: "RoundedBorderTextFieldStyle", functions: ["textFieldStyle"]), version: 27,
            instead: "use `.textFieldStyle(.bordered)`, with `.textInputBorderShape(.roundedRectangle)` for the old corners",
            .rename("bordered", from: 27, .unsafe), status: .announced, severity: .note, triggers: ["roundedBorder"],
            why: """
                The style of a text field with a border around it is called `bordered` since iOS 27, and its corners are for \
                `textInputBorderShape` to say: `.roundedRectangle` gives the ones of the old style. The old name goes on working, \
                without a warning.
                """,
            source: "SwiftUI interface of the SDK 27.0: RoundedBorderTextFieldStyle, BorderedTextFieldStyle",
            example: #"TextField("Name", text: .constant("")).textFieldStyle(.1️⃣roundedBorder)"#,
            result: #"TextField("Name", text: .constant("")).textFieldStyle(.bordered)"#,
            silent: ["let border = UITextField.BorderStyle.roundedBorder", "style(.roundedBorder)"])
    }

    enum SupportedOrientations: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/supported-orientations", name: "application(_:supportedInterfaceOrientationsFor:)",
            .callback("application", labels: ["_", "supportedInterfaceOrientationsFor"]), version: 27,
            instead: "implement `supportedInterfaceOrientations(for:)` in the window scene's delegate",
            .other(because: "systems below iOS 27 ask the application delegate alone, so it has to stay beside the new one"),
            severity: .note, triggers: ["supportedInterfaceOrientationsFor"],
            why: """
                Which orientations a window may have is asked of its scene's delegate since iOS 27. What that answers takes the place of \
                the list in the Info.plist for this scene. The question to the application delegate is deprecated, and so is \
                `supportedInterfaceOrientations(for:)` of `UIApplication`.
                """,
            source: """
                UIKit headers of the SDK 27.0: UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:), \
                UIWindowSceneDelegate.supportedInterfaceOrientations(for:)
                """,
            example: """
                class Delegate: UIResponder, UIApplicationDelegate {
                    func 1️⃣application(
                        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                    ) -> UIInterfaceOrientationMask {
                        .portrait
                    }
                }
                """,
            silent: [
                "class Page: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }",
                """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func application(
                        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                    ) -> UIInterfaceOrientationMask {
                        .portrait
                    }
                }
                """,
            ])
    }

    enum ScreenDisplayLink: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/screen-display-link", name: "UIScreen.displayLink(withTarget:selector:)",
            .call("displayLink", labels: ["withTarget", "selector"], bases: ["main", "screen"]), version: 27,
            instead: "ask the window scene for it: `displayLink(target:selector:)`",
            .other(because: "the scene's method is new in iOS 27, and which scene is meant has to be known"), severity: .note,
            triggers: ["displayLink("],
            why: """
                A display link belongs to the display that a window is on, and a window may move to another one. Since iOS 27 the window \
                scene makes the link, and keeps it on the right display; the screen's own method is deprecated.
                """,
            source:
                "UIKit headers of the SDK 27.0: UIScreen.displayLink(withTarget:selector:), UIWindowScene.displayLink(target:selector:)",
            example: """
                class Clock: UIView {
                    var displayLink: CADisplayLink?
                    func start() { displayLink = window?.screen.1️⃣displayLink(withTarget: self, selector: #selector(tick)) }
                    @objc func tick() {}
                }
                """,
            silent: [
                "let link = CADisplayLink(target: clock, selector: #selector(Clock.tick))",
                "let link = scene.displayLink(target: clock, selector: #selector(Clock.tick))",
                "extension UIScreen { func displayLink(withTarget target: Any, selector: Selector) {} }\nfunc start(_ screen: UIScreen) { screen.displayLink(withTarget: 1, selector: #selector(Clock.tick)) }",
            ])
    }

    enum ToolbarMinimizeBehavior: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/toolbar-minimize-behavior", name: "toolbarMinimizeBehavior",
            .modifier("toolbarMinimizeBehavior", labels: ["_", "for"]), version: 27,
            instead: "use `toolbarMinimizationBehavior(_:for:)`", .rename("toolbarMinimizationBehavior", from: 15, .safe),
            status: .renamed, triggers: ["toolbarMinimizeBehavior"],
            why: """
                The modifier had this name in the first test versions of iOS 27 only. It is `toolbarMinimizationBehavior(_:for:)` now, \
                with the same arguments; the old name does not compile.
                """,
            source: "SwiftUI documentation: ToolbarMinimizationBehavior; iOS 27 release notes",
            example: """
                if #available(iOS 27, *) {
                    Text("a").1️⃣toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
                }
                """,
            result: """
                if #available(iOS 27, *) {
                    Text("a").toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                }
                """,
            silent: [#"Text("a").toolbarMinimizeBehavior(2)"#])
    }

    enum BarMinimizeBehavior: DeprecatedRow {
        static let symbol = DeprecatedSymbol(
            id: "deprecated/bar-minimize-behavior", name: "barMinimizeBehavior",
            .memberOf(bases: ["navigationItem"], "barMinimizeBehavior"), version: 27, instead: "use `navigationBarMinimization`",
            .other(because: "the new property may take other values"), status: .renamed, triggers: ["barMinimizeBehavior"],
            why: """
                The property had this name in the first test versions of iOS 27 only. It is `navigationBarMinimization` now; the old \
                name does not compile.
                """,
            source: "iOS 27 release notes; UIKit documentation: UINavigationItem",
            example: """
                class Page: UIViewController {
                    override func viewDidLoad() { navigationItem.1️⃣barMinimizeBehavior = .never }
                }
                """,
            silent: ["let behavior = bar.barMinimizeBehavior"])
    }
}
