import Testing

@testable import ReglazeEngine

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [(String, String)]..., configuration: String = "Debug") -> BuildSettings {
        BuildSettings(
            layers: layers.map { $0.map { (key: $0.0, value: $0.1) } }, configuration: configuration,
            defaults: ["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "My App"])
    }

    @Test func higherLayersWinAndInherit() {
        let values = settings([("A", "$(inherited) top"), ("B", "${A}!")], [("A", "middle $(A)")], [("A", "low"), ("C", "c")])
        #expect(values["A"] == "middle low top")
        #expect(values["B"] == "middle low top!")
        #expect(values["C"] == "c")
        #expect(values["D"] == nil)
    }

    @Test func variablesNestAndAreReworked() {
        let values = settings([
            ("V_Debug", "15.0"), ("NAME", "Debug"), ("IOS", "$(V_$(NAME))"), ("M", "$(PRODUCT_NAME:c99extidentifier)"),
            ("L", "$(PRODUCT_NAME:lower)"), ("O", "$(NOBODY:default=14.0)"), ("X", "a$(NOBODY)b$"),
        ])
        #expect(values["IOS"] == "15.0")
        #expect(values["M"] == "My_App")
        #expect(values["L"] == "my app")
        #expect(values["O"] == "14.0")
        #expect(values["X"] == "ab$")
    }

    @Test func conditionsHoldForADevice() {
        let values = settings([
            ("A[sdk=iphoneos*]", "phone"), ("A", "all"), ("B[sdk=macosx*]", "mac"), ("B", "all"),
            ("C[config=Debug]", "debug"), ("C[config=Release]", "release"), ("D[sdk=iphonesimulator*]", "simulator"),
            ("E[sdk=iphoneos*]", "one"), ("E[sdk=iphoneos*][arch=arm64]", "two"), ("F[sdk=*]", "any"),
        ])
        #expect(values["A"] == "phone")
        #expect(values["B"] == "all")
        #expect(values["C"] == "debug")
        #expect(values["D"] == nil)
        #expect(values["E"] == "two")
        #expect(values["F"] == "any")
    }

    @Test func configFilesIncludeOthers() throws {
        let folder = try TemporaryFolder([
            "Config/App.xcconfig": """
            // The app.
            #include "../Shared.xcconfig"
            #include? "Local.xcconfig"
            #include? "Missing.xcconfig"
            URL = https:/$()/example.org // a comment
            TARGETED_DEVICE_FAMILY[sdk=iphoneos*] = 1,2;
            """,
            "Shared.xcconfig": "#include \"Config/App.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\r\nNAME = shared\n",
            "Config/Local.xcconfig": "NAME = local",
        ])
        let file = XcodeConfigFile(path: "\(folder.path)/Config/App.xcconfig")
        let values = BuildSettings(layers: [file.assignments], configuration: "Debug", defaults: [:])
        #expect(values["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
        #expect(values["NAME"] == "local")
        #expect(values["URL"] == "https://example.org")
        #expect(values["TARGETED_DEVICE_FAMILY"] == "1,2")
    }

    @Test func projectsReadTheirConfigFiles() throws {
        var text = XcodeProjectText(projectSettings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0;")
        text.target("App", settings: "IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\";", base: "CONF")
        text.top("G", "isa = PBXGroup; path = Config; sourceTree = \"<group>\"; children = (CONF, );")
        text.add("CONF", "isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\";")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text.text, "Config/App.xcconfig": "#include \"Base.xcconfig\"\n",
            "Config/Base.xcconfig": "MIN = 16\nIPHONEOS_DEPLOYMENT_TARGET = $(MIN).4\nTARGETED_DEVICE_FAMILY = 2\n",
        ])
        let project = try folder.project()
        #expect(project.deploymentTarget == OSVersion(16, 4))
        #expect(project.devices == [.iPad])
    }
}
