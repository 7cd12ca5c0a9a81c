import ReglazeEngine
import SwiftSyntax

/// The line of the app's start that gives Kotlin the factory of the bars.
struct ScaffoldSetup {
    static let factory = "NativeScaffolds.shared.factory"

    /// Edits of the file that holds `struct …: App`; nil where there is none.
    static func edits(in files: [SourceFile], framework: String, unit: String) -> (file: SourceFile, edits: [Edit])? {
        for file in files where file.containsWord("App") && file.contains("@main") {
            for statement in file.tree.statements {
                guard let type = statement.item.as(StructDeclSyntax.self),
                    type.inheritanceClause?.inheritedTypes.contains(where: {
                        ["App", "SwiftUI.App"].contains($0.type.trimmedDescription)
                    }) == true
                else { continue }
                var edits = [setup(in: type, of: file, unit: unit)]
                let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
                if let last = imports.last, !imports.contains(where: { $0.path.trimmedDescription == framework }) {
                    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
                    edits.append(Edit(path: file.path, range: end..<end, text: "\nimport \(framework)"))
                }
                return (file, edits)
            }
        }
        return nil
    }

    private static func setup(in type: StructDeclSyntax, of file: SourceFile, unit: String) -> Edit {
        let start = file.lines.starts[file.lines.position(of: type.positionAfterSkippingLeadingTrivia.utf8Offset).line - 1]
        let outer = String(decoding: file.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let member = outer + unit
        let lines = ["if #available(iOS 26.0, *) {", "\(unit)\(factory) = SwiftUIScaffoldFactory()", "}"]
        let members = type.memberBlock.members
        if let body = members.lazy.compactMap({ $0.decl.as(InitializerDeclSyntax.self)?.body }).first {
            let offset = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            let text = lines.map { "\n\(member)\(unit)\($0)" }.joined()
            // `{}` gets a line of its own for the brace.
            let close = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
            let isOneLine = !file.bytes[offset..<close].contains(0x0A)
            guard isOneLine else { return Edit(path: file.path, range: offset..<offset, text: text) }
            let first = body.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset
            return Edit(path: file.path, range: offset..<(first ?? close), text: "\(text)\n\(member)\(first == nil ? "" : unit)")
        }
        let anchor = members.first { $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "body" }
        let offset = anchor?.positionAfterSkippingLeadingTrivia.utf8Offset ?? type.memberBlock.leftBrace.endPosition.utf8Offset
        let block = ["init() {"] + lines.map { unit + $0 } + ["}"]
        return Edit(
            path: file.path, range: offset..<offset, text: block.joined(separator: "\n\(member)") + "\n\n\(member)")
    }
}
