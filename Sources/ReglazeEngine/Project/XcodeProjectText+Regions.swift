extension XcodeProjectText {
    private var project: PropertyListNode? { objects.entries?.first { $0.node["isa"]?.string == "PBXProject" }?.node }

    /// The language that the app is written in: `en`.
    public var developmentRegion: String? { project?["developmentRegion"]?.string }

    /// The languages that the project knows, `Base` included.
    public var knownRegions: [String] { project?["knownRegions"]?.list?.compactMap(\.string) ?? [] }

    /// Makes languages known to the project.
    /// - Returns: nothing to do where they all are; nil when the project has no list of them.
    public func add(regions: [String]) -> [Edit]? {
        guard let last = project?["knownRegions"]?.list?.last else { return nil }
        let known = Set(knownRegions)
        return regions.filter { !known.contains($0) }.map { insert("\(Self.quoted($0)),", afterElement: last) }
    }
}
