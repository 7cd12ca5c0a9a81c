import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Every output of every example compiles against our declarations of the SDK, at the deployment target that it claims.
@Suite struct TypeCheckTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sources: [String]
        let target: OSVersion
        let testDescription: String
    }

    static let cases: [Case] = AllRules.all.flatMap { rule in
        let about = type(of: rule).about
        return about.examples.enumerated().compactMap { index, example -> Case? in
            guard case .rewrites(let output, _) = example.outcome, example.target >= 15,
                let files = try? ExampleRun.outputs(of: rule, example)
            else { return nil }
            let swift = files.filter { FileKind(path: $0.key) == .swift }.sorted { $0.key < $1.key }
            let others = swift.filter { $0.key != example.path }.map { source($0.value, given: "") }
            let own = FileKind(path: example.path) == .swift ? [source(output, given: example.given)] : []
            guard !own.isEmpty || !others.isEmpty else { return nil }
            return Case(
                sources: own + others, target: example.target,
                testDescription: "\(about.id) \(index + 1)")
        }
    }

    /// A whole file: an expression becomes a view's body.
    static func source(_ text: String, given: String) -> String {
        let imports = text.contains("import SwiftUI") ? "" : "import SwiftUI\n"
        let starts = [
            "import", "struct", "final", "class", "enum", "extension", "@", "private", "#Preview", "func", "protocol",
            "typealias",
            "public", "let", "var",
        ]
        let code = text.split(separator: "\n").first { !$0.hasPrefix("//") && !$0.isEmpty } ?? ""
        if starts.contains(where: { code.hasPrefix($0) }) { return "\(imports)\(text)\n\(given)\n" }
        return "\(imports)\(given)\nstruct ExampleBody: View {\n    var body: some View {\n\(text)\n    }\n}\n"
    }

    @Test(arguments: cases)
    func outputCompiles(_ each: Case) throws {
        let errors = try TypeChecker.shared.diagnostics(of: each.sources, deploymentTarget: "\(each.target)")
        #expect(errors.isEmpty, "\(each.testDescription):\n\(errors.joined(separator: "\n"))\n\(each.sources[0])")
    }
}
