import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The example apps with the shell that `reglaze compose --shell stack` gives them: both compilers accept the result.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackGoldenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let example: ComposeExample
        let framework: String
        let routes: String

        var testDescription: String { example.name }
    }

    static let cases = [
        Case(example: ComposeExample.all[0], framework: "Shared", routes: "/Routes.kt"),
        Case(example: ComposeExample.all[1], framework: "ComposeApp", routes: "/Routes.kt"),
    ]

    @Test(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"), arguments: cases)
    func kotlinCompiles(_ test: Case) throws {
        let run = ShellRun(try ExampleFiles.texts(of: test.example.name), shell: .stack)
        #expect(run.refusals == [])
        #expect(!run.change.files.isEmpty)
        let errors = try test.example.kotlinErrors(run.files)
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    @Test(arguments: cases) func swiftCompiles(_ test: Case) throws {
        let run = ShellRun(try ExampleFiles.texts(of: test.example.name), shell: .stack)
        #expect(run.change.files.contains { $0.path.hasSuffix(".swift") && $0.old == nil })
        for (target, mode) in [("16.0", "5"), ("26.0", "5"), ("26.0", "6")] {
            let errors = try run.swiftErrors(
                framework: test.framework, routes: test.routes, deploymentTarget: target, languageMode: mode)
            #expect(errors.isEmpty, "iOS \(target), Swift \(mode):\n\(errors.joined(separator: "\n"))")
        }
    }

    @Test(arguments: cases) func aSecondRunChangesNothing(_ test: Case) throws {
        let first = ShellRun(try ExampleFiles.texts(of: test.example.name), shell: .stack)
        let second = ShellRun(first.files, shell: .stack)
        #expect(second.change.files.map(\.path) == [])
        #expect(second.refusals == [])
    }
}
