import ReglazeEngine
import SwiftSyntax

/// `@Environment(\.presentationMode)` is the binding with which iOS 13 closed a screen; `\.dismiss` is the action for it.
struct PresentationMode: SwiftRule {
    static let about = About(
        id: "navigation/presentation-mode",
        summary: "presentationMode is the old way to close a screen; dismiss is the action for it",
        severity: .warning, since: Since(os: 15),
        triggers: ["presentationMode"],
        why: """
            `\\.presentationMode` is deprecated in the documentation in favour of `\\.dismiss` and `\\.isPresented`, while the compiler stays \
            silent. Both come from the same environment and close the same thing: the sheet, cover, popover or pushed screen that the \
            view which declares them is in, so a declaration in the presenting view closes the wrong level before as after. The \
            property and all its uses in the project are rewritten when each of them is a plain `wrappedValue.dismiss()`; where the \
            binding itself is handed on, `isPresented` is read, or an object of unknown type is asked for it, nothing is changed. Where \
            the name `dismiss` is taken, the property keeps its old name.
            """,
        source: "SwiftUI documentation: EnvironmentValues.presentationMode, EnvironmentValues.dismiss, DismissAction",
        examples: Self.examples)
    static let interests: [Interest] = [.kind(.attribute)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let attribute = node.as(AttributeSyntax.self), let key = attribute.environmentKey, key.text == "presentationMode",
            let declaration = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            let property = StateProperty(declaration), property.environmentKey?.id == key.id,
            context.availability(of: node).includesIOS
        else { return [] }
        let message = "`presentationMode` is the old way to close a screen"
        let help = "use `@Environment(\\.dismiss)` and call `dismiss()`"
        switch rewrite(property, key: key, in: context) {
        case .success(let fix): return [context.finding(Self.about, at: node, message, help: help, fixes: [fix])]
        case .failure(let why): return [context.finding(Self.about, at: node, message, help: help, why: why.text)]
        }
    }

    /// A use that closes the screen, and what of it is replaced.
    private struct Call {
        let use: MemberUses.Use
        let range: Range<Int>
    }

    private struct Obstacle: Error { let text: String }

