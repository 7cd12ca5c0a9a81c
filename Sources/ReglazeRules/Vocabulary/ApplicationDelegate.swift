import ReglazeEngine
import SwiftSyntax

/// A Swift class that UIKit makes the application's delegate.
struct ApplicationDelegate: Sendable {
    let declaration: TypeDeclaration
    /// The class and its extensions, in whichever files they are.
    let parts: [TypeDeclaration]

    var file: SourceFile { declaration.file }
    var name: String { declaration.name }

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
                let extensions = declarations(named: main.name).filter { $0.kind == .extension }
                return ApplicationDelegate(declaration: main, parts: [main] + extensions)
            }
        }
    }

    /// Where the project's application delegates are, in Swift and in Objective-C, by path.
    var applicationDelegatePaths: [String] {
        let words = (["UIApplicationDelegate"] + FrameworkHost.delegateClasses)
        let objectiveC = files.filter { file in
            file.kind == .objectiveC && file.containsWord("@interface") && words.contains(where: file.containsWord)
        }
        return Set(applicationDelegates.map(\.file.path) + objectiveC.map(\.path)).sorted()
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
