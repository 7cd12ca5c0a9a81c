import ReglazeEngine

/// Which systems a place in Objective-C code runs on, told by the conditions around it.
struct ObjectiveCAvailability {
    /// The highest iOS that a check around guarantees; the deployment target where there is none.
    private(set) var minimum: OSVersion
    /// The iOS from which on the place never runs; nil for none.
    private(set) var end: OSVersion?
    /// Whether the place is compiled at all: not inside `#if 0`.
    private(set) var isCompiled = true

    init(of node: ObjectiveCNode, in context: RuleContext) {
        minimum = context.deploymentTarget
        var child = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "if_statement", "conditional_expression": readBranch(child, of: ancestor)
            case "compound_statement", "case_statement": readStatements(before: child, in: ancestor)
            case "preproc_if", "preproc_elif", "preproc_ifdef", "preproc_else":
                // What stands in another branch of the directive is not compiled together with this one.
                if ancestor.child("alternative") != child { readStatements(before: child, in: ancestor) }
                readDirective(child, of: ancestor)
            case "method_definition", "function_definition", "class_interface":
                minimum = max(minimum, ancestor.availableFrom ?? 0)
            case "class_implementation":
                let known = ancestor.declaredClassName.flatMap { context.index.objectiveCClass(named: $0)?.since }
                minimum = max(minimum, known ?? 0)
            default: break
            }
            child = ancestor
        }
    }

    private mutating func apply(_ check: Check, holds: Bool) {
        if holds == !check.isNegated {
            minimum = max(minimum, check.version)
        } else {
            end = min(end ?? check.version, check.version)
        }
    }

    private mutating func readBranch(_ child: ObjectiveCNode, of statement: ObjectiveCNode) {
        guard let condition = statement.child("condition"), child != condition else { return }
        let isElse = statement.child("alternative") == child
        for check in Check.all(in: condition, isTrue: !isElse) { apply(check, holds: !isElse) }
    }

    /// `if (@available(iOS 26, *)) { …; return; }` before the place, `if (@available(iOS 26, *)) { } else { return; }` too.
    private mutating func readStatements(before child: ObjectiveCNode, in block: ObjectiveCNode) {
        for statement in block.children where statement.range.upperBound <= child.range.lowerBound {
            guard let condition = statement.child("condition"), let answer = Self.answerBehind(statement) else { continue }
            for check in Check.all(in: condition, isTrue: answer) { apply(check, holds: answer) }
        }
    }

    /// Whether the condition of an `if` holds, or does not, in the code behind it, since one branch leaves; nil where that is open.
    static func answerBehind(_ statement: ObjectiveCNode) -> Bool? {
        guard statement.kind == "if_statement", let body = statement.child("consequence") else { return nil }
        let isLeft = leaves(body)
        guard isLeft != statement.child("alternative").map(leaves) ?? false else { return nil }
        return !isLeft
    }

    /// Whether a body ends with leaving the block around it.
    private static func leaves(_ body: ObjectiveCNode) -> Bool {
        switch body.kind {
        case "compound_statement", "else_clause": body.namedChildren.last.map(leaves) ?? false
        case "if_statement":
            body.child("consequence").map(leaves) ?? false && body.child("alternative").map(leaves) ?? false
        default:
            ["return_statement", "break_statement", "continue_statement", "goto_statement", "throw_statement"].contains(body.kind)
        }
    }

    /// `#if 0`, `#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 260000`.
    private mutating func readDirective(_ child: ObjectiveCNode, of directive: ObjectiveCNode) {
        guard let condition = directive.child("condition") ?? directive.child("name"), child != condition else { return }
        let isElse = directive.child("alternative") == child
        let text = condition.text
        if directive.kind == "preproc_if", text == "0" || text == "1" {
            if isElse == (text == "1") { isCompiled = false }
            return
        }
        guard text.contains("__IPHONE_OS_VERSION_MAX_ALLOWED") || text.contains("__IPHONE_26_0") else { return }
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }.filter { $0 >= 10000 }
        let major = text.contains("__IPHONE_26_0") ? 26 : numbers.max().map { $0 / 10000 }
        guard let major, text.contains(">=") else { return }
        // The other branch is for an older SDK.
        if isElse { end = min(end ?? OSVersion(major), OSVersion(major)) }
    }

    /// One condition about the system's version.
    struct Check {
        let version: OSVersion
        /// Whether it holds below the version.
        let isNegated: Bool

        /// The checks that are sure where a condition holds, or does not.
        static func all(in condition: ObjectiveCNode, isTrue: Bool) -> [Check] {
            let expression = condition.kind == "parenthesized_expression" ? condition.namedChildren.first : condition
            guard let expression else { return [] }
            if expression.kind == "parenthesized_expression" { return all(in: expression, isTrue: isTrue) }
            if expression.kind == "binary_expression", let left = expression.child("left"), let right = expression.child("right")
            {
                let sign = expression.child("operator")?.text
                if sign == (isTrue ? "&&" : "||") { return all(in: left, isTrue: isTrue) + all(in: right, isTrue: isTrue) }
                return comparison(left, sign ?? "", right).map { [$0] } ?? []
            }
            if expression.kind == "unary_expression", expression.child("operator")?.text == "!",
                let inner = expression.child("argument")
            {
                return all(in: inner, isTrue: !isTrue).map { Check(version: $0.version, isNegated: !$0.isNegated) }
            }
            return single(expression).map { [$0] } ?? []
        }

        private static func single(_ expression: ObjectiveCNode) -> Check? {
            if expression.kind == "available_expression" {
                let parts = expression.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
                guard let place = parts.firstIndex(of: "iOS"), parts.indices.contains(place + 1),
                    let version = OSVersion(parts[place + 1])
                else { return nil }
                return Check(version: version, isNegated: false)
            }
            // `[object respondsToSelector:@selector(interactiveContentPopGestureRecognizer)]`
            if let message = ObjectiveCMessage(expression), message.selector == "respondsToSelector:",
                let version = message.arguments.first.flatMap({ NewSymbol.since(selector: $0.text) })
            {
                return Check(version: version, isNegated: false)
            }
            // `CYL_IS_IOS_26`
            guard expression.kind == "identifier", expression.text.uppercased().contains("IOS"),
                let number = expression.text.split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }).last,
                (7...40).contains(number)
            else { return nil }
            return Check(version: OSVersion(number), isNegated: false)
        }

        /// `[[UIDevice currentDevice].systemVersion floatValue] < 13.0`, `IOS_VERSION >= 11`.
        private static func comparison(_ left: ObjectiveCNode, _ sign: String, _ right: ObjectiveCNode) -> Check? {
            let words = left.text.lowercased()
            guard words.contains("version") || words.contains("ios"), right.kind == "number_literal",
                let number = Double(right.text.filter { $0.isNumber || $0 == "." }), (7...40).contains(number)
            else { return nil }
            let version = OSVersion(Int(number))
            switch sign {
            case ">=", ">": return Check(version: version, isNegated: false)
            case "<", "<=": return Check(version: version, isNegated: true)
            default: return nil
            }
        }
    }
}

