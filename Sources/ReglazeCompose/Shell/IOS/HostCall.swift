import ReglazeEngine
import SwiftSyntax

/// The place where an app's Swift shows its Compose app: `ComposeView().ignoresSafeArea(.keyboard)` in a view's body.
struct HostCall {
    let file: SourceFile
    /// The statement that it is.
    let item: CodeBlockItemSyntax
    let call: FunctionCallExprSyntax
    /// With their calls, in order.
    let modifiers: [(name: String, call: ExprSyntax)]

    /// Modifiers that are about the page of Compose alone. All others do something that the shell has to do as well.
    private static let layout: Set = ["ignoresSafeArea", "edgesIgnoringSafeArea", "background", "frame", "padding"]

    /// How many of the modifiers stay with the page of Compose.
    var keptCount: Int { modifiers.firstIndex { !Self.layout.contains($0.name) } ?? modifiers.count }

    /// - Parameters:
    ///   - view: the representable: `ComposeView`.
    ///   - owner: the view in whose body it is looked for first: `ContentView`.
    static func find(_ view: String, in files: [SourceFile], owner: String?) -> HostCall? {
        let all = files.flatMap { file in
            file.tokens(named: view).compactMap { token -> HostCall? in
                guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
                    let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id
                else { return nil }
                return HostCall(call, in: file)
            }
        }
        return all.first { $0.owner != nil && $0.owner == owner } ?? all.first { !$0.isPreview }
    }

    private init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        self.file = file
        self.call = call
        var current = ExprSyntax(call)
        var modifiers: [(name: String, call: ExprSyntax)] = []
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id,
            let outer = member.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == member.id
        {
            current = ExprSyntax(outer)
            modifiers.append((member.declName.baseName.text, current))
        }
        self.modifiers = modifiers
        var statement = Syntax(current)
        if let parent = statement.parent, parent.is(ReturnStmtSyntax.self) { statement = parent }
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return nil }
        self.item = item
    }

    /// The type in whose body it stands.
    private var owner: String? {
        var node = item.parent
        while let current = node {
            if let type = current.as(StructDeclSyntax.self) { return type.name.text }
            node = current.parent
        }
        return nil
    }

    private var isPreview: Bool {
        var node = item.parent
        while let current = node {
            if current.is(MacroExpansionExprSyntax.self) || current.is(MacroExpansionDeclSyntax.self) { return true }
            if current.as(StructDeclSyntax.self)?.inheritanceClause?.trimmedDescription.contains("PreviewProvider") == true {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Whether it stands in a branch that asks for the system's version.
    var isGated: Bool {
        var node = item.parent
        while let current = node {
            if let branch = current.as(IfExprSyntax.self),
                branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}