    private func rewrite(_ property: StateProperty, key: TokenSyntax, in context: RuleContext) -> Result<Fix, Obstacle> {
        if let why = context.obstacle(to: "@Environment(\\.dismiss)", from: 15, at: property.declaration) {
            return .failure(Obstacle(text: why))
        }
        guard let owner = property.declaration.enclosingType, !owner.is(ExtensionDeclSyntax.self) else {
            return .failure(Obstacle(text: "it is not a stored property of a type"))
        }
        if property.declaration.nearest(IfConfigDeclSyntax.self)?.isInside(owner) ?? false {
            return .failure(Obstacle(text: "the property stands inside an `#if`, and its uses may belong to another branch"))
        }
        let others = property.declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            $0.id != property.wrapper?.id
        }
        // `@Environment(\.presentationMode) @Binding var mode` hands out the mode itself: `mode.dismiss()`.
        let unwrapper = others.first { $0.attributeName.trimmedDescription == "Binding" && $0.arguments == nil }
        guard others.allSatisfy({ $0.id == unwrapper?.id || $0.attributeName.trimmedDescription == "MainActor" }) else {
            return .failure(Obstacle(text: "the property has another attribute, whose meaning is not known here"))
        }
        let found = MemberUses(of: property, in: owner, context)
        if let obstacle = found.obstacle { return .failure(Obstacle(text: obstacle)) }
        var calls: [Call] = []
        for use in found.uses {
            guard let call = Self.dismissal(of: use, isUnwrapped: unwrapper != nil) else {
                return .failure(Obstacle(text: Self.explanation(of: use, at: context.place(of: use.token, in: use.file))))
            }
            calls.append(Call(use: use, range: use.token.textRange.lowerBound..<call.textRange.upperBound))
        }
        if let edits = edits(reusing: "dismiss", for: property, calls, in: owner, context) {
            return .success(Fix(.safe, "Use the `dismiss` that is there", edits: edits))
        }
        let name = context.isTaken("dismiss", in: owner) ? property.name : "dismiss"
        var edits = [context.replace(key, with: "dismiss")]
        if property.name != name { edits.append(context.replace(property.nameToken, with: name)) }
        if let annotation = property.binding.typeAnnotation {
            edits.append(context.edit(property.nameToken.textRange.upperBound..<annotation.textRange.upperBound, ""))
        }
        if let unwrapper {
            guard let next = unwrapper.nextToken(viewMode: .sourceAccurate) else {
                return .failure(Obstacle(text: "the declaration ends behind its attribute"))
            }
            edits.append(context.edit(unwrapper.textRange.lowerBound..<next.textRange.lowerBound, ""))
        }
        for call in calls { edits.append(Edit(path: call.use.file.path, range: call.range, text: "\(name)()")) }
        guard !edits.contains(where: { Self.holdsComment($0, context.index) }) else {
            return .failure(Obstacle(text: "a comment stands in the middle of what would be replaced"))
        }
        return .success(Fix(.safe, "Use `@Environment(\\.dismiss)`", edits: edits))
    }

    /// Where the type has `@Environment(\.dismiss) var dismiss` already, the old property goes and its uses call that one.
    private func edits(
        reusing name: String, for property: StateProperty, _ calls: [Call], in owner: DeclSyntax, _ context: RuleContext
    ) -> [Edit]? {
        guard let existing = StateProperty(named: name, in: owner), existing.environmentKey?.text == "dismiss",
            existing.declaration.nearest(MemberBlockSyntax.self)?.parent?.id == Syntax(owner).id,
            existing.declaration.nearest(IfConfigDeclSyntax.self)?.isInside(owner) != true,
            calls.allSatisfy({ !$0.use.isThroughObject && $0.use.file.path == context.file.path }),
            context.file.tokens(named: name).allSatisfy({
                !$0.isInside(owner) || $0.id == existing.nameToken.id || !$0.declaresName
            })
        else { return nil }
        let removal = context.edit(context.file.removal(of: property.declaration.textRange), "")
        let edits = [removal] + calls.map { context.edit($0.range, "\(name)()") }
        return edits.contains { Self.holdsComment($0, context.index) } ? nil : edits
    }

    /// The call `….wrappedValue.dismiss()` that `use` is the start of.
    ///
    /// - Parameter isUnwrapped: the property is the mode itself, so that the call is `….dismiss()`.
    private static func dismissal(of use: MemberUses.Use, isUnwrapped: Bool) -> FunctionCallExprSyntax? {
        guard var member = use.expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == use.expression.id else {
            return nil
        }
        for name in isUnwrapped ? [] : ["projectedValue", "wrappedValue"] {
            guard member.declName.baseName.text == name else {
                if name == "projectedValue" { continue }
                return nil
            }
            guard let next = member.parent?.as(MemberAccessExprSyntax.self), next.base?.id == ExprSyntax(member).id else {
                return nil
            }
            member = next
        }
        guard member.declName.baseName.text == "dismiss", let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id, call.arguments.isEmpty, call.trailingClosure == nil
        else { return nil }
        return call
    }

    /// Why a use that is not a dismissal stops the rewrite.
    private static func explanation(of use: MemberUses.Use, at place: String) -> String {
        var members: [String] = []
        var node = use.expression.parent
        while let member = node?.as(MemberAccessExprSyntax.self) {
            members.append(member.declName.baseName.text)
            node = member.parent
        }
        if members.contains("isPresented") {
            return """
                `isPresented` is read (\(place)): `@Environment(\\.isPresented)` is its near equal, and would be a second property
                """
        }
        if let argument = use.expression.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            let callee = call.calleeName ?? "a call"
            return "the binding itself is handed to `\(callee)` (\(place)); a closure `{ dismiss() }` would do there"
        }
        return "it is used in a way other than `wrappedValue.dismiss()` (\(place))"
    }

    private static func holdsComment(_ edit: Edit, _ index: ProjectIndex) -> Bool {
        guard let file = index.file(at: edit.path) else { return true }
        let text = file.text(of: edit.range)
        return text.contains("//") || text.contains("/*")
    }
}
