import ReglazeEngine
import SwiftSyntax

/// `if #available(iOS 16, *) { NavigationStack … } else { NavigationView … }` once every system that the app runs on has iOS 16.
struct AvailabilityBranch: SwiftRule {
    static let about = About(
        id: "navigation/availability-branch",
        summary: "a branch for an older iOS holds navigation code that never runs any more",
        severity: .note, since: Since(os: 16),
        triggers: ["available"],
        with: [
            "NavigationView", "NavigationLink", "NavigationStack", "NavigationSplitView", "navigationBar", "navigationTitle",
            "navigationDestination", ".toolbar",
        ],
        why: """
            When an app's deployment target rises, the branches for the systems below it stay behind: the compiler never says so. The \
            `if`, the `else` or the `guard` is offered to go where iOS is the only platform that the check names, for then `*` holds on \
            every other one. Where a version of macOS, tvOS or watchOS stands beside it, that platform's own target decides, and nothing \
            is edited unless the project says that it has risen as far. It takes code away, so it is never done without being asked \
            for. A wrapper that makes itself in its branch for older systems is reported whatever the target: there it never ends.
            """,
        source: "The Swift Programming Language: Checking API Availability",
        examples: Self.examples)
    static let interests: [Interest] = [.kind(.ifExpr), .kind(.guardStmt), .kind(.attribute)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        if let statement = node.as(IfExprSyntax.self) { return look(at: statement, in: context) }
        if let statement = node.as(GuardStmtSyntax.self) { return look(at: statement, in: context) }
        if let attribute = node.as(AttributeSyntax.self) { return look(at: attribute, in: context) }
        return []
    }

    // MARK: if

    private func look(at statement: IfExprSyntax, in context: RuleContext) -> [Finding] {
        guard let check = AvailabilityCheck(statement.conditions) else { return [] }
        let scope = context.availability(of: statement)
        guard scope.includesIOS, !scope.isDead else { return [] }
        let old = check.isUnavailable ? Syntax(statement.body) : statement.elseBody.map(Syntax.init)
        guard scope.minimum >= check.version else {
            return old.flatMap { selfCall(in: $0, check, context) }.map { [$0] } ?? []
        }
        guard Self.isAboutNavigation(statement) else { return [] }
        let collapse = AvailabilityCollapse(statement, check, in: context)
        let message =
            old == nil
            ? "This check for iOS \(check.version) always holds: the code runs from iOS \(scope.minimum) on"
            : "The branch for iOS below \(check.version) never runs: the code runs from iOS \(scope.minimum) on"
        let help = "keep what stands in the other branch, without the check"
        let keyword = statement.ifKeyword
        if let why = collapse.obstacle { return [context.finding(Self.about, at: keyword, message, help: help, why: why)] }
        let fix = Fix(.unsafe, "Keep the branch that runs", edits: collapse.edits)
        return [
            context.finding(
                Self.about, at: keyword, message, help: help, fixes: [fix],
                why: old == nil ? "only the check goes" : "the other branch goes; see that nothing in it is wanted any more")
        ]
    }

    /// A finding when the branch for older systems makes the very view that it is the body of.
    private func selfCall(in branch: Syntax, _ check: AvailabilityCheck, _ context: RuleContext) -> Finding? {
        guard let type = branch.enclosingType, let name = type.typePath.last,
            type.is(StructDeclSyntax.self) || type.is(ExtensionDeclSyntax.self), isBody(around: branch),
            let token = context.file.tokens(named: name).first(where: { token in
                guard token.isInside(branch), let call = token.nearest(FunctionCallExprSyntax.self) else { return false }
                return call.calleeName == name && call.calledExpression.firstToken(viewMode: .sourceAccurate)?.id == token.id
            })
        else { return nil }
        return context.finding(
            Self.about, at: token, "`\(name)` makes itself here, below iOS \(check.version), and so on without end",
            severity: .warning, help: "make what it stands for on older systems, a `NavigationView` for instance",
            why: "the body is built again inside itself until the app runs out of stack; what was meant is not in the code")
    }

