import SwiftSyntax
import Synchronization

/// What a rule may ask across files.
///
/// Answers are found on demand: a name is looked for in the bytes of all files, and only the files that hold it are parsed, each
/// once. So a project whose files hold no trigger is never parsed, and a question about a rare name stays cheap.
public final class ProjectIndex: Sendable {
    /// Every file of the project that rules read, by path, the ones that are not checked included: Swift and Objective-C, property
    /// lists, interface files and manifests.
    public let files: [SourceFile]
    private let byPath: [String: SourceFile]
    let scopes: @Sendable (String) -> Scope
    let targetReader: @Sendable (ProjectIndex) -> [Target]
    private let knownTargets = Once<[Target]>()
    private let mentions = Mutex<[String: [SourceFile]]>([:])
    private let outlines = Mutex<[String: Once<[TypeDeclaration]>]>([:])
    private let memory = Mutex<[String: any Sendable]>([:])
    private let declared = Mutex<[String: [TypeDeclaration]]>([:])
    private let knownScopes = Mutex<[String: Scope]>([:])

    /// - Parameters:
    ///   - targets: what the manifests among the files build, as the files say it now.
    ///   - scopes: the deployment target and devices of a path.
    public init(
        files: [SourceFile], targets: @escaping @Sendable (ProjectIndex) -> [Target] = ProjectReader.targetsInMemory,
        scopes: @escaping @Sendable (String) -> Scope
    ) {
        targetReader = targets
        self.files = files.sorted { $0.path < $1.path }
        byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.scopes = scopes
    }

    public func file(at path: String) -> SourceFile? { byPath[path] }

    /// What the project's manifests build.
    public var targets: [Target] { knownTargets.value { targetReader(self) } }

    public func scope(of path: String) -> Scope {
        if let known = knownScopes.withLock({ $0[path] }) { return known }
        let scope = scopes(path)
        knownScopes.withLock { $0[path] = scope }
        return scope
    }

    /// The files in whose bytes `word` stands as a word, comments and literals included.
    public func files(mentioning word: String) -> [SourceFile] {
        if let known = mentions.withLock({ $0[word] }) { return known }
        let hash = ByteSearch.hash(ofWord: word)
        let found = files.filter { $0.kind == .swift && $0.mayContain(wordHash: hash) }
        mentions.withLock { $0[word] = found }
        return found
    }

    /// The declarations of one file.
    public func declarations(in file: SourceFile) -> [TypeDeclaration] {
        let once = outlines.withLock { outlines in
            if let once = outlines[file.path] { return once }
            let once = Once<[TypeDeclaration]>()
            outlines[file.path] = once
            return once
        }
        return once.value { OutlineVisitor(file).types }
    }

    /// Every type, extension and alias of the project with this name.
    public func declarations(named name: String) -> [TypeDeclaration] {
        if let known = declared.withLock({ $0[name] }) { return known }
        let found = files(declaring: name).flatMap { declarations(in: $0).filter { $0.name == name } }
        declared.withLock { $0[name] = found }
        return found
    }

    /// The files that may declare or extend a type `name`, told from their bytes: most that mention a name only use it.
    public func files(declaring name: String) -> [SourceFile] {
        files(mentioning: name).filter { $0.holds(name, where: ByteSearch.isDeclared) }
    }

    /// The files that may declare a function or a variable `name`.
    public func files(declaringMember name: String) -> [SourceFile] {
        files(mentioning: name).filter { $0.holds(name, where: ByteSearch.isMember) }
    }

    /// The files that may call `name`: a parenthesis, a brace, a generic argument or `.init` follows it somewhere.
    public func files(calling name: String) -> [SourceFile] {
        files(mentioning: name).filter { $0.holds(name, where: ByteSearch.isCalled) }
    }

    /// The type itself, not its extensions; nil when there is none, or more than one.
    public func type(named name: String) -> TypeDeclaration? {
        let types = declarations(named: name).filter { $0.kind != .extension }
        return types.count == 1 ? types[0] : nil
    }

    /// Whether the project declares a function `name` anywhere, in an extension of `View` for instance.
    public func declaresFunction(named name: String) -> Bool {
        remember("func \(name)") {
            files(declaringMember: name).contains { file in
                file.tokens(named: name).contains { $0.parent?.is(FunctionDeclSyntax.self) ?? false }
            }
        }
    }

    /// The answer to a question about the project, worked out once.
    /// - Parameter question: names the question and all that it depends on besides the project.
    public func remember<Answer: Sendable>(_ question: String, _ answer: () -> Answer) -> Answer {
        // In two steps: that nothing is known must not pass for a known nil.
        if let known = memory.withLock({ $0[question] }), let answer = known as? Answer { return answer }
        let answer = answer()
        memory.withLock { $0[question] = answer }
        return answer
    }

    /// Whether `name`, written bare in `file` inside the types `parents`, means a type of the project and not a framework's.
    public func isShadowed(_ name: String, in file: SourceFile, inside parents: [String]) -> Bool {
        declarations(named: name).contains { declaration in
            guard declaration.kind != .extension else { return false }
            if declaration.isPrivate && declaration.file !== file { return false }
            return declaration.parents.isEmpty || parents.starts(with: declaration.parents)
        }
    }
}

/// Where a file's code runs.
public struct Scope: Hashable, Sendable {
    /// The lowest iOS.
    public var deploymentTarget: OSVersion
    public var devices: Set<Device>
    /// False for code that is only in targets for the Mac, the watch or the television.
    public var runsOnIOS: Bool
    /// The other systems that the same code is built for, with the lowest version of each.
    public var others: [OtherPlatform: OSVersion]

    public init(
        deploymentTarget: OSVersion, devices: Set<Device>, runsOnIOS: Bool = true, others: [OtherPlatform: OSVersion] = [:]
    ) {
        self.deploymentTarget = deploymentTarget
        self.devices = devices
        self.runsOnIOS = runsOnIOS
        self.others = others
    }
}
