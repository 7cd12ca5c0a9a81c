import Foundation
import ReglazeEngine
import ReglazeReports
import ReglazeRules
import Testing

/// The pages in `Documentation/rules` are made of the rules themselves: `REGLAZE_WRITE_PAGES=1 swift test --filter RulePagesTests`
/// writes them, and without the variable the test fails when they are stale.
@Suite struct RulePagesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/rules")
    private static let isWriting = ProcessInfo.processInfo.environment["REGLAZE_WRITE_PAGES"] != nil
    private static let exists = FileManager.default.fileExists(atPath: folder.path)

    @Test(.enabled(if: isWriting || exists, "there is no Documentation/rules yet"))
    func areFresh() throws {
        let catalog = RuleCatalog(AllRules.all.map { type(of: $0).allAbout })
        var pages = ["README.md": RuleIndex(catalog).markdown]
        for about in catalog.abouts { pages[RulePage.path(of: about)] = RulePage(about).markdown }
        if Self.isWriting {
            try? FileManager.default.removeItem(at: Self.folder)
            for (path, text) in pages {
                let url = Self.folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
        }
        let names = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String }
        #expect(Set(names?.filter { $0.hasSuffix(".md") } ?? []) == Set(pages.keys), "stale pages; write them anew")
        for (path, text) in pages {
            let written = try? String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            #expect(written == text, "Documentation/rules/\(path) is stale; write it anew")
        }
    }
}
