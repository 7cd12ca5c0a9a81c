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

    /// Each step by itself says that it is there, beside what the reading says of the whole.
    @Test(arguments: StackFixture.all) func aSecondRunChangesNothing(_ fixture: StackFixture) throws {
        let first = ShellRun(try fixture.before(), shell: .stack)
        #expect(ShellRun(first.files, shell: .stack).change.files.map(\.path) == [])
        let app = AppReader.read(ComposeProject(contents: first.files.mapValues { Array($0.utf8) }))
        let second = StackShell.change(for: app)
        #expect(second.files.map(\.path) == [])
        for step in second.steps {
            switch step.state {
            case .present, .notNeeded: break
            case .written, .refused: Issue.record("\(step.name): \(step.state)")
            }
        }
    }

    /// Each step is made where it is not there: a part that is taken away comes back as it was.
    @Test(arguments: StackFixture.all) func aPartThatIsMissingComesBack(_ fixture: StackFixture) throws {
        let whole = ShellRun(try fixture.before(), shell: .stack).files
        let path = try #require(whole.keys.first { $0.hasSuffix("/SingleScreenApp.kt") })
        let run = ShellRun(whole.filter { $0.key != path }, shell: .stack)
        #expect(run.refusals == [])
        #expect(run.change.files.map(\.path) == [path])
        #expect(run.files == whole)
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