extension RuleContext {
    /// Whether Objective-C code never runs on this iOS or later ones, or is not compiled.
    func isFallback(below version: OSVersion, _ node: ObjectiveCNode) -> Bool {
        let availability = ObjectiveCAvailability(of: node, in: self)
        return !availability.isCompiled || availability.end.map { $0 <= version } ?? false
    }

    func availability(of node: ObjectiveCNode) -> ObjectiveCAvailability { ObjectiveCAvailability(of: node, in: self) }

    /// Whether code around `node` has asked for iOS 26, or for glass by a name of its own: what happens there is decided.
    func isDecided(_ node: ObjectiveCNode) -> Bool {
        guard deploymentTarget < 26 else { return false }
        if availability(of: node).minimum >= 26 { return true }
        var child = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "if_statement", "conditional_expression":
                if let condition = ancestor.child("condition"), child != condition, asksForGlass(condition) { return true }
            case "compound_statement":
                let isLeft = ancestor.children.contains { statement in
                    statement.range.upperBound <= child.range.lowerBound && ObjectiveCAvailability.answerBehind(statement) != nil
                        && statement.child("condition").map(asksForGlass) ?? false
                }
                if isLeft { return true }
            default: break
            }
            child = ancestor
        }
        return false
    }

    private func asksForGlass(_ condition: ObjectiveCNode) -> Bool {
        let text = condition.text.lowercased().filter { $0 != "_" }
        return text.contains("glass") || text.contains("ios26")
            || (ObjectiveCAvailability.Check.all(in: condition, isTrue: true)
                + ObjectiveCAvailability.Check.all(in: condition, isTrue: false)).contains { $0.version >= 26 }
    }
}
