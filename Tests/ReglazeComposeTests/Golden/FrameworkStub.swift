import Foundation

/// The Kotlin framework as Swift sees it, made from Kotlin sources: what the Objective-C export would give, as far as a shell uses it.
/// Read by patterns, and not by what Reglaze reads Kotlin with, so that it proves that the two halves of a shell agree.
struct FrameworkStub {
    /// Swift declarations that stand for the framework.
    /// What Kotlin passes to a closure of Swift is an object.
    private(set) var text = "import UIKit\nclass KotlinBoolean: NSObject { var boolValue: Bool { false } }\n"

    private var interfaces: Set<String> = []
    private var classes: Set<String> = []

    /// - Parameters:
    ///   - files: the Kotlin texts by path.
    ///   - exported: the ends of the paths of the files whose types Swift uses.
    init(_ files: [String: String], exported: [String]) {
        let kotlin = files.filter { $0.key.hasSuffix(".kt") }.sorted { $0.key < $1.key }
        let sources = kotlin.filter { file in exported.contains { file.key.hasSuffix($0) } }.map(\.value)
        for source in sources {
            for match in source.matches(of: /(?m)^(?:sealed )?interface (\w+)/) { interfaces.insert(String(match.1)) }
            for match in source.matches(of: /(?m)^data class (\w+)/) { classes.insert(String(match.1)) }
        }
        for source in sources { text += declarations(of: source) }
        for (path, source) in kotlin where path.contains("/iosMain/") { text += functions(of: source, path: path) }
    }

    private func declarations(of source: String) -> String {
        let start = /(?m)^(?<mark>sealed interface|interface|data class|class|data object|object|enum class) (?<name>\w+)/
        return source.matches(of: start).map { match in
            let rest = source[match.range.upperBound...]
            var end = rest.firstIndex { $0 == "\n" || $0 == "{" } ?? rest.endIndex
            // A constructor over several lines.
            if rest[..<end].contains("("), !rest[..<end].contains(")"), let closing = rest.firstRange(of: "\n)") {
                end = rest[closing.upperBound...].firstIndex { $0 == "\n" || $0 == "{" } ?? rest.endIndex
            }
            let header = rest[..<end]
            let after = rest[end...]
            let members =
                after.hasPrefix("{\n") ? String(after[..<(after.firstRange(of: "\n}")?.lowerBound ?? after.endIndex)]) : ""
            return declaration(
                String(match.mark), String(match.name), header: String(header), after: String(after), members: members)
        }.joined(separator: "\n") + "\n"
    }

    private func declaration(_ mark: String, _ name: String, header: String, after: String, members: String) -> String {
        let parents = header.firstMatch(of: /(?:^|\)) : ([\w, ]+)/).map { String($0.1) } ?? ""
        let own = members.matches(of: /(?m)^    (?:override )?fun (\w+)\((.*?)\)(?:: ([\w?]+))?(?: =| \{|$)/).map { match in
            "func \(match.1)(\(parameters(String(match.2), escaping: true)))" + (match.3.map { " -> \(swift(String($0)))" } ?? "")
        }
        switch mark {
        case "sealed interface", "interface":
            let values = members.matches(of: /(?m)^    val (\w+): ([\w?]+)/).map { "var \($0.1): \(swift(String($0.2))) { get }" }
            return "protocol \(name): \(parents.isEmpty ? "AnyObject" : parents) {\n\((own + values).joined(separator: "\n"))\n}"
        case "enum class":
            let cases = after.firstMatch(of: /\{ ([\w, ]+) \}/).map { String($0.1).lowercased() } ?? ""
            return "enum \(name) { case \(cases) }"
        default:
            let isObject = mark.hasSuffix("object")
            let isInternal = header.contains("internal constructor")
            var lines = own.map { "\($0) { fatalError() }" }
            let fields =
                header.matches(of: /(?:^|[(,\n]) *(?:override )?va[lr] (\w+): ([\w<>]+\??)/).map { ($0.1, $0.2) }
                + members.matches(of: /(?m)^    (?:override )?va[lr] (\w+): ([\w<>]+\??)/).map { ($0.1, $0.2) }
            lines += fields.filter { !["title", "subtitle"].contains($0.0) || parents.isEmpty }.map {
                "var \($0.0): \(swift(String($0.1))) { get { fatalError() } set {} }"
            }
            if !parents.isEmpty { lines += ["title", "subtitle"].map { "var \($0): String? { nil }" } }
            if isObject { lines.append("nonisolated(unsafe) static let shared = \(name)()") }
            if !isInternal, !isObject { lines.append("init(\(parameters(header))) { super.init() }") }
            return "final class \(name): NSObject\(parents.isEmpty ? "" : ", \(parents)") {\n\(lines.joined(separator: "\n"))\n}"
        }
    }

    /// The functions of a file, which Swift sees as those of a class.
    private func functions(of source: String, path: String) -> String {
        let functions = source.matches(of: /(?m)^fun (\w+)\(([^{=]*?)\)(?:: ([\w?]+))?(?= =| \{)/).map { match in
            let result = match.3.map { swift(String($0)) } ?? (match.0.contains("ViewController") ? "UIViewController" : "Void")
            return "    class func \(match.1)(\(parameters(String(match.2), escaping: true))) -> \(result) { fatalError() }"
        }
        guard !functions.isEmpty else { return "" }
        let name = path.split(separator: "/").last.map { $0.dropLast(3).replacing(".", with: "_") } ?? ""
        return "class \(name.prefix(1).uppercased())\(name.dropFirst())Kt {\n\(functions.joined(separator: "\n"))\n}\n"
    }

    private func parameters(_ text: String, escaping: Bool = false) -> String {
        text.matches(of: /(\w+): ((?:\([^)]*\) -> \w+|\(\(.*?\) -> \w+\)\?|[\w<>]+\??))/).map {
            "\($0.1): \(swift(String($0.2), escaping: escaping))"
        }.joined(separator: ", ")
    }

    private func swift(_ kotlin: String, escaping: Bool = false) -> String {
        let type = kotlin.trimmingCharacters(in: .whitespacesAndNewlines)
        if type.hasSuffix("?") {
            let inner = String(type.dropLast())
            return inner.hasPrefix("((") ? "(\(swift(String(inner.dropFirst().dropLast()))))?" : "(\(swift(inner)))?"
        }
        if let match = type.wholeMatch(of: /\((.*)\) -> Unit/) {
            let arguments = match.1.split(separator: ",").map { argument in
                let type = swift(String(argument.split(separator: ":").last ?? ""))
                return type == "Bool" ? "KotlinBoolean" : type
            }
            return (escaping ? "@escaping " : "") + "(\(arguments.joined(separator: ", "))) -> Void"
        }
        if let match = type.wholeMatch(of: /List<(.*)>/) { return "[\(swift(String(match.1)))]" }
        switch type {
        case "Boolean": return "Bool"
        case "Int": return "Int32"
        case "Long": return "Int64"
        case "Unit": return "Void"
        case "String", "Double", "Float", "UIViewController": return type
        default:
            if classes.contains(type) { return type }
            return interfaces.contains(type)
                ? "any \(type)" : type.hasPrefix("Scaffold") || type.hasPrefix("Native") ? type : "Any"
        }
    }
}
