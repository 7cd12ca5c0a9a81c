import ReglazeEngine
import SwiftSyntax

/// What of an application delegate belongs to the scene: the statements that make the window and depend on it, the callbacks that
/// a scene gets instead, and the members that only these use.
struct DelegateSplit {
    /// A statement of a launch function.
    struct Statement {
        let node: CodeBlockItemSyntax
        let function: DelegateMembers.Function
        var moves = false
        /// Copied, and left where it is: a constant that both sides need, a guard that ends the launch early.
        var isCopied = false
    }

    let members: DelegateMembers
    private(set) var statements: [Statement] = []
    /// The callbacks that move, with their forms.
    private(set) var callbacks: [(method: AppCallback, function: DelegateMembers.Function)] = []
    /// The callbacks that stay, since they call `super`, and are called by the scene delegate.
    private(set) var forwarded: [AppCallback] = []
    var movedFunctions: [DelegateMembers.Function] = []
    /// The moved functions that make a window, or call one that does.
    var makers: Set<String> {
        var found: Set<String> = []
        var changed = true
        while changed {
            changed = false
            for function in movedFunctions where !found.contains(function.name) {
                guard
                    !DelegateWindow.all(in: function.node).isEmpty || !members.mentions(in: function.node).isDisjoint(with: found)
                else { continue }
                found.insert(function.name)
                changed = true
            }
        }
        return found
    }
    var movedProperties: [DelegateMembers.Property] = []
    var obstacles: [String] = []
    /// Whether a window is made.
    private(set) var makesWindow = false
    /// Whether the window is no `UIWindow?` that could be set, and goes along with what names it.
    private(set) var movesWindow = false
    /// Variables that stay and are kept in a property, by which the scene delegate reaches what they hold.
    private(set) var aliases: [String: String] = [:]
    let sharesVariables: Bool
    /// What depends on the window.
    var tainted: Set<String> = ["window"]

