import ReglazeEngine

/// The files of a Compose Multiplatform project that its shell concerns.
public struct ComposeProject: Sendable {
    /// The Kotlin files that can be read, generated and test code included, sorted by path.
    public let kotlin: [KotlinFile]
    /// The whole project as the rules see it: Swift, property lists, project files.
    public let index: ProjectIndex
    /// What could not be read, and why. The rest goes on.
    public let unreadable: [UnreadableFile]
    /// The bytes of any other file below the root, by its path; nil where there is none. For `strings.xml`, `Contents.json` and the like.
    public let bytes: @Sendable (_ path: String) -> [UInt8]?
    /// The paths of all files below the root that are no source, sorted: resources, Gradle files, asset catalogues.
    public let otherPaths: [String]

    public init(
        kotlin: [KotlinFile], index: ProjectIndex, unreadable: [UnreadableFile], otherPaths: [String],
        bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
    ) {
        self.kotlin = kotlin
        self.index = index
        self.unreadable = unreadable
        self.otherPaths = otherPaths
        self.bytes = bytes
    }
}
