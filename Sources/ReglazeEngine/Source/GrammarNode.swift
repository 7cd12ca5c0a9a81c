import TreeSitter

/// A node of a `GrammarTree`. Its kind and its fields are those of the grammar: `tree-sitter-objc`, `tree-sitter-kotlin`.
public struct GrammarNode: Hashable, Sendable {
    public let tree: GrammarTree
    let index: Int

    private var record: ReglazeNode { tree.nodes[index] }

    public static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.tree === right.tree }
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// `message_expression`, say; of a token, its text; `ERROR` for what could not be read.
    public var kind: String {
        let number = Int(record.kind)
        return number < tree.grammar.kindNames.count ? tree.grammar.kindNames[number] : "ERROR"
    }

    var kindNumber: UInt16 { record.kind }

    /// Whether it is more than a keyword or a bracket.
    public var isNamed: Bool { has(ReglazeNodeNamed) }
    /// Whether something in it, or the whole of it, could not be read, or was made up by the parser.
    public var hasError: Bool { has(ReglazeNodeHasError) }
    public var isError: Bool { has(ReglazeNodeIsError) }
    /// Whether it is not in the text: the parser made it up.
    public var isMissing: Bool { has(ReglazeNodeIsMissing) }
    public var isComment: Bool { kind == "comment" || kind == "line_comment" || kind == "block_comment" }

    private func has(_ flag: Int) -> Bool { Int(record.flags) & flag != 0 }

    /// The UTF-8 byte range; spaces and comments around the node are no part of it.
    public var range: Range<Int> { Int(record.start)..<Int(record.end) }

    public var text: String { String(decoding: tree.bytes[range], as: UTF8.self) }

    public var parent: GrammarNode? { index == 0 ? nil : GrammarNode(tree: tree, index: Int(record.parent)) }

    /// The parent, its parent and so on.
    public var ancestors: some Sequence<GrammarNode> { sequence(first: self, next: \.parent).dropFirst() }

    /// The nearest node around this one that is of a kind.
    public func ancestor(_ kinds: String...) -> GrammarNode? { ancestors.first { kinds.contains($0.kind) } }

    /// Keywords, brackets and comments included.
    public var children: some Sequence<GrammarNode> {
        let tree = tree
        let end = Int(record.next)
        return sequence(state: index + 1) { next -> GrammarNode? in
            guard next < end else { return nil }
            defer { next = Int(tree.nodes[next].next) }
            return GrammarNode(tree: tree, index: next)
        }
    }

    /// The children without keywords, brackets and comments.
    public var namedChildren: [GrammarNode] { children.filter { $0.isNamed && !$0.isComment } }

    /// The first child that is the parent's `field`: `receiver` of a message, say.
    public func child(_ field: String) -> GrammarNode? {
        guard let number = tree.grammar.fieldNumbers[field] else { return nil }
        return children.first { $0.record.field == number && !$0.isComment }
    }

    /// All children that are the parent's `field`.
    public func children(_ field: String) -> [GrammarNode] {
        guard let number = tree.grammar.fieldNumbers[field] else { return [] }
        return children.filter { $0.record.field == number && !$0.isComment }
    }

    /// The first child of a kind.
    public func child(ofKind kind: String) -> GrammarNode? { children.first { $0.kind == kind } }

    /// Everything below the node, in source order, the node itself left out.
    public var descendants: some Sequence<GrammarNode> {
        let tree = tree
        return ((index + 1)..<Int(record.next)).lazy.map { GrammarNode(tree: tree, index: $0) }
    }

    /// Everything of one kind below the node.
    public func descendants(ofKind kind: String) -> [GrammarNode] {
        let numbers = tree.grammar.kindNumbers(of: kind)
        return descendants.filter { numbers.contains($0.kindNumber) }
    }

    /// The children of the parent that stand before and after the node, comments included.
    public var previousSibling: GrammarNode? {
        guard let parent else { return nil }
        var last: GrammarNode?
        for sibling in parent.children {
            if sibling == self { return last }
            last = sibling
        }
        return nil
    }

    public var nextSibling: GrammarNode? {
        guard let parent else { return nil }
        let next = Int(record.next)
        return next < Int(parent.record.next) ? GrammarNode(tree: tree, index: next) : nil
    }

    /// Whether the node is part of what a macro is defined as.
    public var isInMacro: Bool { tree.isMacro }

    /// Whether the node lies in something that could not be read, so that what is around it may be wrong.
    public var isInsideError: Bool { ancestors.contains { $0.isError } }
}

/// A node of an Objective-C tree.
public typealias ObjectiveCNode = GrammarNode
/// A node of a Kotlin tree.
public typealias KotlinNode = GrammarNode
