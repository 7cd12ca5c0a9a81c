import ReglazeEngine

/// Where an application delegate's callback in Objective-C goes that UIKit does not call any more: to the scene delegate, or behind a
/// notification.
struct ObjectiveCCallbackMove {
    let method: ObjectiveCMethod
    let callback: ObjectiveCCallback
    let context: RuleContext
    private let delegate: ObjectiveCImplementation?

    init(
        _ method: ObjectiveCMethod, _ callback: ObjectiveCCallback, to delegate: ObjectiveCImplementation?,
        in context: RuleContext
    ) {
        self.method = method
        self.callback = callback
        self.delegate = delegate
        self.context = context
    }

    /// The rewrite, and what to look at after it; or why there is none.
    var fix: (Fix?, String) {
        guard !method.node.hasError, !method.node.isInsideError else { return (nil, "the code around this can't be read whole") }
        guard isNamedByMain else {
            return (nil, "`main` names another class: who calls this one, and whether somebody still does, can't be told")
        }
        guard let notification = callback.notification else { return forward }
        guard usesWindow else { return observer(of: notification) }
        if let member = members.first {
            return (nil, "it uses `window`, which belongs to the scene, and `\(member)`, which belongs to the app: take it apart")
        }
        return move
    }

    /// Whether `main` hands the class to UIKit, as far as there is one: services often have the methods of an application delegate.
    private var isNamedByMain: Bool {
        let name = method.node.className ?? ""
        let mains = context.index.files.filter { $0.kind == .objectiveC && $0.containsWord("UIApplicationMain") }
        return mains.isEmpty
            || mains.contains { file in
                ["[\(name) class]", "@\"\(name)\"", "\(name).class", "\(name).self"].contains(where: file.contains)
            }
    }

    // MARK: What the body uses

    private var identifiers: [ObjectiveCNode] {
        method.body.descendants(ofKind: "identifier").filter { !$0.isSelectorWord }
    }

    private var parameters: [ObjectiveCNode] {
        guard let name = method.parameters.first?.name else { return [] }
        return identifiers.filter { $0.text == name }
    }

    /// What is read of `self` besides the window, and names that only this class or file sees.
    private var members: [String] {
        identifiers.compactMap { node in
            if node.text == "self" {
                let name = ObjectiveCProperty.read(of: node)?.name ?? "self"
                return name == "window" ? nil : name
            }
            if node.text == "super" { return "super" }
            if node.text == method.parameters.first?.name { return "the application" }
            return node.text.hasPrefix("_") && node.text != "_window" ? node.text : nil
        }
    }

    private var usesWindow: Bool {
        identifiers.contains { node in
            node.text == "_window" || node.text == "self" && ObjectiveCProperty.read(of: node)?.name == "window"
        }
    }

    // MARK: A notification

    private func observer(of notification: String) -> (Fix?, String) {
        if let obstacle = otherUse { return (nil, obstacle) }
        if identifiers.contains(where: { $0.text == "super" }) { return (nil, "it calls `super`, which may expect to be called") }
        let isShadowed = parameters.contains { node in
            ObjectiveCLocal(named: node.text, from: node)?.binder.kind != "method_parameter"
        }
        guard !isShadowed, !parameters.contains(where: { $0.parent?.kind == "selector_expression" }) else {
            return (nil, "something in it is called as its parameter is")
        }
        guard let launch, let place = firstLine(in: launch) else {
            return (nil, "there is no `application:didFinishLaunchingWithOptions:` here with lines to add an observer to")
        }
        guard !isInDirective else { return (nil, "it stands inside an `#if`, where the observer would not") }
        let name = "app" + callback.selector.dropFirst("application".count).dropLast()
        guard !context.file.containsWord(name) else {
            return (nil, "the name `\(name)`, which a notification's method would have, is taken")
        }
        guard let word = method.words.first, let parameter = method.node.children.first(where: { $0.kind == "method_parameter" }),
            parameter.namedChildren.count == 2
        else { return (nil, "its first line can't be read") }
        var edits = [context.edit(word.range.lowerBound..<parameter.range.upperBound, name)]
        for node in parameters { edits.append(context.replace(node, with: "[UIApplication sharedApplication]")) }
        let line =
            "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(\(name)) name:\(notification) object:nil];"
        edits.append(context.edit(place.offset..<place.offset, place.indentation + line + context.file.lineEnding))
        let why = "it runs again from then on, for the whole app; what belongs to one window goes into `\(callback.scene)`"
        return (Fix(.unsafe, "Listen to `\(notification)`", edits: edits), why + atLaunch)
    }

