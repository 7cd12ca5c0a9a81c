import ReglazeEngine
import SwiftSyntax

/// Which systems a line of code is sure of: the deployment target, narrowed by `@available`, `#available` and `#if os` around it.
struct AvailabilityScope {
    /// The lowest iOS on which the line runs.
    private(set) var minimum: OSVersion
    /// The line runs only below this iOS: the `else` of an `if #available`, or `@available(iOS, obsoleted:)`.
    private(set) var below: OSVersion?
    /// Whether the line is compiled for iOS at all.
    private(set) var includesIOS = true
    /// Whether an `#if` on platforms other than iOS alone stands around the line, or none does: it may be compiled for others.
    private(set) var isConditional = false

    init(of node: some SyntaxProtocol, deploymentTarget: OSVersion) {
        minimum = deploymentTarget
        var child = Syntax(node)
        while let parent = child.parent {
            if let statement = parent.as(IfExprSyntax.self) {
                apply(statement, containing: child)
            } else if let statement = parent.as(GuardStmtSyntax.self) {
                apply(statement, containing: child)
            } else if let declaration = parent.asProtocol((any WithAttributesSyntax).self) {
                apply(declaration.attributes)
            } else if let clause = parent.as(IfConfigClauseSyntax.self) {
                apply(clause)
            } else if let items = parent.as(CodeBlockItemListSyntax.self), !Self.isDeclared(child, inFile: items) {
                applyChecks(in: items, before: child)
            } else if let conditions = parent.as(ConditionElementListSyntax.self) {
                apply(conditions, before: child)
            }
            child = parent
        }
    }

    /// Whether an item is a declaration of the file: it does not run after what stands above it.
    private static func isDeclared(_ item: Syntax, inFile items: CodeBlockItemListSyntax) -> Bool {
        guard items.parent?.is(SourceFileSyntax.self) ?? false, case .decl? = item.as(CodeBlockItemSyntax.self)?.item else {
            return false
        }
        return true
    }

    /// Whether the line runs on no system of the deployment target: it is the fallback of a branch that is always taken.
    var isDead: Bool { below.map { minimum >= $0 } ?? false }

    private mutating func apply(_ statement: IfExprSyntax, containing child: Syntax) {
        for condition in statement.conditions {
            guard let availability = condition.condition.as(AvailabilityConditionSyntax.self) else { continue }
            let isUnavailable = availability.availabilityKeyword.tokenKind == .poundUnavailable
            guard let version = Self.iOSVersion(in: availability.availabilityArguments) else {
                // `#available(watchOS 11, *)` is always true on iOS.
                let isBody = child.id == Syntax(statement.body).id
                let isElse = statement.elseBody.map { Syntax($0).id == child.id } ?? false
                if isUnavailable ? isBody : isElse && statement.conditions.count == 1 { includesIOS = false }
                continue
            }
            if child.id == Syntax(statement.body).id {
                if isUnavailable { lower(to: version) } else { raise(to: version) }
            } else if statement.elseBody.map({ Syntax($0).id == child.id }) ?? false, statement.conditions.count == 1 {
                if isUnavailable { raise(to: version) } else { lower(to: version) }
            }
        }
    }

    /// `if #available(iOS 26, *), item.isNew`: a condition is only asked where those before it hold.
    private mutating func apply(_ conditions: ConditionElementListSyntax, before child: Syntax) {
        for condition in conditions {
            if Syntax(condition).id == child.id { return }
            guard let availability = condition.condition.as(AvailabilityConditionSyntax.self),
                let version = Self.iOSVersion(in: availability.availabilityArguments)
            else { continue }
            if availability.availabilityKeyword.tokenKind == .poundUnavailable { lower(to: version) } else { raise(to: version) }
        }
    }

    /// What stands in the `else` of a `guard #available` is for the systems that it turns away.
    private mutating func apply(_ statement: GuardStmtSyntax, containing child: Syntax) {
        guard child.id == Syntax(statement.body).id, let (version, isUnavailable) = Self.onlyCheck(of: statement.conditions)
        else {
            return
        }
        if isUnavailable { raise(to: version) } else { lower(to: version) }
    }

    /// What the checks before a statement leave of the systems: a `guard`, and an `if` whose body leaves the code around it.
    /// - Parameter child: the statement, an item of the list; nil for what follows the list as a whole.
    private mutating func applyChecks(in items: CodeBlockItemListSyntax, before child: Syntax?) {
        for item in items {
            if let child, Syntax(item).id == child.id { return }
            if let check = item.item.as(GuardStmtSyntax.self) {
                apply(check.conditions)
            } else if let check = item.item.as(IfExprSyntax.self)
                ?? item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
            {
                // The compiler takes no notice of an `if #unavailable` that returns: what is new still has to be asked for.
                guard check.elseBody == nil, check.body.statements.leaves,
                    let (version, isUnavailable) = Self.onlyCheck(of: check.conditions), !isUnavailable
                else { continue }
                lower(to: version)
            } else if let group = item.item.as(IfConfigDeclSyntax.self), let statements = Self.statementsOnIOS(of: group) {
                applyChecks(in: statements, before: nil)
            }
        }
    }

