import ReglazeEngine
import ReglazeRules
import Testing
import TestSupport

@Suite struct ExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: any Rule
        let example: Example
        let testDescription: String
    }

    private static let everything = AllRules.all.flatMap { rule in
        type(of: rule).allAbout.examples.enumerated().map { index, example in
            Case(rule: rule, example: example, testDescription: "\(type(of: rule).about.id) \(index + 1)")
        }
    }

    private static func isObjectiveC(_ each: Case) -> Bool { FileKind(path: each.example.path) == .objectiveC }

    static let cases = everything.filter { !isObjectiveC($0) }

    static let objectiveCCases = everything.filter(isObjectiveC)

    @Test(arguments: cases)
    func example(_ each: Case) { run(each) }

    @Test(
        .enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"),
        arguments: objectiveCCases)
    func objectiveCExample(_ each: Case) { run(each) }

    private func run(_ each: Case) {
        for failure in ExampleRun.failures(of: each.rule, each.example) {
            Issue.record("\(each.testDescription): \(failure)")
        }
    }

    @Test(arguments: AllRules.all.map { type(of: $0).about.id })
    func hasExamplesOfBothKinds(_ id: RuleID) throws {
        let rule = try #require(AllRules.all.first { type(of: $0).about.id == id })
        let about = type(of: rule).about
        let silent = about.examples.contains { if case .silent = $0.outcome { true } else { false } }
        let firing = about.examples.contains { if case .silent = $0.outcome { false } else { true } }
        #expect(silent && firing, "\(id) needs an example that fires and one that is silent")
        #expect(!about.triggers.isEmpty || !(rule is any SwiftRule))
    }
}
