#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// All that a check's result depends on, as one hash: the program, the rules, the options, and every file.
///
/// What is added, and in which order, is for the caller to keep the same from run to run; each part has a name, so that an option
/// that moves from one place to another gives another key.
public struct CacheKey: Hashable, Sendable {
    private var hash = ContentHash()

    /// A key that begins with the program: its version, and where, when and how large the executable was built.
    public init(version: String) {
        hash.add(ResultFormat.version)
        hash.add(version)
        Self.addExecutable(to: &hash)
    }

    /// Adds a setting.
    public mutating func add(_ name: String, _ value: String) {
        hash.add(name)
        hash.add(value)
    }

    /// Adds settings whose order matters, such as the ids of the rules.
    public mutating func add(_ name: String, _ values: [String]) {
        hash.add(name)
        hash.add(values.count)
        for value in values { hash.add(value) }
    }

    /// Adds what rules are told by the command line and the configuration.
    public mutating func add(_ options: RuleOptions) {
        hash.add(options.sdk)
        add("minimumOS", options.minimumOS.sorted { $0.key < $1.key }.flatMap { [$0.key.text, $0.value.description] })
    }

    /// Adds a file, or what could be read of it.
    ///
    /// - Parameters:
    ///   - content: the whole of its bytes. Of a `SourceFile`, the byte-order mark doesn't matter.
    ///   - scope: where its code runs; nil for a file that rules don't look at.
    public mutating func add(file path: String, _ content: [UInt8], scope: Scope?) {
        hash.add(path)
        hash.add(content)
        guard let scope else { return hash.add(-1) }
        hash.add(scope.deploymentTarget.major)
        hash.add(scope.deploymentTarget.minor)
        for device in Device.allCases { hash.add(scope.devices.contains(device) ? 1 : 0) }
        hash.add(scope.runsOnIOS ? 1 : 0)
        for platform in OtherPlatform.allCases {
            hash.add(scope.others[platform]?.major ?? -1)
            hash.add(scope.others[platform]?.minor ?? -1)
        }
    }

    /// Adds all the files of a project with their scopes, and which of them are checked.
    public mutating func add(_ index: ProjectIndex, isSelected: (String) -> Bool = { _ in true }) {
        hash.add(index.files.count)
        for file in index.files {
            add(file: file.path, file.bytes, scope: index.scope(of: file.path))
            hash.add(isSelected(file.path) ? 1 : 0)
        }
    }

    /// The name of the cache file.
    var name: String { hash.finished.description }
    var bytes: [UInt8] { hash.finished.bytes }

    private static func addExecutable(to hash: inout ContentHash) {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return }
            let path = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #else
            let path = "/proc/self/exe"
        #endif
        var info = stat()
        guard stat(path, &info) == 0 else { return }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        hash.add(Int(truncatingIfNeeded: info.st_ino))
        for number in [Int(info.st_size), Int(time.tv_sec), Int(time.tv_nsec)] { hash.add(number) }
    }
}
