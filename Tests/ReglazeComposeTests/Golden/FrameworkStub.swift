import Foundation

/// The Kotlin framework as Swift sees it, made from Kotlin sources: what the Objective-C export would give for their routes and for
/// the functions of one of their files. Read by patterns, and not by what Reglaze reads Kotlin with, so that it proves that.
struct FrameworkStub {
    /// Swift declarations that stand for the framework.
    private(set) var text = ""

    private var interfaces: [String: [String]] = [:]

    /// - Parameters:
    ///   - files: the Kotlin texts by path.
    ///   - routes: the end of the path of the file that declares the routes.
    init(_ files: [String: String], routes: String) {
        let kotlin = files.filter { $0.key.hasSuffix(".kt") }
        var lines = ["import UIKit", ""]
        let source = kotlin.first { $0.key.hasSuffix(routes) }?.value ?? ""
        for match in source.matches(of: /(?m)^sealed interface (\w+)(?: : ([\w, ]+))?/) {
            interfaces[String(match.1)] = Self.names(match.2)
            lines.append("protocol \(match.1): \(Self.inherited(Self.names(match.2), or: "AnyObject")) {")
            if match.2 == nil { lines.append("    var title: String? { get }\n    var subtitle: String? { get }") }
            lines.append("}")
        }
        for match in source.matches(of: /(?m)^(?:data )?object (\w+)(?: : ([\w, ]+))?/) {
            lines.append(
                """
                final class \(match.1): NSObject\(Self.conformance(match.2)) {
                    nonisolated(unsafe) static let shared = \(match.1)()
                    var title: String? { nil }
                    var subtitle: String? { nil }
                }
                """)
        }
        for match in source.matches(of: /(?m)^data class (\w+)\(([^)]*)\)(?: : ([\w, ]+))?/) {
            let parameters = Self.parameters(of: String(match.2)).map { name, type in "\(name): \(swift(type))" }
            lines.append(
                """
                final class \(match.1): NSObject\(Self.conformance(match.3)) {
                    init(\(parameters.joined(separator: ", "))) {}
                    var title: String? { nil }
                    var subtitle: String? { nil }
                }
                """)
        }
        for (path, text) in kotlin.sorted(by: { $0.key < $1.key }) where path.contains("/iosMain/") {
            let functions = text.matches(of: /(?m)^fun (\w+)\(([^{=]*?)\)(?:: ([\w?]+))?(?= =| \{)/).map { match in
                let parameters = Self.parameters(of: String(match.2)).map { name, type in
                    "\(name): \(swift(type, isParameter: true))"
                }
                let result =
                    match.3.map { swift(String($0)) } ?? (match.0.contains("ViewController") ? "UIViewController" : "Void")
                return "    class func \(match.1)(\(parameters.joined(separator: ", "))) -> \(result) { fatalError() }"
            }
            guard !functions.isEmpty else { continue }
            let name = path.split(separator: "/").last.map { $0.dropLast(3).replacing(".", with: "_") } ?? ""
            lines += ["class \(name.prefix(1).uppercased())\(name.dropFirst())Kt {"] + functions + ["}"]
        }
        text = lines.joined(separator: "\n")
    }

    private func swift(_ kotlin: String, isParameter: Bool = false) -> String {
        let type = kotlin.trimmingCharacters(in: .whitespacesAndNewlines)
        if type.hasSuffix("?") {
            let inner = String(type.dropLast())
            return inner.hasPrefix("((") ? "(\(swift(String(inner.dropFirst().dropLast()))))?" : "\(parenthesised(swift(inner)))?"
        }
        if let match = type.wholeMatch(of: /\((.*)\) -> Unit/) {
            let arguments = match.1.split(separator: ",").map { swift(String($0.split(separator: ":").last ?? "")) }
            return (isParameter ? "@escaping " : "") + "(\(arguments.joined(separator: ", "))) -> Void"
        }
        if let match = type.wholeMatch(of: /List<(.*)>/) { return "[\(swift(String(match.1)))]" }
        switch type {
        case "Boolean": return "Bool"
        case "Int": return "Int32"
        case "Long": return "Int64"
        case "Unit": return "Void"
        case "String", "Double", "Float", "UIViewController": return type
        default:
            return interfaces[type] != nil
                ? "any \(type)" : type.first?.isUppercase == true && !type.contains("Id") ? type : "Any"
        }
    }

    private func parenthesised(_ type: String) -> String { type.hasPrefix("any ") ? "(\(type))" : type }

    private static func parameters(of text: String) -> [(name: String, type: String)] {
        text.matches(of: /(?:override )?(?:val )?(\w+): ((?:\([^)]*\) -> \w+|\(\(.*?\) -> \w+\)\?|[\w<>]+\??))/).map {
            (String($0.1), String($0.2))
        }
    }

    private static func names(_ text: Substring?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func inherited(_ names: [String], or other: String) -> String {
        names.isEmpty ? other : names.joined(separator: ", ")
    }

    private static func conformance(_ text: Substring?) -> String { text.map { ", \($0)" } ?? "" }
}
