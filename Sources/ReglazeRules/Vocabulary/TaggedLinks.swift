import ReglazeEngine
import SwiftSyntax

/// One `NavigationLink` with `tag:` and `selection:`.
struct TaggedLink {
    let link: NavigationLinkForm
    let chain: ModifierChain
    let destination: NavigationLinkForm.Content
    /// The tag with its type written out.
    let value: String
    /// The tag as a pattern, nil when it is a row's own value.
    let pattern: String?
    /// The row's variable that the destination reads.
    let variable: String?

    /// Why a link, or a set of them, is not understood.
    struct Failure: Error { let why: String }

    /// - Parameter outer: the list or container to whose level the destination moves.
    init(_ link: NavigationLinkForm, within outer: FunctionCallExprSyntax, typeName: String, _ context: RuleContext)
        throws(Failure)
    {
        guard let tag = link.tag, let destination = link.destination else { throw Failure(why: "a link has no destination") }
        self.link = link
        self.destination = destination
        chain = ModifierChain(around: link.call, in: context.file)
        guard !link.hasLooseComment else { throw Failure(why: "a comment stands among the arguments of a link; move it first") }
        guard !chain.hasConditionalPart else { throw Failure(why: "an `#if` stands among its modifiers") }
        let locals = LocalNames(between: chain.whole, and: outer.parent.map { Syntax($0) } ?? Syntax(outer))
        let text = tag.trimmedDescription
        let used = locals.firstUse(in: destination.node)
        if locals.firstUse(in: tag) != nil {
            guard tag.is(DeclReferenceExprSyntax.self) else {
                throw Failure(why: "its tag is made of the row's value, and the destination can't be told from it")
            }
            guard used == nil || used == text, text != "$0" else {
                throw Failure(why: "its destination reads `\(used ?? text)` of the row")
            }
            value = text
            pattern = nil
            variable = used
            return
        }
        if let used { throw Failure(why: "its destination reads `\(used)`, which each row has its own of") }
        let isCase =
            tag.as(MemberAccessExprSyntax.self).map { $0.base == nil || $0.base?.is(DeclReferenceExprSyntax.self) ?? false }
            ?? false
        guard isCase || tag.is(StringLiteralExprSyntax.self) || tag.is(IntegerLiteralExprSyntax.self) else {
            throw Failure(why: "its tag is an expression; write the value out")
        }
        value = text.hasPrefix(".") ? typeName + text : text
        // `Panel.today` is matched as `.today`.
        pattern = isCase ? "." + (text.split(separator: ".").last.map(String.init) ?? text) : text
        variable = nil
    }
}

/// All links of one list or stack that write one selection.
struct TaggedLinks {
    let all: [TaggedLink]
    /// The property that holds the selection: `panel` of `$panel`.
    let property: String
    /// What the property's optional wraps, as written.
    let typeName: String
    /// The project's declaration of it, when there is one.
    let type: TypeDeclaration?

    /// - Parameters:
    ///   - outer: the list or container that holds the links.
    ///   - selection: the links that are meant, by what they write; nil when all links in `outer` have to write one selection.
    init(in outer: FunctionCallExprSyntax, writing selection: String? = nil, _ context: RuleContext) throws(TaggedLink.Failure) {
        typealias Failure = TaggedLink.Failure
        var links: [NavigationLinkForm] = []
        var selections = Set<String>()
        for token in outer.tokens(viewMode: .sourceAccurate) where token.text == "NavigationLink" {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call) else {
                throw Failure(why: "a link beside it can't be read")
            }
            let written = link.selection?.trimmedDescription.replacing("self.", with: "")
            if let selection, written != selection { continue }
            guard let written else { throw Failure(why: "its list holds links of other kinds, which a selection would change") }
            selections.insert(written)
            links.append(link)
        }
        guard selections.count == 1, let written = selections.first, written.hasPrefix("$"),
            written.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { throw Failure(why: "the links beside it do not write one property") }
        property = String(written.dropFirst())
        guard let typeName = Self.type(of: property, around: outer) else {
            throw Failure(why: "the type of `\(property)` is not written out where it is declared")
        }
        self.typeName = typeName
        type = context.index.type(named: typeName)
        var all: [TaggedLink] = []
        for link in links { all.append(try TaggedLink(link, within: outer, typeName: typeName, context)) }
        guard all.count(where: { $0.pattern == nil }) <= 1 else {
            throw Failure(why: "several loops of links write one selection; which of them it belongs to can't be told")
        }
        self.all = all
    }

    /// Whether the links' tags are all the cases of the selection's type.
    var coverAllCases: Bool {
        guard let type, type.kind == .enum else { return false }
        let cases = type.members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map { ".\($0.name.text)" } ?? [] }
        return !cases.isEmpty && Set(cases).isSubset(of: all.compactMap(\.pattern))
    }

    /// `Panel` of `@State private var panel: Panel?`.
    private static func type(of name: String, around node: some SyntaxProtocol) -> String? {
        var next = node.parent
        while let parent = next {
            if let block = parent.as(MemberBlockSyntax.self) {
                for member in block.members {
                    guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                    else { continue }
                    return binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
                }
            }
            next = parent.parent
        }
        return nil
    }
}
