import Testing

@testable import ReglazeEngine

/// How rules are shown Objective-C.
@Suite struct ObjectiveCRuleTests {
    /// Finds every message to `UIScreen`.
    private struct ScreenRule: ObjectiveCRule {
        static let about = About(
            id: "test/screen", summary: "A screen", severity: .warning, since: Since(os: 15), triggers: ["mainScreen"],
            why: "A test. It is for tests.", source: "none", examples: [])
        static let objectiveCKinds = ["message_expression"]

        func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
            guard node.child("receiver")?.text == "UIScreen" else { return [] }
            let fix = Fix(.safe, "Break it", edits: [context.replace(node, with: "[")])
            return [context.finding(Self.about, at: node, "a screen", fixes: node.isInMacro ? [] : [fix])]
        }
    }

    private func index(_ texts: [String: String]) throws -> ProjectIndex {
        let files = try texts.map { path, text in
            try SourceFile(path: path, kind: try #require(FileKind(path: path)), content: Array(text.utf8))
        }
        return ProjectIndex(files: files) { _ in Scope(deploymentTarget: 16, devices: [.iPhone]) }
    }

    private func places(_ texts: [String: String]) throws -> [String] {
        Checker(rules: [ScreenRule()]).check(try index(texts)).findings.map {
            "\($0.location.path) \($0.location.line):\($0.location.column)-\($0.location.endColumn)"
        }
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func onlyTrustedCodeIsShown() throws {
        let text = """
            // [UIScreen mainScreen]
            static NSString *a = @"[UIScreen mainScreen]";
            void f(void) {
                g([UIScreen mainScreen]); // reglaze:ignore test/screen
                [[UIScreen mainScreen] bounds];
                [UIScreen mainScreen +];
            }
            """
        #expect(try places(["A.m": text, "A.swift": "/* [UIScreen mainScreen] */"]) == ["A.m 5:6-27"])
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func aMacroIsShownWhereItIsDefined() throws {
        let text = """
            #define OTHER 1
            #define WIDTH [UIScreen mainScreen].bounds.size.width
            #define IS_OLD(x) do { \\
                use([UIScreen mainScreen], x); \\
            } while (0)
            int a(void) { return WIDTH + OTHER; }
            """
        #expect(try places(["A.h": text]) == ["A.h 2:15-36", "A.h 4:9-30"])
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func aFixThatBreaksTheTextIsDropped() throws {
        let index = try index(["A.m": "void f(void) { [UIScreen mainScreen]; }"])
        let migration = Migration(index, checker: Checker(rules: [ScreenRule()]), allowingUnsafe: false, rank: { _ in 0 })
        #expect(migration.dropped.map(\.title) == ["Break it"])
        #expect(migration.changes.isEmpty)
    }

    @Test(.enabled(if: !Grammar.objectiveC.isAvailable, "this build can read Objective-C"))
    func whatCannotBeReadIsSaidOnce() throws {
        let text = "void f(void) { [UIScreen mainScreen]; }"
        let result = Checker(rules: [ScreenRule()]).check(try index(["A.m": text, "B.m": text, "C.m": "int a;", "D.h": text]))
        #expect(result.findings.isEmpty)
        #expect(result.skipped.count == 1)
        #expect(result.skipped.first?.path == "A.m")
        #expect(result.skipped.first?.others == 2)
        #expect(Version.line.contains("without Objective-C"))
    }
}
