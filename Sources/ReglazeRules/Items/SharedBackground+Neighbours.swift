import ReglazeEngine
import SwiftSyntax

/// A custom view that is no icon, beside an icon: both stand on one piece of glass.
extension SharedBackground {
    /// Views that say or set something of their own: none of them reads as one of several icons.
    private static let standalone: Set = [
        "UILabel", "UISegmentedControl", "UISwitch", "UISlider", "UISearchBar", "UITextField", "UIProgressView", "UIPageControl",
    ]
    private static let lists: Set = [
        "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "items", "setLeftBarButtonItems", "setRightBarButtonItems",
        "setToolbarItems", "setItems",
    ]
    /// Items of the system's that are shown as an icon.
    private static let icons: Set = [
        "add", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
        "pause", "rewind", "fastForward", "undo", "redo",
    ]

    func neighbours(of item: CustomItem, in context: RuleContext) -> Finding? {
        guard let view = item.className, Self.standalone.contains(view), let place = Self.place(of: item),
            let neighbour = place.neighbours.first(where: { Self.isIcon($0, context) }), !Self.isDecided(item)
        else { return nil }
        let message =
            "On iOS 26 the bar button with a `\(view)` and its neighbour stand on one piece of glass, as if they were one control"
        let help = "part it from its neighbours with `sharesBackground = false`"
        func finding(_ fixes: [Fix], _ why: String) -> Finding {
            context.finding(Self.about, at: item.call, message, severity: .note, help: help, fixes: fixes, why: why)
        }
        let name = item.name.map { ($0.text, $0.isOptional, $0.statement) }
        let named = place.name.flatMap { text in place.statement.map { (text, false, $0) } }
        guard let (text, isOptional, statement) = name ?? named, !text.contains(where: \.isNewline) else {
            return finding([], "the item has no name here that it could be set on")
        }
        guard let edits = setting("sharesBackground = false", of: text, isOptional, after: statement, context) else {
            return finding([], "the statement shares its line with other code")
        }
        return finding(
            [Fix(.unsafe, "Part it from its neighbours", edits: edits)],
            "look whether the view still has room beside `\(neighbour.trimmedDescription.firstLine)`, and whether the two are in one group"
        )
    }

    /// The list of items that the item is in.
    private struct Place {
        /// The name that it has there; nil where it is made in the list.
        let name: String?
        let neighbours: [ExprSyntax]
        let statement: CodeBlockItemSyntax?
    }

    private static func place(of item: CustomItem) -> Place? {
        for statement in BarStatement.all(lists, in: item.call.typeAround) {
            let call = statement.node.as(FunctionCallExprSyntax.self)
            guard let array = (statement.value ?? call?.arguments.first?.expression)?.as(ArrayExprSyntax.self) else { continue }
            let elements = array.elements.map(\.expression.unwrapped)
            guard let index = elements.firstIndex(where: { stands($0, for: item) }) else { continue }
            let neighbours = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0] }
            let isMade = elements[index].id == ExprSyntax(item.call).id
            return Place(
                name: isMade ? nil : elements[index].trimmedDescription, neighbours: neighbours, statement: statement.item)
        }
        return nil
    }

    private static func stands(_ element: ExprSyntax, for item: CustomItem) -> Bool {
        if element.id == ExprSyntax(item.call).id { return true }
        return made(element)?.id == ExprSyntax(item.call).id
    }

    /// What the name was made of.
    private static func made(_ element: ExprSyntax) -> ExprSyntax? {
        if element.is(FunctionCallExprSyntax.self) { return element }
        let name: String
        if let reference = element.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
            if let local = LocalBinding(named: name, from: element) { return local.value?.unwrapped }
        } else if let member = element.as(MemberAccessExprSyntax.self), member.base?.isSelf ?? false {
            name = member.declName.baseName.text
        } else {
            return nil
        }
        return element.enclosingType.flatMap { StateProperty(named: name, in: $0) }?.initialValue?.unwrapped
    }

    private static func isIcon(_ element: ExprSyntax, _ context: RuleContext) -> Bool {
        guard let call = made(element)?.as(FunctionCallExprSyntax.self), call.calleeName == "UIBarButtonItem"
        else { return false }
        if let image = call.arguments.argument("image") {
            return !image.expression.is(NilLiteralExprSyntax.self) && call.arguments.argument("title") == nil
        }
        let system = call.arguments.argument("barButtonSystemItem") ?? call.arguments.argument("systemItem")
        return system?.expression.as(MemberAccessExprSyntax.self).map { icons.contains($0.declName.baseName.text) } ?? false
    }

    /// Whether the code says already what shares a background here.
    private static func isDecided(_ item: CustomItem) -> Bool {
        item.call.typeAround.tokens(viewMode: .sourceAccurate).contains {
            ["sharesBackground", "hidesSharedBackground"].contains($0.text)
        }
    }
}

extension String {
    fileprivate var firstLine: String { prefix { !$0.isNewline }.description }
}
