import Testing

@testable import ReglazeEngine

@Suite struct ProjectRootTests {
    @Test func aFolderIsItsOwnRoot() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "App/A.swift": ""])
        let project = try folder.project("App")
        #expect(project.root == "\(folder.path)/App")
        #expect(project.isSelected("A.swift"))
    }

    @Test(arguments: [
        ".reglaze.json", "App.xcodeproj/project.pbxproj", "App.xcworkspace/x", "Package.swift", "project.yml", ".git/HEAD",
    ])
    func aFileBelongsToTheProjectAbove(mark: String) throws {
        let folder = try TemporaryFolder([mark: "", "App/Views/A.swift": "", "App/B.swift": ""])
        let project = try folder.project("App/Views/A.swift")
        #expect(project.root == folder.path)
        #expect(project.paths.filter { $0 != mark } == ["App/B.swift", "App/Views/A.swift"])
        #expect(project.isSelected("App/Views/A.swift"))
        #expect(!project.isSelected("App/B.swift"))
    }

    @Test func aFileOutsideOfAnyProjectStandsAlone() throws {
        let folder = try TemporaryFolder(["A.swift": "", "Much/Else/B.swift": ""])
        let project = try folder.project("A.swift")
        #expect(project.root == folder.path)
        #expect(project.paths == ["A.swift"])
    }

    @Test func severalPathsShareARoot() throws {
        let folder = try TemporaryFolder(["App/A.swift": "", "Lib/B.swift": "", "Libs/C.swift": "", "Package.swift": ""])
        let project = try folder.project("App", "Lib")
        #expect(project.root == folder.path)
        #expect(project.paths.filter(project.isSelected) == ["App/A.swift", "Lib/B.swift"])
        #expect(project.paths.contains("Libs/C.swift"))
    }

    @Test func whatIsNamedIsReadEvenWhereNothingElseIs() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "*.swift", "Pods/A.swift": "", "B.swift": "", "notes.md": "",
        ])
        let project = try folder.project("Pods/A.swift", "B.swift", "notes.md", exclude: ["B.swift"])
        #expect(project.paths == ["B.swift", "Pods/A.swift"])
        #expect(project.reason(for: "notes.md") == "it is not a kind of file that Reglaze reads")
    }

    @Test func aMissingPathIsAnError() throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        #expect(throws: ProjectError("There is no file or folder “\(folder.path)/B.swift”.")) { try folder.project("B.swift") }
        #expect(throws: ProjectError.self) { try Project(paths: [""]) }
        #expect(throws: ProjectError("“/dev/null” is neither a file nor a folder.")) { try Project(paths: ["/dev/null"]) }
    }

    @Test func standardInputStandsInForItsFile() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "App/A.swift": "old", "App/B.swift": ""])
        let input = Array("new".utf8)
        let project = try Project(standardInput: input, path: "\(folder.path)/App/A.swift")
        #expect(project.root == folder.path)
        #expect(project.paths.filter(project.isSelected) == ["App/A.swift"])
        #expect(project.files.first { $0.path == "App/A.swift" }?.text == "new")
        #expect(project.paths.contains("App/B.swift"))
    }

    @Test func standardInputNeedsNoFile() throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        let project = try Project(standardInput: Array("x".utf8), path: "\(folder.path)/New/Deep/B")
        #expect(project.paths.filter(project.isSelected).count == 1)
        #expect(project.files.map(\.text) == ["x"])
        let broken = try Project(standardInput: [0xFF], path: "\(folder.path)/B.swift")
        #expect(broken.files.isEmpty)
        #expect(broken.unreadable.count == 1)
        #expect(throws: ProjectError.self) { try Project(standardInput: [], path: "") }
    }

    @Test func kindsAreTold() throws {
        let folder = try TemporaryFolder([
            "A.swift": "import SwiftUI", "B.m": "", "shared/C.kt": "import androidx.compose.runtime.Composable",
        ])
        #expect(try folder.project().kinds == ["compose", "kotlin", "objective-c", "swiftui"])
        #expect(try TemporaryFolder(["A.swift": "import UIKit", "B.h": ""]).project().kinds == ["uikit"])
    }

    @Test func aSwiftFileWithAManifestsNameIsASwiftFile() throws {
        let folder = try TemporaryFolder([
            "Model/Project.swift": "struct Project {}", "Model/Package.swift": "struct Package {}",
            "Project.swift": "import ProjectDescription", "Package.swift": "import PackageDescription",
        ])
        let project = try folder.project()
        #expect(project.paths == ["Model/Package.swift", "Model/Project.swift"])
        #expect(project.otherFiles.map(\.kind) == [.packageManifest, .tuist])
    }
}
