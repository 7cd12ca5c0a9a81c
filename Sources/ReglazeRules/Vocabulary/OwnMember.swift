import ReglazeEngine
import SwiftSyntax

/// A member that the project declares by the name of one of SwiftUI's or UIKit's: it may be meant where the name stands.
struct OwnMember: Sendable {
    private struct Parameter: Sendable {
        /// `_` for none.
        let label: String
        let isOptional: Bool
        let isVariadic: Bool
        /// Whether a closure may be given for it.
        let takesClosure: Bool
    }

    /// The type that has it, without what it is nested in; empty for a global.
    let owner: String
    /// What the extension around it asks of `Self`: `Self == Shiny`.
    private let requirement: String
    let isStatic: Bool
    /// nil for what is no function.
    private let parameters: [Parameter]?
    /// Whether it can be called: a function, or a closure that is kept.
    private let isCallable: Bool

    /// All of this name that iOS has.
    static func all(named name: String, in context: RuleContext) -> [OwnMember] {
        context.index.remember("own members \(name)") {
            context.index.files(declaringMember: name).flatMap { file -> [OwnMember] in
                guard context.index.scope(of: file.path).runsOnIOS else { return [] }
                let here = context.moved(to: file)
                return file.tokens(named: name).compactMap { token in
                    here.availability(of: token).includesIOS ? OwnMember(token) : nil
                }
            }
        }
    }

    private init?(_ token: TokenSyntax) {
        guard let declaration = token.parent else { return nil }
        let modifiers: DeclModifierListSyntax
        if let function = declaration.as(FunctionDeclSyntax.self), function.name.id == token.id {
            modifiers = function.modifiers
            isCallable = true
            parameters = function.signature.parameterClause.parameters.map { parameter in
                Parameter(
                    label: parameter.firstName.text, isOptional: parameter.defaultValue != nil,
                    isVariadic: parameter.ellipsis != nil,
                    takesClosure: !Self.plain.contains(parameter.type.trimmedDescription))
            }
        } else if declaration.is(IdentifierPatternSyntax.self), let binding = declaration.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !variable.isLocal
        {
            modifiers = variable.modifiers
            let type = binding.typeAnnotation?.type
            isCallable =
                type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow } ?? false
                || binding.initializer?.value.is(ClosureExprSyntax.self) ?? false
            parameters = nil
        } else {
            return nil
        }
        isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        owner = token.enclosingType?.typePath.last ?? ""
        requirement = token.enclosingType?.as(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription ?? ""
    }

    /// Whether a call may mean it: one with these labels, as far as they tell.
    func takes(_ call: FunctionCallExprSyntax) -> Bool {
        guard let parameters else { return isCallable }
        var labels = call.arguments.labels[...]
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        var (needed, possible) = (0, 0)
        for parameter in parameters {
            if labels.first == parameter.label {
                labels.removeFirst()
                while parameter.isVariadic, labels.first == "_" { labels.removeFirst() }
            } else if parameter.isOptional || parameter.isVariadic {
                if parameter.takesClosure { possible += 1 }
            } else {
                guard parameter.takesClosure else { return false }
                needed += 1
            }
        }
        return labels.isEmpty && needed <= trailing && trailing <= needed + possible
    }

    /// Types that no closure is of.
    private static let plain: Set = [
        "String", "Int", "Bool", "Double", "CGFloat", "Color", "Text", "Alignment", "Edge", "Edge.Set", "LocalizedStringKey",
    ]

    /// Whether it can be what a function of SwiftUI's is given: a style for `buttonStyle`, a placement for `ToolbarItem`.
    func isValue(ofArgumentOf function: String) -> Bool {
        let word = function == "buttonStyle" ? "ButtonStyle" : function == "Tab" ? "TabRole" : "ToolbarItemPlacement"
        return owner.hasSuffix(word) || requirement.contains(word)
    }
}

extension VariableDeclSyntax {
    /// Whether it is a variable of a function's or a closure's.
    fileprivate var isLocal: Bool {
        for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            if parent.is(MemberBlockItemSyntax.self) { return false }
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) {
                return true
            }
        }
        return false
    }
}
