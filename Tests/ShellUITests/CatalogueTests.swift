import Foundation
import TestSupport
import Testing

/// The catalogues of the libraries, and every snippet that their pages show.
@Suite struct CatalogueTests {
    @Test func eachLibraryHasATutorial() throws {
        for name in ShellModules.names {
            let pages = try Page.catalogue(of: name)
            #expect(pages.contains { $0.path.hasSuffix("/\(name).md") })
            #expect(pages.contains { $0.snippets.count >= 3 }, "\(name)")
        }
        #expect(try Page.readMe().snippets.count == 1)
    }

    @Test(arguments: ["16.0", "26.0"]) func everySnippetCompiles(target: String) throws {
        let modules = try Modules.built(for: target)
        try modules.add("ComposeApp", declaring: composeApp, deploymentTarget: target)
        for page in try Page.all() where !page.app.isEmpty {
            for mode in ["5", "6"] {
                let found = try TypeChecker.shared.check(
                    page.app, deploymentTarget: target, languageMode: mode, searching: [modules.folder])
                #expect(found.map { "snippet \($0.source ?? -1), \($0)" } == [], "\(page.path), Swift \(mode)")
            }
        }
    }

    @Test(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"))
    func theKotlinOfThePagesCompiles() throws {
        let pages = try Page.all().filter { !$0.kotlin.isEmpty }
        #expect(!pages.isEmpty)
        for page in pages {
            let text = composeDeclarations + page.kotlin.joined(separator: "\n")
            let program = KotlinProgram(fragments: [.init(name: "iosMain", files: ["Page.kt": text])])
            let errors = try KotlinCompiler.shared.errors(of: program)
            #expect(errors == [], "\(page.path)")
        }
    }

    /// The tutorial of ShellCore says what its lines print.
    @Test func theModelDoesWhatTheTutorialSays() throws {
        let page = try Page("Sources/ShellCore/ShellCore.docc/FromNothingToAShell.md")
        let expected = page.program.joined().split(separator: "\n").filter { $0.hasPrefix("print(") }.map { line in
            line.range(of: "  // ").map { String(line[$0.upperBound...]) } ?? "the tutorial says nothing"
        }
        #expect(expected.count >= 5)
        #expect(try Program.run(page.program, with: "ShellCore") == expected)
    }

    @Test(arguments: ShellModules.names) func docCMakesTheDocumentationWithoutAWarning(name: String) throws {
        let modules = try Modules.built(for: "15.0")
        let output = try Program.documentation(of: name, graphs: modules.symbolGraphs.appendingPathComponent(name))
        #expect(output == "")
    }
}
