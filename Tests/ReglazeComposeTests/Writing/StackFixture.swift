import Foundation
import ReglazeCompose
import TestSupport
import Testing

/// A small app below `Tests/Fixtures/Compose`, and what `--shell stack` makes of it: `before` and `after`.
struct StackFixture: Sendable, CustomTestStringConvertible {
    let name: String
    let sourceSets: [[String]]

    var testDescription: String { name }

    static let all = [
        StackFixture(name: "Pantry", sourceSets: [["commonMain", "iosMain"], ["commonMain", "desktopMain"]]),
        StackFixture(name: "Orchard", sourceSets: [["commonMain", "iosMain"]]),
        StackFixture(name: "Harbor", sourceSets: [["commonMain", "iosMain"], ["commonMain", "androidMain"]]),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Compose", isDirectory: true)

    private func folder(_ part: String) -> URL { Self.folder.appendingPathComponent("\(name)/\(part)", isDirectory: true) }

    func before() throws -> [String: String] { try ExampleFiles.texts(below: folder("before")) }

    /// The Kotlin files that changed or are new.
    func after() throws -> [String: String] { try ExampleFiles.texts(below: folder("after")) }

    /// For a person to read before they are committed: `REGLAZE_WRITE_FIXTURES=1 swift test --filter StackKotlinTests`.
    func write(after files: [String: String]) throws {
        guard ProcessInfo.processInfo.environment["REGLAZE_WRITE_FIXTURES"] != nil else { return }
        try? FileManager.default.removeItem(at: folder("after"))
        for (path, text) in files {
            let file = folder("after").appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
