import ReglazeEngine
import SwiftSyntax

/// The one colour that a project's pages have, where they agree.
struct PageColor {
    /// As it can be written anywhere: `.systemBackground`, `UIColor(named: "Page")`; see `ObjectiveCPageColor.key` for one that only
    /// Objective-C has.
    let text: String
    /// How many pages set it.
    let count: Int

    /// nil where fewer than two pages set a colour, or two set different ones.
    static func known(in index: ProjectIndex) -> PageColor? {
        let answer: [String] = index.remember("page colours") {
            // Libraries of themes paint pages too, each theme in its own colour.
            var answer = ["backgroundColor", "theme_backgroundColor", "dk_backgroundColorPicker"].flatMap { name in
                index.files(mentioning: name).flatMap { file -> [String] in
                    guard file.syntaxProblem == nil else { return [] }
                    return file.tokens(named: name).compactMap { text(setAt: $0, index) }
                }
            }
            // Most projects have pages that differ, which the first files tell.
            for file in ObjectiveCPageColor.files(in: index) where agree(answer) {
                answer += ObjectiveCPageColor.all(in: file, index).map { $0?.key ?? "?" }
            }
            return answer
        }
        guard answer.count > 1, agree(answer), let first = answer.first else { return nil }
        return PageColor(text: first, count: answer.count)
    }

    private static func agree(_ colors: [String]) -> Bool { colors.allSatisfy { $0 == colors[0] && $0 != "?" } }

    var isKnownToSwift: Bool { !text.hasPrefix("@") }
    /// The same in Objective-C; nil for a colour that only Swift has.
    var objectiveC: ObjectiveCPageColor? { ObjectiveCPageColor(key: text) }

    /// What a page sets its view's colour to; nil where `token` is something else, `?` where the colour can't be said elsewhere.
    private static func text(setAt token: TokenSyntax, _ index: ProjectIndex) -> String? {
        guard let sequence = token.parent?.parent?.parent?.parent, let assignment = MemberAssignment(sequence),
            assignment.nameToken.id == token.id, isOwnView(assignment.target.base), let type = assignment.sequence.enclosingType,
            let name = type.typePath.last, UIKitClass.isNamed(name, oneOf: ["UIViewController"], in: index),
            !UIKitClass.isNamed(
                name, oneOf: ["UINavigationController", "UITabBarController", "UISplitViewController"], in: index)
        else { return nil }
        guard let value = assignment.value, token.text == "backgroundColor" else { return "?" }
        return portable(value) ?? "?"
    }

    /// `view`, `self.view`, `view!`.
    static func isOwnView(_ base: ExprSyntax?) -> Bool {
        guard let base = base?.unwrapped, base.lastNameToken?.text == "view" else { return false }
        return base.as(MemberAccessExprSyntax.self).map { $0.base?.isSelf ?? false } ?? true
    }

    /// The text of a colour that means the same everywhere; nil for locals, properties and calls of functions.
    private static func portable(_ value: ExprSyntax) -> String? {
        if let member = value.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard name != "clear" else { return nil }
            guard let base = member.base else { return ".\(name)" }
            guard let first = base.firstToken(viewMode: .sourceAccurate)?.text.first, first.isUppercase,
                !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftParen })
            else { return nil }
            return base.trimmedDescription == "UIColor" ? ".\(name)" : value.trimmedDescription
        }
        guard let call = value.unwrapped.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "UIColor",
            call.arguments.allSatisfy({
                $0.expression.is(StringLiteralExprSyntax.self) || $0.expression.is(FloatLiteralExprSyntax.self)
            })
        else { return nil }
        return value.trimmedDescription
    }
}
