// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of the toolchain that holds SwiftSyntax, as every toolchain ships it for macros. It is looked for beside the
/// `swiftc` in use, so that a build needs no network. `REGLAZE_TOOLCHAIN` (a folder with `bin/swiftc`) overrides the search.
/// Nil where there is none: then the tool can't be built, which NoSwiftSyntax says; but an app that wants a library of this package
/// evaluates this manifest too, and must not fail for it.
func hostLibraries() -> String? {
    let environment = Context.environment
    var compilers = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    compilers += ["/opt/swift/usr/bin/swiftc", "/usr/bin/swiftc"]
    if let developer = environment["DEVELOPER_DIR"] {
        compilers.append("\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    }
    compilers.append("/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    if let toolchain = environment["REGLAZE_TOOLCHAIN"] { compilers = ["\(toolchain)/bin/swiftc"] }
    for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
        let binary = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let host = binary.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
            return host.path
        }
    }
    return nil
}

let host = hostLibraries()
let syntaxModules = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftIfConfig",
]
let swiftSettings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linkerSettings: [LinkerSetting] =
    host.map {
        [.unsafeFlags(["-L", $0] + syntaxModules.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", $0])]
    } ?? []

/// A target that fails with what to do, before any that imports SwiftSyntax is compiled.
let withoutSyntax: [Target] = host == nil ? [.target(name: "NoSwiftSyntax")] : []

let package = Package(
    name: "Reglaze",
    platforms: [.macOS(.v15), .iOS(.v15)],
    products: [
        .executable(name: "reglaze", targets: ["reglaze"]),
        .library(name: "ShellCore", targets: ["ShellCore"]),
        .library(name: "ShellUI", targets: ["ShellUI"]),
        .library(name: "ShellUIKit", targets: ["ShellUIKit"]),
    ],
    targets: withoutSyntax + [
        // The libraries have no `swiftSettings`, and nothing that has: SwiftPM lets a package depend by version on a product of this
        // one only if no target of that product has unsafe flags. Other targets may, as DependencyTests shows. On Linux ShellUI
        // and ShellUIKit are empty; ShellUITests checks them there.
        .target(name: "ShellCore"),
        .target(name: "ShellUI", dependencies: ["ShellCore", "ShellUIKit"]),
        .target(name: "ShellUIKit", dependencies: ["ShellCore"]),
        // The simulator's model. Scripts/build-simulator compiles it for WebAssembly; here it is built to be tested.
        .target(name: "ShellWeb", dependencies: ["ShellCore"]),
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
            name: "ReglazeEngine", dependencies: ["TreeSitter"] + withoutSyntax.map { .byName(name: $0.name) },
            swiftSettings: swiftSettings, linkerSettings: linkerSettings),
        .target(name: "ReglazeRules", dependencies: ["ReglazeEngine"], swiftSettings: swiftSettings),
        .target(name: "ReglazeCompose", dependencies: ["ReglazeEngine"], swiftSettings: swiftSettings),
        .target(name: "ReglazeReports", dependencies: ["ReglazeEngine", "ReglazeCompose"], swiftSettings: swiftSettings),
        .executableTarget(
            name: "reglaze", dependencies: ["ReglazeEngine", "ReglazeRules", "ReglazeCompose", "ReglazeReports"],
            swiftSettings: swiftSettings),
        .target(
            name: "TestSupport", dependencies: ["ReglazeEngine"], path: "Tests/Support", exclude: ["KotlinDriver.kt"],
            swiftSettings: swiftSettings),
        .testTarget(name: "ShellCoreTests", dependencies: ["ShellCore"]),
        .testTarget(name: "ShellUITests", dependencies: ["TestSupport"], swiftSettings: swiftSettings),
        .testTarget(name: "ShellWebTests", dependencies: ["ShellWeb"]),
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
