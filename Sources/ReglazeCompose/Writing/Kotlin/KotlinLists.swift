import ReglazeEngine

/// Adds parameters to a declaration and arguments to a call, laid out as those that are there.
enum KotlinLists {
    /// The longest line that is left as one.
    private static let width = 100

    /// - Parameter list: `(…)` of a declaration or a call.
    static func add(_ items: [String], to list: KotlinNode, in draft: inout KotlinDraft, layer: KotlinDraft.Layer = .host) {
        guard !items.isEmpty else { return }
        let file = draft.file
        let close = list.range.upperBound - 1
        // A default value stands beside its parameter.
        let old = list.namedChildren.filter { ["parameter", "class_parameter", "value_argument"].contains($0.kind) }
        guard let last = old.last else {
            draft.insert(joined(items, at: list, in: file), at: close, layer: layer)
            return
        }
        let isMultiline = list.text.contains("\n") && lines(of: last, in: file).lowerBound > lines(of: list, in: file).lowerBound
        let end = lastToken(of: list)
        let hasComma = end.kind == ","
        if isMultiline {
            let indent = KotlinCode.indentation(at: last.range.lowerBound, in: file)
            let text = items.map { "\n\(indent)\($0)" }.joined(separator: ",")
            draft.insert((hasComma ? "" : ",") + text + (hasComma ? "," : ""), at: end.range.upperBound, layer: layer)
            return
        }
        let line = lineLength(at: list.range.lowerBound, in: file) + items.joined(separator: ", ").count + 2
        if line <= width || list.text.contains("\n") || !startsLine(list, in: file) {
            draft.insert((hasComma ? " " : ", ") + items.joined(separator: ", "), at: end.range.upperBound, layer: layer)
            return
        }
        // One a line, as the line would be too long.
        let indent = KotlinCode.indentation(at: list.range.lowerBound, in: file)
        let inner = indent + KotlinCode.indentUnit(of: file)
        let children = Array(list.children)
        draft.insert("\n\(inner)", at: children[0].range.upperBound, layer: layer)
        for (index, comma) in children.enumerated() where comma.kind == "," && comma != end {
            let next = children[index + 1]
            draft.replace(comma.range.upperBound..<next.range.lowerBound, with: "\n\(inner)", layer: layer)
        }
        let tail = items.map { "\n\(inner)\($0)," }.joined()
        draft.replace(end.range.upperBound..<close, with: (hasComma ? "" : ",") + tail + "\n\(indent)", layer: layer)
    }

    /// Adds arguments to a call, which may have a trailing lambda alone.
    static func addArguments(
        _ items: [String], to call: KotlinCall, in draft: inout KotlinDraft, layer: KotlinDraft.Layer = .host
    ) {
        if let list = list(of: call) { return add(items, to: list, in: &draft, layer: layer) }
        draft.insert("(\(items.joined(separator: ", ")))", at: call.nameNode.range.upperBound, layer: layer)
    }

    /// The parentheses of a call.
    static func list(of call: KotlinCall) -> KotlinNode? {
        if let list = call.node.child(ofKind: "value_arguments") { return list }
        return call.node.namedChildren.first?.child(ofKind: "value_arguments")
    }

    /// Whether what the list belongs to is the first of its line: a call in the middle of one is left there.
    private static func startsLine(_ list: KotlinNode, in file: KotlinFile) -> Bool {
        let bytes = file.source.bytes
        let start = bytes[..<list.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return !file.tree.text(start..<list.range.lowerBound).contains { $0 == "(" || $0 == "{" || $0 == "=" }
            || list.parent?.kind == "function_declaration" || list.kind == "class_parameters"
    }

    private static func joined(_ items: [String], at list: KotlinNode, in file: KotlinFile) -> String {
        let text = items.joined(separator: ", ")
        guard lineLength(at: list.range.lowerBound, in: file) + text.count > width else { return text }
        let indent = KotlinCode.indentation(at: list.range.lowerBound, in: file)
        let inner = indent + KotlinCode.indentUnit(of: file)
        return items.map { "\n\(inner)\($0)," }.joined() + "\n\(indent)"
    }

    private static func lastToken(of list: KotlinNode) -> KotlinNode {
        let inner = list.children.filter { !$0.isComment }
        return inner[inner.count - 2]
    }

    private static func lines(of node: KotlinNode, in file: KotlinFile) -> ClosedRange<Int> {
        file.source.lines.position(of: node.range.lowerBound).line...file.source.lines.position(of: node.range.upperBound).line
    }

    private static func lineLength(at offset: Int, in file: KotlinFile) -> Int {
        let bytes = file.source.bytes
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        return end - start
    }
}
