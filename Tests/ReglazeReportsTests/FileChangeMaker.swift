@testable import ReglazeEngine

/// `FileChange` is made by `Migration` alone; tests make their own.
enum FileChangeMaker {
    static func change(_ path: String, from old: SourceFile?, to new: SourceFile) -> FileChange {
        FileChange(path: path, old: old, new: new)
    }
}
