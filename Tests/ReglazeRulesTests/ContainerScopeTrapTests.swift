import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Where a container may not change, or decides nothing.
@Suite struct ContainerScopeTrapTests {
    /// Previews are rewritten freely, and decide neither a style nor that a container is there.
    @Test func previewsDecideNothing() throws {
        let run = try ProjectRun(
            [
                "Cards.swift": #"""
                import SwiftUI

                struct Cards: View {
                    @State private var isOpen = false

                    var body: some View {
                        VStack {
                            Button("Open") { isOpen = true }
                            NavigationLink("", destination: Text("card"), isActive: $isOpen).hidden()
                        }
                    }
                }

                struct Deck: View {
                    var body: some View {
                        NavigationView {
                            List { Text("deck") }
                        }
                    }
                }

                struct Cards_Previews: PreviewProvider {
                    static var previews: some View {
                        NavigationView {
                            Cards()
                        }
                        Deck().navigationViewStyle(.stack)
                    }
                }

                #Preview {
                    NavigationView {
                        Deck()
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Cards.swift:9 link-is-active: left alone
                Cards.swift:16 navigation-view: unsafe
                Cards.swift:24 navigation-view: safe
                Cards.swift:32 navigation-view: safe
                """#)
        #expect(run.says("navigation-view", at: "Cards.swift:24").contains("in a preview"))
        #expect(run.says("navigation-view", at: "Cards.swift:16").contains("on iPad this shows two columns today"))
        #expect(run.says("link-is-active", at: "Cards.swift:9").contains("nothing but previews shows this view"))
        #expect(
            run.changes(.safe) == #"""
                Cards.swift
                -        NavigationView {
                +        NavigationStack {
                -    NavigationView {
                +    NavigationStack {
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Cards.swift
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                -        Deck().navigationViewStyle(.stack)
                +        Deck()
                -    NavigationView {
                +    NavigationStack {
                """#)
        #expect(try run.faults() == [])
    }

    /// Below iOS 16 no container can be one thing on all systems: nothing half is done.
    @Test func belowSixteenContainersAndLinksStay() throws {
        let run = try ProjectRun(
            [
                "Old.swift": #"""
                import SwiftUI

                struct Old: View {
                    @State private var isOn = false

                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink("Go", destination: Text("there"), isActive: $isOn)
                            }
                            .navigationBarTitle("Old")
                            .navigationBarHidden(true)
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct Columns: View {
                    var body: some View {
                        NavigationView {
                            List { Text("a") }
                            Text("b")
                        }
                    }
                }
                """#
            ], rules: Rules.all, target: 15)
        #expect(
            run.report == #"""
                Old.swift:7 navigation-view: left alone
                Old.swift:9 link-is-active: left alone
                Old.swift:11 bar-title: safe
                Old.swift:12 bar-hidden: left alone
                Old.swift:20 navigation-view: left alone
                """#)
        #expect(
            run.says("navigation-view", at: "Old.swift:7").contains(
                "A deployment target of 16.0 is the first that allows the change"))
        #expect(run.says("navigation-view", at: "Old.swift:7").contains("split-view-fallback"))
        #expect(
            run.says("link-is-active", at: "Old.swift:9").contains(
                "A deployment target of 16.0 is the first that allows the change"))
        #expect(run.says("navigation-view", at: "Old.swift:20").contains("16.0 is the first"))
        #expect(
            run.changes(.safe) == #"""
                Old.swift
                -            .navigationBarTitle("Old")
                +            .navigationTitle("Old")
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// Code for other systems has its own forms and versions.
    @Test func codeForTheWatchStays() throws {
        let run = try ProjectRun(
            [
                "Everywhere.swift": #"""
                import SwiftUI

                struct Everywhere: View {
                    var body: some View {
                        #if os(watchOS)
                        NavigationView { Text("watch").navigationBarTitle("Watch") }
                        #else
                        NavigationView {
                            Text("phone")
                                .navigationBarTitle("Phone", displayMode: .inline)
                                .navigationBarItems(trailing: Button("Add") {})
                        }
                        .navigationViewStyle(.stack)
                        #endif
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Everywhere.swift:8 navigation-view: safe
                Everywhere.swift:10 bar-title: safe
                Everywhere.swift:11 bar-items: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Everywhere.swift
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarTitle("Phone", displayMode: .inline)
                -                .navigationBarItems(trailing: Button("Add") {})
                +                .navigationTitle("Phone")
                +                .navigationBarTitleDisplayMode(.inline)
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                +                }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
