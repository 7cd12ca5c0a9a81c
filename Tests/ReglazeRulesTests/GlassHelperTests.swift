import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Where the helper for ungated glass goes, and for which systems it asks.
@Suite struct GlassHelperTests {
    private static let use = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\").glassEffect() } }\n"
    private static let other = "import SwiftUI\nstruct Other: View { var body: some View { Text(\"b\").glassEffect() } }\n"

    private static let kept =
        "import SwiftUI\nstruct Page: View { let glass: Glass; var body: some View { Text(\"a\").glassEffect(glass) } }\n"

    private func run(_ files: [String: String], others: [OtherPlatform: OSVersion] = [:]) throws -> ProjectRun {
        let rules = AllRules.all.filter { type(of: $0).about.id.text == "glass/ungated-api" }
        return try ProjectRun(files, rules: rules, target: 17, others: others)
    }

    @Test func packagesHaveAHelperForEachModule() throws {
        let run = try run(["Sources/A/Page.swift": Self.use, "Sources/B/Other.swift": Self.other])
        let outputs = run.outputs(.unsafe)
        #expect(outputs["Sources/A/Page.swift"]?.contains("func glassEffectIfAvailable") ?? false)
        #expect(outputs["Sources/B/Other.swift"]?.contains("func glassEffectIfAvailable") ?? false)
    }

    @Test func filesOfOneModuleShareAHelper() throws {
        let run = try run(["Sources/A/Page.swift": Self.use, "Sources/A/Views/Other.swift": Self.other])
        let outputs = run.outputs(.unsafe)
        #expect(outputs["Sources/A/Page.swift"]?.contains("func glassEffectIfAvailable") ?? false)
        #expect(outputs["Sources/A/Views/Other.swift"] == Self.other.replacing("glassEffect", with: "glassEffectIfAvailable"))
    }

    @Test func aPrivateHelperElsewhereIsNotCalled() throws {
        let own = "import SwiftUI\nprivate extension View { func glassEffectIfAvailable() -> some View { self } }\n"
        let run = try run(["Own.swift": own, "Page.swift": Self.use])
        #expect(run.report == "Page.swift:2 ungated-api: left alone")
    }

    @Test func aHelperThatNotAllTargetsHaveIsNotCalled() throws {
        let own = "import SwiftUI\nextension View { func glassEffectIfAvailable() -> some View { self } }\n"
        func project(_ widget: String) -> String {
            """
            // !$*UTF8*$!
            {
                objects = {
                    F1 = {isa = PBXFileReference; path = "Own.swift"; sourceTree = "<group>"; };
                    F2 = {isa = PBXFileReference; path = "Page.swift"; sourceTree = "<group>"; };
                    A1 = {isa = PBXBuildFile; fileRef = F1; };
                    A2 = {isa = PBXBuildFile; fileRef = F2; };
                    W1 = {isa = PBXBuildFile; fileRef = F1; };
                    W2 = {isa = PBXBuildFile; fileRef = F2; };
                    AS = {isa = PBXSourcesBuildPhase; files = (A1, A2, ); };
                    WS = {isa = PBXSourcesBuildPhase; files = (\(widget)); };
                    L = {isa = XCConfigurationList; buildConfigurations = (); };
                    TA = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (AS, ); name = App;
                        productType = "com.apple.product-type.application"; };
                    TW = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (WS, ); name = Widget;
                        productType = "com.apple.product-type.app-extension"; };
                    G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
                    P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (TA, TW, ); };
                };
                rootObject = P;
            }

            """
        }
        func report(_ widget: String) throws -> String {
            try run(["Own.swift": own, "Page.swift": Self.use, "App.xcodeproj/project.pbxproj": project(widget)]).report
        }
        #expect(try report("W2, ") == "Page.swift:2 ungated-api: left alone")
        #expect(try report("W1, W2, ") != "Page.swift:2 ungated-api: left alone")
    }

    @Test func aHelperIsNotWrittenBehindAnImportOfSomeBuildsAlone() throws {
        let debug = "#if DEBUG\n\(Self.use)#endif\n"
        #expect(try run(["Page.swift": debug]).report == "Page.swift:3 ungated-api: left alone")
        let outputs = try run(["Page.swift": debug, "Zoom.swift": Self.other]).outputs(.unsafe)
        #expect(outputs["Page.swift"] == debug.replacing("glassEffect", with: "glassEffectIfAvailable"))
        #expect(outputs["Zoom.swift"]?.contains("func glassEffectIfAvailable") ?? false)
    }

    @Test func theHelperAsksForEverySystemThatTheFileIsBuiltFor() throws {
        let run = try run(["Page.swift": Self.use], others: [.macOS: 14, .watchOS: 10])
        let output = run.outputs(.unsafe)["Page.swift"] ?? ""
        #expect(output.contains("if #available(iOS 26.0, macOS 26.0, watchOS 26.0, *) {"))
    }

    @Test func codeForSomePlatformsIsLeftWhereTheFileIsBuiltForOthers() throws {
        let text = "import SwiftUI\n#if os(iOS)\nlet view = Text(\"a\").glassEffect()\n#endif\n"
        let run = try run(["Page.swift": text], others: [.macOS: 14])
        #expect(run.report == "Page.swift:3 ungated-api: left alone")
    }

