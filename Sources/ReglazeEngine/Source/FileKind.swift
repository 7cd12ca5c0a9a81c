/// What a file is to Reglaze, told by its name.
public enum FileKind: String, Sendable, Codable, CaseIterable {
    case swift, objectiveC, kotlin, propertyList, interfaceBuilder, xcodeProject, xcconfig, packageManifest, xcodeGen, tuist
    /// What no rule reads, and a shell may write: asset catalogues, string catalogues. No name tells it.
    case resource

    /// nil for a file that no rule reads.
    public init?(path: String) {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
        switch name[name.utf8.index(after: dot)...] {
        case "swift": self = name == "Package.swift" ? .packageManifest : name == "Project.swift" ? .tuist : .swift
        case "m", "mm", "h": self = .objectiveC
        case "kt", "kts": self = .kotlin
        case "plist": self = .propertyList
        case "storyboard", "xib": self = .interfaceBuilder
        case "xcconfig": self = .xcconfig
        case "pbxproj" where name == "project.pbxproj": self = .xcodeProject
        case "yml" where name == "project.yml", "yaml" where name == "project.yaml": self = .xcodeGen
        default: return nil
        }
    }

    /// The kind when the content is known too: a `Project.swift` or `Package.swift` that is no manifest is a Swift file like any
    /// other.
    public func refined(by bytes: [UInt8]) -> FileKind {
        switch self {
        case .packageManifest: ByteSearch.containsWord(Array("PackageDescription".utf8), in: bytes) ? self : .swift
        case .tuist: ByteSearch.containsWord(Array("ProjectDescription".utf8), in: bytes) ? self : .swift
        default: self
        }
    }
}
