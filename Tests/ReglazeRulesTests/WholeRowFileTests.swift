import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files as they are found in apps: links in rows, and links that select.
@Suite struct WholeRowFileTests {
    /// A binding for each row becomes a path; one flag for all rows is explained.
    @Test func linksInLoops() throws {
        let run = try ProjectRun(
            [
                "Stops.swift": #"""
                import SwiftUI

                struct Stops: View {
                    let stops: [Stop]
                    @State private var shownID: Stop.ID?
                    @State private var isAnyShown = false

                    var body: some View {
                        NavigationView {
                            ScrollView {
                                LazyVStack {
                                    ForEach(stops) { stop in
                                        // a binding for each row, made of an optional
                                        NavigationLink(
                                            destination: StopPage(stop: stop),
                                            isActive: Binding(
                                                get: { shownID == stop.id },
                                                set: { isOn in shownID = isOn ? stop.id : nil }
                                            )
                                        ) {
                                            Text(stop.name)
                                        }
                                    }

                                    ForEach(stops.indices, id: \.self) { index in
                                        // one flag for all rows
                                        NavigationLink(destination: StopPage(stop: stops[index]), isActive: $isAnyShown) {
                                            Text("\(index). \(stops[index].name)")
                                        }
                                    }
                                }
                            }
                            .navigationTitle("Stops")
                        }
                        .navigationViewStyle(.stack)
                        .onOpenURL { url in
                            shownID = Int(url.lastPathComponent)
                        }
                    }
                }

                struct Stop: Identifiable { let id: Int; let name: String }
                struct StopPage: View { let stop: Stop; var body: some View { Text(stop.name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Stops.swift:9 navigation-view: safe
                Stops.swift:14 link-is-active: unsafe
                Stops.swift:27 link-is-active: left alone
                """#)
        #expect(run.says("link-is-active", at: "Stops.swift:14").contains("`path` takes the place of `shownID`"))
        #expect(run.says("link-is-active", at: "Stops.swift:27").contains("every row shares its flag"))
        #expect(
            run.changes(.safe) == #"""
                Stops.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Stops.swift
                -    @State private var shownID: Stop.ID?
                +    @State private var path: [Stop.ID] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                        NavigationLink(
                -                            destination: StopPage(stop: stop),
                -                            isActive: Binding(
                -                                get: { shownID == stop.id },
                -                                set: { isOn in shownID = isOn ? stop.id : nil }
                -                            )
                -                        ) {
                +                        NavigationLink(value: stop.id) {
                +            .navigationDestination(for: Stop.ID.self) { id in
                +                if let stop = stops.first(where: { $0.id == id }) {
                +                    StopPage(stop: stop)
                +                }
                +            }
                -        .navigationViewStyle(.stack)
                -            shownID = Int(url.lastPathComponent)
                +            path = [Int(url.lastPathComponent)].compactMap { $0 }
                """#)
        #expect(try run.faults() == [])
    }

    /// A selection that drives the detail.
    @Test func linksThatSelectAPanel() throws {
        let run = try ProjectRun(
            [
                "Office.swift": #"""
                import SwiftUI
                import UIKit

                enum Room: String, CaseIterable, Identifiable {
                    case desk, kitchen, attic
                    var id: String { rawValue }
                }

                enum Upload {
                    case picture(UIImage)
                    case note(String)
                }

                struct Office: View {
                    @State private var room: Room? = .desk

                    var body: some View {
                        NavigationView {
                            List {
                                Section(header: Text("Ground floor")) {
                                    NavigationLink(tag: Room.desk, selection: $room) {
                                        DeskPage()
                                    } label: {
                                        Label("Desk", systemImage: "table")
                                    }
                                    NavigationLink(tag: .kitchen, selection: $room, destination: { KitchenPage() }) {
                                        Label("Kitchen", systemImage: "cup")
                                    }
                                }
                                Section {
                                    ForEach(Room.allCases.filter { $0 == .attic }) { each in
                                        NavigationLink(destination: AtticPage(), tag: each, selection: self.$room) {
                                            Text(each.rawValue.capitalized)
                                        }
                                        .isDetailLink(true)
                                    }
                                }
                            }
                            .listStyle(SidebarListStyle())
                            Text("Choose a room")
                        }
                    }
                }

                struct Hits: View {
                    let numbers: [Int]
                    @State private var hit: String?
                    var body: some View {
                        // the caller has the container
                        ForEach(numbers, id: \.self) { number in
                            NavigationLink(destination: Text("Hit \(number)"), tag: String(number), selection: $hit) {
                                Text("Number \(number)")
                            }
                        }
                    }
                }

                struct DeskPage: View { var body: some View { Text("Desk") } }
                struct KitchenPage: View { var body: some View { Text("Kitchen") } }
                struct AtticPage: View { var body: some View { Text("Attic") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Office.swift:18 navigation-view: unsafe
                Office.swift:21 link-tag-selection: unsafe
                Office.swift:26 link-tag-selection: unsafe
                Office.swift:32 link-tag-selection: unsafe
                Office.swift:51 link-tag-selection: left alone
                """#)
        #expect(run.says("link-tag-selection", at: "Office.swift:51").contains("its container stands in another view"))
        #expect(run.says("link-tag-selection", at: "Office.swift:51").contains("has another type than it"))
        #expect(
            run.says("link-tag-selection", at: "Office.swift:21").contains("check what shows at launch on iPad and on iPhone"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Office.swift
                -        NavigationView {
                -            List {
                +        NavigationSplitView {
                +            List(selection: $room) {
                -                    NavigationLink(tag: Room.desk, selection: $room) {
                -                        DeskPage()
                -                    } label: {
                +                    NavigationLink(value: Room.desk) {
                -                    NavigationLink(tag: .kitchen, selection: $room, destination: { KitchenPage() }) {
                +                    NavigationLink(value: Room.kitchen) {
                -                        NavigationLink(destination: AtticPage(), tag: each, selection: self.$room) {
                +                        NavigationLink(value: each) {
                -                        .isDetailLink(true)
                -            Text("Choose a room")
                +        } detail: {
                +            switch room {
                +            case .desk:
                +                DeskPage()
                +            case .kitchen:
                +                KitchenPage()
                +            case .some:
                +                AtticPage()
                +            case nil:
                +                Text("Choose a room")
                +            }
                """#)
        #expect(try run.faults() == [])
    }
}
