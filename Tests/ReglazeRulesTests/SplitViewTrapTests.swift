import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Stacks in split views and around them.
@Suite struct SplitViewTrapTests {
    /// A stack in a column is right, a stack around a split view is not.
    @Test func aStackStandsInAColumnAndNotAroundASplitView() throws {
        let run = try ProjectRun(
            [
                "Mail.swift": #"""
                import SwiftUI

                struct Mail: View {
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Inbox") }
                        } detail: {
                            NavigationView {
                                Text("A mail")
                            }
                            .navigationViewStyle(.stack)
                        }
                    }
                }

                struct Shell: View {
                    var body: some View {
                        NavigationView {
                            NavigationSplitView {
                                List { Text("Sidebar") }
                            } detail: {
                                Text("Detail")
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Mail.swift:8 navigation-view: safe
                Mail.swift:18 navigation-view: unsafe
                """#)
        #expect(run.says("navigation-view", at: "Mail.swift:18").contains("is a container itself, and must not stand in a stack"))
        #expect(
            run.changes(.safe) == #"""
                Mail.swift
                -            NavigationView {
                +            NavigationStack {
                -            .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Mail.swift
                -            NavigationView {
                +            NavigationStack {
                -            .navigationViewStyle(.stack)
                -        NavigationView {
                -            NavigationSplitView {
                -                List { Text("Sidebar") }
                -            } detail: {
                -                Text("Detail")
                -            }
                +        NavigationSplitView {
                +            List { Text("Sidebar") }
                +        } detail: {
                +            Text("Detail")
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// The same where the split view is in another file.
    @Test func aStackIsNotPutAroundASplitViewOfAnotherFile() throws {
        let run = try ProjectRun(
            [
                "Columns.swift": #"""
                import SwiftUI

                struct Columns: View {
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Sidebar") }
                        } detail: {
                            Text("Detail")
                        }
                    }
                }
                """#,
                "Desk.swift": #"""
                import SwiftUI

                struct Desk: View {
                    var body: some View {
                        NavigationView {
                            Columns()
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#,
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Desk.swift:5 navigation-view: unsafe
                """#)
        #expect(
            run.says("navigation-view", at: "Desk.swift:5").contains(
                "the `NavigationSplitView` of Columns.swift, line 5 is a container itself"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Desk.swift
                -        NavigationView {
                -            Columns()
                -        }
                -        .navigationViewStyle(.stack)
                +        Columns()
                """#)
        #expect(try run.faults() == [])
    }
}
