import ReglazeEngine
import SwiftSyntax

/// What the rest of the project says of the application delegate.
extension SceneMigration {
    var missingWindow: String {
        let others = project.index.files(mentioning: "UIWindow").filter { file in
            file.path != delegate.file.path && project.index.isIn(app, file.path)
                && DelegateWindow.all(in: file.tree).contains { $0.node.calleeName == "UIWindow" }
        }
        let own = delegate.parts.lazy.compactMap { part in
            DelegateWindow.all(in: part.node).first.map { (part.file, $0) }
        }.first
        if let (file, window) = own {
            let line = file.location(of: window.node.textRange).line
            return "the window is made in \(file.path):\(line), from where it can't be moved"
        }
        guard let first = others.first, let call = DelegateWindow.all(in: first.tree).first else {
            return "`\(delegate.name)` makes no window, and no main storyboard is named"
        }
        let line = first.location(of: call.node.textRange).line
        return "the window is made in \(first.path):\(line); it has to be given its scene there"
    }

    /// Whether code outside of the application delegate may name one of its members.
    func isMentionedElsewhere(_ name: String) -> Bool {
        if let method = AppCallback(rawValue: name) { return isCalledElsewhere(method) }
        if isRequired(name) { return true }
        let own = Set(delegate.parts.map(\.file.path))
        let isPrivate = delegate.parts.flatMap(\.members).contains { $0.isPrivate(name) }
        for file in project.index.files(mentioning: name) {
            if own.contains(file.path), isPrivate || file.path != delegate.file.path { continue }
            if isPrivate { continue }
            let isNamed = file.tokens(named: name).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                    let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
                else { return false }
                if own.contains(file.path), reference.isInside(delegate.declaration.node) { return false }
                return !(member.base?.isSelfReference ?? false)
            }
            if isNamed { return true }
        }
        return isNamedInObjectiveC(name)
    }

    /// Whether a protocol of the project that the delegate conforms to, or an extension of it that conforms to one, has the member.
    func isRequired(_ name: String) -> Bool {
        let isInConformance = delegate.parts.contains { part in
            part.kind == .extension && part.inherited.contains { $0 != "UIApplicationDelegate" }
                && part.members.contains { member in
                    if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text == name }
                    return member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name }
                        ?? false
                }
        }
        return isInConformance
            || delegate.inherited.contains { inherited in
                project.index.declarations(named: inherited).contains { type in
                    type.kind == .protocol && type.node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
                }
            }
    }

    /// Whether other code calls a callback on the application delegate: `appDelegate.applicationDidBecomeActive(application)`.
    func isCalledElsewhere(_ method: AppCallback) -> Bool {
        let name = method.name
        let own = Set(delegate.parts.map(\.file.path))
        let isCalled = project.index.files(mentioning: name).contains { file in
            !own.contains(file.path) && project.index.isIn(app, file.path)
                && file.tokens(named: name).contains { token in
                    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base else {
                        return false
                    }
                    var callee = Syntax(member)
                    if let chained = callee.parent?.as(OptionalChainingExprSyntax.self) { callee = Syntax(chained) }
                    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.hasLabels(method.labels) else {
                        return false
                    }
                    let text = base.trimmedDescription
                    return text.contains(delegate.name) || text.lowercased().contains("appdelegate") || text.contains(".delegate")
                }
        }
        guard name != "application" else { return isCalled }
        return isCalled || isNamedInObjectiveC(name)
    }

    func isNamedInObjectiveC(_ name: String) -> Bool {
        project.index.files.contains { $0.kind == .objectiveC && $0.containsWord(delegate.name) && $0.containsWord(name) }
    }
}

extension MemberBlockItemSyntax {
    /// Whether the member is called so and can't be seen outside of its file.
    fileprivate func isPrivate(_ name: String) -> Bool {
        let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard let modifiers, modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil })
        else { return false }
        if let function = decl.as(FunctionDeclSyntax.self) { return function.name.text == name }
        guard let variable = decl.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
}
