import Foundation

/// The command that takes a write back. The journal lies in the root, which need not be the working folder.
enum UndoHint {
    static func command(root: String) -> String {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        if root == here { return "reglaze undo" }
        let path = root.hasPrefix(here + "/") ? String(root.dropFirst(here.count + 1)) : root
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return "reglaze undo " + (isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'")
    }
}
