import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files as they are found in apps: a type of the same name, and branches for older systems.
@Suite struct WholeProjectFileTests {
    /// A class of the app's own has the container's name.
    @Test func aClassOfTheSameName() throws {
        let run = try ProjectRun(
            [
                "Bars/NavigationView.swift": #"""
                import UIKit

                /// The bar that our pages draw themselves.
                final class NavigationView: UIView {
                    let bar = UINavigationBar()
                    let item = UINavigationItem()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(bar)
                        bar.setItems([item], animated: false)
                    }

                    required init?(coder: NSCoder) { fatalError("init(coder:)") }
                }

                extension NavigationView {
                    class Shade: UIView {}
                }
                """#,
                "Bars/Options.swift": #"""
                import SwiftUI

                struct Options: View {
                    var body: some View {
                        SwiftUI.NavigationView {
                            Form { Text("Build") }
                                .navigationBarTitle("Options")
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """#,
                "Bars/Page.swift": #"""
                import SwiftUI
                import UIKit

                class Page: UIViewController {
                    private(set) lazy var navigationView = NavigationView()
                    let make: () -> NavigationView = { NavigationView(frame: .zero) }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(navigationView)
                        let host = UIHostingController(rootView: Options())
                        addChild(host)
                    }
                }
                """#,
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Bars/Options.swift:5 navigation-view: safe
                Bars/Options.swift:7 bar-title: safe
                """#)
        #expect(
            run.changes(.safe) == #"""
                Bars/Options.swift
                -        SwiftUI.NavigationView {
                +        SwiftUI.NavigationStack {
                -                .navigationBarTitle("Options")
                +                .navigationTitle("Options")
                -        .navigationViewStyle(.stack)
                """#)
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }

    /// Branches that died with the target, and links whose values nobody takes.
    @Test func branchesForOlderSystems() throws {
        let run = try ProjectRun(
            [
                "Shell.swift": #"""
                import SwiftUI

                /// The container of every platform.
                struct Shell<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                #if os(macOS)
                    @State private var path = NavigationPath()
                #endif

                    var body: some View {
                        if #available(iOS 16.0, macOS 13.0, *) {
                #if os(macOS)
                            NavigationStack(path: $path) { content() }
                #else
                            NavigationStack(root: content)
                #endif
                        } else {
                #if !os(macOS)
                            NavigationView(content: content)
                                .navigationViewStyle(.stack)
                #else
                            NavigationView { content() }
                #endif
                        }
                    }
                }

                struct Rows: View {
                    var body: some View {
                        Shell {
                            List(0..<3) { row in
                                if #available(iOS 16, *) {
                                    NavigationLink("Number \(row)", value: row)
                                } else {
                                    NavigationLink("Number \(row)", destination: Text("\(row)"))
                                }
                            }
                        }
                    }
                }

                @available(iOS, introduced: 13, obsoleted: 16)
                struct Former: View {
                    var body: some View {
                        NavigationView { Text("below 16 only") }
                    }
                }
                """#
            ], rules: Rules.all, target: 16)
        #expect(
            run.report == #"""
                Shell.swift:11 availability-branch: left alone
                Shell.swift:32 availability-branch: unsafe
                Shell.swift:33 missing-destination: left alone
                Shell.swift:42 availability-branch: left alone
                """#)
        #expect(run.says("availability-branch", at: "Shell.swift:11").contains("macOS 13.0"))
        #expect(run.says("missing-destination", at: "Shell.swift:33").contains("no stack has a destination for its value"))
        #expect(run.says("availability-branch", at: "Shell.swift:42").contains("it is dead code on iOS"))
        #expect(run.changes(.safe) == "")
        #expect(
            run.changes(.unsafe) == #"""
                Shell.swift
                -                if #available(iOS 16, *) {
                -                    NavigationLink("Number \(row)", value: row)
                -                } else {
                -                    NavigationLink("Number \(row)", destination: Text("\(row)"))
                -                }
                +                NavigationLink("Number \(row)", value: row)
                """#)
        #expect(try run.faults() == [])
    }

    /// Below 16 the same branches are alive, and nothing is wrapped again.
    @Test func branchesForOlderSystemsAtFifteen() throws {
        let run = try ProjectRun(
            [
                "Shell.swift": #"""
                import SwiftUI

                /// The container of every platform.
                struct Shell<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                #if os(macOS)
                    @State private var path = NavigationPath()
                #endif

                    var body: some View {
                        if #available(iOS 16.0, macOS 13.0, *) {
                #if os(macOS)
                            NavigationStack(path: $path) { content() }
                #else
                            NavigationStack(root: content)
                #endif
                        } else {
                #if !os(macOS)
                            NavigationView(content: content)
                                .navigationViewStyle(.stack)
                #else
                            NavigationView { content() }
                #endif
                        }
                    }
                }

                struct Rows: View {
                    var body: some View {
                        Shell {
                            List(0..<3) { row in
                                if #available(iOS 16, *) {
                                    NavigationLink("Number \(row)", value: row)
                                } else {
                                    NavigationLink("Number \(row)", destination: Text("\(row)"))
                                }
                            }
                        }
                    }
                }

                @available(iOS, introduced: 13, obsoleted: 16)
                struct Former: View {
                    var body: some View {
                        NavigationView { Text("below 16 only") }
                    }
                }
                """#
            ], rules: Rules.all, target: 15)
        #expect(
            run.report == #"""
                Shell.swift:33 missing-destination: left alone
                """#)
        #expect(run.says("missing-destination", at: "Shell.swift:33").contains("no stack has a destination for its value"))
        #expect(run.changes(.safe) == "")
        #expect(run.changes(.unsafe) == run.changes(.safe))
        #expect(try run.faults() == [])
    }
}
