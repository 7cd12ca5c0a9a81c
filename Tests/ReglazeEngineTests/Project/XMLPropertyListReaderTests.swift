import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct XMLPropertyListReaderTests {
    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    static func read(_ text: String) throws -> PropertyListNode { try XMLPropertyListReader.read(Array(text.utf8)) }

    static let lists: [String] = [
        head + "<dict>\n\t<key>A</key>\n\t<string>one</string>\n</dict>\n</plist>\n",
        head + "<dict/>\n</plist>", head + "<dict></dict></plist>", head + "<array/></plist>\n", head + "<string/>\n</plist>\n",
        head + "<dict><key>Flag</key><true/><key>Other</key><false/></dict></plist>",
        head + "<dict><key>List</key><array><string>a</string><string></string><dict/><array/></array></dict></plist>",
        head + "<dict><key>N</key><integer>12</integer><key>R</key><real>1.5</real></dict></plist>",
        head + "<dict><key>D</key><date>2024-01-02T03:04:05Z</date><key>Y</key><data>\n\tAAEC\n</data></dict></plist>",
        head + "<dict><key>a &amp; b</key><string>&lt;x&gt; &quot;q&quot; &apos;s&apos; &#65;&#x1F600;</string></dict></plist>",
        head + "<dict><key>K</key><string>line 1\nline 2\t </string></dict></plist>",
        head
            + "<!-- first --><dict><!-- <key>No</key> --><key>A</key><!-- between --><string>x</string></dict><!-- > --></plist>",
        head + "<dict><key>K</key><string><![CDATA[<b>&amp;</b>]]></string></dict></plist>",
        head + "<dict><key>ключ</key><string>値 é 🎉</string></dict></plist>",
        "<plist version=\"1.0\"><dict><key>A</key><string>no declaration</string></dict></plist>",
        "<?xml version='1.0'?>\n<plist version='1.0'>\n<array>\n<string>single quotes</string>\n</array>\n</plist>\n",
    ]

    @Test(arguments: lists)
    func readsWhatFoundationReads(_ text: String) throws {
        let expected = try PlainValue.foundation(text)
        #expect(PlainValue(try Self.read(text)) == expected)
        let windows = text.replacing("\n", with: "\r\n")
        // XML makes one line break of the two; a value of several lines is compared without them.
        guard !text.contains("line 1"), !text.contains("<data>") else { return }
        #expect(PlainValue(try Self.read(windows)) == expected)
    }

    @Test(arguments: lists)
    func everyPlaceHoldsItsValue(_ text: String) throws {
        for each in [text, text.replacing("\n", with: "\r\n"), text.trimmed] {
            try Self.checkPlaces(of: try Self.read(each), in: Array(each.utf8))
        }
    }

    /// The text at each node's place, read alone, gives the node.
    static func checkPlaces(of node: PropertyListNode, in bytes: [UInt8]) throws {
        let text = Array(bytes[node.range])
        let alone = try XMLPropertyListReader.read(text)
        #expect(PlainValue(alone) == PlainValue(node), "\(String(decoding: text, as: UTF8.self))")
        #expect(alone.range == 0..<text.count)
        for child in node.list ?? [] { try checkPlaces(of: child, in: bytes) }
        for entry in node.entries ?? [] {
            let key = String(decoding: bytes[entry.keyRange], as: UTF8.self)
            #expect(key.hasPrefix("<key") && key.hasSuffix(">"))
            // A key is written as a string is.
            let asString = key.replacing("<key", with: "<string").replacing("</key>", with: "</string>")
            #expect(try read(asString).string == entry.key)
            #expect(entry.range == entry.keyRange.lowerBound..<entry.node.range.upperBound)
            try checkPlaces(of: entry.node, in: bytes)
        }
    }

    @Test func spacesInTags() throws {
        let node = try Self.read(
            "<plist>\n<dict ><key >A</key ><true /><key>B</key><dict />\n<key>C</key><true></true></dict ></plist >")
        #expect(
            PlainValue(node) == .map(["A": .flag(true), "B": .map([:]), "C": .flag(true)]))
    }

    @Test func declarationsWithBrackets() throws {
        let text =
            "<!DOCTYPE plist [\n<!ENTITY a \"b\">\n<!ELEMENT dict ANY>\n]>\n<plist><dict><key>A</key><string>x</string></dict></plist>"
        #expect(PlainValue(try Self.read(text)) == .map(["A": .string("x")]))
    }

    /// Lists that the C preprocessor goes through hold lines that are no XML.
    @Test func strayTextIsPassedOver() throws {
        let text = """
            #include "Version.h"
            // of the app
            <plist version="1.0">
            <dict>
            #if DEBUG
                <key>A</key>
                <string>APP_NAME</string>
            #endif
            </dict>
            </plist>
            """
        let node = try Self.read(text)
        #expect(PlainValue(node) == .map(["A": .string("APP_NAME")]))
        try Self.checkPlaces(of: node, in: Array(text.utf8))
    }

    @Test func theLastOfEqualKeysCounts() throws {
        let node = try Self.read("<dict><key>A</key><string>1</string><key>A</key><string>2</string></dict>")
        #expect(node["A"]?.string == "2")
        #expect(node.entries?.count == 2)
    }

    @Test func entitiesThatAreNone() throws {
        let node = try Self.read("<array><string>a & b; &unknown; &#x; &</string><string>&amp;lt;</string></array>")
        #expect(node.list?.map(\.string) == ["a & b; &unknown; &#x; &", "&lt;"])
    }

    /// What stands in a CDATA section is text, and no entity.
    @Test func sectionsAreTakenAsTheyAre() throws {
        let node = try Self.read("<string>&lt;<![CDATA[&lt;]]>&lt;<!-- no --></string>")
        #expect(node.string == "<&lt;<")
    }

    @Test func aByteOrderMarkIsNoText() throws {
        let content: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<plist><dict/></plist>".utf8)
        let file = try SourceFile(path: "Info.plist", kind: .propertyList, content: content)
        #expect(file.hasByteOrderMark)
        #expect(PlainValue(try XMLPropertyListReader.read(file.bytes)) == .map([:]))
    }

    struct Broken: Sendable {
        let text: String
        let line: Int
        let reason: String
    }

    static let broken: [Broken] = [
        Broken(text: "", line: 1, reason: "it holds no property list"),
        Broken(text: "\n\nplain text\n", line: 4, reason: "it holds no property list"),
        Broken(text: "<plist>\n</plist>", line: 2, reason: "`<plist>` holds nothing"),
        Broken(text: "<plist/>", line: 1, reason: "`<plist>` holds nothing"),
        Broken(text: "<plist>\n<dict>\n<key>A</key>\n<string>x\n</dict>\n</plist>", line: 4, reason: "`<string>` has no end"),
        Broken(text: "<plist>\n<dict>\n<key>A\n<string>x</string>\n</dict>\n</plist>", line: 3, reason: "`<key>` has no end"),
        Broken(text: "<plist>\n<dict>\n<key>A</key>\n<true>\n</dict>\n</plist>", line: 4, reason: "`<true>` has no end"),
        Broken(text: "<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>", line: 4, reason: "`</dict>` closes nothing"),
        Broken(text: "<plist>\n<dict>\n<string>A</string>\n</dict>\n</plist>", line: 3, reason: "expected `<key>` or `</dict>`"),
        Broken(
            text: "<plist>\n<array>\n<key>A</key>\n</array>\n</plist>", line: 3,
            reason: "`<key>` is no element of a property list"),
        Broken(text: "<plist>\n<array>\n<!-- open\n</array>\n</plist>", line: 3, reason: "this comment has no end"),
        Broken(text: "<plist>\n<string><![CDATA[\n</string>\n</plist>", line: 2, reason: "this CDATA section has no end"),
        Broken(text: "<?xml version=\"1.0\"\n<plist><dict/></plist>", line: 1, reason: "this instruction has no end"),
        Broken(text: "<!DOCTYPE plist [\n<plist><dict/></plist>", line: 1, reason: "this declaration has no end"),
        Broken(text: "<plist>\n<dict>\n<key>A</key>\n<string", line: 4, reason: "the tag `<string` has no end"),
        Broken(
            text: "<plist>\n<dict>\n<key>A</key\n<string>x</string>\n</dict>\n</plist>", line: 3,
            reason: "the tag `<key` has no end"),
        Broken(text: "<plist>\n<array/>\n<array/>\n</plist>", line: 3, reason: "expected `</plist>`"),
        Broken(
            text:
                "<plist>\n<dict>\n<<<<<<< HEAD\n<key>A</key>\n<true/>\n=======\n<key>B</key>\n<true/>\n>>>>>>> x\n</dict>\n</plist>",
            line: 3, reason: "it holds the marks of a merge conflict"),
        Broken(
            text: "<plist>\n<dict>\n<key>A</key>\n<<<<<<< HEAD\n<true/>\n=======\n<false/>\n>>>>>>> x\n</dict>\n</plist>",
            line: 4,
            reason: "it holds the marks of a merge conflict"),
        Broken(
            text: "<plist>\n<dict>\n<key>A</key>\n<true/>\n=======\n<key>B</key>\n<true/>\n>>>>>>> x\n</dict>\n</plist>", line: 5,
            reason: "it holds the marks of a merge conflict"),
    ]

    @Test(arguments: broken)
    func faultsNameTheLine(_ each: Broken) throws {
        for text in [each.text, each.text.replacing("\n", with: "\r\n")] {
            do {
                _ = try Self.read(text)
                Issue.record("was read: \(text)")
            } catch let fault as PropertyListFault {
                #expect(fault.line == each.line, "\(text)")
                #expect(fault.reason == each.reason, "\(text)")
            }
        }
    }

    /// An element that is not closed is named where it opens, since that is what is to be mended.
    @Test func unclosedListsAreNamedAtTheirOpening() throws {
        for text in ["<plist>\n<dict>\n<key>A</key>\n<array>\n<string>x</string>\n", "<plist>\n<dict>\n<key>A</key>\n<dict>\n"] {
            do {
                _ = try Self.read(text)
                Issue.record("was read: \(text)")
            } catch let fault as PropertyListFault {
                #expect(fault.line == 4)
                #expect(fault.reason.hasSuffix("has no end"))
            }
        }
    }

    @Test func depthHasALimit() throws {
        let deep = String(repeating: "<array>", count: 5000) + String(repeating: "</array>", count: 5000)
        #expect(throws: PropertyListFault(line: 1, reason: "its elements are nested too deep")) { try Self.read(deep) }
        let fine = String(repeating: "<array>", count: 200) + String(repeating: "</array>", count: 200)
        #expect(try Self.read(fine).list?.count == 1)
    }

    @Test func readsWhatWasWritten() throws {
        for seed in 0..<150 {
            var writer = RandomPropertyList(seed: UInt64(seed))
            let (text, value) = writer.make()
            let node = try Self.read(text)
            #expect(PlainValue(node) == value, "seed \(seed):\n\(text)")
            try Self.checkPlaces(of: node, in: Array(text.utf8))
        }
    }

    /// Whatever is cut off or put in, the reader ends, with a value or a fault inside the text.
    @Test func survivesEveryCut() throws {
        var random = SplitMix64(seed: 5)
        for text in Self.lists {
            let bytes = Array(text.utf8)
            for _ in 0..<60 {
                var broken = bytes
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: broken.removeSubrange(place...)
                case 1: broken.remove(at: place)
                default: broken.insert([0x3C, 0x3E, 0x2F, 0x21, 0x22, 0x0A][Int.random(in: 0..<6, using: &random)], at: place)
                }
                do { _ = try XMLPropertyListReader.read(broken) } catch {
                    #expect((error.line ?? 0) >= 1 && (error.line ?? 0) <= LineTable(broken).starts.count)
                }
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
