import Foundation
import Testing

/// ShellCore is compiled with Embedded Swift for a page without a runtime; see Scripts/check-embedded.
@Suite struct EmbeddedTests {
    @Test(.timeLimit(.minutes(5))) func shellCoreCompilesWithEmbeddedSwift() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let output = try Command.run(root.appendingPathComponent("Scripts/check-embedded").path, [], in: root)
        #expect(output.contains("ShellCore compiles with Embedded Swift"))
    }

    @Test func shellCoreImportsNothing() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/ShellCore").standardizedFileURL
        let paths = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
        let files = paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(!files.isEmpty)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let imports = lines.filter { $0.contains("import ") && !$0.contains("//") }
            #expect(imports.isEmpty, "\(file.lastPathComponent)")
        }
    }
}
