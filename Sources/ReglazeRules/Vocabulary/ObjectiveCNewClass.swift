import ReglazeEngine

/// A class in Objective-C that a fix makes: its two files, and the edits that bring them into the projects.
struct ObjectiveCNewClass {
    let files: [NewFile]
    private(set) var edits: [Edit] = []
    /// Why a project can't hold them.
    private(set) var obstacle: String?

    /// - Parameters:
    ///   - sibling: the `.m` or `.mm` whose folder and targets the new one gets.
    ///   - headerSibling: the header beside whose reference the new one's goes.
    init(
        _ name: String, header: String, implementation: String, beside sibling: SourceFile, _ headerSibling: SourceFile?,
        in index: ProjectIndex
    ) {
        let isPlusPlus = sibling.path.hasSuffix(".mm")
        let folder = FilePath.folder(of: sibling.path)
        func path(_ ending: String) -> String { folder.isEmpty ? "\(name).\(ending)" : "\(folder)/\(name).\(ending)" }
        let ending = sibling.lineEnding
        files = [
            NewFile(path: path("h"), text: header.replacing("\n", with: ending)),
            NewFile(path: path(isPlusPlus ? "mm" : "m"), text: implementation.replacing("\n", with: ending)),
        ]
        let manifests = index.targets.filter { $0.sources.lists(sibling.path) && $0.manifest.hasSuffix(".pbxproj") }.map(
            \.manifest)
        for manifest in Set(manifests).sorted() {
            guard let file = index.file(at: manifest), let xcode = try? XcodeProjectText(file),
                let reference = xcode.reference(to: sibling.path),
                let added = xcode.add(
                    FilePath.name(of: files[1].path), type: isPlusPlus ? "sourcecode.cpp.objcpp" : "sourcecode.c.objc",
                    beside: reference)
            else {
                obstacle = "\(manifest) does not hold \(sibling.path) in a way that can be edited"
                return
            }
            edits += added
            if let header = headerSibling.flatMap({ xcode.reference(to: $0.path) }),
                let added = xcode.add("\(name).h", type: "sourcecode.c.h", isCompiled: false, beside: header)
            {
                edits += added
            }
        }
    }
}
