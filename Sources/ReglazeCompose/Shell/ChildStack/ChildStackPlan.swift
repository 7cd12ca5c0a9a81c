import ReglazeEngine
import SwiftSyntax

/// What the Swift side of a Decompose app's stack shell is made from.
struct ChildStackPlan {
    /// A value that the view of the shell is given, and passes to Kotlin: `root`.
    struct Value: Hashable {
        /// As Kotlin's function calls it.
        let name: String
        /// As Swift writes its type.
        let type: String
        /// What the app passes to the page of Compose today.
        let expression: String
    }

    var framework: String
    /// The class of the Kotlin file that holds `nativeStack`.
    var entryClass: String
    /// In the order of the bar; empty for one stack without tabs.
    var tabs: [ShellPlan.Tab]
    var values: [Value] = []
    var hasAccentColor = false
    var tabType = "AppTab"
    /// What `select` of `NativeStack` calls the place of a tab.
    var selectLabel = "tab"
    /// Whether pages draw their bars themselves, as they show stacks of their own.
    var hasNested = false

    /// What the app's own host passes today for parameters of the entry point.
    static func values(
        _ parameters: [KotlinParameter], of entry: EntryPoint, in app: ComposeApp
    ) throws(StackRefusal) -> [Value] {
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
        var values: [Value] = []
        for parameter in parameters {
            let passed = calls.lazy.compactMap { call in
                call.arguments.first { $0.label?.text == parameter.name }?.expression.trimmedDescription
            }.first
            guard let passed, let type = type.flatMap({ stored(passed, in: $0.node) }),
                let outer = host?.call.arguments.first(where: { $0.label?.text == passed })
            else { throw refusal(parameter.name) }
            values.append(Value(name: parameter.name, type: type, expression: outer.expression.trimmedDescription))
        }
        return values
    }

    /// The type of a stored property.
    private static func stored(_ name: String, in type: some SyntaxProtocol) -> String? {
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
