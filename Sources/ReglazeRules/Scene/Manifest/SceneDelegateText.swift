import ReglazeEngine
import SwiftSyntax

/// The text of a scene delegate, made of what an application delegate gives up, and the edits that take it out there.
struct SceneDelegateText {
    /// The class, without the imports.
    private(set) var declaration = ""
    /// The imports of the application delegate's files.
    private(set) var imports: [String] = []
    /// What changes in the application delegate's files.
    private(set) var edits: [Edit] = []
    /// What its reader should know.
    private(set) var notes: [String] = []
    private(set) var obstacles: [String] = []
    /// Whether the code needs what only the application delegate's file can see.
    private(set) var needsSameFile = false

    private let split: DelegateSplit
    private let delegate: ApplicationDelegate
    private let keepsWindow: Bool
    /// The callbacks that the application delegate keeps, and the scene delegate calls.
    private let forwarded: [SceneMethod]
    /// The callbacks that move.
    private let callbacks: [(method: SceneMethod, function: DelegateMembers.Function)]
    private let unit: String
    private var needsDelegateSomewhere = false
    private var reached: Set<String> = []
    private var written: Set<String> = []

    static let name = "SceneDelegate"

    /// - Parameter inherited: callbacks that the application delegate inherits from a framework's, which has to be told.
    init(_ split: DelegateSplit, delegate: ApplicationDelegate, inherited: [SceneMethod] = []) {
        let own = Set(split.callbacks.map(\.method))
        let forwarded = SceneMethod.allCases.filter {
            split.forwarded.contains($0) || inherited.contains($0) && !own.contains($0)
        }
        self.forwarded = forwarded
        // Of several forms for links, UIKit calls the newest.
        let links = SceneMethod.allCases.first { $0.isAboutLinks && (own.contains($0) || forwarded.contains($0)) }
        callbacks = split.callbacks.filter { !$0.method.isAboutLinks || $0.method == links }
        self.split = split
        self.delegate = delegate
        keepsWindow = split.members.properties["window"] != nil
        unit = delegate.file.memberIndentation(of: delegate.declaration)
        obstacles = split.obstacles
        guard obstacles.isEmpty else { return }
        write()
        removeMoved()
        widenAccess()
        if keepsWindow {
            notes.append("`\(delegate.name).window` stays, and the scene sets it: libraries and other code may ask for it")
        }
    }

    private var movedNames: Set<String> {
        Set(split.movedProperties.map(\.name) + split.movedFunctions.map(\.name)).union(["window"])
    }

    private func body(in file: SourceFile) -> MovedBody {
        let members = split.members
        return MovedBody(
            file,
            names: MovedBody.Names(
                type: delegate.name, staying: members.names.subtracting(movedNames), moving: movedNames,
                nestedTypes: members.nestedTypes, aliases: aliases, makers: split.makers,
                keepsWindow: keepsWindow))
    }

    /// The variables that stay, by how the scene delegate reaches what they hold: `appDelegate.factory?`.
    private var aliases: [String: String] {
        split.aliases.mapValues { property in
            let type = split.members.properties[property]?.binding.typeAnnotation?.type
            return "appDelegate.\(property)" + (type?.is(OptionalTypeSyntax.self) == true ? "?" : "")
        }
    }

    private mutating func finish(_ body: MovedBody) {
        obstacles += body.obstacles
        reached.formUnion(body.reached)
        written.formUnion(body.written)
        if body.needsDelegate { needsDelegateSomewhere = true }
    }

    // MARK: - The class

