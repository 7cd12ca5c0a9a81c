import Foundation

/// An app of `Examples`, read into memory.
public enum ExampleFiles {
    public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples", isDirectory: true)

    /// The texts of all files by their path below the app's folder. What Reglaze itself keeps there is left out.
    /// - Parameter name: a folder below `Examples`, such as `ConferenceApp`.
    public static func texts(of name: String) throws -> [String: String] {
        try texts(below: folder.appendingPathComponent(name, isDirectory: true))
    }

    public static func texts(below folder: URL) throws -> [String: String] {
        let root = folder.resolvingSymlinksInPath().path + "/"
        var texts: [String: String] = [:]
        let files = FileManager.default.enumerator(
            at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isRegularFileKey])
        while let file = files?.nextObject() as? URL {
            let path = String(file.path.dropFirst(root.count))
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true, !path.hasPrefix(".reglaze/") else {
                continue
            }
            texts[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return texts
    }
}
