import ReglazeEngine
import SwiftSyntax

/// Where the declaration of a helper is, or goes.
struct FallbackPlace {
    enum Answer {
        /// What brings it in; none where it is there already.
        case edits([Edit])
        case obstacle(String)
    }

    private let fallback: Fallback
    private let context: RuleContext

    init(of fallback: Fallback, in context: RuleContext) {
        self.fallback = fallback
        self.context = context
    }

    /// - Parameters:
    ///   - condition: what the helper asks: `#available(iOS 26.0, *)`.
    ///   - users: the files whose calls become calls of the helper.
    func answer(condition: String, users: [SourceFile]) -> Answer {
        if let own = existing() { return own }
        let module = Self.module(of: context.file.path, context.index)
        let modules = users.map { Self.module(of: $0.path, context.index) }
        guard modules.allSatisfy({ $0 == module || $0.isDisjoint(with: module) }) else {
            return .obstacle(
                "the files that need `\(fallback.name)` are in different targets: write it where all of them have it")
        }
        let homes = zip(users, modules).filter { $0.1 == module }.map(\.0)
        guard let home = homes.min(by: { $0.path < $1.path }) else { return .edits([]) }
        let unit = home.indentationUnit
        var text = "\n" + fallback.declaration(condition).replacing("\t", with: unit)
        if home.bytes.last != 0x0A {
            // The file goes on without a line break at its end.
            text = "\n" + text.dropLast()
        } else if home.text.hasSuffix("\n\n") || home.text.hasSuffix("\r\n\r\n") {
            // A blank line is there already.
            text.removeFirst()
        }
        let end = home.bytes.count
        return .edits([Edit(path: home.path, range: end..<end, text: text)])
    }

    /// What the project has of that name where the file can see it; nil where it has nothing.
    private func existing() -> Answer? {
        let module = Self.module(of: context.file.path, context.index)
        func isNear(_ file: SourceFile) -> Bool { !Self.module(of: file.path, context.index).isDisjoint(with: module) }
        let taken = "the project declares `\(fallback.name)` itself, and it takes other arguments"
        guard let labels = fallback.labels else {
            let types = context.index.declarations(named: fallback.name).filter { isNear($0.file) }
            guard let type = types.first else { return nil }
            return type.kind == .struct && type.inherits("View") ? .edits([]) : .obstacle(taken)
        }
        let functions = context.index.files(declaringMember: fallback.name).filter(isNear).flatMap { file in
            file.tokens(named: fallback.name).compactMap { $0.parent?.as(FunctionDeclSyntax.self) }.map { (file, $0) }
        }.filter { Self.extendsView($1) }
        guard !functions.isEmpty else { return nil }
        let fits = functions.contains { file, function in
            takes(labels, function) && (file === context.file || !Self.isPrivate(function))
        }
        return fits ? .edits([]) : .obstacle(taken)
    }

    private static func extendsView(_ function: FunctionDeclSyntax) -> Bool {
        guard let type = function.enclosingType?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
            return false
        }
        return ["View", "SwiftUI.View", "ToolbarContent", "SwiftUI.ToolbarContent"].contains(type)
    }

    /// Whether the function can be called with arguments of these labels, of the types that the helper has for them.
    private func takes(_ labels: [String], _ function: FunctionDeclSyntax) -> Bool {
        var waiting = labels[...]
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text
            if waiting.first == label {
                guard fallback.types[label] == Fallback.plain(parameter.type.trimmedDescription) else { return false }
                waiting.removeFirst()
            } else if parameter.defaultValue == nil, !parameter.type.is(FunctionTypeSyntax.self) {
                return false
            }
        }
        return waiting.isEmpty
    }

    private static func isPrivate(_ function: FunctionDeclSyntax) -> Bool {
        var modifiers = Array(function.modifiers)
        if let group = function.enclosingType { modifiers += Array(group.modifiers) }
        return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// What is compiled together with a file: the names of its targets, else the folder of a package's target.
    private static func module(of path: String, _ index: ProjectIndex) -> Set<String> {
        let targets = index.targets.filter { $0.sources.contains(path) }.map { "\($0.manifest) \($0.name)" }
        guard targets.isEmpty else { return Set(targets) }
        let parts = path.split(separator: "/")
        guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return [""] }
        return [parts[...(sources + 1)].joined(separator: "/")]
    }
}
