import ReglazeEngine
import SwiftSyntax

/// Values that have a name: every `Glass` of the module becomes the stand-in in one change, or none does.
extension ChosenGlass {
    /// What turns every `Glass` of the module into the stand-in; the same for all calls in it.
    func group() -> Answer {
        let module = FallbackPlace.module(of: context.file.path, context.index)
        return context.index.remember("chosen glass in \(module.sorted())") { group(in: module) }
    }

    private func group(in module: Set<String>) -> Answer {
        var edits: [Edit] = []
        var names: Set<String> = []
        var calls: [(call: ModifierCall, context: RuleContext)] = []
        var values: [(value: ExprSyntax, file: SourceFile)] = []
        func stop(_ reason: String, _ node: some SyntaxProtocol, _ file: SourceFile) -> Answer {
            .obstacle("\(reason) (\(file.path), line \(file.line(of: node)))")
        }
        let files = Set(
            ["Glass", Self.type, "glassEffect", "glass", "GlassButtonStyle"].flatMap(context.index.files(mentioning:)).map(\.path)
        )
        for file in context.index.files where files.contains(file.path) {
            let here = context.moved(to: file)
            let own = FallbackPlace.module(of: file.path, context.index)
            if own != module, !own.isDisjoint(with: module) {
                return .obstacle("\(file.path) is in other targets too, and they would have to get the stand-in as well")
            }
            guard file.syntaxProblem == nil else { return .obstacle("\(file.path) does not parse, and may hold a `Glass`") }
            for token in file.tokens(named: "Glass") {
                guard let node = token.parent, !here.hidesFramework("Glass", at: token) else {
                    return stop("the project has a `Glass` of its own", token, file)
                }
                if Self.isVisible(node) { return stop("other modules can see this `Glass`", token, file) }
                guard own == module || !file.contains("@testable") else { return stop("a test names `Glass` too", token, file) }
                guard own == module, !Self.isPlain(token), !Self.isInStandIn(node) else { continue }
                guard node.is(IdentifierTypeSyntax.self) || Self.isBase(node) else {
                    return stop("this `Glass` is written in a way that is not understood", token, file)
                }
                guard isUngated(node, in: here) else {
                    return stop("a `Glass` behind `#available` or `#if` would be of another type then", token, file)
                }
                edits.append(here.replace(token, with: Self.type))
                if let name = Self.declared(by: node) { names.insert(name) }
                if let value = Self.initial(of: node) { values.append((value, file)) }
            }
            guard own == module else { continue }
            // What an earlier run, or a person, has made of it.
            names.formUnion(file.tokens(named: Self.type).compactMap { $0.parent.flatMap(Self.declared) })
            for token in file.tokens(named: "glassEffect") {
                guard let node = token.parent, !Self.isInStandIn(node), !Self.takesPlainGlass(node) else { continue }
                guard isUngated(node, in: here), UngatedAPI().ungated(node, in: here) != nil, !UngatedAPI.isSeenOutside(node),
                    let modifier = node.parent?.parent.flatMap({ ModifierCall($0, in: file) }), Fallback.takesShape(of: modifier)
                else { return stop("another `glassEffect` with a value of its own has to stay", token, file) }
                calls.append((modifier, here))
            }
            if let token = Self.buttonGlass(in: file) { return stop("a button style takes a `Glass` too", token, file) }
        }
        if let (token, file) = useInTests(of: names, module) { return stop("a test uses this `Glass`", token, file) }
        for (value, file) in values {
            guard let leaves = Self.leaves(of: value), leaves.allSatisfy({ Self.isKnown($0, names) && !isForeign($0) })
            else {
                return stop("`\(value.trimmedDescription)` may be a `Glass` that is not declared here", value, file)
            }
        }
        for (call, here) in calls {
            let leaves = call.arguments.first.flatMap { Self.leaves(of: $0.expression) }
            guard let leaves else { return stop("what glass this is can't be told", call.nameToken, here.file) }
            for leaf in leaves where !Self.isKnown(leaf, names) || isForeign(leaf) {
                return stop("`\(leaf.trimmedDescription)` is not declared as a `Glass` here", leaf, here.file)
            }
            edits += self.edits(of: call, in: here)
        }
        return .edits(Set(edits).sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) })
    }

    /// Whether the project uses SwiftUI's glass, so that a `Glass` which it does not declare is SwiftUI's.
    static func isInUse(in context: RuleContext) -> Bool {
        context.index.remember("SwiftUI's glass is in use") {
            ["glassEffect", "GlassEffectContainer", "GlassButtonStyle"].contains { name in
                !context.index.files(mentioning: name).isEmpty && context.index.declarations(named: name).isEmpty
                    && !context.isOwnFunction(name)
            }
        }
    }

    /// Whether a `Glass` is part of what a `glassEffect` or a button style is given, which are told of as a whole.
    static func isArgument(_ node: Syntax) -> Bool {
        for parent in sequence(first: node, next: \.parent) {
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
            guard let call = parent.as(FunctionCallExprSyntax.self), let first = call.arguments.first, node.isInside(first) else {
                continue
            }
            if ["glassEffect", "buttonStyle"].contains(call.calleeName) { return true }
        }
        return false
    }

    /// Where a test reads what is declared as a `Glass` in the module, or hands on one that it has got there, which would be of another
    /// type then.
    private func useInTests(of names: Set<String>, _ module: Set<String>) -> (TokenSyntax, SourceFile)? {
        for file in context.index.files where file.kind == .swift && file.contains("@testable") {
            guard FallbackPlace.module(of: file.path, context.index).isDisjoint(with: module), file.syntaxProblem == nil else {
                continue
            }
            let uses = names.sorted().flatMap { file.tokens(named: $0) }.filter { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
                // `.buttonStyle(.glass)` is something else.
                return !(token.text == "glass" && UngatedAPI.isButtonStyle(reference))
            }
            let effects = file.tokens(named: "glassEffect").filter { token in
                token.parent.map { $0.is(DeclReferenceExprSyntax.self) && !Self.takesPlainGlass($0) } ?? false
            }
            if let first = (uses + effects).min(by: { $0.position < $1.position }) { return (first, file) }
        }
        return nil
    }

    /// The call by the helper's name, and `Glass.regular` in its value.
    func edits(of call: ModifierCall, in context: RuleContext) -> [Edit] {
        let names = call.arguments.first?.tokens(viewMode: .sourceAccurate).filter { $0.text == "Glass" } ?? []
        return [context.replace(call.nameToken, with: Self.modifier)]
            + names.filter { $0.parent.map(Self.isBase) ?? false }.map { context.replace($0, with: Self.type) }
    }

    /// `Glass` of `Glass.regular`.
    private static func isBase(_ node: Syntax) -> Bool {
        node.is(DeclReferenceExprSyntax.self)
            && node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.as(ExprSyntax.self)?.id
    }

    /// Whether the code runs on all systems of the file, where the helper is.
    private func isUngated(_ node: Syntax, in context: RuleContext) -> Bool {
        let scope = context.availability(of: node)
        return scope.includesIOS && scope.below == nil && scope.minimum < 26
            && (!scope.isConditional || context.index.scope(of: context.file.path).others.isEmpty)
    }

    /// Whether a leaf is a member of a type from elsewhere: `DesignKit.glass`.
    private func isForeign(_ leaf: ExprSyntax) -> Bool {
        guard leaf.is(MemberAccessExprSyntax.self) || leaf.is(FunctionCallExprSyntax.self),
            let first = leaf.firstToken(viewMode: .sourceAccurate)?.text, first.first?.isUppercase ?? false
        else { return false }
        return context.index.declarations(named: first).isEmpty
    }

    /// Whether a leaf is declared as a `Glass`: by its type, by what it returns, or by what it is made of.
    private static func isKnown(_ leaf: ExprSyntax, _ names: Set<String>) -> Bool {
        guard let name = name(of: leaf) else { return false }
        if names.contains(name) { return true }
        guard leaf.is(DeclReferenceExprSyntax.self), let binding = LocalBinding(named: name, from: leaf), binding.type == nil,
            let value = binding.value, let inner = leaves(of: value), !inner.contains(leaf)
        else { return false }
        return !inner.isEmpty && inner.allSatisfy { isKnown($0, names) }
    }

    /// Whether the value is one that says itself what it is, and is read by nothing but `glassEffect`: `.glassEffect(Glass.clear)`.
    private static func isPlain(_ token: TokenSyntax) -> Bool {
        guard let argument = token.nearest(LabeledExprSyntax.self),
            let modifier = sequence(first: Syntax(argument), next: \.parent).compactMap({ $0.as(FunctionCallExprSyntax.self) })
                .first(where: { $0.calleeName == "glassEffect" }),
            let first = modifier.arguments.first, first.label == nil, token.isInside(first)
        else { return false }
        return leaves(of: first.expression) == []
    }

    /// Whether a `glassEffect` is called without a value, or with one that says itself what it is.
    private static func takesPlainGlass(_ node: Syntax) -> Bool {
        let callee = node.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? node
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == callee.id else {
            return false
        }
        guard let first = call.arguments.first, first.label == nil else { return true }
        return leaves(of: first.expression) == []
    }

    /// Whether the code is that of the stand-in, which turns into a `Glass` behind `#available`.
    private static func isInStandIn(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            parent.as(StructDeclSyntax.self)?.name.text == type || parent.as(FunctionDeclSyntax.self)?.name.text == modifier
        }
    }

    /// The name of the variable, function or parameter whose type a `Glass` says, or that is made of one.
    private static func declared(by node: Syntax) -> String? {
        if node.is(IdentifierTypeSyntax.self) {
            if let annotation = node.parent?.as(TypeAnnotationSyntax.self) {
                return annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            }
            if let function = node.parent?.as(ReturnClauseSyntax.self)?.parent?.parent?.as(FunctionDeclSyntax.self) {
                return function.name.text
            }
            return node.parent?.as(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
        }
        guard let binding = node.nearest(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let value = binding.initializer?.value, node.isInside(value), leaves(of: value) == []
        else { return nil }
        return binding.pattern.trimmedDescription
    }

    /// What a variable or a parameter whose type a `Glass` says holds at first.
    private static func initial(of node: Syntax) -> ExprSyntax? {
        guard node.is(IdentifierTypeSyntax.self) else { return nil }
        if let parameter = node.parent?.as(FunctionParameterSyntax.self) { return parameter.defaultValue?.value }
        return node.parent?.as(TypeAnnotationSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    }

    /// Whether code outside the module can name what the node is part of.
    private static func isVisible(_ node: Syntax) -> Bool {
        func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["public", "open", "package"].contains($0.name.text) && $0.detail == nil }
        }
        if UngatedAPI.isInlined(node) { return true }
        var isMember = false
        for parent in sequence(first: node, next: \.parent) {
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) {
                return false
            }
            if let extended = parent.as(ExtensionDeclSyntax.self) {
                if !isMember {
                    return parent.tokens(viewMode: .sourceAccurate).contains { ["public", "package"].contains($0.text) }
                }
                return isOpen(extended.modifiers)
            }
            guard parent.is(DeclSyntax.self), let declaration = parent.asProtocol((any WithModifiersSyntax).self) else {
                continue
            }
            if isOpen(declaration.modifiers) {
                return !isMember || parent.is(ProtocolDeclSyntax.self) || parent.is(EnumDeclSyntax.self)
            }
            isMember = true
        }
        return false
    }

    /// A `Glass` that a button style is made with: `.glass(.clear)`, `GlassButtonStyle(.clear)`, or might be.
    private static func buttonGlass(in file: SourceFile) -> TokenSyntax? {
        (file.tokens(named: "glass") + file.tokens(named: "GlassButtonStyle")).first { token in
            let call = token.nearest(FunctionCallExprSyntax.self)
            guard token.text == "glass" else {
                // As a type it may be made by `.init` anywhere.
                return call?.calledExpression.trimmedDescription.hasSuffix(token.text) != true || call?.arguments.isEmpty != true
            }
            guard let call, !call.arguments.isEmpty else { return false }
            return call.calledExpression.trimmedDescription == ".glass"
                && call.nearest(FunctionCallExprSyntax.self)?.calleeName == "buttonStyle"
        }
    }
}
