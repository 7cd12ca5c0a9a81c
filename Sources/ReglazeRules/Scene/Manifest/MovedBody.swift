import ReglazeEngine
import SwiftSyntax

/// Rewrites code that moves from the application delegate to the scene delegate, and says what keeps it from moving.
struct MovedBody {
    /// What the code may name, and where it ends up.
    struct Names {
        /// The application delegate's type.
        var type: String
        /// Members that stay with the application delegate.
        var staying: Set<String>
        /// Members that move along.
        var moving: Set<String>
        /// Types nested in the application delegate's.
        var nestedTypes: Set<String>
        /// Variables that stay, by the expressions that reach what they hold.
        var aliases: [String: String] = [:]
        /// Moved functions that make a window, and are told its scene.
        var makers: Set<String> = []
        /// Whether the application delegate keeps a `window` of its own, which must know the scene's.
        var keepsWindow: Bool
    }

    private let file: SourceFile
    private let names: Names
    private(set) var patches: Patches
    /// Members that the scene delegate reaches through the application delegate.
    private(set) var reached: Set<String> = []
    /// What is written into members that stay.
    private(set) var written: Set<String> = []
    /// Whether the code hands on the launch options as a whole.
    private(set) var needsLaunchOptions = false
    /// Whether it asks them whether they are there.
    private(set) var needsOptionalLaunchOptions = false
    /// Whether the code needs the application delegate.
    private(set) var needsDelegate = false
    /// Whether it makes a window, and needs the scene.
    private(set) var needsScene = false
    /// Why the code can't move; empty when it can.
    private(set) var obstacles: [String] = []

    init(_ file: SourceFile, names: Names) {
        self.file = file
        self.names = names
        patches = Patches(file)
    }

    /// Rewrites what stands in `nodes`, statements of a function of the application delegate.
    /// - Parameters:
    ///   - application: the name of the function's application parameter.
    ///   - launchOptions: the name of its launch options.
    mutating func rewrite(
        _ nodes: [Syntax], application: String?, launchOptions: String? = nil
    ) {
        for node in nodes {
            for token in node.tokens(viewMode: .sourceAccurate) {
                rewrite(token, application: application, launchOptions: launchOptions)
            }
            if let launchOptions { dropUnwrapping(in: node, of: launchOptions) }
            rewriteWindows(in: node)
        }
    }

    private mutating func rewrite(_ token: TokenSyntax, application: String?, launchOptions: String?) {
        if token.tokenKind == .keyword(.super) {
            obstacles.append("line \(line(token)) calls `super`")
            return
        }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else {
            if let type = token.parent?.as(IdentifierTypeSyntax.self), names.nestedTypes.contains(type.name.text),
                type.parent?.is(MemberTypeSyntax.self) != true, type.name == token
            {
                reached.insert(type.name.text)
                patches.replace(token.textRange, with: "\(names.type).\(token.text)")
            }
            if let capture = token.parent?.as(ClosureCaptureSyntax.self) { rewrite(capture) }
            if token.isShorthandBinding, names.staying.contains(token.text), !token.seesLocal(token.text) {
                let end = token.textRange.upperBound
                needsDelegate = true
                reached.insert(token.text)
                patches.replace(end..<end, with: " = appDelegate.\(token.text)")
            }
            return
        }
        if token.tokenKind == .keyword(.self) { return rewriteSelf(reference) }
        if token.tokenKind == .keyword(.Self) {
            patches.replace(token.textRange, with: names.type)
            return
        }
        // `x.member`: the base tells whose it is.
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { return }
        let name = token.text
        if name == launchOptions, LaunchOption.isUnwrapping(reference) { return }
        if names.makers.contains(name), !reference.seesLocal(name) { tellScene(in: reference) }
        if name == application, reference.isParameter(name) {
            patches.replace(token.textRange, with: "UIApplication.shared")
        } else if name == launchOptions {
            rewriteLaunchOptions(reference)
        } else if let alias = names.aliases[name], reference.seesLocal(name) {
            needsDelegate = true
            let isBase = reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(reference).id
            patches.replace(token.textRange, with: isBase || !alias.hasSuffix("?") ? alias : String(alias.dropLast()))
        } else if reference.seesLocal(name) {
            return
        } else if names.nestedTypes.contains(name) {
            reached.insert(name)
            patches.replace(token.textRange, with: "\(names.type).\(name)")
        } else if names.staying.contains(name) {
            if isSelector(reference) {
                patches.replace(token.textRange, with: "\(names.type).\(name)")
                reached.insert(name)
            } else {
                reach(name, at: Syntax(reference), replacing: token.textRange.lowerBound..<token.textRange.lowerBound)
            }
        }
    }

