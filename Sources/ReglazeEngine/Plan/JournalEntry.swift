#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One write, as `.reglaze/journal/NUMBER/manifest.json` tells of it. Beside it lie the old contents: `0.old`, `1.old` and so on.
struct JournalEntry: Codable, Hashable {
    static let version = 1

    /// How far it has come. The name of an empty file in the entry's folder tells it: to rename that file takes no space.
    enum State: String, CaseIterable {
        /// Begun: each file has its old content or its new one.
        case writing
        case written
        /// Being taken back: each file has its old content or its new one.
        case undoing
    }

    struct File: Codable, Hashable {
        /// Relative to the root, without links.
        var path: String
        /// nil for a file that the write made.
        var old: Stamp?
        /// The permission bits of the old content.
        var permissions: UInt32?
        var new: Stamp
    }

    /// What a content is told by.
    struct Stamp: Codable, Hashable {
        var size: Int
        var hash: String

        init(_ bytes: [UInt8]) {
            size = bytes.count
            hash = ContentHash.of(bytes).description
        }
    }

    var version = Self.version
    var number: Int
    /// What the user ran.
    var command: String
    var date: Date
    var files: [File]
    /// Folders that the write made, relative to the root, the outermost first.
    var folders: [String]

    func encoded() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        // Strings, numbers and dates can always be encoded.
        return (try? encoder.encode(self)).map(Array.init) ?? []
    }

    /// nil for bytes that are no entry of this version.
    init?(decoding bytes: [UInt8]) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let entry = try? decoder.decode(JournalEntry.self, from: Data(bytes)), entry.version == Self.version else {
            return nil
        }
        self = entry
    }

    init(number: Int, command: String, date: Date, files: [File], folders: [String]) {
        self.number = number
        self.command = command
        self.date = date
        self.files = files
        self.folders = folders
    }
}
