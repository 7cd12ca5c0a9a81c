import Foundation

/// Compiles Kotlin against our own declarations of Compose and of the navigation libraries (`Tests/SDKStubs/Compose`), with
/// kotlinx.coroutines, kotlinx.serialization and its plugin being the real ones.
///
///     let errors = try KotlinCompiler.shared.errors(of: KotlinProgram(files, sourceSets: ["commonMain", "iosMain"]))
///     #expect(errors == [])
///
/// One virtual machine serves a whole test run: the first program takes about 5 s, later ones about one. The declarations are compiled
/// once (half a minute) into `.build/kotlin-stubs`. Without the compiler plugin, `@Composable` is a plain annotation: types, names
/// and arguments are checked, not from where a composable is called.
public final class KotlinCompiler: @unchecked Sendable {
    public static let shared = KotlinCompiler()

    /// Why Kotlin can't be compiled here, for `@Suite(.enabled(if:))`; nil where it can.
    public static let unavailability: String? = {
        do throws(Toolchain.Failure) {
            _ = try KotlinToolchain.inUse(packageRoot: packageRoot)
            return nil
        } catch { return "SKIPPED: Kotlin is not compiled: \(error.what)" }
    }()

    /// One message of the compiler.
    public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
        public let isError: Bool
        /// As the program named it; nil for what is about no file.
        public let path: String?
        public let line: Int
        public let message: String

        public var description: String {
            "\(path.map { "\($0):\(line): " } ?? "")\(isError ? "error" : "warning"): \(message)"
        }
    }

    private static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private let lock = NSLock()
    private var server: Result<Server, any Error>?

    /// The compiler's errors and warnings.
    public func check(_ program: KotlinProgram) throws -> [Diagnostic] {
        try lock.withLock {
            let server = self.server ?? Result { try Server(packageRoot: Self.packageRoot) }
            self.server = server
            return try server.get().check(program)
        }
    }

    /// The errors alone; empty if the program compiles.
    public func errors(of program: KotlinProgram) throws -> [String] {
        try check(program).filter(\.isError).map(\.description)
    }
}

/// The virtual machine, and what it was started with.
private struct Server {
    let toolchain: KotlinToolchain
    let stubs: URL
    let process: Process
    let requests: FileHandle
    let answers: FileHandle

    init(packageRoot: URL) throws {
        toolchain = try KotlinToolchain.inUse(packageRoot: packageRoot)
        let base = packageRoot.appendingPathComponent(".build/kotlin-stubs", isDirectory: true)
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        let fileLock = try FileLock(at: base.appendingPathComponent("lock"))
        defer { fileLock.unlock() }

        let pin = try Data(contentsOf: toolchain.folder.appendingPathComponent("kotlin.txt"))
        let source = packageRoot.appendingPathComponent("Tests/Support/KotlinDriver.kt")
        let driver = base.appendingPathComponent("driver-\(Fingerprint.of([pin, try Data(contentsOf: source)])).jar")
        if !FileManager.default.fileExists(atPath: driver.path) {
            try Self.compileDriver(source, to: driver, with: toolchain)
        }

        let declarations = try FileManager.default.contentsOfDirectory(
            at: packageRoot.appendingPathComponent("Tests/SDKStubs/Compose"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "kt" }.sorted { $0.path < $1.path }
        stubs = base.appendingPathComponent(
            "stubs-\(Fingerprint.of([pin] + (try declarations.map { try Data(contentsOf: $0) }))).jar")

        process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = toolchain.java
        process.arguments =
            KotlinToolchain.machine + ["-cp", "\(toolchain.jars("compiler", "stdlib")):\(driver.path)", "KotlinDriverKt"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        requests = input.fileHandleForWriting
        answers = output.fileHandleForReading
        try process.run()

        guard !FileManager.default.fileExists(atPath: stubs.path) else { return }
        let fresh = stubs.appendingPathExtension("\(UUID().uuidString).jar")
        let answer = try run(
            ["-no-stdlib", "-no-reflect", "-nowarn", "-Xallow-kotlin-package", "-cp", toolchain.libraries, "-d", fresh.path]
                + declarations.map(\.path))
        guard answer.isOK else { throw Toolchain.Failure(what: "could not compile Tests/SDKStubs/Compose", output: answer.text) }
        try FileManager.default.moveItem(at: fresh, to: stubs)
    }

    func check(_ program: KotlinProgram) throws -> [KotlinCompiler.Diagnostic] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kotlin-\(UUID().uuidString)", isDirectory: true).resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = [
            "-no-stdlib", "-no-reflect", "-Xmulti-platform", "-Xexpect-actual-classes",
            "-Xplugin=\(toolchain.jars("serialization-plugin"))",
            "-Xfragments=\(program.fragments.map(\.name).joined(separator: ","))", "-cp", "\(stubs.path):\(toolchain.libraries)",
            "-d", folder.appendingPathComponent("classes").path,
        ]
        for (refined, fragment) in zip(program.fragments, program.fragments.dropFirst()) {
            arguments.append("-Xfragment-refines=\(fragment.name):\(refined.name)")
        }
        for fragment in program.fragments {
            for (path, text) in fragment.files.sorted(by: { $0.key < $1.key }) {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
                arguments += ["-Xfragment-sources=\(fragment.name):\(file.path)", file.path]
            }
        }
        let answer = try run(arguments)
        let diagnostics = Self.parse(answer.text, below: folder.path + "/")
        guard answer.isOK || diagnostics.contains(where: \.isError) else {
            throw Toolchain.Failure(what: "the Kotlin compiler failed", output: answer.text)
        }
        return diagnostics
    }

