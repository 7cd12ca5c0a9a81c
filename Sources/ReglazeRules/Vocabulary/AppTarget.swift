import ReglazeEngine
import SwiftSyntax

/// An app for iPhone or iPad that the project builds, with what ends up in its `Info.plist`.
struct AppTarget: Sendable {
    let name: String
    /// nil where no manifest describes the app, and its property list was found beside its application delegate.
    let target: Target?
    let configurations: [AppConfiguration]
    /// The folder of an app without a manifest, relative to the root.
    let folder: String

    /// How a sentence names it: `App` in code, or "the app" where nothing gives it a name.
    var subject: String { target == nil ? "the app" : "`\(name)`" }

    /// The storyboard that UIKit shows at launch.
    var mainStoryboard: String? {
        configurations.compactMap { configuration -> String? in
            configuration.generated("UIMainStoryboardFile") ?? configuration.plist?["UIMainStoryboardFile"]?.string
        }.first { !$0.isEmpty }
    }

    /// Whether the file is compiled into the app, as far as the manifest says.
    func holds(_ path: String) -> Bool {
        guard let target else { return FilePath.isInside(path, folder) }
        return target.sources.contains(path)
    }

    /// Whether the manifest says which files the app is made of.
    var listsFiles: Bool { target.map { !$0.sources.isEmpty } ?? true }

    /// The property lists that could be read, each once.
    var plists: [InfoPlist] {
        var seen: Set<String> = []
        return configurations.compactMap(\.plist).filter { seen.insert($0.file.path).inserted }
    }
}

/// One configuration of an app: Debug, Release …
struct AppConfiguration: Sendable {
    enum PropertyList: Sendable {
        case read(InfoPlist)
        case broken(SourceFile, PropertyListFault)
        /// Xcode makes it of build settings alone.
        case generated
        /// Nothing is known of it: it is not there, or a manifest makes it in a way that is not read.
        case unknown
    }

    let name: String
    let settings: BuildConfiguration?
    let propertyList: PropertyList

    var plist: InfoPlist? { if case .read(let plist) = propertyList { plist } else { nil } }

    /// Whether everything is known that ends up in the property list.
    var isKnown: Bool {
        switch propertyList {
        case .read, .generated: true
        case .broken, .unknown: false
        }
    }

    /// The setting that adds `key` to a property list that Xcode makes; nil where Xcode does not make one.
    func generated(_ key: String) -> String? {
        guard let settings, settings.generatesInfoPlist else { return nil }
        return settings["INFOPLIST_KEY_\(key)"]
    }

    /// Whether the key is in the list with a value that is not empty, or is put there by its setting.
    func has(_ key: String) -> Bool {
        if let value = generated(key), !value.isEmpty { return true }
        guard let node = plist?[key] else { return false }
        return node.string != ""
    }

    /// Whether the key is true in the list, or set to YES.
    func isTrue(_ key: String) -> Bool { generated(key) == "YES" || plist?[key]?.isTrue ?? false }
}

extension ProjectContext {
    /// The apps for iPhone or iPad that the project builds.
    var apps: [AppTarget] { index.apps }
}

extension ProjectIndex {
    var apps: [AppTarget] {
        remember("apps") {
            let targets = targets.filter { $0.product == .application && $0.runsOnIOS }
            guard targets.isEmpty else { return targets.compactMap(app) }
            return appsWithoutManifest
        }
    }

    private func app(_ target: Target) -> AppTarget? {
        let configurations = target.configurations.map { settings in
            AppConfiguration(name: settings.name, settings: settings, propertyList: propertyList(settings))
        }
        let app = AppTarget(name: target.name, target: target, configurations: configurations, folder: "")
        return app.plists.contains(where: Self.isNoApp) ? nil : app
    }

    private func propertyList(_ settings: BuildConfiguration) -> AppConfiguration.PropertyList {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else {
            return settings.generatesInfoPlist ? .generated : .unknown
        }
        guard let file = file(at: path) else { return .unknown }
        return read(file)
    }

    private func read(_ file: SourceFile) -> AppConfiguration.PropertyList {
        do throws(PropertyListFault) { return .read(try InfoPlist(file)) } catch { return .broken(file, error) }
    }

    /// Extensions and watch apps have a property list that says so.
    private static func isNoApp(_ plist: InfoPlist) -> Bool {
        ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"].contains { plist[$0] != nil }
    }

    /// Sources alone: an app is where an application delegate is, and its list is the nearest one.
    private var appsWithoutManifest: [AppTarget] {
        let lists = files.filter { file in
            let name = FilePath.name(of: file.path)
            return file.kind == .propertyList && (name == "Info.plist" || name.hasSuffix("-Info.plist"))
                && (file.contains("CFBundle") || file.contains(">UI"))
        }
        var folders: Set<String> = []
        return applicationDelegatePaths.compactMap { path in
            var folder = FilePath.folder(of: path)
            while true {
                let inside = lists.filter { FilePath.isInside($0.path, folder) }
                let near = inside.compactMap { file -> AppConfiguration.PropertyList? in
                    let list = read(file)
                    if case .read(let plist) = list, Self.isNoApp(plist) { return nil }
                    return list
                }
                if let list = near.first {
                    guard folders.insert(folder).inserted else { return nil }
                    return AppTarget(
                        name: FilePath.name(of: folder), target: nil,
                        configurations: [AppConfiguration(name: "", settings: nil, propertyList: list)], folder: folder)
                }
                if folder.isEmpty { break }
                folder = FilePath.folder(of: folder)
            }
            guard folders.insert(path).inserted else { return nil }
            let own = FilePath.folder(of: path)
            return AppTarget(
                name: FilePath.name(of: own), target: nil,
                configurations: [AppConfiguration(name: "", settings: nil, propertyList: .unknown)], folder: own)
        }
    }
}

extension AppTarget {
    /// A build setting where it is written in one of the app's own configurations.
    struct WrittenSetting {
        let text: XcodeProjectText
        let entry: PropertyListNode.Entry
        let key: String
        let configuration: String

        /// Takes the setting out.
        var removal: Edit? { text.remove(key, in: configuration) }
    }

    /// Where a build setting is written in the app's configurations, in their order.
    func settings(_ key: String, in index: ProjectIndex) -> [WrittenSetting] {
        guard let target, let file = index.file(at: target.manifest), file.kind == .xcodeProject,
            let text = try? XcodeProjectText(file)
        else { return [] }
        return configurations.compactMap { configuration in
            guard let object = configuration.settings?.object, let entry = text.setting(key, in: object) else { return nil }
            return WrittenSetting(text: text, entry: entry, key: key, configuration: object)
        }
    }
}

extension String {
    /// As a sentence begins.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
