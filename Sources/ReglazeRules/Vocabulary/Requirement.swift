import ReglazeEngine
import SwiftSyntax

extension RuleContext {
    /// Why `name`, which exists from iOS `version` on, can't be written at `node`; nil when it can.
    func obstacle(to name: String, from version: OSVersion, at node: some SyntaxProtocol) -> String? {
        let scope = availability(of: node)
        guard scope.minimum < version else { return nil }
        return """
            `\(name)` needs iOS \(version); this code runs from iOS \(scope.minimum) on. A deployment target of \(version) is the first \
            that allows the change
            """
    }

    /// Whether a call of `name` here means a function of the project, not SwiftUI's modifier of that name.
    func isOwnFunction(_ name: String) -> Bool { index.declaresFunction(named: name) }
}
