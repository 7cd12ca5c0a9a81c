import ReglazeEngine
import SwiftSyntax

/// A row of the table as a type, which is what a rule is named by.
protocol DeprecatedRow {
    static var symbol: DeprecatedSymbol { get }
    /// How it is written in Objective-C; nil for what is there in Swift alone.
    static var objectiveC: DeprecatedObjectiveC? { get }
}

extension DeprecatedRow {
    static var objectiveC: DeprecatedObjectiveC? { nil }
}

/// The rule that a row of the table of deprecated symbols makes.
struct Deprecated<Row: DeprecatedRow>: SwiftRule {
    static var about: About { Row.symbol.about }
    static var interests: [Interest] {
        switch Row.symbol.kind {
        case .callback: [.kind(.functionDecl)]
        case .function(let names): names.map { .call($0) }
        case .call(let name, _, _), .modifier(let name, _): [.call(name)]
        case .member, .memberOf, .value, .key: [.kind(.memberAccessExpr)]
        }
    }

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        let symbol = Row.symbol
        guard let token = symbol.kind.token(in: node), !isOwn(token.text, in: context),
            !context.isFallback(below: symbol.since, node)
        else { return [] }
        // UIKit does not ask a scene delegate what it asks the application delegate.
        if symbol.kind.callbackName?.hasPrefix("application(") ?? false, context.owner(of: node) == .sceneDelegate { return [] }
        let message = symbol.message(for: symbol.kind.callbackName ?? token.text)
        switch symbol.replacement {
        case .other(let reason):
            return [context.finding(Self.about, at: token, message, help: symbol.instead, why: reason)]
        case .rename(let name, let from, let safety):
            let scope = context.availability(of: node)
            guard scope.minimum >= from else {
                let why = symbol.need(of: name, from: from, here: scope.minimum)
                return [context.finding(Self.about, at: token, message, severity: .note, help: symbol.instead, why: why)]
            }
            let fix = Fix(safety, "Use `\(name)`", edits: [context.replace(token, with: name)])
            let why = safety == .unsafe ? symbol.look : nil
            return [context.finding(Self.about, at: token, message, help: symbol.instead, fixes: [fix], why: why)]
        }
    }

    /// Whether the project declares the name, so that it may mean its own; what it implements for the SDK does not count.
    func isOwn(_ name: String, in context: RuleContext) -> Bool {
        var isMethod = false
        switch Row.symbol.kind {
        case .callback, .key, .value: return false
        // Swift sees a property of a class in Objective-C by the same name.
        case .member where Row.objectiveC?.isOwn(name, in: context) ?? false: return true
        case .call: isMethod = true
        default: break
        }
        return context.index.remember("declares \(isMethod ? "method " : "")\(name)") {
            context.index.files(declaringMember: name).contains { file in
                file.tokens(named: name).contains { token in
                    token.declaresName && (!isMethod || token.parent?.is(FunctionDeclSyntax.self) ?? false)
                }
            }
        }
    }
}

extension DeprecatedSymbol {
    /// The iOS in which it was marked.
    var since: OSVersion { about.since.os }

    /// What a finding says of the symbol, as it is called where it was found.
    func message(for name: String) -> String {
        switch status {
        case .deprecated: "`\(name)` is deprecated since iOS \(since)"
        case .announced: "`\(name)` is going to be deprecated"
        case .renamed: "`\(name)` was the name in test versions of iOS \(since), and does not compile any more"
        }
    }

    /// Why the new name can't stand where code runs from iOS `minimum` on.
    func need(of name: String, from version: OSVersion, here minimum: OSVersion) -> String {
        "`\(name)` needs iOS \(version); this code runs from iOS \(minimum) on, where the old one is right"
    }

    /// What to look at after a rename that is not safe.
    var look: String { "whether it still looks and behaves as meant" }
}

extension DeprecatedSymbol.Kind {
    /// A callback with its labels, whose first word alone tells nothing: `application`; nil for what is no callback.
    fileprivate var callbackName: String? {
        guard case .callback(let name, let labels) = self else { return nil }
        return "\(name)(\(labels.map { "\($0):" }.joined()))"
    }

    /// The symbol's name in `node`; nil where it is not there, or may be a namesake's.
    fileprivate func token(in node: Syntax) -> TokenSyntax? {
        switch self {
        case .member(let name):
            guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name, member.base != nil
            else {
                return nil
            }
            return member.declName.baseName
        case .memberOf(let bases, let name):
            guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name,
                let base = member.base?.unwrapped.lastNameToken, bases.contains(base.text)
            else { return nil }
            return member.declName.baseName
        case .value(let name, let type, let targets, let functions, let labels):
            guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name else { return nil }
            let isIt =
                member.base.map { $0.lastNameToken?.text == type || $0.trimmedDescription.hasSuffix(type) }
                ?? (Self.target(of: member).map(targets.contains) ?? Self.function(around: member).map(functions.contains)
                    ?? false)
            if member.base == nil, !labels.isEmpty {
                guard let label = member.parent?.as(LabeledExprSyntax.self)?.label?.text, labels.contains(label) else {
                    return nil
                }
            }
            return isIt ? member.declName.baseName : nil
        case .key(let names, let type):
            guard let member = node.as(MemberAccessExprSyntax.self), names.contains(member.declName.baseName.text) else {
                return nil
            }
            if let base = member.base { return base.lastNameToken?.text == type ? member.declName.baseName : nil }
            return Self.isKey(member, of: type) ? member.declName.baseName : nil
        case .callback(let name, let labels):
            guard let function = node.as(FunctionDeclSyntax.self), function.name.text == name,
                function.signature.parameterClause.parameters.map(\.firstName.text) == labels, function.enclosingType != nil
            else { return nil }
            return function.name
        case .function:
            guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        case .call(_, let labels, let bases):
            guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.labels == labels,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                let name = base.unwrapped.lastNameToken?.text, bases.contains(name) || bases.contains(base.trimmedDescription)
            else { return nil }
            return member.declName.baseName
        case .modifier(_, let labels):
            guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.labels == labels, call.trailingClosure == nil,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
            else { return nil }
            return member.declName.baseName
        }
    }

    /// What a bare `.value` is assigned to or compared with.
    private static func target(of value: MemberAccessExprSyntax) -> String? {
        guard let sequence = value.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, first.id != ExprSyntax(value).id
        else { return nil }
        return first.unwrapped.lastNameToken?.text
    }

    /// The function whose argument a bare `.value` is.
    private static func function(around value: MemberAccessExprSyntax) -> String? {
        value.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
    }

    /// Whether `options[.key]` asks a parameter, of the function around it, whose type has this name.
    private static func isKey(_ key: MemberAccessExprSyntax, of type: String) -> Bool {
        guard let access = key.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(SubscriptCallExprSyntax.self),
            let dictionary = access.calledExpression.unwrapped.as(DeclReferenceExprSyntax.self)
        else { return false }
        var function = key.nearest(FunctionDeclSyntax.self)
        while let current = function {
            let parameter = current.signature.parameterClause.parameters.first {
                ($0.secondName ?? $0.firstName).text == dictionary.baseName.text
            }
            if let parameter {
                return parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.text == type }
            }
            function = current.nearest(FunctionDeclSyntax.self)
        }
        return false
    }
}
