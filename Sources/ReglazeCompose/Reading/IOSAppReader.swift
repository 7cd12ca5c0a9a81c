import ReglazeEngine
import SwiftSyntax

/// Finds the Xcode app that hosts Compose.
enum IOSAppReader {
    static func read(into reading: inout AppReading) {
        let index = reading.project.index
        let classes = reading.app.entryPoints.map(\.swiftClass)
        let swift = index.files.filter { $0.kind == .swift }
        var hosts: [(file: SourceFile, type: TypeDeclaration)] = []
        for file in swift {
            for type in index.declarations(in: file) where type.inherits("UIViewControllerRepresentable") {
                let text = type.node.description
                if classes.contains(where: text.contains) || text.contains("Kt.") || text.contains("MainViewController") {
                    hosts.append((file, type))
                }
            }
        }
        if let wanted = reading.options.ios?.trimmedSlashes {
            let inside = hosts.filter { FilePath.isInside($0.file.path, wanted) }
            guard swift.contains(where: { FilePath.isInside($0.path, wanted) }) else {
                reading.miss(
                    "ios", "there is no Swift file in `\(wanted)`", candidates: candidates(swift, index), isMisnamed: true)
                return
            }
            hosts = inside
            reading.app.ios = app(in: wanted, host: inside.first, swift, classes, reading)
            return
        }
        let calling = swift.filter { file in classes.contains { !index.files(mentioning: $0).filter { $0 === file }.isEmpty } }
        guard let file = hosts.first?.file ?? calling.first else {
            let reason =
                swift.isEmpty
                ? "there is no Swift file here; name the folder that holds the iOS app too"
                : "no Swift type hosts Compose: a `UIViewControllerRepresentable` that calls \(classes.first.map { "`\($0)`" } ?? "the Kotlin entry point")"
            reading.miss("ios", reason, candidates: candidates(swift, index))
            return
        }
        let folders = Set(hosts.map { FilePath.folder(of: $0.file.path) })
        if folders.count > 1 {
            reading.note(
                "several Swift files host Compose (\(hosts.map(\.file.path).joined(separator: ", "))); the first was taken, or name the folder with `--ios`"
            )
        }
        reading.app.ios = app(in: root(of: file, index), host: hosts.first, swift, classes, reading)
    }

    private static func candidates(_ swift: [SourceFile], _ index: ProjectIndex) -> [String] {
        let apps = swift.filter { file in
            index.declarations(in: file).contains { $0.inherits("App") || $0.inherits("UIApplicationDelegate") }
        }
        return apps.map { FilePath.folder(of: $0.path) }.filter { !$0.isEmpty }
    }

    /// The folder of the app's sources: the one that holds the app's own type, or the file's.
    private static func root(of file: SourceFile, _ index: ProjectIndex) -> String {
        let folder = FilePath.folder(of: file.path)
        let apps = index.files.filter { other in
            other.kind == .swift
                && index.declarations(in: other).contains { $0.inherits("App") || $0.inherits("UIApplicationDelegate") }
        }
        let above = apps.map { FilePath.folder(of: $0.path) }.filter { FilePath.isInside(folder, $0) }
        return above.max { $0.count < $1.count } ?? folder
    }

    private static func app(
        in folder: String, host: (file: SourceFile, type: TypeDeclaration)?, _ swift: [SourceFile], _ classes: [String],
        _ reading: AppReading
    ) -> IOSApp {
        let index = reading.project.index
        let inside = swift.filter { FilePath.isInside($0.path, folder) }
        let views = inside.flatMap { index.declarations(in: $0) }.filter { $0.inherits("View") }
        let holding = host.flatMap { host in
            views.first { $0.node.description.contains(host.type.name) && $0.name != host.type.name }
        }
        let content = views.first { $0.name == "ContentView" } ?? holding
        let target = index.targets.filter { $0.product == .application && $0.runsOnIOS }.first { target in
            guard let file = host?.file ?? inside.first else { return true }
            return target.sources.isEmpty || target.sources.contains(file.path)
                || FilePath.isInside(file.path, FilePath.folder(of: FilePath.folder(of: target.manifest)))
        }
        let catalogs = Set(
            reading.project.otherPaths.compactMap { path -> String? in
                guard let range = path.firstRange(of: ".xcassets/"), FilePath.isInside(path, folder) else { return nil }
                return String(path[..<range.lowerBound]) + ".xcassets"
            }
        ).filter { !$0.contains("Preview") }.sorted { ($0.count, $0) < ($1.count, $1) }
        let accent = catalogs.first { reading.project.bytes("\($0)/AccentColor.colorset/Contents.json") != nil }
        return IOSApp(
            folder: folder, hostView: host.map { IOSApp.SwiftType(name: $0.type.name, path: $0.file.path) },
            contentView: content.map { IOSApp.SwiftType(name: $0.name, path: $0.file.path) }, target: target,
            deploymentTarget: target?.deploymentTarget, framework: framework(host?.file, inside, classes, reading),
            assetCatalog: accent ?? catalogs.first,
            hasAccentColor: accent.map { isFilled("\($0)/AccentColor.colorset/Contents.json", reading.project) } ?? false)
    }

    /// Whether an accent colour has a value: the template of Xcode has an empty one.
    private static func isFilled(_ path: String, _ project: ComposeProject) -> Bool {
        project.bytes(path).map { String(decoding: $0, as: UTF8.self).contains("\"components\"") } ?? false
    }

    private static let system: Set<String> = [
        "UIKit", "SwiftUI", "Foundation", "Combine", "Observation", "os", "OSLog", "WidgetKit", "StoreKit", "MapKit",
        "CoreLocation",
    ]

    /// What Swift imports: the name that Gradle gives the framework where it says so.
    private static func framework(_ file: SourceFile?, _ inside: [SourceFile], _ classes: [String], _ reading: AppReading)
        -> String?
    {
        let imports = ((file.map { [$0] } ?? []) + inside).flatMap { file in
            file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        }.filter { !system.contains($0) }
        let gradle = reading.project.otherPaths.filter { $0.hasSuffix(".gradle.kts") || $0.hasSuffix(".gradle") }
        let named = gradle.compactMap { reading.project.bytes($0) }.flatMap { bytes -> [String] in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.split(separator: "\n").compactMap { line in
                guard line.contains("baseName"), let open = line.firstIndex(of: "\""),
                    let close = line[line.index(after: open)...].firstIndex(of: "\"")
                else { return nil }
                return String(line[line.index(after: open)..<close])
            }
        }
        return imports.first { named.contains($0) } ?? imports.first ?? named.first
    }
}

extension String {
    fileprivate var trimmedSlashes: String { hasSuffix("/") ? String(dropLast()) : self }
}
