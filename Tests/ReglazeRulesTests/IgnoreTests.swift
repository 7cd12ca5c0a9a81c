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

    @Test func aRuleThatDoesNotExistIsReported() throws {
        #expect(try messages("navigation/bar-titel — later") == ["reglaze/unused-ignore", "navigation/bar-title"])
    }

    @Test func aRuleThatWasLeftOutIsNot() throws {
        #expect(try messages("navigation/bar-title — later", only: ["navigation/bar-hidden"]) == [])
    }
}
