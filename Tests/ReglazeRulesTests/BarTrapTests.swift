import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Bar items, hidden bars, tint, tabs and edges.
@Suite struct BarTrapTests {
    /// One item holds what was there; apart, as iOS 26 wants them, only when asked for. An `if` stays one.
    @Test func aStackOfItemsIsTakenApartOnlyWhenAsked() throws {
        let run = try ProjectRun(
            [
                "Board.swift": #"""
                import SwiftUI

                struct Board: View {
                    @State private var isEditing = false

                    var body: some View {
                        NavigationView {
                            Text("Board")
                                .navigationBarItems(
                                    leading: Button("Close") {},
                                    trailing: HStack {
                                        Button("Add") {} // first
                                        if isEditing {
                                            Button("Done") { isEditing = false }
                                        }
                                    }
                                )
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Board.swift:7 navigation-view: safe
                Board.swift:9 bar-items: safe
                """#)
        #expect(run.says("bar-items", at: "Board.swift:9").contains("iOS 26 draws one capsule round the stack"))
        #expect(
            run.changes(.safe) == #"""
                Board.swift
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarItems(
                -                    leading: Button("Close") {},
                -                    trailing: HStack {
                -                        Button("Add") {} // first
                -                        if isEditing {
                -                            Button("Done") { isEditing = false }
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
                +                    ToolbarItem(placement: .topBarTrailing) {
                +                        HStack {
                +                            Button("Add") {} // first
                +                            if isEditing {
                +                                Button("Done") { isEditing = false }
                +                            }
                -                )
                +                }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Board.swift
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarItems(
                -                    leading: Button("Close") {},
                -                    trailing: HStack {
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
                +                    ToolbarItemGroup(placement: .topBarTrailing) {
                -                )
                +                }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// An item at the leading side stands beside the back button, as before.
    @Test func leadingItemsStandBesideTheBackButton() throws {
        let run = try ProjectRun(
            [
                "Bar.swift": #"""
                import SwiftUI

                struct Bar: View {
                    var body: some View {
                        NavigationView {
                            Text("pushed")
                                .navigationBarItems(leading: Button("Cancel") {})
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Bar.swift:5 navigation-view: safe
                Bar.swift:7 bar-items: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Bar.swift
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarItems(leading: Button("Cancel") {})
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                +                }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// On the content it hides the bar, and the title stays for menus; on the container it does something else.
    @Test func hiddenBarsKeepTheirTitlesAndStayOnContainers() throws {
        let run = try ProjectRun(
            [
                "Hidden.swift": #"""
                import SwiftUI

                struct OnContent: View {
                    var body: some View {
                        NavigationView {
                            Text("Map")
                                .navigationBarTitle("Map")
                                .navigationBarHidden(true)
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct OnContainer: View {
                    var body: some View {
                        NavigationView {
                            Text("Map")
                                .navigationBarTitle("Map")
                        }
                        .navigationViewStyle(.stack)
                        .navigationBarHidden(true)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Hidden.swift:5 navigation-view: safe
                Hidden.swift:7 bar-title: safe
                Hidden.swift:8 bar-hidden: safe
                Hidden.swift:16 navigation-view: safe
                Hidden.swift:18 bar-title: safe
                Hidden.swift:21 bar-hidden: left alone
                """#)
        #expect(run.says("bar-hidden", at: "Hidden.swift:8").contains("tab bars and back menus still read the title"))
        #expect(run.says("bar-hidden", at: "Hidden.swift:21").contains("it stands on the `NavigationView` itself"))
        #expect(
            run.changes(.safe) == #"""
                Hidden.swift
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarTitle("Map")
                -                .navigationBarHidden(true)
                +                .navigationTitle("Map")
                +                .toolbar(.hidden, for: .navigationBar)
                -        .navigationViewStyle(.stack)
                -        NavigationView {
                +        NavigationStack {
                -                .navigationBarTitle("Map")
                +                .navigationTitle("Map")
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
