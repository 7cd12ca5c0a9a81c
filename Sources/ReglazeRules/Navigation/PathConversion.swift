import ReglazeEngine
import SwiftSyntax

/// Links whose flags are all private state of the view that makes their stack, as one path with value links.
///
/// All links of one stack are converted together, or none: the fix of each is the same.
struct PathConversion {
    let fix: Fix
    let why: String

    private struct Member {
        let link: NavigationLinkForm
        let chain: ModifierChain
        let flag: FlagProperty
        let destination: NavigationLinkForm.Content

        /// Whether a use of a flag, other than the link's own binding, stands in the link's label or destination.
        func holds(_ use: FlagProperty.Use) -> Bool {
            switch use {
            case .binding: false
            case .write(let statement, _): link.call.textRange.overlaps(statement.textRange)
            case .read(let node): link.call.textRange.overlaps(node.textRange)
            case .other(let node): link.call.textRange.overlaps(node.textRange)
            }
        }
    }

    /// nil when one of the links, or one use of a flag, is not understood.
    init?(around link: NavigationLinkForm, in context: RuleContext) {
        let file = context.file
        guard let body = StackBody(around: link.call), let path = body.path(in: context),
            let members = Self.members(of: body, context), !members.isEmpty,
            let anchor = Self.commonAnchor(members, file)
        else { return nil }
        var edits = path.edits
        var safety = path.safety
        var reasons = path.why.map { [$0] } ?? []
        if let advice = members.lazy.compactMap({ StackEnvironment.advice(for: $0.chain.whole) }).first {
            safety = .unsafe
            reasons.append(advice)
        }
        for member in members {
            let locals = LocalNames(between: member.chain.whole, and: anchor.root)
            guard locals.firstUse(in: member.destination.node) == nil else { return nil }
            // A link's code is moved as it stands; what a flag becomes can't be written into it on the way.
            guard !member.flag.uses.contains(where: { use in members.contains { $0.holds(use) } }) else { return nil }
        }
        guard let route = Self.valueRoute(members, context) ?? Self.enumRoute(members, context) else { return nil }
        for (index, member) in members.enumerated() {
            let value = route.values[index]
            guard let replacement = member.link.valueLink(value, in: file) else { return nil }
            edits.append(context.replace(member.link.call, with: replacement))
            edits += member.chain.modifiers.filter { $0.name == "isDetailLink" }.map { context.edit($0.removal, "") }
            for use in member.flag.uses {
                switch use {
                case .binding: break
                case .write(let statement, true): edits.append(context.replace(statement, with: "path = [\(value)]"))
                case .write(let statement, false):
                    edits.append(context.replace(statement, with: "path.removeAll { $0 == \(value) }"))
                case .read(let node): edits.append(context.replace(node, with: "path.contains(\(value))"))
                case .other: return nil
                }
            }
            edits.append(Self.property(member.flag, isFirst: index == 0, route, context))
        }
        edits.append(anchor.insertion(of: { route.destination($0, file.indentationUnit) }, in: context))
        if let (first, second) = Self.setTogether(members) {
            safety = .unsafe
            reasons.append(
                """
                `\(first)` and `\(second)` are set together, which raced before: the path now shows the one that is set last. Where both \
                screens are meant, one over the other, assign the path once with both
                """)
        }
        fix = Fix(safety, "Hold what is shown in a path", edits: edits)
        reasons.insert("`path` takes the place of \(members.map { "`\($0.flag.name)`" }.joined(separator: ", "))", at: 0)
        why = reasons.joined(separator: "; ")
    }

    // MARK: - What is converted

