/// What is compiled together: source sets, each of which refines the one before it.
public struct KotlinProgram: Sendable {
    /// A source set.
    public struct Fragment: Sendable {
        public let name: String
        /// The texts by path.
        public let files: [String: String]

        public init(name: String, files: [String: String]) {
            self.name = name
            self.files = files
        }
    }

    public let fragments: [Fragment]

    public init(fragments: [Fragment]) {
        self.fragments = fragments
    }

    /// The source sets of a project on disk, or in memory.
    /// - Parameters:
    ///   - files: all its files by path; the Kotlin files below `src/<source set>/` are taken.
    ///   - sourceSets: from the most general to the most special: `["commonMain", "iosMain"]`. Those of several modules that bear
    ///     one name are taken together.
    ///
    /// `Res` is made from the files below `composeResources`, as Gradle does it.
    public init(_ files: [String: String], sourceSets: [String]) {
        var fragments: [Fragment] = []
        for (index, name) in sourceSets.enumerated() {
            var sources = files.filter { $0.key.hasSuffix(".kt") && "/\($0.key)".contains("/src/\(name)/") }
            if index == 0 { sources.merge(ResourceAccessors.files(of: files)) { own, _ in own } }
            fragments.append(Fragment(name: name, files: sources))
        }
        self.init(fragments: fragments)
    }
}
