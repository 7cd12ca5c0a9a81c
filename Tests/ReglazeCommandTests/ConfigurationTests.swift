import Testing

@testable import ReglazeEngine

@Suite struct ConfigurationTests {
    static let catalog = RuleCatalog(
        ["navigation/bar-title", "navigation/bar-items", "scene/app-delegate"].map { about($0) }
            + [about("navigation/split-view-fallback", isOptIn: true)])

    static func about(_ id: RuleID, isOptIn: Bool = false) -> About {
        About(
            id: id, summary: "", severity: .warning, since: Since(os: 16), isOptIn: isOptIn, triggers: [], why: "", source: "",
            examples: [])
    }

    private func read(_ text: String) throws(ConfigurationError) -> Configuration {
        try Configuration(Array(text.utf8), path: ".reglaze.json", catalog: Self.catalog)
    }

    private func message(_ text: String) -> String {
        do {
            _ = try read(text)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test func everyKey() throws {
        let configuration = try read(
            """
            {
              "exclude": ["Vendor/**"], "only": ["navigation"], "skip": ["navigation/bar-items"],
              "severity": {"navigation/bar-title": "error", "scene/app-delegate": "off"},
              "sdk": 26, "deploymentTarget": "15.0", "baseline": "known.json",
              "minimumOS": {"navigation/bar-title": "16.4"}
            }
            """)
        #expect(configuration.exclude == ["Vendor/**"])
        #expect(configuration.only == ["navigation"])
        #expect(configuration.skip == ["navigation/bar-items"])
        #expect(configuration.severities == ["navigation/bar-title": .severity(.error), "scene/app-delegate": .off])
        #expect(configuration.sdk == 26)
        #expect(configuration.deploymentTarget == OSVersion(15))
        #expect(configuration.baseline == "known.json")
        #expect(configuration.minimumOS == ["navigation/bar-title": OSVersion(16, 4)])
        #expect(try read("\u{FEFF}{}\n") == Configuration())
    }

    @Test(arguments: [
        ("{\n  \"exlude\": []\n}", ".reglaze.json:2:3: unknown key \"exlude\"; did you mean \"exclude\"?"),
        (
            "{\"colour\": 1}",
            ".reglaze.json:1:2: unknown key \"colour\"; it is one of \"exclude\", \"only\", \"skip\", \"severity\", \"sdk\", "
                + "\"deploymentTarget\", \"baseline\", \"minimumOS\""
        ),
        (
            "{\"only\": [\n\"navigation/bar-titel\"]}",
            ".reglaze.json:2:1: unknown rule `navigation/bar-titel`; did you mean `navigation/bar-title`?"
        ),
        ("{\"skip\": [\"bar-title\"]}", ".reglaze.json:1:11: unknown rule `bar-title`; did you mean `navigation/bar-title`?"),
        ("{\"skip\": \"navigation\"}", ".reglaze.json:1:10: \"skip\" must be an array of strings, not a string"),
        (
            "{\"severity\": {\"navigation/bar-title\": \"warn\"}}",
            ".reglaze.json:1:39: unknown severity \"warn\"; it is one of \"error\", \"warning\", \"note\", \"off\""
        ),
        (
            "{\"severity\": {\"navigation/bar-title\": \"eror\"}}",
            ".reglaze.json:1:39: unknown severity \"eror\"; did you mean \"error\"?"
        ),
        (
            "{\"severity\": {\"navigation\": \"off\"}}",
            ".reglaze.json:1:15: `navigation` is a family of rules; name each rule, such as `navigation/bar-title`"
        ),
        ("{\"sdk\": 18}", ".reglaze.json:1:9: \"sdk\" must be the number 26 or 27"),
        ("{\"sdk\": \"27\"}", ".reglaze.json:1:9: \"sdk\" must be the number 26 or 27"),
        (
            "{\"deploymentTarget\": 15}",
            ".reglaze.json:1:22: \"deploymentTarget\" must be an iOS version in double quotes, such as \"16.0\""
        ),
        (
            "{\"minimumOS\": {\"navigation/bar-title\": \"x\"}}",
            ".reglaze.json:1:40: \"navigation/bar-title\" must be an iOS version in double quotes, such as \"16.0\""
        ),
        ("[]", ".reglaze.json:1:1: the configuration must be an object in braces, not an array"),
        ("", ".reglaze.json:1:1: the file ends where a value is missing"),
        ("{\"sdk\": 27,}", ".reglaze.json:1:12: a comma before `}`; delete it"),
        ("{\n// no\n}", ".reglaze.json:2:1: JSON has no comments; delete this one"),
        ("{\"sdk\": 27 \"only\": []}", ".reglaze.json:1:12: a comma or `}` is missing here"),
        ("{\"sdk\": 26, \"sdk\": 27}", ".reglaze.json:1:13: the key \"sdk\" stands here a second time"),
        ("{'sdk': 26}", ".reglaze.json:1:2: a key in double quotes is missing here"),
    ])
    func mistakes(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    @Test func escapesOfStrings() throws {
        let node = try JSONReader.read(Array(#"["\u00e9\ud83d\ude00\n\"\\\/"]"#.utf8))
        guard case .array(let items) = node.value else { return }
        #expect(items.first?.string == "é😀\n\"\\/")
        #expect(throws: JSONProblem.self) { try JSONReader.read(Array(#"["\ud83d"]"#.utf8)) }
        #expect(throws: JSONProblem.self) { try JSONReader.read(Array(String(repeating: "[", count: 10_000).utf8)) }
        #expect(throws: JSONProblem.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    }

    private func chosen(_ selection: RuleSelection) -> [String] {
        Self.catalog.abouts.filter(selection.includes).map(\.id.text)
    }

    @Test func selection() throws {
        let all = ["navigation/bar-title", "navigation/bar-items", "scene/app-delegate", "reglaze/unused-ignore"]
        #expect(chosen(RuleSelection()) == all)
        #expect(chosen(RuleSelection(only: ["navigation"])) == ["navigation/bar-title", "navigation/bar-items"])
        #expect(chosen(RuleSelection(only: ["navigation"], skip: ["navigation/bar-title"])) == ["navigation/bar-items"])
        #expect(chosen(RuleSelection(only: ["navigation/split-view-fallback"])) == ["navigation/split-view-fallback"])
        let off = try read(#"{"severity": {"navigation/bar-title": "off"}, "skip": ["scene"]}"#)
        #expect(chosen(RuleSelection(configuration: off)) == ["navigation/bar-items", "reglaze/unused-ignore"])
        #expect(
            chosen(RuleSelection(only: ["navigation/bar-title", "scene"], configuration: off)) == [
                "navigation/bar-title", "scene/app-delegate",
            ])
        let opted = try read(#"{"severity": {"navigation/split-view-fallback": "note"}}"#)
        #expect(chosen(RuleSelection(configuration: opted)).contains("navigation/split-view-fallback"))
        #expect(RuleSelection(configuration: opted).changedSeverities == ["navigation/split-view-fallback": .note])
    }

    @Test(arguments: [
        ("check", "chekc", 1), ("", "abc", 3), ("bar-titel", "bar-title", 1), ("same", "same", 0), ("kitten", "sitting", 3),
    ])
    func distance(_ left: String, _ right: String, _ expected: Int) {
        #expect(NearestWord.distance(Array(left), Array(right)) == expected)
    }
}
