import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Links and destinations in rows, where every row has its own of everything.
@Suite struct RowTrapTests {
    /// One flag for all rows: a destination for each would be several destinations on one flag.
    @Test func aFlagThatRowsShareStaysAndIsExplained() throws {
        let run = try ProjectRun(
            [
                "Cellar.swift": #"""
                import SwiftUI

                struct Cellar: View {
                    let bottles: [Bottle]
                    @State private var isOpen = false

                    var body: some View {
                        NavigationView {
                            List {
                                ForEach(bottles) { bottle in
                                    NavigationLink(destination: BottlePage(bottle: bottle), isActive: $isOpen) {
                                        Text(bottle.name) // the label
                                    }
                                }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct Bottle: Identifiable { let id: Int; let name: String }
                struct BottlePage: View { let bottle: Bottle; var body: some View { Text(bottle.name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Cellar.swift:8 navigation-view: safe
                Cellar.swift:11 link-is-active: left alone
                """#)
        #expect(
            run.says("link-is-active", at: "Cellar.swift:11").contains(
                "every row shares its flag, so that which row opens is undefined today"))
        #expect(
            run.says("link-is-active", at: "Cellar.swift:11").contains("use a value link, `NavigationLink(value:)`, in each row"))
        #expect(
            run.changes(.safe) == #"""
                Cellar.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// A row's destination is ignored, also where the row is a view of another file.
    @Test func aDestinationInTheFileOfARowIsFound() throws {
        let run = try ProjectRun(
            [
                "BedRow.swift": #"""
                import SwiftUI

                struct BedRow: View {
                    let bed: Bed

                    var body: some View {
                        NavigationLink(value: bed) { Text(bed.name) }
                            .navigationDestination(for: Bed.self) { BedPage(bed: $0) }
                    }
                }

                struct BedPage: View { let bed: Bed; var body: some View { Text(bed.name) } }
                """#,
                "Garden.swift": #"""
                import SwiftUI

                struct Garden: View {
                    let beds: [Bed]

                    var body: some View {
                        NavigationStack {
                            ScrollView {
                                LazyVStack {
                                    ForEach(beds) { bed in
                                        BedRow(bed: bed)
                                    }
                                }
                            }
                        }
                    }
                }

                struct Bed: Identifiable, Hashable { let id: Int; let name: String }
                """#,
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                BedRow.swift:8 destination-in-lazy-container: left alone
                """#)
        #expect(
            run.says("destination-in-lazy-container", at: "BedRow.swift:8").contains(
                "a row of the `LazyVStack` of Garden.swift, line 9, where it is ignored"))
        #expect(run.changes(.safe) == "")
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// What reads nothing of the row moves to the list.
    @Test func aDestinationInARowMovesToTheList() throws {
        let run = try ProjectRun(
            [
                "Orchard.swift": #"""
                import SwiftUI

                struct Orchard: View {
                    let trees: [Tree]

                    var body: some View {
                        NavigationStack {
                            List(trees) { tree in
                                // opens by value
                                NavigationLink(tree.name, value: tree)
                                    .navigationDestination(for: Tree.self) { tree in
                                        TreePage(tree: tree)
                                    }
                            }
                            .navigationTitle("Orchard")
                        }
                    }
                }

                struct Tree: Identifiable, Hashable { let id: Int; let name: String }
                struct TreePage: View { let tree: Tree; var body: some View { Text(tree.name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Orchard.swift:11 destination-in-lazy-container: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Orchard.swift
                -                    .navigationDestination(for: Tree.self) { tree in
                -                        TreePage(tree: tree)
                -                    }
                +            }
                +            .navigationDestination(for: Tree.self) { tree in
                +                TreePage(tree: tree)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
