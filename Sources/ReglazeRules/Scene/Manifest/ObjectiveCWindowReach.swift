import ReglazeEngine
import SwiftSyntax

/// What code outside of the application delegate's implementation does with the window, or sends to the delegate.
struct ObjectiveCWindowReach {
    private let delegate: ObjectiveCDelegate
    private let index: ProjectIndex
    /// The methods of the delegate's categories and Swift extensions that name the window, by first word.
    private let outside: Set<String>
    /// Where such a method makes a window: `Router.swift`.
    let maker: String?

    init(_ delegate: ObjectiveCDelegate, in index: ProjectIndex) {
        self.delegate = delegate
        self.index = index
        var outside: Set<String> = []
        var maker: String?
        for file in index.files
        where file.kind == .objectiveC && file.path != delegate.file.path && file.containsWord(delegate.name) {
            for node in file.objectiveC?.root.descendants(ofKind: "class_implementation") ?? []
            where node.declaredClassName == delegate.name {
                for method in node.descendants(ofKind: "method_definition").compactMap({ ObjectiveCMethod($0) })
                where ObjectiveCSplit.namesShownWindow(method.body) {
                    outside.insert(String(method.selector.prefix { $0 != ":" }))
                    if !ObjectiveCSplit.creations(in: method.body).isEmpty { maker = maker ?? file.path }
                }
            }
        }
        for part in index.declarations(named: delegate.name) {
            for function in part.members.flatMap(\.functions) {
                let names = function.tokens(viewMode: .sourceAccurate).map(\.text)
                guard names.contains("window") || names.contains("keyWindow") || names.contains("windows") else { continue }
                outside.insert(function.name.text)
                if names.contains("UIWindow") { maker = maker ?? part.file.path }
            }
        }
        self.outside = outside
        self.maker = maker
    }

    /// Whether a method of the delegate that is written elsewhere names the window.
    func usesWindow(_ selector: String) -> Bool {
        guard delegate.method(selector) == nil else { return false }
        let word = selector.prefix { $0 != ":" }
        // `func show(in:)` is `showIn:` in Objective-C.
        return outside.contains { word == $0 || word.hasPrefix($0 + "With") || word.hasPrefix($0 + "In") }
    }

    /// Whether a statement sends a message to a class of the project whose file names the app's windows, or calls a method that
    /// does.
    func showsInWindow(_ node: ObjectiveCNode) -> Bool {
        ([node] + Array(node.descendants)).contains { child in
            guard let message = ObjectiveCMessage(child) else { return false }
            if reaches(message, depth: 0) { return true }
            let receiver = message.receiver.unwrapped
            guard receiver.kind == "identifier", receiver.text != delegate.name,
                receiver.text.first?.isUppercase == true, index.objectiveCClass(named: receiver.text) != nil
            else { return false }
            return index.files.contains { file in
                file.kind == .objectiveC && FilePath.name(of: file.path).prefix { $0 != "." } == receiver.text
                    && ["keyWindow", "kKeyWindow", "KeyWindow"].contains(where: file.containsWord)
            }
        }
    }

    /// Whether the method that a message to a class calls, or to what a class gives, names the app's window at once. A class of
    /// UIKit has such methods in the project's categories: `[UIStoryboard showFirst]`.
    private func reaches(_ message: ObjectiveCMessage, depth: Int) -> Bool {
        let start = message.receiver.chainStart
        guard depth < 3, start.kind == "identifier", start.text.first?.isUppercase == true, start.text != delegate.name else {
            return false
        }
        let isClassMethod = start == message.receiver.unwrapped
        let parts = index.objectiveCFiles(of: start.text).flatMap { file in
            (file.objectiveC?.root.descendants(ofKind: "class_implementation") ?? []).filter {
                $0.declaredClassName == start.text
            }
        }
        let methods = parts.flatMap { $0.descendants(ofKind: "method_definition") }.compactMap { ObjectiveCMethod($0) }
        return methods.contains { method in
            guard method.selector == message.selector, method.isClassMethod == isClassMethod else { return false }
            if Self.namesAppWindow(method.body) { return true }
            return method.body.descendants(ofKind: "message_expression").contains { child in
                guard !child.isInBlock(below: method.body), let next = ObjectiveCMessage(child) else { return false }
                return reaches(next, depth: depth + 1)
            }
        }
    }

    /// Whether code names the window of the application or of its delegate, outside of blocks, which run later.
    static func namesAppWindow(_ node: ObjectiveCNode) -> Bool {
        node.descendants.contains { child in
            let isIt: Bool
            if ["field_expression", "message_expression"].contains(child.kind), let property = ObjectiveCProperty(child) {
                let object = property.object.text.lowercased()
                let isApplication = object.contains("application") || object.contains("delegate")
                isIt = isApplication && ["window", "windows", "keyWindow"].contains(property.name)
            } else {
                isIt = child.kind == "identifier" && child.text.lowercased().hasSuffix("keywindow") && !child.isSelectorWord
            }
            return isIt && !child.isInBlock(below: node)
        }
    }

    /// Whether other code sends the callback to the application delegate, or names its selector.
    func isSent(_ selector: String) -> Bool {
        let word = String(selector.prefix { $0 != ":" })
        return index.files.contains { file in
            guard file.containsWord(word) else { return false }
            if file.kind == .swift {
                return word != "application" && file.containsWord(delegate.name)
            }
            guard file.kind == .objectiveC, let tree = file.objectiveC else { return false }
            return tree.root.descendants.contains { node in
                if node.kind == "selector_expression", file.path == delegate.file.path {
                    return node.text.filter { !$0.isWhitespace } == "@selector(\(selector))"
                }
                guard let message = ObjectiveCMessage(node), message.selector == selector else { return false }
                let receiver = message.receiver.text.filter { !$0.isWhitespace }
                return receiver == "self" && file.path == delegate.file.path || receiver.contains("(\(delegate.name)*)")
                    || receiver.lowercased().contains("appdelegate") || receiver.contains(".delegate")
                    || receiver.hasSuffix("delegate]")
            }
        }
    }
}
