import Foundation
import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// An app of `Examples`, or a copy of one.
struct ExampleProject {
    let project: Project
    let folder: URL
    let findings: [Finding]
    private let target: OSVersion?
    private let checker: Checker

    /// - Parameter name: a folder below `Examples`.
    /// - Parameter target: the deployment target, where another than the app's own is asked for.
    init(_ name: String, target: OSVersion? = nil) throws {
        try self.init(ExampleAppsTests.examples.appendingPathComponent(name), target: target)
    }

    private init(_ folder: URL, target: OSVersion?) throws {
        self.folder = folder
        self.target = target
        project = try Project(paths: [folder.path], deploymentTarget: target)
        checker = Checker(rules: AllRules.all.filter { !type(of: $0).about.isOptIn })
        findings = checker.check(Self.index(of: project)).findings
    }

    private static func index(of project: Project) -> ProjectIndex {
        ProjectIndex(files: project.files, targets: project.targets, scopes: project.scope)
    }

    /// The ids of the rules that find something.
    var found: Set<String> { Set(findings.map(\.rule.text)) }

    /// What stands before the paths inside of the folder in those of the project.
    var prefix: String {
        let root = URL(fileURLWithPath: project.root).resolvingSymlinksInPath().path
        let own = folder.resolvingSymlinksInPath().path
        return own == root ? "" : own.dropFirst(root.count + 1) + "/"
    }

    func migrate(_ safety: Safety) -> Migration {
        Migration(
            Self.index(of: project), checker: checker, allowingUnsafe: safety == .unsafe,
            rank: { id in AllRules.all.firstIndex { type(of: $0).about.id == id } ?? Int.max })
    }

    /// A copy of the app with the rewrite written to it, read from the disk again.
    func written(_ migration: Migration) throws -> ExampleProject {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: folder, to: copy)
        for change in migration.changes {
            try Data(change.new.bytes).write(to: copy.appendingPathComponent(String(change.path.dropFirst(prefix.count))))
        }
        return try ExampleProject(copy, target: target)
    }

    /// Expects that a second run changes nothing in this copy, and that every finding that is left says why.
    func expectDone() {
        #expect(migrate(.unsafe).changes.isEmpty, "a second run changes something")
        for finding in findings {
            #expect(finding.fixes.isEmpty && finding.why != nil, "\(finding.location): \(finding.rule)")
        }
    }

    /// Expects that the parser for Objective-C can read every file of that language whole.
    func expectReadable() throws {
        for file in project.files where file.kind == .objectiveC {
            let tree = try #require(file.objectiveC)
            #expect(!tree.allNodes.contains { $0.kind == "ERROR" }, "\(file.path)")
        }
    }

    /// The text of the file at `path`, relative to the app's folder.
    func text(of path: String) throws -> String {
        try #require(project.files.first { $0.path == prefix + path }, "\(path)").text
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The compiler's errors.
    func errors(host: UIKitExampleTests.Host? = nil, after migration: Migration? = nil) throws -> [String] {
        let new = Dictionary(uniqueKeysWithValues: (migration?.changes ?? []).map { ($0.path, $0.new.text) })
        var texts = project.files.filter { $0.kind == .swift }.map { new[$0.path] ?? $0.text }
        texts += (migration?.changes ?? []).filter { $0.old == nil && $0.new.kind == .swift }.map(\.new.text)
        if let host {
            texts = texts.map { text in
                text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    let words = line.split(separator: " ")
                    let isForeign = words.dropLast().last == "import" && host.modules.contains(String(words.last ?? ""))
                    return isForeign ? "import UIKit" : String(line)
                }.joined(separator: "\n")
            }
            texts.append("import UIKit\n\(host.declarations)\n")
        }
        let version = max(target ?? project.deploymentTarget ?? 15, 15)
        return try TypeChecker.shared.diagnostics(of: texts, deploymentTarget: "\(version)")
    }
}
