import Foundation

/// Type-checks Swift text against our own declarations of the iOS SDK (`Tests/SDKStubs`), with the compiler's real
/// availability checking, on any machine that has a Linux toolchain.
///
///     let errors = try TypeChecker.shared.diagnostics(of: [text], deploymentTarget: "16.0")
///     #expect(errors == [])
///
/// The first use on a machine compiles the declarations into `.build/sdk-stubs` (about a minute, most of it the
/// standard library); after that one check takes about 0.15 s of one core. A value may be used from many threads, and
/// several test processes may prepare at the same time.
///
/// With `REGLAZE_SDK=folder` in the environment everything is checked against that SDK (`iPhoneOS26.2.sdk`) and not
/// against our declarations. That proves both: what differs is wrong in a declaration or in a rule.
public struct TypeChecker: Sendable {
    public static let shared = TypeChecker()

    /// The iOS versions that a rewrite is checked against unless its example says otherwise.
    public static let deploymentTargets = ["15.0", "16.0", "17.0", "18.0", "26.0"]

    /// One message of the compiler.
    public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
        public enum Severity: String, Sendable {
            case error, warning
        }

        public var severity: Severity
        /// Which of the sources that were passed it is about; `nil` for what a macro expansion says.
        public var source: Int?
        public var line: Int
        public var column: Int
        public var message: String

        public var description: String { "\(line):\(column): \(severity): \(message)" }
    }

    private let modules: Result<SDKModules, any Error>

    private init() {
        modules = Result { try SDKModules.prepared() }
    }

    /// The compiler's errors and warnings for the files of one module.
    /// - Parameters:
    ///   - sources: the text of each file; each must import what it uses, as in an app.
    ///   - deploymentTarget: an iOS version such as `16.0`.
    ///   - languageMode: what an app's `SWIFT_VERSION` would say.
    ///   - folders: where more modules are than those of the SDK.
    public func check(
        _ sources: [String], deploymentTarget: String, languageMode: String = "5", searching folders: [URL] = []
    ) throws -> [Diagnostic] {
        let modules = try modules.get()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("typecheck-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        var paths: [String] = []
        for (index, source) in sources.enumerated() {
            let file = folder.appendingPathComponent("Source\(index).swift")
            try Data(Self.withoutPreviewMacro(source).utf8).write(to: file)
            paths.append(file.path)
        }
        if let sdk = modules.realSDK { paths.append(try SDKAdditions.write(for: sdk, into: folder).path) }
        let run = try modules.toolchain.frontend(
            modules.checkingArguments(deploymentTarget: deploymentTarget, languageMode: languageMode)
                + folders.flatMap { ["-I", $0.path] } + paths)
        let diagnostics = Self.parse(run.standardError, paths: paths)
        guard run.status == 0 || diagnostics.contains(where: { $0.severity == .error }) else {
            throw Toolchain.Failure(what: "the type-check of a snippet ended with \(run.status)", output: run.standardError)
        }
        return diagnostics
    }

    /// The errors alone, each as `line:column: error: message`; empty if the text compiles.
    public func diagnostics(of sources: [String], deploymentTarget: String) throws -> [String] {
        try check(sources, deploymentTarget: deploymentTarget).filter { $0.severity == .error }.map(\.description)
    }

    /// What the compiler says about deprecated declarations, each as `line:column: warning: message`.
    public func deprecations(of sources: [String], deploymentTarget: String) throws -> [String] {
        try check(sources, deploymentTarget: deploymentTarget)
            .filter { $0.severity == .warning && $0.message.contains("deprecated") }.map(\.description)
    }

    /// Checks many one-file modules, a process each, as many at a time as the machine has cores; answers in their order.
    public func diagnostics(ofEach snippets: [String], deploymentTarget: String) throws -> [[String]] {
        let answers = Answers(count: snippets.count)
        DispatchQueue.concurrentPerform(iterations: snippets.count) { index in
            let answer = Result { try diagnostics(of: [snippets[index]], deploymentTarget: deploymentTarget) }
            answers.set(answer, at: index)
        }
        return try answers.all().map { try $0.get() }
    }

    /// `#Preview` at the start of a line, spelled as a constant: its macro is Xcode's alone. Lines stay where they are.
    static func withoutPreviewMacro(_ text: String) -> String {
        guard text.contains("#Preview") else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices where lines[index].hasPrefix("#Preview") {
            lines[index] = "let preview\(index) = _PreviewMacro" + lines[index].dropFirst("#Preview".count)
        }
        return lines.joined(separator: "\n")
    }

    /// Reads `path:line:column: severity: message` lines; notes and source excerpts are left out.
    static func parse(_ output: String, paths: [String]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n").compactMap { line -> Diagnostic? in
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, let lineNumber = Int(parts[1]), let column = Int(parts[2]),
                let severity = Diagnostic.Severity(rawValue: parts[3].trimmingCharacters(in: .whitespaces))
            else { return nil }
            let diagnostic = Diagnostic(
                severity: severity, source: paths.firstIndex(of: String(parts[0])), line: lineNumber, column: column,
                message: parts[4].trimmingCharacters(in: .whitespaces))
            return seen.insert(diagnostic).inserted ? diagnostic : nil
        }
    }
}

/// The answers of concurrent checks, in the order of the questions.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result<[String], any Error>?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Result<[String], any Error>, at index: Int) {
        lock.withLock { values[index] = value }
    }

    func all() -> [Result<[String], any Error>] {
        lock.withLock { values.compactMap { $0 } }
    }
}
