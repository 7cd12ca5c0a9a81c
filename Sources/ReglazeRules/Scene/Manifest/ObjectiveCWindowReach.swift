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

    /// Whether a statement sends a message to a class of the project whose file names the app's windows.
    func showsInWindow(_ node: ObjectiveCNode) -> Bool {
        node.descendants(ofKind: "message_expression").contains { child in
            guard let receiver = ObjectiveCMessage(child)?.receiver.unwrapped, receiver.kind == "identifier",
                receiver.text != delegate.name,
                receiver.text.first?.isUppercase == true, index.objectiveCClass(named: receiver.text) != nil
            else { return false }
            return index.files.contains { file in
                file.kind == .objectiveC && FilePath.name(of: file.path).prefix { $0 != "." } == receiver.text
                    && ["keyWindow", "kKeyWindow", "KeyWindow"].contains(where: file.containsWord)
            }
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
