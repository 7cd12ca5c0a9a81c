import ReglazeEngine
import SwiftSyntax

/// The place behind the last member of a type, where another one can go.
struct MemberEnd {
    /// The indentation of the members.
    let indentation: String
    /// One level more than that.
    let inner: String
    private let file: SourceFile
    private let offset: Int

    /// nil for a type without members, or with all of them on one line.
    init?(of type: TypeDeclaration) {
        guard let last = type.members.last, type.file.isFirstOnLine(last.textRange.lowerBound) else { return nil }
        file = type.file
        indentation = file.indentation(ofLineAt: last.textRange.lowerBound)
        inner = indentation + file.indentationUnit(after: indentation)
        offset = file.lineEnd(of: last.textRange.upperBound)
    }

    /// Puts a member there, after a blank line. `text` has its lines indented already.
    func insertion(of text: String) -> Edit {
        // `\r\n` is one character of Swift's.
        let lines = ["", ""] + text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        return Edit(path: file.path, range: offset..<offset, text: lines.joined(separator: file.lineEnding))
    }
}
