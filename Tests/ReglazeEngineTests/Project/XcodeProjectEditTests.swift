import Testing

@testable import ReglazeEngine

/// Edits of a project's text: what they write, and that everything else stays.
@Suite struct XcodeProjectEditTests {
    typealias Text = ReglazeEngine.XcodeProjectText

    /// Two apps that share a file, in the form in which Xcode writes it.
    static let classic = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjectVersion = 56;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tB1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        \t\tB2 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        \t\tB3 /* Lone.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Lone.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tF1 /* AppDelegate.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        \t\tF2 /* Lone.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Lone.swift; path = "Sub Folder/Lone.swift"; sourceTree = "<group>"; };
        \t\tF3 /* Unused.swift */ = {isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        \t\tMAIN = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tG1 /* App */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tG1 /* App */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tF1 /* AppDelegate.swift */,
        \t\t\t\tF2 /* Lone.swift */,
        \t\t\t\tF3 /* Unused.swift */
        \t\t\t);
        \t\t\tpath = App;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tT1 /* One */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = L1;
        \t\t\tbuildPhases = (
        \t\t\t\tS1 /* Sources */,
        \t\t\t);
        \t\t\tname = One;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tT2 /* Two */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tS2 /* Sources */,
        \t\t\t);
        \t\t\tname = Two;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tP /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = MAIN;
        \t\t\ttargets = (
        \t\t\t\tT1 /* One */,
        \t\t\t\tT2 /* Two */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        \t\tS1 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t\tB1 /* AppDelegate.swift in Sources */,
        \t\t\t\tB3 /* Lone.swift in Sources */,
        \t\t\t);
        \t\t};
        \t\tS2 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tB2 /* AppDelegate.swift in Sources */
        \t\t\t);
        \t\t};
        /* End PBXSourcesBuildPhase section */

        /* Begin XCBuildConfiguration section */
        \t\tC1 /* Debug */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        \t\t\t\t"CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
        \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
        \t\t\t};
        \t\t\tname = Debug;
        \t\t};
        \t\tC2 /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)"; /* the name */
        \t\t\t};
        \t\t\tname = Release;
        \t\t};
        \t\tC3 = {isa = XCBuildConfiguration; buildSettings = {A = 1; C = (x, y); }; name = Tight; };
        \t\tC4 = {isa = XCBuildConfiguration; buildSettings = {}; name = Empty; };
        /* End XCBuildConfiguration section */
        \t};
        \trootObject = P /* Project object */;
        }

        """

    static func source(_ text: String = classic, bom: Bool = false) throws -> SourceFile {
        try SourceFile(
            path: "App.xcodeproj/project.pbxproj", kind: .xcodeProject,
            content: (bom ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    }

    /// The lines that come and go, each with its sign; the rest is the same to the byte.
    static func changes(_ edits: [Edit]?, of file: SourceFile) throws -> [String] {
        let edits = try #require(edits)
        func lines(_ bytes: [UInt8]) -> [String] {
            bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
        let old = lines(file.bytes)
        let new = lines(Plan.apply(edits, to: file))
        return new.difference(from: old).map { change in
            switch change {
            case .insert(_, let line, _): "+\(line)"
            case .remove(_, let line, _): "-\(line)"
            }
        }.sorted()
    }

    static func objects(_ bytes: [UInt8]) throws -> Set<String> {
        Set(try OpenStepReader.read(bytes)["objects"]?.entries?.map(\.key) ?? [])
    }

    // MARK: - Settings

    struct Setting: Sendable {
        let key: String
        let configuration: String
        let changes: [String]
    }

    static let settings: [Setting] = [
        Setting(key: "INFOPLIST_KEY_X", configuration: "C1", changes: ["+\t\t\t\tINFOPLIST_KEY_X = YES;"]),
        Setting(key: "AAA", configuration: "C1", changes: ["+\t\t\t\tAAA = YES;"]),
        Setting(key: "ZZZ", configuration: "C1", changes: ["+\t\t\t\tZZZ = YES;"]),
        Setting(
            key: "PRODUCT_NAME", configuration: "C1",
            changes: ["+\t\t\t\tPRODUCT_NAME = YES;", "-\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\";"]),
        Setting(
            key: "CODE_SIGN_IDENTITY[sdk=iphoneos*]", configuration: "C1",
            changes: [
                "+\t\t\t\t\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\" = YES;",
                "-\t\t\t\t\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\" = \"iPhone Developer\";",
            ]),
        Setting(
            key: "PRODUCT_NAME", configuration: "C2",
            changes: [
                "+\t\t\t\tPRODUCT_NAME = YES; /* the name */", "-\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\"; /* the name */",
            ]),
    ]

    @Test(arguments: settings)
    func setsWhereItBelongs(_ each: Setting) throws {
        for windows in [false, true] {
            let file = try Self.source(windows ? Self.classic.replacing("\n", with: "\r\n") : Self.classic, bom: windows)
            let edit = try #require(try Text(file).set(each.key, to: "YES", in: each.configuration))
            let expected = windows ? each.changes.map { "\($0)\r" } : each.changes
            #expect(try Self.changes([edit], of: file) == expected, "\(each.key)")
            let after = try SourceFile(path: file.path, kind: .xcodeProject, content: Plan.apply([edit], to: file))
            let read = try Text(after)
            #expect(read.setting(each.key, in: each.configuration)?.node.string == "YES")
            let keys = try OpenStepReader.read(after.bytes)["objects"]?[each.configuration]?["buildSettings"]?.entries?.map(\.key)
            #expect(keys == keys?.sorted())
            for other in ["C1", "C2", "C3", "C4"] where other != each.configuration {
                #expect(
                    read.setting("PRODUCT_NAME", in: other)?.node.string
                        == (try Text(file)).setting("PRODUCT_NAME", in: other)?.node.string)
            }
            #expect(try Self.objects(after.bytes) == (try Self.objects(file.bytes)))
        }
    }

    /// The comment behind the last setting stays with it.
    @Test func setsBehindAComment() throws {
        let file = try Self.source()
        let edit = try #require(try Text(file).set("ZZZ", to: "YES", in: "C2"))
        #expect(try Self.changes([edit], of: file) == ["+\t\t\t\tZZZ = YES;"])
    }

    /// Settings in one line stay readable, and an empty list can take one.
    @Test func setsInOneLine() throws {
        for (configuration, key) in [("C3", "B"), ("C3", "D"), ("C4", "A")] {
            let file = try Self.source()
            let edit = try #require(try Text(file).set(key, to: "YES", in: configuration), "\(configuration) \(key)")
            let after = try Text(SourceFile(path: file.path, kind: .xcodeProject, content: Plan.apply([edit], to: file)))
            #expect(after.setting(key, in: configuration)?.node.string == "YES")
            if configuration == "C3" { #expect(after.setting("C", in: "C3")?.node.list?.count == 2) }
        }
    }

    @Test func removesWithItsLine() throws {
        let file = try Self.source()
        let text = try Text(file)
        #expect(
            try Self.changes(text.remove("PRODUCT_NAME", in: "C1").map { [$0] }, of: file) == [
                "-\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\";"
            ])
        #expect(
            try Self.changes(text.remove("CODE_SIGN_IDENTITY[sdk=iphoneos*]", in: "C1").map { [$0] }, of: file)
                == ["-\t\t\t\t\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\" = \"iPhone Developer\";"])
        let inOneLine = try #require(text.remove("A", in: "C3"))
        let after = try Text(SourceFile(path: file.path, kind: .xcodeProject, content: Plan.apply([inOneLine], to: file)))
        #expect(after.setting("A", in: "C3") == nil && after.setting("C", in: "C3") != nil)
        #expect(text.remove("NONE", in: "C1") == nil)
        #expect(text.set("A", to: "1", in: "NONE") == nil)
    }

    // MARK: - Files

    @Test func addsBesideAFileOfTwoTargets() throws {
        let file = try Self.source()
        let edits = try Text(file).add("SceneDelegate.swift", type: "sourcecode.swift", beside: "F1")
        let changes = try Self.changes(edits, of: file)
        let ids = try Self.objects(Plan.apply(try #require(edits), to: file)).subtracting(try Self.objects(file.bytes))
        #expect(ids.count == 3)
        #expect(ids.allSatisfy { $0.count == 24 && $0.allSatisfy(\.isHexDigit) })
        #expect(changes.filter { $0.contains("isa = PBXFileReference") }.count == 1)
        #expect(
            changes.contains {
                $0.contains("fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = SceneDelegate.swift;")
            })
        #expect(changes.filter { $0.contains("isa = PBXBuildFile") }.count == 2)
        #expect(changes.filter { $0.hasPrefix("+\t\t\t\t") }.count == 4)
        // The last element of a list had no comma behind it.
        #expect(changes.filter { $0.hasPrefix("-") } == ["-\t\t\t\tB2 /* AppDelegate.swift in Sources */"])
        #expect(changes.contains("+\t\t\t\tB2 /* AppDelegate.swift in Sources */,"))
        let targets = try self.targets(after: edits, of: file)
        #expect(targets.map { $0.sources.contains("App/SceneDelegate.swift") } == [true, true])
    }

    @Test func addsIntoTheSameFolderWithNameAndPath() throws {
        let file = try Self.source()
        let edits = try Text(file).add("New-One.swift", type: "sourcecode.swift", beside: "F2")
        let changes = try Self.changes(edits, of: file)
        #expect(
            changes.contains {
                $0.contains(
                    "lastKnownFileType = sourcecode.swift; name = \"New-One.swift\"; path = \"Sub Folder/New-One.swift\"; ")
            })
        let targets = try self.targets(after: edits, of: file)
        #expect(targets.map { $0.sources.contains("App/Sub Folder/New-One.swift") } == [true, false])
    }

    @Test func aHeaderGoesIntoNoPhase() throws {
        let file = try Self.source()
        let edits = try Text(file).add("Scene.h", type: "sourcecode.c.h", isCompiled: false, beside: "F1")
        #expect(edits?.count == 2)
        #expect(try Self.changes(edits, of: file).filter { $0.contains("PBXBuildFile") }.isEmpty)
    }

    /// Behind the last element without a comma, which has a comment.
    @Test func addsBehindTheLastElement() throws {
        let file = try Self.source()
        let edits = try Text(file).add("N.swift", type: "sourcecode.swift", isCompiled: false, beside: "F3")
        let changes = try Self.changes(edits, of: file)
        #expect(changes.contains("+\t\t\t\tF3 /* Unused.swift */,"))
        #expect(changes.contains { $0.hasPrefix("+\t\t\t\t") && $0.hasSuffix(" /* N.swift */,") })
    }

    @Test func addsNothingWhereTheProjectDoesNotCompileTheFile() throws {
        let text = try Text(Self.source())
        #expect(text.add("N.swift", type: "sourcecode.swift", beside: "F3") == nil)
        #expect(text.add("N.swift", type: "sourcecode.swift", beside: "G1") == nil)
        #expect(text.add("N.swift", type: "sourcecode.swift", beside: "GONE") == nil)
    }

    @Test func compilesAFileThatIsThere() throws {
        let file = try Self.source()
        let text = try Text(file)
        #expect(text.reference(to: "App/Unused.swift") == "F3")
        #expect(text.reference(to: "Unused.swift") == nil)
        for (target, expected) in [("T1", [true, false]), ("T2", [false, true])] {
            let edits = text.compile("F3", in: target)
            #expect(try self.targets(after: edits, of: file).map { $0.sources.contains("App/Unused.swift") } == expected)
            #expect(try Self.changes(edits, of: file).filter { $0.hasPrefix("+") }.count == (target == "T1" ? 2 : 3))
        }
        #expect(text.compile("GONE", in: "T1") == nil)
        #expect(text.compile("F3", in: "GONE") == nil)
    }

    /// Tools write projects without a comment behind each identifier.
    @Test func addsToAProjectWithoutComments() throws {
        var bare = Self.classic
        while let start = bare.firstRange(of: " /* "), let end = bare[start.upperBound...].firstRange(of: " */") {
            bare.removeSubrange(start.lowerBound..<end.upperBound)
        }
        #expect(!bare.contains("/* App"))
        let file = try Self.source(bare)
        let edits = try Text(file).add("SceneDelegate.swift", type: "sourcecode.swift", beside: "F1")
        #expect(try self.targets(after: edits, of: file).map { $0.sources.contains("App/SceneDelegate.swift") } == [true, true])
    }

    @Test func marksOfAMergeAreAFault() throws {
        let broken = Self.classic.replacing(
            "\t\t\t\tT1 /* One */,\n", with: "<<<<<<< HEAD\n\t\t\t\tT1 /* One */,\n=======\n>>>>>>> x\n")
        let line = broken.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("<<<") }.map {
            $0 + 1
        }
        #expect(throws: PropertyListFault(line: line, reason: "it holds the marks of a merge conflict")) {
            _ = try Text(Self.source(broken))
        }
    }

    /// Whatever is done, the objects are the old ones and the new ones, the text stays the same elsewhere, and can be read.
    @Test func objectsAreNeverLost() throws {
        var random = SplitMix64(seed: 3)
        for windows in [false, true] {
            var file = try Self.source(windows ? Self.classic.replacing("\n", with: "\r\n") : Self.classic)
            for number in 0..<40 {
                let text = try Text(file)
                let old = try Self.objects(file.bytes)
                let edits: [Edit]?
                var added = 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    edits = text.add("N\(number).swift", type: "sourcecode.swift", beside: ["F1", "F2"][number % 2])
                    added = number % 2 == 0 ? 3 : 2
                case 1:
                    edits = text.compile("F3", in: ["T1", "T2"][number % 2])
                    added = 1
                case 2:
                    edits = text.set(
                        "KEY_\(Int.random(in: 0..<9, using: &random))", to: "V\(number)", in: ["C1", "C2"][number % 2]
                    ).map { [$0] }
                default: edits = text.remove("KEY_\(number % 9)", in: ["C1", "C2"][number % 2]).map { [$0] }
                }
                guard let edits else { continue }
                let bytes = Plan.apply(edits, to: file)
                let new = try Self.objects(bytes)
                #expect(new.isSuperset(of: old) && new.count == old.count + added)
                file = try SourceFile(path: file.path, kind: .xcodeProject, content: bytes)
                #expect(!file.hasMixedLineEndings)
            }
        }
    }

    private func targets(after edits: [Edit]?, of file: SourceFile) throws -> [Target] {
        let bytes = Plan.apply(try #require(edits), to: file)
        var project = try XcodeProject(bytes, path: "/\(file.path)", root: "/")
        return project.targets()
    }
}