    private func run(_ arguments: [String]) throws -> (isOK: Bool, text: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kotlin-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(arguments.joined(separator: "\n").utf8).write(to: file)
        try requests.write(contentsOf: Data("\(file.path)\n".utf8))
        var answer = Data()
        while true {
            let part = answers.availableData
            if part.isEmpty {
                throw Toolchain.Failure(what: "the Kotlin compiler ended", output: String(decoding: answer, as: UTF8.self))
            }
            answer.append(part)
            guard part.last == UInt8(ascii: "\n") else { continue }
            let text = String(decoding: answer, as: UTF8.self)
            let lines = text.split(separator: "\n")
            if let last = lines.last, last.hasPrefix("=== ") { return (last == "=== OK", text) }
        }
    }

    private static func compileDriver(_ source: URL, to jar: URL, with toolchain: KotlinToolchain) throws {
        let process = Process()
        let output = Pipe()
        let fresh = jar.appendingPathExtension("\(UUID().uuidString).jar")
        process.executableURL = toolchain.java
        process.arguments =
            KotlinToolchain.machine + [
                "-cp", toolchain.jars("compiler", "stdlib"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib",
                "-no-reflect",
                "-cp", toolchain.jars("stdlib", "compiler"), "-d", fresh.path, source.path,
            ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let messages = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Toolchain.Failure(what: "could not compile \(source.path)", output: String(decoding: messages, as: UTF8.self))
        }
        try FileManager.default.moveItem(at: fresh, to: jar)
    }

    /// Reads `path:line:column: error: message` and `error: message`; the excerpts of the source are left out.
    private static func parse(_ output: String, below folder: String) -> [KotlinCompiler.Diagnostic] {
        output.split(separator: "\n").compactMap { line in
            for (mark, isError) in [("error: ", true), ("warning: ", false)] {
                guard let range = line.range(of: mark) else { continue }
                let message = String(line[range.upperBound...])
                if range.lowerBound == line.startIndex {
                    return KotlinCompiler.Diagnostic(isError: isError, path: nil, line: 0, message: message)
                }
                let place = line[..<range.lowerBound].split(separator: ":")
                guard line.hasPrefix(folder), place.count >= 3, let number = Int(place[1]) else { continue }
                return KotlinCompiler.Diagnostic(
                    isError: isError, path: String(place[0].dropFirst(folder.count)), line: number, message: message)
            }
            return nil
        }
    }
}
