import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Links in rows that are left alone.
@Suite struct LeftRowTrapTests {
    /// A hidden link in a row: a destination there would be ignored, so its state has to move up.
    @Test func aHiddenLinkInARowIsExplained() throws {
        let run = try ProjectRun(
            [
                "Chats.swift": #"""
                import SwiftUI

                struct Chats: View {
                    let chats: [Chat]

                    var body: some View {
                        NavigationView {
                            List(chats) { chat in
                                ChatRow(chat: chat)
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct ChatRow: View {
                    let chat: Chat
                    @State private var isOpen = false

                    var body: some View {
                        Button(chat.name) { isOpen = true }
                            .background(NavigationLink(destination: ChatPage(chat: chat), isActive: $isOpen) { EmptyView() })
                    }
                }

                struct Chat: Identifiable { let id: Int; let name: String }
                struct ChatPage: View { let chat: Chat; var body: some View { Text(chat.name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Chats.swift:7 navigation-view: safe
                Chats.swift:22 link-is-active: left alone
                """#)
        #expect(
            run.says("link-is-active", at: "Chats.swift:22").contains(
                "it stands in a row of the `List` of line 8; a destination there is ignored"))
        #expect(
            run.changes(.safe) == #"""
                Chats.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// Rows that are objects: the path would have to hold one, so nothing is made up.
    @Test func rowsThatAreObjectsAreNotPutIntoAPath() throws {
        let run = try ProjectRun(
            [
                "Roster.swift": #"""
                import SwiftUI

                struct Roster: View {
                    @ObservedObject var club: Club
                    @State private var openID: Member.ID?

                    var body: some View {
                        NavigationView {
                            List(club.members) { member in
                                NavigationLink(
                                    destination: MemberPage(member: member, club: club),
                                    isActive: Binding(get: { openID == member.id }, set: { openID = $0 ? member.id : nil })
                                ) {
                                    Text(member.name)
                                }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                final class Member: ObservableObject, Identifiable {
                    let id: Int
                    @Published var name: String
                    init(id: Int, name: String) { self.id = id; self.name = name }
                }
                final class Club: ObservableObject { @Published var members: [Member] = [] }
                struct MemberPage: View {
                    @ObservedObject var member: Member
                    @ObservedObject var club: Club
                    var body: some View { Text(member.name) }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Roster.swift:8 navigation-view: safe
                Roster.swift:10 link-is-active: left alone
                """#)
        #expect(run.says("link-is-active", at: "Roster.swift:10").contains("use a value link"))
        #expect(
            run.changes(.safe) == #"""
                Roster.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(!run.changes(.unsafe).contains("Hashable"))
        #expect(try run.faults() == [])
    }
}
