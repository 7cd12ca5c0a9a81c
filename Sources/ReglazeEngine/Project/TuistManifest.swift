/// What Tuist's `Project.swift` says, read as text where it says it in literals. It is never run.
enum TuistManifest {
    static func targets(_ bytes: [UInt8], path: String, root: String) -> [Target] {
        let text = ManifestText(bytes)
        let calls = text.calls(of: ".target") + text.calls(of: "Target")
        // A constant of the file may stand for the version: any one that the file mentions is better than none.
        let fallback = lowestVersion(in: text)
        let folder = FilePath.folder(of: path)
        let manifest = FilePath.relative(path, to: root) ?? path
        // A dependency `.target(name:)` has no product.
        let targets = calls.compactMap { call in
            call.value("product").map { target(call, product: $0, manifest: manifest, folder: folder, root: root) }
        }
        return targets.map { target in
            var target = target
            if target.runsOnIOS && target.deploymentTarget == nil { target.deploymentTarget = fallback }
            return target
        }
    }

    private static func target(
        _ call: ManifestText.Call, product: String, manifest: String, folder: String, root: String
    ) -> Target {
        let name = call.value("name").flatMap { ManifestText.strings(in: $0).first } ?? ""
        let places = call.value("destinations") ?? call.value("platform") ?? ""
        let versions = call.value("deploymentTargets") ?? call.value("deploymentTarget") ?? ""
        let isIOS =
            places.contains("iOS") || places.contains("iPhone") || places.contains("iPad") || versions.contains("iOS")
            || !places.contains(".")
        var target = Target(
            name: name, product: self.product(product), manifest: manifest, folder: FilePath.relative(folder, to: root),
            runsOnIOS: isIOS)
        guard isIOS else {
            target.sources = sources(call, folder: folder, root: root)
            return target
        }
        target.deploymentTarget = lowestVersion(in: ManifestText(versions))
        target.devices = devices(places, versions)
        target.sources = sources(call, folder: folder, root: root)
        return target
    }

    /// `.iOS("16.0")`, `.iOS(targetVersion: "15.0", devices: …)`, `.multiplatform(iOS: "16.0", …)`.
    private static func lowestVersion(in text: ManifestText) -> OSVersion? {
        let values =
            text.calls(of: ".iOS").compactMap { $0.arguments.first?.value }
            + text.calls(of: ".multiplatform").compactMap { $0.value("iOS") }
        return values.compactMap { ManifestText.strings(in: $0).first.flatMap { OSVersion($0) } }.min()
    }

    /// `[.iPhone, .iPad]`; `.iOS` is both.
    private static func devices(_ destinations: String, _ versions: String) -> Set<Device> {
        let text = (destinations + versions).lowercased()
        var devices: Set<Device> = []
        if text.contains(".iphone") { devices.insert(.iPhone) }
        if text.contains(".ipad") { devices.insert(.iPad) }
        return devices.isEmpty ? [.iPhone, .iPad] : devices
    }

    private static func product(_ text: String) -> Target.Product {
        switch text.split(separator: ".").last ?? "" {
        case "app", "appClip", "messagesExtension": .application
        case "framework", "staticFramework": .framework
        case "staticLibrary", "dynamicLibrary": .library
        case "unitTests", "uiTests": .tests
        case let name where name.hasSuffix("xtension"): .appExtension
        default: .other
        }
    }

    private static func sources(_ call: ManifestText.Call, folder: String, root: String) -> SourceSet {
        var sources = SourceSet()
        for text in [call.value("sources"), call.value("resources")].compactMap({ $0 }) {
            for pattern in ManifestText.strings(in: text) {
                guard let path = FilePath.relative(FilePath.join(folder, pattern), to: root) else { continue }
                sources.folders.append(SourceSet.Folder(path: "", onlyMatching: [Glob(path)]))
            }
        }
        return sources
    }
}