    private var atLaunch: String {
        guard callback.scene == "sceneWillEnterForeground:" else { return "" }
        return ". With scenes it also comes at the first launch, where it did not before"
    }

    /// Where a first line of a body goes; nil where its brace shares the line with code.
    private func firstLine(in launch: ObjectiveCMethod) -> (offset: Int, indentation: String)? {
        let file = context.file
        let brace = launch.body.range.lowerBound
        let rest = file.text(of: (brace + 1)..<file.lineEnd(of: brace)).trimmingWhitespace()
        guard rest.isEmpty || rest.hasPrefix("//"), !launch.body.namedChildren.isEmpty else { return nil }
        let first = launch.body.namedChildren.first { !$0.kind.hasPrefix("preproc") && !$0.isError }
        let outer = file.indentation(ofLineAt: launch.node.range.lowerBound)
        let own = first.flatMap {
            file.isFirstOnLine($0.range.lowerBound) ? file.indentation(ofLineAt: $0.range.lowerBound) : nil
        }
        return (file.nextLineStart(after: brace), own ?? outer + file.indentationUnit)
    }

    private var launch: ObjectiveCMethod? {
        (method.node.classAround?.descendants(ofKind: "method_definition") ?? []).compactMap { ObjectiveCMethod($0) }.first {
            $0.selector == "application:didFinishLaunchingWithOptions:"
        }
    }

    private var isInDirective: Bool { method.node.ancestors.contains { $0.kind.hasPrefix("preproc") } }

    /// Code of the app itself that needs the method under its name.
    private var otherUse: String? {
        let word = String(callback.selector.dropLast())
        for file in context.index.files where file.kind == .objectiveC && file.containsWord(word) {
            let use = file.objectiveC?.root.descendants.first { node in
                switch node.kind {
                case "message_expression": return ObjectiveCMessage(node)?.selector == callback.selector
                case "selector_expression", "string_literal": return node.text.contains(word)
                case "method_declaration": return node.text.contains(word) && node.className == method.node.className
                default: return false
                }
            }
            if let use {
                return "the app's own code names it too (\(file.path):\(file.location(of: use.range).line))"
            }
        }
        return context.index.files(mentioning: word).first.map { "the app's own code names it too (\($0.path))" }
    }

    // MARK: The scene delegate

