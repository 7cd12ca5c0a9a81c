import SwiftSyntax

/// One walk over a file's tree for all rules.
final class Walk: SyntaxAnyVisitor {
    private let dispatch: Dispatch
    private let active: [Bool]
    private let context: RuleContext
    private(set) var findings: [Finding] = []

    /// - Parameter active: which of the dispatch's rules have a trigger in this file.
    init(_ dispatch: Dispatch, active: [Bool], context: RuleContext) {
        self.dispatch = dispatch
        self.active = active
        self.context = context
        super.init(viewMode: .sourceAccurate)
        walk(context.file.tree)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let rules = dispatch.byKind[node.kind] { show(node, to: rules) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calleeName, let rules = dispatch.byCall[name] { show(Syntax(node), to: rules) }
        return visitAny(Syntax(node))
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func show(_ node: Syntax, to rules: [Int]) {
        for rule in rules where active[rule] {
            if let rule = dispatch.swiftRules[rule] { findings += rule.look(at: node, in: context) }
        }
    }
}

/// Which rules look at which nodes.
struct Dispatch: Sendable {
    let rules: [any Rule]
    /// The same rules at the same places; nil for one that does not read Swift.
    let swiftRules: [(any SwiftRule)?]
    /// The same for Objective-C.
    let objectiveCRules: [(any ObjectiveCRule)?]
    private(set) var byKind: [SyntaxKind: [Int]] = [:]
    private(set) var byCall: [String: [Int]] = [:]
    /// By the grammar's numbers.
    private(set) var byObjectiveCKind: [UInt16: [Int]] = [:]
    let objectiveCTriggers: [[[UInt8]]]
    private let objectiveCCompanions: [[[UInt8]]]
    private let triggers: [[[UInt8]]]
    private let companions: [[[UInt8]]]

    init(_ rules: [any Rule]) {
        self.rules = rules
        swiftRules = rules.map { $0 as? any SwiftRule }
        objectiveCRules = rules.map { $0 as? any ObjectiveCRule }
        triggers = rules.map { type(of: $0).about.triggers.map { Array($0.utf8) } }
        companions = rules.map { type(of: $0).about.companions.map { Array($0.utf8) } }
        objectiveCTriggers = objectiveCRules.map { rule in
            rule.map { type(of: $0).objectiveCTriggers.map { Array($0.utf8) } } ?? []
        }
        objectiveCCompanions = objectiveCRules.map { rule in
            rule.map { type(of: $0).objectiveCCompanions.map { Array($0.utf8) } } ?? []
        }
        for (index, rule) in objectiveCRules.enumerated() {
            guard let rule else { continue }
            for number in type(of: rule).objectiveCKinds.flatMap({ Grammar.objectiveC.kindNumbers(of: $0) }) {
                byObjectiveCKind[number, default: []].append(index)
            }
        }
        for (index, rule) in swiftRules.enumerated() {
            guard let rule else { continue }
            for interest in type(of: rule).interests {
                switch interest {
                case .kind(let kind): byKind[kind, default: []].append(index)
                case .call(let name): byCall[name, default: []].append(index)
                }
            }
        }
    }

    /// For each rule that reads files of this kind, whether `file` holds one of its triggers, and a companion; nil when there is none.
    func active(in file: SourceFile) -> [Bool]? {
        var known: [[UInt8]: Bool] = [:]
        func holds(_ string: [UInt8]) -> Bool {
            if let answer = known[string] { return answer }
            let answer = ByteSearch.firstIndex(of: string, in: file.bytes) != nil
            known[string] = answer
            return answer
        }
        let active: [Bool]
        switch file.kind {
        case .swift:
            active = rules.indices.map { rule in
                triggers[rule].contains(where: holds) && (companions[rule].isEmpty || companions[rule].contains(where: holds))
            }
        case .objectiveC:
            active = rules.indices.map { rule in
                objectiveCTriggers[rule].contains(where: holds)
                    && (objectiveCCompanions[rule].isEmpty || objectiveCCompanions[rule].contains(where: holds))
            }
        default: return nil
        }
        return active.contains(true) ? active : nil
    }
}

extension FunctionCallExprSyntax {
    /// The last name of what is called: `NavigationView` for `SwiftUI.NavigationView { }`; nil when a call or closure is called.
    public var calleeName: String? {
        var callee = calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            // `NavigationView.init { }` is a call of `NavigationView`.
            guard name == "init", let base = member.base else { return name }
            if let reference = base.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
            return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
        return nil
    }
}