    @Test func theMacKeepsTheSubtitleThatItHasHadForLong() throws {
        let text = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\").navigationSubtitle(\"b\") } }\n"
        let run = try run(["Page.swift": text], others: [.macOS: 14])
        #expect(run.report == "Page.swift:2 ungated-api: left alone")
    }

    @Test func aHelperIsNotWrittenForSystemsThatLackItsFallback() throws {
        let text = "import SwiftUI\nstruct Page: View { var body: some View { Button(\"a\") {}.buttonStyle(.glass) } }\n"
        #expect(try run(["Page.swift": text], others: [.macOS: 11]).report == "Page.swift:2 ungated-api: left alone")
        #expect(try run(["Page.swift": text], others: [.macOS: 12]).report != "Page.swift:2 ungated-api: left alone")
    }

    @Test func aValueThatAnEarlierRunHasReplacedIsKnown() throws {
        let first = try run(["Page.swift": Self.kept]).outputs(.unsafe)["Page.swift"] ?? ""
        #expect(first.contains("let glass: GlassIfAvailable"))
        let later = first.replacing("Text(\"a\")", with: "Text(\"b\").glassEffect(glass.interactive()); Text(\"a\")")
        let second = try run(["Page.swift": later]).outputs(.unsafe)["Page.swift"] ?? ""
        #expect(second == later.replacing("Text(\"b\").glassEffect(", with: "Text(\"b\").glassIfAvailable("))
    }

    @Test func aValueThatTestsNameIsLeft() throws {
        let test = "@testable import App\nimport SwiftUI\nlet expected = Glass.regular\n"
        let files = ["Sources/App/Page.swift": Self.kept, "Sources/AppChecks/PageTests.swift": test]
        #expect(try run(files).outputs(.unsafe)["Sources/App/Page.swift"] == Self.kept)
    }

    /// A test that reads the value would get one of another type, and no longer compile.
    @Test func aValueThatTestsReadIsLeft() throws {
        func page(_ test: String) throws -> String? {
            let test = "@testable import App\nimport SwiftUI\n@available(iOS 26.0, *)\n\(test)\n"
            let files = ["Sources/App/Page.swift": Self.kept, "Tests/AppTests/PageTests.swift": test]
            return try run(files).outputs(.unsafe)["Sources/App/Page.swift"]
        }
        let uses = [
            "func check(_ page: Page) -> some View { Text(\"a\").glassEffect(page.glass) }",
            "func check(_ page: Page) -> Bool { page.glass == .regular }",
            "func check(_ page: Page) -> some View { Text(\"a\").glassEffect(page.other) }",
        ]
        for use in uses { #expect(try page(use) == Self.kept, "\(use)") }
        let others = [
            "func check() -> some View { Page(glass: .clear).buttonStyle(.glass).glassEffect(.regular) }",
            "func check() { let text = \"glass\" }",
        ]
        for other in others { #expect(try page(other) != Self.kept, "\(other)") }
    }

    /// A helper of the project's own that takes another closure, or none, is another one.
    @Test func aHelperWithAnotherClosureIsNotCalled() throws {
        let use =
            "import SwiftUI\nstruct Page: View { var body: some View { TabView {}.tabViewBottomAccessory { Text(\"a\") } } }\n"
        func output(_ parameters: String) throws -> String? {
            let own =
                "import SwiftUI\nextension View { func tabViewBottomAccessoryIfAvailable(\(parameters)) -> some View { self } }\n"
            return try run(["Own.swift": own, "Page.swift": use]).outputs(.unsafe)["Page.swift"]
        }
        let called = use.replacing("tabViewBottomAccessory", with: "tabViewBottomAccessoryIfAvailable")
        for other in ["content: (Bool) -> some View", "action: () -> Void", "", "content: () -> some View, bar: () -> some View"]
        {
            #expect(try output(other) == use, "\(other)")
        }
        #expect(try output("@ViewBuilder content: () -> some View") == called)
        #expect(try output("@ViewBuilder content: @escaping () -> some View") == called)
    }

    @Test func eachModuleHasItsOwnStandIn() throws {
        let other = Self.kept.replacing("Page", with: "Other")
        let outputs = try run(["Sources/A/Page.swift": Self.kept, "Sources/B/Other.swift": other]).outputs(.unsafe)
        #expect(outputs["Sources/A/Page.swift"]?.contains("struct GlassIfAvailable") ?? false)
        #expect(outputs["Sources/B/Other.swift"]?.contains("struct GlassIfAvailable") ?? false)
    }

    @Test func theAccessoryIsLeftWhereTheFileIsBuiltForOtherSystems() throws {
        let text =
            "import SwiftUI\nstruct Page: View { var body: some View { TabView {}.tabViewBottomAccessory { Text(\"a\") } } }\n"
        #expect(try run(["Page.swift": text], others: [.macOS: 14]).report == "Page.swift:2 ungated-api: left alone")
    }

    @Test func lineEndingsAreKept() throws {
        let run = try run(["Page.swift": Self.use.replacing("\n", with: "\r\n")])
        let output = run.outputs(.unsafe)["Page.swift"] ?? ""
        #expect(output.contains("glassEffectIfAvailable("))
        #expect(!output.replacing("\r\n", with: "").contains("\n"))
    }
}
