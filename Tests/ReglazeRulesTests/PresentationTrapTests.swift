import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Paths, presented screens, and closing them.
@Suite struct PresentationTrapTests {
    /// `isPresented:` works from iOS 16; that it repeated itself there is in the explanation.
    @Test func presentedFromSixteenOn() throws {
        let run = try ProjectRun(
            [
                "Alarm.swift": #"""
                import SwiftUI

                struct Alarm: View {
                    @State private var isRinging = false

                    var body: some View {
                        NavigationView {
                            Button("Ring") { isRinging = true }
                                .background(NavigationLink(destination: RingPage(), isActive: $isRinging) { EmptyView() })
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct RingPage: View { var body: some View { Text("ring") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Alarm.swift:7 navigation-view: safe
                Alarm.swift:9 link-is-active: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Alarm.swift
                -        NavigationView {
                +        NavigationStack {
                -                .background(NavigationLink(destination: RingPage(), isActive: $isRinging) { EmptyView() })
                +                .navigationDestination(isPresented: $isRinging) { RingPage() }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(
            (try Rules.about("navigation/link-is-active")).why.contains(
                "On iOS 16 `navigationDestination(isPresented:)` is known to push its screen again"))
        #expect(try run.faults() == [])
    }

    /// `item:` is of iOS 17: below it is never written, and visible links that select in a stack become a path.
    @Test func itemDestinationsAreNotWrittenBelowSeventeen() throws {
        let run = try ProjectRun(
            [
                "Picks.swift": #"""
                import SwiftUI

                struct Picks: View {
                    let names: [String]
                    @State private var picked: String?

                    var body: some View {
                        NavigationView {
                            List(names, id: \.self) { name in
                                NavigationLink(destination: PickPage(name: name), tag: name, selection: $picked) {
                                    Text(name)
                                }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct PickPage: View { let name: String; var body: some View { Text(name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Picks.swift:8 navigation-view: unsafe
                Picks.swift:10 link-tag-selection: unsafe
                """#)
        #expect(run.says("link-tag-selection", at: "Picks.swift:10").contains("`path` takes the place of `picked`"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Picks.swift
                -    @State private var picked: String?
                +    @State private var path: [String] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                NavigationLink(destination: PickPage(name: name), tag: name, selection: $picked) {
                +                NavigationLink(value: name) {
                +            .navigationDestination(for: String.self) { name in
                +                PickPage(name: name)
                +            }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(!run.changes(.unsafe).contains("item:"))
        #expect(try run.faults() == [])
    }

    /// A binding of closures for the path becomes the property's own.
    @Test func aPathOfClosuresBindsTheProperty() throws {
        let run = try ProjectRun(
            [
                "Flow.swift": #"""
                import SwiftUI

                final class Coordinator: ObservableObject {
                    @Published var path: [Int] = []
                }

                struct Flow: View {
                    @ObservedObject var coordinator: Coordinator

                    var body: some View {
                        NavigationStack(path: Binding(get: { coordinator.path }, set: { coordinator.path = $0 })) {
                            NavigationLink("One", value: 1)
                                .navigationDestination(for: Int.self) { Text("\($0)") }
                        }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Flow.swift:11 path-binding: safe
                """#)
        #expect(run.says("path-binding", at: "Flow.swift:11").contains("bind the property itself: `$coordinator.path`"))
        #expect(
            run.changes(.safe) == #"""
                Flow.swift
                -        NavigationStack(path: Binding(get: { coordinator.path }, set: { coordinator.path = $0 })) {
                +        NavigationStack(path: $coordinator.path) {
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// An observable model is made bindable.
    @Test func aPathOfAnObservableModelIsMadeBindable() throws {
        let run = try ProjectRun(
            [
                "Flow.swift": #"""
                import Observation
                import SwiftUI

                @Observable
                final class Coordinator {
                    var path: [Int] = []
                }

                struct Flow: View {
                    let coordinator: Coordinator

                    var body: some View {
                        NavigationStack(
                            path: Binding(
                                get: { coordinator.path },
                                set: { coordinator.path = $0 }
                            )
                        ) {
                            NavigationLink("One", value: 1)
                                .navigationDestination(for: Int.self) { Text("\($0)") }
                        }
                    }
                }
                """#
            ], rules: Rules.all, target: 17)
        #expect(
            run.report == #"""
                Flow.swift:14 path-binding: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Flow.swift
                -    let coordinator: Coordinator
                +    @Bindable var coordinator: Coordinator
                -            path: Binding(
                -                get: { coordinator.path },
                -                set: { coordinator.path = $0 }
                -            )
                +            path: $coordinator.path
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
