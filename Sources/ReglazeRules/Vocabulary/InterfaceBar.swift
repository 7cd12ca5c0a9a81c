import ReglazeEngine

/// A bar in a storyboard or a xib, and what covers its glass there.
struct InterfaceBar {
    /// What is written about the bar: an attribute, or an element inside of it.
    struct Background {
        /// For people: "`translucent="NO"`", "`barTintColor`".
        let name: String
        let range: Range<Int>
        /// Whether it is an attribute or an element of the bar itself, and not of one of its appearances.
        let isPlain: Bool
    }

    let bar: Bar
    let document: InterfaceDocument
    let element: InterfaceDocument.Element
    private let children: [(index: Int, element: InterfaceDocument.Element)]

    private static let names: [String: Bar] = ["navigationBar": .navigation, "tabBar": .tab, "toolbar": .tool]
    private static let appearances: [Bar: String] = [
        .navigation: "navigationBarAppearance", .tab: "tabBarAppearance", .tool: "toolbarAppearance",
    ]

    /// Every bar of the project's interface files for iOS that hold one of `triggers`.
    static func all(in index: ProjectIndex, holding triggers: [String]) -> [InterfaceBar] {
        index.files.filter { file in
            file.kind == .interfaceBuilder && index.scope(of: file.path).runsOnIOS && triggers.contains(where: file.contains)
        }.compactMap(InterfaceDocument.init).flatMap { document in
            document.elements.indices.compactMap { InterfaceBar(at: $0, in: document) }
        }
    }

    private init?(at index: Int, in document: InterfaceDocument) {
        element = document.elements[index]
        guard let bar = Self.names[element.name] else { return nil }
        self.bar = bar
        self.document = document
        children = document.elements.indices.filter { document.elements[$0].parent == index }.map { ($0, document.elements[$0]) }
    }

    /// The appearance under this key, with its index.
    func appearance(_ key: String) -> (index: Int, element: InterfaceDocument.Element)? {
        children.first { $0.element.name == Self.appearances[bar] && $0.element["key"] == key }
    }

    /// What covers the glass, in the order of the file.
    var backgrounds: [Background] {
        var found: [Background] = []
        if let attribute = element.attribute("translucent"), attribute.value == "NO" {
            found.append(Background(name: "`translucent=\"NO\"`", range: attribute.range, isPlain: true))
        }
        if let attribute = element.attribute("backgroundImage") {
            found.append(Background(name: "`backgroundImage`", range: attribute.range, isPlain: true))
        }
        for (index, child) in children {
            if let key = Self.colour(child, ["barTintColor", "backgroundColor"]) {
                found.append(Background(name: "`\(key)`", range: child.range, isPlain: true))
            } else if child.name == Self.appearances[bar], covers(index) {
                found.append(Background(name: "the background of `\(child["key"] ?? "")`", range: child.tag, isPlain: false))
            }
        }
        return found
    }

    /// Whether an appearance has a colour or an image of its own.
    func covers(_ appearance: Int) -> Bool {
        document.elements[appearance]["backgroundImage"] != nil
            || document.children(of: appearance).contains { Self.colour($0, ["backgroundColor"]) != nil }
    }

    /// The key of a colour that is one of these and can be seen.
    private static func colour(_ element: InterfaceDocument.Element, _ keys: Set<String>) -> String? {
        guard element.name == "color", let key = element["key"], keys.contains(key) else { return nil }
        let isClear = element["alpha"].flatMap(Double.init) == 0 || element["systemColor"] == "clearColor"
        return isClear ? nil : key
    }
}
