import ReglazeEngine
import SwiftSyntax

/// The text of a scene delegate, made of what an application delegate gives up, and the edits that take it out there.
struct SceneDelegateText {
    /// The class, without the imports.
    var declaration = ""
    /// The imports of the application delegate's files.
    var imports: [String] = []
    /// What changes in the application delegate's files.
    var edits: [Edit] = []
    /// What its reader should know.
    var notes: [String] = []
    var obstacles: [String] = []
    /// Whether the code needs what only the application delegate's file can see.
    var needsSameFile = false

    let split: DelegateSplit
    let delegate: ApplicationDelegate
    let keepsWindow: Bool
    let isFromStoryboard: Bool
    /// The callbacks that the application delegate keeps, and the scene delegate calls.
    let forwarded: [AppCallback]
    /// The callbacks that move.
    let callbacks: [(method: AppCallback, function: DelegateMembers.Function)]
    let unit: String
    private var needsDelegateSomewhere = false
    var reached: Set<String> = []
    var written: Set<String> = []

    static let name = "SceneDelegate"

    /// - Parameters:
    ///   - isFromStoryboard: whether UIKit makes the window, and gives it to the scene delegate.
    ///   - inherited: callbacks that the application delegate inherits from a framework's, which has to be told.
    init(
        _ split: DelegateSplit, delegate: ApplicationDelegate, isFromStoryboard: Bool, inherited: [AppCallback] = []
    ) {
        self.isFromStoryboard = isFromStoryboard
        let own = Set(split.callbacks.map(\.method))
        let forwarded = AppCallback.allCases.filter {
            split.forwarded.contains($0) || inherited.contains($0) && !own.contains($0)
        }
        self.forwarded = forwarded
        // Of several forms for links, UIKit calls the newest.
        let links = AppCallback.allCases.first { $0.isAboutLinks && (own.contains($0) || forwarded.contains($0)) }
        callbacks = split.callbacks.filter { !$0.method.isAboutLinks || $0.method == links }
        self.split = split
        self.delegate = delegate
        keepsWindow = split.members.properties["window"] != nil && !split.movesWindow
        unit = delegate.file.memberIndentation(of: delegate.declaration)
        obstacles = split.obstacles
        checkWindowType()
        guard obstacles.isEmpty else { return }
        write()
        removeMoved()
        widenAccess()
        noteLateUses()
        noteRestoration()
        if keepsWindow {
            notes.append("`\(delegate.name).window` stays, and the scene sets it: libraries and other code may ask for it")
        }
    }

