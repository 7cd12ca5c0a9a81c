import ReglazeEngine

extension LifecycleCallback: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition"]
    static let objectiveCTriggers = [
        "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "openURL:", "serActivity", "performActionForShortcutItem", "userDidAcceptCloudKitShare",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), !method.isClassMethod,
            let callback = ObjectiveCCallback.all.first(where: { $0.selector == method.selector }),
            !method.body.namedChildren.isEmpty, let owner = node.className,
            context.objectiveCOwner(ofClass: owner) == .applicationDelegate, context.hasScenes,
            !context.isFallback(below: 13, node), !context.isTestCode, !isHandled(callback, in: context),
            !isSent(callback.selector, in: context), let name = method.words.first
        else { return [] }
        var help = "handle it in `\(callback.scene)` of the scene delegate"
        if let connection = callback.connection { help += ", and `connectionOptions.\(connection)` at a cold start" }
        if let notification = callback.notification {
            help = "use `\(callback.scene)` of the scene delegate, or `\(notification)` for the whole app"
        }
        let (fix, why) = ObjectiveCCallbackMove(method, callback, to: context.objectiveCSceneDelegate, in: context).fix
        return [
            context.finding(
                Self.about, at: name, "UIKit does not call `\(method.selector)` in an app with scenes", help: help,
                fixes: fix.map { [$0] } ?? [], why: why)
        ]
    }

    /// Whether code other than UIKit calls the method: a scene delegate that hands on what it gets, for instance.
    private func isSent(_ selector: String, in context: RuleContext) -> Bool {
        context.index.remember("Objective-C sends \(selector)") {
            let words = selector.split(separator: ":").map(String.init)
            return context.index.files.contains { file in
                guard file.kind == .objectiveC, words.allSatisfy(file.containsWord), let tree = file.objectiveC else {
                    return false
                }
                return tree.root.descendants(ofKind: "message_expression").contains { node in
                    guard let message = ObjectiveCMessage(node), message.selector == selector,
                        // Inside the method itself it is handed on to libraries.
                        ObjectiveCMethod(around: node)?.selector != selector
                    else { return false }
                    return message.receiver.text != "super"
                }
            }
        }
    }

    /// Whether a class of the project has the scene's form: what is left here is a remnant, or is called from there.
    private func isHandled(_ callback: ObjectiveCCallback, in context: RuleContext) -> Bool {
        guard callback.notification == nil else { return false }
        return context.index.remember("Objective-C scene callback \(callback.scene)") {
            context.index.files.contains { file in
                guard file.kind == .objectiveC, file.contains(callback.sceneWord), let tree = file.objectiveC else {
                    return false
                }
                return tree.root.descendants(ofKind: "method_definition").contains {
                    ObjectiveCMethod($0)?.selector == callback.scene
                }
            }
        }
    }
}
