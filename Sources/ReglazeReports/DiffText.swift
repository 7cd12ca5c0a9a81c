import ReglazeEngine

/// A file's change as a unified diff, in colour.
public struct DiffText {
    private let palette: Palette
    private let pathPrefix: String

    /// - Parameter pathPrefix: what leads from the folder that the user is in to the project's root, with a final `/`.
    public init(palette: Palette, pathPrefix: String = "") {
        self.palette = palette
        self.pathPrefix = pathPrefix
    }

    public func text(of change: FileChange) -> String {
        let diff = UnifiedDiff(change, pathPrefix: pathPrefix)
        var text = ""
        for header in diff.headers { text += palette(.bold, header) + "\n" }
        for hunk in diff.hunks {
            text += palette(.cyan, hunk.header) + "\n"
            for line in hunk.lines {
                let shown = String(line.kind.rawValue) + line.text
                switch line.kind {
                case .context: text += shown + "\n"
                case .removed: text += palette(.red, shown) + "\n"
                case .added: text += palette(.green, shown) + "\n"
                }
                if line.lacksNewline { text += palette(.dim, UnifiedDiff.noNewline) + "\n" }
            }
        }
        return text
    }
}

extension UnifiedDiff {
    /// The diff as seen from a folder above the project's root.
    init(_ change: FileChange, pathPrefix: String) {
        self.init(path: pathPrefix + change.path, old: change.old.map(Self.content), new: Self.content(change.new))
    }

    private static func content(_ file: SourceFile) -> [UInt8] {
        file.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + file.bytes : file.bytes
    }
}
