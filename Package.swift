// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of the toolchain that holds SwiftSyntax, as every toolchain ships it for macros. It is looked for beside the
/// `swiftc` in use, so that a build needs no network. `REGLAZE_TOOLCHAIN` (a folder with `bin/swiftc`) overrides the search.
func hostLibraries() -> String {
    let environment = Context.environment
    var compilers = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    if let toolchain = environment["REGLAZE_TOOLCHAIN"] { compilers.insert("\(toolchain)/bin/swiftc", at: 0) }
    compilers += ["/opt/swift/usr/bin/swiftc", "/usr/bin/swiftc"]
    if let developer = environment["DEVELOPER_DIR"] {
        compilers.append("\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    }
    compilers.append("/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
        let binary = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let host = binary.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
            return host.path
        }
    }
    fatalError("No Swift toolchain with SwiftSyntax (lib/swift/host) was found. Set REGLAZE_TOOLCHAIN to one.")
}

let host = hostLibraries()
let syntaxModules = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftIfConfig",
]
let swiftSettings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let linkerSettings: [LinkerSetting] = [
    .unsafeFlags(["-L", host] + syntaxModules.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
    name: "Reglaze",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "reglaze", targets: ["reglaze"])],
    targets: [
        // Holds the parsers that Scripts/fetch-grammars has put into .tools/grammars, and nothing where they are absent. The sources
        // ask for themselves: what a manifest finds out about files is not looked at again.
        .target(
            name: "TreeSitter",
            cSettings: [
                .headerSearchPath("../../.tools/grammars/tree-sitter/tree_sitter/core/lib/include"),
                .headerSearchPath("../../.tools/grammars/tree-sitter-objc/src"),
                .headerSearchPath("../../.tools/grammars/tree-sitter-kotlin/src"),
            ]),
        .target(
            name: "ReglazeEngine", dependencies: ["TreeSitter"], swiftSettings: swiftSettings, linkerSettings: linkerSettings),
        .target(name: "ReglazeRules", dependencies: ["ReglazeEngine"], swiftSettings: swiftSettings),
        .target(name: "ReglazeCompose", dependencies: ["ReglazeEngine"], swiftSettings: swiftSettings),
        .target(name: "ReglazeReports", dependencies: ["ReglazeEngine", "ReglazeCompose"], swiftSettings: swiftSettings),
        .executableTarget(
            name: "reglaze", dependencies: ["ReglazeEngine", "ReglazeRules", "ReglazeCompose", "ReglazeReports"],
            swiftSettings: swiftSettings),
        .target(
            name: "TestSupport", dependencies: ["ReglazeEngine"], path: "Tests/Support", exclude: ["KotlinDriver.kt"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "ReglazeRulesTests", dependencies: ["ReglazeEngine", "ReglazeRules", "TestSupport"],
            swiftSettings: swiftSettings),
        .testTarget(name: "SDKStubsTests", dependencies: ["TestSupport"], swiftSettings: swiftSettings),
        .testTarget(name: "ReglazeEngineTests", dependencies: ["ReglazeEngine"], swiftSettings: swiftSettings),
        .testTarget(
            name: "ReglazeComposeTests", dependencies: ["ReglazeEngine", "ReglazeCompose", "TestSupport"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "ReglazeReportsTests", dependencies: ["ReglazeEngine", "ReglazeCompose", "ReglazeReports"],
            exclude: ["validate_sarif.py"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "ReglazeCommandTests", dependencies: ["ReglazeEngine", "ReglazeRules", "ReglazeReports", "reglaze"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)
