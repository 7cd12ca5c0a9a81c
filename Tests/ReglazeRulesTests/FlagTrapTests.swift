import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Flags that are more than a link's own.
@Suite struct FlagTrapTests {
    /// Somebody else has the binding: the flag stays, and the screen is presented by it.
    @Test func aFlagWithAnotherBindingStays() throws {
        let run = try ProjectRun(
            [
                "Timer.swift": #"""
                import SwiftUI

                struct Kitchen: View {
                    @State private var isCooking = false

                    var body: some View {
                        NavigationView {
                            VStack {
                                Toggle("Cooking", isOn: $isCooking)
                                NavigationLink("Cook", destination: CookPage(), isActive: $isCooking)
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct CookPage: View { var body: some View { Text("...") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Timer.swift:7 navigation-view: safe
                Timer.swift:10 link-is-active: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Timer.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Timer.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink("Cook", destination: CookPage(), isActive: $isCooking)
                +                Button("Cook") { isCooking = true }
                +            .navigationDestination(isPresented: $isCooking) { CookPage() }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// A toggle is not understood as a push or a pop, so the flag stays.
    @Test func aToggledFlagStays() throws {
        let run = try ProjectRun(
            [
                "Door.swift": #"""
                import SwiftUI

                struct Door: View {
                    @State private var isOpen = false

                    var body: some View {
                        NavigationView {
                            VStack {
                                Text(isOpen ? "open" : "shut")
                                NavigationLink("Enter", destination: RoomPage(), isActive: $isOpen)
                                Button("Slam") { isOpen = false }
                                Button("Swing") { isOpen.toggle() }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct RoomPage: View { var body: some View { Text("room") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Door.swift:7 navigation-view: safe
                Door.swift:10 link-is-active: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Door.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Door.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink("Enter", destination: RoomPage(), isActive: $isOpen)
                +                Button("Enter") { isOpen = true }
                +            .navigationDestination(isPresented: $isOpen) { RoomPage() }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// Flags that are set together raced; as a path the last one wins, which has to be looked at.
    @Test func flagsThatAreSetTogetherAreNotSafelyAPath() throws {
        let run = try ProjectRun(
            [
                "Onboarding.swift": #"""
                import SwiftUI

                struct Onboarding: View {
                    @State private var showsName = false
                    @State private var showsPhoto = false

                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink("Name", destination: NamePage(), isActive: $showsName)
                                NavigationLink("Photo", destination: PhotoPage(), isActive: $showsPhoto)
                            }
                            .onOpenURL { _ in
                                showsName = true
                                showsPhoto = true
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct NamePage: View { var body: some View { Text("name") } }
                struct PhotoPage: View { var body: some View { Text("photo") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Onboarding.swift:8 navigation-view: safe
                Onboarding.swift:10 link-is-active: unsafe
                Onboarding.swift:11 link-is-active: unsafe
                """#)
        #expect(
            run.says("link-is-active", at: "Onboarding.swift:10").contains(
                "`showsName` and `showsPhoto` are set together, which raced before"))
        #expect(
            run.changes(.safe) == #"""
                Onboarding.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Onboarding.swift
                -    @State private var showsName = false
                -    @State private var showsPhoto = false
                +    private enum Route: Hashable { case name, photo }
                +    @State private var path: [Route] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                NavigationLink("Name", destination: NamePage(), isActive: $showsName)
                -                NavigationLink("Photo", destination: PhotoPage(), isActive: $showsPhoto)
                +                NavigationLink("Name", value: Route.name)
                +                NavigationLink("Photo", value: Route.photo)
                +            .navigationDestination(for: Route.self) { route in
                +                switch route {
                +                case .name:
                +                    NamePage()
                +                case .photo:
                +                    PhotoPage()
                +                }
                +            }
                -                showsName = true
                -                showsPhoto = true
                +                path = [Route.name]
                +                path = [Route.photo]
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }
}
