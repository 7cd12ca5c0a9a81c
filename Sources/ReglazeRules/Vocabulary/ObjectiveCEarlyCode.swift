import ReglazeEngine

/// Code in Objective-C that may run while its view is in no window, as `EarlyCode` tells it of Swift.
struct ObjectiveCEarlyCode {
    private static let ofControllers: Set = [
        "viewDidLoad", "loadView", "viewWillAppear:", "viewDidDisappear:", "awakeFromNib", "dealloc",
        "willMoveToParentViewController:", "didMoveToParentViewController:",
    ]
    /// Where other code hands out objects that are not shown yet.
    private static let ofOthers: Set = ofControllers.union(ObjectiveCSplit.launchSelectors)
    /// Where a view is sure, or nearly sure, to be in a window.
    private static let safeInViews: Set = [
        "layoutSubviews", "drawRect:", "didMoveToWindow", "tintColorDidChange", "traitCollectionDidChange:",
        "safeAreaInsetsDidChange", "hitTest:withEvent:", "pointInside:withEvent:", "touchesBegan:withEvent:",
        "touchesMoved:withEvent:", "touchesEnded:withEvent:", "touchesCancelled:withEvent:", "gestureRecognizerShouldBegin:",
    ]

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// Why the method may run before there is a window; nil where that is not to be expected.
    func reason(for method: ObjectiveCMethod, _ owner: ObjectiveCOwner?) -> String? {
        guard let type = method.node.className else { return nil }
        if Self.isEarly(method.selector) || method.selector == "didMoveToSuperview" {
            return "`\(method.selector)` runs while this is in no window: read it when it is in one"
        }
        if method.node.isInCategory, context.index.objectiveCImplementations(of: type).isEmpty {
            return "every `\(type)` has this method, in a window or not: take the window from the code that calls it"
        }
        if owner == .view, !Self.safeInViews.contains(method.selector), !isAction(method, of: type) {
            return """
                a view can run `\(method.selector)` before it is in a window: do it in `layoutSubviews` or `didMoveToWindow`, or take \
                what it needs as a parameter
                """
        }
        guard let caller = earlyCaller(of: method.selector, of: type) else { return nil }
        return "`\(caller)` calls `\(method.selector)`, and the view is not in a window then: read it when it is in one"
    }

    private static func isEarly(_ selector: String) -> Bool { selector.hasPrefix("init") || ofControllers.contains(selector) }

    /// Whether events call the method: `- (IBAction)share:(id)sender`, `@selector(share:)`.
    private func isAction(_ method: ObjectiveCMethod, of type: String) -> Bool {
        method.node.child(ofKind: "method_type")?.text.contains("IBAction") ?? false
            || context.index.objectiveCFiles(of: type).contains { $0.contains("@selector(\(method.selector))") }
    }

    /// The early method that calls `selector`, itself or by others of the same class.
    private func earlyCaller(of selector: String, of type: String) -> String? {
        context.index.remember("early caller of \(type) \(selector)") {
            var known: Set = [selector]
            var pending = [selector]
            while let selector = pending.popLast() {
                for (caller, isOwn) in callers(of: selector, of: type) {
                    if Self.isEarly(caller) || !isOwn && Self.ofOthers.contains(caller) { return caller }
                    if isOwn, known.insert(caller).inserted { pending.append(caller) }
                }
            }
            return nil
        }
    }

    /// The methods that send the message at once, and whether they are the class's own.
    private func callers(of selector: String, of type: String) -> [(selector: String, isOwn: Bool)] {
        context.index.remember("callers of \(type) \(selector)") { readCallers(of: selector, of: type) }
    }

    private func readCallers(of selector: String, of type: String) -> [(selector: String, isOwn: Bool)] {
        let index = context.index
        let property = ObjectiveCAssignment.property(setBy: selector)
        let words = [String(selector.prefix { $0 != ":" })] + (property.map { [$0] } ?? [])
        return index.files.flatMap { file -> [(String, Bool)] in
            guard file.kind == .objectiveC, words.contains(where: file.containsWord), let tree = file.objectiveC else {
                return []
            }
            return tree.root.descendants(ofKind: "method_definition").compactMap { node in
                guard let method = ObjectiveCMethod(node), let place = node.className else { return nil }
                let isRelated =
                    index.objectiveCAncestry(of: place).contains(type) || index.objectiveCAncestry(of: type).contains(place)
                let sends = method.body.descendants.contains { child in
                    guard let object = Self.receiver(of: child, selector, property), !child.isInBlock(below: method.body) else {
                        return false
                    }
                    if ["self", "super"].contains(object.text) { return isRelated }
                    guard let other = ObjectiveCTypes(context.moved(to: file)).type(of: object) else { return false }
                    return index.objectiveCAncestry(of: other).contains(type)
                }
                return sends ? (method.selector, isRelated) : nil
            }
        }
    }

    /// What a message, or a property that is read or set, is sent to; nil where it is another one.
    private static func receiver(of node: ObjectiveCNode, _ selector: String, _ property: String?) -> ObjectiveCNode? {
        switch node.kind {
        case "message_expression":
            guard let message = ObjectiveCMessage(node), message.selector == selector else { return nil }
            return message.receiver.unwrapped
        case "field_expression":
            guard let read = ObjectiveCProperty(node), read.name == selector else { return nil }
            return read.object.unwrapped
        case "assignment_expression":
            guard let property, let assignment = ObjectiveCAssignment(node), assignment.name == property else { return nil }
            return assignment.object?.unwrapped
        default: return nil
        }
    }
}
