import Foundation
import ReglazeEngine
import ReglazeReports
import Testing

@Suite struct SARIFReporterTests {
    private func report() throws -> Report {
        var fixture = try Fixture(["App/Ä b.swift": "print(\"日🇩🇪\"); old()\r\nold()\r\n"])
        try fixture.find("old", "First", help: "use `new`", replacement: (.safe, "new\n"))
        try fixture.find("old", "Second", severity: .note, replacement: (.unsafe, ""), why: "who knows", occurrence: 1)
        return fixture.report(skipped: [UnreadableFile(path: "B.swift", reason: "it is binary")])
    }

    private func run() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(SARIFReporter().text(of: report()).utf8))
        return try #require(((object as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    }

    @Test func regionsCountUTF16() throws {
        let result = try #require((run()["results"] as? [[String: Any]])?.first)
        let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((location["artifactLocation"] as? [String: String])?["uri"] == "App/%C3%84%20b.swift")
        let region = try #require(location["region"] as? [String: Int])
        #expect(region == ["startLine": 1, "startColumn": 17, "endLine": 1, "endColumn": 20])
        #expect(try run()["columnKind"] as? String == "utf16CodeUnits")
    }

    @Test func fixesAreWhatMigrateWrites() throws {
        let results = try #require(run()["results"] as? [[String: Any]])
        let replacements = results.map { result in
            let change = ((result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first
            return (change?["replacements"] as? [[String: Any]])?.first
        }
        #expect((replacements[0]?["insertedContent"] as? [String: String])?["text"] == "new\r\n")
        #expect(
            replacements[0]?["deletedRegion"] as? [String: Int] == [
                "startLine": 1, "startColumn": 17, "endLine": 1, "endColumn": 20,
            ])
        #expect(replacements[1]?["insertedContent"] == nil)
    }

    @Test func fingerprintsDiffer() throws {
        let results = try #require(run()["results"] as? [[String: Any]])
        let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["reglaze/v1"] }
        #expect(Set(prints).count == 2)
    }

    @Test func rootIsAFolderURI() throws {
        let bases = try #require(run()["originalUriBaseIds"] as? [String: [String: String]])
        #expect(bases == ["SRCROOT": ["uri": "file:///home/me/My%20App/"]])
    }

    /// Asks the public schema. The script fetches it once, by hash, and says so where it can't.
    @Test func isValid() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reglaze-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("report.sarif")
        try SARIFReporter().text(of: report()).write(to: file, atomically: true, encoding: .utf8)
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("validate_sarif.py")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 77 || process.terminationStatus == 127 {
            try Test.cancel("SKIPPED: SARIF was not validated against its schema: \(output)")
        }
        #expect(process.terminationStatus == 0, "\(output)")
    }
}
