import Foundation
import Testing

/// An app can have the libraries by version, though other targets of this package have unsafe flags.
@Suite struct DependencyTests {
    @Test(.timeLimit(.minutes(5))) func aPackageBuildsWithTheLibrariesByVersion() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("reglaze-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? files.removeItem(at: folder) }
        let package = folder.appendingPathComponent("Reglaze")
        let app = folder.appendingPathComponent("App")
        let sources = app.appendingPathComponent("Sources/App")
        try files.createDirectory(at: package.appendingPathComponent("Tests"), withIntermediateDirectories: true)
        try files.createDirectory(at: sources, withIntermediateDirectories: true)

        // A release of what is here now: SwiftPM takes versions from the tags of a repository. It asks for the folders of all
        // targets but those of tests.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
        for path in ["Package.swift", "Sources", "Tests/Support"] {
            try files.copyItem(at: root.appendingPathComponent(path), to: package.appendingPathComponent(path))
        }
        for arguments in [
            ["init", "--quiet"], ["add", "--all"],
            [
                "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false", "commit", "--quiet",
                "-m", "1",
            ],
            ["-c", "tag.gpgSign=false", "tag", "0.1.0"],
        ] { try Command.run("git", arguments, in: package) }

        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                platforms: [.macOS(.v15), .iOS(.v15)],
                dependencies: [.package(url: "\(package.absoluteString)", from: "0.1.0")],
                targets: [
                    .target(
                        name: "App",
                        dependencies: [
                            .product(name: "ShellCore", package: "Reglaze"), .product(name: "ShellUI", package: "Reglaze"),
                            .product(name: "ShellUIKit", package: "Reglaze"),
                        ]),
                ]
            )
            """
        try manifest.write(to: app.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let source = """
            import ShellCore
            import ShellUI
            import ShellUIKit

            public struct Navigation: Sendable {
                public var shell = ShellModel<String, Int>(tabs: "Schedule", "Info")
            }
            """
        try source.write(to: sources.appendingPathComponent("Navigation.swift"), atomically: true, encoding: .utf8)

        let build = [
            "build", "--target", "App", "--cache-path", folder.appendingPathComponent("cache").path, "--disable-index-store",
            "-debug-info-format", "none",
        ]
        // SwiftPM leaves its locks where temporary files go.
        var environment = ["TMPDIR": folder.path]
        let output = try Command.run("swift", build, in: app, environment: environment)
        #expect(output.contains("0.1.0"))
        // Where no SwiftSyntax is found, only the tool can't be built.
        environment["REGLAZE_TOOLCHAIN"] = "/nowhere"
        try Command.run("swift", build, in: app, environment: environment)
    }
}
