import ReglazeEngine
import SwiftSyntax

/// A Swift class that UIKit makes the application's delegate.
struct ApplicationDelegate: Sendable {
    let declaration: TypeDeclaration
    /// The class and its extensions, in whichever files they are.
    let parts: [TypeDeclaration]

    var file: SourceFile { declaration.file }
    var name: String { declaration.name }

    /// Whether `@main` or `@UIApplicationMain` makes it the app's.
    var isMain: Bool {
        let attributes = declaration.node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return name == "main" || name == "UIApplicationMain"
        }
    }

    /// What the class inherits and conforms to, in its declaration and its extensions.
    var inherited: [String] { parts.flatMap(\.inherited) }

    /// The functions of the class and its extensions, the ones inside `#if` included.
    var functions: [FunctionDeclSyntax] { parts.flatMap { $0.members.flatMap(\.functions) } }

    /// The function with this selector, such as `application(_:open:options:)`.
    func function(_ selector: String) -> FunctionDeclSyntax? { functions.first { $0.selector == selector } }
}

extension ProjectIndex {
    /// The Swift classes that are application delegates, by path.
    var applicationDelegates: [ApplicationDelegate] {
        remember("application delegates") {
            let words = ["UIApplicationDelegate"] + FrameworkHost.delegateClasses
            var seen: Set<String> = []
            let candidates = Set(words.flatMap { files(mentioning: $0).map(\.path) }).sorted().compactMap(file(at:))
            return candidates.filter { $0.syntaxProblem == nil }.flatMap(declarations).compactMap { type in
                guard words.contains(where: type.inherits) else { return nil }
                let main = type.kind == .class ? type : self.type(named: type.name)
                guard let main, main.kind == .class, seen.insert("\(main.file.path) \(main.name)").inserted else { return nil }
                let extensions = declarations(named: main.name).filter { part in
                    part.kind == .extension && shareTarget(part.file.path, main.file.path)
                }
                return ApplicationDelegate(declaration: main, parts: [main] + extensions)
            }
        }
    }

    /// Whether two files are compiled together, as far as manifests say: apps for two systems often have types of one name.
    func shareTarget(_ one: String, _ other: String) -> Bool {
        let ofOne = targets.filter { $0.sources.contains(one) }
        guard !ofOne.isEmpty, targets.contains(where: { $0.sources.contains(other) }) else { return true }
        return ofOne.contains { $0.sources.contains(other) }
    }

    /// Where the project's application delegates are, in Swift and in Objective-C, by path.
    var applicationDelegatePaths: [String] { remember("application delegate paths") { findApplicationDelegatePaths() } }

    private func findApplicationDelegatePaths() -> [String] {
        let words = ["UIApplicationDelegate"] + FrameworkHost.delegateClasses
        let objectiveC = files.filter { file in
            file.kind == .objectiveC && file.containsWord("@interface") && words.contains(where: file.containsWord)
        }
        // A header names the protocol, and the file beside it is what a target compiles.
        let compiled = objectiveC.map { file in
            let base = FilePath.withoutExtension(file.path)
            return [base + ".m", base + ".mm"].first { self.file(at: $0) != nil } ?? file.path
        }
        return Set(applicationDelegates.map(\.file.path) + compiled).sorted()
    }
}

extension FunctionDeclSyntax {
    /// The name with its argument labels: `application(_:open:options:)`.
    var selector: String {
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        return labels.isEmpty ? "\(name.text)()" : "\(name.text)(\(labels.joined()))"
    }
}

extension MemberBlockItemSyntax {
    /// The function that the member is, or the ones inside an `#if`.
    var functions: [FunctionDeclSyntax] {
        if let function = decl.as(FunctionDeclSyntax.self) { return [function] }
        guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [] }
        return condition.clauses.flatMap { clause -> [FunctionDeclSyntax] in
            guard case .decls(let members) = clause.elements else { return [] }
            return members.flatMap(\.functions)
        }
    }
}
