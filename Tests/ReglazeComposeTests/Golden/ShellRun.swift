import ReglazeCompose
import ReglazeEngine
import TestSupport

/// What `reglaze compose` makes of an app that is held in memory.
struct ShellRun {
    let change: ComposeChange
    /// All files of the app after the change, by path.
    let files: [String: String]

    init(_ files: [String: String], shell: ShellKind) {
        let app = AppReader.read(ComposeProject(contents: files.mapValues { Array($0.utf8) }))
        change = ShellWriters.change(shell, for: app)
        self.files = files.merging(change.files.map { ($0.path, $0.new.text) }) { _, new in new }
    }

    var refusals: [String] {
        change.steps.compactMap { step in
            if case .refused(let reason) = step.state { "\(step.name): \(reason)" } else { nil }
        }
    }

    /// The errors of Swift's compiler in the iOS app, beside a stub of the Kotlin framework.
    func swiftErrors(framework: String, deploymentTarget: String, languageMode: String = "5") throws -> [String] {
        let paths = files.keys.filter { $0.hasPrefix("iosApp/") && $0.hasSuffix(".swift") }.sorted()
        let texts = paths.compactMap { files[$0]?.replacing("import \(framework)\n", with: "") }
        let stub = FrameworkStub(
            files,
            exported: [
                "/Routes.kt", "/AppRoute.kt", "/NativeTabs.kt", "/NativeStack.kt", "/NativeScaffold.kt", "/NativeScaffold.ios.kt",
            ]
        ).text
        return try TypeChecker.shared.check(texts + [stub], deploymentTarget: deploymentTarget, languageMode: languageMode)
            .filter { $0.severity == .error }
            .map { "\($0.source.flatMap { paths.indices.contains($0) ? paths[$0] : "framework" } ?? "?"): \($0)" }
    }
}
