import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files as they are found in apps: bars, a type of the same name, and branches for older systems.
@Suite struct WholeBarFileTests {
    /// Titles and items, also where no bar shows them.
    @Test func titlesAndItems() throws {
        let run = try ProjectRun(
            [
                "Desk.swift": #"""
                import SwiftUI

                struct Incoming: View {
                    @State private var text = ""
                    @State private var isFiltering = false
                    @State private var isSorting = false

                    var body: some View {
                        List {
                            Text("a letter")
                        }
                        .navigationBarTitle(Text("Incoming (\(text.count))"), displayMode: .inline)
                        // .navigationBarItems(trailing: Text("before"))
                        .navigationBarItems(leading: mark, trailing:
                            HStack {
                                Button(action: { isFiltering = true }) { Image(systemName: "line.3.horizontal") }
                                // keeps the two apart
                                Spacer(minLength: 8)
                                Button(action: {
                                    isSorting.toggle()
                                }, label: {
                                    Text(isSorting ? "Done" : "Sort")
                                })
                            }
                        )
                        .sheet(isPresented: $isFiltering) {
                            Form { TextField("Words", text: $text) }
                                .navigationBarItems(trailing: Button("Close") { isFiltering = false })
                                .navigationBarTitle("Words")
                        }
                    }

                    private var mark: some View { Image(systemName: "envelope") }
                }

                struct Outgoing: View {
                    let title: LocalizedStringKey
                    var body: some View {
                        Text("nothing")
                            .navigationBarTitle(title)
                            .navigationBarItems(leading: EditButton())
                            .navigationBarHidden(true)
                            .toolbar { ToolbarItem(placement: .bottomBar) { Text("none") } }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Desk.swift:12 bar-title: safe
                Desk.swift:14 bar-items: safe
                Desk.swift:28 bar-items: safe
                Desk.swift:29 bar-title: safe
                Desk.swift:40 bar-title: safe
                Desk.swift:41 bar-items: safe
                Desk.swift:42 bar-hidden: safe
                """#)
        #expect(
            run.says("bar-items", at: "Desk.swift:28").contains("no navigation container is inside the `sheet` that presents it"))
        #expect(
            run.says("bar-title", at: "Desk.swift:29").contains("no navigation container is inside the `sheet` that presents it"))
        #expect(run.says("bar-hidden", at: "Desk.swift:42").contains("the bar items and the title beside it are not shown"))
        #expect(
            run.changes(.safe) == #"""
                Desk.swift
                -        .navigationBarTitle(Text("Incoming (\(text.count))"), displayMode: .inline)
                +        .navigationTitle(Text("Incoming (\(text.count))"))
                +        .navigationBarTitleDisplayMode(.inline)
                -        .navigationBarItems(leading: mark, trailing:
                -            HStack {
                -                Button(action: { isFiltering = true }) { Image(systemName: "line.3.horizontal") }
                -                // keeps the two apart
                -                Spacer(minLength: 8)
                -                Button(action: {
                -                    isSorting.toggle()
                -                }, label: {
                -                    Text(isSorting ? "Done" : "Sort")
                -                })
                +        .toolbar {
                +            ToolbarItem(placement: .topBarLeading) { mark }
                +            ToolbarItem(placement: .topBarTrailing) {
                +                HStack {
                +                    Button(action: { isFiltering = true }) { Image(systemName: "line.3.horizontal") }
                +                    // keeps the two apart
                +                    Spacer(minLength: 8)
                +                    Button(action: {
                +                        isSorting.toggle()
                +                    }, label: {
                +                        Text(isSorting ? "Done" : "Sort")
                +                    })
                +                }
                -        )
                +        }
                -                .navigationBarItems(trailing: Button("Close") { isFiltering = false })
                -                .navigationBarTitle("Words")
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarTrailing) { Button("Close") { isFiltering = false } }
                +                }
                +                .navigationTitle("Words")
                -            .navigationBarTitle(title)
                -            .navigationBarItems(leading: EditButton())
                -            .navigationBarHidden(true)
                +            .navigationTitle(title)
                +            .toolbar {
                +                ToolbarItem(placement: .topBarLeading) { EditButton() }
                +            }
                +            .toolbar(.hidden, for: .navigationBar)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Desk.swift
                -        .navigationBarTitle(Text("Incoming (\(text.count))"), displayMode: .inline)
                +        .navigationTitle(Text("Incoming (\(text.count))"))
                +        .navigationBarTitleDisplayMode(.inline)
                -        .navigationBarItems(leading: mark, trailing:
                -            HStack {
                +        .toolbar {
                +            ToolbarItem(placement: .topBarLeading) { mark }
                +            ToolbarItemGroup(placement: .topBarTrailing) {
                -                Spacer(minLength: 8)
                -        )
                +        }
                -                .navigationBarItems(trailing: Button("Close") { isFiltering = false })
                -                .navigationBarTitle("Words")
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarTrailing) { Button("Close") { isFiltering = false } }
                +                }
                +                .navigationTitle("Words")
                -            .navigationBarTitle(title)
                -            .navigationBarItems(leading: EditButton())
                -            .navigationBarHidden(true)
                +            .navigationTitle(title)
                +            .toolbar {
                +                ToolbarItem(placement: .topBarLeading) { EditButton() }
                +            }
                +            .toolbar(.hidden, for: .navigationBar)
                """#)
        #expect(try run.faults() == [])
    }
}
