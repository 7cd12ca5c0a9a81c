import ReglazeEngine

/// What UIKit has in the class that Objective-C code belongs to.
enum ObjectiveCOwner: Sendable {
    case controller, view, window, applicationDelegate, sceneDelegate
}

extension RuleContext {
    /// What the class around a node is to UIKit; nil for other classes, and for functions.
    ///
    /// Only what the project and the names of UIKit prove: a class whose superclass is somebody else's is nothing.
    func objectiveCOwner(of node: ObjectiveCNode) -> ObjectiveCOwner? { node.className.flatMap(objectiveCOwner(ofClass:)) }

    func objectiveCOwner(ofClass name: String) -> ObjectiveCOwner? {
        index.remember("Objective-C owner \(name)") {
            let protocols = index.objectiveCProtocols(of: name)
            if protocols.contains(where: { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }) { return .sceneDelegate }
            if protocols.contains("UIApplicationDelegate") { return .applicationDelegate }
            guard let base = index.objectiveCAncestry(of: name).last else { return nil }
            if FrameworkHost.delegateClasses.contains(base) { return .applicationDelegate }
            guard base.hasPrefix("UI") else { return nil }
            if base == "UIWindow" { return .window }
            if Self.controllers.contains(base) || base.hasSuffix("ViewController") { return .controller }
            let views = ["View", "Cell", "Control", "Button", "Label", "Bar", "Field", "Switch", "Slider"]
            return views.contains { base.hasSuffix($0) } ? .view : nil
        }
    }

    private static let controllers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UISearchController", "UIAlertController",
        "UIImagePickerController", "UIPageViewController",
    ]
}
