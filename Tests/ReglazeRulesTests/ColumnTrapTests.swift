import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Who decides between a stack and columns.
@Suite struct ColumnTrapTests {
    /// The style may be applied in the app, in an extension or at a hosting controller; without any, iPad shows two columns.
    @Test func aStyleFromElsewhereDecides() throws {
        let run = try ProjectRun(
            [
                "DemoApp.swift": #"""
                import SwiftUI
                import UIKit

                @main
                struct DemoApp: App {
                    var body: some Scene {
                        WindowGroup {
                            RootView()
                                .navigationViewStyle(StackNavigationViewStyle())
                        }
                    }
                }

                extension View {
                    func phoneStyle() -> some View {
                        navigationViewStyle(.stack)
                    }
                }

                func makeHost() -> UIViewController {
                    UIHostingController(rootView: Hosted().navigationViewStyle(.stack))
                }
                """#,
                "RootView.swift": #"""
                import SwiftUI

                struct RootView: View {
                    var body: some View {
                        NavigationView {
                            List { Text("One") }
                        }
                    }
                }

                struct Sheet: View {
                    var body: some View {
                        NavigationView {
                            List { Text("Two") }
                        }
                        .phoneStyle()
                    }
                }

                struct Hosted: View {
                    var body: some View {
                        NavigationView {
                            List { Text("Three") }
                        }
                    }
                }

                struct Bare: View {
                    var body: some View {
                        NavigationView {
                            List { Text("Four") }
                        }
                    }
                }
                """#,
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                RootView.swift:5 navigation-view: safe
                RootView.swift:13 navigation-view: safe
                RootView.swift:22 navigation-view: safe
                RootView.swift:30 navigation-view: unsafe
                """#)
        #expect(run.says("navigation-view", at: "RootView.swift:30").contains("on iPad this shows two columns today"))
        #expect(
            run.changes(.safe) == #"""
                RootView.swift
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                DemoApp.swift
                -                .navigationViewStyle(StackNavigationViewStyle())
                -    UIHostingController(rootView: Hosted().navigationViewStyle(.stack))
                +    UIHostingController(rootView: Hosted())
                RootView.swift
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                -        NavigationView {
                +        NavigationStack {
                """#)
        #expect(try run.faults() == [])
    }

    /// The second view is the empty detail.
    @Test func aPlaceholderBecomesTheDetail() throws {
        let run = try ProjectRun(
            [
                "Library.swift": #"""
                import SwiftUI

                struct Library: View {
                    var body: some View {
                        NavigationView {
                            List { Text("Books") }
                            Text("Pick a book") // nothing picked yet
                                .foregroundColor(.secondary)
                        }
                        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Library.swift:5 navigation-view: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Library.swift
                -        NavigationView {
                +        NavigationSplitView {
                +        } detail: {
                -        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// Columns are asked for and one view is there: never a stack, and the placeholder is announced.
    @Test func oneViewWithColumnsGetsAnAnnouncedPlaceholder() throws {
        let run = try ProjectRun(
            [
                "Feeds.swift": #"""
                import SwiftUI

                struct Feeds: View {
                    var body: some View {
                        NavigationView {
                            List { Text("Feeds") }
                        }
                        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Feeds.swift:5 navigation-view: unsafe
                """#)
        #expect(
            run.says("navigation-view", at: "Feeds.swift:5").contains(
                #"the rewrite writes a placeholder, `Text("Nothing selected")`, for you to replace"#))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Feeds.swift
                -        NavigationView {
                +        NavigationSplitView {
                +        } detail: {
                +            Text("Nothing selected")
                -        .navigationViewStyle(DoubleColumnNavigationViewStyle())
                """#)
        #expect(try run.faults() == [])
    }
}
