import ReglazeEngine

/// The text of a scene delegate in Objective-C, and the edits that take what it is made of out of the application delegate.
struct ObjectiveCSceneText {
    private(set) var header = ""
    private(set) var implementation = ""
    var edits: [Edit] = []
    var notes: [String] = []
    var obstacles: [String] = []

    let split: ObjectiveCSplit
    let isFromStoryboard: Bool
    let delegate: ObjectiveCDelegate
    let file: SourceFile
    let unit: String
    let layout: ObjectiveCMovedLines
    let scope: ObjectiveCFileScope
    /// The callbacks that move; the others are handed on.
    var moved: [ObjectiveCMethod] = []
    private var read: Set<String> = []
    private var written: Set<String> = []
    var called: Set<String> = []
    private var passesSelf = false
    private var logs = false

    static let name = "SceneDelegate"

    /// - Parameter isFromStoryboard: whether UIKit makes the window, and gives it to the scene delegate.
    init(_ split: ObjectiveCSplit, isFromStoryboard: Bool) {
        self.isFromStoryboard = isFromStoryboard
        self.split = split
        delegate = split.delegate
        file = split.delegate.file
        layout = ObjectiveCMovedLines(file: file)
        scope = ObjectiveCFileScope(of: delegate)
        let first = split.delegate.methods.lazy.compactMap { $0.body.namedChildren.first }.first
        unit =
            first.map { split.delegate.file.indentation(ofLineAt: $0.range.lowerBound) }.flatMap { $0.isEmpty ? nil : $0 }
            ?? "    "
        obstacles = split.obstacles
        checkWindowType()
        guard obstacles.isEmpty else { return }
        write()
        remove()
        noteWhatStays()
    }

    /// The scene's window is a `UIWindow`: code that moves must have known it as one.
    private mutating func checkWindowType() {
        guard let window = delegate.properties["window"] else { return }
        let type = window.type.split { $0.isWhitespace || $0 == "*" }.filter { !$0.lowercased().contains("null") }
        if type.last != "UIWindow" { obstacles.append("`window` is a `\(window.type)`, and a scene's is a `UIWindow *`") }
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
        // UIKit's header announces the class of a notification and says nothing of it.
        let isTold = imports.contains { $0.contains("UserNotifications") }
        if !isTold, sections[0].contains(where: { $0.contains("notificationResponse.") }) {
            parts[0].append("#import <UserNotifications/UserNotifications.h>")
        }
        if logs, let level = scope.logLevel { parts.append([level]) }
        let asked = declarations()
        let protocols = passesSelf ? delegate.privateProtocols : []
        if !asked.isEmpty || !protocols.isEmpty {
            let list = protocols.isEmpty ? "" : " <\(protocols.joined(separator: ", "))>"
            parts.append(
                ["/// What the scene delegate asks of the application delegate besides its header."]
                    + ["@interface \(delegate.name) (\(Self.name))\(list)", ""] + asked + (asked.isEmpty ? [] : [""]) + ["@end"])
        }
        parts.append([
            "@interface \(Self.name) ()", "", "@property (weak, nonatomic) UIWindowScene *windowScene;",
            "@property (readonly, nonatomic) \(delegate.name) *appDelegate;", "", "@end",
        ])
        parts.append(["@implementation \(Self.name)"])
        parts += sections
        implementation = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n\n@end\n"
        if let name = scope.firstName(in: asked.joined(separator: "\n")) {
            obstacles.append("`\(name)` is seen in \(file.path) only")
        }
    }

    /// What the file imports, and the classes that it announces.
    private var imports: [String] {
        let isImport: (ObjectiveCNode) -> Bool = { ["preproc_include", "module_import", "class_declaration"].contains($0.kind) }
        let found = file.objectiveC?.root.children.filter { node in
            guard node.kind == "preproc_if" || node.kind == "preproc_ifdef" else { return isImport(node) }
            return node.descendants.contains(where: isImport)
                && node.namedChildren.dropFirst().allSatisfy {
                    isImport($0) || $0.kind == "preproc_else" && $0.namedChildren.allSatisfy(isImport)
                }
        }
        return (found ?? []).flatMap { node in
            node.text.split(whereSeparator: \.isNewline).map { String($0) }
        }
    }

    /// What the application delegate's header does not say: getters, setters and methods of its own.
    private func declarations() -> [String] {
        var lines: [String] = []
        for name in read.subtracting(["window"]).sorted() {
            guard let property = delegate.properties[name], !property.isInHeader else { continue }
            lines.append("- (\(property.type))\(property.getter);")
        }
        for name in written.sorted() {
            guard let property = delegate.properties[name] else { continue }
            lines.append("- (void)set\(name.prefix(1).uppercased())\(name.dropFirst()):(\(property.type))\(name);")
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

    private mutating func helper(_ method: ObjectiveCMethod) -> [String] {
        var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
        for node in method.body.namedChildren { moved.rewrite(node, application: nil) }
        finish(moved, nodes: [method.node])
        return layout.lines(of: method.node, moved.patches, to: "")
    }

    /// Takes over what code that moves needs, and what keeps it.
    mutating func finish(_ body: ObjectiveCMovedBody, nodes: [ObjectiveCNode]) {
        obstacles += body.obstacles
        if let name = scope.firstName(in: nodes) { obstacles.append("`\(name)` is seen in \(file.path) only") }
        read.formUnion(body.read)
        written.formUnion(body.written)
        called.formUnion(body.called)
        passesSelf = passesSelf || body.passesSelf
        logs = logs || ObjectiveCFileScope.logs(nodes)
    }

    func line(_ node: ObjectiveCNode) -> Int { file.location(of: node.range).line }
}
