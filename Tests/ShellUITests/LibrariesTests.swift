import Foundation
import TestSupport
import Testing

/// ShellUI and ShellUIKit are empty on Linux; here they are compiled for iOS.
@Suite struct LibrariesTests {
    @Test(arguments: ["15.0", "16.0", "18.0", "26.0"]) func compileWithoutAWarning(target: String) throws {
        let modules = try Modules.built(for: target)
        #expect(modules.diagnostics == [])
    }

    @Test func nothingIsOfferedBeforeItsTime() throws {
        let snippet = """
            import ShellCore
            import ShellUI
            import SwiftUI

            struct Shell: View {
                @State private var stack = StackModel<Int>()
                var body: some View {
                    ShellStack($stack) { Text("Root") } page: { Text("\\($0)") }
                }
            }
            """
        let folder = try Modules.built(for: "15.0").folder
        let errors = try TypeChecker.shared.check([snippet], deploymentTarget: "15.0", searching: [folder])
        #expect(errors.map(\.message) == ["'ShellStack' is only available in iOS 16.0 or newer"])
        #expect(try TypeChecker.shared.check([snippet], deploymentTarget: "16.0", searching: [folder]) == [])
    }

    /// What must hold in the sources themselves: no private class, no recogniser switched off, nothing that stops an app's build.
    @Test func noPrivateNamesAndNoSwitchedRecognisers() throws {
        for name in ShellModules.names {
            for file in try ShellModules.sources(of: name) {
                let text = try String(contentsOf: file, encoding: .utf8)
                for forbidden in [
                    "NSClassFromString", "gestureRecognizers", "Recognizer.isEnabled", "Recognizer?.isEnabled", "as!", "try!",
                ] {
                    #expect(!text.contains(forbidden), "\(file.lastPathComponent)")
                }
                if name != "ShellCore" { #expect(text.hasPrefix("#if canImport("), "\(file.lastPathComponent)") }
            }
        }
    }
}
