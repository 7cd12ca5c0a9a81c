import ReglazeEngine
import SwiftSyntax

/// What a type is to UIKit, as far as its inheritance tells it.
enum UIKitOwner: String, Sendable {
    case view, window, controller, sceneDelegate, applicationDelegate
    /// A SwiftUI view or modifier.
    case swiftUIView

    /// What a type of UIKit's, or one of another framework, is by its name; nil for everything else.
    init?(frameworkType name: String) {
        switch name {
        case "UIWindow": self = .window
        case "UIApplicationDelegate": self = .applicationDelegate
        case "UISceneDelegate", "UIWindowSceneDelegate": self = .sceneDelegate
        case "UISearchController", "UIHostingController", "UINavigationController", "UITabBarController", "UIAlertController":
            self = .controller
        case _ where name.hasSuffix("ViewController"): self = .controller
        // `FlutterAppDelegate`, `ExpoAppDelegate`.
        case _ where name.hasSuffix("AppDelegate"): self = .applicationDelegate
        case _ where name.hasPrefix("NS") || name.hasSuffix("Delegate") || name.hasSuffix("DataSource"): return nil
        case _ where Self.viewSuffixes.contains { name.hasSuffix($0) }: self = .view
        default: return nil
        }
    }

    private static let viewSuffixes = [
        "View", "ViewCell", "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UISegmentedControl",
        "UIStepper", "UIPageControl", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
    ]
}

extension RuleContext {
    /// What the type `name` is to UIKit; nil where that can't be told.
    func owner(ofType name: String, depth: Int = 0) -> UIKitOwner? {
        guard depth < 8 else { return nil }
        let declarations = index.declarations(named: name)
        guard declarations.contains(where: { $0.kind != .extension }) else { return UIKitOwner(frameworkType: name) }
        let inherited = declarations.flatMap(\.inherited).map(Self.lastName)
        for name in inherited {
            guard let owner = UIKitOwner(frameworkType: name) else { continue }
            if owner == .applicationDelegate || owner == .sceneDelegate { return owner }
        }
        guard let type = declarations.first(where: { $0.kind != .extension }) else { return nil }
        if type.kind == .struct {
            return inherited.contains { ["View", "ViewModifier", "UIViewRepresentable"].contains($0) } ? .swiftUIView : nil
        }
        guard type.kind == .class, let parent = type.inherited.first.map(Self.lastName) else { return nil }
        return owner(ofType: parent, depth: depth + 1)
    }

    /// What the nearest type around `node` is to UIKit, the innermost that is something to it.
    func owner(of node: some SyntaxProtocol) -> UIKitOwner? {
        guard let type = node.enclosingType, let name = type.typePath.last else { return nil }
        return index.remember("owner \(name)") { owner(ofType: name) }
    }

    private static func lastName(_ type: String) -> String {
        type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    }

    /// Whether the file belongs to tests: by its folder, or by what it imports.
    var isTestCode: Bool {
        let folders = file.path.split(separator: "/").dropLast()
        if folders.contains(where: { $0.hasSuffix("Tests") || $0 == "Test" || $0 == "Testing" }) { return true }
        return file.contains("import XCTest") || file.contains("import Testing")
    }
}
