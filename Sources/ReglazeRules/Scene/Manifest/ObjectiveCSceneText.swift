import ReglazeEngine

/// The text of a scene delegate in Objective-C, and the edits that take what it is made of out of the application delegate.
struct ObjectiveCSceneText {
    private(set) var header = ""
    private(set) var implementation = ""
    private(set) var edits: [Edit] = []
    private(set) var notes: [String] = []
    private(set) var obstacles: [String] = []

    private let split: ObjectiveCSplit
    private let delegate: ObjectiveCDelegate
    private let file: SourceFile
    private let unit: String
    private var read: Set<String> = []
    private var written: Set<String> = []
    private var called: Set<String> = []

    static let name = "SceneDelegate"

    init(_ split: ObjectiveCSplit) {
        self.split = split
        delegate = split.delegate
        file = split.delegate.file
        let first = split.delegate.methods.lazy.compactMap { $0.body.namedChildren.first }.first
        unit =
            first.map { split.delegate.file.indentation(ofLineAt: $0.range.lowerBound) }.flatMap { $0.isEmpty ? nil : $0 }
            ?? "    "
        obstacles = split.obstacles
        guard obstacles.isEmpty else { return }
        write()
        remove()
        checkStatics()
    }

    // MARK: - The class

    private mutating func write() {
        header = """
            #import <UIKit/UIKit.h>

            @interface \(Self.name) : UIResponder <UIWindowSceneDelegate>

            @property (strong, nonatomic) UIWindow *window;

            @end

            """
        var sections = [connection()]
        for (method, definition) in split.callbacks { sections.append(callback(method, definition)) }
        for maker in split.makers { sections.append(helper(maker)) }
        sections.append([
            "- (\(delegate.name) *)appDelegate", "{",
            "\(unit)return (\(delegate.name) *)[UIApplication sharedApplication].delegate;", "}",
        ])
        var parts = [["#import \"\(Self.name).h\""] + imports]
        let asked = declarations()
        if !asked.isEmpty {
            parts.append(
                ["/// What the scene delegate asks of the application delegate besides its header."]
                    + ["@interface \(delegate.name) (\(Self.name))", ""] + asked + ["", "@end"])
        }
        parts.append([
            "@interface \(Self.name) ()", "", "@property (weak, nonatomic) UIWindowScene *windowScene;",
            "@property (readonly, nonatomic) \(delegate.name) *appDelegate;", "", "@end",
        ])
        parts.append(["@implementation \(Self.name)"])
        parts += sections
        implementation = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n\n@end\n"
        if split.callbacks.contains(where: { $0.method == .willEnterForeground }) {
            notes.append(
                "`sceneWillEnterForeground:` is called at the first launch too, `applicationWillEnterForeground:` was not")
        }
        let restoring = ["Save", "SaveSecure", "Restore", "RestoreSecure"].compactMap {
            split.delegate.method("application:should\($0)ApplicationState:")
        }
        if let method = restoring.first {
            let line = file.location(of: method.node.range).line
            notes.append(
                "line \(line) is about restoring state; with scenes UIKit asks the scene's `stateRestorationActivityForScene:` for it"
            )
        }
        notes.append("`\(delegate.name).window` stays, and the scene sets it: libraries and other code may ask for it")
    }

    private var imports: [String] {
        let root = file.objectiveC?.root
        let found = root?.children.filter { ["preproc_include", "module_import"].contains($0.kind) } ?? []
        return found.map { $0.text.split(whereSeparator: \.isNewline).joined() }
    }

    /// What the application delegate's header does not say: getters, setters and methods of its own.
    private func declarations() -> [String] {
        var lines: [String] = []
        for name in read.subtracting(["window"]).sorted() {
            guard let property = delegate.properties[name], !property.isInHeader else { continue }
            lines.append("- (\(property.type))\(name);")
        }
        for name in written.sorted() {
            guard let property = delegate.properties[name] else { continue }
            let space = property.type.hasSuffix("*") ? "" : ""
            lines.append("- (void)set\(name.prefix(1).uppercased())\(name.dropFirst()):(\(property.type)\(space))\(name);")
        }
        for selector in called.subtracting(delegate.headerSelectors).sorted() {
            guard let method = delegate.method(selector) else { continue }
            let start = method.node.range.lowerBound
            let text = file.text(of: start..<method.body.range.lowerBound).split(whereSeparator: \.isWhitespace).joined(
                separator: " ")
            lines.append("\(text);")
        }
        return lines
    }

