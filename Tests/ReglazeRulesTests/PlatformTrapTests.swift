import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Files that are also built for the Mac or the watch, of whose versions the iOS target says nothing.
@Suite struct PlatformTrapTests {
    private static let everywhere = """
        import SwiftUI

        struct Everywhere: View {
            @Environment(\\.presentationMode) private var mode
            @State private var isOpen = false

            var body: some View {
                NavigationView {
                    Button("Close") { mode.wrappedValue.dismiss() }
                        .background(NavigationLink(destination: Text("page"), isActive: $isOpen) { EmptyView() })
                        .edgesIgnoringSafeArea(.all)
                    #if os(iOS)
                        .navigationBarTitle("Here", displayMode: .inline)
                        .navigationBarItems(trailing: Button("Open") { isOpen = true })
                    #endif
                }
                .accentColor(.red)
            }
        }
        """

    private func run(_ text: String, on others: [OtherPlatform: OSVersion]) throws -> ProjectRun {
        try ProjectRun(["App.swift": text], rules: Rules.all, target: 16, devices: [.iPhone], others: others)
    }

    @Test func anOlderMacKeepsWhatItNeeds() throws {
        let run = try run(Self.everywhere, on: [.macOS: 11])
        #expect(run.says("navigation-view", at: "App.swift:8").contains("needs macOS 13"))
        #expect(run.says("link-is-active", at: "App.swift:10").contains("needs macOS 13"))
        #expect(run.says("presentation-mode", at: "App.swift:4").contains("needs macOS 12"))
        #expect(run.says("accent-color", at: "App.swift:17").contains("needs macOS 12"))
        // What stands in an `#if os(iOS)` is no concern of the Mac, and `ignoresSafeArea` is of macOS 11.
        #expect(
            run.changes(.unsafe) == """
                App.swift
                -                .edgesIgnoringSafeArea(.all)
                +                .ignoresSafeArea()
                -                .navigationBarTitle("Here", displayMode: .inline)
                -                .navigationBarItems(trailing: Button("Open") { isOpen = true })
                +                .navigationTitle("Here")
                +                .navigationBarTitleDisplayMode(.inline)
                +                .toolbar {
                +                    ToolbarItem(placement: .topBarTrailing) { Button("Open") { isOpen = true } }
                +                }
                """)
        #expect(try run.faults() == [])
    }

    @Test func aMacThatKnowsStacksIsOfferedOne() throws {
        let run = try run(Self.everywhere, on: [.macOS: 13])
        #expect(run.says("navigation-view", at: "App.swift:8").contains("a stack shows one"))
        #expect(!run.changes(.safe).contains("NavigationStack"))
        #expect(run.changes(.unsafe).contains("+        NavigationStack {"))
        #expect(try run.faults() == [])
    }

    @Test func anOlderWatchKeepsItsContainer() throws {
        let text = """
            import SwiftUI

            struct Shared: View {
                var body: some View {
                    NavigationView { Text("both") }
                        .navigationViewStyle(.stack)
                }
            }
            """
        let old = try run(text, on: [.watchOS: 8])
        #expect(old.says("navigation-view", at: "App.swift:5").contains("`NavigationStack` needs watchOS 9"))
        #expect(old.changes(.unsafe) == "")
        #expect(try run(text, on: [.watchOS: 9]).changes(.unsafe).contains("+        NavigationStack { Text(\"both\") }"))
    }

    private static let branches = """
        import SwiftUI

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
        """

    @Test func aBranchForTheMacIsKeptWhileItsTargetIsOlder() throws {
        let run = try run(Self.branches, on: [.macOS: 12])
        #expect(run.report == "App.swift:10 availability-branch: left alone")
        #expect(run.says("availability-branch", at: "App.swift:10").contains("macOS"))
        #expect(run.changes(.unsafe) == "")
        #expect(try run.faults() == [])
    }

    @Test func aBranchThatIsDeadEverywhereCollapsesToBothPlatforms() throws {
        let run = try run(Self.branches, on: [.macOS: 13])
        #expect(run.report == "App.swift:10 availability-branch: unsafe")
        let output = run.outputs(.unsafe)["App.swift"] ?? ""
        #expect(output.contains("NavigationStack(path: $path) { content() }"))
        #expect(output.contains("NavigationStack(root: content)"))
        #expect(!output.contains("#available") && !output.contains("NavigationView"))
        #expect(output.components(separatedBy: "#if os(macOS)").count == 3)
        #expect(try run.faults() == [])
    }

    /// The opt-in rule for targets below 16: one wrapper, and the containers that use it.
    @Test func belowSixteenAWrapperServesBothWhenAskedFor() throws {
        let text = """
            import SwiftUI

            struct Old: View {
                var body: some View {
                    NavigationView { List { Text("a") } }
                        .navigationViewStyle(.stack)
                }
            }
            """
        let wrapper = AllRules.all.filter { type(of: $0).about.id == "navigation/split-view-fallback" }
        let run = try ProjectRun(["App.swift": text], rules: wrapper, target: 15)
        let output = run.outputs(.unsafe)
        #expect(output.count == 2)
        #expect(output.values.joined().contains("#available(iOS 16"))
        #expect(try run.faults() == [])
    }
}
