import ReglazeEngine

/// `reglaze undo [PATH]`: takes the last `migrate --write` back.
enum Undo {
    static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments.operands.count <= 1 else {
            throw UsageError("`reglaze undo` takes one path, the project's folder; run it once for each")
        }
        let path = arguments.operands.first ?? "."
        guard Files.exists(path) else { throw Failure("\(path): there is no such file or folder") }
        let root = try ProjectRoot(paths: [path]).path
        let result: UndoResult
        do throws(WriteError) {
            result = try Journal.undo(root: root)
        } catch {
            if case .nothingToUndo = error, let above = folderWithRecord(above: root) {
                throw Failure("\(error); \(above) has one: `reglaze undo \(above)`")
            }
            throw Failure("\(error)")
        }
        if !arguments.has("--quiet") { try Terminal(arguments).print(text(of: result)) }
        return .done
    }

    /// The nearest folder above with a record of its own.
    private static func folderWithRecord(above root: String) -> String? {
        var folder = FilePath.folder(of: root)
        while folder.count > 1 {
            if Journal.holdsRecord(of: folder) { return folder }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }

    private static func text(of result: UndoResult) -> String {
        let restored = result.restored.map { "  restored \($0)\n" } + result.removed.map { "  removed \($0)\n" }
        let cut = result.wasInterrupted ? ", which had been cut off" : ""
        return "Took back `\(result.command)`\(cut):\n" + restored.joined()
    }
}
