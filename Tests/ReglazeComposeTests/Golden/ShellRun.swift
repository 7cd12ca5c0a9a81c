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

    /// The iOS side of an app in `package` whose entry point calls `call`.
    static func iosFiles(package: String, showing call: String = "App()") -> [String: String] {
        [
            "app/src/iosMain/kotlin/\(package.replacing(".", with: "/"))/main.ios.kt": """
            package \(package)

            import androidx.compose.ui.window.ComposeUIViewController

            fun MainViewController() = ComposeUIViewController { \(call) }

            """,
            "iosApp/iosApp/ContentView.swift": """
            import SwiftUI
            import ComposeApp

            struct ComposeView: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController { Main_iosKt.MainViewController() }
                func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
            }

            struct ContentView: View {
                var body: some View {
                    ComposeView()
                }
            }

            """,
        ]
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
