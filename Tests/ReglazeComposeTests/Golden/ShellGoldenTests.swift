import Foundation
import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The example apps with the shells that `reglaze compose` gives them: both compilers accept the result, and a second run is done.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ShellGoldenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let example: ComposeExample
        let shell: ShellKind

        var testDescription: String { "\(example.name), \(shell.rawValue)" }

        func run() throws -> ShellRun { ShellRun(try ExampleFiles.texts(of: example.name), shell: shell) }
    }

    /// Voyager's screens can't be moved into Swift, and say so.
    static let cases = ComposeExample.all.flatMap { example in
        ShellKind.allCases.filter { $0 != .stack || !example.name.contains("Voyager") }.map {
            Case(example: example, shell: $0)
        }
    }

    @Test(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"), arguments: cases)
    func kotlinCompiles(_ test: Case) throws {
        let run = try test.run()
        #expect(run.refusals == [])
        #expect(run.change.files.contains { $0.path.hasSuffix(".kt") })
        let errors = try test.example.kotlinErrors(run.files)
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    @Test(arguments: cases) func swiftCompiles(_ test: Case) throws {
        let run = try test.run()
        #expect(run.change.files.contains { $0.path.hasSuffix(".swift") && $0.old == nil })
        for (target, mode) in [("16.0", "5"), ("26.0", "6")] {
            let errors = try run.swiftErrors(framework: test.example.framework, deploymentTarget: target, languageMode: mode)
            #expect(errors.isEmpty, "iOS \(target), Swift \(mode):\n\(errors.joined(separator: "\n"))")
        }
    }

    @Test(arguments: cases) func aSecondRunChangesNothing(_ test: Case) throws {
        let first = try test.run()
        let second = ShellRun(first.files, shell: test.shell)
        #expect(second.change.files.map(\.path) == [])
        #expect(second.refusals == [])
    }

    @Test(arguments: cases) func undoRestoresEveryByte(_ test: Case) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("compose-\(UUID().uuidString)", isDirectory: true).resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            at: ExampleFiles.folder.appendingPathComponent(test.example.name, isDirectory: true), to: folder)
        let run = try test.run()
        _ = try Writer.write(run.change.files, root: folder.path, command: "a test")
        #expect(try ExampleFiles.texts(below: folder) == run.files)
        _ = try Journal.undo(root: folder.path)
        #expect(try ExampleFiles.texts(below: folder) == ExampleFiles.texts(of: test.example.name))
    }

    @Test(arguments: ComposeExample.all.filter { $0.name.contains("Voyager") })
    func aStackThatSwiftCannotHoldIsRefused(_ example: ComposeExample) throws {
        let run = ShellRun(try ExampleFiles.texts(of: example.name), shell: .stack)
        #expect(!run.refusals.isEmpty)
        #expect(run.change.files.map(\.path) == [])
    }
}
