import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// `Examples/Compose/DecomposeShop`, in the shapes that apps on Decompose come in.
enum DecomposeShop {
    private static let kotlin = "shared/src/commonMain/kotlin/org/sample/shop"
    static let app = "\(kotlin)/App.kt"
    static let root = "\(kotlin)/RootComponent.kt"
    static let components = "\(kotlin)/Components.kt"
    static let entry = "shared/src/iosMain/kotlin/org/sample/shop/MainViewController.kt"
    static let native = "shared/src/iosMain/kotlin/org/sample/shop/NativeStack.kt"
    static let view = "iosApp/iosApp/ContentView.swift"
    static let stacks = "iosApp/iosApp/NativeNavContentView.swift"

    static func changed(_ path: String, _ changes: (old: String, new: String)...) throws -> [String: String] {
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        for change in changes { try replace(change.old, with: change.new, in: path, of: &files) }
        return files
    }

    static func replace(_ old: String, with new: String, in path: String, of files: inout [String: String]) throws {
        let text = try #require(files[path])
        #expect(text.contains(old), "\(path) has no \(old)")
        files[path] = text.replacing(old, with: new)
    }

    /// The same app without a bar of tabs.
    static func withoutTabs(_ files: [String: String]) throws -> [String: String] {
        var files = files
        let text = try #require(files[app])
        let start = try #require(text.range(of: "        Scaffold("))
        let middle = try #require(text.range(of: ") { padding ->\n"))
        files[app] =
            (text[..<start.lowerBound] + "        Scaffold { padding ->\n" + text[middle.upperBound...])
            .replacing("    val stack by root.stack.subscribeAsState()\n", with: "")
        return files
    }

    /// The same app with an entry point of another shape.
    static func entered(by code: String, imports: [String] = []) throws -> [String: String] {
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        let names = [
            "androidx.compose.ui.window.ComposeUIViewController", "com.arkivanov.decompose.DefaultComponentContext",
            "com.arkivanov.essenty.lifecycle.ApplicationLifecycle", "platform.UIKit.UIViewController",
        ]
        let list = (names + imports).sorted().map { "import \($0)\n" }.joined()
        files[entry] = "package org.sample.shop\n\n\(list)\nfun initDi() {}\n\n\(code)\n"
        return files
    }

    /// What is written compiles in Kotlin and in Swift, and nothing is left to do. Without the compiler for
    /// Kotlin, the test ends here, as skipped.
    static func check(_ run: ShellRun) throws {
        #expect(run.refusals == [])
        let errors = try run.swiftErrors(framework: "Shared", deploymentTarget: "26.0", languageMode: "6")
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        let example = try #require(ComposeExample.all.first { $0.name.contains("Decompose") })
        let kotlin = try example.kotlinErrors(run.files)
        #expect(kotlin.isEmpty, "\(kotlin.joined(separator: "\n"))")
    }

    static func refusal(_ files: [String: String]) -> String {
        let run = ShellRun(files, shell: .stack)
        #expect(run.change.files.isEmpty)
        return run.refusals.joined(separator: "\n")
    }
}
