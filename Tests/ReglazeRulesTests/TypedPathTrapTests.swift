import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Values of a path and their destinations.
@Suite struct TypedPathTrapTests {
    /// Links of one stack share one route type, so no two destinations can be for the same raw type.
    @Test func linksOfAStackShareOneRouteType() throws {
        let run = try ProjectRun(
            [
                "Settings.swift": #"""
                import SwiftUI

                struct Settings: View {
                    @State private var isSoundShown = false
                    @State private var isAboutShown = false

                    var body: some View {
                        NavigationView {
                            List {
                                NavigationLink("Sound", destination: SoundPage(), isActive: $isSoundShown)
                                NavigationLink("About", destination: AboutPage(), isActive: $isAboutShown)
                                Button("Jump to sound") { isSoundShown = true }
                            }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct SoundPage: View { var body: some View { Text("Sound") } }
                struct AboutPage: View { var body: some View { Text("About") } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Settings.swift:8 navigation-view: safe
                Settings.swift:10 link-is-active: safe
                Settings.swift:11 link-is-active: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Settings.swift
                -    @State private var isSoundShown = false
                -    @State private var isAboutShown = false
                +    private enum Route: Hashable { case sound, about }
                +    @State private var path: [Route] = []
                -        NavigationView {
                +        NavigationStack(path: $path) {
                -                NavigationLink("Sound", destination: SoundPage(), isActive: $isSoundShown)
                -                NavigationLink("About", destination: AboutPage(), isActive: $isAboutShown)
                -                Button("Jump to sound") { isSoundShown = true }
                +                NavigationLink("Sound", value: Route.sound)
                +                NavigationLink("About", value: Route.about)
                +                Button("Jump to sound") { path = [Route.sound] }
                +            .navigationDestination(for: Route.self) { route in
                +                switch route {
                +                case .sound:
                +                    SoundPage()
                +                case .about:
                +                    AboutPage()
                +                }
                +            }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// A stack that carries values already gets no second destination for their type, and no path that could not hold them.
    @Test func aStackWithValuesOfItsOwnGetsNoTypedPath() throws {
        let run = try ProjectRun(
            [
                "Paint.swift": #"""
                import SwiftUI

                struct Paint: View {
                    @State private var isRed = false
                    @State private var isBlue = false

                    var body: some View {
                        NavigationView {
                            List {
                                NavigationLink("Red", destination: Swatch(name: "red"), isActive: $isRed)
                                NavigationLink("Blue", destination: Swatch(name: "blue"), isActive: $isBlue)
                                NavigationLink("Other", value: "other")
                                Button("Close") { isRed = false }
                            }
                            .navigationDestination(for: String.self) { Text("A string, \($0)") }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct Swatch: View { let name: String; var body: some View { Text(name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Paint.swift:8 navigation-view: safe
                Paint.swift:10 link-is-active: unsafe
                Paint.swift:11 link-is-active: unsafe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Paint.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Paint.swift
                -        NavigationView {
                +        NavigationStack {
                -                NavigationLink("Red", destination: Swatch(name: "red"), isActive: $isRed)
                -                NavigationLink("Blue", destination: Swatch(name: "blue"), isActive: $isBlue)
                +                Button("Red") { isRed = true }
                +                Button("Blue") { isBlue = true }
                +            .navigationDestination(isPresented: $isRed) { Swatch(name: "red") }
                +            .navigationDestination(isPresented: $isBlue) { Swatch(name: "blue") }
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }

    /// Two destinations for one type: the one nearest the root wins, which is said.
    @Test func twoDestinationsForOneTypeAreExplained() throws {
        let run = try ProjectRun(
            [
                "Contacts.swift": #"""
                import SwiftUI

                struct Contacts: View {
                    var body: some View {
                        NavigationStack {
                            List {
                                NavigationLink("Ada", value: "ada")
                            }
                            .navigationDestination(for: String.self) { Text($0) }
                            .toolbar { ToolbarItem(placement: .primaryAction) { GroupsLink() } }
                            .navigationDestination(for: String.self) { GroupPage(name: $0) }
                        }
                    }
                }

                struct GroupsLink: View { var body: some View { NavigationLink("Groups", value: "all") } }
                struct GroupPage: View { let name: String; var body: some View { Text(name) } }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Contacts.swift:11 duplicate-destination: left alone
                """#)
        #expect(
            run.says("duplicate-destination", at: "Contacts.swift:11").contains(
                "only the destination nearest the root of the stack is used"))
        #expect(run.changes(.safe) == "")
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
