import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files as they are found in apps: links that nobody sees.
@Suite struct WholeLinkFileTests {
    /// Links that nobody sees, driven by flags of the view and of an object.
    @Test func linksThatNobodySees() throws {
        let run = try ProjectRun(
            [
                "Join.swift": #"""
                import SwiftUI

                struct Join: View {
                    @State private var showsRules = false
                    @State var agreed: Bool = false
                    @StateObject private var member = Member()

                    var body: some View {
                        NavigationView {
                            ZStack(alignment: .top) {
                                // nobody sees this link, a button drives it
                                NavigationLink(destination: RulesPage(agreed: $agreed), isActive: $showsRules) {
                                    EmptyView()
                                }

                                if agreed {
                                    NavigationLink(
                                        destination: CardPage(member: member), // the member must be this one
                                        isActive: $member.isComplete
                                    ) { EmptyView() }
                                }

                                VStack {
                                    TextField("Nickname", text: $member.nickname)
                                    Button(action: { self.showsRules.toggle() }) {
                                        Text("Next")
                                    }
                                    Button("Later", action: later)
                                }
                                .background(NavigationLink("", destination: FAQPage(), isActive: $member.asks).hidden())
                            }
                        }
                        .navigationViewStyle(.stack)
                        .navigationBarTitle("Club", displayMode: .inline)
                    }

                    private func later() {
                        member.clear()
                        showsRules = true
                    }
                }

                final class Member: ObservableObject {
                    @Published var nickname = ""
                    @Published var isComplete = false
                    @Published var asks = false
                    func clear() { nickname = "" }
                }

                struct RulesPage: View {
                    @Binding var agreed: Bool
                    @Environment(\.presentationMode) private var presentationMode
                    var body: some View {
                        Button("Agree") { agreed = true; presentationMode.wrappedValue.dismiss() }
                    }
                }
                struct CardPage: View { @ObservedObject var member: Member; var body: some View { Text(member.nickname) } }
                struct FAQPage: View { var body: some View { Text("FAQ") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Join.swift:9 navigation-view: safe
                Join.swift:12 link-is-active: safe
                Join.swift:17 link-is-active: unsafe
                Join.swift:30 link-is-active: safe
                Join.swift:34 bar-title: safe
                Join.swift:52 presentation-mode: safe
                """#)
        #expect(run.says("link-is-active", at: "Join.swift:17").contains("the link was there only while `agreed` held"))
        #expect(run.says("bar-title", at: "Join.swift:34").contains("it stands on the `NavigationView` itself"))
        #expect(
            run.changes(.safe) == #"""
                Join.swift
                -        NavigationView {
                +        NavigationStack {
                -                // nobody sees this link, a button drives it
                -                NavigationLink(destination: RulesPage(agreed: $agreed), isActive: $showsRules) {
                -                    EmptyView()
                -                }
                -
                -                .background(NavigationLink("", destination: FAQPage(), isActive: $member.asks).hidden())
                +                .navigationDestination(isPresented: $member.asks) { FAQPage() }
                +            // nobody sees this link, a button drives it
                +            .navigationDestination(isPresented: $showsRules) { RulesPage(agreed: $agreed) }
                -        .navigationViewStyle(.stack)
                -        .navigationBarTitle("Club", displayMode: .inline)
                +        .navigationTitle("Club")
                +        .navigationBarTitleDisplayMode(.inline)
                -    @Environment(\.presentationMode) private var presentationMode
                +    @Environment(\.dismiss) private var dismiss
                -        Button("Agree") { agreed = true; presentationMode.wrappedValue.dismiss() }
                +        Button("Agree") { agreed = true; dismiss() }
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Join.swift
                -        NavigationView {
                +        NavigationStack {
                -                // nobody sees this link, a button drives it
                -                NavigationLink(destination: RulesPage(agreed: $agreed), isActive: $showsRules) {
                -                    EmptyView()
                -                }
                -
                -                if agreed {
                -                    NavigationLink(
                -                        destination: CardPage(member: member), // the member must be this one
                -                        isActive: $member.isComplete
                -                    ) { EmptyView() }
                -                }
                -
                -                .background(NavigationLink("", destination: FAQPage(), isActive: $member.asks).hidden())
                +                .navigationDestination(isPresented: $member.asks) { FAQPage() }
                +            // nobody sees this link, a button drives it
                +            .navigationDestination(isPresented: $showsRules) { RulesPage(agreed: $agreed) }
                +            // the member must be this one
                +            .navigationDestination(isPresented: $member.isComplete) { CardPage(member: member) }
                -        .navigationViewStyle(.stack)
                -        .navigationBarTitle("Club", displayMode: .inline)
                +        .navigationTitle("Club")
                +        .navigationBarTitleDisplayMode(.inline)
                -    @Environment(\.presentationMode) private var presentationMode
                +    @Environment(\.dismiss) private var dismiss
                -        Button("Agree") { agreed = true; presentationMode.wrappedValue.dismiss() }
                +        Button("Agree") { agreed = true; dismiss() }
                """#)
        #expect(try run.faults() == [])
    }
}
