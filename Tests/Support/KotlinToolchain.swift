import Foundation

/// Java and the Kotlin compiler that `make kotlin` fetches.
struct KotlinToolchain: Sendable {
    let java: URL
    /// `.tools/kotlin`.
    let folder: URL

    /// Fails with what is missing and how to get it.
    static func inUse(packageRoot: URL) throws(Toolchain.Failure) -> KotlinToolchain {
        let folder = packageRoot.appendingPathComponent(".tools/kotlin", isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("compiler.jar").path) else {
            throw Toolchain.Failure(what: "the Kotlin compiler was not fetched; run `make kotlin`")
        }
        let environment = ProcessInfo.processInfo.environment
        var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        if let home = environment["JAVA_HOME"] { folders.insert("\(home)/bin", at: 0) }
        for path in folders.map({ "\($0)/java" }) where FileManager.default.isExecutableFile(atPath: path) {
            return KotlinToolchain(java: URL(fileURLWithPath: path), folder: folder)
        }
        throw Toolchain.Failure(what: "Java was not found; install Java 17 or later, or set JAVA_HOME")
    }

    func jars(_ names: String...) -> String {
        names.map { folder.appendingPathComponent("\($0).jar").path }.joined(separator: ":")
    }

    /// The options of every run that compiles against Kotlin's own library and those of the wheel.
    var libraries: String { jars("stdlib", "coroutines", "serialization-core", "serialization-json") }

    /// The virtual machine's options: it runs for seconds, so the quick compiler and collector are the better ones.
    static let machine = ["-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
}
