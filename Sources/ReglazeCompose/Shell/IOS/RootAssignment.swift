import ReglazeEngine
import SwiftSyntax

/// `window?.rootViewController = MainViewControllerKt.MainViewController()`: an app without SwiftUI.
struct RootAssignment {
    let file: SourceFile
    let item: CodeBlockItemSyntax
    /// What is assigned to: `window?.rootViewController`.
    let target: String

    /// - Parameter entry: the Kotlin function.
    static func find(entry: String, in files: [SourceFile]) -> RootAssignment? {
        for file in files {
            for token in file.tokens(named: entry) {
                guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                    let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
                    let list = call.parent?.as(ExprListSyntax.self), let item = list.parent?.parent?.as(CodeBlockItemSyntax.self)
                else { continue }
                let parts = list.map(\.trimmedDescription)
                guard parts.count == 3, parts[1] == "=", parts[0].hasSuffix("rootViewController") else { continue }
                return RootAssignment(file: file, item: item, target: parts[0])
            }
        }
        return nil
    }

    func edits(showing view: String, unit: String, needsFallback: Bool) -> [Edit] {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = item.endPositionBeforeTrailingTrivia.utf8Offset
        let lineStart = file.lines.starts[file.lines.position(of: start).line - 1]
        let indent = String(decoding: file.bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let new = "\(target) = UIHostingController(rootView: \(view)())"
        let old = item.trimmedDescription
        let lines =
            needsFallback ? ["if #available(iOS 26.0, *) {", unit + new, "} else {", unit + old, "}"] : [new]
        var edits = [Edit(path: file.path, range: start..<end, text: lines.joined(separator: "\n\(indent)"))]
        let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        if let last = imports.last, !imports.contains(where: { $0.path.trimmedDescription == "SwiftUI" }) {
            let place = last.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(Edit(path: file.path, range: place..<place, text: "\nimport SwiftUI"))
        }
        return edits
    }
}
