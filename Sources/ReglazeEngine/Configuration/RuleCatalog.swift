/// What can be said of rules without running them: their names, and what a mistyped name meant.
public struct RuleCatalog: Sendable {
    /// The rules as they were given, then the ones that belong to the engine.
    public let abouts: [About]

    public init(_ abouts: [About]) { self.abouts = abouts + [Suppression.about] }

    public func about(_ id: String) -> About? { abouts.first { $0.id.text == id } }

    /// The families of the ids, each once, in order.
    public var families: [String] {
        var families: [String] = []
        for about in abouts where !families.contains(about.id.family) { families.append(about.id.family) }
        return families
    }

    /// Whether `text` is an id or a family.
    public func isSelector(_ text: String) -> Bool { abouts.contains { $0.id.isSelected(by: text) } }

    /// The id that a mistyped or shortened one meant: `bar-title` means `navigation/bar-title`.
    public func nearestID(to text: String) -> String? {
        let name = text.split(separator: "/").last.map(String.init) ?? text
        let ids = abouts.map(\.id.text)
        return ids.first { $0.hasSuffix("/\(name)") } ?? NearestWord.of(text, among: ids)
            ?? NearestWord.of(name, among: ids.map(Self.name)).flatMap { near in ids.first { Self.name(of: $0) == near } }
    }

    /// The id or family that a mistyped one meant.
    public func nearestSelector(to text: String) -> String? {
        (text.contains("/") ? nil : NearestWord.of(text, among: families)) ?? nearestID(to: text)
    }

    private static func name(of id: String) -> String { id.split(separator: "/").last.map(String.init) ?? id }
}
