import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct BrokenProjectTests {
    private static func reason(_ text: String) throws -> String? {
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text, "A.swift": ""])
        let project = try folder.project()
        #expect(project.paths == ["A.swift"])
        return project.reason(for: "App.xcodeproj/project.pbxproj")
    }

    @Test(arguments: [
        ("", "line 1: the file ends too early"), ("{\n  objects = {\n", "line 3: the file ends too early"),
        ("{\n<<<<<<< HEAD\n  a = b;\n=======\n", "line 2: it holds the marks of a merge conflict"),
        ("{\n  a = b;\n=======\n  a = c;\n>>>>>>> x\n}", "line 3: it holds the marks of a merge conflict"),
        ("{\n  a = (b, c\n  d);\n}", "line 3: expected ',' or ')'"), ("{ a = \"b;\n}", "line 1: this string has no end"),
        ("{ a = b; /* c\n}", "line 1: this comment has no end"), ("{ a b; }", "line 1: expected '='"),
        ("{} x", "line 1: something follows the end of the list"),
        ("{ a = b; }", "it has no `objects`, so it is not an Xcode project"),
        ("{ objects = {}; }", "it names no project object"), ("<?xml version=\"1.0\"?><plist>", "it is not a property list"),
        (String(repeating: "{a=", count: 5000), "line 1: its braces are nested too deep"),
    ])
    func faultsAreNamed(text: String, reason: String) throws {
        #expect(try Self.reason(text) == reason)
    }

    @Test func loopsAndLooseEndsDoNoHarm() throws {
        var text = XcodeProjectText(
            projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";")
        text.target("App", settings: "PRODUCT_NAME = \"$(A)x\";", files: ["X", "G1", "GONE"])
        text.targets.append("NOTHING")
        text.add("G1", "isa = PBXGroup; sourceTree = \"<group>\"; path = a; children = (G2, );")
        text.add("G2", "isa = PBXGroup; sourceTree = \"<group>\"; path = b; children = (G1, X, );")
        text.add("X", "isa = PBXFileReference; path = X.swift; sourceTree = \"<group>\";")
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "X.swift": ""]).project()
        #expect(project.unreadable.isEmpty)
        #expect(project.targets.map(\.deploymentTarget) == [15])
        #expect(project.targets.first?.configurations.first?["PRODUCT_NAME"] == "x")
    }

    @Test func aProjectInXMLIsReadToo() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        text.target("App", settings: "")
        let list = try PropertyListSerialization.propertyList(from: Data(text.text.utf8), format: nil)
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            let folder = try TemporaryFolder()
            try folder.write("App.xcodeproj/project.pbxproj", Array(data))
            #expect(try folder.project().deploymentTarget == 15)
        }
    }

    @Test func quotedStringsKeepTheirCharacters() throws {
        let list = PropertyList(
            try OpenStepReader.read(Array(#"{ "a\"b" = 'c"d'; e = "\n\t\\\U00e9é"; f = a/b-c.d:e_$; }"#.utf8)))
        #expect(list == .map(["a\"b": .string("c\"d"), "e": .string("\n\t\\éé"), "f": .string("a/b-c.d:e_$")]))
    }

    @Test func aBrokenSpecIsNamedAndTheRestGoesOn() throws {
        let folder = try TemporaryFolder(["project.yml": "name: App\ntargets:\n  App\n    type: x\n", "A.swift": ""])
        let project = try folder.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.reason(for: "project.yml") == "line 3: expected `key:`, as more deeply indented lines follow")
    }
}
