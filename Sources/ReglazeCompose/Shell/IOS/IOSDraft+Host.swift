import ReglazeEngine
import SwiftSyntax

/// The place where the app shows Compose today.
extension IOSDraft {
    /// Shows the shell's view from iOS 26 on.
    /// - Parameters:
    ///   - view: of the shell.
    ///   - arguments: what it is given.
    ///   - fallback: the representable that is shown today.
    ///   - entry: the Kotlin function that it calls, for an app without SwiftUI.
    mutating func branch(
        to view: String, with arguments: String = "", below fallback: String, entry: String = "MainViewController"
    ) {
        let summary = "Show `\(view)` from iOS 26 on, and what is shown today below it"
        let files = swiftFiles
        if files.contains(where: { !isOwn($0, view) && $0.containsWord(view) }) {
            return note("content-view", summary, .present)
        }
        let needsFallback = ios.deploymentTarget.map { $0 < OSVersion(26) } ?? true
        let branch = HostBranch(view: view, arguments: arguments, unit: style.unit, needsFallback: needsFallback)
        let file: SourceFile
        let edits: [Edit]
        var gaps: [ReadingNote] = []
        if let host = HostCall.find(fallback, in: files, owner: ios.contentView?.name) {
            if host.isGated {
                let place = place(of: host.call, in: host.file)
                return note(
                    "content-view", summary,
                    .refused(
                        reason: "\(place) stands in an `if #available` already; show `\(view)()` there from iOS 26 on by hand"))
            }
            file = host.file
            edits = branch.edits(of: host)
            let isPassedOn = host.call.arguments.allSatisfy { arguments.contains($0.expression.trimmedDescription) }
            if !isPassedOn || host.call.trailingClosure != nil {
                let offset = host.call.positionAfterSkippingLeadingTrivia.utf8Offset
                gaps.append(
                    ReadingNote(
                        location: file.location(of: offset..<offset),
                        text:
                            "\(fallback) is given something here that \(view) is not: what depends on it has to be done by hand "
                            + "from iOS 26 on"))
            }
            if let place = changesController(fallback) {
                gaps.append(
                    ReadingNote(
                        location: place,
                        text:
                            "\(fallback) does something with its view controller here, and \(view) does not: do it in its views too"
                    ))
            }
        } else if arguments.isEmpty, let root = RootAssignment.find(entry: entry, in: files) {
            file = root.file
            edits = root.edits(showing: view, unit: style.unit, needsFallback: needsFallback)
        } else {
            return note(
                "content-view", summary,
                .refused(
                    reason: "no place was found below \(ios.folder) that shows `\(fallback)`; show `\(view)()` there by hand"))
        }
        guard let new = try? file.applying(edits), new.syntaxProblem == nil else {
            return note("content-view", summary, .refused(reason: "the change of \(file.path) would not parse; make it by hand"))
        }
        replace(file, with: new)
        note("content-view", summary, .written(paths: [file.path]), gaps: gaps)
    }

    /// Gives the calls of `MainViewController()` below iOS 26 the tab that they start with.
    mutating func passTopLevelRoute(_ expression: String, to entryClass: String) {
        for file in swiftFiles {
            let edits = file.tokens(named: "MainViewController").compactMap { token -> Edit? in
                guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                    member.base?.trimmedDescription == entryClass,
                    let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
                    call.arguments.isEmpty, let close = call.rightParen
                else { return nil }
                let offset = close.positionAfterSkippingLeadingTrivia.utf8Offset
                return Edit(path: file.path, range: offset..<offset, text: "topLevelRoute: \(expression)")
            }
            guard !edits.isEmpty, let new = try? file.applying(edits) else { continue }
            replace(file, with: new)
        }
    }

    /// Where a representable does more than to make its view controller.
    private func changesController(_ representable: String) -> Location? {
        guard let type = app.project.index.declarations(named: representable).first,
            let members = type.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        else { return nil }
        let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        for (name, count) in [("makeUIViewController", 1), ("updateUIViewController", 0)] {
            guard let function = functions.first(where: { $0.name.text == name }), let statements = function.body?.statements,
                statements.count > count, let statement = statements.dropFirst(count).first
            else { continue }
            let offset = statement.positionAfterSkippingLeadingTrivia.utf8Offset
            return type.file.location(of: offset..<offset)
        }
        return nil
    }

    private func isOwn(_ file: SourceFile, _ view: String) -> Bool {
        app.project.index.declarations(in: file).contains { $0.name == view }
    }

    /// As they are by now.
    var swiftFiles: [SourceFile] {
        let files = app.project.index.files.filter { file in
            file.kind == .swift && (FilePath.isInside(file.path, ios.folder) || FilePath.isInside(file.path, folder))
        }
        return files.map { file(at: $0.path) ?? $0 }
    }

    private func place(of node: some SyntaxProtocol, in file: SourceFile) -> String {
        "\(file.path):\(file.lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line)"
    }
}
