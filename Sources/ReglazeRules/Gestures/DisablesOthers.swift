import ReglazeEngine
import SwiftSyntax

/// A loop over all recognisers of the pop gesture's view switches gestures that have nothing to do with popping.
struct DisablesOthers: SwiftRule {
    static let about = About(
        id: "gestures/disables-others",
        summary: "a loop over the pop gesture's view switches every other gesture too",
        severity: .warning, since: Since(os: 26),
        triggers: ["PopGestureRecognizer"], with: ["gestureRecognizers"],
        why: """
            The pop gestures sit on the navigation controller's own view, together with every other recogniser that UIKit, a \
            library or the app has put there. A loop over `view?.gestureRecognizers` that sets `isEnabled` switches all of them: on \
            iOS 26 that view holds more of them than before, and what a loop has switched off nobody else switches on again. One \
            statement that names the recogniser does what is meant. The rewrite puts it in the loop's place, or takes the loop away \
            where such a statement stands beside it already.
            """,
        source: "UIKit documentation: UIGestureRecognizer.view, UIView.gestureRecognizers, UINavigationController",
        examples: examples)
    static let interests: [Interest] = [.kind(.forStmt), .call("forEach")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let loop = RecognizerLoop(node) else { return [] }
        let message = "This loop switches every recogniser of the navigation controller's view, not only the pop gesture"
        let help = "set `isEnabled` of the pop gesture alone"
        func explain(_ why: String) -> [Finding] {
            [context.finding(Self.about, at: loop.start, message, help: help, why: why)]
        }
        if let obstacle = loop.obstacle { return explain(obstacle) }
        if let whole = loop.binding, let value = loop.value, context.file.standsAlone(whole), !whole.hasCommentInside {
            let edit = context.replace(whole, with: "\(loop.owner).isEnabled = \(value)")
            let fix = Fix(.unsafe, "Set the pop gesture alone", edits: [edit])
            return [context.finding(Self.about, at: loop.start, message, help: help, fixes: [fix], why: Self.look)]
        }
        guard let item = loop.item, loop.binding == nil, let items = item.parent?.as(CodeBlockItemListSyntax.self),
            let value = loop.value
        else {
            return explain("the loop does more than that; take it apart by hand")
        }
        let file = context.file
        guard file.standsAlone(item), !item.hasCommentInside else {
            return explain("a comment or other code stands in the way")
        }
        let statement = "\(loop.owner).isEnabled = \(value)"
        let isThere = Self.settings(beside: item, without: loop.list, in: items).contains { assignment in
            file.text(of: assignment.valueRange) == value
                && assignment.target.base?.trimmedDescription.filter { !"?!".contains($0) }
                    == loop.owner.filter { !"?!".contains($0) }
        }
        guard !isThere || file.isAlone(item) else { return explain("a comment or other code stands in the way") }
        var edits = [isThere ? context.edit(file.removal(of: item.textRange), "") : context.replace(item, with: statement)]
        if let list = loop.list {
            // A member of the same name, such as the view's own list, is no use of it.
            let mentions = items.tokens(viewMode: .sourceAccurate).count { token in
                token.text == loop.listName
                    && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id != token.id
            }
            guard list.parent?.id == item.parent?.id, mentions == 2 else {
                return explain("the list of recognisers is used for something else too")
            }
            guard file.isAlone(list), !list.hasCommentInside else {
                return explain("a comment or other code stands in the way")
            }
            edits.append(context.edit(file.removal(of: list.textRange), ""))
        }
        let fix = Fix(.unsafe, "Set the pop gesture alone", edits: edits)
        return [context.finding(Self.about, at: loop.start, message, help: help, fixes: [fix], why: Self.look)]
    }

    /// The statements next to the loop that switch recognisers: between them and the loop nothing can leave the function or change a value.
    private static func settings(
        beside item: CodeBlockItemSyntax, without list: CodeBlockItemSyntax?, in items: CodeBlockItemListSyntax
    ) -> [MemberAssignment] {
        func setting(_ other: CodeBlockItemSyntax) -> MemberAssignment? {
            let assignment = other.item.as(SequenceExprSyntax.self).flatMap { MemberAssignment($0) }
            return assignment?.name == "isEnabled" ? assignment : nil
        }
        let others = Array(items).filter { $0.id != list?.id }
        guard let place = others.firstIndex(where: { $0.id == item.id }) else { return [] }
        let after = others[(place + 1)...].prefix { setting($0) != nil }
        let before = others[..<place].reversed().prefix { setting($0) != nil }
        return (after + before).compactMap(setting)
    }

    private static let look =
        "whether one of the other recognisers was meant too, such as one that the app added to the same view"
}

/// `for gesture in pop.view?.gestureRecognizers ?? [] { gesture.isEnabled = value }`, or the same with `forEach`.
private struct RecognizerLoop {
    /// Where the loop begins.
    let start: TokenSyntax
    /// The statement that the loop is.
    let item: CodeBlockItemSyntax?
    /// The recogniser as a member can follow it: `navigationController?.interactivePopGestureRecognizer?`.
    let owner: String
    /// What `isEnabled` is set to, where the loop does nothing else.
    let value: String?
    /// The statement that names the recognisers just before, and the name.
    let list: CodeBlockItemSyntax?
    let listName: String
    /// `if let list = … { loop }`, where it holds the loop alone.
    let binding: CodeBlockItemSyntax?
    /// Why the loop can't give way to one statement, as far as its own form tells.
    private(set) var obstacle: String?