    private mutating func write() {
        var sections: [[String]] = [["\(unit)var window: UIWindow?"] + properties()]
        let connection = willConnect()
        if !connection.isEmpty { sections.append(connection) }
        for (method, function) in callbacks {
            sections.append(callback(method, function))
        }
        for method in forwarded { sections.append(forward(method)) }
        for function in split.movedFunctions { sections.append(helper(function)) }
        declaration = "class \(Self.name): UIResponder, UIWindowSceneDelegate {\n\n"
            + sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n}\n"
        var seen: Set<String> = []
        let files = Set(delegate.parts.map(\.file.path))
        for part in delegate.parts where files.contains(part.file.path) {
            for item in part.file.tree.statements {
                let isImport = item.item.is(ImportDeclSyntax.self)
                let isCondition = item.item.as(IfConfigDeclSyntax.self)?.clauses.first?.elements.map { "\($0)".contains("import ") }
                guard isImport || isCondition == true else { continue }
                let text = item.trimmedDescription
                if seen.insert(text).inserted { imports.append(text) }
            }
        }
        if !seen.contains("import UIKit") { imports.append("import UIKit") }
        if callbacks.contains(where: { $0.method == .acceptCloudKitShare }), !seen.contains("import CloudKit") {
            imports.append("import CloudKit")
        }
        if callbacks.contains(where: { $0.method == .willEnterForeground }) || forwarded.contains(.willEnterForeground) {
            notes.append("`sceneWillEnterForeground` is called at the first launch too, `applicationWillEnterForeground` was not")
        }
        needsSameFile = namesPrivateCode
    }

    private func properties() -> [String] {
        split.movedProperties.flatMap { property -> [String] in
            let file = property.file
            let start = file.commentStart(of: Syntax(property.declaration))
            return Self.lines(
                Patches(file).text(of: start..<file.lineEnd(of: property.declaration.textRange.upperBound)), in: file, at: start,
                to: unit)
        }
    }

    private mutating func willConnect() -> [String] {
        var lines: [String] = []
        let inner = unit + unit
        var needsDelegate = false
        if let window = split.members.properties["window"], let value = window.binding.initializer?.value,
            !DelegateWindow.all(in: value).isEmpty
        {
            var moved = body(in: window.file)
            for call in DelegateWindow.all(in: value) {
                guard call.coversScreen else {
                    obstacles.append("the window has a frame of its own")
                    continue
                }
                moved.patch(call.argumentRange, with: "(windowScene: windowScene)")
            }
            lines.append("\(inner)window = \(moved.patches.text(of: value.textRange))")
            if keepsWindow {
                lines.append("\(inner)\("appDelegate").window = window")
                needsDelegate = true
            }
            finish(moved)
        } else if !split.makesWindow, keepsWindow {
            lines.append("\(inner)appDelegate.window = window")
            needsDelegate = true
        }
        for function in launchFunctions() {
            var moved = body(in: function.file)
            let mine = split.statements.filter { $0.function.node.id == function.node.id && ($0.moves || $0.isCopied) }
            moved.rewrite(
                mine.map { Syntax($0.node) }, in: function.node, application: function.parameterNames.first,
                launchOptions: function.launchOptionsName)
            for statement in ReturnStatements.in(mine.map(\.node)) {
                guard let value = statement.expression else { continue }
                if value.is(BooleanLiteralExprSyntax.self) {
                    moved.patch(statement.textRange, with: "return")
                } else {
                    moved.add("a `return` in `\(function.name)` gives what a call gives")
                }
            }
            lines += Self.statementLines(mine.map(\.node), moved.patches, in: function.file, to: inner)
            needsDelegate = needsDelegate || moved.needsDelegate
            if moved.needsLaunchOptions { lines = launchOptions(function.launchOptionsName ?? "launchOptions") + lines }
            finish(moved)
        }
        let coldStarts = (callbacks.map(\.method) + forwarded).compactMap(\.coldStart)
        if !coldStarts.isEmpty {
            lines.append("\(lines.isEmpty ? "" : "\n")\(inner)// What the app is launched with does not come through the methods below.")
            var seen: Set<String> = []
            for text in coldStarts where seen.insert(text).inserted {
                lines += text.split(separator: "\n").map { line in
                    let depth = line.prefix { $0 == " " }.count / 4
                    return inner + String(repeating: unit, count: depth) + line.drop { $0 == " " }
                }
            }
        }
        guard !lines.isEmpty else { return [] }
        let usesScene = lines.contains { $0.contains("windowScene") }
        var head = [
            "\(unit)func scene(",
            "\(inner)_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions",
            "\(unit)) {",
        ]
        if usesScene && needsDelegate {
            head += [
                "\(inner)guard let windowScene = scene as? UIWindowScene,",
                "\(inner)\(unit)let appDelegate = UIApplication.shared.delegate as? \(delegate.name)",
                "\(inner)else { return }",
            ]
        } else if usesScene {
            head.append("\(inner)guard let windowScene = scene as? UIWindowScene else { return }")
        } else if needsDelegate {
            head.append(delegateGuard)
        }
        return head + lines + ["\(unit)}"]
    }

    /// Launch options as they were before scenes, for code that takes them as a whole.
    private func launchOptions(_ name: String) -> [String] {
        let text = """
            // What the app is launched with, as it came to the application delegate before.
            var \(name): [UIApplication.LaunchOptionsKey: Any] = [:]
            \(name)[.url] = connectionOptions.urlContexts.first?.url
            \(name)[.shortcutItem] = connectionOptions.shortcutItem
            \(name)[.remoteNotification] = connectionOptions.notificationResponse?.notification.request.content.userInfo
            if let userActivity = connectionOptions.userActivities.first {
                \(name)[.userActivityDictionary] = [
                    UIApplication.LaunchOptionsKey.userActivityType.rawValue: userActivity.activityType,
                    "UIApplicationLaunchOptionsUserActivityKey": userActivity,
                ] as [String: Any]
            }
            """
        return text.split(separator: "\n").map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return unit + unit + String(repeating: unit, count: depth) + line.drop { $0 == " " }
        }
    }

    /// A scene's method that calls the application delegate's, which can't move.
    private func forward(_ method: SceneMethod) -> [String] {
        let inner = unit + unit
        let head = method.declaration(method.usualParameters).split(separator: "\n").map { line -> String in
            unit + String(repeating: unit, count: line.prefix { $0 == " " }.count / 4) + line.drop { $0 == " " }
        }
        var lines = head
        lines[lines.count - 1] += " {"
        lines.append(delegateGuard)
        if method.isAboutLinks {
            lines.append("\(inner)for context in URLContexts {")
            if method == .open { lines += Self.openOptions("options").map { inner + unit + $0 } }
            lines.append("\(inner)\(unit)\(method.call)")
            lines.append("\(inner)}")
        } else {
            lines += method.call.split(separator: "\n").enumerated().map { index, line in
                inner + (index == 0 ? "" : unit) + line.drop { $0 == " " }
            }
        }
        return lines + ["\(unit)}"]
    }

    private static func openOptions(_ name: String) -> [String] {
        [
            "var \(name): [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]",
            "\(name)[.sourceApplication] = context.options.sourceApplication",
            "\(name)[.annotation] = context.options.annotation",
        ]
    }

    private var delegateGuard: String {
        "\(unit)\(unit)guard let appDelegate = UIApplication.shared.delegate as? \(delegate.name) else { return }"
    }

    private func launchFunctions() -> [DelegateMembers.Function] {
        DelegateSplit.launchSelectors.compactMap { selector in split.members.functions.first { $0.node.selector == selector } }
    }

    private mutating func helper(_ function: DelegateMembers.Function) -> [String] {
        var moved = body(in: function.file)
        if split.makers.contains(function.name) {
            let parameters = function.node.signature.parameterClause
            let end = parameters.rightParen.textRange.lowerBound
            let parameter = "in windowScene: UIWindowScene"
            moved.patch(end..<end, with: parameters.parameters.isEmpty ? parameter : ", \(parameter)")
        }
        if let block = function.node.body {
            moved.rewrite(block.statements.map { Syntax($0) }, in: function.node, application: nil)
            if moved.needsDelegate {
                if function.node.signature.returnClause != nil {
                    moved.add("`\(function.name)` gives a value and needs the application delegate")
                } else if let first = block.statements.first {
                    let start = first.textRange.lowerBound
                    moved.patch(start..<start, with: delegateGuard.drop { $0 == " " || $0 == "\t" } + "\n\(unit)\(unit)")
                }
            }
        }
        finish(moved)
        let start = function.file.commentStart(of: Syntax(function.node))
        let text = moved.patches.text(of: start..<function.node.textRange.upperBound)
        return Self.lines(text, in: function.file, at: start, to: unit)
    }

    private mutating func callback(_ method: SceneMethod, _ function: DelegateMembers.Function) -> [String] {
        guard let block = function.node.body else { return [] }
        let inner = unit + unit
        let depth = method.isAboutLinks ? inner + unit : inner
        var moved = body(in: function.file)
        let names = function.parameterNames
        // Before the names: what comes first stands first.
        dropResults(of: function.node, block, &moved, exit: method.isAboutLinks ? "continue" : "return")
        moved.rewrite(block.statements.map { Syntax($0) }, in: function.node, application: names.first)
        var prelude: [String] = []
        if method.isAboutLinks, names.count > 1 {
            prelude.append("\(depth)let \(names[1]) = context.url")
            if method == .open, names.count > 2 { prelude += options(names[2], in: block, &moved).map { depth + $0 } }
            if method == .openFromApplication, names.count > 3 {
                prelude.append("\(depth)let \(names[2]) = context.options.sourceApplication")
                prelude.append("\(depth)let \(names[3]) = context.options.annotation as Any")
            }
            let used = DelegateSplit.references(in: Array(block.statements))
            prelude = prelude.filter { line in
                names.allSatisfy { !line.hasPrefix("\(depth)let \($0) =") || used.contains($0) }
            }
        }
        if method == .continueActivity, names.count > 2 { dropRestorationHandler(names[2], in: block, &moved) }
        if let last = block.statements.last, DelegateSplit.isFinalReturn(last), last.isOnlyResult {
            moved.remove(function.file.removal(of: last.textRange))
        }
        let lines = Self.bodyLines(of: block, moved.patches, in: function.file, to: depth)
        let start = function.file.commentStart(of: Syntax(function.node))
        let comments = function.file.text(of: start..<function.node.textRange.lowerBound).replacing("\r\n", with: "\n")
        var head = comments.contains("//") || comments.contains("/*")
            ? Self.lines(comments.trimmedOfBlanks, in: function.file, at: start, to: unit) : []
        var declared = method.declaration(names).split(separator: "\n").map { line -> String in
            let blanks = line.prefix { $0 == " " }.count / 4
            return unit + String(repeating: unit, count: blanks) + line.drop { $0 == " " }
        }
        declared[declared.count - 1] += " {"
        head += declared
        if moved.needsDelegate { head.append(delegateGuard) }
        finish(moved)
        if method.isAboutLinks {
            return head + ["\(inner)for context in URLContexts {"] + prelude + lines + ["\(inner)}", "\(unit)}"]
        }
        return head + prelude + lines + ["\(unit)}"]
    }

    /// Scenes have no restoration handler: one that is only handed on becomes one that does nothing.
    private func dropRestorationHandler(_ name: String, in block: CodeBlockSyntax, _ moved: inout MovedBody) {
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            guard reference.parent?.is(LabeledExprSyntax.self) == true else {
                moved.add("a restoration handler is called, and scenes have none")
                return
            }
            moved.patch(reference.textRange, with: "{ _ in }")
        }
    }

    /// The scene's methods give no result: a call that gave it is made, and its result dropped.
    private func dropResults(
        of function: FunctionDeclSyntax, _ block: CodeBlockSyntax, _ moved: inout MovedBody, exit: String
    ) {
        guard function.signature.returnClause != nil else {
            if exit != "return" {
                for statement in ReturnStatements.in(Array(block.statements)) { moved.patch(statement.textRange, with: exit) }
            }
            return
        }
        for statement in ReturnStatements.in(Array(block.statements)) {
            guard let value = statement.expression else {
                moved.patch(statement.textRange, with: exit)
                continue
            }
            let isLast = block.statements.last.map { $0.item.id == Syntax(statement).id } ?? false
            if isLast, value.is(BooleanLiteralExprSyntax.self) { continue }
            let keyword = statement.returnKeyword.textRange.lowerBound..<value.textRange.lowerBound
            if value.hasNoEffect {
                moved.patch(statement.textRange, with: exit)
            } else if isLast {
                moved.patch(keyword, with: "_ = ")
            } else if moved.patches.file.isFirstOnLine(statement.textRange.lowerBound) {
                let indentation = moved.patches.file.indentation(ofLineAt: statement.textRange.lowerBound)
                moved.patch(keyword, with: "_ = ")
                moved.patch(value.textRange.upperBound..<value.textRange.upperBound, with: "\n\(indentation)\(exit)")
            } else {
                moved.patch(keyword, with: "_ = ")
                moved.patch(value.textRange.upperBound..<value.textRange.upperBound, with: "; \(exit)")
            }
        }
        // A body of one expression returns it.
        if block.statements.count == 1, let only = block.statements.first, let value = only.item.as(ExprSyntax.self) {
            moved.patch(value.textRange.lowerBound..<value.textRange.lowerBound, with: "_ = ")
        }
    }

    /// The open options become members of the context's, or, where they are handed on as a whole, a dictionary again.
    private func options(_ name: String, in block: CodeBlockSyntax, _ moved: inout MovedBody) -> [String] {
        var translations: [(Range<Int>, String)] = []
        for token in block.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { continue }
            guard let translation = OpenURLOption.translation(of: reference) else {
                return Self.openOptions(name)
            }
            translations.append(translation)
        }
        for (range, text) in translations { moved.patch(range, with: text) }
        return []
    }

    // MARK: - The application delegate

    private mutating func removeMoved() {
        for function in launchFunctions() {
            let mine = split.statements.filter { $0.function.node.id == function.node.id }
            let remaining = mine.filter { !$0.moves && !$0.isCopied && !DelegateSplit.isFinalReturn($0.node) }
            let isWill = function.node.selector == DelegateSplit.launchSelectors[0]
            if isWill, remaining.isEmpty, mine.contains(where: \.moves) {
                edits.append(removal(of: Syntax(function.node), in: function.file))
                continue
            }
            var run: [CodeBlockItemSyntax] = []
            for statement in mine + [] {
                if statement.moves { run.append(statement.node) } else { flush(&run, in: function.file) }
            }
            flush(&run, in: function.file)
        }
        for (_, function) in callbacks { edits.append(removal(of: Syntax(function.node), in: function.file)) }
        for function in split.movedFunctions { edits.append(removal(of: Syntax(function.node), in: function.file)) }
        for property in split.movedProperties { edits.append(removal(of: Syntax(property.declaration), in: property.file)) }
        if let window = split.members.properties["window"] {
            if let initializer = window.binding.initializer, !DelegateWindow.all(in: initializer).isEmpty {
                if window.binding.typeAnnotation == nil {
                    obstacles.append("`window` has no type of its own")
                } else {
                    let start = window.binding.typeAnnotation?.textRange.upperBound ?? initializer.textRange.lowerBound
                    edits.append(Edit(path: window.file.path, range: start..<initializer.textRange.upperBound, text: ""))
                }
            }
        }
    }

    private mutating func flush(_ run: inout [CodeBlockItemSyntax], in file: SourceFile) {
        defer { run = [] }
        guard let first = run.first, let last = run.last else { return }
        let start = file.commentStart(of: Syntax(first))
        let end = file.isLastOnLine(last.textRange.upperBound) ? last.textRange.upperBound
            : file.endOfTrailingComment(of: Syntax(last))
        edits.append(Edit(path: file.path, range: file.removal(of: start..<end), text: ""))
    }

    private func removal(of node: Syntax, in file: SourceFile) -> Edit {
        let start = file.commentStart(of: node)
        return Edit(
            path: file.path, range: file.removal(of: start..<file.endOfTrailingComment(of: node)), text: "")
    }

    /// What the scene delegate reaches must not be private.
    private mutating func widenAccess() {
        for name in reached.sorted() {
            var modifiers: [(DeclModifierListSyntax, SourceFile)] = split.members.functions(named: name).map {
                ($0.node.modifiers, $0.file)
            }
            if let property = split.members.properties[name] { modifiers.append((property.declaration.modifiers, property.file)) }
            for (list, file) in modifiers {
                for modifier in list {
                    let isPrivate = ["private", "fileprivate"].contains(modifier.name.text)
                    guard isPrivate, modifier.detail == nil || written.contains(name) else { continue }
                    let end = modifier.endPosition.utf8Offset
                    edits.append(Edit(path: file.path, range: modifier.textRange.lowerBound..<end, text: ""))
                }
            }
        }
        for part in delegate.parts where part.kind == .extension && part.isPrivate {
            let names = Set(part.members.flatMap(\.functions).map(\.name.text))
            if !names.isDisjoint(with: reached) { needsSameFile = true }
        }
    }

    // MARK: - Text

    /// The lines of statements at a depth, with the blank lines between them.
    private static func statementLines(
        _ items: [CodeBlockItemSyntax], _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        var result: [String] = []
        for item in items {
            let start = file.commentStart(of: Syntax(item))
            let end = file.endOfTrailingComment(of: Syntax(item))
            if !result.isEmpty, file.hasBlankLine(before: start) { result.append("") }
            result += lines(patches.text(of: start..<end), in: file, at: start, to: depth)
        }
        return result
    }

    /// The lines between a body's braces, with all their comments.
    private static func bodyLines(
        of block: CodeBlockSyntax, _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        let range = block.leftBrace.textRange.upperBound..<block.rightBrace.textRange.lowerBound
        var lines = patches.text(of: range).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        while let first = lines.first, blank(first) { lines.removeFirst() }
        while let last = lines.last, blank(last) { lines.removeLast() }
        let first = lines.first { !blank($0) } ?? ""
        let isInline = file.text(of: range).first { !$0.isWhitespace || $0.isNewline }?.isNewline == false
        let base = isInline ? " " : String(first.prefix { $0 == " " || $0 == "\t" })
        return lines.map { line in
            if blank(line) { return "" }
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
        }.map { isInline ? String($0.reversed().drop { $0 == " " }.reversed()) : $0 }
    }

    /// The lines of a text that stands at `start`, at another depth.
    private static func lines(_ text: String, in file: SourceFile, at start: Int, to depth: String) -> [String] {
        let isFirst = file.isFirstOnLine(start)
        let base = isFirst ? file.indentation(ofLineAt: start) : ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().map { number, line in
            if number == 0 { return depth + line.drop { $0 == " " || $0 == "\t" } }
            if line.allSatisfy(\.isWhitespace) { return "" }
            // Directives of the compiler may stand at the margin.
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
        }
    }

    /// Whether the class names what is private to the application delegate's file.
    private var namesPrivateCode: Bool {
        let file = delegate.file
        var names: Set<String> = []
        for item in file.tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self), declaration.id != delegate.declaration.node.id else { continue }
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let isPrivate = modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
            guard isPrivate else { continue }
            if let named = declaration.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
            if let variable = declaration.as(VariableDeclSyntax.self) {
                names.formUnion(LocalDeclarations.names(in: Syntax(variable)))
            }
            if let block = declaration.as(ExtensionDeclSyntax.self) {
                names.formUnion(block.memberBlock.members.flatMap(\.functions).map(\.name.text))
            }
        }
        let words = Set(declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return !names.isDisjoint(with: words)
    }
}

extension String {
    /// Without line breaks and blanks at the end.
    fileprivate var trimmedOfBlanks: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}

extension CodeBlockItemSyntax {
    /// `return true`, which says nothing to a method without a result.
    fileprivate var isOnlyResult: Bool { item.as(ReturnStmtSyntax.self)?.expression?.is(BooleanLiteralExprSyntax.self) ?? false }
}

extension ExprSyntax {
    /// Whether asking for the value does nothing besides.
    fileprivate var hasNoEffect: Bool {
        self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
            || self.is(IntegerLiteralExprSyntax.self)
    }
}

extension ReturnStatements {
    static func `in`(_ items: [CodeBlockItemSyntax]) -> [ReturnStmtSyntax] { items.flatMap { all(in: Syntax($0)) } }
}
