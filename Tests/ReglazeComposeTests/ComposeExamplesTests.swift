import TestSupport
import Testing

/// The Compose apps in `Examples`.
@Suite(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"))
struct ComposeExamplesTests {
    @Test(arguments: ComposeExample.all)
    func compilesAsItIs(_ example: ComposeExample) throws {
        #expect(try example.kotlinErrors(ExampleFiles.texts(of: example.name)) == [])
    }

    @Test(arguments: ComposeExample.all)
    func allSourceSetsAreCompiled(_ example: ComposeExample) throws {
        let sets = Set(example.programs.joined())
        for path in try ExampleFiles.texts(of: example.name).keys where path.hasSuffix(".kt") {
            #expect(path.split(separator: "/").contains { sets.contains(String($0)) }, "\(path) is in no program")
        }
    }
}
