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
            "iew.backgroundColor", "iew].backgroundColor", "iew setBack", "iew] setBack", "iew.dk_", "_backgroundColor",
        ]
        return index.files.lazy.filter { file in file.kind == .objectiveC && triggers.contains(where: file.contains) }
    }

    /// What a file's pages set; nil where the colour can't be said elsewhere.
    static func all(in file: SourceFile, _ index: ProjectIndex) -> [ObjectiveCPageColor?] {
        guard let tree = file.objectiveC else { return [] }
        return ownViews(setIn: tree.root).filter { isPage($0.node.className, in: index) }.map { setting in
            setting.name == "backgroundColor" ? ObjectiveCPageColor(setting.value, in: index) : nil
        }
    }

    private static func isPage(_ name: String?, in index: ProjectIndex) -> Bool {
        guard let name else { return false }
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
