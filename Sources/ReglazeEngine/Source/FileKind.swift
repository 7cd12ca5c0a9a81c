/// What a file is to Reglaze, told by its name.
public enum FileKind: String, Sendable, Codable, CaseIterable {
    case swift, objectiveC, kotlin, propertyList, interfaceBuilder, xcodeProject, xcconfig, packageManifest, xcodeGen, tuist

    /// nil for a file that no rule reads.
    public init?(path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        switch name {
        case "Package.swift": self = .packageManifest
        case "Project.swift": self = .tuist
        case "project.pbxproj": self = .xcodeProject
        case "project.yml", "project.yaml": self = .xcodeGen
        default:
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
            switch name[name.index(after: dot)...] {
            case "swift": self = .swift
            case "m", "mm", "h": self = .objectiveC
            case "kt", "kts": self = .kotlin
            case "plist": self = .propertyList
            case "storyboard", "xib": self = .interfaceBuilder
            case "xcconfig": self = .xcconfig
            default: return nil
            }
        }
    }
}
