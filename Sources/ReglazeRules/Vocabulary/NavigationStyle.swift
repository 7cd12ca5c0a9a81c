import ReglazeEngine
import SwiftSyntax

/// What a `navigationViewStyle` modifier asks for.
enum NavigationStyle {
    case stack, columns, automatic
    /// A value whose kind can't be read off the text.
    case other

    init(_ modifier: ModifierCall) { self.init(modifier.arguments) }

    init(_ arguments: LabeledExprListSyntax) {
        let text = arguments.first?.expression.trimmedDescription ?? ""
        let name = text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
        switch name {
        case "stack", "StackNavigationViewStyle": self = .stack
        case "columns", "doubleColumn", "ColumnNavigationViewStyle", "DoubleColumnNavigationViewStyle": self = .columns
        case "automatic", "DefaultNavigationViewStyle": self = .automatic
        default: self = .other
        }
    }
}

extension ProjectIndex {
    /// The style that a modifier asks for: `navigationViewStyle` itself, or a function of the project that applies it.
    func navigationStyle(of modifier: ModifierCall) -> NavigationStyle? {
        if modifier.name == "navigationViewStyle" { return NavigationStyle(modifier) }
        guard modifier.arguments.isEmpty else { return nil }
        return remember("navigation style of \(modifier.name)") { () -> NavigationStyle? in
            let places = files(declaringMember: modifier.name)
            guard places.contains(where: { $0.contains("navigationViewStyle") }) else { return nil }
            let bodies = places.flatMap { file in
                file.tokens(named: modifier.name).compactMap { $0.parent?.as(FunctionDeclSyntax.self) }
            }
            guard bodies.count == 1, let statements = bodies.first?.body?.statements,
                statements.count == 1, let expression = statements.first?.item.as(ExprSyntax.self)
            else { return nil }
            var next: ExprSyntax? = expression
            var style: NavigationStyle?
            while let call = next?.as(FunctionCallExprSyntax.self) {
                if call.calleeName == "navigationViewStyle" { style = NavigationStyle(call.arguments) }
                next = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            }
            return style
        }
    }
}

/// The `navigationViewStyle` modifiers on a container, with what has to go when they go.
struct NavigationStyleRemoval {
    /// nil for a container that sets none itself.
    private(set) var style: NavigationStyle?
    /// The bytes that go.
    private(set) var ranges: [Range<Int>] = []
    /// Whether one of them stands in an `#if`: the code is written for other systems too.
    private(set) var isConditional = false
    /// Why one of them can't be taken out.
    private(set) var obstacle: String?

    init(on chain: ModifierChain, in file: SourceFile) {
        for modifier in chain.modifiers where modifier.name == "navigationViewStyle" {
            // The innermost one is the one that a container sees.
            style = style ?? NavigationStyle(modifier)
            ranges.append(modifier.removal)
        }
        guard chain.hasConditionalPart else { return }
        var node = Syntax(chain.whole)
        while let condition = Self.condition(in: node) {
            read(condition, in: file)
            guard let base = condition.base else { break }
            node = Syntax(base)
        }
    }

    private mutating func read(_ condition: PostfixIfConfigExprSyntax, in file: SourceFile) {
        for clause in condition.config.clauses {
            guard case .postfixExpression(let expression)? = clause.elements else { continue }
            var link: ExprSyntax? = expression
            var modifiers: [ModifierCall] = []
            while let current = link, let modifier = ModifierCall(current, in: file) {
                modifiers.append(modifier)
                link = modifier.base
            }
            guard let modifier = modifiers.first(where: { $0.name == "navigationViewStyle" }) else { continue }
            style = style ?? NavigationStyle(modifier)
            isConditional = true
            if condition.config.clauses.count == 1, modifiers.count == 1, link == nil {
                ranges.append(file.removal(of: condition.config.textRange))
            } else if modifiers.count > 1 {
                ranges.append(modifier.removal)
            } else {
                obstacle = "the style stands alone in one branch of an `#if` with several; take the branch out by hand"
            }
        }
    }

    /// The outermost postfix `#if` on the way down from `node` to the chain's root.
    private static func condition(in node: Syntax) -> PostfixIfConfigExprSyntax? {
        var next = node
        while true {
            if let condition = next.as(PostfixIfConfigExprSyntax.self) { return condition }
            if let call = next.as(FunctionCallExprSyntax.self) {
                guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
                next = Syntax(base)
            } else {
                return nil
            }
        }
    }
}
