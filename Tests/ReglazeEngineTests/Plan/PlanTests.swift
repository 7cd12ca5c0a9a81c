import Testing

@testable import ReglazeEngine

@Suite struct PlanTests {
    /// Where lines of the text stand once its second line is three, and its fourth is gone.
    @Test(arguments: [(1, 1), (2, 2), (3, 5), (4, 6), (5, 6)])
    func linesAreFollowed(_ old: Int, _ new: Int) throws {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array("a\nbb\nc\nd\ne\n".utf8))
        let edits = [
            Edit(path: "A.swift", range: 2..<4, text: "x\ny\nz"), Edit(path: "A.swift", range: 7..<9, text: ""),
        ]
        let finding = Finding(
            rule: "test/rule", severity: .warning, location: file.location(of: 2..<4), message: "A", since: Since(os: 14),
            fixes: [Fix(.unsafe, "Replace it", edits: edits)])
        let plan = Plan([finding], allowingUnsafe: true, rank: { _ in 0 }, isRefused: { _, _ in false }, exists: { _ in false })
        #expect(plan.newLine(of: (old, 1), in: file) == new)
        #expect(plan.newLine(of: (2, 2), in: file) == 2)
    }

    @Test func whatIsPutInFrontMovesAPlace() throws {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array("a\r\nb\r\n".utf8))
        let finding = Finding(
            rule: "test/rule", severity: .warning, location: file.location(of: 3..<4), message: "A", since: Since(os: 14),
            fixes: [Fix(.safe, "Add one", edits: [Edit(path: "A.swift", range: 3..<3, text: "x\n")])])
        let plan = Plan([finding], allowingUnsafe: false, rank: { _ in 0 }, isRefused: { _, _ in false }, exists: { _ in false })
        #expect(plan.newLine(of: (2, 1), in: file) == 3)
        #expect(plan.newLine(of: (1, 1), in: file) == 1)
    }
}
