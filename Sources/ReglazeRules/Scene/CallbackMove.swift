import ReglazeEngine
import SwiftSyntax

/// Where the body of a callback that UIKit does not call any more goes: to the scene delegate, or behind a notification.
struct CallbackMove {
    let function: FunctionDeclSyntax
    let callback: AppCallback
    let owner: DeclSyntax
    let context: RuleContext
    private let delegate: TypeDeclaration?
    private let isHandled: Bool
    private let uses: SelfUses

    init(
        _ function: FunctionDeclSyntax, _ callback: AppCallback, owner: DeclSyntax, _ delegate: TypeDeclaration?, isHandled: Bool,
        in context: RuleContext
    ) {
        self.function = function
        self.callback = callback
        self.owner = owner
        self.delegate = delegate
        self.isHandled = isHandled
        self.context = context
        uses = SelfUses(function, owner: owner, in: context)
    }

    /// The rewrite, and what to look at after it; or why there is none.
    var fix: (Fix?, String) {
        guard let notification = callback.notification else {
            return CallbackForward(function, callback, to: delegate, in: context).fix
        }
        guard uses.window else { return observer(of: notification) }
        guard uses.members.isEmpty, !uses.parameter else {
            let other = uses.members.first.map { "`\($0)`" } ?? "the application"
            return (nil, "it uses `window`, which belongs to the scene, and \(other), which belongs to the app: take it apart")
        }
        return move()
    }

    private func observer(of notification: String) -> (Fix?, String) {
        if function.modifiers.contains(where: { ["override", "static", "class"].contains($0.name.text) }) {
            return (nil, "it overrides a method of another class, which may expect to be called")
        }
        if let why = renamingObstacle { return (nil, why) }
        guard let launch = launchBody else {
            return (nil, "there is no `application(_:didFinishLaunchingWithOptions:)` here with lines to add an observer to")
        }
        guard function.isCompiled(with: launch.body), launch.body.isCompiled(with: function) else {
            return (nil, "it stands in another `#if` than `application(_:didFinishLaunchingWithOptions:)`, which would observe")
        }
        let name = "app" + notification.prefix(1).uppercased() + notification.dropFirst()
        let typeName = owner.typePath.last ?? ""
        let isTaken = context.index.declarations(named: typeName).contains { $0.file.containsWord(name) }
        guard !isTaken else { return (nil, "the name `\(name)`, which a notification's method would have, is taken") }
        let head = function.name.textRange.lowerBound..<function.signature.parameterClause.textRange.upperBound
        var edits = [context.edit(head, "\(name)()")]
        let hasAttribute = function.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        if !hasAttribute {
            let start = function.modifiers.first?.textRange.lowerBound ?? function.funcKeyword.textRange.lowerBound
            edits.append(context.edit(start..<start, "@objc "))
        }
        for token in uses.parameterTokens { edits.append(context.replace(token, with: "UIApplication.shared")) }
        edits.append(launch.insertion(observing: notification, with: name))
        return (
            Fix(.unsafe, "Listen to `\(notification)Notification`", edits: edits),
            "it runs again from then on, for the whole app; what belongs to one window goes into `\(callback.scene)`\(atLaunch)"
        )
    }

    private var atLaunch: String {
        guard callback.notification == "willEnterForeground" else { return "" }
        return ". With scenes it also comes at the first launch, where it did not before"
    }

    private func move() -> (Fix?, String) {
        guard let delegate else {
            return (nil, "it uses `window`, and which scene delegate has that now can't be told")
        }
        guard !isHandled else { return (nil, "`\(delegate.name)` has `\(callback.scene)` already: put the two together") }
        if let why = movingObstacle { return (nil, why) }
        guard function.isCompiled(with: delegate.node), delegate.node.isCompiled(with: function) else {
            return (nil, "it stands in another `#if` than `\(delegate.name)`, and would be compiled where it was not before")
        }
        guard StateProperty(named: "window", in: delegate.node) != nil else {
            return (nil, "`\(delegate.name)` keeps no `window`")
        }
        if let name = uses.privateName, delegate.file !== context.file {
            return (nil, "`\(name)` is private to this file, and the method would go to another one")
        }
        if delegate.file !== context.file, let module = missingImport(in: delegate.file) {
            return (nil, "\(delegate.file.path) does not import `\(module)`, which the method may need")
        }
        guard let body = function.body, let end = MemberEnd(of: delegate) else {
            return (nil, "`\(delegate.name)` has no member to put it after")
        }
        let indentation = end.indentation
        let text = MovedCode(body, base: context.file.indentation(ofLineAt: function.textRange.lowerBound), in: context.file)
            .text(indentedBy: indentation)
        guard context.file.commentsRight(above: function).isEmpty else {
            return (nil, "comments stand above it, which would stay: move it by hand, with them")
        }
        let insertion = end.insertion(of: "\(indentation)func \(callback.sceneName)(_ scene: UIScene) \(text)")
        let removed = withBlankLine(context.file.removal(of: function.textRange))
        let fix = Fix(.unsafe, "Move it to `\(delegate.name)`", edits: [context.edit(removed, ""), insertion])
        return (fix, "it runs again from then on, once for each scene\(atLaunch)")
    }