    private mutating func apply(_ conditions: ConditionElementListSyntax) {
        for condition in conditions {
            guard let availability = condition.condition.as(AvailabilityConditionSyntax.self),
                let version = Self.iOSVersion(in: availability.availabilityArguments)
            else { continue }
            if availability.availabilityKeyword.tokenKind == .poundUnavailable { lower(to: version) } else { raise(to: version) }
        }
    }

    /// The check that is the only condition.
    private static func onlyCheck(of conditions: ConditionElementListSyntax) -> (version: OSVersion, isUnavailable: Bool)? {
        guard conditions.count == 1, let only = conditions.first?.condition.as(AvailabilityConditionSyntax.self),
            let version = iOSVersion(in: only.availabilityArguments)
        else { return nil }
        return (version, only.availabilityKeyword.tokenKind == .poundUnavailable)
    }

    /// The statements of an `#if` that are compiled for iOS, where that can be told.
    private static func statementsOnIOS(of group: IfConfigDeclSyntax) -> CodeBlockItemListSyntax? {
        for clause in group.clauses {
            switch clause.condition.map({ holdsOnIOS($0) }) ?? .some(true) {
            case true?: return clause.elements?.as(CodeBlockItemListSyntax.self)
            case false?: continue
            case nil: return nil
            }
        }
        return nil
    }

    private mutating func apply(_ attributes: AttributeListSyntax) {
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { continue }
            if let version = Self.iOSVersion(in: arguments) { raise(to: version) }
            guard let platform = arguments.first?.argument.as(TokenSyntax.self)?.text, platform == "iOS" else {
                // `@available(macOS 13, *)` says nothing of iOS; `@available(macOS, unavailable)` neither.
                continue
            }
            for argument in arguments {
                guard let labeled = argument.argument.as(AvailabilityLabeledArgumentSyntax.self),
                    let version = OSVersion(labeled.value.trimmedDescription)
                else {
                    if argument.argument.as(TokenSyntax.self)?.text == "unavailable" { includesIOS = false }
                    continue
                }
                switch labeled.label.text {
                case "introduced": raise(to: version)
                case "obsoleted": lower(to: version)
                default: break
                }
            }
        }
    }

    /// `#if os(macOS)` and the like. A clause is compiled for iOS unless its own condition is false there, or an earlier one true.
    private mutating func apply(_ clause: IfConfigClauseSyntax) {
        guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return }
        isConditional = true
        for each in list {
            let answer = each.condition.map { Self.holdsOnIOS($0) } ?? .some(true)
            if each.id == clause.id {
                if answer == false { includesIOS = false }
                return
            }
            if answer == true { includesIOS = false }
        }
    }

    /// nil when it can't be told.
    private static func holdsOnIOS(_ condition: ExprSyntax) -> Bool? {
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return holdsOnIOS(prefix.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holdsOnIOS(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.expression.trimmedDescription
        {
            switch call.calledExpression.trimmedDescription {
            case "os": return argument == "iOS"
            case "canImport": return argument == "UIKit" ? true : argument == "AppKit" || argument == "WatchKit" ? false : nil
            default: return nil
            }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            var result = holdsOnIOS(elements[0])
            var index = 1
            while index + 1 < elements.count {
                let operation = elements[index].trimmedDescription
                let next = holdsOnIOS(elements[index + 1])
                switch operation {
                case "||": result = result == true || next == true ? true : result == false && next == false ? false : nil
                case "&&": result = result == false || next == false ? false : result == true && next == true ? true : nil
                default: return nil
                }
                index += 2
            }
            return result
        }
        return nil
    }

    private mutating func raise(to version: OSVersion) { minimum = max(minimum, version) }
    private mutating func lower(to version: OSVersion) { below = below.map { min($0, version) } ?? version }

    private static func iOSVersion(in arguments: AvailabilityArgumentListSyntax) -> OSVersion? {
        for argument in arguments {
            guard let restriction = argument.argument.as(PlatformVersionSyntax.self), restriction.platform.text == "iOS" else {
                continue
            }
            return restriction.version.flatMap { OSVersion($0.trimmedDescription) }
        }
        return nil
    }
}

extension RuleContext {
    /// What is known of the systems on which `node` runs.
    func availability(of node: some SyntaxProtocol) -> AvailabilityScope {
        AvailabilityScope(of: node, deploymentTarget: deploymentTarget)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements end with leaving the code around them.
    fileprivate var leaves: Bool {
        guard let last = last?.item else { return false }
        if let call = last.as(FunctionCallExprSyntax.self) {
            return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
        }
        return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
            || last.is(ContinueStmtSyntax.self)
    }
}
