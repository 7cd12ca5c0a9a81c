import ReglazeEngine

/// `--shell tabs`: the system's tab bar above one Compose host. The navigation library stays in charge.
public enum TabsShell {
    public static func change(for app: ComposeApp) -> ComposeChange {
        guard let ios = app.ios else {
            return refused("no iOS app was found; name its folder: --ios iosApp/iosApp")
        }
        guard app.tabs.count > 1 else {
            return refused(
                "the app's tabs were not found; name their routes: --tabs Home,Search; an app without tabs can take --shell scaffold"
            )
        }
        guard let entry = app.entryPoints.first(where: { $0.appCall != nil }) else {
            return refused("no function was found that shows the app in a `ComposeUIViewController`")
        }
        if let obstacle = entry.obstacle { return refused(obstacle) }
        var draft = IOSDraft(app, ios)
        guard let arguments = EntryArguments.text(of: entry, in: draft.swiftFiles) else {
            let names = entry.function.parameters.map(\.name).joined(separator: ", ")
            return refused(
                "\(entry.function.name) takes values (\(names)) that only its caller in Swift has; pass them another way first")
        }
        let (tabs, gaps) = ShellPlan.tabs(of: app) { ($0.route, $0.route) }
        guard writeKotlin(into: &draft, entry: entry, gaps: gaps) else { return draft.change(shell: .tabs) }
        let text = TabsSwiftText(
            framework: ios.framework ?? "ComposeApp", entryClass: entry.swiftBase ?? entry.swiftClass, arguments: arguments,
            tabs: tabs,
            hasAccentColor: draft.addAccentColor()
        ).text
        let titles = draft.addTitles(tabs)
        let files = draft.addSwift(
            [TabsSwiftText.fileName: text], declaring: TabsSwiftText.types,
            summary: "Write the tab bar, with empty pages above the one that Compose draws")
        draft.branch(to: TabsSwiftText.root, below: ios.hostView?.name ?? "ComposeView", entry: entry.function.name)
        draft.addToProject(swift: files, resources: titles.resources, regions: titles.regions)
        return draft.change(shell: .tabs)
    }

    private static let bars = "Leave the app's own bar out below the system's, and keep the two together"

    private static func refused(_ reason: String) -> ComposeChange {
        ComposeChange(
            shell: .tabs, steps: [ComposeChange.Step(name: "native-tabs", summary: bars, state: .refused(reason: reason))])
    }

    // MARK: - Kotlin

    /// - Returns: false where a step is refused.
    private static func writeKotlin(into draft: inout IOSDraft, entry: EntryPoint, gaps: [ReadingNote]) -> Bool {
        let app = draft.app
        let entrySummary = "Give Swift the app below a native tab bar"
        if app.project.symbols.declarations(named: "LocalNativeTabs").contains(where: { !$0.file.isTest }) {
            draft.note("native-tabs", bars, .present)
            draft.note("entry-points", entrySummary, .present)
            return true
        }
        let calls = TabBarCall.all(in: app)
        guard let first = calls.first else {
            let reason =
                "no bar was found that says which tab shows (`selected`) and what a tap does (`onClick`); "
                + "put `LocalNativeTabs` around it by hand"
            draft.note("native-tabs", bars, .refused(reason: reason))
            return false
        }
        var kotlin: [String: KotlinDraft] = [:]
        for bar in calls {
            var file = kotlin[bar.file.path] ?? KotlinDraft(bar.file)
            bar.wrap(in: &file, package: first.file.package)
            kotlin[bar.file.path] = file
        }
        let path = "\(FilePath.folder(of: first.file.path))/\(TabsKotlinText.fileName)"
        draft.add(path, TabsKotlinText.text(package: first.file.package).replacing("\n", with: first.file.source.lineEnding))

        let entryFile = entry.function.place.file
        var file = kotlin[entryFile.path] ?? KotlinDraft(entryFile)
        NativeTabsEntry(entry: entry, package: first.file.package).add(to: &file)
        kotlin[entryFile.path] = file
        for (path, edited) in kotlin {
            guard let bytes = edited.result(), let new = try? SourceFile(path: path, kind: .kotlin, content: bytes),
                let tree = new.kotlin, tree.errorCount <= edited.file.tree.errorCount
            else {
                draft.note(
                    "native-tabs", bars, .refused(reason: "the change of \(path) would not read as Kotlin; make it by hand"))
                return false
            }
            draft.replace(edited.file.source, with: new)
        }
        let written = Set(calls.map(\.file.path)).sorted() + [path]
        draft.note("native-tabs", bars, .written(paths: written), gaps: gaps)
        draft.note("entry-points", entrySummary, .written(paths: [entryFile.path]))
        return true
    }
}

extension TabBarCall {
    /// Draws the bar only where there is no native one.
    fileprivate func wrap(in draft: inout KotlinDraft, package: String) {
        let unit = KotlinCode.indentUnit(of: file)
        func indented(_ text: String, _ depth: Int) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let own = line.prefix { $0 == " " }.count / 4
                return line.isEmpty ? "" : String(repeating: unit, count: depth + own) + line.dropFirst(own * 4)
            }.joined(separator: "\n")
        }
        var lines = setup.map { indented($0, 1) }
        lines.append("\(unit)NativeTabBarSpace(")
        lines.append("\(unit)\(unit)nativeTabs,")
        lines.append("\(unit)\(unit)selectedTab = \(indented(selected, 2).drop { $0 == " " || $0 == "\t" }),")
        lines.append("\(unit)\(unit)onSelect = { \(onSelect.parameter) ->")
        lines += onSelect.lines.map { indented($0, 3) }
        lines += ["\(unit)\(unit)},", "\(unit))"]
        let statement = statement
        let indent = KotlinCode.indentation(at: statement.range.lowerBound, in: file)
        let tail =
            "} else {\n"
            + (lines + ["}"]).map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .flatMap { $0 }.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
        let head = "val nativeTabs = LocalNativeTabs.current\n\(indent)if (nativeTabs == null) {"
        draft.wrap(statement.range, in: head, tail, layer: .host)
        for name in ["LocalNativeTabs", "NativeTabBarSpace"] { draft.addImport(package.isEmpty ? name : "\(package).\(name)") }
        for name in imports { draft.addImport(name) }
    }
}
