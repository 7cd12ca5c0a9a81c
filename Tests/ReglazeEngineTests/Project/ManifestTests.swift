import Testing

@testable import ReglazeEngine

@Suite struct ManifestTests {
    @Test(arguments: [
        ("platforms: [.iOS(.v16), .macOS(.v13)],", OSVersion(16)),
        ("platforms: [.macOS(.v13), .iOS(\"16.4\")],", OSVersion(16, 4)),
        ("platforms: [\n// .iOS(.v12)\n/* .iOS(.v11) */ .iOS(SupportedPlatform.IOSVersion.v15)],", OSVersion(15)),
        ("platforms: [.iOS( .v17 )],", OSVersion(17)), ("platforms: [.macOS(.v13)],", nil), ("", nil),
    ])
    func packages(platforms: String, version: OSVersion?) throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", \(platforms) products: [.library(name: "Kit", targets: ["Kit"])])
            """,
            "Kit/Sources/Kit/A.swift": "", "B.swift": "",
        ])
        let project = try folder.project()
        #expect(project.targets.map(\.name) == ["Kit"])
        #expect(project.targets.map(\.product) == [.package])
        #expect(project.deploymentTarget == version)
        let others: [OtherPlatform: OSVersion] = platforms.contains("macOS") ? [.macOS: 13] : [:]
        #expect(
            project.scope(of: "Kit/Sources/Kit/A.swift")
                == Scope(deploymentTarget: version ?? 16, devices: [.iPhone, .iPad], others: others))
    }

    @Test func aPackageWithoutAPlatformTakesTheApps() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 14.0;")
        text.target("App", settings: "")
        let project = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text.text, "Kit/Sources/A.swift": "", "New/Sources/B.swift": "",
            "Kit/Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\")",
            "New/Package.swift": "import PackageDescription\nlet package = Package(name: \"New\", platforms: [.iOS(.v17)])",
        ]).project()
        #expect(project.scope(of: "Kit/Sources/A.swift") == Scope(deploymentTarget: 14, devices: [.iPhone]))
        #expect(project.scope(of: "New/Sources/B.swift") == Scope(deploymentTarget: 17, devices: [.iPhone]))
        #expect(project.deploymentTarget == 14)
    }

    @Test func tuistTargetsAreReadFromLiterals() throws {
        let project = try TemporaryFolder([
            "Project.swift": #"""
            import ProjectDescription
            let project = Project(
                name: "App",
                targets: [
                    .target(
                        name: "App", destinations: [.iPhone], product: .app, bundleId: "a.b", // (
                        deploymentTargets: .iOS("16.0"), sources: ["App/Sources/**"],
                        dependencies: [.target(name: "Kit")]),
                    Target(
                        name: "Kit", platform: .iOS, product: .framework,
                        deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]), sources: "Kit/**/*.swift"),
                    .target(name: "Mac", destinations: .macOS, product: .app, deploymentTargets: .macOS("13.0"), sources: ["Mac/**"]),
                    .target(
                        name: "Many", destinations: [.iPhone, .iPad, .mac], product: .app,
                        deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"), sources: ["Many/**"]),
                ])
            """#,
            "App/Sources/A.swift": "", "Kit/K.swift": "", "Mac/M.swift": "", "Many/N.swift": "",
        ]).project()
        #expect(project.targets.map(\.name) == ["App", "Mac", "Many", "Kit"])
        #expect(project.scope(of: "App/Sources/A.swift") == Scope(deploymentTarget: 16, devices: [.iPhone]))
        #expect(project.scope(of: "Kit/K.swift") == Scope(deploymentTarget: 15, devices: [.iPhone, .iPad]))
        #expect(!project.scope(of: "Mac/M.swift").runsOnIOS)
        #expect(project.scope(of: "Many/N.swift") == Scope(deploymentTarget: 17, devices: [.iPhone, .iPad]))
        #expect(project.deploymentTarget == 16)
    }

    @Test func xcodeGenTargetsAreRead() throws {
        let project = try TemporaryFolder([
            "project.yml": """
            name: App # the app
            include: Base.yml
            options:
              bundleIdPrefix: org.example
              deploymentTarget:
                iOS: "15.0"
            settings:
              base:
                SWIFT_VERSION: 5.9
            targetTemplates:
              Common: {type: framework, platform: iOS}
            targets:
              App:
                type: application
                platform: iOS
                settings:
                  TARGETED_DEVICE_FAMILY: 1
                  INFOPLIST_KEY_UILaunchScreen_Generation: YES
                info: {path: App/Info.plist}
                preBuildScripts:
                  - name: Lint
                    script: |
                      targets: # not a key
                        no
                sources:
                - App
                - path: Shared
                  excludes: ["*.old.swift", 'Attic']
              Kit:
                templates: [Common]
                deploymentTarget: 14.5
                sources: [{path: Kit}]
              Mac:
                type: application
                platform: macOS
                sources: Mac
              Both:
                type: application
                supportedDestinations:
                  - iOS
                  - macOS
                deploymentTarget: {iOS: 17.0, macOS: 14.0}
                sources: Both
            """,
            "Base.yml": "settings:\n  configs:\n    debug:\n      PRODUCT_NAME: Base\n",
            "App/A.swift": "", "Shared/S.swift": "", "Shared/T.old.swift": "", "Shared/Attic/U.swift": "", "Kit/K.swift": "",
            "Mac/M.swift": "", "Both/B.swift": "",
        ]).project()
        #expect(project.unreadable.isEmpty)
        #expect(project.targets.map(\.name) == ["App", "Both", "Kit", "Mac"])
        #expect(project.scope(of: "App/A.swift") == Scope(deploymentTarget: 15, devices: [.iPhone]))
        #expect(project.targets(holding: "Shared/S.swift").map(\.name) == ["App"])
        #expect(project.targets(holding: "Shared/T.old.swift").isEmpty)
        #expect(project.targets(holding: "Shared/Attic/U.swift").isEmpty)
        #expect(project.scope(of: "Kit/K.swift").deploymentTarget == OSVersion(14, 5))
        #expect(project.scope(of: "Both/B.swift") == Scope(deploymentTarget: 17, devices: [.iPhone, .iPad]))
        #expect(!project.scope(of: "Mac/M.swift").runsOnIOS)
        let app = try #require(project.targets.first)
        #expect(app.infoPlists == ["App/Info.plist"])
        #expect(app.configurations.map { $0["PRODUCT_NAME"] } == ["Base", "App"])
        #expect(app.configurations.first?["INFOPLIST_KEY_UILaunchScreen_Generation"] == "YES")
    }

    @Test func aSpecBesideItsProjectIsNotAsked() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
        text.target("App", settings: "")
        let spec = "options: {deploymentTarget: {iOS: 13.0}}\ntargets: {App: {type: application, platform: iOS}}\n"
        let both = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "project.yml": spec])
        #expect(try both.project().deploymentTarget == 17)
        let broken = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "{", "project.yml": spec])
        #expect(try broken.project().deploymentTarget == 13)
    }

    @Test func yaml() throws {
        let text = """
            ---
            a: &x {b: "c: d", e: [f, 'g''h', ]} # note
            i: *x
            j:
              <<: *x
              b: own
            "k l":
            - m: 1
              n: 2
            -
              - o
              - "p#q"
            - r s
            t: >-
              folded
                more

              end
            u: {
              v: w }
            x:
            y: two
              lines
            z: "a\\tb"
            """
        let list = try YAMLReader.read(Array(text.utf8))
        let flow = PropertyList.map(["b": .string("c: d"), "e": .list([.string("f"), .string("g'h")])])
        #expect(list["a"] == flow)
        #expect(list["i"] == flow)
        #expect(list["j"] == .map(["b": .string("own"), "e": .list([.string("f"), .string("g'h")])]))
        #expect(
            list["k l"]
                == .list([
                    .map(["m": .string("1"), "n": .string("2")]), .list([.string("o"), .string("p#q")]), .string("r s"),
                ]))
        #expect(list["t"]?.string?.contains("folded") == true)
        #expect(list["u"] == .map(["v": .string("w")]))
        #expect(list["x"] == .string(""))
        #expect(list["y"] == .string("two lines"))
        #expect(list["z"] == .string("a\tb"))
        for broken in ["a: [b", "a\nb", "a: b\n  c: d\n e: f", "\ta: b", "a: *b", "<<<<<<< HEAD\na: b"] {
            #expect(throws: YAMLReader.Fault.self, "\(broken)") { try YAMLReader.read(Array(broken.utf8)) }
        }
    }
}
