import ReglazeEngine
import SwiftSyntax

/// Who uses a view or a member, and which views of the project are containers.
extension ViewGraph {
    /// The files in which the bare name of `type` means another type than the one that `file` declares. Empty when it declares none.
    func filesWithTheirOwn(_ type: String, not file: SourceFile) -> Set<String> {
        let declaring: Set<String> = index.remember("files declaring \(type)") {
            Set(index.declarations(named: type).filter { $0.kind != .extension && $0.parents.isEmpty }.map(\.file.path))
        }
        guard declaring.count > 1, declaring.contains(file.path) else { return [] }
        return declaring.subtracting([file.path])
    }

    /// Calls of the type's initialiser, outside the type itself.
    /// - Parameter parents: the types that the type stands in, which tell it from others of its name.
    func uses(ofType type: String, in parents: [String]) -> [(TokenSyntax, SourceFile)] {
        index.remember("instances of \((parents + [type]).joined(separator: "."))") {
            let isOnly = index.declarations(named: type).filter { $0.kind != .extension }.count < 2
            return index.files(calling: type).flatMap { file in
                file.tokens(named: type).compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference)
                    else { return nil }
                    let around = Self.enclosingTypes(of: token)
                    if isOnly ? around.contains(type) : Self.stands(type, parents, around: around) { return nil }
                    return isOnly || Self.means(reference, parents, around: around) ? (token, file) : nil
                }
            }
        }
    }

    /// Reads and calls of a member: within the type and its extensions, anywhere for a member of an extension of `View`.
    func uses(ofMember name: String, type: String, in parents: [String]) -> [(TokenSyntax, SourceFile)] {
        index.remember("uses of \((parents + [type]).joined(separator: ".")).\(name)") {
            let isEverywhere = type == "View" || type == "NavigationLink"
            let places = Set((isEverywhere ? [] : index.files(declaring: type)).map(\.path))
            return index.files(mentioning: name).filter { isEverywhere || places.contains($0.path) }.flatMap { file in
                let tokens = isEverywhere ? file.tokens(named: name) : file.tokens(named: name, besides: type)
                return tokens.compactMap { token -> (TokenSyntax, SourceFile)? in
                    guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { return nil }
                    return isEverywhere || Self.stands(type, parents, around: Self.enclosingTypes(of: token))
                        ? (token, file) : nil
                }
            }
        }
    }

    /// Whether the types `around` a place hold `type`, and not another one of its name in other parents.
    private static func stands(_ type: String, _ parents: [String], around: [String]) -> Bool {
        guard let place = around.lastIndex(of: type) else { return false }
        return place == 0 || parents.isEmpty || around[place - 1] == parents.last
    }

    /// Whether `Name(…)` or `Parent.Name(…)` means the type in `parents`, among several of the name.
    private static func means(_ reference: DeclReferenceExprSyntax, _ parents: [String], around: [String]) -> Bool {
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
            let base = member.base?.as(DeclReferenceExprSyntax.self)
        {
            // The base may also be a module.
            return parents.isEmpty || base.baseName.text == parents.last
        }
        guard let parent = parents.last else { return true }
        return around.contains(parent)
    }

    func isOwnType(_ name: String, _ call: FunctionCallExprSyntax, _ file: SourceFile) -> Bool {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "SwiftUI" {
            return false
        }
        return index.isShadowed(name, in: file, inside: Self.enclosingTypes(of: call))
    }

    /// Whether a member of `owner` is read where it can't be followed: in a route or a factory, whose values are passed about.
    func handsOn(_ owner: DeclSyntax, _ type: String) -> Bool {
        if owner.is(EnumDeclSyntax.self) { return true }
        return index.remember("hands on \(type)") {
            let views = ["View", "ViewModifier", "App", "Scene", "PreviewProvider", "Commands", "ToolbarContent"]
            let declarations = index.declarations(named: type)
            return type != "View" && !declarations.isEmpty
                && !declarations.contains { declaration in
                    declaration.kind != .enum && views.contains { declaration.inherits($0) }
                }
        }
    }

    /// Whether the project's view `name` makes a container in its body around content that it is handed.
    func makesContainer(_ name: String) -> Bool {
        index.remember("container of \(name)") { findsContainer(in: name) }
    }

    private func findsContainer(in name: String) -> Bool {
        // SwiftUI's own views are asked about all the time: no file declares them.
        guard index.files(declaring: name).contains(where: { file in Self.containers.contains { file.containsWord($0) } }) else {
            return false
        }
        guard let type = index.type(named: name), type.kind == .struct else { return false }
        let content = Self.contentNames(of: type)
        guard !content.isEmpty else { return false }
        return Self.containers.contains { container in
            type.file.tokens(named: container).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isInstantiated(reference),
                    Self.enclosingTypes(of: token).last == name, let call = reference.parent?.as(FunctionCallExprSyntax.self)
                else { return false }
                return call.tokens(viewMode: .sourceAccurate).contains { content.contains($0.text) }
            }
        }
    }

    /// The members of a type through which it shows the closure or the generic view that its users hand to it.
    private static func contentNames(of type: TypeDeclaration) -> Set<String> {
        let generics = type.node.as(StructDeclSyntax.self)?.genericParameterClause?.parameters.map(\.name.text) ?? []
        var names: Set<String> = []
        var users: [(name: String, node: Syntax)] = []
        for member in type.members {
            if let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
                let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
                if binding.accessorBlock == nil, type.contains("->") || generics.contains(type) {
                    names.insert(name(of: variable))
                } else {
                    users.append((name(of: variable), Syntax(variable)))
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                users.append((function.name.text, Syntax(function)))
            }
        }
        guard !names.isEmpty else { return [] }
        let through = users.filter { user in user.node.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } }
        return names.union(through.map(\.name).filter { $0 != "body" })
    }
}
