import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Flags inside code that moves, and paths that are there already.
@Suite struct MovedFlagTrapTests {
    /// A link inside the destination of another: each keeps its flag and its place.
    @Test func aLinkInADestinationKeepsItsFlag() throws {
        let run = try ProjectRun(
            [
                "Wizard.swift": #"""
                import SwiftUI

                struct Wizard: View {
                    @State private var showsFirst = false
                    @State private var showsSecond = false

                    var body: some View {
                        NavigationView {
                            NavigationLink(isActive: $showsFirst) {
                                VStack {
                                    NavigationLink(isActive: $showsSecond) {
                                        Text("Second")
                                    } label: {
                                        Text("On")
                                    }
                                }
                            } label: {
                                Text("Start")
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Wizard.swift:8 navigation-view: safe
                Wizard.swift:9 link-is-active: left alone
                Wizard.swift:11 link-is-active: unsafe
                """#)
        #expect(run.says("link-is-active", at: "Wizard.swift:9").contains("the container around it holds nothing beside it"))
        #expect(
            run.changes(.safe) == #"""
                Wizard.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Wizard.swift
                -        NavigationView {
                +        NavigationStack {
                -                    NavigationLink(isActive: $showsSecond) {
                -                        Text("Second")
                -                    } label: {
                +                    Button { showsSecond = true } label: {
                +                .navigationDestination(isPresented: $showsSecond) { Text("Second") }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// A path is never popped by an unguarded `removeLast()`; the name `path` is not taken from the app.
    @Test func noPathIsMadeWhereOneIs() throws {
        let run = try ProjectRun(
            [
                "Steps.swift": #"""
                import SwiftUI

                struct Steps: View {
                    @State private var isNext = false
                    @State private var path: [Int] = []

                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink("Next", destination: NextPage(), isActive: $isNext)
                                Button("Back") { isNext = false }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }

                    private func pop() { path.removeLast() }
                }

                struct NextPage: View { var body: some View { Text("next") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Steps.swift:8 navigation-view: safe
                Steps.swift:10 link-is-active: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Steps.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Steps.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink("Next", destination: NextPage(), isActive: $isNext)
                +                Button("Next") { isNext = true }
                +            .navigationDestination(isPresented: $isNext) { NextPage() }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(!run.changes(.unsafe).contains("+    private func pop"))
        #expect(try run.faults() == [])
    }

    /// The destination itself resets the flag: its code is moved as it stands.
    @Test func aFlagThatItsDestinationResetsStays() throws {
        let run = try ProjectRun(
            [
                "Steps.swift": #"""
                import SwiftUI

                struct Steps: View {
                    @State private var isNext = false
                    @State private var isLast = false

                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink("Next", destination: NextPage(onBack: { isNext = false }), isActive: $isNext)
                                NavigationLink("Last", destination: LastPage(), isActive: $isLast)
                                Button("Reset", action: reset)
                            }
                        }
                        .navigationViewStyle(.stack)
                    }

                    private func reset() {
                        isNext = false
                        isLast = false
                    }
                }

                struct NextPage: View { let onBack: () -> Void; var body: some View { Button("Back", action: onBack) } }
                struct LastPage: View { var body: some View { Text("last") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Steps.swift:8 navigation-view: safe
                Steps.swift:10 link-is-active: unsafe
                Steps.swift:11 link-is-active: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Steps.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Steps.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink("Next", destination: NextPage(onBack: { isNext = false }), isActive: $isNext)
                -                NavigationLink("Last", destination: LastPage(), isActive: $isLast)
                +                Button("Next") { isNext = true }
                +                Button("Last") { isLast = true }
                +            .navigationDestination(isPresented: $isNext) { NextPage(onBack: { isNext = false }) }
                +            .navigationDestination(isPresented: $isLast) { LastPage() }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(!run.changes(.unsafe).contains("removeLast"))
        #expect(try run.faults() == [])
    }
}
