import ReglazeEngine
import SwiftSyntax

/// What stands against another name, another signature or another place for a callback.
extension CallbackMove {
    /// Why the method can't get a name of its own and lose its parameter; nil where it can.
    var renamingObstacle: String? {
        if let attribute = attributes.first(where: { !["@objc", "@MainActor"].contains($0) }) {
            return "`\(attribute)` stands on it, and need not fit a method of another name and without a parameter"
        }
        if let use = otherUse { return use }
        if bindsParameterAgain {
            return "a closure or function in it has `\(function.parameterName(at: 0) ?? "")` of its own, or captures it by name"
        }
        return nil
    }

    /// Why the method can't stand in the scene delegate as it is; nil where it can.
    var movingObstacle: String? {
        if let attribute = attributes.first {
            return "`\(attribute)` stands on it: whether it fits the scene's method is for you to say"
        }
        if let use = otherUse { return use }
        let isBound = function.body?.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.Self) || $0.tokenKind == .keyword(.super)
        }
        return isBound ?? false ? "it uses `Self` or `super`, which is another type in the scene delegate" : nil
    }

    private var attributes: [String] { function.attributes.map(\.trimmedDescription) }

    /// Code of the app itself that needs the method under its name.
    private var otherUse: String? {
        let type = owner.typePath.last ?? ""
        for file in context.index.files(mentioning: callback.name) {
            // `Selector("applicationDidBecomeActive:")`
            if file.contains("\"\(callback.name):") {
                return "\(file.path) names its selector in a string"
            }
            for token in file.tokens(named: callback.name) where isUse(token, of: type) {
                return "the app's own code uses it by its name too (\(context.place(of: token, in: file)))"
            }
        }
        return nil
    }

    private func isUse(_ token: TokenSyntax, of type: String) -> Bool {
        if let other = token.parent?.as(FunctionDeclSyntax.self) {
            return other.id != function.id && other.modifiers.contains { $0.name.text == "override" }
        }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
            return token.enclosingType?.typePath.last == type
        }
        let base = member.base?.trimmedDescription
        if base == "self" || base == "Self" { return token.enclosingType?.typePath.last == type }
        return base == type
    }

    /// Whether the body captures the parameter, or hides it from a function inside.
    private var bindsParameterAgain: Bool {
        guard let name = function.parameterName(at: 0) else { return false }
        return function.body?.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let parent = token.parent else { return false }
            return parent.is(ClosureCaptureSyntax.self) || parent.is(FunctionParameterSyntax.self)
        } ?? false
    }
}
