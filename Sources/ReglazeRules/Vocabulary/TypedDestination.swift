import ReglazeEngine
import SwiftSyntax

/// A `.navigationDestination(for: T.self) { … }`.
struct TypedDestination {
    let call: FunctionCallExprSyntax
    let file: SourceFile
    /// `T`, as it is written.
    let type: String

    /// nil for the other forms of the modifier.
    init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        guard call.calleeName == "navigationDestination",
            let argument = call.arguments.first, argument.label?.text == "for",
            let metatype = argument.expression.as(MemberAccessExprSyntax.self), metatype.declName.baseName.text == "self",
            let base = metatype.base
        else { return nil }
        self.call = call
        self.file = file
        type = base.trimmedDescription
    }

    /// The name of the modifier in the call.
    var nameToken: TokenSyntax? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// Every one of the project, by file and place.
    static func all(_ index: ProjectIndex) -> [TypedDestination] {
        index.files(mentioning: "navigationDestination").flatMap { all(in: $0) }
    }

    static func all(in file: SourceFile) -> [TypedDestination] {
        file.tokens(named: "navigationDestination").compactMap { token in
            guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                let call = member.parent?.as(FunctionCallExprSyntax.self)
            else { return nil }
            return TypedDestination(call, in: file)
        }
    }

    /// The code that shares a stack with the modifier for certain: the braces of the container around it, or of the sheet, or the
    /// body of the property or function; nil where a view stands in between of which that can't be told.
    var region: Syntax? {
        var child = Syntax(call)
        while let parent = child.parent {
            if let outer = parent.as(FunctionCallExprSyntax.self), child.id != Syntax(outer.calledExpression).id,
                let name = outer.calleeName
            {
                if Self.boundaries.contains(name) { return child }
                if !Self.transparent.contains(name) { return nil }
            }
            if parent.is(AccessorBlockSyntax.self) || parent.is(FunctionDeclSyntax.self) || parent.is(SourceFileSyntax.self)
                || parent.is(MacroExpansionExprSyntax.self) || parent.is(MacroExpansionDeclSyntax.self)
            {
                return parent
            }
            child = parent
        }
        return nil
    }

    /// Each of their closures holds, or is shown in, a stack of its own.
    private static let boundaries: Set = [
        "NavigationStack", "NavigationView", "NavigationSplitView", "sheet", "fullScreenCover", "popover", "inspector",
    ]
    /// What their closures hold is in the stack that they are in.
    private static let transparent: Set = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List", "ForEach",
        "Form", "Section", "Group", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationLink", "AnyView",
        "navigationDestination", "background", "overlay", "safeAreaInset", "AnyLayout", "ViewThatFits",
    ]

    /// Whether both are there at the same time: not in the two branches of an `if`, `switch` or `#if`.
    static func canMeet(_ first: FunctionCallExprSyntax, _ second: FunctionCallExprSyntax) -> Bool {
        let ancestors = Set(sequence(first: Syntax(first), next: \.parent).map(\.id))
        var child = Syntax(second)
        while let parent = child.parent {
            if ancestors.contains(parent.id) {
                return
                    !(parent.is(IfExprSyntax.self) || parent.is(SwitchCaseListSyntax.self)
                    || parent.is(IfConfigClauseListSyntax.self) || parent.is(TernaryExprSyntax.self)
                    || holdsReturn(between: second, and: parent) || holdsReturn(between: first, and: parent))
            }
            child = parent
        }
        return false
    }

    private static func holdsReturn(between node: FunctionCallExprSyntax, and outer: Syntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).prefix { $0.id != outer.id }.contains { $0.is(ReturnStmtSyntax.self) }
    }
}

extension RuleContext {
    /// Whether values of other kinds are pushed in the stack of `container` already: a path of one type can't hold them, and a
    /// second destination for the same type would be passed over.
    func carriesOtherValues(_ container: FunctionCallExprSyntax) -> Bool {
        let links = container.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "NavigationLink", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else {
                return false
            }
            return NavigationLinkForm(call)?.value != nil
        }
        return links
            || containersWithDestinations.contains(container.id)
    }

    /// The containers in which a destination for a type of values stands, in whichever file.
    private var containersWithDestinations: Set<SyntaxIdentifier> {
        index.remember("containers with destinations") {
            var found: Set<SyntaxIdentifier> = []
            for destination in TypedDestination.all(index) {
                for way in ViewGraph.ways(upFrom: destination.call, in: destination.file, index) {
                    if case .container(let call, _) = way.end { found.insert(call.id) }
                }
            }
            return found
        }
    }
}