    init?(_ node: Syntax) {
        let source: ExprSyntax
        let name: String
        let body: CodeBlockItemListSyntax
        if let loop = node.as(ForStmtSyntax.self), let pattern = loop.pattern.as(IdentifierPatternSyntax.self) {
            (source, name, body) = (loop.sequence, pattern.identifier.text, loop.body.statements)
        } else if let call = node.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure, closure.signature == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        {
            (source, name, body) = (base, "$0", closure.statements)
        } else {
            return nil
        }
        if let loop = node.as(ForStmtSyntax.self) {
            if loop.whereClause != nil || loop.caseKeyword != nil { obstacle = "the loop takes some of them only" }
            if loop.tryKeyword != nil || loop.awaitKeyword != nil || node.parent?.is(LabeledStmtSyntax.self) ?? false {
                obstacle = "the loop has a label, or waits for something"
            }
        }
        let others = "others are added to the view's recognisers"
        var recognizers = Self.list(source)
        if !Self.isList(source) { obstacle = others }
        if let sequence = recognizers.as(SequenceExprSyntax.self) {
            if !Self.isList(ExprSyntax(sequence)) { obstacle = others }
            recognizers = Self.list(ExprSyntax(sequence))
        }
        let assignments = body.compactMap { $0.item.as(SequenceExprSyntax.self).flatMap { MemberAssignment($0) } }
        let setting = assignments.first { $0.name == "isEnabled" && $0.target.base?.trimmedDescription == name }
        guard let setting else { return nil }
        var list: CodeBlockItemSyntax?
        var listName = ""
        var binding: CodeBlockItemSyntax?
        var isGuarded = false
        if let reference = recognizers.as(DeclReferenceExprSyntax.self),
            let bound = LocalBinding(named: reference.baseName.text, from: node)?.value
        {
            listName = reference.baseName.text
            if let statement = bound.nearest(ConditionElementListSyntax.self)?.parent?.as(IfExprSyntax.self) {
                // Whatever else it holds can't be told apart.
                guard statement.conditions.count == 1, statement.body.statements.count == 1 else { return nil }
                let inner = statement.body.statements.first?.item
                if statement.elseBody != nil || statement.parent?.is(IfExprSyntax.self) ?? false {
                    obstacle = "the loop stands in a chain of branches; take it apart by hand"
                } else if inner?.id != node.id {
                    obstacle = "the loop does more than that; take it apart by hand"
                }
                let owner = statement.parent?.as(ExpressionStmtSyntax.self)?.parent ?? statement.parent
                binding = owner?.as(CodeBlockItemSyntax.self)
                if binding == nil, obstacle == nil { obstacle = "the list is bound inside of a larger expression" }
            } else if bound.nearest(ConditionElementListSyntax.self)?.parent?.is(GuardStmtSyntax.self) ?? false {
                isGuarded = true
            } else {
                list = LocalBinding(named: reference.baseName.text, from: node)?.statement
                if list == nil { obstacle = "the list of recognisers is declared together with something else" }
            }
            if !Self.isList(bound) { obstacle = others }
            recognizers = Self.list(bound)
        }
        guard let member = recognizers.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "gestureRecognizers",
            let view = member.base?.unwrapped.as(MemberAccessExprSyntax.self), view.declName.baseName.text == "view",
            let base = view.base, PopRecognizer(base, among: [PopRecognizer.edge, PopRecognizer.content]) != nil,
            let start = node.firstToken(viewMode: .sourceAccurate)
        else { return nil }
        self.start = start
        owner = base.trimmedDescription
        item = node.parent.flatMap { parent in
            parent.as(CodeBlockItemSyntax.self) ?? parent.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
        }
        let text = setting.values.map(\.trimmedDescription).joined(separator: " ")
        value =
            body.count == 1 && !isGuarded
                && !setting.values.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
            ? text : nil
        self.list = list
        self.listName = listName
        self.binding = binding
    }

    /// What the list is made of: what stands before `?? []`, without parentheses and unwrapping.
    private static func list(_ expression: ExprSyntax) -> ExprSyntax {
        (expression.as(SequenceExprSyntax.self)?.elements.first ?? expression).unwrapped
    }

    /// Whether nothing but `?? []` follows the list.
    private static func isList(_ expression: ExprSyntax) -> Bool {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return true }
        let parts = Array(sequence.elements)
        return parts.count == 3 && parts[1].trimmedDescription == "??"
            && parts[2].as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
    }
}

extension SourceFile {
    /// Whether nothing at all shares the lines of `node`.
    fileprivate func isAlone(_ node: some SyntaxProtocol) -> Bool {
        let end = node.textRange.upperBound
        return standsAlone(node) && text(of: end..<lineEnd(of: end)).trimmingWhitespace().isEmpty
    }
}
