import ReglazeEngine

/// Tells whether an app has its native shell already.
enum ShellMarks {
    static func read(_ reading: AppReading) -> ExistingShell? {
        var marks: [ReadingNote] = []
        var parts: Set<String> = []
        for name in ["LocalUseNativeNavigation", "SingleScreenApp", "ScreenContent", "ScreenViewController"] {
            for declaration in reading.symbols.declarations(named: name)
            where declaration.file.isOnIOS && declaration.kind != .class {
                // A function that is only called so says nothing alone.
                parts.insert(name)
                marks.append(ReadingNote(location: declaration.location, text: "`\(name)` is declared"))
            }
        }
        for declaration in reading.symbols.declarations(named: NativeStackText.type) where declaration.file.isOnIOS {
            parts.insert(NativeStackText.type)
            marks.append(ReadingNote(location: declaration.location, text: "`\(declaration.name)` is declared"))
        }
        if !parts.contains("LocalUseNativeNavigation"), !parts.contains("ScreenViewController") {
            marks = []
            parts = []
        }
        for name in ["LocalNativeTabs", "NativeScaffold"] {
            for declaration in reading.symbols.declarations(named: name) where declaration.file.isOnIOS {
                marks.append(ReadingNote(location: declaration.location, text: "`\(name)` is declared"))
                parts.insert(name)
            }
        }
        let index = reading.project.index
        let classes = reading.app.entryPoints.map(\.swiftClass)
        let hosts = index.files.filter { file in file.kind == .swift && classes.contains { file.text.contains("\($0).") } }
        for file in hosts {
            let folder = FilePath.folder(of: file.path)
            for other in index.files(mentioning: "TabView") where FilePath.isInside(other.path, folder) {
                for type in index.declarations(in: other) where type.inherits("View") && type.node.description.contains("TabView")
                {
                    let location = other.location(
                        of: type.node.positionAfterSkippingLeadingTrivia.utf8Offset..<type.node.endPosition.utf8Offset)
                    let note = ReadingNote(location: location, text: "`\(type.name)` draws a native `TabView`")
                    if !marks.contains(note) { marks.append(note) }
                    parts.insert("TabView")
                }
            }
        }
        guard !marks.isEmpty else { return nil }
        // Where Swift follows a component's stack, that makes the pages' controllers.
        let controllers = reading.app.navigation == .decompose ? NativeStackText.type : "ScreenViewController"
        return ExistingShell(
            marks: marks,
            isWhole: parts.isSuperset(of: ["LocalUseNativeNavigation", "ScreenContent", controllers])
                && (parts.contains("TabView") || reading.app.tabs.count < 2))
    }
}
