import Testing

@testable import ReglazeEngine

@Suite struct XcodeProjectTests {
    private static let file = "isa = PBXFileReference; sourceTree = \"<group>\"; path = "

    @Test func eachFileHasTheScopeOfItsTargets() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
        text.target("App", settings: "TARGETED_DEVICE_FAMILY = \"1,2\";", files: ["A", "S"])
        text.target(
            "Widget", type: "app-extension", settings: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
            release: "IPHONEOS_DEPLOYMENT_TARGET = 17.4;", files: ["W", "S"])
        text.target("AppTests", type: "bundle.unit-test", settings: "IPHONEOS_DEPLOYMENT_TARGET = 12.0;", files: ["T", "S"])
        text.target("Watch", settings: "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9.0;", files: ["H"])
        text.top("G", "isa = PBXGroup; path = Sources; sourceTree = \"<group>\"; children = (A, V, );")
        text.add("A", Self.file + "A.swift;")
        text.add("V", "isa = PBXGroup; name = Virtual; sourceTree = \"<group>\"; children = (S, W, );")
        text.add("S", Self.file + "\"Shared Code.swift\"; name = Shared;")
        text.add("W", "isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = Widget/../Widget/W.swift;")
        text.top("T", Self.file + "Tests/T.swift;")
        text.top("H", Self.file + "Watch/H.swift;")
        let folder = try TemporaryFolder([
            "ios/App.xcodeproj/project.pbxproj": text.text, "ios/Sources/A.swift": "", "ios/Sources/Shared Code.swift": "",
            "ios/Widget/W.swift": "", "ios/Tests/T.swift": "", "ios/Watch/H.swift": "", "ios/Loose.swift": "",
        ])
        let project = try folder.project()
        #expect(project.unreadable.isEmpty)
        #expect(project.deploymentTarget == 16)
        #expect(!project.deploymentTargetIsAssumed)
        #expect(project.devices == [.iPhone, .iPad])
        #expect(project.scope(of: "ios/Sources/A.swift") == Scope(deploymentTarget: 16, devices: [.iPhone, .iPad]))
        #expect(project.scope(of: "ios/Sources/Shared Code.swift") == Scope(deploymentTarget: 16, devices: [.iPhone, .iPad]))
        #expect(project.scope(of: "ios/Widget/W.swift") == Scope(deploymentTarget: 17, devices: [.iPhone]))
        #expect(project.scope(of: "ios/Tests/T.swift").deploymentTarget == 12)
        #expect(!project.scope(of: "ios/Watch/H.swift").runsOnIOS)
        #expect(project.scope(of: "ios/Loose.swift").deploymentTarget == 16)
        #expect(project.targets(holding: "ios/Sources/Shared Code.swift").map(\.name) == ["App", "Widget", "AppTests"])
        #expect(project.targets.map(\.product) == [.application, .appExtension, .tests, .application])
        #expect(project.targets.map(\.runsOnIOS) == [true, true, true, false])
    }

    @Test func synchronizedFoldersHoldTheirFilesButForTheExceptions() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos;")
        text.target("App", settings: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;", folders: ["SYNC"])
        text.target("Widget", type: "app-extension", settings: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
        text.top(
            "SYNC",
            "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (EX, IN, );")
        text.add(
            "EX",
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TApp; membershipExceptions = (Info.plist, Old/A.swift, );"
        )
        text.add(
            "IN",
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TWidget; membershipExceptions = (Shared.swift, );")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text.text, "App/A.swift": "", "App/Old/A.swift": "", "App/Shared.swift": "",
        ])
        let project = try folder.project()
        #expect(project.targets(holding: "App/A.swift").map(\.name) == ["App"])
        #expect(project.targets(holding: "App/Old/A.swift").isEmpty)
        #expect(project.targets(holding: "App/Shared.swift").map(\.name) == ["App", "Widget"])
        #expect(project.scope(of: "App/Shared.swift").deploymentTarget == 17)
        #expect(project.scope(of: "App/A.swift").deploymentTarget == 18)
    }

    @Test func storyboardsInSeveralLanguagesBelongToTheirTarget() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        text.target("App", settings: "", files: ["VAR"])
        text.top("G", "isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = (VAR, );")
        text.add("VAR", "isa = PBXVariantGroup; name = Main.storyboard; sourceTree = \"<group>\"; children = (BASE, DE, );")
        text.add("BASE", Self.file + "Base.lproj/Main.storyboard;")
        text.add("DE", Self.file + "de.lproj/Main.storyboard;")
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "App/Base.lproj/Main.storyboard": ""])
        #expect(try folder.project().targets(holding: "App/Base.lproj/Main.storyboard").map(\.name) == ["App"])
    }

    @Test func infoPlistSettingsAreKept() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;")
        text.target(
            "My App",
            settings: """
                INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
                PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0;
                """)
        let folder = try TemporaryFolder([
            "ios/App.xcodeproj/project.pbxproj": text.text.replacing("TMy App", with: "TA")
                .replacing("LMy App", with: "LA").replacing("DMy App", with: "DA").replacing("RMy App", with: "RA")
                .replacing("SMy App", with: "SA")
        ])
        let target = try #require(try folder.project().targets.first)
        #expect(target.infoPlists == ["ios/App/Info.plist"])
        #expect(target.moduleName == "My_App")
        let debug = try #require(target.configurations.first)
        #expect(debug.name == "Debug")
        #expect(debug.generatesInfoPlist)
        #expect(debug["INFOPLIST_KEY_UILaunchScreen_Generation"] == "YES")
        #expect(debug["SWIFT_VERSION"] == "5.0")
    }

    @Test(arguments: [
        ("SDKROOT = iphoneos;", true), ("SDKROOT = macosx;", false), ("SDKROOT = appletvos;", false),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", false), ("SDKROOT = auto; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", true),
        ("SUPPORTED_PLATFORMS = (macosx, iphoneos);", true), ("MACOSX_DEPLOYMENT_TARGET = 13.0;", false),
        ("SDKROOT = \"/Applications/Xcode.app/x/iPhoneOS.sdk\";", true),
    ])
    func platforms(settings: String, runsOnIOS: Bool) throws {
        var text = XcodeProjectText()
        text.target("App", settings: settings)
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text])
        #expect(try folder.project().targets.map(\.runsOnIOS) == [runsOnIOS])
    }

    @Test func codeForOtherSystemsKnowsTheirLowestVersions() throws {
        var text = XcodeProjectText()
        let platforms = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos appletvos macosx\"; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
        text.target("App", settings: "\(platforms) MACOSX_DEPLOYMENT_TARGET = 12.0; TVOS_DEPLOYMENT_TARGET = 15.4;", files: ["K"])
        text.top("K", Self.file + "K.swift;")
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "K.swift": "let k = 1"])
        let project = try folder.project()
        #expect(project.scope(of: "K.swift").others == [.macOS: OSVersion(12), .tvOS: OSVersion(15, 4)])
        #expect(OtherPlatform.watchOS.version(with: 16) == 9)
        #expect(OtherPlatform.macOS.version(with: 26) == 26)
    }

    @Test func aFrameworkRunsOnTheDevicesOfTheApps() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        text.target("App", settings: "TARGETED_DEVICE_FAMILY = 2;")
        text.target("Kit", type: "framework", settings: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", files: ["K"])
        text.top("K", Self.file + "K.swift;")
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "K.swift": ""]).project()
        #expect(project.scope(of: "K.swift") == Scope(deploymentTarget: 14, devices: [.iPhone, .iPad]))
        #expect(project.deploymentTarget == 15)
        #expect(project.devices == [.iPad])
    }

    @Test func examplesFurtherDownDoNotSpeakForTheProject() throws {
        var main = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
        main.target("App", settings: "")
        var example = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 9.0;")
        example.target("Example", settings: "")
        let project = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": main.text, "Lib/Example/Example.xcodeproj/project.pbxproj": example.text,
            "A.swift": "", "Lib/Example/B.swift": "", "Lib/C.swift": "",
        ]).project()
        #expect(project.deploymentTarget == 17)
        #expect(project.scope(of: "A.swift").deploymentTarget == 17)
        #expect(project.scope(of: "Lib/Example/B.swift").deploymentTarget == 9)
        #expect(project.scope(of: "Lib/C.swift").deploymentTarget == 17)
    }

    @Test func aFolderInsideAProjectAsksTheProjectAbove() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        text.target("App", settings: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", files: ["A"])
        text.target("New", settings: "", files: ["N"])
        text.top("A", Self.file + "Views/A.swift;")
        text.top("N", Self.file + "Views/N.swift;")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text.text, "Views/A.swift": "", "Views/N.swift": "",
        ])
        let project = try folder.project("Views")
        #expect(project.deploymentTarget == 14)
        #expect(project.scope(of: "A.swift").deploymentTarget == 14)
        #expect(project.scope(of: "N.swift").deploymentTarget == 15)
        #expect(project.targets.map(\.manifest) == Array(repeating: "\(folder.path)/App.xcodeproj/project.pbxproj", count: 2))
    }

    @Test func theGivenTargetWins() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        text.target("App", settings: "", files: ["A"])
        text.top("A", Self.file + "A.swift;")
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text, "A.swift": ""])
        let project = try folder.project(deploymentTarget: 18)
        #expect(project.deploymentTarget == 18)
        #expect(project.scope(of: "A.swift").deploymentTarget == 18)
    }

    @Test func nothingKnownIsAssumed() throws {
        let project = try TemporaryFolder(["A.swift": ""]).project()
        #expect(project.deploymentTarget == nil)
        #expect(project.deploymentTargetIsAssumed)
        #expect(project.scope(of: "A.swift") == Scope(deploymentTarget: 16, devices: [.iPhone, .iPad]))
    }
}