    /// The scene's window is an optional `UIWindow`: code that moves must have known it as one, and the scene must be able to set
    /// the application delegate's.
    private mutating func checkWindowType() {
        guard keepsWindow, let window = split.members.properties["window"] else { return }
        let line = place(of: Syntax(window.binding), in: window.file)
        if window.declaration.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
            obstacles.append("\(line): `window` belongs to the type")
        }
        if window.declaration.bindingSpecifier.tokenKind == .keyword(.let) || window.isReadOnly {
            obstacles.append("\(line): `window` can't be set")
        }
        guard let type = window.binding.typeAnnotation?.type else { return }
        if !["UIWindow?", "UIWindow!", "Optional<UIWindow>", "UIKit.UIWindow?"].contains(type.trimmedDescription) {
            obstacles.append("\(line): `window` is no `UIWindow?`")
        }
        reached.insert("window")
        written.insert("window")
    }

    /// `var window: UIWindow?`, or with `!` where the code that moves does without `?`.
    private func windowProperty() -> [String] {
        let window = split.members.properties["window"]
        let type = window?.binding.typeAnnotation?.type
        let isBare = split.movesWindow && type?.is(OptionalTypeSyntax.self) != true
        let mark = isBare || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true ? "!" : "?"
        guard split.movesWindow, let window else { return ["\(unit)var window: UIWindow\(mark)"] }
        let declaration = Syntax(window.declaration)
        var patches = Patches(window.file)
        patches.replace(declaration.textRange, with: "var window: UIWindow\(mark)")
        let range = window.file.commentStart(of: declaration)..<window.file.endOfTrailingComment(of: declaration)
        return MovedLines.lines(patches.text(of: range), in: window.file, at: range.lowerBound, to: unit)
    }

    private var movedNames: Set<String> {
        Set(split.movedProperties.map(\.name) + split.movedFunctions.map(\.name)).union(["window"])
    }

    func body(in file: SourceFile) -> MovedBody {
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

    /// `line 12`, with the file's name where it is not the application delegate's own.
    func place(of node: Syntax, in file: SourceFile) -> String {
        let line = file.location(of: node.textRange).line
        return file.path == delegate.file.path ? "line \(line)" : "\(FilePath.name(of: file.path)):\(line)"
    }

    /// What stays and has another meaning once the window comes later.
    private mutating func noteLateUses() {
        for statement in split.statements where !statement.moves && !statement.isCopied {
            let node = Syntax(statement.node)
            let line = place(of: node, in: statement.function.file)
            if split.members.mentions(in: node).contains("window") {
                notes.append("\(line) uses the window in a closure, which must not run before the scene connects")
            }
            if split.asksForState(statement.node) {
                notes.append("\(line) asks for `applicationState`, which is another one at the launch of an app with scenes")
            }
            guard let name = statement.function.launchOptionsName, DelegateSplit.references(in: [statement.node]).contains(name)
            else { continue }
            notes.append("\(line) reads launch options, which hold no links, shortcuts and tapped notifications any more")
        }
    }

    /// State restoration by the application delegate has no counterpart that could be written for it.
    private mutating func noteRestoration() {
        let selectors: Set = [
            "application(_:shouldSaveApplicationState:)", "application(_:shouldSaveSecureApplicationState:)",
            "application(_:shouldRestoreApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)",
        ]
        guard let function = split.members.functions.first(where: { selectors.contains($0.node.selector) }) else { return }
        let line = place(of: Syntax(function.node.name), in: function.file)
        notes.append(
            "\(line) is about restoring state; with scenes UIKit asks the scene's `stateRestorationActivity(for:)` for it")
    }

    mutating func finish(_ body: MovedBody) {
        obstacles += body.obstacles
        reached.formUnion(body.reached)
        written.formUnion(body.written)
        if body.needsDelegate { needsDelegateSomewhere = true }
    }

    private mutating func write() {
        var sections: [[String]] = [windowProperty() + properties()]
        let connection = willConnect()
        if !connection.isEmpty { sections.append(connection) }
        for (method, function) in callbacks {
            sections.append(callback(method, function))
        }
        for method in forwarded { sections.append(forward(method)) }
        for function in split.movedFunctions { sections.append(helper(function)) }
        declaration =
            "class \(Self.name): UIResponder, UIWindowSceneDelegate {\n\n"
            + sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n}\n"
        var seen: Set<String> = []
        let files = Set(delegate.parts.map(\.file.path))
        for part in delegate.parts where files.contains(part.file.path) {
            for item in part.file.tree.statements {
                let isImport = item.item.is(ImportDeclSyntax.self)
                let isCondition = item.item.as(IfConfigDeclSyntax.self)?.clauses.first?.elements.map {
                    "\($0)".contains("import ")
                }
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
        if seen.contains("import Flutter") {
            notes.append(
                "Flutter's plugins hear of the scene where its delegate inherits from `FlutterSceneDelegate` (Flutter 3.38)")
        }
        needsSameFile = namesPrivateCode
    }

    private mutating func properties() -> [String] {
        split.movedProperties.flatMap { property -> [String] in
            let file = property.file
            let start = file.commentStart(of: Syntax(property.declaration))
            var moved = body(in: file)
            moved.rewrite([Syntax(property.declaration)], application: nil)
            finish(moved)
            return MovedLines.lines(
                moved.patches.text(of: start..<file.lineEnd(of: property.declaration.textRange.upperBound)), in: file, at: start,
                to: unit)
        }
    }

    var delegateGuard: String {
        "\(unit)\(unit)guard let appDelegate = UIApplication.shared.delegate as? \(delegate.name) else { return }"
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
            moved.rewrite(block.statements.map { Syntax($0) }, application: nil)
            if moved.needsDelegate {
                if function.node.signature.returnClause != nil {
                    moved.add("`\(function.name)` gives a value and needs the application delegate")
                } else if let first = block.statements.first {
                    let start = first.textRange.lowerBound
                    moved.insertFirst(delegateGuard.drop { $0 == " " || $0 == "\t" } + "\n\(unit)\(unit)", at: start)
                }
            }
        }
        finish(moved)
        let start = function.file.commentStart(of: Syntax(function.node))
        let text = moved.patches.text(of: start..<function.node.textRange.upperBound) + trailingComment(of: function)
        return MovedLines.lines(text, in: function.file, at: start, to: unit)
    }
}