    static let launchSelectors = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)",
    ]

    /// - Parameters:
    ///   - sharesVariables: whether variables that a property keeps stay with the application delegate: a framework's factory.
    ///   - isMentionedElsewhere: whether other code may name a member of the delegate.
    init(_ delegate: ApplicationDelegate, sharesVariables: Bool = false, isMentionedElsewhere: (String) -> Bool) {
        self.sharesVariables = sharesVariables
        members = DelegateMembers(delegate)
        let launch = Self.launchSelectors.compactMap { selector in members.functions.first { $0.node.selector == selector } }
        for function in launch {
            guard function.node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true else {
                obstacles.append("`\(function.node.selector)` stands inside an `#if`")
                continue
            }
            statements += (function.node.body?.statements ?? []).map { Statement(node: $0, function: function) }
        }
        callbacks = members.functions.compactMap { function in
            // What does nothing need not be done by the scene either.
            guard let method = AppCallback(function.node), function.node.body?.statements.isEmpty == false else { return nil }
            return (method, function)
        }
        // What other code calls stays where it is called, and is called by the scene too.
        let stays = callbacks.filter { callback in
            callback.function.needsItsClass || isCalled(callback.function) || isMentionedElsewhere(callback.method.rawValue)
        }.map(\.method)
        forwarded = stays
        callbacks.removeAll { stays.contains($0.method) }
        // Of several forms for links, UIKit calls the newest; the others are left to who calls them.
        let links = AppCallback.allCases.first { method in
            method.isAboutLinks && (stays.contains(method) || callbacks.contains { $0.method == method })
        }
        callbacks.removeAll { $0.method.isAboutLinks && $0.method != links }
        forwarded.removeAll { $0.isAboutLinks && $0 != links }
        for (_, function) in callbacks where function.node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == true {
            obstacles.append("`\(function.node.selector)` stands inside an `#if`")
        }
        taint()
        chooseStatements()
        chooseMembers(isMentionedElsewhere)
        movesWindow = windowCanMove(isMentionedElsewhere)
        checkOrder()
        checkState()
        checkRoot()
        checkNames()
    }

    // MARK: - What depends on the window

    mutating func taint() {
        if let window = members.properties["window"], let value = window.binding.initializer?.value,
            !DelegateWindow.all(in: value).isEmpty
        {
            makesWindow = true
        }
        var changed = true
        var taintedLocals: Set<String> = []
        let isShownByStoryboard = !hasCreations
        while changed {
            changed = false
            for property in members.properties.values where !tainted.contains(property.name) {
                guard let code = property.codeAtUse, !members.mentions(in: code, atOnce: true).isDisjoint(with: tainted) else {
                    continue
                }
                tainted.insert(property.name)
                changed = true
            }
            for function in members.functions where !tainted.contains(function.name) && members.properties[function.name] == nil {
                guard AppCallback(function.node) == nil, !Self.launchSelectors.contains(function.node.selector),
                    let body = function.node.body
                else { continue }
                let depends = !members.mentions(in: body, atOnce: true).isDisjoint(with: tainted)
                if depends || !DelegateWindow.all(in: body).isEmpty {
                    tainted.insert(function.name)
                    changed = true
                }
            }
            var handed: Set<String> = []
            var isShown = false
            for index in statements.indices {
                let statement = statements[index]
                let isKnown = statement.moves
                if !isKnown, !depends(statement, taintedLocals: taintedLocals), !uses(handed, in: statement.node),
                    !((isShown || isShownByStoryboard) && asksForWindow(statement, isShown: isShown))
                {
                    continue
                }
                statements[index].moves = true
                handed.formUnion(self.handed(by: statement.node, locals: taintedLocals))
                isShown = isShown || makes(statement.node)
                let node = Syntax(statement.node)
                let assigned = members.assigned(in: node).intersection(members.properties.keys)
                let declared = Self.topLevelNames(of: statement.node)
                if !isKnown || !assigned.isSubset(of: tainted) || !declared.isSubset(of: taintedLocals) { changed = true }
                tainted.formUnion(assigned)
                taintedLocals.formUnion(declared)
            }
        }
        makesWindow =
            makesWindow || statements.contains { $0.moves && !DelegateWindow.all(in: $0.node).isEmpty }
            || members.functions.contains { tainted.contains($0.name) && !DelegateWindow.all(in: $0.node).isEmpty }
    }

    func depends(_ statement: Statement, taintedLocals: Set<String>) -> Bool {
        let node = statement.node
        if Self.isFinalReturn(node) { return false }
        if !DelegateWindow.all(in: node).isEmpty || namesTainted(node, locals: []) { return true }
        if Self.names(taintedLocals, in: Syntax(node)) { return true }
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            // A launch option that only scenes get now.
            if let (option, _) = LaunchOption.subscripted(by: reference), option != .remoteNotification,
                token.text == statement.function.launchOptionsName, LaunchOption.translation(of: reference) != nil
            {
                return true
            }
        }
        return false
    }

    // MARK: - Statements

    /// The variables that moved statements need come along.
    mutating func chooseStatements() {
        if sharesVariables {
            for statement in statements where !statement.moves {
                guard let (property, variable) = Self.keeping(statement.node), members.properties[property] != nil else {
                    continue
                }
                aliases[variable] = property
            }
        }
        var changed = true
        while changed {
            changed = false
            let needed = Self.references(in: statements.filter { $0.moves || $0.isCopied }.map(\.node))
                .subtracting(aliases.keys)
            for index in statements.indices where !statements[index].moves && !statements[index].isCopied {
                let declared = Self.topLevelNames(of: statements[index].node)
                guard !declared.isDisjoint(with: needed) else { continue }
                let others = statements.indices.filter {
                    $0 != index && !statements[$0].moves && statements[$0].function.name == statements[index].function.name
                }
                let isNeededHere = !declared.isDisjoint(with: Self.references(in: others.map { statements[$0].node }))
                if isNeededHere, Self.isConstant(statements[index].node) {
                    statements[index].isCopied = true
                } else {
                    statements[index].moves = true
                    // What else uses it comes along.
                    for other in others where !declared.isDisjoint(with: Self.references(in: [statements[other].node])) {
                        guard !statements[other].isCopied else { continue }
                        statements[other].moves = true
                        taintAssigned(by: statements[other])
                    }
                }
                changed = true
            }
            if changed { taint() }
        }
        copyEarlyReturns()
    }

    mutating func taintAssigned(by statement: Statement) {
        tainted.formUnion(members.assigned(in: Syntax(statement.node)).intersection(members.properties.keys))
    }

    /// A guard that ends the launch before the window is made ends the connection of the scene too.
    mutating func copyEarlyReturns() {
        for index in statements.indices where !statements[index].moves {
            let node = statements[index].node
            guard !Self.isFinalReturn(node), Self.returns(in: Syntax(node)) > 0 else { continue }
            let function = statements[index].function
            let hasMovedBelow = statements[(index + 1)...].contains { $0.moves && $0.function.node.id == function.node.id }
            guard hasMovedBelow else { continue }
            let body: CodeBlockSyntax?
            if let guarded = node.item.as(GuardStmtSyntax.self) {
                body = guarded.body
            } else if let condition = node.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                condition.elseBody == nil
            {
                body = condition.body
            } else {
                body = nil
            }
            let isPlain =
                body.map { $0.statements.count == 1 && $0.statements.first?.item.is(ReturnStmtSyntax.self) == true } ?? false
            let usesLocals = Self.references(in: [node]).contains { name in node.seesLocal(name) }
            if isPlain && !usesLocals {
                statements[index].isCopied = true
            } else {
                let line = function.file.location(of: node.textRange).line
                obstacles.append("line \(line): a `return` in `\(function.node.selector)` decides whether the window is made")
            }
        }
    }
}
