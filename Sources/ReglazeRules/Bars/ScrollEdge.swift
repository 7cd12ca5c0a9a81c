import ReglazeEngine
import SwiftSyntax

/// A bar has an appearance for scrolled content and none for content at its edge, or the two differ on iOS 26 alone.
struct ScrollEdge: SwiftRule {
    static let about = About(
        id: "bars/scroll-edge-appearance",
        summary: "The appearance at the scroll edge is missing, or is another one on iOS 26",
        severity: .warning, since: Since(os: 15),
        triggers: ["standardAppearance"],
        why: """
            Since iOS 15 every tab bar and navigation bar has a state of its own for content that ends at its edge. Where \
            `scrollEdgeAppearance` is not set, the system derives one from `standardAppearance`, with a see-through background, and \
            the bar changes as one scrolls. The rewrite gives the same object to both, below an `#available` where the target asks \
            for it. It is safe for a tab bar whose appearance is transparent anyway, for then nothing changes; elsewhere it is \
            offered, since the see-through state may be meant. A navigation bar is looked at only where its standard appearance has \
            a background of its own. In compact height, on its side, the appearance at the edge follows `scrollEdgeAppearance` where it \
            is not set, and `compactAppearance` only after that: a compact appearance of its own is told of where the bar would change \
            there and nowhere else. Where the code runs on iOS 26 \
            and later alone and the appearance is not transparent, or where the background is one that iOS 26 should not get, nothing \
            is rewritten. The other case: code resets `standardAppearance` on iOS 26 and leaves the old `scrollEdgeAppearance` on \
            it. Then glass and the old background take turns.
            """,
        source: """
            UIKit documentation: UITabBar.scrollEdgeAppearance, UINavigationBar.scrollEdgeAppearance, compactScrollEdgeAppearance; the \
            headers say what stands in for one that is not set
            """,
        examples: examples + interfaceExamples)
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    static let properties: Set = [
        "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), !statement.isCall, Self.properties.contains(statement.name.text),
            let value = statement.value,
            let bar = statement.targetClass(in: context).flatMap({ Bar($0) })
        else { return [] }
        switch statement.name.text {
        case "standardAppearance": return missing(statement, value, bar, context)
        case "scrollEdgeAppearance": return differing(statement, bar, context)
        case "compactAppearance": return compact(statement, bar, context)
        default: return []
        }
    }

    // MARK: Not set at all

    private func missing(_ statement: BarStatement, _ value: ExprSyntax, _ bar: Bar, _ context: RuleContext) -> [Finding] {
        guard isOfInterest(statement, value, bar, context), !isSetElsewhere(statement, bar, context) else { return [] }
        let all = BarStatement.all(["standardAppearance"], in: statement.node.typeAround).filter { each in
            each.key == statement.key && each.value.map { isOfInterest(each, $0, bar, context) } ?? false
        }
        guard all.first?.node.id == statement.node.id else { return [] }
        let message = "`scrollEdgeAppearance` of the \(bar.name) is not set, so it changes where the content ends at its edge"
        let help = "give the same appearance to `scrollEdgeAppearance`"
        if bar == .navigation, let compact = otherCompact(on: statement, context), let own = compact.value,
            !all.contains(where: { $0.value.map { Self.isSame($0, own, on: statement) } ?? false })
        {
            let why = """
                with it the bar would look otherwise in compact height too, where `compactAppearance` stands in now: set \
                `compactScrollEdgeAppearance` as well
                """
            return [context.finding(Self.about, at: statement.name, message, help: help, why: why)]
        }
        if let why = obstacle(all, context) {
            return [context.finding(Self.about, at: statement.name, message, help: help, why: why)]
        }
        var edits: [Edit] = []
        for each in all {
            guard let item = each.item,
                let lines = lines("scrollEdgeAppearance", for: each, context, needsCheck: bar != .navigation),
                let added = StatementEdit(context).inserting(lines, after: item)
            else {
                let why = "the assignment shares its line with other code, or is part of another statement"
                return [context.finding(Self.about, at: statement.name, message, help: help, why: why)]
            }
            edits += added
        }
        let isSafe = bar == .tab && all.allSatisfy(Self.isTransparent)
        let fix = Fix(isSafe ? .safe : .unsafe, "Set `scrollEdgeAppearance` to the same appearance", edits: edits)
        let place = bar == .tab ? "whose content ends there" : "with large titles"
        let why = isSafe ? nil : "the see-through state at the edge may be meant: look at pages \(place)"
        return [context.finding(Self.about, at: statement.name, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether an appearance that the app makes is given to the bar, not one that is put back or taken from another bar.
    private func isOfInterest(_ statement: BarStatement, _ value: ExprSyntax, _ bar: Bar, _ context: RuleContext) -> Bool {
        let availability = context.availability(of: statement.node)
        guard !context.isFallback(below: 15, statement.node), !(availability.minimum >= 26 && context.deploymentTarget < 26),
            !value.is(NilLiteralExprSyntax.self)
        else { return false }
        let text = value.trimmedDescription
        let lowered = text.lowercased()
        guard !["original", "previous", "stored", "saved", "old", "default", "backup"].contains(where: lowered.contains) else {
            return false
        }
        guard bar == .tab else { return BarBackground.isCovered(value, context) }
        let plain = value.unwrapped
        if let call = plain.as(FunctionCallExprSyntax.self) {
            return !(call.calleeName == bar.appearanceClass && call.arguments.isEmpty && call.trailingClosure == nil)
        }
        if let member = plain.as(MemberAccessExprSyntax.self) { return !Self.properties.contains(member.declName.baseName.text) }
        guard let reference = plain.as(DeclReferenceExprSyntax.self) else { return false }
        guard let local = LocalBinding(named: reference.baseName.text, from: reference), let made = local.value?.unwrapped else {
            return true
        }
        // The bar's own, changed and given back, is as good as a new one.
        guard made.as(MemberAccessExprSyntax.self).map({ Self.properties.contains($0.declName.baseName.text) }) ?? false else {
            return true
        }
        let name = reference.baseName.text
        return BarStatement.key(of: made) == "\(statement.key).standardAppearance"
            && statement.node.bodyAround.tokens(viewMode: .sourceAccurate).contains { token in
                token.text == name && token.parent?.parent?.is(MemberAccessExprSyntax.self) ?? false
            }
    }

    private func obstacle(_ all: [BarStatement], _ context: RuleContext) -> String? {
        if all.contains(where: { isChangedInPlace($0) }) {
            return "`standardAppearance` is changed where the bar has it, and the other one would not be: bars keep copies"
        }
        let isTransparent = all.allSatisfy(Self.isTransparent)
        if context.deploymentTarget >= 26, !isTransparent {
            return "on iOS 26 a background of its own covers the glass, at the edge too: first decide whether the bar keeps one"
        }
        if all.contains(where: { isKeptBelow26($0, context) }) {
            return "the background of the appearance is not for iOS 26: first decide what the bar looks like there"
        }
        let isMade = all.contains { $0.proxy != nil && !($0.value.map(Self.isName) ?? false) }
        return isMade ? "the appearance has no name here: give it one, and assign it to both" : nil
    }

    /// Whether code speaks to the appearance that the bar has got: `tabBar.standardAppearance.backgroundColor = …`.
    private func isChangedInPlace(_ statement: BarStatement) -> Bool {
        let key = statement.resolvedKey
        return statement.node.typeAround.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "standardAppearance", let name = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return false
            }
            if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
                guard let further = member.parent?.as(MemberAccessExprSyntax.self), further.base?.id == ExprSyntax(member).id
                else { return false }
                return member.base.map { BarStatement.resolvedKey(of: $0) } == key
            }
            return key == "self" && name.parent?.is(MemberAccessExprSyntax.self) ?? false
        }
    }

