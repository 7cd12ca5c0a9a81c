import ReglazeEngine
import SwiftSyntax

/// A value that Swift passes to an entry point today, and that the shell passes on.
struct PassedValue: Hashable {
    /// As Kotlin's function calls it.
    let name: String
    /// As Swift writes the type of the property that the shell's view gets for it; nil for what can be written anywhere.
    let type: String?
    /// What the app passes today: where it shows the page of Compose, or, without a type, where it calls the entry point.
    let expression: String

    /// `graph: graph`, as a view passes it on that has it as a property.
    var argument: String { "\(name): \(type == nil ? expression : name)" }
}

extension PassedValue {
    /// What is passed for all parameters of an entry point, in any way.
    static func all(
        _ parameters: [KotlinParameter], of entry: EntryPoint, in app: ComposeApp
    ) throws(StackRefusal) -> [PassedValue] {
        guard let ios = app.ios, let free = EntryArguments.values(of: entry, in: IOSDraft(app, ios).swiftFiles) else {
            return try stored(parameters, of: entry, in: app)
        }
        return free
    }

    /// What the app's own host passes today through properties of the view that shows it.
    static func stored(
        _ parameters: [KotlinParameter], of entry: EntryPoint, in app: ComposeApp
    ) throws(StackRefusal) -> [PassedValue] {
        guard !parameters.isEmpty else { return [] }
        let refusal = { (name: String) in
            StackRefusal(
                step: "content-view",
                reason:
                    "Swift passes `\(name)` to \(entry.function.name) in a way that can't be told; make it a value of the Kotlin "
                    + "file, or pass it through a property of the view that shows the app",
                places: [ReadingNote(location: entry.function.place.location, text: entry.function.name)])
        }
        guard let ios = app.ios, let view = ios.hostView, let file = app.project.index.file(at: view.path) else {
            throw refusal(parameters[0].name)
        }
        let draft = IOSDraft(app, ios)
        let host = HostCall.find(view.name, in: draft.swiftFiles, owner: ios.contentView?.name)
        let calls = file.tokens(named: entry.function.name).compactMap { token in
            token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        let type = app.project.index.declarations(named: view.name).first { $0.file.path == file.path }
        var values: [PassedValue] = []
        for parameter in parameters {
            let passed = calls.lazy.compactMap { call in
                call.arguments.first { $0.label?.text == parameter.name }?.expression.trimmedDescription
            }.first
            guard let passed, let type = type.flatMap({ propertyType(passed, in: $0.node) }),
                let outer = host?.call.arguments.first(where: { $0.label?.text == passed })
            else { throw refusal(parameter.name) }
            values.append(PassedValue(name: parameter.name, type: type, expression: outer.expression.trimmedDescription))
        }
        return values
    }

    /// The type of a stored property.
    private static func propertyType(_ name: String, in type: some SyntaxProtocol) -> String? {
        guard let members = type.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members else { return nil }
        for member in members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.typeAnnotation?.type.trimmedDescription
        }
        return nil
    }
}