    /// Whether the branch stands in `body` itself, not in a closure of it that runs later.
    private func isBody(around branch: Syntax) -> Bool {
        var node = branch.parent
        while let current = node {
            if let variable = current.as(VariableDeclSyntax.self) { return StateProperty(variable)?.name == "body" }
            if current.is(FunctionDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    // MARK: guard

    private func look(at statement: GuardStmtSyntax, in context: RuleContext) -> [Finding] {
        guard let check = AvailabilityCheck(statement.conditions), !check.isUnavailable else { return [] }
        let scope = context.availability(of: statement)
        guard scope.includesIOS, !scope.isDead, scope.minimum >= check.version,
            let block = statement.parent?.parent?.as(CodeBlockItemListSyntax.self), Self.isAboutNavigation(block)
        else { return [] }
        let message = "This `guard` for iOS \(check.version) always holds: the code runs from iOS \(scope.minimum) on"
        let help = "remove the `guard`"
        if let why = Self.otherPlatforms(check, at: statement, context) {
            return [context.finding(Self.about, at: statement.guardKeyword, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Remove the `guard`", edits: [context.edit(context.file.removal(of: statement.textRange), "")])
        return [
            context.finding(
                Self.about, at: statement.guardKeyword, message, help: help, fixes: [fix],
                why: "what the `guard` does on older systems goes; see that nothing in it is wanted any more")
        ]
    }

    // MARK: @available

    private func look(at attribute: AttributeSyntax, in context: RuleContext) -> [Finding] {
        guard attribute.attributeName.trimmedDescription == "available", case .availability(let arguments)? = attribute.arguments,
            let declaration = attribute.parent?.parent?.as(DeclSyntax.self), Self.isAboutNavigation(declaration),
            context.availability(of: attribute).includesIOS,
            let platform = arguments.first?.argument.as(TokenSyntax.self), platform.text == "iOS",
            let obsoleted = arguments.lazy.compactMap({ $0.argument.as(AvailabilityLabeledArgumentSyntax.self) })
                .first(where: { $0.label.text == "obsoleted" }).flatMap({ OSVersion($0.value.trimmedDescription) }),
            obsoleted <= context.deploymentTarget
        else { return [] }
        return [
            context.finding(
                Self.about, at: attribute,
                "This declaration is obsolete from iOS \(obsoleted) on: nothing can use it at a target of \(context.deploymentTarget)",
                help: "delete it once no other platform needs it",
                why: "it is dead code on iOS and does no harm; other platforms may still use it")
        ]
    }

    // MARK: What it is about

    /// What stands in the way where the check names platforms whose lowest version is not known to be as high; nil when nothing
    /// does.
    static func otherPlatforms(_ check: AvailabilityCheck, at node: some SyntaxProtocol, _ context: RuleContext) -> String? {
        let open = check.others.filter { other in
            let words = other.split(separator: " ")
            guard words.count == 2, let platform = OtherPlatform(rawValue: String(words[0])),
                let named = OSVersion(String(words[1])),
                let lowest = context.otherPlatforms(of: node)[platform]
            else { return true }
            return lowest < named
        }
        guard !open.isEmpty else { return nil }
        return """
            the check also names \(open.joined(separator: ", ")), and the iOS target says nothing of that: collapse it by hand where \
            those targets have risen too
            """
    }

    /// Whether any of SwiftUI's navigation stands in `node`: UIKit's `navigationItem` and `toolbar` are other rules' matter.
    private static func isAboutNavigation(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, token.parent?.is(DeclReferenceExprSyntax.self) ?? false else {
                return false
            }
            if types.contains(name) { return true }
            guard name.hasPrefix("navigation") || name.hasPrefix("toolbar"),
                let callee = token.parent?.parent?.is(MemberAccessExprSyntax.self) ?? false ? token.parent?.parent : token.parent,
                let call = callee.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            return Syntax(call.calledExpression).id == callee.id
        }
    }

    private static let types: Set = [
        "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "NavigationPath", "ToolbarItem",
        "ToolbarItemGroup",
    ]
}
