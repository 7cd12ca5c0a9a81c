import Foundation

/// `Res` and its accessors, which the Gradle plugin of Compose Multiplatform generates from `composeResources`.
enum ResourceAccessors {
    /// The generated files by path, for each module that has resources.
    static func files(of project: [String: String]) -> [String: String] {
        var accessors: [String: Set<String>] = [:]
        for (path, text) in project {
            guard let range = path.range(of: "src/commonMain/composeResources/") else { continue }
            let module = String(path[..<range.lowerBound])
            let parts = path[range.upperBound...].split(separator: "/")
            guard let folder = parts.first, let file = parts.last, parts.count == 2 else { continue }
            if folder == "values" || folder.hasPrefix("values-") {
                for (tag, type) in [
                    ("string", "StringResource"), ("plurals", "PluralStringResource"), ("string-array", "StringArrayResource"),
                ] {
                    let kind = tag == "string-array" ? "array" : tag
                    for name in names(of: tag, in: text) { accessors[module, default: []].insert("Res.\(kind).\(name): \(type)") }
                }
            } else if folder.hasPrefix("drawable") || folder.hasPrefix("font") {
                let kind = folder.hasPrefix("font") ? "font" : "drawable"
                let name = file.prefix { $0 != "." }.replacing("-", with: "_")
                accessors[module, default: []].insert(
                    "Res.\(kind).\(name): \(kind == "font" ? "FontResource" : "DrawableResource")")
            }
        }
        var files: [String: String] = [:]
        for (module, lines) in accessors {
            let properties = lines.sorted().map { "val \($0) get() = error(\"a declaration without a body\")" }
            files["\(module)build/generated/Res.kt"] = """
                package \(package(of: module, in: project))

                import org.jetbrains.compose.resources.*

                object Res {
                    object string
                    object plurals
                    object array
                    object drawable
                    object font
                }

                \(properties.joined(separator: "\n"))

                """
        }
        return files
    }

    /// As `compose.resources { packageOfResClass = "…" }` says, or else as the plugin chooses it.
    private static func package(of module: String, in project: [String: String]) -> String {
        let script = project["\(module)build.gradle.kts"] ?? ""
        if let match = script.firstMatch(of: /packageOfResClass\s*=\s*"([^"]*)"/) { return String(match.1) }
        let settings = project["settings.gradle.kts"] ?? ""
        let root = settings.firstMatch(of: /rootProject\.name\s*=\s*"([^"]*)"/).map { String($0.1) } ?? "project"
        let names = [root] + module.split(separator: "/").map(String.init)
        return names.map { $0.lowercased().replacing("-", with: "_") }.joined(separator: ".") + ".generated.resources"
    }

    private static func names(of tag: String, in text: String) -> [String] {
        text.components(separatedBy: "<\(tag) ").dropFirst().compactMap { part in
            part.firstMatch(of: /^[^>]*name="([^"]*)"/).map { String($0.1) }
        }
    }
}