    /// The blank line before what goes, so that none is left over.
    private func withBlankLine(_ range: Range<Int>) -> Range<Int> {
        let file = context.file
        guard range.lowerBound > 0 else { return range }
        let previous = file.lineStart(of: range.lowerBound - 1)
        return file.text(of: previous..<range.lowerBound).trimmingWhitespace().isEmpty ? previous..<range.upperBound : range
    }

    private func missingImport(in other: SourceFile) -> String? {
        func imports(_ file: SourceFile) -> [String] {
            file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        }
        let there = Set(imports(other) + ["UIKit", "Foundation", "SwiftUI"])
        return imports(context.file).first { !there.contains($0) }
    }

    private var launchBody: LaunchBody? {
        for member in owner.allMembers {
            guard let function = member.as(FunctionDeclSyntax.self), function.labels == ["_", "didFinishLaunchingWithOptions"],
                let body = function.body, let first = body.statements.first,
                context.file.isFirstOnLine(first.textRange.lowerBound)
            else { continue }
            return LaunchBody(body: body, file: context.file)
        }
        return nil
    }
}

/// The body of `application(_:didFinishLaunchingWithOptions:)`.
private struct LaunchBody {
    let body: CodeBlockSyntax
    let file: SourceFile

    /// A first statement that makes `self` listen.
    func insertion(observing notification: String, with method: String) -> Edit {
        let start = body.leftBrace.textRange.upperBound
        let first = body.statements.first?.textRange.lowerBound ?? start
        let indentation = file.indentation(ofLineAt: first)
        let unit = file.indentationUnit(after: indentation)
        let ending = file.lineEnding
        let text = """
            \(ending)\(indentation)NotificationCenter.default.addObserver(\
            \(ending)\(indentation)\(unit)self, selector: #selector(\(method)), \
            name: UIApplication.\(notification)Notification, object: nil)
            """
        return Edit(path: file.path, range: start..<start, text: text)
    }
}

/// What a method of the application delegate uses of it.
struct SelfUses {
    private(set) var window = false
    /// The application's members other than `window`.
    private(set) var members: [String] = []
    private(set) var parameterTokens: [TokenSyntax] = []
    /// A name that only this file sees.
    private(set) var privateName: String?

    var parameter: Bool { !parameterTokens.isEmpty }

    init(_ function: FunctionDeclSyntax, owner: DeclSyntax, in context: RuleContext) {
        guard let body = function.body else { return }
        let declarations = context.index.declarations(named: owner.typePath.last ?? "")
        let own = Set(declarations.flatMap { $0.node.allMembers.flatMap(\.declaredNames) })
        let globals = context.file.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
        let hidden = Set(globals.filter(\.isPrivate).flatMap(\.declaredNames))
        let parameter = function.parameterName(at: 0)
        for token in body.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            var name = token.text
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                guard member.base?.trimmedDescription == "self" else { continue }
            } else if token.tokenKind == .keyword(.self) {
                guard reference.parent?.is(MemberAccessExprSyntax.self) ?? false else {
                    members.append("self")
                    continue
                }
                continue
            } else if LocalNames(between: token, and: body).names.contains(name) {
                continue
            } else if name == parameter {
                parameterTokens.append(token)
                continue
            }
            if name.hasPrefix("_") || name.hasPrefix("$") { name.removeFirst() }
            if name == "window" { window = true } else if own.contains(name) { members.append(name) }
            if hidden.contains(name) { privateName = name }
        }
    }
}

extension DeclSyntax {
    /// The names that a declaration declares.
    fileprivate var declaredNames: [String] {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }

    fileprivate var isPrivate: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
            $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
        } ?? false
    }
}
