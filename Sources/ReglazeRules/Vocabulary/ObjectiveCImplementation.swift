import ReglazeEngine

/// The `@implementation` of a class, which a method may be added to.
struct ObjectiveCImplementation {
    let name: String
    let node: ObjectiveCNode
    let file: SourceFile

    /// Puts a method behind the last one, after a blank line; nil where the class could not be read to its end.
    /// - Parameter lines: the method's lines, one tab for each level.
    func adding(_ lines: [String]) -> Edit? {
        guard let end = node.children.first(where: { $0.kind == "@end" }), !end.isMissing, !node.isInsideError,
            let last = node.namedChildren.last(where: { $0.kind == "implementation_definition" }), !last.hasError
        else { return nil }
        let offset = file.lineEnd(of: last.range.upperBound)
        guard offset < end.range.lowerBound else { return nil }
        let unit = file.indentationUnit
        let text = lines.map { line in
            let depth = line.prefix { $0 == "\t" }.count
            return String(repeating: unit, count: depth) + line.dropFirst(depth)
        }
        return Edit(
            path: file.path, range: offset..<offset, text: (["", ""] + text).joined(separator: file.lineEnding))
    }
}
