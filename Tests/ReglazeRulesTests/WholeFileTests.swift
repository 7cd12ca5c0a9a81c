import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files as they are found in apps, with everything at once: containers, columns and hidden links.
@Suite struct WholeFileTests {
    /// A container among comments and strings that name it.
    @Test func aStackAmongCommentsAndStrings() throws {
        let run = try ProjectRun(
            [
                "Shop.swift": ##"""
                import SwiftUI

                /// Once upon a time this was a NavigationView { … } with a toolbar.
                struct Shop: View {
                    @State private var shelves = ["Tea", "Bread"]
                    private let marker = "NavigationView"

                    /* NavigationView {
                           Text("first try")
                       }
                       .navigationViewStyle(.stack) */

                    var body: some View {
                        // the container comes first: its toolbar is read by tests
                        NavigationView /* one column, always */ {
                            List(shelves, id: \.self) { shelf in
                                NavigationLink {
                                    Shelf(name: shelf)
                                } label: {
                                    Text("\(marker == "NavigationView" ? "NavigationView { \(shelf) }" : shelf)")
                                }
                            }
                            .navigationTitle("Shop") // the list has the title
                        } // NavigationView ends
                        .accentColor(.red)
                        // without it the iPad had an empty column
                        .navigationViewStyle(StackNavigationViewStyle())
                        .onAppear { print("NavigationView appeared") }
                    }
                }

                struct Shelf: View {
                    let name: String
                    var body: some View { Text(#"a raw "NavigationView" of \#(name)"#) }
                }
                """##
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Shop.swift:15 navigation-view: safe
                Shop.swift:25 accent-color: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Shop.swift
                -        NavigationView /* one column, always */ {
                +        NavigationStack /* one column, always */ {
                -        .navigationViewStyle(StackNavigationViewStyle())
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Shop.swift
                -        NavigationView /* one column, always */ {
                +        NavigationStack /* one column, always */ {
                -        .accentColor(.red)
                +        .tint(.red)
                -        .navigationViewStyle(StackNavigationViewStyle())
                """#)
        #expect(try run.faults() == [])
    }

    /// Columns are counted as the view builder counts.
    @Test func columnsAreCountedAsTheBuilderDoes() throws {
        let run = try ProjectRun(
            [
                "Columns.swift": #"""
                import SwiftUI

                struct Pair: View {
                    @State private var recipe: Recipe?
                    var recipes: [Recipe]

                    var body: some View {
                        NavigationView {
                            List(recipes) { each in
                                NavigationLink(destination: RecipePage(recipe: each)) { Text(each.name) }
                            }
                            .navigationTitle("Recipes")

                            if let recipe {
                                RecipePage(recipe: recipe)
                            } else {
                                Text("No recipe chosen")
                            }
                        }
                        .navigationViewStyle(.columns)
                    }
                }

                struct Triple: View {
                    var body: some View {
                        NavigationView {
                            Shelves()
                            Text("Choose a shelf")   // the middle
                            Text("Choose a book")    // the end
                        }
                    }
                }

                /// Two branches of one `if` are one column.
                struct Gate: View {
                    var isOpen: Bool

                    var body: some View {
                        NavigationView {
                            if isOpen {
                                Shelves()
                            } else {
                                VStack {
                                    Text("Closed")
                                    Text("until nine")
                                }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                /// A constant is no column, nor is what a leading dot adds.
                struct Constant: View {
                    var body: some View {
                        NavigationView {
                            let names = ["x", "y"]
                            List(names, id: \.self) { Text($0) }
                                .navigationTitle("Names")
                                .toolbar {
                                    ToolbarItem(placement: .primaryAction) { EditButton() }
                                }
                        }
                    }
                }

                /// One view whose style asks for two columns.
                struct Styled: View {
                    var body: some View {
                        NavigationView {
                            Shelves()
                        }
                        .ignoresSafeArea(.all, edges: [.leading, .trailing])
                        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                    }
                }

                struct Recipe: Identifiable, Hashable { let id: Int; let name: String }
                struct RecipePage: View { let recipe: Recipe; var body: some View { Text(recipe.name) } }
                struct Shelves: View { var body: some View { List { Text("Shelf") } } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Columns.swift:8 navigation-view: safe
                Columns.swift:26 navigation-view: safe
                Columns.swift:39 navigation-view: safe
                Columns.swift:56 navigation-view: unsafe
                Columns.swift:70 navigation-view: unsafe
                """#)
        #expect(
            run.says("navigation-view", at: "Columns.swift:8").contains(
                "a list with a `selection:` and value links is the next step"))
        #expect(run.says("navigation-view", at: "Columns.swift:56").contains("on iPad this shows two columns today"))
        #expect(run.says("navigation-view", at: "Columns.swift:70").contains("a placeholder"))
        #expect(
            run.changes(.safe) == #"""
                Columns.swift
                -        NavigationView {
                +        NavigationSplitView {
                -
                +        } detail: {
                -        .navigationViewStyle(.columns)
                -        NavigationView {
                +        NavigationSplitView {
                +        } content: {
                +        } detail: {
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Columns.swift
                -        NavigationView {
                +        NavigationSplitView {
                -
                +        } detail: {
                -        .navigationViewStyle(.columns)
                -        NavigationView {
                +        NavigationSplitView {
                +        } content: {
                +        } detail: {
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationSplitView {
                +        } detail: {
                +            Text("Nothing selected")
                -        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                """#)
        #expect(try run.faults() == [])
    }
}
