import ReglazeEngine

/// A Kotlin file with its tree.
public struct KotlinFile: Sendable {
    public let source: SourceFile
    public let tree: GrammarTree
    /// `org.sample.garden`; empty for the root package.
    public let package: String
    public let imports: [KotlinImport]
    /// `commonMain`, `iosMain`, `androidMain`, …; `main` outside of multiplatform modules.
    public let sourceSet: String
    /// The folder of the Gradle module, relative to the root, without a trailing slash: `composeApp`.
    public let module: String

    public var path: String { source.path }
}

/// `import a.b.C as D`.
public struct KotlinImport: Hashable, Sendable {
    /// `a.b.C`, or `a.b` for `a.b.*`.
    public let name: String
    /// `D`; nil where it has none.
    public let alias: String?
    public let isWildcard: Bool
    /// UTF-8 byte offsets of the whole line, without its line ending.
    public let range: Range<Int>

    public init(name: String, alias: String?, isWildcard: Bool, range: Range<Int>) {
        self.name = name
        self.alias = alias
        self.isWildcard = isWildcard
        self.range = range
    }
}

/// A node and the file in which it stands.
public struct KotlinPlace: Sendable {
    public let file: KotlinFile
    public let node: KotlinNode

    public init(_ node: KotlinNode, in file: KotlinFile) {
        self.file = file
        self.node = node
    }

    public var location: Location { file.source.location(of: node.range) }
}
