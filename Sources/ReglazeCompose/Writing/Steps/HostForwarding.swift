import Foundation
import ReglazeEngine

/// The host hands pages over to SwiftUI, which owns the stacks, and asks it to show a tab.
enum HostForwarding {
    static func apply(to draft: inout StackDraft) -> ComposeChange.Step {
        var gaps: [ReadingNote] = []
        if !draft.host.function.parameters.contains(where: { $0.name == "onNavigate" }) {
            switch draft.app.navigation {
            case .navigation3: gaps += StackForwarding.apply(to: &draft)
            default: gaps += ControllerForwarding.apply(to: &draft)
            }
        }
        gaps += StartPages.gaps(draft)
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "host-forwarding",
            summary: "\(draft.host.function.name) hands pages over to SwiftUI and keeps the root of its tab.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }

    /// Puts statements behind the one that declares the back stack, or at the start of the host where nothing does.
    /// - Parameter function: the host, unless it is another one.
    static func insert(
        _ lines: String, after statements: [KotlinNode], of function: KotlinFunction? = nil, in draft: inout StackDraft
    ) {
        let function = function ?? draft.host.function
        let file = function.place.file
        let last = statements.max { $0.range.upperBound < $1.range.upperBound }
        let first = function.body?.child(ofKind: "block")?.namedChildren.first
        draft.edit(file) { edit in
            let unit = KotlinCode.indentUnit(of: file)
            if let last {
                let indent = KotlinCode.indentation(at: last.range.lowerBound, in: file)
                let text = KotlinCode.reindented(lines.inUnits(of: unit), from: "", to: indent)
                edit.insert("\n\n" + text + blankLine(after: last, in: file), at: last.range.upperBound, layer: .host)
            } else if let first {
                let indent = KotlinCode.indentation(at: first.range.lowerBound, in: file)
                let text = KotlinCode.reindented(lines.inUnits(of: unit), from: "", to: indent)
                edit.insert(text.drop { $0 == " " || $0 == "\t" } + "\n\n\(indent)", at: first.range.lowerBound, layer: .host)
            }
        }
    }

    /// What parts a statement from the next one, where no blank line does.
    private static func blankLine(after statement: KotlinNode, in file: KotlinFile) -> String {
        guard let next = statement.nextSibling, next.isNamed else { return "" }
        return file.tree.text(statement.range.upperBound..<next.range.lowerBound).filter { $0 == "\n" || $0 == "\r\n" }.count > 1
            ? "" : "\n"
    }

    /// Whether `name` is a tab's route, as a condition.
    static func isTab(_ name: String, _ draft: StackDraft) -> String {
        draft.names.hasOwnTopLevel
            ? "\(name) is \(draft.names.topLevel.text)"
            : draft.routes.tabs.map { "\(name) is \(RouteNaming.type(of: $0, in: draft))" }.joined(separator: " || ")
    }
}

extension String {
    /// Four blanks at the start of lines as levels of the file's own indentation.
    func inUnits(of unit: String) -> String {
        guard unit != "    " else { return self }
        let lines = components(separatedBy: "\n").map { (line: String) -> String in
            let blanks = line.prefix { $0 == " " }.count
            return String(repeating: unit, count: blanks / 4) + String(line.dropFirst(blanks / 4 * 4))
        }
        return lines.joined(separator: "\n")
    }
}

/// How the host's file writes a route's type.
enum RouteNaming {
    static func type(of route: Route, in draft: StackDraft) -> String {
        let file = draft.host.function.place.file
        if let entry = draft.host.entries.first(where: { $0.route == route.name && $0.call.file.path == file.path }),
            let type = KotlinCall(entry.call.node)?.typeNames.first
        {
            return type
        }
        return route.name
    }
}
