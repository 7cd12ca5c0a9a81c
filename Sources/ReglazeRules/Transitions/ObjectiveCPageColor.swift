import ReglazeEngine

/// A colour that a page sets in Objective-C, or that it can have there.
struct ObjectiveCPageColor: Sendable {
    /// What tells whether two pages have one colour: as Swift writes it, where both can, else a text that begins with `@`.
    let key: String
    /// `[UIColor systemBackgroundColor]`.
    let text: String
    /// The name of the project's own that the text needs, which not every file knows; nil for a colour of UIKit's.
    let ownName: String?

    /// The colour of a value; nil for one that means nothing elsewhere: locals, properties, what is worked out.
    init?(_ value: ObjectiveCNode, in index: ProjectIndex) {
        let value = value.unwrapped
        text = value.compactText
        if let message = ObjectiveCMessage(value), !message.arguments.isEmpty {
            guard message.receiver.text == "UIColor", message.arguments.allSatisfy(Self.isLiteral) else { return nil }
            ownName = nil
            let isNamed = message.selector == "colorNamed:"
            key = isNamed ? "UIColor(named: \(message.arguments[0].text.drop { $0 == "@" }))" : "@ \(text)"
        } else if let property = ObjectiveCProperty(value), property.object.unwrapped.kind == "identifier",
            property.object.text.first?.isUppercase ?? false, property.name != "clearColor"
        {
            let name = property.name.hasSuffix("Color") ? String(property.name.dropLast("Color".count)) : ""
            let isSystem = property.object.text == "UIColor" && Self.isSystem(name)
            ownName = isSystem ? nil : property.object.text == "UIColor" ? property.name : property.object.text
            key = isSystem ? ".\(name)" : "@\(ownName ?? "") [\(property.object.text) \(property.name)]"
        } else {
            let name = value.kind == "call_expression" ? value.child("function") : value
            let arguments = value.child("arguments")?.namedChildren ?? []
            guard let name, name.kind == "identifier", arguments.allSatisfy(Self.isLiteral), index.declaresObjectiveC(name.text)
            else { return nil }
            ownName = name.text
            key = "@\(name.text) \(text)"
        }
    }

    /// The colour that pages agree on; nil for one that only Swift has.
    init?(key: String) {
        self.key = key
        if key.hasPrefix("@") {
            let parts = key.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            text = String(parts[1])
            ownName = parts[0].isEmpty ? nil : String(parts[0])
            return
        }
        ownName = nil
        if key.hasPrefix("."), Self.isSystem(String(key.dropFirst())) {
            text = "[UIColor \(key.dropFirst())Color]"
        } else if key.hasPrefix("UIColor(named: \""), key.hasSuffix("\")"), !key.contains("\\") {
            text = "[UIColor colorNamed:@\(key.dropFirst("UIColor(named: ".count).dropLast())]"
        } else {
            return nil
        }
    }

    /// Whether the code at a node can say the colour: the file says it in other code already, or declares or imports what it needs.
    func isKnown(at node: ObjectiveCNode, in context: RuleContext) -> Bool {
        guard ownName != nil, let tree = context.file.objectiveC else { return true }
        let said = ["identifier", "message_expression", "field_expression", "call_expression"]
        let isSaid = tree.root.descendants.contains { other in
            guard said.contains(other.kind), ObjectiveCPageColor(other, in: context.index)?.key == key, !other.isInsideError,
                !other.isDeclared, ObjectiveCLocal(named: other.chainStart.text, from: other) == nil,
                other.ancestor("preproc_def") == nil
            else { return false }
            return context.availability(of: other).isCompiled
        }
        let imports = ObjectiveCImports(of: context.file, in: context.index)
        // What the file declares itself may stand further down.
        if isSaid, !ownWords.contains(where: imports.declaresItself) { return true }
        return ownWords.allSatisfy { imports.declares($0, at: node.range.lowerBound) }
    }

    /// The names in the text that are not UIKit's.
    private var ownWords: [String] {
        let code = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset.isMultiple(of: 2)
        }
        return code.flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(String.init).filter {
            $0 != "UIColor" && $0.first.map { $0.isLetter || $0 == "_" } ?? false
        }
    }

    private static func isLiteral(_ node: ObjectiveCNode) -> Bool {
        ["number_literal", "string_literal", "string_expression"].contains(node.kind)
    }

    /// Whether UIKit has a colour of this name, without `Color` at its end.
    private static func isSystem(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set = [
        "systemBackground", "systemGroupedBackground", "systemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "white", "black", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
        "purple", "brown", "secondarySystemBackground", "tertiarySystemBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "groupTableViewBackground",
    ]

    // MARK: Pages

    /// The files in which pages may set a colour, some by a library of themes: `self.view.dk_backgroundColorPicker`.
    static func files(in index: ProjectIndex) -> some Sequence<SourceFile> {
        let triggers = [
            "iew.backgroundColor", "iew].backgroundColor", "iew setBack", "iew] setBack", "_backgroundColor",
        ]
        return index.files.lazy.filter { file in file.kind == .objectiveC && triggers.contains(where: file.contains) }
    }

    /// What a file's pages set.
    static func settings(in file: SourceFile, _ index: ProjectIndex) -> [PageColor.Setting] {
        guard let tree = file.objectiveC else { return [] }
        return ownViews(setIn: tree.root).compactMap { setting in
            guard let page = setting.node.className, isPage(page, in: index) else { return nil }
            let method = ObjectiveCMethod(around: setting.node)
            let name = method.map { String($0.selector.prefix { $0 != ":" }) } ?? ""
            let isSure = PageColor.loading.contains(name) && setting.statement?.parent == method?.body
            let color = setting.name == "backgroundColor" ? ObjectiveCPageColor(setting.value, in: index) : nil
            return PageColor.Setting(color: color?.key ?? "?", page: page, isSure: isSure)
        }
    }

    private static func isPage(_ name: String, in index: ProjectIndex) -> Bool {
        let ancestry = index.objectiveCAncestry(of: name)
        return ancestry.last.map { $0.hasPrefix("UI") && $0.hasSuffix("ViewController") } ?? false
            && !ancestry.contains { ["UINavigationController", "UITabBarController", "UISplitViewController"].contains($0) }
    }

    /// Where `self.view.backgroundColor`, or what stands for it in a library of themes, is set below a node.
    static func ownViews(setIn node: ObjectiveCNode) -> [ObjectiveCAssignment] {
        (node.descendants(ofKind: "assignment_expression") + node.descendants(ofKind: "message_expression")).filter {
            !$0.hasError
        }.compactMap { ObjectiveCAssignment($0) }.filter { assignment in
            guard assignment.name.contains("ackgroundColor"),
                let view = assignment.object.flatMap({ ObjectiveCProperty($0.unwrapped) })
            else { return false }
            return view.name == "view" && view.object.unwrapped.text == "self"
        }
    }
}

extension ObjectiveCNode {
    /// Whether the node is the name that a declaration gives, or a word of a message.
    fileprivate var isDeclared: Bool {
        guard let parent else { return false }
        if let message = ObjectiveCMessage(parent) { return message.words.contains(self) }
        if parent.kind == "init_declarator" { return parent.child("value") != self }
        return parent.kind.hasSuffix("declarator") || parent.kind.hasSuffix("parameter") || parent.kind.hasSuffix("declaration")
    }
}
