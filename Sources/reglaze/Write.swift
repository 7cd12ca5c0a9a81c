import ReglazeEngine

/// Hands changes to the writer.
enum Write {
    /// nil when all of them were written; else why not, and then every file is as it was unless the reason says otherwise.
    /// - Parameter command: what the user ran, for the journal.
    static func apply(_ changes: [FileChange], root: String, command: String) -> WriteError? {
        do {
            try Writer.write(changes, root: root, command: command)
            return nil
        } catch {
            return error
        }
    }
}
