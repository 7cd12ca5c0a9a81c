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
    private(set) var callbacks: [(method: SceneMethod, function: DelegateMembers.Function)] = []
    /// The callbacks that stay, since they call `super`, and are called by the scene delegate.
    private(set) var forwarded: [SceneMethod] = []
    private(set) var movedFunctions: [DelegateMembers.Function] = []
    /// The moved functions that make a window, or call one that does.
    var makers: Set<String> {
        var found: Set<String> = []
        var changed = true
        while changed {
            changed = false
            for function in movedFunctions where !found.contains(function.name) {
                guard !DelegateWindow.all(in: function.node).isEmpty || !members.mentions(in: function.node).isDisjoint(with: found)
                else { continue }
                found.insert(function.name)
                changed = true
            }
        }
        return found
    }
    private(set) var movedProperties: [DelegateMembers.Property] = []
    private(set) var obstacles: [String] = []
    /// Whether a window is made.
    private(set) var makesWindow = false
    /// Variables that stay and are kept in a property, by which the scene delegate reaches what they hold.
    private(set) var aliases: [String: String] = [:]
    private let sharesVariables: Bool
    /// What depends on the window.
    private var tainted: Set<String> = ["window"]

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
            guard let method = SceneMethod(function.node), function.node.body?.statements.isEmpty == false else { return nil }
            return (method, function)
        }
        // What other code calls stays where it is called, and is called by the scene too.
        let stays = callbacks.filter { callback in
            callback.function.needsItsClass || isCalled(callback.function) || isMentionedElsewhere(callback.method.rawValue)
        }.map(\.method)
        forwarded = stays
        callbacks.removeAll { stays.contains($0.method) }
        // Of several forms for links, UIKit calls the newest; the others are left to who calls them.
        let links = SceneMethod.allCases.first { method in
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
        checkOrder()
        checkNames()
    }

    // MARK: - What depends on the window

    private mutating func taint() {
        if let window = members.properties["window"], let value = window.binding.initializer?.value,
            !DelegateWindow.all(in: value).isEmpty
        {
            makesWindow = true
            if window.declaration.modifiers.contains(where: { $0.name.text == "lazy" }) {
                obstacles.append("`window` is made lazily")
            }
        }
        var changed = true
        var taintedLocals: Set<String> = []
        while changed {
            changed = false
            for property in members.properties.values where !tainted.contains(property.name) {
                guard let code = property.codeAtUse, !members.mentions(in: code, atOnce: true).isDisjoint(with: tainted) else { continue }
                tainted.insert(property.name)
                changed = true
            }
            for function in members.functions where !tainted.contains(function.name) && members.properties[function.name] == nil {
                guard SceneMethod(function.node) == nil, !Self.launchSelectors.contains(function.node.selector),
                    let body = function.node.body
                else { continue }
                let depends = !members.mentions(in: body, atOnce: true).isDisjoint(with: tainted)
                if depends || !DelegateWindow.all(in: body).isEmpty {
                    tainted.insert(function.name)
                    changed = true
                }
            }
            for index in statements.indices {
                let statement = statements[index]
                let isKnown = statement.moves
                if !isKnown, !depends(statement, taintedLocals: taintedLocals) { continue }
                statements[index].moves = true
                let node = Syntax(statement.node)
                let assigned = members.assigned(in: node).intersection(members.properties.keys)
                let declared = Self.topLevelNames(of: statement.node)
                if !isKnown || !assigned.isSubset(of: tainted) || !declared.isSubset(of: taintedLocals) { changed = true }
                tainted.formUnion(assigned)
                taintedLocals.formUnion(declared)
            }
        }
        makesWindow = makesWindow || statements.contains { $0.moves && !DelegateWindow.all(in: $0.node).isEmpty }
            || members.functions.contains { tainted.contains($0.name) && !DelegateWindow.all(in: $0.node).isEmpty }
    }

    private func depends(_ statement: Statement, taintedLocals: Set<String>) -> Bool {
        let node = statement.node
        if Self.isFinalReturn(node) { return false }
        if !members.mentions(in: node, atOnce: true).isDisjoint(with: tainted) { return true }
        if !DelegateWindow.all(in: node).isEmpty { return true }
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            if taintedLocals.contains(token.text), !reference.isDeferred(inside: Syntax(node)) { return true }
            // A launch option that only scenes get now.
            if let (option, _) = LaunchOption.subscripted(by: reference), option != .remoteNotification,
                token.text == statement.function.launchOptionsName, LaunchOption.translation(of: reference) != nil
            { return true }
        }
        return false
    }

    // MARK: - Statements

    /// The variables that moved statements need come along.
    private mutating func chooseStatements() {
        if sharesVariables {
            for statement in statements where !statement.moves {
                guard let (property, variable) = Self.keeping(statement.node), members.properties[property] != nil else { continue }
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

    private mutating func taintAssigned(by statement: Statement) {
        tainted.formUnion(members.assigned(in: Syntax(statement.node)).intersection(members.properties.keys))
    }

    /// A guard that ends the launch before the window is made ends the connection of the scene too.
    private mutating func copyEarlyReturns() {
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
            let isPlain = body.map { $0.statements.count == 1 && $0.statements.first?.item.is(ReturnStmtSyntax.self) == true } ?? false
            let usesLocals = Self.references(in: [node]).contains { name in node.seesLocal(name) }
            if isPlain && !usesLocals {
                statements[index].isCopied = true
            } else {
                let line = function.file.location(of: node.textRange).line
                obstacles.append("line \(line): a `return` in `\(function.name)` decides whether the window is made")
            }
        }
    }

    /// A statement that moves and may return must not have decided about one that stays.
    private mutating func checkOrder() {
        for statement in statements where Self.isFinalReturn(statement.node) {
            guard !members.mentions(in: statement.node).isDisjoint(with: tainted) else { continue }
            obstacles.append("what `\(statement.function.name)` returns depends on the window")
        }
        for index in statements.indices where statements[index].moves && statements[index].decidesResult {
            let function = statements[index].function
            let line = function.file.location(of: statements[index].node.textRange).line
            obstacles.append("line \(line): what `\(function.name)` returns is decided together with the window")
            return
        }
        for index in statements.indices where statements[index].moves && Self.returns(in: Syntax(statements[index].node)) > 0 {
            let function = statements[index].function
            let stays = statements[(index + 1)...].contains {
                !$0.moves && !$0.isCopied && $0.function.node.id == function.node.id && !Self.isFinalReturn($0.node)
            }
            if stays {
                let line = function.file.location(of: statements[index].node.textRange).line
                obstacles.append(
                    "line \(line): a `return` beside the window in `\(function.name)` decides about what stays there")
                return
            }
        }
    }

    /// The scene's method has parameters and variables of its own, which moved code must not hide.
    private mutating func checkNames() {
        let taken: Set<String> = ["scene", "session", "connectionOptions", "windowScene", "appDelegate"]
        for statement in statements where statement.moves || statement.isCopied {
            guard let name = Self.topLevelNames(of: statement.node).intersection(taken).min() else { continue }
            let line = statement.function.file.location(of: statement.node.textRange).line
            obstacles.append("line \(line): `\(name)` has another meaning in the scene's method")
        }
        for property in movedProperties where taken.contains(property.name) {
            obstacles.append("the property `\(property.name)` has another meaning in the scene's method")
        }
        for statement in statements where statement.moves && statement.node.makesWindowInFallback {
            let line = statement.function.file.location(of: statement.node.textRange).line
            obstacles.append("line \(line): the window is made for systems without scenes only")
        }
    }

    // MARK: - Members

    /// Helpers and properties that nothing but moved code names come along.
    private mutating func chooseMembers(_ isMentionedElsewhere: (String) -> Bool) {
        var functions = members.functions.filter { function in
            (tainted.contains(function.name) || isSelfContained(function)) && SceneMethod(function.node) == nil
                && !Self.launchSelectors.contains(function.node.selector) && Self.canMove(function.node)
                && members.functions(named: function.name).count == 1 && !isMentionedElsewhere(function.name)
        }
        var properties = members.properties.values.filter { property in
            property.name != "window" && tainted.contains(property.name) && property.isPlain
                && Self.canMove(property.declaration) && !isMentionedElsewhere(property.name)
        }
        var changed = true
        while changed {
            let count = functions.count + properties.count
            let staying = mentionsOfStaying(besides: functions, properties)
            functions.removeAll { staying.contains($0.name) }
            properties.removeAll { staying.contains($0.name) }
            // What nobody names is called by a framework.
            let named = mentionsOfMoving(besides: functions)
            functions.removeAll { !named.contains($0.name) }
            // A property can't ask the application delegate where it is declared.
            let moving = Set(functions.map(\.name) + properties.map(\.name)).union(["window"])
            properties.removeAll { !members.mentions(in: $0.declaration).isSubset(of: moving) }
            changed = count != functions.count + properties.count
        }
        movedFunctions = functions
        movedProperties = properties.sorted { $0.declaration.position < $1.declaration.position }
        for function in members.functions where !functions.contains(where: { $0.node.id == function.node.id }) {
            guard SceneMethod(function.node) == nil, !Self.launchSelectors.contains(function.node.selector) else { continue }
            if !DelegateWindow.all(in: function.node).isEmpty {
                let line = function.file.location(of: function.node.name.textRange).line
                obstacles.append("`\(function.name)` in line \(line) makes a window and is called by other code too")
            }
        }
    }

    /// The members that moved code names, the moved functions from which it is reached included.
    private func mentionsOfMoving(besides functions: [DelegateMembers.Function]) -> Set<String> {
        var found: Set<String> = []
        for statement in statements where statement.moves || statement.isCopied { found.formUnion(members.mentions(in: statement.node)) }
        for callback in callbacks { found.formUnion(members.mentions(in: callback.function.node)) }
        var changed = true
        var known: Set<String> = []
        while changed {
            changed = false
            for function in functions where found.contains(function.name) && known.insert(function.name).inserted {
                found.formUnion(members.mentions(in: function.node).subtracting([function.name]))
                changed = true
            }
        }
        return found
    }

    /// Whether code of the delegate itself calls a callback.
    private func isCalled(_ callback: DelegateMembers.Function) -> Bool {
        let labels = callback.node.signature.parameterClause.parameters.map { $0.firstName.text }
        return members.delegate.parts.contains { part in
            part.members.contains { member in
                member.tokens(viewMode: .sourceAccurate).contains { token in
                    token.text == callback.name && token.isCall(with: labels)
                }
            }
        }
    }

    /// A private helper that names no other member can go wherever it is called.
    private func isSelfContained(_ function: DelegateMembers.Function) -> Bool {
        let isPrivate = function.node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        return isPrivate && members.mentions(in: function.node).subtracting([function.name]).isEmpty
            && !function.node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }

    /// The members that code of the delegate names which stays there.
    private func mentionsOfStaying(
        besides functions: [DelegateMembers.Function], _ properties: [DelegateMembers.Property]
    ) -> Set<String> {
        var found: Set<String> = []
        for statement in statements where !statement.moves { found.formUnion(members.mentions(in: statement.node)) }
        for function in members.functions where !callbacks.contains(where: { $0.function.node.id == function.node.id }) {
            if Self.launchSelectors.contains(function.node.selector) { continue }
            if functions.contains(where: { $0.node.id == function.node.id }) { continue }
            found.formUnion(members.mentions(in: function.node))
        }
        for property in members.properties.values where !properties.contains(where: { $0.name == property.name }) {
            var own = members.mentions(in: property.declaration)
            own.remove(property.name)
            found.formUnion(own)
        }
        return found
    }

    private static func canMove(_ declaration: some WithModifiersSyntax & WithAttributesSyntax) -> Bool {
        let fixed = ["override", "static", "class", "open", "public"]
        return declaration.attributes.isEmpty && !declaration.modifiers.contains { fixed.contains($0.name.text) }
    }

    // MARK: - Reading

    /// The variables that a statement declares for the ones below it.
    static func topLevelNames(of item: CodeBlockItemSyntax) -> Set<String> { LocalDeclarations.declared(by: Syntax(item.item)) }

    static func references(in items: [CodeBlockItemSyntax]) -> Set<String> {
        var found: Set<String> = []
        for item in items {
            for token in item.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind else { continue }
                if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
                    found.insert(name)
                } else if token.parent?.is(IdentifierPatternSyntax.self) == true,
                    token.parent?.nearest(OptionalBindingConditionSyntax.self)?.initializer == nil
                {
                    // `if let url {` reads what it binds.
                    found.insert(name)
                }
            }
        }
        return found
    }

    /// `property = variable`.
    private static func keeping(_ item: CodeBlockItemSyntax) -> (property: String, variable: String)? {
        guard let sequence = item.item.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let variable = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        if let reference = elements[0].as(DeclReferenceExprSyntax.self) { return (reference.baseName.text, variable) }
        guard let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.isSelfReference ?? false else { return nil }
        return (member.declName.baseName.text, variable)
    }

    /// `let x = Type.shared`: asked for twice it gives the same.
    private static func isConstant(_ item: CodeBlockItemSyntax) -> Bool {
        guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.bindings.count == 1, let value = variable.bindings.first?.initializer?.value
        else { return false }
        return value.is(MemberAccessExprSyntax.self) && !value.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
            || value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self)
    }

    static func isFinalReturn(_ item: CodeBlockItemSyntax) -> Bool {
        guard let statement = item.item.as(ReturnStmtSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        return list.last?.id == item.id && list.parent?.parent?.is(FunctionDeclSyntax.self) == true && statement.parent != nil
    }

    /// The returns of the function itself, those of closures and nested functions left out.
    static func returns(in node: Syntax) -> Int { ReturnStatements.all(in: node).count }
}

