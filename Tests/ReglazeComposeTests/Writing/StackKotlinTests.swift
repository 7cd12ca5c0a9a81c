import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The Kotlin that `--shell stack` writes.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackKotlinTests {
    private func kotlin(_ change: ComposeChange) -> [String: String] {
        let kotlin = change.files.filter { $0.path.hasSuffix(".kt") }
        return Dictionary(kotlin.map { ($0.path, $0.new.text) }) { first, _ in first }
    }

    @Test(arguments: StackFixture.all) func writesWhatWasRead(_ fixture: StackFixture) throws {
        let run = ShellRun(try fixture.before(), shell: .stack)
        #expect(run.refusals == [])
        let written = kotlin(run.change)
        try fixture.write(after: written)
        let expected = try fixture.after()
        #expect(written.keys.sorted() == expected.keys.sorted())
        for (path, text) in written { #expect(text == expected[path], "\(path)") }
    }

    @Test(
        .enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"),
        arguments: StackFixture.all)
    func compiles(_ fixture: StackFixture) throws {
        let before = try fixture.before()
        let run = ShellRun(before, shell: .stack)
        for sets in fixture.sourceSets {
            #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(before, sourceSets: sets)) == [])
            #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: sets)) == [])
        }
    }

    @Test(arguments: StackFixture.all) func aSecondRunChangesNothing(_ fixture: StackFixture) throws {
        let first = ShellRun(try fixture.before(), shell: .stack)
        let second = ShellRun(first.files, shell: .stack)
        #expect(second.change.files.map(\.path) == [])
        #expect(!second.change.steps.isEmpty)
        #expect(second.change.steps.allSatisfy { $0.state == .present })
    }

    @Test(arguments: StackFixture.all) func stepsNameTheFilesThatChange(_ fixture: StackFixture) throws {
        let change = ShellRun(try fixture.before(), shell: .stack).change
        let named = change.steps.flatMap { step -> [String] in
            if case .written(let paths) = step.state { paths } else { [] }
        }
        #expect(Set(change.files.map(\.path)) == Set(named))
    }

    @Test(arguments: StackFixture.all) func windowsLineEndingsStay(_ fixture: StackFixture) throws {
        let plain = ShellRun(try fixture.before(), shell: .stack)
        let windows = ShellRun(
            try fixture.before().mapValues { $0.replacing("\n", with: "\r\n") }, shell: .stack)
        #expect(windows.refusals == [])
        for file in windows.change.files where file.path.hasSuffix(".kt") && file.old != nil {
            #expect(file.new.text == plain.files[file.path]?.replacing("\n", with: "\r\n"), "\(file.path)")
        }
    }
}
