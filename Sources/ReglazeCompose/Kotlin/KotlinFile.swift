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

    /// nil for a file that can't be read at all; `source.kotlinProblem` says why.
    public init?(_ source: SourceFile) {
        guard let tree = source.kotlin else { return nil }
        self.source = source
        self.tree = tree
        package = tree.root.child(ofKind: "package_header")?.child(ofKind: "qualified_identifier")?.text ?? ""
        imports = tree.root.children.filter { $0.kind == "import" }.compactMap(KotlinImport.init)
        (module, sourceSet) = Self.place(of: source.path)
    }

    /// What the file's functions are called by in Swift: `Main_iosKt` for `main.ios.kt`.
    public var swiftClass: String {
        let name = FilePath.name(of: path).dropLast(3)
        let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return plain.prefix(1).uppercased() + plain.dropFirst() + "Kt"
    }

    /// Whether the code is there to test other code.
    public var isTest: Bool { sourceSet.hasSuffix("Test") || sourceSet == "test" }

    /// `composeApp/src/iosMain/kotlin/…` and Amper's `composeApp/src@ios/…`.
    private static func place(of path: String) -> (module: String, sourceSet: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard let source = parts.firstIndex(where: { $0 == "src" || $0.hasPrefix("src@") || $0.hasPrefix("test@") }) else {
            return (FilePath.folder(of: path), "main")
        }
        let module = parts[..<source].joined(separator: "/")
        if let at = parts[source].firstIndex(of: "@") {
            return (module, parts[source][parts[source].index(after: at)...] + "Main")
        }
        let isGradle = source + 2 < parts.count && ["kotlin", "java"].contains(parts[source + 2])
        return (module, isGradle ? parts[source + 1] : "commonMain")
    }
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

    init?(_ node: KotlinNode) {
        guard let name = node.child(ofKind: "qualified_identifier") ?? node.child(ofKind: "identifier") else { return nil }
        self.name = String(name.text.filter { !$0.isWhitespace })
        alias = node.child(ofKind: "as") == nil ? nil : node.namedChildren.last?.text
        isWildcard = node.child(ofKind: "*") != nil
        range = node.range
    }

    /// What the file calls it by: `D`, else `C`; nil for a wildcard.
    public var localName: String? { isWildcard ? nil : alias ?? name.split(separator: ".").last.map(String.init) }
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