    /// Whether the appearance has a background below iOS 26 alone, or another rule offers that.
    private func isKeptBelow26(_ statement: BarStatement, _ context: RuleContext) -> Bool {
        guard let value = statement.value else { return false }
        let key = BarStatement.key(of: value)
        let body = statement.node.bodyAround
        return OpaqueAppearance.isTakenAway(key, in: body, context)
            || BarStatement.all(BarBackground.names, in: body).contains {
                $0.key == key && !$0.assignsNothing && context.isFallback(below: 26, $0.node)
            }
    }

    static func isName(_ value: ExprSyntax) -> Bool {
        let value = value.unwrapped
        if value.is(DeclReferenceExprSyntax.self) { return true }
        return value.as(MemberAccessExprSyntax.self)?.base.map(isName) ?? false
    }

    /// - Parameter needsCheck: whether the property came with iOS 15.
    func lines(_ property: String, for statement: BarStatement, _ context: RuleContext, needsCheck: Bool = true) -> [String]? {
        guard let value = statement.value else { return nil }
        let object = statement.target.map { context.file.text(of: $0.textRange) + "." } ?? ""
        let appearance = Self.isName(value) ? value.trimmedDescription : "\(object)standardAppearance"
        guard !object.contains("\n"), !appearance.contains("\n") else { return nil }
        let line = "\(object)\(property) = \(appearance)"
        guard needsCheck, context.availability(of: statement.node).minimum < 15 else { return [line] }
        let indentation = context.file.indentation(ofLineAt: statement.node.textRange.lowerBound)
        return ["if #available(iOS 15, *) {", context.file.indentationUnit(after: indentation) + line, "}"]
    }

    // MARK: Another one on iOS 26

    private func differing(_ statement: BarStatement, _ bar: Bar, _ context: RuleContext) -> [Finding] {
        guard context.deploymentTarget < 26, !context.isFallback(below: 26, statement.node), !statement.assignsNothing,
            context.availability(of: statement.node).minimum < 26
        else { return [] }
        let all = BarStatement.all(["standardAppearance", "scrollEdgeAppearance"], in: statement.node.bodyAround).filter {
            $0.key == statement.key && !$0.isCall
        }
        let new = all.filter { context.availability(of: $0.node).minimum >= 26 }
        guard let reset = new.first(where: { $0.name.text == "standardAppearance" }),
            !new.contains(where: { $0.name.text == "scrollEdgeAppearance" }),
            // What is set for all systems afterwards holds on iOS 26 too.
            !all.contains(where: {
                $0.name.text == "standardAppearance" && $0.node.position > reset.node.position
                    && context.availability(of: $0.node).minimum < 26
            }),
            all.first(where: { $0.name.text == "scrollEdgeAppearance" })?.node.id == statement.node.id
        else { return [] }
        let line = context.file.line(of: reset.node)
        let message = """
            On iOS 26 the \(bar.name) gets another `standardAppearance` (line \(line)) and keeps this `scrollEdgeAppearance`, so it \
            changes while one scrolls
            """
        return [
            context.finding(
                Self.about, at: statement.name, message,
                help: "set `scrollEdgeAppearance` in the iOS 26 branch too, to nil or the same",
                why: "which of the two looks is meant for iOS 26 is for you to say")
        ]
    }
}
