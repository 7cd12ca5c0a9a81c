/// What a `Package.swift` says, read as text. It is never run.
enum PackageManifest {
    /// The package as one target, to which all files below its folder belong that no other target claims.
    static func target(_ bytes: [UInt8], path: String, root: String) -> Target {
        let text = ManifestText(bytes)
        let folder = FilePath.folder(of: path)
        let name = text.calls(of: "Package").lazy.compactMap { $0.value("name") }.first
        var target = Target(
            name: name.flatMap { ManifestText.strings(in: $0).first } ?? FilePath.name(of: folder), product: .package,
            manifest: FilePath.relative(path, to: root) ?? path, folder: FilePath.relative(folder, to: root), runsOnIOS: true)
        target.deploymentTarget = text.calls(of: ".iOS").compactMap { $0.arguments.first.flatMap { version($0.value) } }.min()
        for platform in OtherPlatform.allCases {
            let versions = text.calls(of: ".\(platform.rawValue)").compactMap { $0.arguments.first.flatMap { version($0.value) } }
            target.others[platform] = versions.min()
        }
        return target
    }

    /// `.v16`, `.v13_4`, `SupportedPlatform.IOSVersion.v16`, `"16.4"`.
    static func version(_ text: String) -> OSVersion? {
        if let string = ManifestText.strings(in: text).first { return OSVersion(string) }
        guard let dot = text.lastIndex(of: "."), text[dot...].hasPrefix(".v") else { return nil }
        return OSVersion(text[dot...].dropFirst(2).split(separator: "_").joined(separator: "."))
    }
}
