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
        guard !homes.isEmpty else { return .edits([]) }
        guard let home = homes.filter(Self.alwaysImports).min(by: { $0.path < $1.path }) else {
            return .obstacle("the file imports SwiftUI inside an `#if`, and a helper behind that would do without")
        }
        let declaration = fallback.declaration(condition)
        if let name = Self.hidden(in: declaration, at: home, context.index) {
            return .obstacle("the helper would mean the project's own `\(name)`: write it with the module's name before it")
        }
        let unit = home.indentationUnit
        var text = "\n" + declaration.replacing("\t", with: unit)
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

    /// Whether the file has SwiftUI in every build for iOS, not under `#if DEBUG` alone.
    private static func alwaysImports(_ file: SourceFile) -> Bool {
        let imports = file.tokens(named: "SwiftUI").filter { $0.parent?.is(ImportPathComponentSyntax.self) ?? false }
        return imports.isEmpty
            || imports.contains { token in
                !sequence(first: Syntax(token), next: \.parent).contains { node in
                    guard let clause = node.as(IfConfigClauseSyntax.self) else { return false }
                    let condition = clause.condition?.trimmedDescription ?? ""
                    return !["canImport(", "os("].contains(where: condition.hasPrefix)
                }
            }
    }

    /// A type of SwiftUI's in the helper that the project has one of its own of.
    private static func hidden(in declaration: String, at home: SourceFile, _ index: ProjectIndex) -> String? {
        let code = declaration.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        let names = words.compactMap { $0.first?.isUppercase ?? false ? $0.split(separator: ".").first.map(String.init) : nil }
        // A generic parameter of the helper's hides what is outside.
        return names.first { $0 != "Content" && index.isShadowed($0, in: home, inside: []) }
    }

    /// What the project has of that name where the file can see it; nil where it has nothing.
    private func existing() -> Answer? {
        let module = Self.module(of: context.file.path, context.index)
        func isNear(_ file: SourceFile) -> Bool { !Self.module(of: file.path, context.index).isDisjoint(with: module) }
        /// Whether all targets of the file have the other one too.
        func isEverywhere(_ file: SourceFile) -> Bool { module.isSubset(of: Self.module(of: file.path, context.index)) }
        let taken = "the project declares `\(fallback.name)` itself, and it takes other arguments"
        let elsewhere = "the project declares `\(fallback.name)` itself, and not in all targets that need it here"
        if fallback.isType {
            let types = context.index.declarations(named: fallback.name).filter { isNear($0.file) }
            guard let type = types.first else { return nil }
            guard isEverywhere(type.file) else { return .obstacle(elsewhere) }
            let fits =
                type.kind == .struct && type.inherits("View") && (!type.isPrivate || type.file === context.file)
                && fallback.labels.allSatisfy { label in type.file.tokens(named: label).contains { $0.isInside(type.node) } }
            return fits ? .edits([]) : .obstacle(taken)
        }
        let functions = context.index.files(declaringMember: fallback.name).filter(isNear).flatMap { file in
            file.tokens(named: fallback.name).compactMap { $0.parent?.as(FunctionDeclSyntax.self) }.map { (file, $0) }
        }.filter { Self.extendsView($1) }
        guard !functions.isEmpty else { return nil }
        let fitting = functions.filter { file, function in
            takes(fallback.labels, function) && (file === context.file || !Self.isPrivate(function))
                && !Self.isLimited(function)
        }
        guard !fitting.isEmpty else { return .obstacle(taken) }
        return fitting.contains { isEverywhere($0.0) } ? .edits([]) : .obstacle(elsewhere)
    }

    /// Whether only some systems or some views have the function.
    private static func isLimited(_ function: FunctionDeclSyntax) -> Bool {
        let group = function.enclosingType?.as(ExtensionDeclSyntax.self)
        return function.attributes.names("available") || group?.attributes.names("available") ?? false
            || group?.genericWhereClause != nil || function.genericWhereClause != nil
    }

    private static func extendsView(_ function: FunctionDeclSyntax) -> Bool {
        guard let type = function.enclosingType?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
            return false
        }
        return ["View", "SwiftUI.View", "ToolbarContent", "SwiftUI.ToolbarContent"].contains(type)
    }

    /// Whether the function can be called with arguments of these labels, of the types that the helper has for them, and with a closure
    /// behind them where the helper takes one there.
    private func takes(_ labels: [String], _ function: FunctionDeclSyntax) -> Bool {
        var waiting = labels[...]
        var closures = 0
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text
            if waiting.first == label {
                guard fallback.types[label] == Fallback.plain(parameter.type.trimmedDescription) else { return false }
                waiting.removeFirst()
            } else if parameter.defaultValue == nil {
                guard Self.isContent(parameter.type) else { return false }
                closures += 1
            }
        }
        return waiting.isEmpty && closures == (fallback.takesClosureBehind ? 1 : 0)
    }

    /// Whether a closure makes a view of nothing: `() -> Content`, `@escaping () -> some View`.
    private static func isContent(_ type: TypeSyntax) -> Bool {
        let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
        guard let closure = plain.as(FunctionTypeSyntax.self), closure.parameters.isEmpty else { return false }
        return !["Void", "()"].contains(closure.returnClause.type.trimmedDescription)
    }

    private static func isPrivate(_ function: FunctionDeclSyntax) -> Bool {
        var modifiers = Array(function.modifiers)
        if let group = function.enclosingType { modifiers += Array(group.modifiers) }
        return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// What is compiled together with a file: the names of its targets, else the folder of a package's target.
    static func module(of path: String, _ index: ProjectIndex) -> Set<String> {
        let targets = index.targets.filter { $0.sources.contains(path) }.map { "\($0.manifest) \($0.name)" }
        guard targets.isEmpty else { return Set(targets) }
        let parts = path.split(separator: "/")
        guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return [""] }
        return [parts[...(sources + 1)].joined(separator: "/")]
    }
}
