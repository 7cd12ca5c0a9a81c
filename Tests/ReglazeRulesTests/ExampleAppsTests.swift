import Foundation
import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// The apps in `Examples`: they compile before a migration and after it, and they show what the documentation says they show.
@Suite struct ExampleAppsTests {
    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    let checker = Checker(rules: AllRules.all.filter { !type(of: $0).about.isOptIn })

    @Test func hikingLogCompilesAsItIs() throws {
        let project = try open("TrailMix")
        let errors = try errors(project.swiftFiles.map(\.text))
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    @Test(arguments: [Safety.safe, .unsafe])
    func hikingLogCompilesAfterMigration(_ safety: Safety) throws {
        let project = try open("TrailMix")
        let migration = migrate(project, safety)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let new = Dictionary(uniqueKeysWithValues: migration.changes.map { ($0.path, $0.new.text) })
        #expect(!new.isEmpty)
        let errors = try errors(project.swiftFiles.map { new[$0.path] ?? $0.text })
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    /// At later targets, where more has a new name.
    @Test(arguments: [18, 26, 27] as [OSVersion])
    func hikingLogIsBroughtOver(_ target: OSVersion) throws {
        let example = try ExampleProject("TrailMix", target: target)
        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }
        let errors = try after.errors()
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        after.expectDone()
    }

    @Test func hikingLogHasAllKindsOfFindings() throws {
        let project = try open("TrailMix")
        #expect(project.deploymentTarget == 16 && Set(project.devices) == [.iPhone, .iPad])
        let safeties = Set(checker.check(ProjectIndex(files: project.files, scopes: project.scope)).findings.map(\.safety))
        #expect(safeties == [.safe, .unsafe, nil])
    }

    @Test func oldAppIsExplainedAndNotRewritten() throws {
        let project = try open("LegacyTarget")
        #expect(project.deploymentTarget == 15)
        let findings = checker.check(ProjectIndex(files: project.files, scopes: project.scope)).findings
        #expect(!findings.isEmpty)
        for finding in findings { #expect(finding.fixes.isEmpty && finding.why != nil, "\(finding.location): \(finding.rule)") }
    }

    private func open(_ name: String) throws -> Project {
        try Project(paths: [Self.examples.appendingPathComponent(name).path])
    }

    private func migrate(_ project: Project, _ safety: Safety) -> Migration {
        Migration(
            ProjectIndex(files: project.files, scopes: project.scope), checker: checker, allowingUnsafe: safety == .unsafe,
            rank: { id in AllRules.all.firstIndex { type(of: $0).about.id == id } ?? Int.max })
    }

    private func errors(_ texts: [String]) throws -> [String] {
        try TypeChecker.shared.diagnostics(of: texts, deploymentTarget: "16.0")
    }
}

extension Project {
    fileprivate var swiftFiles: [SourceFile] { files.filter { $0.kind == .swift } }
}
