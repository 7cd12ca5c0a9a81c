import ReglazeEngine
import ReglazeRules

let project = try Project(paths: Array(CommandLine.arguments.dropFirst().prefix(1)), jobs: 2)
let index = ProjectIndex(files: project.files, scopes: project.scope)
let checker = Checker(rules: AllRules.swift, jobs: 2)
let result = checker.check(index)
for finding in result.findings { print("\(finding.location.path):\(finding.location.line): \(finding.message)") }
let migration = Migration(index, checker: checker, allowingUnsafe: false, rank: { _ in 0 })
print(result.findings.count, result.skipped, migration.changes.map(\.path))