extension DelegateSplit.Statement {
    /// Whether the statement is the last one of a function that gives a result, and gives it in its branches.
    fileprivate var decidesResult: Bool {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == node.id, list.count > 0,
            function.node.signature.returnClause != nil
        else { return false }
        return !node.item.is(ReturnStmtSyntax.self) && DelegateSplit.returns(in: Syntax(node)) > 0
    }
}

extension DelegateMembers.Function {
    /// Whether it overrides a method or calls one of the superclass.
    var needsItsClass: Bool {
        node.modifiers.contains { $0.name.text == "override" }
            || node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    }

    /// The name of the parameter that holds the launch options.
    var launchOptionsName: String? {
        node.signature.parameterClause.parameters.first { $0.type.trimmedDescription.contains("LaunchOptionsKey") }
            .map { ($0.secondName ?? $0.firstName).text }
    }

    /// The names of the parameters inside the function, in order.
    var parameterNames: [String] {
        node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
}

extension TokenSyntax {
    /// Whether the token names what is called with these labels: `application(app, open: url, options: options)`, on `self` or on
    /// nothing.
    func isCall(with labels: [String]) -> Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.baseName == self else { return false }
        var callee = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            guard member.base?.isSelfReference ?? false else { return false }
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return false }
        return call.hasLabels(labels)
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call's labels are these, or the first of them with a closure behind.
    func hasLabels(_ labels: [String]) -> Bool {
        var own = arguments.map { $0.label?.text ?? "_" }
        if trailingClosure != nil, own.count + 1 == labels.count, let last = labels.last { own.append(last) }
        return own == labels
    }
}

extension CodeBlockItemSyntax {
    /// Whether a window is made in the `else` of an `#available` that every system with scenes passes.
    fileprivate var makesWindowInFallback: Bool {
        DelegateWindow.all(in: self).contains { window in
            var node = Syntax(window.node)
            while let parent = node.parent, parent.id != id {
                if let branch = parent.as(IfExprSyntax.self), branch.elseBody.map({ Syntax($0).id }) == node.id,
                    branch.conditions.contains(where: { $0.trimmedDescription.contains("#available(iOS 13") })
                { return true }
                node = parent
            }
            return false
        }
    }
}
