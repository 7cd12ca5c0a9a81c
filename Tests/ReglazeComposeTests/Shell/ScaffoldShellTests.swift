import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The shared `NativeScaffold`.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ScaffoldShellTests {
    private static var files: [String: String] {
        var files = TabsSample.app(bar: TabsSample.items)
        files["shared/build.gradle.kts"] = """
            kotlin {
                androidTarget()
                jvm("desktop")
                iosArm64()
            }
            """
        files["iosApp/iosApp/iOSApp.swift"] = """
            import SwiftUI

            @main
            struct iOSApp: App {
                var body: some Scene {
                    WindowGroup { ContentView() }
                }
            }

            """
        return files
    }

    private func change(_ files: [String: String]) -> ComposeChange {
        ScaffoldShell.change(for: AppReader.read(ComposeProject(contents: files.mapValues { Array($0.utf8) })))
    }

    private func outputs(_ files: [String: String], _ change: ComposeChange) -> [String: String] {
        var files = files
        for file in change.files { files[file.path] = file.new.text }
        return files
    }

    @Test func everySystemHasItsOwn() {
        let change = change(Self.files)
        #expect(
            change.files.map(\.path) == [
                "iosApp/iosApp/NativeScaffold.swift",
                "iosApp/iosApp/iOSApp.swift",
                "shared/src/androidMain/kotlin/org/sample/NativeScaffold.android.kt",
                "shared/src/commonMain/kotlin/org/sample/NativeScaffold.kt",
                "shared/src/desktopMain/kotlin/org/sample/NativeScaffold.desktop.kt",
                "shared/src/iosMain/kotlin/org/sample/NativeScaffold.ios.kt",
            ])
        #expect(change.gaps.contains { $0.contains("placedAsOverlay") })
        #expect(change.gaps.contains { $0.hasPrefix("show a screen with it: `NativeScaffold(") })
    }

    @Test func theFactoryIsSetWhenTheAppStarts() {
        #expect(
            change(Self.files).text(of: "iosApp/iosApp/iOSApp.swift") == """
                import SwiftUI
                import ComposeApp

                @main
                struct iOSApp: App {
                    init() {
                        if #available(iOS 26.0, *) {
                            NativeScaffolds.shared.factory = SwiftUIScaffoldFactory()
                        }
                    }

                    var body: some Scene {
                        WindowGroup { ContentView() }
                    }
                }

                """)
        var files = Self.files
        files["iosApp/iosApp/iOSApp.swift"]?.replace("    var body", with: "    init() { start() }\n\n    var body")
        #expect(
            change(files).text(of: "iosApp/iosApp/iOSApp.swift")?.contains(
                """
                    init() {
                        if #available(iOS 26.0, *) {
                            NativeScaffolds.shared.factory = SwiftUIScaffoldFactory()
                        }
                        start() }
                """) == true)
        files["iosApp/iosApp/iOSApp.swift"] = nil
        #expect(
            change(files).gaps.contains(
                "run this when the app starts: "
                    + "if #available(iOS 26.0, *) { NativeScaffolds.shared.factory = SwiftUIScaffoldFactory() }"))
    }

    @Test func aSecondRunChangesNothing() {
        let second = change(outputs(Self.files, change(Self.files)))
        #expect(second.files.isEmpty)
        #expect(!second.states.contains { $0.hasSuffix("written") || $0.hasSuffix("refused") })
    }

    @Test func namesThatAreTakenAreNamed() {
        var files = Self.files
        files["shared/src/commonMain/kotlin/org/sample/Bars.kt"] = "package org.sample\n\nclass ScaffoldTab\n"
        #expect(
            change(files).reason(of: "native-scaffold")
                == "`ScaffoldTab` is declared already (shared/src/commonMain/kotlin/org/sample/Bars.kt:3); rename it first")
    }

    @Test(.enabled(if: KotlinCompiler.unavailability == nil, Comment(rawValue: KotlinCompiler.unavailability ?? "")))
    func theKotlinCompiles() throws {
        var files = outputs(Self.files, change(Self.files))
        files["\(TabsSample.base)/Use.kt"] = """
            package org.sample

            import androidx.compose.foundation.layout.padding
            import androidx.compose.material.icons.Icons
            import androidx.compose.material.icons.filled.Home
            import androidx.compose.material3.Text
            import androidx.compose.runtime.Composable
            import androidx.compose.ui.Modifier

            @Composable
            fun Use() {
                val icon = ScaffoldIcon(Icons.Default.Home, "house")
                NativeScaffold(
                    toolbar = ScaffoldToolbar("Home", listOf(ScaffoldButton(icon, "Go") {})),
                    tabs = listOf(ScaffoldTab("Home", icon)),
                ) { tab, padding -> Text("$tab", Modifier.padding(padding)) }
            }
            """
        for sourceSet in ["androidMain", "desktopMain", "iosMain"] {
            let found = try KotlinCompiler.shared.errors(of: KotlinProgram(files, sourceSets: ["commonMain", sourceSet]))
            #expect(found == [], "\(sourceSet)")
        }
    }

    @Test func theSwiftCompiles() throws {
        let swift = outputs(Self.files, change(Self.files)).filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { ShellSample.alone($0.value) }
        for (target, mode) in [("15.0", "5"), ("26.0", "6")] {
            let found = try TypeChecker.shared.check(
                swift + [
                    Self.kotlin,
                    "import UIKit\nclass Main_iosKt { class func MainViewController() -> UIViewController { fatalError() } }",
                ],
                deploymentTarget: target, languageMode: mode)
            #expect(found == [])
        }
    }

    /// What Kotlin exports of the scaffold.
    private static let kotlin = """
        import UIKit

        class ScaffoldIcon { var symbol: String { "" } }
        class ScaffoldTab {
            var title: String { "" }
            var icon: ScaffoldIcon { fatalError() }
        }
        class ScaffoldToolbar {
            var title: String { "" }
            var buttons: [ScaffoldButton] { [] }
        }
        class ScaffoldButton {
            var icon: ScaffoldIcon { fatalError() }
            var contentDescription: String { "" }
            var position: ScaffoldButtonPosition { fatalError() }
            var hasTint: Bool { false }
            var tintArgb: Int32 { 0 }
            func click() {}
        }
        class ScaffoldButtonPosition: NSObject {
            class var leading: ScaffoldButtonPosition { fatalError() }
            class var trailing: ScaffoldButtonPosition { fatalError() }
        }
        protocol NativeScaffoldBars: AnyObject {
            func controller() -> UIViewController
            func update(toolbar: ScaffoldToolbar?, tabs: [ScaffoldTab], selectedTab: Int32)
        }
        protocol NativeScaffoldFactory: AnyObject {
            func bars(host: NativeScaffoldHost) -> any NativeScaffoldBars
        }
        class NativeScaffolds {
            class var shared: NativeScaffolds { fatalError() }
            var factory: (any NativeScaffoldFactory)?
        }
        class NativeScaffoldHost {
            func select(tab: Int32) {}
            func controller(tab: Int32) -> UIViewController { fatalError() }
        }
        """
}
