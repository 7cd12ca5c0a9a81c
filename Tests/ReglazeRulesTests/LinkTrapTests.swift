import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Links with flags: what becomes of the flag, and who else reads it.
@Suite struct LinkTrapTests {
    /// The link nobody sees goes; its destination stands on what was around it, outside any lazy container.
    @Test func hiddenLinksBecomeDestinations() throws {
        let run = try ProjectRun(
            [
                "Checkout.swift": #"""
                import SwiftUI

                struct Checkout: View {
                    @State private var isPaying = false
                    @State private var isHelping = false
                    @State private var isReading = false

                    var body: some View {
                        NavigationView {
                            ZStack {
                                NavigationLink(destination: PayPage(), isActive: $isPaying) { EmptyView() }
                                VStack {
                                    Button("Pay") { isPaying = true }
                                    Button("Help") { isHelping = true }
                                    Button("Terms") { isReading = true }
                                }
                                .overlay(NavigationLink(destination: TermsPage(), isActive: $isReading) { EmptyView() })
                            }
                            // the help page
                            .background(
                                NavigationLink("", destination: HelpPage(), isActive: $isHelping).hidden()
                            )
                        }
                        .navigationViewStyle(StackNavigationViewStyle())
                    }
                }

                struct PayPage: View { var body: some View { Text("Pay") } }
                struct HelpPage: View { var body: some View { Text("Help") } }
                struct TermsPage: View { var body: some View { Text("Terms") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Checkout.swift:9 navigation-view: safe
                Checkout.swift:11 link-is-active: safe
                Checkout.swift:17 link-is-active: safe
                Checkout.swift:21 link-is-active: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Checkout.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink(destination: PayPage(), isActive: $isPaying) { EmptyView() }
                -                .overlay(NavigationLink(destination: TermsPage(), isActive: $isReading) { EmptyView() })
                +                .navigationDestination(isPresented: $isReading) { TermsPage() }
                +            .navigationDestination(isPresented: $isPaying) { PayPage() }
                -            .background(
                -                NavigationLink("", destination: HelpPage(), isActive: $isHelping).hidden()
                -            )
                +            .navigationDestination(isPresented: $isHelping) { HelpPage() }
                -        .navigationViewStyle(StackNavigationViewStyle())
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
