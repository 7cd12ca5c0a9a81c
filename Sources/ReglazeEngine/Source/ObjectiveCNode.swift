import TreeSitter

/// A node of an `ObjectiveCTree`. Its kind and its fields are those of the grammar `tree-sitter-objc`.
public struct ObjectiveCNode: Hashable, Sendable {
    public let tree: ObjectiveCTree
    let index: Int

    private var record: ReglazeNode { tree.nodes[index] }

    public static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.tree === right.tree }
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// `message_expression`, say; of a token, its text; `ERROR` for what could not be read.
    public var kind: String {
        let number = Int(record.kind)
        return number < ObjectiveCTree.kindNames.count ? ObjectiveCTree.kindNames[number] : "ERROR"
    }

    var kindNumber: UInt16 { record.kind }

    /// Whether it is more than a keyword or a bracket.
    public var isNamed: Bool { has(ReglazeNodeNamed) }
    /// Whether something in it, or the whole of it, could not be read, or was made up by the parser.
    public var hasError: Bool { has(ReglazeNodeHasError) }
    public var isError: Bool { has(ReglazeNodeIsError) }
    /// Whether it is not in the text: the parser made it up.
    public var isMissing: Bool { has(ReglazeNodeIsMissing) }
    public var isComment: Bool { kind == "comment" }

    private func has(_ flag: Int) -> Bool { Int(record.flags) & flag != 0 }

    /// The UTF-8 byte range; spaces and comments around the node are no part of it.
    public var range: Range<Int> { Int(record.start)..<Int(record.end) }

    public var text: String { String(decoding: tree.bytes[range], as: UTF8.self) }

    public var parent: ObjectiveCNode? { index == 0 ? nil : ObjectiveCNode(tree: tree, index: Int(record.parent)) }

    /// The parent, its parent and so on.
    public var ancestors: some Sequence<ObjectiveCNode> { sequence(first: self, next: \.parent).dropFirst() }

    /// The nearest node around this one that is of a kind.
    public func ancestor(_ kinds: String...) -> ObjectiveCNode? { ancestors.first { kinds.contains($0.kind) } }

    /// Keywords, brackets and comments included.
    public var children: some Sequence<ObjectiveCNode> {
        let tree = tree
        let end = Int(record.next)
        return sequence(state: index + 1) { next -> ObjectiveCNode? in
            guard next < end else { return nil }
            defer { next = Int(tree.nodes[next].next) }
            return ObjectiveCNode(tree: tree, index: next)
        }
    }

    /// The children without keywords, brackets and comments.
    public var namedChildren: [ObjectiveCNode] { children.filter { $0.isNamed && !$0.isComment } }

    /// The first child that is the parent's `field`: `receiver` of a message, say.
    public func child(_ field: String) -> ObjectiveCNode? {
        guard let number = ObjectiveCTree.fieldNumbers[field] else { return nil }
        return children.first { $0.record.field == number && !$0.isComment }
    }

    /// All children that are the parent's `field`.
    public func children(_ field: String) -> [ObjectiveCNode] {
        guard let number = ObjectiveCTree.fieldNumbers[field] else { return [] }
        return children.filter { $0.record.field == number && !$0.isComment }
    }

    /// The first child of a kind.
    public func child(ofKind kind: String) -> ObjectiveCNode? { children.first { $0.kind == kind } }

    /// Everything below the node, in source order, the node itself left out.
    public var descendants: some Sequence<ObjectiveCNode> {
        let tree = tree
        return ((index + 1)..<Int(record.next)).lazy.map { ObjectiveCNode(tree: tree, index: $0) }
    }

    /// Everything of one kind below the node.
    public func descendants(ofKind kind: String) -> [ObjectiveCNode] {
        let numbers = ObjectiveCTree.kindNumbers(of: kind)
        return descendants.filter { numbers.contains($0.kindNumber) }
    }

    /// The children of the parent that stand before and after the node, comments included.
    public var previousSibling: ObjectiveCNode? {
        guard let parent else { return nil }
        var last: ObjectiveCNode?
        for sibling in parent.children {
            if sibling == self { return last }
            last = sibling
        }
        return nil
    }

    public var nextSibling: ObjectiveCNode? {
        guard let parent else { return nil }
        let next = Int(record.next)
        return next < Int(parent.record.next) ? ObjectiveCNode(tree: tree, index: next) : nil
    }

    /// Whether the node is part of what a macro is defined as.
    public var isInMacro: Bool { tree.isMacro }

    /// Whether the node lies in something that could not be read, so that what is around it may be wrong.
    public var isInsideError: Bool { ancestors.contains { $0.isError } }
}
