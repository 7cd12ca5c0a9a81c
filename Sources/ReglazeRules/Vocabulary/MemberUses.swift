import ReglazeEngine
import SwiftSyntax

/// Every use of a stored property, in the whole project as far as it can be seen from there.
struct MemberUses {
    struct Use {
        let file: SourceFile
        /// The property's name in the use.
        let token: TokenSyntax
        /// `name`, `self.name` or `object.name`.
        let expression: ExprSyntax
        /// Whether an object other than `self` stands before the name.
        let isThroughObject: Bool
    }

    private(set) var uses: [Use] = []
    /// Why not all uses are known: a sentence's part that names the place.
    private(set) var obstacle: String?

    private let property: StateProperty
    private let owner: DeclSyntax
    private let context: RuleContext

    /// - Parameter owner: the type that holds the property, in the file of `context`.
    init(of property: StateProperty, in owner: DeclSyntax, _ context: RuleContext) {
        self.property = property
        self.owner = owner
        self.context = context
        let name = property.name
        let files = property.isPrivate ? [context.file] : context.index.files(mentioning: name)
        for file in files {
            if file.syntaxProblem != nil {
                // What a broken file means can't be told; it can only matter where it names the type.
                guard let type = owner.typePath.last, file.containsWord(type) else { continue }
                obstacle = obstacle ?? "\(file.path) mentions `\(name)` and does not parse"
                continue
            }
            for token in file.tokens(named: name) where token.id != property.nameToken.id { add(token, in: file) }
            for token in file.tokens(named: "_\(name)") + file.tokens(named: "$\(name)") where isOwn(token, in: file) {
                stop("`\(token.text)` is used", at: token, in: file)
            }
        }
    }

    /// Whether the nearest type around `token` is the owner, or an extension of it.
    private func isOwn(_ token: TokenSyntax, in file: SourceFile) -> Bool {
        guard let type = token.enclosingType else { return false }
        if type.id == owner.id { return true }
        guard type.is(ExtensionDeclSyntax.self), let name = owner.typePath.last else { return false }
        let extended = type.typePath
        return extended.last == name && owner.typePath.suffix(extended.count).elementsEqual(extended)
    }

    private mutating func stop(_ what: String, at token: TokenSyntax, in file: SourceFile) {
        obstacle = obstacle ?? "\(what) (\(context.place(of: token, in: file)))"
    }

    private mutating func add(_ token: TokenSyntax, in file: SourceFile) {
        guard let parent = token.parent else { return }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            add(reference, token, in: file)
        } else if token.declaresName || parent.is(EnumCaseElementSyntax.self) {
            if parent.enclosingType?.is(ProtocolDeclSyntax.self) ?? false {
                let name = parent.enclosingType?.typePath.last ?? ""
                if owner.inheritedTypes.contains(where: { $0.lastTypeName == name }) {
                    stop("the protocol `\(name)` asks for it", at: token, in: file)
                }
            } else if isOwn(token, in: file) {
                stop("another `\(property.name)` is declared inside the type", at: token, in: file)
            }
        }
    }

    private mutating func add(_ reference: DeclReferenceExprSyntax, _ token: TokenSyntax, in file: SourceFile) {
        if reference.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false {
            guard let path = reference.nearest(KeyPathExprSyntax.self), let root = path.root else { return }
            if root.trimmedDescription.lastTypeName == owner.typePath.last {
                stop("a key path leads to it", at: token, in: file)
            }
            return
        }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
            if isOwn(token, in: file) { add(ExprSyntax(reference), token, throughObject: false, in: file) }
            return
        }
        guard let base = member.base else { return }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
            if isOwn(token, in: file) { add(ExprSyntax(member), token, throughObject: false, in: file) }
            return
        }
        switch isOwner(base, in: file) {
        case true: add(ExprSyntax(member), token, throughObject: true, in: file)
        case false: break
        case nil:
            let object = base.trimmedDescription
            stop("`\(object).\(token.text)` may be a use, and the type of `\(object)` is not known", at: token, in: file)
        }
    }

    private mutating func add(_ expression: ExprSyntax, _ token: TokenSyntax, throughObject: Bool, in file: SourceFile) {
        let isExtensionElsewhere = file.path != context.file.path && !throughObject
        if isExtensionElsewhere, let name = owner.typePath.last, context.index.type(named: name) == nil {
            stop("several types are named `\(name)`, and an extension uses it", at: token, in: file)
            return
        }
        uses.append(Use(file: file, token: token, expression: expression, isThroughObject: throughObject))
    }

    /// Whether an expression is a value of the owner's type; nil when it can't be told.
    private func isOwner(_ base: ExprSyntax, in file: SourceFile) -> Bool? {
        guard var name = TypeReader(context.moved(to: file)).type(of: base) else { return nil }
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        let last = name.lastTypeName
        let declarations = context.index.declarations(named: last)
        if last == owner.typePath.last {
            if context.index.type(named: last) != nil || file === context.file { return true }
            // Another type of the same name, in a target of its own.
            return declarations.contains { $0.kind != .extension && $0.file === file } ? false : nil
        }
        // An alias may stand for the owner.
        return declarations.contains { $0.kind == .alias } ? nil : false
    }
}
