import ReglazeEngine
import SwiftSyntax

extension ColdStart {
    /// Whether code in Swift reads `option` of a connection, as far as its name tells. What is only called so reads nothing: the
    /// parameter of the method for a running app, or a key of the launch options.
    static func isRead(_ option: String, in index: ProjectIndex) -> Bool {
        index.remember("connection option \(option)") {
            index.files(mentioning: option).contains { $0.tokens(named: option).contains(where: isMember) }
        }
    }

    private static func isMember(_ token: TokenSyntax) -> Bool {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), let parent = reference.parent else { return false }
        if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            // `.shortcutItem`, `UIApplication.LaunchOptionsKey.shortcutItem`
            return member.base.map { !$0.trimmedDescription.hasSuffix("LaunchOptionsKey") } ?? false
        }
        return parent.is(KeyPathPropertyComponentSyntax.self) || token.enclosingType?.typePath.last == "ConnectionOptions"
    }
}
