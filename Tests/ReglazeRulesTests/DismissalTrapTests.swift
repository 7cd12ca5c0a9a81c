import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Closing what is presented.
@Suite struct DismissalTrapTests {
    /// Handed on, asked whether it is presented, or read by the view that presents: each is told apart.
    @Test func presentationModeIsReplacedWhereItOnlyDismisses() throws {
        let run = try ProjectRun(
            [
                "Editor.swift": #"""
                import SwiftUI

                struct Editor: View {
                    @Environment(\.presentationMode) private var presentationMode

                    var body: some View {
                        Button("Done") { presentationMode.wrappedValue.dismiss() }
                    }
                }

                struct Watcher: View {
                    @Environment(\.presentationMode) var mode

                    var body: some View {
                        Closer(mode: mode)
                    }
                }

                struct Closer: View {
                    @Binding var mode: PresentationMode
                    var body: some View { Button("Close") { mode.dismiss() } }
                }

                struct Asker: View {
                    @Environment(\.presentationMode) var mode

                    var body: some View {
                        VStack {
                            if mode.wrappedValue.isPresented {
                                Button("Close") { mode.wrappedValue.dismiss() }
                            }
                        }
                    }
                }

                struct Presenter: View {
                    @Environment(\.presentationMode) var mode
                    @State private var isShown = false

                    var body: some View {
                        Text("Main")
                            .sheet(isPresented: $isShown) {
                                Button("Close") { self.mode.wrappedValue.dismiss() }
                            }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Editor.swift:4 presentation-mode: safe
                Editor.swift:12 presentation-mode: left alone
                Editor.swift:25 presentation-mode: left alone
                Editor.swift:37 presentation-mode: safe
                """#)
        #expect(run.says("presentation-mode", at: "Editor.swift:12").contains("the binding itself is handed to `Closer`"))
        #expect(run.says("presentation-mode", at: "Editor.swift:25").contains("`isPresented` is read"))
        #expect(
            run.changes(.safe) == #"""
                Editor.swift
                -    @Environment(\.presentationMode) private var presentationMode
                +    @Environment(\.dismiss) private var dismiss
                -        Button("Done") { presentationMode.wrappedValue.dismiss() }
                +        Button("Done") { dismiss() }
                -    @Environment(\.presentationMode) var mode
                +    @Environment(\.dismiss) var dismiss
                -                Button("Close") { self.mode.wrappedValue.dismiss() }
                +                Button("Close") { self.dismiss() }
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// Roles and the vanishing item of an alert are beyond a rewrite: it stays.
    @Test func alertsWithItemsStay() throws {
        let run = try ProjectRun(
            [
                "Warned.swift": #"""
                import SwiftUI

                struct Warned: View {
                    @State private var fault: Fault?

                    var body: some View {
                        NavigationView {
                            Text("Run")
                                .alert(item: $fault) { fault in
                                    Alert(
                                        title: Text(fault.id), message: nil,
                                        primaryButton: .destructive(Text("Delete")) { print("gone") },
                                        secondaryButton: .cancel())
                                }
                        }
                        .navigationViewStyle(.stack)
                    }
                }

                struct Fault: Identifiable { let id: String }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Warned.swift:7 navigation-view: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Warned.swift
                -        NavigationView {
                +        NavigationStack {
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
