import ReglazeEngine
import ReglazeRules
import Testing

/// What the rules about bars say and do together, where an example of one rule can't show it.
@Suite struct BarRulesTests {
    private static let inbox = """
        struct Inbox: View {
            var body: some View {
                List { Text("mail") }
                    .navigationBarTitle(Text("Inbox (\\(query.count))"), displayMode: .inline)
                    // .navigationBarItems(trailing: Text("old"))
                    .navigationBarItems(leading: logo, trailing:
                        HStack {
                            Button(action: { isFiltering = true }) { Image(systemName: "line.3.horizontal.decrease") }
                            // keeps the icons apart
                            Spacer(minLength: 12)
                            EditButton()
                        }
                    )
                    .sheet(isPresented: $isFiltering) {
                        Form { TextField("Filter", text: $query) }
                            .navigationBarItems(trailing: Button("Close") { isFiltering = false })
                            .navigationBarTitle("Filter")
                    }
            }
        }

        struct Outbox: View {
            let title: LocalizedStringKey
            var body: some View {
                Text("empty")
                    .navigationBarTitle(title)
                    .navigationBarItems(leading: EditButton())
                    .navigationBarHidden(true)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("0 items") } }
            }
        }
        """

    private static let migrated = """
        struct Inbox: View {
            var body: some View {
                List { Text("mail") }
                    .navigationTitle(Text("Inbox (\\(query.count))"))
                    .navigationBarTitleDisplayMode(.inline)
                    // .navigationBarItems(trailing: Text("old"))
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { logo }
                        ToolbarItem(placement: .topBarTrailing) {
                            HStack {
                                Button(action: { isFiltering = true }) { Image(systemName: "line.3.horizontal.decrease") }
                                // keeps the icons apart
                                Spacer(minLength: 12)
                                EditButton()
                            }
                        }
                    }
                    .sheet(isPresented: $isFiltering) {
                        Form { TextField("Filter", text: $query) }
                            .toolbar {
                                ToolbarItem(placement: .topBarTrailing) { Button("Close") { isFiltering = false } }
                            }
                            .navigationTitle("Filter")
                    }
            }
        }

        struct Outbox: View {
            let title: LocalizedStringKey
            var body: some View {
                Text("empty")
                    .navigationTitle(title)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { EditButton() }
                    }
                    .toolbar(.hidden, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("0 items") } }
            }
        }
        """

    private static let rules = AllRules.all.filter {
        ["navigation/bar-title", "navigation/bar-items", "navigation/bar-hidden"].contains(type(of: $0).about.id)
    }

    private func index(_ text: String, target: OSVersion = 16) throws -> ProjectIndex {
        let file = try SourceFile(path: "App.swift", kind: .swift, content: Array(text.utf8))
        return ProjectIndex(files: [file]) { _ in Scope(deploymentTarget: target, devices: [.iPhone]) }
    }

    private func messages(_ text: String) throws -> [String] {
        Checker(rules: Self.rules).check(try index(text)).findings.map(\.message)
    }

    @Test func titlesItemsAndHiddenBarsTogether() throws {
        let migration = Migration(
            try index(Self.inbox), checker: Checker(rules: Self.rules), allowingUnsafe: false, rank: { _ in 0 })
        #expect(migration.isStable && migration.dropped.isEmpty)
        #expect(migration.changes.first?.new.text == Self.migrated)
    }

    @Test func linesThatEndAsOnWindows() throws {
        let text = Self.inbox.replacing("\n", with: "\r\n")
        let migration = Migration(
            try index(text), checker: Checker(rules: Self.rules), allowingUnsafe: false, rank: { _ in 0 })
        #expect(migration.changes.first?.new.text == Self.migrated.replacing("\n", with: "\r\n"))
    }

    @Test func saysWhatDoesNotShow() throws {
        let messages = try messages(Self.inbox)
        #expect(messages.count { $0.contains("no navigation container is inside the `sheet`") } == 2)
        #expect(messages.contains { $0.contains("the bar items and the title beside it are not shown") })
    }

    @Test func tellsABarFurtherOutFromNone() throws {
        let outer = try messages(
            """
            struct Page: View {
                var body: some View { NavigationView { Text("a") }.navigationBarItems(trailing: EditButton()) }
            }
            """)
        #expect(outer.first?.contains("it speaks to a bar further out, if there is one") ?? false)
        let lost = try messages(
            """
            @main struct Mail: App {
                var body: some Scene {
                    WindowGroup { NavigationView { Text("a") }.navigationBarTitle("Mail") }
                }
            }
            """)
        #expect(lost.first?.contains("on the `NavigationView` itself the title does not show") ?? false)
    }
}
