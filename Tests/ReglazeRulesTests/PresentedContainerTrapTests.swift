import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Containers in sheets and in UIKit.
@Suite struct PresentedContainerTrapTests {
    /// A sheet or popover has a container for its bar only: it is a stack.
    @Test func containersOfSheetsAreStacks() throws {
        let run = try ProjectRun(
            [
                "Sheeted.swift": #"""
                import SwiftUI

                struct Sheeted: View {
                    @State private var isShown = false
                    @State private var isHelpShown = false

                    var body: some View {
                        Button("Filter") { isShown = true }
                            .sheet(isPresented: $isShown) {
                                NavigationView {
                                    Form { Text("Filter") }
                                        .navigationBarTitle("Filter", displayMode: .inline)
                                        .navigationBarItems(trailing: Button("Done") { isShown = false })
                                }
                                .navigationViewStyle(.stack)
                            }
                            .popover(isPresented: $isHelpShown) {
                                NavigationView {
                                    Text("Help").navigationBarTitle("Help")
                                }
                            }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Sheeted.swift:10 navigation-view: safe
                Sheeted.swift:12 bar-title: safe
                Sheeted.swift:13 bar-items: safe
                Sheeted.swift:18 navigation-view: unsafe
                Sheeted.swift:19 bar-title: safe
                """#)
        #expect(run.says("navigation-view", at: "Sheeted.swift:18").contains("on iPad"))
        #expect(
            run.changes(.safe) == #"""
                Sheeted.swift
                -                NavigationView {
                +                NavigationStack {
                -                        .navigationBarTitle("Filter", displayMode: .inline)
                -                        .navigationBarItems(trailing: Button("Done") { isShown = false })
                +                        .navigationTitle("Filter")
                +                        .navigationBarTitleDisplayMode(.inline)
                +                        .toolbar {
                +                            ToolbarItem(placement: .topBarTrailing) { Button("Done") { isShown = false } }
                +                        }
                -                .navigationViewStyle(.stack)
                -                    Text("Help").navigationBarTitle("Help")
                +                    Text("Help").navigationTitle("Help")
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Sheeted.swift
                -                NavigationView {
                +                NavigationStack {
                -                        .navigationBarTitle("Filter", displayMode: .inline)
                -                        .navigationBarItems(trailing: Button("Done") { isShown = false })
                +                        .navigationTitle("Filter")
                +                        .navigationBarTitleDisplayMode(.inline)
                +                        .toolbar {
                +                            ToolbarItem(placement: .topBarTrailing) { Button("Done") { isShown = false } }
                +                        }
                -                .navigationViewStyle(.stack)
                -                NavigationView {
                -                    Text("Help").navigationBarTitle("Help")
                +                NavigationStack {
                +                    Text("Help").navigationTitle("Help")
                """#)
        #expect(try run.faults() == [])
    }

    /// A `UINavigationController` has a bar already: no stack is added, and one that is there says that two bars show.
    @Test func noStackIsAddedInsideUIKitNavigation() throws {
        let run = try ProjectRun(
            [
                "Bridge.swift": #"""
                import SwiftUI
                import UIKit

                final class Bridge: UIViewController {
                    func showProfile() {
                        let host = UIHostingController(rootView: Profile())
                        navigationController?.pushViewController(host, animated: true)
                    }

                    func showAccount() {
                        present(UINavigationController(rootViewController: UIHostingController(rootView: Account())), animated: true)
                    }
                }

                struct Profile: View {
                    @State private var isOpen = false

                    var body: some View {
                        VStack {
                            NavigationLink("More", destination: Text("more"), isActive: $isOpen)
                        }
                    }
                }

                struct Account: View {
                    var body: some View {
                        NavigationView {
                            List { Text("name") }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Bridge.swift:20 link-is-active: left alone
                Bridge.swift:27 navigation-view: unsafe
                """#)
        #expect(
            run.says("link-is-active", at: "Bridge.swift:20").contains(
                "it is shown by the `UIHostingController` of line 6, without a `NavigationStack`"))
        #expect(
            run.says("navigation-view", at: "Bridge.swift:27").contains(
                "the `UINavigationController` of line 11 shows it, so there are two bars, before as after"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Bridge.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(try run.faults() == [])
    }
}
