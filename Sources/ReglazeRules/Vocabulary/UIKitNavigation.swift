import ReglazeEngine
import SwiftSyntax

/// A `UINavigationController` of UIKit's, which brings a bar of its own to the SwiftUI view that it shows.
enum UIKitNavigation {
    /// Where one of the ways ends in a hosting controller that a navigation controller holds or pushes; nil where none is seen to.
    static func place(around ways: [ViewGraph.Way], _ context: RuleContext) -> String? {
        for way in ways where !way.isPreview {
            guard case .root(let call?, let file) = way.end, call.calleeName == "UIHostingController" else { continue }
            if let holder = holder(of: call) { return StackProof.place(holder, file, context) }
        }
        return nil
    }

    /// The call that hands `host` to a navigation controller: directly, or by the name that it is given just there.
    private static func holder(of host: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        var child = Syntax(host)
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), isNavigation(call) { return call }
            if let binding = parent.as(PatternBindingSyntax.self), binding.initializer?.value.id == host.id,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            {
                let block = sequence(first: parent, next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
                return block.flatMap { holder(of: name, in: $0) }
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return nil }
            child = parent
        }
        return nil
    }

    private static func holder(of name: String, in block: Syntax) -> FunctionCallExprSyntax? {
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { continue }
            let call = sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
            if let call, isNavigation(call) { return call }
        }
        return nil
    }

    private static func isNavigation(_ call: FunctionCallExprSyntax) -> Bool {
        switch call.calleeName {
        case "UINavigationController": call.arguments.argument("rootViewController") != nil
        case "pushViewController", "setViewControllers": true
        default: false
        }
    }
}