    /// Whether the link stands in a loop inside `container`: its rows share what it reads.
    private static func isInLoop(_ node: some SyntaxProtocol, in container: FunctionCallExprSyntax) -> Bool {
        var next = node.parent
        while let parent = next, parent.id != Syntax(container).id {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                if call.calleeName == "ForEach" { return true }
                if call.calleeName == "List", call.arguments.contains(where: { $0.label == nil }) { return true }
            }
            next = parent.parent
        }
        return false
    }

    private static func members(of body: StackBody, _ context: RuleContext) -> [Member]? {
        guard let closure = body.container.trailingClosure else { return nil }
        var members: [Member] = []
        for token in closure.tokens(viewMode: .sourceAccurate) where token.text == "NavigationLink" {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call) else {
                continue
            }
            guard let binding = link.isActive else { continue }
            let chain = ModifierChain(around: call, in: context.file)
            guard StackBody.container(around: call)?.id == body.container.id, !isInLoop(call, in: body.container),
                !link.hasEmptyLabel, !link.hasLooseComment,
                !chain.hasConditionalPart,
                // An environment on a link is for its destination.
                !chain.modifiers.contains(where: { ["hidden", "environment", "environmentObject"].contains($0.name) }),
                chain.whole.parent?.is(CodeBlockItemSyntax.self) ?? false,
                let destination = link.destination,
                let flag = flag(binding, DeclSyntax(body.type), context.file),
                flag.uses.count(where: { if case .binding = $0 { true } else { false } }) == 1,
                !members.contains(where: { $0.flag.name == flag.name })
            else { return nil }
            members.append(Member(link: link, chain: chain, flag: flag, destination: destination))
        }
        return members
    }

    private static func flag(_ binding: ExprSyntax, _ type: DeclSyntax, _ file: SourceFile) -> FlagProperty? {
        let text = binding.trimmedDescription
        let name = text.hasPrefix("self.$") ? text.dropFirst(6) : text.hasPrefix("$") ? text.dropFirst() : ""
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return FlagProperty(String(name), of: type, in: file)
    }

    private static func commonAnchor(_ members: [Member], _ file: SourceFile) -> DestinationAnchor? {
        let anchors = members.compactMap { member -> DestinationAnchor? in
            guard let item = member.chain.whole.parent?.as(CodeBlockItemSyntax.self) else { return nil }
            return try? DestinationAnchor(around: item, file)
        }
        guard anchors.count == members.count, let first = anchors.first, anchors.allSatisfy({ $0.root.id == first.root.id })
        else { return nil }
        return first
    }

    /// Two flags that are set to true in one block of statements.
    private static func setTogether(_ members: [Member]) -> (String, String)? {
        var setters: [SyntaxIdentifier: String] = [:]
        for member in members {
            for case .write(let statement, true) in member.flag.uses {
                guard let block = statement.parent?.parent?.id else { continue }
                if let other = setters[block], other != member.flag.name { return (other, member.flag.name) }
                setters[block] = member.flag.name
            }
        }
        return nil
    }

    // MARK: - The route

    /// What the path holds.
    private struct Route {
        let type: String
        /// The declaration that goes with the property; nil for a type that exists.
        let declaration: String?
        /// One for each link.
        let values: [String]
        let destination: (_ indentation: String, _ unit: String) -> String
    }

    /// Destinations that differ by one Hashable argument only: the path holds that argument.
    private static func valueRoute(_ members: [Member], _ context: RuleContext) -> Route? {
        guard members.count > 1 else { return nil }
        let calls = members.compactMap { call(of: $0.destination) }
        guard calls.count == members.count, let first = calls.first, let view = first.calleeName,
            calls.allSatisfy({
                $0.calleeName == view && $0.arguments.labels == first.arguments.labels && $0.trailingClosure == nil
            })
        else { return nil }
        let texts = calls.map { $0.arguments.map(\.expression.trimmedDescription) }
        let differing = texts[0].indices.filter { index in Set(texts.map { $0[index] }).count > 1 }
        guard differing.count == 1, let index = differing.first, Set(texts.map { $0[index] }).count == members.count,
            let label = Array(first.arguments)[index].label?.text,
            let type = parameterType(of: view, label, context), isHashable(type, context)
        else { return nil }
        let values = texts.map { explicit($0[index], type) }
        guard values.allSatisfy({ $0 != nil }) else { return nil }
        let others = texts[0].indices.filter { $0 != index }.map { texts[0][$0] }
        guard !others.contains(where: { $0.contains(label) }) else { return nil }
        let arguments = zip(first.arguments.labels, texts[0]).enumerated().map { place, argument in
            let value = place == index ? label : argument.1
            return argument.0 == "_" ? value : "\(argument.0): \(value)"
        }
        let text = "\(view)(\(arguments.joined(separator: ", ")))"
        return Route(type: type, declaration: nil, values: values.compactMap { $0 }) { indentation, unit in
            """
            .navigationDestination(for: \(type).self) { \(label) in
            \(indentation)\(unit)\(text)
            \(indentation)}
            """
        }
    }

    private static func call(of content: NavigationLinkForm.Content) -> FunctionCallExprSyntax? {
        switch content {
        case .expression(let expression): expression.as(FunctionCallExprSyntax.self)
        case .closure(let closure):
            closure.statements.count == 1 ? closure.statements.first?.item.as(FunctionCallExprSyntax.self) : nil
        }
    }

    private static func parameterType(of view: String, _ label: String, _ context: RuleContext) -> String? {
        guard let type = context.index.type(named: view), type.kind == .struct,
            !type.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return nil }
        for member in type.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
                let binding = variable.bindings.first,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == label
            else { continue }
            return binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
        }
        return nil
    }

    private static func isHashable(_ type: String, _ context: RuleContext) -> Bool {
        let declared = context.index.declarations(named: type)
        if declared.isEmpty { return ["Color", "Int", "String", "UUID", "URL", "Date"].contains(type) }
        guard let own = context.index.type(named: type), own.kind == .enum, own.parents.isEmpty else { return false }
        let hasPayload = own.members.contains { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } ?? false
        }
        return !hasPayload || own.inherits("Hashable")
    }

    /// The argument with its type written out, since a value link can't infer it.
    private static func explicit(_ text: String, _ type: String) -> String? {
        if text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return type + text }
        if text.hasPrefix("\(type).") { return text }
        if type == "Int", Int(text) != nil { return text }
        if type == "String", text.hasPrefix("\""), !text.contains("\\(") { return text }
        return nil
    }

    /// Any destinations: one case for each link.
    private static func enumRoute(_ members: [Member], _ context: RuleContext) -> Route? {
        guard context.index.declarations(named: "Route").isEmpty else { return nil }
        let names = members.map { caseName($0.flag.name) }
        guard Set(names).count == names.count else { return nil }
        let file = context.file
        return Route(
            type: "Route", declaration: "private enum Route: Hashable { case \(names.joined(separator: ", ")) }",
            values: names.map { "Route.\($0)" }
        ) { indentation, unit in
            let cases = zip(names, members).map { name, member in
                let inner = indentation + unit + unit
                let content = member.destination.text(indentedBy: inner, in: file)
                return "\(indentation)\(unit)case .\(name):\n\(inner)\(content)\n"
            }
            return """
                .navigationDestination(for: Route.self) { route in
                \(indentation)\(unit)switch route {
                \(cases.joined())\(indentation)\(unit)}
                \(indentation)}
                """
        }
    }

    /// `isShowingPurple` names the case `purple`.
    static func caseName(_ flag: String) -> String {
        var name = Substring(flag)
        for prefix in [
            "isShowing", "isPresenting", "isNavigatingTo", "navigateTo", "navigatesTo", "showing", "shows", "show", "goTo",
            "open", "is",
        ]
        where name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false) {
            name = name.dropFirst(prefix.count)
            break
        }
        for suffix in ["IsActive", "Active", "IsShown", "Shown", "IsPresented", "Presented", "View"]
        where name.hasSuffix(suffix) && name.count > suffix.count {
            name = name.dropLast(suffix.count)
            break
        }
        let result = name.prefix(1).lowercased() + name.dropFirst()
        return ["default", "case", "self", "in", "is", "as", "import", "public", "private"].contains(result) ? flag : result
    }

    // MARK: - The edits

    private static func property(_ flag: FlagProperty, isFirst: Bool, _ route: Route, _ context: RuleContext) -> Edit {
        let file = context.file
        guard isFirst else { return context.edit(file.removal(of: flag.declaration.textRange), "") }
        let indentation = file.indentation(ofLineAt: flag.declaration.textRange.lowerBound)
        let declaration = route.declaration.map { $0 + "\n" + indentation } ?? ""
        return context.replace(flag.declaration, with: "\(declaration)@State private var path: [\(route.type)] = []")
    }
}
