import ReglazeEngine
import SwiftSyntax

/// Where a `navigationDestination` that replaces a link can stand: on the nearest view around the link that is not lazy, inside the
/// container.
struct DestinationAnchor {
    /// The view that the modifier goes on, without its own modifiers.
    let root: ExprSyntax
    /// The conditions of the `if`s that were passed on the way, as written.
    let conditions: [String]
    /// The outermost `if` that goes with the link because it holds nothing else.
    let emptied: CodeBlockItemSyntax?

    /// Why there is no such place.
    struct Obstacle: Error { let why: String }

    private static let lazy = ViewGraph.lazyContainers.union(["Form", "Section"])
    /// Views whose modifiers go to each of their children.
    private static let transparent: Set<String> = ["Group", "ForEach", "Section"]

    /// What builders of other things than views are made of.
    private static let noViews: Set<String> = ["Tab", "TabSection", "TableColumn", "TableRow"]
    /// Modifiers whose content is shown by the system, outside the stack.
    private static let menus: Set<String> = ["contextMenu", "swipeActions", "alert", "confirmationDialog"]

    /// - Parameters:
    ///   - item: the statement that is the link, or holds it alone.
    init(around item: CodeBlockItemSyntax, _ file: SourceFile) throws(Obstacle) {
        var branches: [Syntax] = []
        var emptied: CodeBlockItemSyntax?
        var isAlone = true
        var candidate: ExprSyntax?
        var child = Syntax(item)
        var passed = item
        loop: while let parent = child.parent {
            defer { child = parent }
            if let outer = parent.as(CodeBlockItemSyntax.self) { passed = outer }
            if let statement = parent.as(IfExprSyntax.self) {
                branches.append(parent)
                let body = statement.body.statements.count == 1 && statement.elseBody == nil
                if isAlone, body, candidate == nil, let holder = Self.item(around: parent) {
                    emptied = holder
                } else {
                    isAlone = false
                }
            } else if parent.is(SwitchExprSyntax.self) {
                branches.append(parent)
            } else if let closure = parent.as(ClosureExprSyntax.self), let call = Self.owner(of: closure) {
                if candidate == nil { isAlone = false }
                let name = call.calleeName ?? ""
                if ViewGraph.containers.contains(name) {
                    if candidate == nil { candidate = try Self.onlyOther(than: passed, in: closure.statements, "container") }
                    break loop
                }
                if call.calledExpression.is(MemberAccessExprSyntax.self), name.first?.isLowercase ?? false {
                    if Self.menus.contains(name) {
                        throw Obstacle(why: "it stands in a `.\(name)`, where a destination does nothing")
                    }
                    if name == "toolbar", let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
                        candidate = ModifierChain(around: base, in: file).root
                        continue loop
                    }
                    guard ["background", "overlay"].contains(name),
                        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
                    else {
                        if candidate == nil { candidate = try Self.onlyOther(than: passed, in: closure.statements, "`.\(name)`") }
                        break loop
                    }
                    if candidate == nil { candidate = ModifierChain(around: base, in: file).root }
                } else if name == "ToolbarItem" || name == "ToolbarItemGroup" {
                    candidate = nil
                } else if name == "Menu" {
                    candidate = ExprSyntax(call)
                } else if Self.noViews.contains(name) {
                    if candidate == nil { candidate = try Self.onlyOther(than: passed, in: closure.statements, "`\(name)`") }
                } else if Self.transparent.contains(name) {
                    if Self.lazy.contains(name) { candidate = nil }
                } else if Self.lazy.contains(name) {
                    candidate = ExprSyntax(call)
                } else if name == "ScrollView", Self.isLazy(candidate) {
                    candidate = ExprSyntax(call)
                } else if candidate == nil {
                    candidate = ExprSyntax(call)
                }
            } else if parent.is(AccessorBlockSyntax.self) || parent.is(FunctionDeclSyntax.self)
                || parent.is(InitializerClauseSyntax.self)
            {
                if candidate == nil, let block = Self.statements(child) {
                    candidate = try Self.onlyOther(than: passed, in: block, "body")
                }
                break loop
            }
        }
        guard let candidate else { throw Obstacle(why: "there is no view around it that the destination could go on") }
        root = candidate
        conditions = try Self.conditions(of: branches, around: candidate)
        self.emptied = emptied
    }

    /// A view that is known.
    init(on root: ExprSyntax) {
        self.root = root
        conditions = []
        emptied = nil
    }

    /// An insertion of a modifier on the view, after the destinations that stand there already.
    func insertion(of text: (_ indentation: String) -> String, in context: RuleContext) -> Edit {
        let file = context.file
        let chain = ModifierChain(around: root, in: file)
        var last = root
        for modifier in chain.modifiers {
            guard modifier.name == "navigationDestination" else { break }
            last = ExprSyntax(modifier.call)
        }
        let end = last.textRange.upperBound
        let ownLine = file.indentation(ofLineAt: end - 1)
        let indentation: String
        if let first = chain.modifiers.first(where: \.startsLine) {
            indentation = file.indentation(ofLineAt: first.member.period.textRange.lowerBound)
        } else if file.isFirstOnLine(end - 1) {
            indentation = ownLine
        } else {
            indentation = ownLine + file.indentationUnit
        }
        let rest = file.text(of: end..<file.lineEnd(of: end)).drop { $0 == " " || $0 == "\t" }
        let place = rest.isEmpty || rest.hasPrefix("//") ? file.lineEnd(of: end) : end
        return context.edit(place..<place, "\n" + indentation + text(indentation))
    }

    /// The conditions that hold for the link and not for the view which the destination goes on.
    private static func conditions(of branches: [Syntax], around root: ExprSyntax) throws(Obstacle) -> [String] {
        let common = Set(sequence(first: Syntax(root), next: \.parent).map(\.id))
        var conditions: [String] = []
        for branch in branches where !common.contains(branch.id) {
            guard let statement = branch.as(IfExprSyntax.self) else { throw Obstacle(why: "it stands in a `switch`") }
            guard statement.conditions.allSatisfy({ $0.condition.is(ExprSyntax.self) }) else {
                throw Obstacle(why: "it stands in an `if` that binds a value or asks for a version")
            }
            conditions.append(statement.conditions.trimmedDescription)
        }
        return conditions
    }

    private static func isLazy(_ candidate: ExprSyntax?) -> Bool {
        candidate?.as(FunctionCallExprSyntax.self)?.calleeName.map { lazy.contains($0) } ?? false
    }

    private static func owner(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        var next = closure.parent
        while let parent = next {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call }
            guard
                parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
                    || parent.is(MultipleTrailingClosureElementSyntax.self)
                    || parent.is(MultipleTrailingClosureElementListSyntax.self)
            else { return nil }
            next = parent.parent
        }
        return nil
    }

    private static func item(around node: Syntax) -> CodeBlockItemSyntax? {
        var next = node.parent
        while let parent = next {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item }
            guard parent.is(ExpressionStmtSyntax.self) else { return nil }
            next = parent.parent
        }
        return nil
    }

    private static func statements(_ node: Syntax) -> CodeBlockItemListSyntax? {
        node.as(CodeBlockItemListSyntax.self) ?? node.as(CodeBlockSyntax.self)?.statements
    }

    /// The one other view among `statements`.
    private static func onlyOther(
        than item: CodeBlockItemSyntax, in statements: CodeBlockItemListSyntax, _ place: String
    ) throws(Obstacle) -> ExprSyntax {
        let children = BuilderChildren(statements).children.filter { each in
            each.item.id != item.id && !isHiddenLink(each.expression)
        }
        guard children.count == 1, let other = children[0].expression else {
            throw Obstacle(
                why:
                    "the \(place) around it holds \(children.isEmpty ? "nothing" : "several views") beside it; give the destination a view"
            )
        }
        var root = other
        while let base = root.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            root = base
        }
        return root
    }

    /// Another link of the kind that goes, beside which a destination needs no view of its own.
    private static func isHiddenLink(_ expression: ExprSyntax?) -> Bool {
        guard var root = expression else { return false }
        while let base = root.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            root = base
        }
        guard let call = root.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call) else { return false }
        return link.isActive != nil && link.hasEmptyLabel
    }
}
