import Foundation
import ReglazeEngine

/// The common types that routes get where they have none.
enum RouteTypes {
    static func declare(in draft: inout StackDraft) {
        let names = draft.names
        let declared = draft.routes.routes.filter { $0.declaration != nil }
        guard let first = declared.first(where: { $0.declaration?.file.package == names.route.package }),
            let place = first.declaration?.place
        else { return }
        for route in declared {
            guard let place = route.declaration?.place else { continue }
            let type = route.role == .tab ? names.topLevel : names.route
            draft.edit(place.file) { draft in
                addSupertype(type.text, to: place.node, in: &draft)
                draft.addImport(type.imported)
            }
        }
        let file = place.file
        let kind = names.isSealed ? "sealed interface" : "interface"
        let annotation = names.isSealed && first.isSerializable ? "@Serializable\n" : ""
        let unit = KotlinCode.indentUnit(of: file, or: draft.host.function.place.file)
        let properties = RouteTitles.properties.map { unit + $0.text }.joined(separator: "\n")
        // A key of Navigation 3 stays one.
        let above = declared.allSatisfy { $0.supertypes.contains("NavKey") } ? " : NavKey" : ""
        var text = "\(annotation)\(kind) \(names.route.text)\(above) {\n\(properties)\n}\n\n"
        if names.hasOwnTopLevel { text += "\(annotation)\(kind) \(names.topLevel.text) : \(names.route.text)\n\n" }
        draft.edit(file) { $0.insert(text, at: start(of: place.node, in: file), layer: .routes) }
    }

    static func addSupertype(_ type: String, to node: KotlinNode, in draft: inout KotlinDraft) {
        if let list = node.child(ofKind: "delegation_specifiers") {
            draft.insert(", \(type)", at: list.range.upperBound, layer: .routes)
        } else if let end = node.child(ofKind: "primary_constructor") ?? node.child("name") {
            draft.insert(" : \(type)", at: end.range.upperBound, layer: .routes, order: 1)
        }
    }

    /// Where a declaration starts, with the annotations and the comments above it.
    ///
    /// The grammar takes annotations for statements of their own now and then, so the lines are asked.
    static func start(of node: KotlinNode, in file: KotlinFile) -> Int {
        let lines = file.source.lines
        var line = lines.position(of: node.range.lowerBound).line
        while line > 1 {
            let above = file.tree.text(lines.starts[line - 2]..<lines.starts[line - 1]).trimmingCharacters(
                in: .whitespacesAndNewlines)
            guard ["@", "//", "/*", "*"].contains(where: { above.hasPrefix($0) }) || above.hasSuffix("*/") else { break }
            // A comment that heads the file is no part of what follows.
            if above.hasPrefix("@file:") { break }
            line -= 1
        }
        let start = lines.starts[line - 1]
        return start + file.source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }
}
