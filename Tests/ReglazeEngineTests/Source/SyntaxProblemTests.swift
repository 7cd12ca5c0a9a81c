import Testing

@testable import ReglazeEngine

@Suite struct SyntaxProblemTests {
    /// A blank before an attribute's parenthesis is an error in Swift 6 mode only.
    @Test func acceptsWhatSwift5Accepts() throws {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array("@available (iOS 15, *)\nstruct A {}\n".utf8))
        #expect(file.syntaxProblem == nil)
    }

    @Test func namesTheLineOfAFault() throws {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array("struct A {\n    func f( {}\n}\n".utf8))
        #expect(file.syntaxProblem?.hasPrefix("line 2: ") ?? false)
    }
}
