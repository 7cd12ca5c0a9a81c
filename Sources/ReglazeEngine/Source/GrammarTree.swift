import TreeSitter

/// The lossless tree of a text that tree-sitter reads: its nodes in source order, parents before children.
///
/// The parser of Objective-C knows nothing of macros, so that every second real file holds errors; Kotlin may be newer than its
/// grammar. Errors stay where they are: a node says whether one is inside of it, and what has none can be trusted.
public final class GrammarTree: Sendable {
    public let grammar: Grammar
    /// Of the whole file, also where the tree is of a part of it.
    let bytes: [UInt8]
    let nodes: [ReglazeNode]
    /// Whether it is what a macro is defined as; see `macroBody(_:)`.
    public let isMacro: Bool

    private init(_ grammar: Grammar, bytes: [UInt8], nodes: [ReglazeNode], isMacro: Bool = false) {
        self.grammar = grammar
        self.bytes = bytes
        self.nodes = nodes
        self.isMacro = isMacro
    }

    /// The most bytes of one file. Larger ones are tables that a program has written; they would take 100 bytes of memory per byte.
    static let sizeLimit = 4 << 20
    /// The most levels of nodes. Hand-written files have 60 at most, generated tables 400.
    static let depthLimit = 1000
    /// The steps that the parser may take for a byte; the oddest real file needs less.
    static let stepsPerByte = 10

    /// Reads a text.
    /// - Throws: why it can't be read: what no person has written takes too long. Errors in the text are no reason.
    static func parse(_ bytes: [UInt8], as grammar: Grammar) throws(Unreadable) -> GrammarTree {
        guard grammar.isAvailable else {
            throw Unreadable(
                reason: "this build of Reglaze has no parser for \(grammar.name) (`make grammars`, then build it again)")
        }
        guard bytes.count <= sizeLimit else {
            throw Unreadable(reason: "it is larger than \(sizeLimit >> 20) MB, too large to be read as \(grammar.name)")
        }
        let effort = UInt64(bytes.count * stepsPerByte / 100 + 10_000)
        let read = grammar == .objectiveC ? MacroMask.masked(bytes) : KotlinMask.masked(bytes)
        let result = read.withUnsafeBufferPointer { bytes in
            reglaze_parse(grammar.language, bytes.baseAddress, UInt32(bytes.count), effort)
        }
        guard let first = result.nodes else { throw Unreadable(reason: "it takes too long to be read as \(grammar.name)") }
        defer { first.deallocate() }
        let nodes = Array(UnsafeBufferPointer(start: first, count: Int(result.count)))
        if let deep = firstTooDeep(in: nodes) {
            let (line, _) = LineTable(bytes).position(of: Int(nodes[deep].start))
            throw Unreadable(reason: "line \(line): it is nested too deep to be read as \(grammar.name)")
        }
        return GrammarTree(grammar, bytes: bytes, nodes: nodes)
    }

    /// What a macro is defined as, read as statements; the nodes' ranges are those of the file. nil where it takes too long.
    /// - Parameter value: the text after the macro's name and parameters.
    public func macroBody(_ value: GrammarNode) -> GrammarTree? {
        let start = value.range.lowerBound
        // A macro leaves the last semicolon to its users.
        guard let body = try? Self.parse(Array(bytes[value.range]) + [UInt8(ascii: ";")], as: grammar) else { return nil }
        let end = UInt32(value.range.upperBound)
        let nodes = body.nodes.map { node in
            var moved = node
            moved.start = min(node.start + UInt32(start), end)
            moved.end = min(node.end + UInt32(start), end)
            return moved
        }
        return GrammarTree(grammar, bytes: bytes, nodes: nodes, isMacro: true)
    }

    struct Unreadable: Error, Sendable {
        let reason: String
    }

    private static func firstTooDeep(in nodes: [ReglazeNode]) -> Int? {
        var depths: [UInt16] = []
        depths.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            let depth = index == 0 ? 0 : depths[Int(node.parent)] + 1
            if depth > depthLimit { return index }
            depths.append(depth)
        }
        return nil
    }

    public var root: GrammarNode { GrammarNode(tree: self, index: 0) }

    /// The text of a byte range of the file.
    public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// All nodes in source order, parents before children, unnamed ones such as brackets included.
    public var allNodes: some Sequence<GrammarNode> { nodes.indices.lazy.map { GrammarNode(tree: self, index: $0) } }

    /// How many places could not be read, or were made up by the parser.
    public var errorCount: Int { nodes.count { Int($0.flags) & (ReglazeNodeIsError | ReglazeNodeIsMissing) != 0 } }

    /// The first of these places; nil where all could be read.
    public var firstError: GrammarNode? { allNodes.first { $0.isError || $0.isMissing } }

    /// The smallest node that covers a byte range.
    public func node(covering range: Range<Int>) -> GrammarNode {
        var node = root
        while let child = node.children.first(where: {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }) {
            node = child
        }
        return node
    }
}

extension SourceFile {
    /// The Objective-C tree; nil where `objectiveCProblem` says why.
    public var objectiveC: GrammarTree? { try? objectiveCResult.get() }

    /// Why the file can't be read as Objective-C; nil for one that can, errors in it included.
    public var objectiveCProblem: String? {
        if case .failure(let problem) = objectiveCResult { problem.reason } else { nil }
    }

    /// How much of the file can't be read. A rewrite may not add to it.
    var objectiveCErrorCount: Int { objectiveC?.errorCount ?? 0 }

    /// The Kotlin tree; nil where `kotlinProblem` says why.
    public var kotlin: GrammarTree? { try? kotlinResult.get() }

    /// Why the file can't be read as Kotlin; nil for one that can, errors in it included.
    public var kotlinProblem: String? {
        if case .failure(let problem) = kotlinResult { problem.reason } else { nil }
    }
}
