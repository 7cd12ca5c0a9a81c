import ReglazeEngine

/// The source sets of a module's targets, as its build script and its folders tell.
enum GradleTargets {
    /// Those beside iOS that need an `actual` of their own: `androidMain`, `desktopMain`.
    static func sourceSets(of module: String, in project: ComposeProject) -> [String] {
        var names = Set(project.kotlin.filter { $0.module == module && !$0.isTest }.map(\.sourceSet))
        for name in ["build.gradle.kts", "build.gradle"] {
            let path = module.isEmpty ? name : "\(module)/\(name)"
            if let bytes = project.bytes(path) { names.formUnion(targets(in: String(decoding: bytes, as: UTF8.self))) }
        }
        let leaves = names.filter { name in
            ["androidMain", "desktopMain", "jvmMain", "wasmJsMain", "jsMain", "webMain"].contains(name)
        }
        return leaves.filter { !(["jsMain", "wasmJsMain"].contains($0) && leaves.contains("webMain")) }.sorted()
    }

    private static func targets(in script: String) -> Set<String> {
        var found: Set<String> = []
        if script.contains(/\bandroid(Target|Library)\b/) { found.insert("androidMain") }
        for match in script.matches(of: /\bjvm\s*\(\s*"(\w+)"/) { found.insert("\(match.output.1)Main") }
        if script.contains(/\bjvm\s*(\(\s*\)|\{)/) { found.insert("jvmMain") }
        if script.contains(/\bwasmJs\s*[({]/) { found.insert("wasmJsMain") }
        if script.contains(/\bjs\s*[({]/) { found.insert("jsMain") }
        return found
    }
}
