/// Writes the text of a `project.pbxproj` for a test.
struct XcodeProjectText {
    var projectSettings = ""
    var targets: [String] = []
    var objects: [String] = []
    private var mainGroup: [String] = []

    init(projectSettings: String = "") { self.projectSettings = projectSettings }

    /// Adds a target. `files` are the identifiers of file references, `folders` those of synchronized groups.
    mutating func target(
        _ name: String, type: String = "application", settings: String, release: String? = nil, files: [String] = [],
        folders: [String] = [], base: String? = nil
    ) {
        let base = base.map { "baseConfigurationReference = \($0);" } ?? ""
        targets.append("T\(name)")
        objects.append(
            """
            T\(name) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
                buildConfigurationList = L\(name); buildPhases = (S\(name), );
                fileSystemSynchronizedGroups = (\(folders.map { "\($0), " }.joined())); };
            L\(name) = {isa = XCConfigurationList; buildConfigurations = (D\(name), R\(name), ); };
            D\(name) = {isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(settings) }; };
            R\(name) = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = { \(release ?? settings) }; };
            S\(name) = {isa = PBXSourcesBuildPhase; files = (\(files.map { "B\(name)\($0), " }.joined())); };
            """)
        objects += files.map { "B\(name)\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
    }

    /// Adds a file reference or group at the top of the project.
    mutating func top(_ id: String, _ text: String) {
        mainGroup.append(id)
        objects.append("\(id) = {\(text)};")
    }

    mutating func add(_ id: String, _ text: String) { objects.append("\(id) = {\(text)};") }

    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                /* Begin PBXProject section */
                PROJECT /* Project object */ = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PLIST;
                    targets = (\(targets.map { "\($0), " }.joined())); };
                PLIST = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(projectSettings) }; };
                MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (\(mainGroup.map { "\($0), " }.joined())); };
                \(objects.joined(separator: "\n        "))
            };
            rootObject = PROJECT /* Project object */;
        }
        """
    }
}
