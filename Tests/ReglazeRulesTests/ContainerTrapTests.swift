import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Containers in containers, in sheets and in UIKit.
@Suite struct ContainerTrapTests {
    /// Pushed: two bars, so it is dropped. At the root of a sheet: its own stack.
    @Test func aPushedContainerIsDroppedAndASheetKeepsItsOwn() throws {
        let run = try ProjectRun(
            [
                "Archive.swift": #"""
                import SwiftUI

                struct Archive: View {
                    var body: some View {
                        NavigationView {
                            List { Text("1999") }
                                .navigationTitle("Archive")
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#,
                "Composer.swift": #"""
                import SwiftUI

                struct Composer: View {
                    var body: some View {
                        NavigationView {
                            Form { Text("Draft") }
                                .navigationTitle("New")
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#,
                "Home.swift": #"""
                import SwiftUI

                struct Home: View {
                    @State private var isAdding = false

                    var body: some View {
                        NavigationView {
                            List {
                                NavigationLink(destination: Archive()) { Text("Archive") }
                            }
                            .sheet(isPresented: $isAdding) { Composer() }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#,
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Archive.swift:5 navigation-view: unsafe
                Composer.swift:5 navigation-view: safe
                Home.swift:7 navigation-view: safe
                """#)
        #expect(
            run.says("navigation-view", at: "Archive.swift:5").contains(
                "it is pushed inside the NavigationView of Home.swift, line 7"))
        #expect(
            run.changes(.safe) == #"""
                Composer.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                Home.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Archive.swift
                -        NavigationView {
                -            List { Text("1999") }
                -                .navigationTitle("Archive")
                -        }
                -        .navigationViewStyle(.stack)
                +        List { Text("1999") }
                +            .navigationTitle("Archive")
                Composer.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                Home.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// Pushed here and a sheet there: neither is right for both.
    @Test func aContainerForBothUsesIsExplained() throws {
        let run = try ProjectRun(
            [
                "Both.swift": #"""
                import SwiftUI

                struct Both: View {
                    @State private var isShown = false

                    var body: some View {
                        NavigationView {
                            List {
                                NavigationLink(destination: Rates()) { Text("Rates") }
                                Button("Rates as a sheet") { isShown = true }
                            }
                            .sheet(isPresented: $isShown) { Rates() }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct Rates: View {
                    var body: some View {
                        NavigationView {
                            List { Text("1.08") }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Both.swift:7 navigation-view: safe
                Both.swift:20 navigation-view: left alone
                """#)
        #expect(
            run.says("navigation-view", at: "Both.swift:20").contains(
                "shown inside the NavigationView of line 7, and elsewhere without a container"))
        #expect(
            run.changes(.safe) == #"""
                Both.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
