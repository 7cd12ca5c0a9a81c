import ReglazeEngine
import ReglazeRules
import Testing

@Suite struct IgnoreTests {
    private static let ids = AllRules.all.map { type(of: $0).about.id }

    private func messages(_ comment: String, only: [RuleID] = ids) throws -> [String] {
        let text = "import SwiftUI\n// reglaze:ignore \(comment)\nlet view = Text(\"a\").navigationBarTitle(\"A\")\n"
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array(text.utf8))
        let rules = AllRules.all.filter { only.contains(type(of: $0).about.id) }
        let index = ProjectIndex(files: [file]) { _ in Scope(deploymentTarget: 16, devices: [.iPhone]) }
        return Checker(rules: rules, known: Self.ids).check(index).findings.map(\.rule.text)
    }

    @Test func silencesTheLineBelow() throws {
        #expect(try messages("navigation/bar-title — later") == [])
    }

    @Test func aReasonMayGoOnInFurtherLines() throws {
        #expect(try messages("navigation/bar-title — later,\n// as soon as the\n  // old screens are gone") == [])
        #expect(try messages("navigation/bar-title — later\n\n") == ["reglaze/unused-ignore", "navigation/bar-title"])
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func aStringOfObjectiveCSilencesNothing() throws {
        let text = """
            void f(void) {
                NSLog(@"// reglaze:ignore scene/main-screen ", [UIScreen mainScreen].bounds);
                NSLog(@"it's", [UIScreen mainScreen].bounds); // reglaze:ignore scene/main-screen — later
                // reglaze:ignore scene/main-screen — later,
                // as soon as it isn't needed
                NSLog(@"%@", [UIScreen mainScreen].bounds);
            }
            #define WIDTH [UIScreen mainScreen].bounds.size.width // reglaze:ignore scene/main-screen — later
            """
        let file = try SourceFile(path: "A.m", kind: .objectiveC, content: Array(text.utf8))
        let index = ProjectIndex(files: [file]) { _ in Scope(deploymentTarget: 16, devices: [.iPhone]) }
        let findings = Checker(rules: AllRules.all, known: Self.ids).check(index).findings
        #expect(findings.map(\.location.line) == [2])
    }

    @Test func aRuleThatDoesNotExistIsReported() throws {
        #expect(try messages("navigation/bar-titel — later") == ["reglaze/unused-ignore", "navigation/bar-title"])
    }

    @Test func aRuleThatWasLeftOutIsNot() throws {
        #expect(try messages("navigation/bar-title — later", only: ["navigation/bar-hidden"]) == [])
    }
}
