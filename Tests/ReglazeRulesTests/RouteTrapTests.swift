import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// What a route holds, and who follows it.
@Suite struct RouteTrapTests {
    /// A binding, a closure and an object stay where the view can reach them; the route holds none.
    @Test func routesHoldNoBindingClosureOrObject() throws {
        let run = try ProjectRun(
            [
                "Players.swift": #"""
                import SwiftUI

                struct Players: View {
                    @StateObject private var team = Team()
                    @State private var draft = ""
                    @State private var isEditing = false
                    @State private var isPicking = false

                    var body: some View {
                        NavigationView {
                            List {
                                NavigationLink("Edit", destination: TeamEditor(team: team, draft: $draft), isActive: $isEditing)
                                NavigationLink("Pick", destination: Picker2(onPick: { draft = $0 }), isActive: $isPicking)
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                final class Team: ObservableObject { @Published var name = "" }
                struct TeamEditor: View {
                    @ObservedObject var team: Team
                    @Binding var draft: String
                    var body: some View { TextField(team.name, text: $draft) }
                }
                struct Picker2: View { let onPick: (String) -> Void; var body: some View { Button("A") { onPick("A") } } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Players.swift:10 navigation-view: safe
                Players.swift:12 link-is-active: safe
                Players.swift:13 link-is-active: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Players.swift
                -    @State private var isEditing = false
                -    @State private var isPicking = false
                +    private enum Route: Hashable { case editing, picking }
                +    @State private var path: [Route] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                NavigationLink("Edit", destination: TeamEditor(team: team, draft: $draft), isActive: $isEditing)
                -                NavigationLink("Pick", destination: Picker2(onPick: { draft = $0 }), isActive: $isPicking)
                +                NavigationLink("Edit", value: Route.editing)
                +                NavigationLink("Pick", value: Route.picking)
                +            .navigationDestination(for: Route.self) { route in
                +                switch route {
                +                case .editing:
                +                    TeamEditor(team: team, draft: $draft)
                +                case .picking:
                +                    Picker2(onPick: { draft = $0 })
                +                }
                +            }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(run.changes(.safe).contains("enum Route: Hashable { case editing, picking }"))
        #expect(try run.faults() == [])
    }

    /// A pop used to reset the flag: what reads it, and what waits for its change, follows the path.
    @Test func readersOfAFlagFollowThePath() throws {
        let run = try ProjectRun(
            [
                "Quiz.swift": #"""
                import SwiftUI

                struct Quiz: View {
                    @State private var isPlaying = false
                    @State private var rounds = 0

                    var body: some View {
                        NavigationView {
                            VStack {
                                Text("\(rounds) rounds, \(isPlaying ? "playing" : "idle")")
                                NavigationLink("Play", destination: QuizPage(), isActive: $isPlaying)
                            }
                            .onChange(of: isPlaying) { playing in
                                if !playing { rounds += 1 }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct QuizPage: View { var body: some View { Text("?") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Quiz.swift:8 navigation-view: safe
                Quiz.swift:11 link-is-active: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Quiz.swift
                -    @State private var isPlaying = false
                +    private enum Route: Hashable { case playing }
                +    @State private var path: [Route] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                Text("\(rounds) rounds, \(isPlaying ? "playing" : "idle")")
                -                NavigationLink("Play", destination: QuizPage(), isActive: $isPlaying)
                +                Text("\(rounds) rounds, \(path.contains(Route.playing) ? "playing" : "idle")")
                +                NavigationLink("Play", value: Route.playing)
                -            .onChange(of: isPlaying) { playing in
                +            .navigationDestination(for: Route.self) { route in
                +                switch route {
                +                case .playing:
                +                    QuizPage()
                +                }
                +            }
                +            .onChange(of: path.contains(Route.playing)) { playing in
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