    private mutating func connection() -> [String] {
        var lines: [String] = []
        var needsLaunchOptions = false
        for selector in ObjectiveCSplit.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            let mine = split.statements.filter { $0.moves && $0.method.selector == selector }.map(\.node)
            var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
            let options = method.parameters.count > 1 ? method.parameters[1].name : nil
            for node in mine { moved.rewrite(node, application: method.parameters.first?.name, launchOptions: options) }
            for node in mine { lines += self.lines(of: node, moved.patches, to: unit) }
            if moved.needsLaunchOptions, let options {
                lines = launchOptions(options) + lines
                needsLaunchOptions = true
            }
            finish(moved)
        }
        if needsLaunchOptions { notes.append("the launch options are made of the connection's") }
        if !split.makesWindow, delegate.properties["window"] != nil {
            lines.insert("\(unit)self.appDelegate.window = self.window;", at: 0)
        }
        let coldStarts = split.callbacks.compactMap(\.method.coldStart)
        if !coldStarts.isEmpty {
            lines += ["", "\(unit)// What the app is launched with does not come through the methods below."]
            lines += coldStarts.joined().map { line in
                unit + String(repeating: unit, count: line.prefix { $0 == " " }.count / 4) + line.drop { $0 == " " }
            }
        }
        return [
            "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session "
                + "options:(UISceneConnectionOptions *)connectionOptions", "{",
            "\(unit)if (![scene isKindOfClass:[UIWindowScene class]]) {", "\(unit)\(unit)return;", "\(unit)}",
            "\(unit)self.windowScene = (UIWindowScene *)scene;",
        ] + lines + ["}"]
    }

    private func launchOptions(_ name: String) -> [String] {
        let options = "connectionOptions"
        return [
            "// What the app is launched with, as it came to the application delegate before.",
            "NSMutableDictionary<UIApplicationLaunchOptionsKey, id> *\(name) = [NSMutableDictionary dictionary];",
            "\(name)[UIApplicationLaunchOptionsURLKey] = \(options).URLContexts.anyObject.URL;",
            "\(name)[UIApplicationLaunchOptionsShortcutItemKey] = \(options).shortcutItem;",
            "\(name)[UIApplicationLaunchOptionsRemoteNotificationKey] = "
                + "\(options).notificationResponse.notification.request.content.userInfo;",
        ].map { unit + $0 }
    }

    private mutating func helper(_ method: ObjectiveCMethod) -> [String] {
        var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
        for node in method.body.namedChildren { moved.rewrite(node, application: nil) }
        finish(moved)
        return lines(of: method.node, moved.patches, to: "")
    }

    private mutating func callback(_ method: ObjectiveCSceneMethod, _ definition: ObjectiveCMethod) -> [String] {
        let depth = method.isAboutLinks ? unit + unit : unit
        let names = definition.parameters.map(\.name)
        let nodes = definition.body.namedChildren
        var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
        dropResults(of: definition, &moved, exit: method.isAboutLinks ? "continue" : "return")
        if method == .continueActivity, names.count > 2 { dropRestorationHandler(names[2], in: definition, &moved) }
        for node in nodes { moved.rewrite(node, application: names.first) }
        let used = Set(definition.body.descendants(ofKind: "identifier").map(\.text))
        var prelude: [String] = []
        if method.isAboutLinks, names.count > 1 {
            if used.contains(names[1]) { prelude.append("NSURL *\(names[1]) = context.URL;") }
            if method == .open, names.count > 2, used.contains(names[2]) {
                prelude += [
                    "NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *\(names[2]) = [NSMutableDictionary dictionary];",
                    "\(names[2])[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;",
                    "\(names[2])[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;",
                    "\(names[2])[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);",
                ]
            }
            if method == .openFromApplication {
                if names.count > 2, used.contains(names[2]) {
                    prelude.append("NSString *\(names[2]) = context.options.sourceApplication;")
                }
                if names.count > 3, used.contains(names[3]) { prelude.append("id \(names[3]) = context.options.annotation;") }
            }
        }
        let body = definition.body
        let inside = (body.range.lowerBound + 1)..<(body.range.upperBound - 1)
        let lines = relaid(moved.patches.text(of: inside), to: depth)
        finish(moved)
        var result = leadingComment(of: definition.node) + [method.declaration(names), "{"]
        if method.isAboutLinks { result.append("\(unit)for (UIOpenURLContext *context in URLContexts) {") }
        result += prelude.map { depth + $0 } + lines
        if method.isAboutLinks { result.append("\(unit)}") }
        return result + ["}"]
    }

    /// Scenes have no restoration handler: one that is only handed on becomes one that does nothing.
    private func dropRestorationHandler(_ name: String, in definition: ObjectiveCMethod, _ moved: inout ObjectiveCMovedBody) {
        for node in definition.body.descendants(ofKind: "identifier") where node.text == name {
            guard node.parent?.kind == "message_expression" else {
                moved.add("a restoration handler is called, and scenes have none")
                return
            }
            moved.patch(node.range, with: "^(NSArray *restorableObjects) {}")
        }
    }

    /// The scene's methods give no result: a call that gave it is made, and its result dropped.
    private func dropResults(of definition: ObjectiveCMethod, _ moved: inout ObjectiveCMovedBody, exit: String) {
        let returns = definition.body.descendants(ofKind: "return_statement").filter { !$0.isInBlock(below: definition.body) }
        for statement in returns {
            if exit == "continue",
                statement.ancestors.contains(where: { ["for_statement", "while_statement", "do_statement"].contains($0.kind) })
            {
                moved.add("a `return` of `\(definition.selector)` stands in a loop")
            }
            let isLast = definition.body.namedChildren.last == statement
            guard let value = statement.namedChildren.first, !value.hasNoEffect else {
                if isLast {
                    moved.patch(file.removal(of: statement.range), with: "")
                } else {
                    moved.patch(statement.range, with: "\(exit);")
                }
                continue
            }
            let call = statement.range.lowerBound..<value.range.lowerBound
            // A comparison or a negation alone does nothing: the compiler is told that its value is not used.
            moved.patch(call, with: value.kind == "message_expression" || value.kind == "call_expression" ? "" : "(void)")
            guard !isLast else { continue }
            let end = statement.range.upperBound
            if statement.parent?.kind == "compound_statement", file.isFirstOnLine(statement.range.lowerBound) {
                moved.patch(end..<end, with: "\n\(file.indentation(ofLineAt: statement.range.lowerBound))\(exit);")
            } else if statement.parent?.kind == "compound_statement" {
                moved.patch(end..<end, with: " \(exit);")
            } else {
                moved.add("line \(file.location(of: statement.range).line): a result is returned behind an `if` without braces")
            }
        }
    }

    private mutating func finish(_ body: ObjectiveCMovedBody) {
        obstacles += body.obstacles
        read.formUnion(body.read)
        written.formUnion(body.written)
        called.formUnion(body.called)
    }

    // MARK: - The application delegate

    private mutating func remove() {
        for (_, definition) in split.callbacks { remove(definition.node) }
        for maker in split.makers {
            remove(maker.node)
            // A declaration in the class extension goes too.
            for node in file.objectiveC?.root.descendants(ofKind: "method_declaration") ?? [] {
                let words = node.children.filter { $0.kind == "identifier" }.map(\.text)
                if words == maker.words.map(\.text) { remove(node) }
            }
        }
        for selector in ObjectiveCSplit.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            let mine = split.statements.filter { $0.method.selector == selector }
            let remaining = mine.filter { !$0.moves && !ObjectiveCSplit.isFinalReturn($0.node, in: method) }
            if selector == ObjectiveCSplit.launchSelectors[0], remaining.isEmpty, mine.contains(where: \.moves) {
                remove(method.node)
            } else {
                for statement in mine where statement.moves { remove(statement.node) }
            }
        }
    }

    private mutating func remove(_ node: ObjectiveCNode) {
        let range = commentStart(of: node)..<endOfComment(after: node)
        edits.append(Edit(path: file.path, range: file.removal(of: range), text: ""))
    }

    /// What only the application delegate's file sees can't be named elsewhere.
    private mutating func checkStatics() {
        guard let root = file.objectiveC?.root else { return }
        var names: Set<String> = []
        for node in root.children {
            if node.kind == "declaration", node.text.hasPrefix("static") {
                names.formUnion(node.descendants(ofKind: "identifier").map(\.text))
            }
            if node.kind == "function_definition", let name = node.descendants(ofKind: "identifier").first?.text {
                names.insert(name)
            }
            if node.kind == "preproc_def" || node.kind == "preproc_function_def", let name = node.child("name")?.text {
                names.insert(name)
            }
        }
        let words = Set(implementation.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        for name in names.intersection(words).sorted() {
            obstacles.append("`\(name)` is seen in \(file.path) only")
        }
    }

    // MARK: - Text

    /// A statement or a method with its comment, at another depth.
    private func lines(of node: ObjectiveCNode, _ patches: Patches, to depth: String) -> [String] {
        let start = commentStart(of: node)
        let text = patches.text(of: start..<endOfComment(after: node))
        let isFirst = file.isFirstOnLine(start)
        let base = isFirst ? file.indentation(ofLineAt: start) : ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            if number == 0 { return line.hasPrefix("#") ? String(line) : depth + line.drop { $0 == " " || $0 == "\t" } }
            if line.allSatisfy(\.isWhitespace) { return "" }
            return line.hasPrefix(base) && !base.isEmpty ? depth + line.dropFirst(base.count) : String(line)
        }
    }

    /// The lines between braces at another depth.
    private func relaid(_ text: String, to depth: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        while let first = lines.first, blank(first) { lines.removeFirst() }
        while let last = lines.last, blank(last) { lines.removeLast() }
        if lines.count == 1 { lines[0] = String(lines[0].reversed().drop(while: \.isWhitespace).reversed()) }
        let first = lines.first { !blank($0) && !$0.hasPrefix("#") } ?? ""
        let base = String(first.prefix { $0 == " " || $0 == "\t" })
        return lines.map { line in
            if blank(line) { return "" }
            if line.hasPrefix("#") { return line }
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : depth + line.drop { $0 == " " || $0 == "\t" }
        }
    }

    private func leadingComment(of node: ObjectiveCNode) -> [String] {
        let start = commentStart(of: node)
        guard start < node.range.lowerBound else { return [] }
        let text = file.text(of: start..<node.range.lowerBound).replacing("\r\n", with: "\n")
        return text.split(separator: "\n").map { String($0) }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Where the comments start that stand directly above a node.
    private func commentStart(of node: ObjectiveCNode) -> Int {
        var start = node.range.lowerBound
        var current = node
        while let above = current.previousSibling, above.isComment, file.isFirstOnLine(above.range.lowerBound),
            !above.text.contains("MARK:")
        {
            let between = file.text(of: above.range.upperBound..<start)
            guard between.filter(\.isNewline).count <= 1 else { break }
            start = above.range.lowerBound
            current = above
        }
        return start
    }

    /// Past a comment that follows on the same line.
    private func endOfComment(after node: ObjectiveCNode) -> Int {
        guard let next = node.nextSibling, next.isComment,
            !file.text(of: node.range.upperBound..<next.range.lowerBound).contains(where: \.isNewline)
        else { return node.range.upperBound }
        return next.range.upperBound
    }
}

extension ObjectiveCNode {
    /// Whether asking for the value does nothing besides.
    fileprivate var hasNoEffect: Bool { ["YES", "NO", "true", "false", "nil", "0", "1"].contains(unwrapped.text) }
}
