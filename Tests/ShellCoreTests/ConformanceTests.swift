import Foundation
import ShellCore
import Testing

@Suite struct ConformanceTests {
    enum Tab: String, Codable { case schedule, info }

    enum Route: Codable, Equatable { case session(Int), settings }

    @Test func aSnapshotIsCodable() throws {
        var shell = ShellModel<Tab, Route>(tabs: .schedule, .info)
        shell.open(DeepLink(tab: .info, path: [.session(7), .settings]))
        let data = try JSONEncoder().encode(shell.snapshot)
        let read = try JSONDecoder().decode(ShellSnapshot<Tab, Route>.self, from: data)
        #expect(read == shell.snapshot)
        #expect(read.selection == .info)
    }

    /// Routes that come from another language are classes without `Hashable` or `Sendable`.
    final class Foreign {}

    @Test func aRouteNeedsNoConformance() {
        var stack = StackModel<Foreign>()
        let route = Foreign()
        let entries: Set = [stack.push(route), stack.push(route)]
        #expect(entries.count == 2)
        #expect(stack.top?.route === route)
    }

    /// The compiler checks it.
    @Test func everythingIsSendable() {
        func sendable<Value: Sendable>(_: Value.Type) {}
        sendable(StackModel<Int>.self)
        sendable(StackChange<Int>.self)
        sendable(BackMenuItem<Int>.self)
        sendable(ShellModel<Int, Int>.self)
        sendable(ShellSnapshot<Int, Int>.self)
        sendable(DeepLink<Int, Int>.self)
        sendable(Destination<Int, Int>.self)
        sendable(RouteForwarder<Int>.self)
        sendable(ForwardStep<Int>.self)
        sendable(BarVisibility.self)
        sendable(ItemLayout.self)
        sendable(PopDrag.self)
        sendable(ScrollEdge.self)
        sendable(Backdrop<Int>.self)
        sendable(Backdrop<Int>.Revealed.self)
    }
}
