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
        case _ where Self.swiftUIViews.contains(name): self = .swiftUIView
        // `FlutterAppDelegate`, `ExpoAppDelegate`.
        case _ where name.hasSuffix("AppDelegate"): self = .applicationDelegate
        case _ where name.hasPrefix("NS") || name.hasSuffix("Delegate") || name.hasSuffix("DataSource"): return nil
        case _ where Self.viewSuffixes.contains { name.hasSuffix($0) }: self = .view
        default: return nil
        }
    }

    /// What extensions of SwiftUI's views are written on, where the name ends like a view's of UIKit.
    private static let swiftUIViews: Set = [
        "View", "ViewModifier", "AnyView", "EmptyView", "TupleView", "ScrollView", "TabView", "NavigationView",
        "NavigationSplitView",
        "TimelineView",
    ]

    private static let viewSuffixes = [
        "View", "ViewCell", "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UISegmentedControl",
        "UIStepper", "UIPageControl", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
    ]
}

extension RuleContext {
    /// What the nearest type around `node` is to UIKit; nil where that can't be told.
    func owner(of node: some SyntaxProtocol) -> UIKitOwner? {
        guard let type = node.enclosingType else { return nil }
        let path = type.typePath
        guard let name = path.last else { return nil }
        return index.remember("owner \(path.joined(separator: ".")) \(file.path)") {
            if let own = index.declarations(in: file).first(where: { $0.node.id == type.id && $0.kind != .extension }) {
                let parts = index.type(named: name) == nil ? [] : index.declarations(named: name).filter { $0.kind == .extension }
                return owner(of: own, with: parts, depth: 0)
            }
            // `extension UIViewController`.
            return owner(ofType: name, in: path.dropLast(), depth: 0)
        }
    }

    /// What the type `name` is to UIKit; nil where that can't be told.
    func owner(ofType name: String) -> UIKitOwner? { owner(ofType: name, in: [], depth: 0) }

    /// - Parameter parents: the types that it is nested in, as far as they are written.
    private func owner(ofType name: String, in parents: ArraySlice<String>, depth: Int) -> UIKitOwner? {
        guard depth < 8 else { return nil }
        let named = index.declarations(named: name).filter(isOnIOS)
        var types = named.filter { $0.kind != .extension && $0.parents.suffix(parents.count).elementsEqual(parents) }
        // An app for iOS and one for the Mac may each have an `AppDelegate`: the nearest is meant.
        let nearest = SceneAdopters.nearest(types.map(\.file.path), to: file.path)
        types = types.filter { nearest.contains($0.file.path) }
        guard !types.isEmpty else { return named.contains { $0.kind != .extension } ? nil : UIKitOwner(frameworkType: name) }
        let owners = Set(
            types.map { type in
                // Where there is one type of that name, extensions of it tell of it too.
                let parts = types.count == 1 ? named.filter { $0.kind == .extension } : []
                return owner(of: type, with: parts, depth: depth)
            })
        return owners.count == 1 ? owners.first ?? nil : nil
    }

    private func owner(of type: TypeDeclaration, with extensions: [TypeDeclaration], depth: Int) -> UIKitOwner? {
        let inherited = ([type] + extensions).flatMap(\.inherited).map(\.lastTypeName)
        for name in inherited {
            guard let owner = UIKitOwner(frameworkType: name) else { continue }
            if owner == .applicationDelegate || owner == .sceneDelegate { return owner }
        }
        switch type.kind {
        case .struct, .protocol:
            let protocols: Set = ["View", "ViewModifier", "UIViewRepresentable"]
            if !protocols.isDisjoint(with: inherited) { return .swiftUIView }
            // A protocol of the project's that asks for `View`.
            let isView = inherited.contains { owner(ofType: $0, in: [], depth: depth + 1) == .swiftUIView }
            return isView ? .swiftUIView : nil
        case .class:
            guard let parent = type.inherited.first.map(\.lastTypeName) else { return nil }
            return owner(ofType: parent, in: [], depth: depth + 1)
        case .alias: return inherited.first.flatMap { owner(ofType: $0, in: [], depth: depth + 1) }
        case .enum, .actor, .extension: return nil
        }
    }

    /// Whether `name`, written at `node`, means UIKit's type. What a project declares of that name for the Mac alone does not hide it.
    func isUIKits(_ name: String, at node: some SyntaxProtocol) -> Bool {
        guard hidesFramework(name, at: node) else { return true }
        return index.declarations(named: name).allSatisfy { $0.kind == .extension || !isOnIOS($0) }
    }

    /// Whether a declaration is compiled for iOS.
    private func isOnIOS(_ declaration: TypeDeclaration) -> Bool {
        AvailabilityScope(of: declaration.node, deploymentTarget: deploymentTarget).includesIOS
    }

    /// Whether the file belongs to tests: by its folder, or by what it imports.
    var isTestCode: Bool {
        let folders = file.path.split(separator: "/").dropLast()
        if folders.contains(where: { $0.hasSuffix("Tests") || $0 == "Test" || $0 == "Testing" }) { return true }
        return file.contains("import XCTest") || file.contains("import Testing")
    }
}
