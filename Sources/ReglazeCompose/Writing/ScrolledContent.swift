import ReglazeEngine

/// Where the padding at the top of a page goes for its content to scroll below the native bar: into what scrolls.
struct ScrolledContent {
    enum Place {
        /// Behind `.verticalScroll(…)`.
        case scroll(KotlinCall)
        /// A lazy list's or grid's `contentPadding`.
        case lazy(KotlinCall)
        /// A part that shows in the place of what scrolls, and does not: before the first step of its modifier.
        case fixed(KotlinNode)
    }

    /// Each is the topmost thing that shows in some state of the page.
    private(set) var places: [Place] = []

    /// - Parameters:
    ///   - statements: what a container draws without its bar.
    ///   - isColumn: whether they stand below each other.
    /// - Returns: nil where something would come to lie below the bar for good.
    init?(_ statements: [KotlinNode], isColumn: Bool) {
        guard collect(statements, isColumn: isColumn), places.contains(where: \.scrolls) else { return nil }
    }

    private mutating func collect(_ statements: [KotlinNode], isColumn: Bool) -> Bool {
        let drawn = statements.filter(Self.draws)
        guard let first = drawn.first else { return true }
        // What may not be there leaves its place to what follows.
        let isAlone = drawn.count == 1
        guard isAlone || isColumn && !Self.mayBeEmpty(first) else { return false }
        return collect(first, isColumn: isColumn)
    }

    private mutating func collect(_ node: KotlinNode, isColumn: Bool) -> Bool {
        switch node.kind {
        case "if_expression":
            let branches = node.namedChildren.filter { $0 != node.child("condition") }
            return branches.allSatisfy { collect(Self.statements(of: $0), isColumn: isColumn) }
        case "when_expression":
            let entries = node.namedChildren.filter { $0.kind == "when_entry" }
            return !entries.isEmpty
                && entries.allSatisfy { entry in
                    entry.namedChildren.last.map { collect(Self.statements(of: $0), isColumn: isColumn) } ?? false
                }
        default:
            guard let call = KotlinCall(node) else { return false }
            return collect(call)
        }
    }

    private mutating func collect(_ call: KotlinCall) -> Bool {
        if ["LazyColumn", "LazyVerticalGrid", "LazyVerticalStaggeredGrid"].contains(call.name) {
            // A header sticks to the top edge, whatever the padding is.
            guard !KotlinCall.all(in: call.node).contains(where: { $0.name == "stickyHeader" }),
                call.argument(named: "reverseLayout") == nil
            else { return false }
            places.append(.lazy(call))
            return true
        }
        let modifier = call.arguments.first(where: TopInset.isModifier)
        if let modifier, let step = TopInset.steps(of: modifier.value).first(where: { $0.name == "verticalScroll" }) {
            places.append(.scroll(step))
            return true
        }
        if ["AnimatedContent", "Crossfade", "Box"].contains(call.name), let lambda = call.trailingLambda {
            let count = places.count
            if collect(lambda.statements, isColumn: false), places.count > count { return true }
            places.removeSubrange(count...)
        }
        guard let modifier, let root = TopInset.root(of: modifier.value), root.text == "Modifier" else { return false }
        places.append(.fixed(root))
        return true
    }

    private static func statements(of branch: KotlinNode) -> [KotlinNode] {
        let inner = branch.kind == "control_structure_body" ? branch.namedChildren.first ?? branch : branch
        let found = KotlinCode.statements(of: inner)
        return found.isEmpty && inner.kind != "block" && inner.kind != "lambda_literal" ? [inner] : found
    }

    private static func mayBeEmpty(_ statement: KotlinNode) -> Bool {
        statement.kind == "if_expression" && statement.child(ofKind: "else") == nil || statement.kind == "when_expression"
            || KotlinCall(statement).map { ["AnimatedVisibility", "AnimatedContent", "Crossfade"].contains($0.name) } ?? false
    }

    /// Whether a statement shows something, as composables with a capital do.
    private static func draws(_ statement: KotlinNode) -> Bool {
        guard !["property_declaration", "assignment", "function_declaration"].contains(statement.kind), !statement.isComment
        else {
            return false
        }
        if let call = KotlinCall(statement), isEffect(call) { return false }
        return KotlinCall.all(in: statement).contains { call in
            !isEffect(call) && (call.name.first?.isUppercase ?? false || call.receiver == nil)
        }
    }

    private static func isEffect(_ call: KotlinCall) -> Bool {
        call.name.hasSuffix("Effect") || call.name.hasSuffix("Handler")
    }
}

extension ScrolledContent.Place {
    var scrolls: Bool { if case .fixed = self { false } else { true } }
}
