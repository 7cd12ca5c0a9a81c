import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Tint and edges.
@Suite struct AppearanceTrapTests {
    /// A tint reaches other controls than the accent colour, and no sheet.
    @Test func tintIsOfferedForContainersOnly() throws {
        let run = try ProjectRun(
            [
                "Tinted.swift": #"""
                import SwiftUI

                struct Tinted: View {
                    @State private var isShown = false

                    var body: some View {
                        TabView {
                            NavigationView {
                                Button("Open") { isShown = true }
                            }
                            .navigationViewStyle(.stack)
                        }
                        .accentColor(.orange)
                        .sheet(isPresented: $isShown) { Toggle("Loud", isOn: $isShown).accentColor(.pink) }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Tinted.swift:8 navigation-view: safe
                Tinted.swift:13 accent-color: unsafe
                """#)
        #expect(run.says("accent-color", at: "Tinted.swift:13").contains("sheets may need it again"))
        #expect(
            run.changes(.safe) == #"""
                Tinted.swift
                -            NavigationView {
                +            NavigationStack {
                -            .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Tinted.swift
                -            NavigationView {
                +            NavigationStack {
                -            .navigationViewStyle(.stack)
                -        .accentColor(.orange)
                +        .tint(.orange)
                """#)
        #expect(try run.faults() == [])
    }

    /// The old form ignored the keyboard too, and so does the new one without regions.
    @Test func edgesKeepIgnoringTheKeyboard() throws {
        let run = try ProjectRun(
            [
                "Edges.swift": #"""
                import SwiftUI

                struct Edges: View {
                    @State private var text = ""

                    var body: some View {
                        ZStack {
                            Color.blue.edgesIgnoringSafeArea(.all)
                            Color.red.edgesIgnoringSafeArea(.top)
                            VStack {
                                TextField("Search", text: $text)
                            }
                            .edgesIgnoringSafeArea([.leading, .bottom])
                        }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Edges.swift:8 ignores-safe-area: safe
                Edges.swift:9 ignores-safe-area: safe
                Edges.swift:13 ignores-safe-area: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Edges.swift
                -            Color.blue.edgesIgnoringSafeArea(.all)
                -            Color.red.edgesIgnoringSafeArea(.top)
                +            Color.blue.ignoresSafeArea()
                +            Color.red.ignoresSafeArea(edges: .top)
                -            .edgesIgnoringSafeArea([.leading, .bottom])
                +            .ignoresSafeArea(edges: [.leading, .bottom])
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(!run.changes(.safe).contains(".container"))
        #expect(try run.faults() == [])
    }
}
