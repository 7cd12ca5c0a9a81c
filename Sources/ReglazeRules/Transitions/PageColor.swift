import ReglazeEngine
import SwiftSyntax

/// The one colour that a project's pages have, where they agree.
struct PageColor {
    /// As it can be written anywhere: `.systemBackground`, `UIColor(named: "Page")`; see `ObjectiveCPageColor.key` for one that only
    /// Objective-C has.
    let text: String
    /// How many pages set it, whatever happens.
    let count: Int

    /// A colour that a page sets.
    struct Setting: Sendable {
        /// `?` for one that can't be said elsewhere.
        let color: String
        let page: String
        /// Whether it is set each time that the page is made: right in `viewDidLoad`, and not in code that may never run.
        let isSure: Bool
    }

    /// nil where fewer than two pages are sure to have a colour, or two set different ones, in whatever code.
    static func known(in index: ProjectIndex) -> PageColor? {
        let answer: [Setting] = index.remember("page colours") {
            // Libraries of themes paint pages too, each theme in its own colour.
            var answer = ["backgroundColor", "theme_backgroundColor", "dk_backgroundColorPicker"].flatMap { name in
                index.files(mentioning: name).flatMap { file -> [Setting] in
                    guard file.syntaxProblem == nil else { return [] }
                    return file.tokens(named: name).compactMap { setting(at: $0, index) }
                }
            }
            // Most projects have pages that differ, which the first files tell.
            for file in ObjectiveCPageColor.files(in: index) where agree(answer) {
                answer += ObjectiveCPageColor.settings(in: file, index)
            }
            return answer
        }
        let pages = Set(answer.filter(\.isSure).map(\.page))
        guard pages.count > 1, agree(answer), let first = answer.first else { return nil }
        return PageColor(text: first.color, count: pages.count)
    }

    private static func agree(_ all: [Setting]) -> Bool { all.allSatisfy { $0.color == all[0].color && $0.color != "?" } }

    /// The methods that run each time a page is made or shown.
    static let loading: Set = ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing"]

    var isKnownToSwift: Bool { !text.hasPrefix("@") }
    /// The same in Objective-C; nil for a colour that only Swift has.
    var objectiveC: ObjectiveCPageColor? { ObjectiveCPageColor(key: text) }

    /// What a page sets its view's colour to; nil where `token` is something else.
    private static func setting(at token: TokenSyntax, _ index: ProjectIndex) -> Setting? {
        guard let sequence = token.parent?.parent?.parent?.parent, let assignment = MemberAssignment(sequence),
            assignment.nameToken.id == token.id, isOwnView(assignment.target.base), let type = assignment.sequence.enclosingType,
            let name = type.typePath.last, UIKitClass.isNamed(name, oneOf: ["UIViewController"], in: index),
            !UIKitClass.isNamed(
                name, oneOf: ["UINavigationController", "UITabBarController", "UISplitViewController"], in: index)
        else { return nil }
        let body = assignment.statement?.parent?.parent
        let method = body?.parent?.as(FunctionDeclSyntax.self)
        let isSure = body?.is(CodeBlockSyntax.self) ?? false && method.map { loading.contains($0.name.text) } ?? false
        let value = token.text == "backgroundColor" ? assignment.value : nil
        return Setting(color: value.flatMap(portable) ?? "?", page: name, isSure: isSure)
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
