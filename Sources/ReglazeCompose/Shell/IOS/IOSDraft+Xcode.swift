import ReglazeEngine

/// The Xcode project, which must know the new files.
extension IOSDraft {
    private static let summary = "Add the new files to the Xcode project"

    /// The project file of the app's target.
    var manifest: SourceFile? { ios.target.flatMap { file(at: $0.manifest) } }

    var xcodeProject: XcodeProjectText? {
        guard let manifest, manifest.kind == .xcodeProject else { return nil }
        return try? XcodeProjectText(manifest)
    }

    /// Whether a target takes in what lies in a folder, so that a new file needs no entry.
    private func isTakenIn(_ path: String) -> Bool {
        guard let target = ios.target else { return false }
        return target.sources.contains(path) && !target.sources.lists(path)
    }

    /// Puts the files into the app's target.
    /// - Parameters:
    ///   - swift: the paths of new Swift files.
    ///   - resources: new resources, each with the path of one that is there and lies in the same folder.
    ///   - regions: the languages of the resources.
    mutating func addToProject(swift: [String], resources: [(path: String, sibling: String)] = [], regions: [String] = []) {
        let new = swift + resources.map(\.path)
        guard !new.isEmpty else { return note("xcode-project", Self.summary, .present) }
        guard let manifest else {
            let gap = ReadingNote(location: nil, text: "add to the app's target: \(new.joined(separator: ", "))")
            let reason = "no Xcode project was found that builds \(ios.folder)"
            return note("xcode-project", Self.summary, .notNeeded(reason: reason), gaps: [gap])
        }
        let missing = new.filter { !isTakenIn($0) }
        if missing.isEmpty || manifest.kind != .xcodeProject {
            let reason =
                manifest.kind == .xcodeProject
                ? "its folder is synchronized: Xcode takes in what lies there" : "\(manifest.path) lists folders, not files"
            return note("xcode-project", Self.summary, .notNeeded(reason: reason))
        }
        var current = manifest
        for path in missing {
            let sibling = resources.first { $0.path == path }?.sibling
            let isSource = sibling == nil
            let beside = sibling ?? mainFile?.path ?? ""
            guard let text = try? XcodeProjectText(current), let reference = text.reference(to: beside),
                let edits = text.add(
                    FilePath.name(of: path), type: isSource ? "sourcecode.swift" : "text.json.xcstrings", beside: reference),
                let next = try? current.applying(edits)
            else {
                let reason =
                    "\(beside) is not in \(manifest.path) in the usual way, so \(FilePath.name(of: path)) can't be put beside it"
                return note("xcode-project", Self.summary, .refused(reason: reason))
            }
            current = next
        }
        if !regions.isEmpty, let text = try? XcodeProjectText(current), let edits = text.add(regions: regions),
            let next = try? current.applying(edits)
        {
            current = next
        }
        replace(manifest, with: current)
        note("xcode-project", Self.summary, .written(paths: [manifest.path]))
    }

    /// Whether a resource can be put into the target beside one that is there.
    func canAddResource(_ path: String, beside sibling: String) -> Bool {
        guard let manifest else { return false }
        guard manifest.kind == .xcodeProject, !isTakenIn(path) else { return true }
        guard let text = try? XcodeProjectText(manifest), let reference = text.reference(to: sibling) else { return false }
        return text.add(FilePath.name(of: path), type: "text.json.xcstrings", beside: reference) != nil
    }
}