    private var move: (Fix?, String) {
        guard let delegate else { return (nil, "it uses `window`, and which scene delegate has that now can't be told") }
        // In a category, or in a class above, it would be there twice, or not be called any more.
        let isThere = context.index.objectiveCAncestry(of: delegate.name).contains { name in
            context.index.objectiveCClass(named: name)?.selectors.contains(callback.scene) ?? false
        }
        guard !isThere else {
            return (nil, "`\(delegate.name)` has `\(callback.scene)` already: put the two together")
        }
        guard context.index.objectiveCClass(named: delegate.name)?.properties["window"] != nil else {
            return (nil, "`\(delegate.name)` keeps no `window`")
        }
        if let obstacle = otherUse { return (nil, obstacle) }
        guard !isInDirective else { return (nil, "it stands inside an `#if`, and would be compiled where it was not before") }
        if let name = foreignName {
            return (nil, "it uses `\(name)`, which \(delegate.file.path) may not know")
        }
        let own = context.file
        let above = own.text(
            of: own.lineStart(of: max(own.lineStart(of: method.node.range.lowerBound) - 1, 0))..<method.node.range.lowerBound
        )
        .trimmingWhitespace()
        guard above.isEmpty || above.hasSuffix("}") || above.hasPrefix("@implementation") else {
            return (nil, "comments stand above it, which would stay: move it by hand, with them")
        }
        guard own.isFirstOnLine(method.node.range.lowerBound), own.isLastOnLine(method.node.range.upperBound) else {
            return (nil, "it shares its lines with other code")
        }
        let indentation = own.indentation(ofLineAt: method.node.range.lowerBound)
        let body = own.text(of: method.body.range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            line in
            line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
        }
        guard indentation.isEmpty, let first = body.first,
            let insertion = delegate.adding(
                ["- (void)\(callback.scene)(UIScene *)scene \(first)"] + body.dropFirst())
        else { return (nil, "`\(delegate.name)` has no place to put it") }
        var removed = own.removal(of: method.node.range)
        let previous = own.lineStart(of: max(removed.lowerBound - 1, 0))
        if own.text(of: previous..<removed.lowerBound).trimmingWhitespace().isEmpty { removed = previous..<removed.upperBound }
        let fix = Fix(.unsafe, "Move it to `\(delegate.name)`", edits: [context.edit(removed, ""), insertion])
        return (fix, "it runs again from then on, once for each scene\(atLaunch)")
    }

    /// A class, function, macro or constant that is not of a framework which both files import.
    private var foreignName: String? {
        let known = ["UI", "NS", "CG", "CA", "YES", "NO", "_window"]
        let names = method.body.descendants.filter { node in
            ["identifier", "type_identifier"].contains(node.kind) && !node.isSelectorWord && node.text != "self"
                && ObjectiveCLocal(named: node.text, from: node) == nil && !(node.parent?.kind.hasSuffix("declarator") ?? false)
        }.map(\.text)
        let foreign = names.first { name in !["nil", "true", "false"].contains(name) && !known.contains(where: name.hasPrefix) }
        return foreign
            ?? method.body.descendants.filter { $0.kind.hasSuffix("identifier") && $0.text != "self" }.map(\.text)
            .first(where: context.index.declaresObjectiveC)
    }

    /// A method of the scene delegate that hands on what it gets.
    private var forward: (Fix?, String) {
        guard let delegate else { return (nil, "which scene delegate gets this now can't be told") }
        guard let form = ObjectiveCSceneMethod(selector: callback.selector) else {
            return (nil, "the scene's method has other parameters: what becomes of them is for you to say")
        }
        guard context.index.objectiveCProtocols(of: delegate.name).contains(where: { $0.hasSuffix("SceneDelegate") }),
            ["UIResponder", "NSObject"].contains(context.index.objectiveCAncestry(of: delegate.name).last)
        else { return (nil, "the class above `\(delegate.name)` may handle this: look what it does") }
        let takesOptions =
            form == .open && method.parameters.last.map { last in identifiers.contains { $0.text == last.name } } ?? false
        let call = form.call(to: "[UIApplication sharedApplication].delegate").replacing(
            "options:options", with: takesOptions ? "options:options" : "options:@{}")
        var lines = [form.declaration([]) + " {"]
        if form.isAboutLinks {
            lines.append("\tfor (UIOpenURLContext *context in URLContexts) {")
            if takesOptions { lines += ObjectiveCSceneMethod.openOptions("options").map { "\t\t" + $0 } }
            lines += ["\t\t" + call, "\t}"]
        } else {
            lines.append("\t" + call)
        }
        guard let insertion = delegate.adding(lines + ["}"]) else {
            return (nil, "\(delegate.file.path) can't be read whole, and the method belongs there")
        }
        var why = "it runs again from then on"
        if form != .performAction { why += ", and nobody reads what it returns" }
        if form == .continueActivity, let name = method.parameters.last?.name, identifiers.contains(where: { $0.text == name }) {
            why += "; what it hands to its restoration handler is not restored"
        }
        why += ". What touches the application delegate's `window` there finds none"
        return (Fix(.unsafe, "Call it from `\(delegate.name)`", edits: [insertion]), why)
    }
}
