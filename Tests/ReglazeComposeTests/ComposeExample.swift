import TestSupport
import Testing

/// A Compose app of `Examples`, and how it is compiled.
struct ComposeExample: CustomTestStringConvertible, Sendable {
    let name: String
    /// What Swift imports.
    let framework: String
    /// The source sets that are compiled together, from the most general to the most special; all of them, between these.
    let programs: [[String]]

    var testDescription: String { name }

    static let all = [
        ComposeExample(
            name: "ConferenceApp", framework: "Shared",
            programs: [
                ["commonMain", "commonTest", "iosMain"], ["commonMain", "androidMain", "main"],
                ["commonMain", "jvmMain", "main"],
            ]),
        ComposeExample(
            name: "ReaderApp", framework: "ComposeApp",
            programs: [["commonMain", "iosMain"], ["commonMain", "androidMain"], ["commonMain", "desktopMain"]]),
        ComposeExample(name: "Compose/VoyagerNotes", framework: "ComposeApp", programs: [["commonMain", "iosMain"]]),
        ComposeExample(
            name: "Compose/MarketStalls", framework: "ComposeApp",
            programs: [["commonMain", "iosMain"], ["commonMain", "desktopMain"]]),
        ComposeExample(name: "Compose/DecomposeShop", framework: "Shared", programs: [["commonMain", "iosMain"]]),
    ]

    /// The errors of Kotlin's compiler in files such as those of the example.
    func kotlinErrors(_ files: [String: String]) throws -> [String] {
        try programs.flatMap { try KotlinCompiler.shared.errors(of: KotlinProgram(files, sourceSets: $0)) }
    }
}
