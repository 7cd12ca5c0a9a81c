import Foundation
import TestSupport
import Testing

/// A page of documentation, and the code in it.
struct Page: CustomTestStringConvertible, Sendable {
    /// From the root of the package.
    let path: String

    /// The Swift blocks, in their order.
    let snippets: [String]

    /// The Kotlin blocks.
    let kotlin: [String]

    var testDescription: String { path }

    /// - Parameter heading: where the part begins that counts; it ends at the next one of the same rank.
    init(_ path: String, under heading: String? = nil) throws {
        self.path = path
        let root = ShellModules.root(of: "ShellCore").appendingPathComponent("../..").standardizedFileURL
        var text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        if let heading {
            let sections = text.components(separatedBy: "\n## ")
            text = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
        }
        var blocks: [(language: Substring, text: String)] = []
        var block: (language: Substring, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let finished = block {
                    blocks.append((finished.language, finished.lines.joined(separator: "\n") + "\n"))
                    block = nil
                } else {
                    block = (line.dropFirst(3), [])
                }
            } else {
                block?.lines.append(line)
            }
        }
        snippets = blocks.filter { $0.language == "swift" }.map(\.text)
        kotlin = blocks.filter { $0.language == "kotlin" }.map(\.text)
    }

    /// What draws or declares, as an app would have it: without what only prints.
    var app: [String] { snippets.filter { !$0.contains("print(") } }

    /// What runs anywhere.
    var program: [String] { snippets.filter { !$0.contains("import SwiftUI") && !$0.contains("import UIKit") } }

    /// All pages of a library's catalogue.
    static func catalogue(of name: String) throws -> [Page] {
        let folder = "Sources/\(name)/\(name).docc"
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ShellModules.root(of: name).appendingPathComponent("\(name).docc").path)
        return try files.filter { $0.hasSuffix(".md") }.sorted().map { try Page("\(folder)/\($0)") }
    }

    static func readMe() throws -> Page { try Page("README.md", under: "The shell as a library") }

    static func all() throws -> [Page] {
        try ShellModules.names.flatMap { try catalogue(of: $0) } + [readMe(), Page("Documentation/shell.md")]
    }
}