    /// Adds the scene to the arguments of a call.
    private mutating func tellScene(in callee: some SyntaxProtocol) {
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), let close = call.rightParen else {
            obstacles.append("line \(line(callee.firstToken(viewMode: .sourceAccurate))) hands on a function that makes a window")
            return
        }
        let start = close.textRange.lowerBound
        needsScene = true
        patches.replace(start..<start, with: call.arguments.isEmpty ? "in: windowScene" : ", in: windowScene")
    }

    /// `self.member`, or the delegate itself.
    private mutating func rewriteSelf(_ reference: DeclReferenceExprSyntax) {
        guard !reference.isTypeItself else { return }
        var base = Syntax(reference)
        // `self?.member` in a closure that holds the delegate weakly.
        if let chained = base.parent?.as(OptionalChainingExprSyntax.self) { base = Syntax(chained) }
        guard let member = base.parent?.as(MemberAccessExprSyntax.self), member.base?.id == base.id else {
            guard !reference.isCaptured else { return }
            needsDelegate = true
            patches.replace(reference.textRange, with: "appDelegate")
            return
        }
        let name = member.declName.baseName.text
        if names.makers.contains(name) { tellScene(in: member) }
        guard names.staying.contains(name) || !names.moving.contains(name) else { return }
        reach(name, at: Syntax(member), replacing: reference.textRange)
    }

    /// - Parameter range: what becomes the application delegate: `self`, or nothing before the member's name.
    private mutating func reach(_ name: String, at node: Syntax, replacing range: Range<Int>) {
        needsDelegate = true
        reached.insert(name)
        if node.isAssigned { written.insert(name) }
        patches.replace(range, with: range.isEmpty ? "appDelegate." : "appDelegate")
    }

    /// `[weak self]`: the closure keeps hold of whoever owns what it names.
    private mutating func rewrite(_ capture: ClosureCaptureSyntax) {
        let name = capture.name.text
        if capture.initializer == nil, names.staying.contains(name), !capture.closureSees(name) {
            let end = capture.name.textRange.upperBound
            needsDelegate = true
            reached.insert(name)
            patches.replace(end..<end, with: " = appDelegate.\(name)")
        }
        // `[self]` lets a closure leave out `self.`, and what stays is reached by its own name anyway.
        guard capture.specifier != nil else { return }
        guard capture.name.tokenKind == .keyword(.self), let closure = capture.nearest(ClosureExprSyntax.self) else { return }
        var owners: Set<Bool> = []
        for token in closure.tokens(viewMode: .sourceAccurate) {
            guard token.tokenKind == .keyword(.self), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                !reference.isTypeItself
            else { continue }
            var base = Syntax(reference)
            if let chained = base.parent?.as(OptionalChainingExprSyntax.self) { base = Syntax(chained) }
            guard let member = base.parent?.as(MemberAccessExprSyntax.self), member.base?.id == base.id else {
                if base.nearest(ClosureCaptureSyntax.self) != nil { continue }
                obstacles.append("line \(line(token)): a closure captures the application delegate and unwraps it")
                return
            }
            let name = member.declName.baseName.text
            owners.insert(names.moving.contains(name) && !names.staying.contains(name))
        }
        guard owners.count < 2 else {
            obstacles.append("line \(line(capture.name)): a closure captures what stays together with what moves")
            return
        }
        if owners.first == true { return }
        needsDelegate = true
        patches.replace(capture.name.textRange, with: "appDelegate")
    }

    private func isSelector(_ reference: DeclReferenceExprSyntax) -> Bool {
        reference.nearest(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
    }

    // MARK: - Windows

    /// `UIWindow(frame: UIScreen.main.bounds)` and `UIWindow()` get the scene; the delegate that keeps a window is told of it.
    private mutating func rewriteWindows(in node: Syntax) {
        for call in DelegateWindow.all(in: node) {
            guard call.coversScreen else {
                obstacles.append(
                    "line \(line(call.node.firstToken(viewMode: .sourceAccurate))): the window has a frame of its own")
                continue
            }
            guard let (range, text) = call.sceneArgument else {
                obstacles.append(
                    "line \(line(call.node.firstToken(viewMode: .sourceAccurate))): a comment stands inside the window's frame")
                continue
            }
            needsScene = true
            patches.replace(range, with: text)
        }
        guard names.keepsWindow else { return }
        for assignment in DelegateWindow.assignments(in: node) {
            let end = assignment.textRange.upperBound
            needsDelegate = true
            let start = assignment.textRange.lowerBound
            let separator = file.isFirstOnLine(start) ? "\n\(file.indentation(ofLineAt: start))" : "; "
            // A closure has to say whose window it means.
            let isInClosure = assignment.nearest(ClosureExprSyntax.self).map { Syntax($0).isInside(node) } ?? false
            let target = isInClosure ? assignment.elements.first?.trimmedDescription ?? "window" : "window"
            patches.replace(end..<end, with: "\(separator)appDelegate.window = \(target)")
        }
    }

    // MARK: - Launch options

    /// `if let launchOptions = launchOptions {` becomes a plain block: what is asked of them inside is asked of others.
    private mutating func dropUnwrapping(in node: Syntax, of name: String) {
        for branch in LaunchOption.unwrappings(of: name, in: node) {
            patches.replace(branch.textRange.lowerBound..<branch.body.leftBrace.textRange.lowerBound, with: "do ")
        }
    }

    private mutating func rewriteLaunchOptions(_ reference: DeclReferenceExprSyntax) {
        guard let (range, text) = LaunchOption.translation(of: reference) else {
            needsLaunchOptions = true
            if reference.parent?.is(LabeledExprSyntax.self) != true { needsOptionalLaunchOptions = true }
            return
        }
        patches.replace(range, with: text)
    }

    private func line(_ token: TokenSyntax?) -> Int { file.location(of: token?.textRange ?? 0..<0).line }

    mutating func add(_ obstacle: String) { obstacles.append(obstacle) }
    mutating func remove(_ range: Range<Int>) { patches.replace(range, with: "") }
    mutating func insertFirst(_ text: String, at offset: Int) { patches.insertFirst(text, at: offset) }
    mutating func patch(_ range: Range<Int>, with text: String) { patches.replace(range, with: text) }
}
