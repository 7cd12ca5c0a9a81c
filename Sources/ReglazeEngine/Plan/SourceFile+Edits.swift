extension SourceFile {
    /// The file with edits, which must not overlap, applied. Lines that they add end as its other lines do.
    public func applying(_ edits: [Edit]) throws(UnreadableFile) -> SourceFile {
        let mark: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
        return try SourceFile(path: path, kind: kind, content: mark + Plan.apply(edits, to: self))
    }
}
