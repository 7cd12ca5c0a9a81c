import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization

/// One file as it was read: its bytes, and what is derived from them on demand, each at most once.
public final class SourceFile: Sendable {
    /// Relative to the project's root, with `/`.
    public let path: String
    public let kind: FileKind
    /// UTF-8, without the byte-order mark.
    public let bytes: [UInt8]
    public let hasByteOrderMark: Bool

    private let lineTable = Once<LineTable>()
    private let parsed = Once<Parsed>()
    private let objectiveCTree = Once<Result<GrammarTree, GrammarTree.Unreadable>>()
    private let kotlinTree = Once<Result<GrammarTree, GrammarTree.Unreadable>>()
    private let loneReturn = Once<Int?>()
    private let words = Once<Set<UInt64>>()
    private let tokens = Mutex<[String: [TokenSyntax]]>([:])

    private struct Parsed: Sendable {
        let tree: SourceFileSyntax
        let problem: String?
    }

    /// - Parameter content: the file's bytes, with a byte-order mark if there is one.
    /// - Throws: `UnreadableFile` for what is not UTF-8 text.
    public init(path: String, kind: FileKind, content: [UInt8]) throws(UnreadableFile) {
        self.path = path
        self.kind = kind
        hasByteOrderMark = content.starts(with: [0xEF, 0xBB, 0xBF])
        bytes = hasByteOrderMark ? Array(content.dropFirst(3)) : content
        if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) {
            throw UnreadableFile(path: path, reason: "it is UTF-16 text; save it as UTF-8")
        }
        // A binary property list can be read, and not rewritten.
        if kind == .propertyList, isBinaryPropertyList { return }
        if let offset = Self.firstInvalidByte(in: bytes) {
            let (line, column) = LineTable(bytes).position(of: offset)
            let isBinary = bytes.prefix(4096).contains(0)
            throw UnreadableFile(
                path: path,
                reason: isBinary ? "it is binary" : "line \(line), byte \(column) is not UTF-8; save the file as UTF-8")
        }
        if kind == .swift, bytes.contains(0) { throw UnreadableFile(path: path, reason: "it is binary") }
    }

    public var isBinaryPropertyList: Bool { bytes.starts(with: "bplist".utf8) }

    /// The whole text; offsets of `Edit` and of the tree count its UTF-8 bytes.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public var lines: LineTable { lineTable.value { LineTable(bytes) } }

    /// `\r\n` where most lines of the file end so, else `\n`. Rewrites use it for the lines they add.
    public var lineEnding: String {
        let starts = lines.starts.dropFirst()
        let crlf = starts.count { $0 >= 2 && bytes[$0 - 2] == 0x0D && bytes[$0 - 1] == 0x0A }
        return crlf * 2 > starts.count ? "\r\n" : "\n"
    }

    /// Whether some lines end in `\r\n` and others in `\n`.
    var hasMixedLineEndings: Bool {
        let starts = lines.starts.dropFirst()
        let crlf = starts.count { $0 >= 2 && bytes[$0 - 2] == 0x0D && bytes[$0 - 1] == 0x0A }
        return crlf != 0 && crlf != starts.count
    }

    /// The first line that ends in a lone `\r`, as no editor of this century writes; nil when there is none.
    public var lineWithLoneReturn: Int? {
        loneReturn.value {
            var offset = 0
            while let hit = ByteSearch.firstIndex(of: [0x0D], in: bytes, from: offset) {
                guard hit + 1 < bytes.count, bytes[hit + 1] == 0x0A else { return lines.position(of: hit).line }
                offset = hit + 2
            }
            return nil
        }
    }

    /// The lossless Swift tree.
    public var tree: SourceFileSyntax { parse().tree }

    /// Why the Swift parser does not accept the file: "line 3: expected '}'"; nil for a file that parses.
    public var syntaxProblem: String? { parse().problem }

    /// The Objective-C tree; see `objectiveC`.
    var objectiveCResult: Result<GrammarTree, GrammarTree.Unreadable> {
        objectiveCTree.value { Result { () throws(GrammarTree.Unreadable) in try GrammarTree.parse(bytes, as: .objectiveC) } }
    }

    /// The Kotlin tree; see `kotlin`.
    var kotlinResult: Result<GrammarTree, GrammarTree.Unreadable> {
        kotlinTree.value { Result { () throws(GrammarTree.Unreadable) in try GrammarTree.parse(bytes, as: .kotlin) } }
    }

    /// Every identifier of the tree whose text is `name`, in order.
    ///
    /// The bytes tell where one may stand, so that no table of all tokens is made for a few questions.
    public func tokens(named name: String) -> [TokenSyntax] {
        if let known = tokens.withLock({ $0[name] }) { return known }
        let word = Array(name.utf8)
        var found: [TokenSyntax] = []
        var start = 0
        while let place = ByteSearch.firstWord(word, in: bytes, from: start) {
            start = place.upperBound
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: place.lowerBound)),
                token.textRange == place, case .identifier(name) = token.tokenKind
            else { continue }
            found.append(token)
        }
        tokens.withLock { $0[name] = found }
        return found
    }

    /// Whether the bytes of `string` occur anywhere, comments and literals included.
    public func contains(_ string: String) -> Bool { ByteSearch.firstIndex(of: Array(string.utf8), in: bytes) != nil }

    /// Whether `word` occurs with no letter, digit or underscore around it, comments and literals included.
    public func containsWord(_ word: String) -> Bool { ByteSearch.containsWord(Array(word.utf8), in: bytes) }

    /// The words that follow one of these with blanks between, each once, comments and literals included.
    public func wordsAfter(_ marks: [String]) -> Set<String> {
        var words: Set<String> = []
        for mark in marks.map({ Array($0.utf8) }) {
            var start = 0
            while let hit = ByteSearch.firstIndex(of: mark, in: bytes, from: start) {
                start = hit + mark.count
                let rest = bytes[start...].drop { $0 == 0x20 || $0 == 0x09 }
                let word = rest.prefix(while: ByteSearch.isWordByte)
                if rest.startIndex > start, !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
        return words
    }

    /// Whether `word` occurs as a word in a place of which `test` holds, comments and literals included.
    func holds(_ word: String, where test: (_ place: Range<Int>, _ bytes: [UInt8]) -> Bool) -> Bool {
        let word = Array(word.utf8)
        var start = 0
        while let place = ByteSearch.firstWord(word, in: bytes, from: start) {
            if test(place, bytes) { return true }
            start = place.upperBound
        }
        return false
    }

    /// Whether a word may occur, by its hash; false is certain. Quicker than `containsWord` for many words.
    func mayContain(wordHash hash: UInt64) -> Bool { words.value { ByteSearch.words(in: bytes) }.contains(hash) }

    /// The location of a byte range.
    public func location(of range: Range<Int>) -> Location {
        let start = lines.position(of: range.lowerBound)
        let end = lines.position(of: range.upperBound)
        return Location(path: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    private func parse() -> Parsed {
        parsed.value {
            if let offset = NestingGuard.firstTooDeep(in: bytes) {
                let (line, _) = LineTable(bytes).position(of: offset)
                return Parsed(
                    tree: Parser.parse(source: ""),
                    problem: "line \(line): brackets or `#if`s are nested too deep for the Swift parser")
            }
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
            guard tree.hasError else { return Parsed(tree: tree, problem: nil) }
            let diagnostic = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
            guard let diagnostic else { return Parsed(tree: tree, problem: "it does not parse as Swift") }
            let (line, _) = LineTable(bytes).position(of: diagnostic.position.utf8Offset)
            return Parsed(tree: tree, problem: "line \(line): \(diagnostic.message)")
        }
    }

    private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer -> Int? in
            if String(validating: buffer, as: UTF8.self) != nil { return nil }
            var iterator = buffer.makeIterator()
            var decoder = UTF8()
            var offset = 0
            while true {
                switch decoder.decode(&iterator) {
                case .scalarValue(let scalar): offset += UTF8.width(scalar)
                case .emptyInput: return nil
                case .error: return offset
                }
            }
        }
    }
}

/// A file that could not be read, and why, for people.
public struct UnreadableFile: Error, Hashable, Sendable, Codable {
    public let path: String
    public let reason: String
    /// How many files more this one stands for.
    public let others: Int

    public init(path: String, reason: String, others: Int = 0) {
        self.path = path
        self.reason = reason
        self.others = others
    }

    /// With what it says of the files that it stands for.
    public var fullReason: String {
        others == 0 ? reason : "\(reason); \(others) more \(others == 1 ? "file was" : "files were") skipped for the same reason"
    }
}
