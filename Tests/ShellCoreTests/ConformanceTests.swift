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

    /// Another version of the app, with a tab and a page that this one has not.
    enum OtherTab: String, Codable { case schedule, news, info }

    enum OtherRoute: Codable, Equatable { case session(Int), gone, settings }

    @Test func aSnapshotOfAnotherVersionIsReadAsFarAsItIsKnown() throws {
        var other = ShellModel<OtherTab, OtherRoute>(tabs: .news, .schedule, .info)
        other[.schedule].set([.session(7), .gone, .settings])
        other[.info].set([.settings])
        other[.news].set([.gone])
        for data in [try JSONEncoder().encode(other.snapshot), try PropertyListEncoder().encode(other.snapshot)] {
            let isJSON = data.first == UInt8(ascii: "{")
            let read =
                isJSON
                ? try JSONDecoder().decode(ShellSnapshot<Tab, Route>.self, from: data)
                : try PropertyListDecoder().decode(ShellSnapshot<Tab, Route>.self, from: data)
            var shell = ShellModel<Tab, Route>(tabs: .schedule, .info)
            shell.activate(.info)
            shell.restore(read)
            #expect(shell.selection == .info)
            #expect(shell[.schedule].routes == [.session(7)])
            #expect(shell[.info].routes == [.settings])
        }
    }

    /// Decoders have ways of their own with some types.
    @Test func routesThatADecoderReadsInItsOwnWaySurvive() throws {
        var shell = ShellModel<URL, Date>(tabs: URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
        shell.current.push(Date(timeIntervalSince1970: 7))
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = try encoder.encode(shell.snapshot)
        #expect(try decoder.decode(ShellSnapshot<URL, Date>.self, from: data) == shell.snapshot)
    }

    @Test func whatIsNoSnapshotIsRefused() {
        for text in ["{}", "[]", "7", "{\"selection\":\"info\"}", "{\"selection\":\"info\",\"stacks\":{}}"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(ShellSnapshot<Tab, Route>.self, from: Data(text.utf8))
            }
        }
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
