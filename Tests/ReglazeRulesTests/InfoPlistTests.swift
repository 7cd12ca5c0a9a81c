import Foundation
import ReglazeEngine
import Testing

@testable import ReglazeRules

/// Edits of an `Info.plist`: what they write, and that everything else stays.
@Suite struct InfoPlistTests {
    private static func file(_ text: String, bom: Bool = false) throws -> SourceFile {
        try SourceFile(path: "Info.plist", kind: .propertyList, content: (bom ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    }

    private static func plist(_ body: String) throws -> InfoPlist {
        try InfoPlist(file("<plist version=\"1.0\">\n\(body)\n</plist>\n"))
    }

    /// The dictionary's text after the edits, which must be sorted.
    private static func apply(_ edits: [Edit], to plist: InfoPlist) throws -> String {
        var bytes = plist.file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let after = try InfoPlist(file(text))
        // Foundation reads it too.
        _ = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return after.file.text.replacing("<plist version=\"1.0\">\n", with: "").replacing("\n</plist>\n", with: "")
    }

    private static let value = "<dict>\n\t<key>K</key>\n\t<array>\n\t\t<true/>\n\t</array>\n</dict>"

    @Test func insertsBehindTheLastWhereKeysAreUnsorted() throws {
        let plist = try Self.plist(
            "<dict>\n\t<key>B</key>\n\t<true/>\n\t<key>A</key>\n\t<true/>\n\t<key>C</key>\n\t<true/>\n</dict>")
        #expect(
            try Self.apply([plist.insert("AB", Self.value)], to: plist)
                == "<dict>\n\t<key>B</key>\n\t<true/>\n\t<key>A</key>\n\t<true/>\n\t<key>C</key>\n\t<true/>\n\t<key>AB</key>\n\t<dict>\n"
                + "\t\t<key>K</key>\n\t\t<array>\n\t\t\t<true/>\n\t\t</array>\n\t</dict>\n</dict>")
    }

    @Test func insertsInPlaceWhereKeysAreSorted() throws {
        let plist = try Self.plist(
            "<dict>\n    <key>A</key>\n    <true/>\n    <key>C</key>\n    <true/>\n    <key>D</key>\n    <true/>\n</dict>")
        #expect(
            try Self.apply([plist.insert("B", "<true/>")], to: plist)
                == "<dict>\n    <key>A</key>\n    <true/>\n    <key>B</key>\n    <true/>\n    <key>C</key>\n    <true/>\n"
                + "    <key>D</key>\n    <true/>\n</dict>")
        #expect(
            try Self.apply([plist.insert("0", Self.value)], to: plist).hasPrefix(
                "<dict>\n    <key>0</key>\n    <dict>\n        <key>K"))
        #expect(try Self.apply([plist.insert("E", "<true/>")], to: plist).hasSuffix("<key>E</key>\n    <true/>\n</dict>"))
    }

    /// A comment above a key belongs to it, and one behind a value belongs to the value.
    @Test func commentsStayWithTheirKeys() throws {
        let plist = try Self.plist(
            "<dict>\n\t<key>A</key>\n\t<true/>\n\t<!-- about C -->\n\t<key>C</key>\n\t<true/> <!-- yes -->\n\t<key>D</key>\n\t<true/> <!-- last -->\n</dict>"
        )
        let between = try Self.apply([plist.insert("B", "<true/>")], to: plist)
        #expect(between.contains("<true/>\n\t<key>B</key>\n\t<true/>\n\t<!-- about C -->\n\t<key>C</key>"))
        let behind = try Self.apply([plist.insert("CC", "<true/>")], to: plist)
        #expect(behind.contains("<true/> <!-- yes -->\n\t<key>CC</key>\n\t<true/>\n\t<key>D</key>"))
        let last = try Self.apply([plist.insert("E", "<true/>")], to: plist)
        #expect(last.contains("<true/> <!-- last -->\n\t<key>E</key>\n\t<true/>\n</dict>"))
    }

    @Test func fillsAnEmptyDictionary() throws {
        for empty in ["<dict/>", "<dict />", "<dict></dict>", "<dict>\n</dict>"] {
            let plist = try Self.plist(empty)
            #expect(try Self.apply([plist.insert("B", "<true/>")], to: plist) == "<dict>\n\t<key>B</key>\n\t<true/>\n</dict>")
        }
        let plist = try Self.plist("<dict>\n\t<!-- nothing yet -->\n</dict>")
        let filled = try Self.apply([plist.insert("B", "<true/>")], to: plist)
        #expect(filled.contains("<!-- nothing yet -->"))
        #expect(filled.contains("\t<key>B</key>\n\t<true/>\n</dict>"))
    }

    @Test func readsInOneLine() throws {
        let plist = try Self.plist("<dict><key>A</key><true/></dict>")
        let after = try Self.apply([plist.insert("B", Self.value)], to: plist)
        let read = try InfoPlist(Self.file("<plist>\(after)</plist>"))
        #expect(read["A"]?.isTrue == true && read["B"]?["K"]?.list?.count == 1)
    }

    @Test func keepsMixedIndentation() throws {
        let plist = try Self.plist(
            "    <dict>\n    \t<key>A</key>\n    \t<true/>\n        <key>B</key>\n        <true/>\n    </dict>")
        #expect(
            try Self.apply([plist.insert("C", "<dict>\n\t<key>K</key>\n\t<true/>\n</dict>")], to: plist)
                == "    <dict>\n    \t<key>A</key>\n    \t<true/>\n        <key>B</key>\n        <true/>\n    \t<key>C</key>\n    \t<dict>\n"
                + "    \t\t<key>K</key>\n    \t\t<true/>\n    \t</dict>\n    </dict>")
    }

    @Test func replacesOneValue() throws {
        let plist = try Self.plist(
            "<dict>\n\t<key>A</key> <!-- first -->\n\t<string>x</string> <!-- second -->\n\t<key>B</key>\n\t<true/>\n</dict>")
        let entry = try #require(plist.root.entry("A"))
        #expect(
            try Self.apply([plist.replace(entry, with: "<array>\n\t<true/>\n</array>")], to: plist)
                == "<dict>\n\t<key>A</key> <!-- first -->\n\t<array>\n\t\t<true/>\n\t</array> <!-- second -->\n\t<key>B</key>\n\t<true/>\n</dict>"
        )
    }

    @Test func removesWithItsLines() throws {
        let plist = try Self.plist("<dict>\n\t<key>A</key>\n\t<string>x</string>\n\t<key>B</key>\n\t<true/>\n</dict>")
        let entry = try #require(plist.root.entry("A"))
        #expect(try Self.apply(plist.remove(entry), to: plist) == "<dict>\n\t<key>B</key>\n\t<true/>\n</dict>")
    }

    @Test func removalKeepsCommentsInTheMiddle() throws {
        let plist = try Self.plist(
            "<dict>\n\t<key>A</key>\n\t<!-- why -->\n\t<string>x</string>\n\t<key>B</key><!-- b --><true/> <!-- c -->\n</dict>")
        let first = try #require(plist.root.entry("A"))
        #expect(
            try Self.apply(plist.remove(first), to: plist)
                == "<dict>\n\t<!-- why -->\n\t<key>B</key><!-- b --><true/> <!-- c -->\n</dict>")
        let second = try #require(plist.root.entry("B"))
        #expect(
            try Self.apply(plist.remove(second), to: plist)
                == "<dict>\n\t<key>A</key>\n\t<!-- why -->\n\t<string>x</string>\n\t<!-- b --> <!-- c -->\n</dict>")
    }

    @Test func aBinaryListIsReadAndNotEdited() throws {
        let values: [String: Any] = [
            "CFBundleName": "App", "UIRequiresFullScreen": true, "List": ["a", "b"], "Map": ["K": "v"], "N": 3,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        let plist = try InfoPlist(SourceFile(path: "Info.plist", kind: .propertyList, content: Array(data)))
        #expect(!plist.isEditable)
        #expect(plist["CFBundleName"]?.string == "App")
        #expect(plist["UIRequiresFullScreen"]?.isTrue == true)
        #expect(plist["List"]?.list?.map(\.string) == ["a", "b"])
        #expect(plist["Map"]?["K"]?.string == "v")
        #expect(plist.range(of: "List") == 0..<0)
        #expect(throws: PropertyListFault(line: nil, reason: "it is a broken binary property list")) {
            _ = try InfoPlist(SourceFile(path: "Info.plist", kind: .propertyList, content: Array(data.prefix(20))))
        }
    }

    @Test func aListThatIsNoDictionaryIsAFault() throws {
        for text in ["<plist><array/></plist>", "<plist><string>x</string></plist>"] {
            #expect(throws: PropertyListFault(line: 1, reason: "it is no dictionary")) { _ = try InfoPlist(Self.file(text)) }
        }
    }
}
