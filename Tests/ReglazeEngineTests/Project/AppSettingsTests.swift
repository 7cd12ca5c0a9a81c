import Testing

@testable import ReglazeEngine

/// What a project says of its apps' property lists and modules.
@Suite struct AppSettingsTests {
    /// Projects are checked in with nothing but their configurations, as far as a generator wants them to be.
    @Test func configurationsWithoutTargetsAreApps() throws {
        let text = """
            // !$*UTF8*$!
            {
                objects = {
                    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; }; };
                    C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
                    C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Widget/Info.plist; }; };
                    C4 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                };
            }
            """
        let project = try TemporaryFolder(["ios/Mine.xcodeproj/project.pbxproj": text, "ios/App/A.swift": ""]).project()
        #expect(project.unreadable.isEmpty)
        #expect(project.targets.map(\.name) == ["App", "Widget"])
        #expect(project.targets.map(\.infoPlists) == [["ios/App/Info.plist"], ["ios/Widget/Info.plist"]])
        #expect(project.targets.first?.configurations.map(\.object) == ["C1", "C2"])
        #expect(project.targets.first?.object == nil)
    }

    @Test func twoTargetsOfOneList() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";")
        text.target("Free", settings: "")
        text.target("Paid", settings: "", release: "INFOPLIST_FILE = \"App/Paid Info.plist\";")
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text]).project()
        #expect(project.targets.map(\.infoPlists) == [["App/Info.plist"], ["App/Info.plist", "App/Paid Info.plist"]])
        #expect(project.targets.map(\.object) == ["TFree", "TPaid"])
    }

    @Test func generatedLists() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;")
        text.target("All", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
        text.target("Debug", settings: "", release: "GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE = Info.plist;")
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text]).project()
        #expect(project.targets.map { $0.configurations.map(\.generatesInfoPlist) } == [[true, true], [true, false]])
        #expect(project.targets[0].configurations[0]["INFOPLIST_KEY_UIMainStoryboardFile"] == "Main")
        #expect(project.targets[0].infoPlists == [])
        #expect(project.targets[1].infoPlists == ["Info.plist"])
    }

    @Test func modulesAreNamedAfterTheirProducts() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos;")
        text.target("First", settings: "PRODUCT_NAME = \"My App-2\";")
        text.target("Other", settings: "PRODUCT_NAME = \"2 Times\";")
        text.target("Third", settings: "PRODUCT_MODULE_NAME = Core; PRODUCT_NAME = \"Third App\";")
        text.target("Plain", settings: "")
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text.text]).project()
        #expect(project.targets.map(\.moduleName) == ["My_App_2", "_2_Times", "Core", "Plain"])
    }
}
