import ReglazeEngine

/// A function of `iosMain` that Swift calls: `fun MainViewController(): UIViewController = ComposeUIViewController { App() }`.
public struct EntryPoint: Sendable {
    public let function: KotlinFunction
    /// What Swift calls the file's functions by: `Main_iosKt`.
    public let swiftClass: String
    /// What Swift calls functions beside it on: the class of the file, or the object that it is in, as `Hosts.shared`; nil where it
    /// is in a class or a companion, of which Swift has to have one first.
    public var swiftBase: String? {
        let parents = function.declaration.parents
        if parents.isEmpty { return swiftClass }
        let kinds: Set = ["class_declaration", "object_declaration", "companion_object"]
        let around = function.place.node.ancestors.first { kinds.contains($0.kind) }
        return parents.count == 1 && around?.kind == "object_declaration" ? "\(swiftClass).shared" : nil
    }

    /// Why nothing can stand beside it; nil where something can.
    var obstacle: String? {
        guard swiftBase == nil else { return nil }
        return
            "\(function.name) is in \(function.declaration.parents.joined(separator: ".")): make it a function of the file, so that "
            + "another one can stand beside it"
    }

    /// The call of `ComposeUIViewController`.
    public let controller: KotlinPlace
    /// The call of the app's function inside of it.
    public let appCall: KotlinPlace?

    public init(function: KotlinFunction, swiftClass: String, controller: KotlinPlace, appCall: KotlinPlace?) {
        self.function = function
        self.swiftClass = swiftClass
        self.controller = controller
        self.appCall = appCall
    }
}

/// The Xcode project that hosts the Compose app.
public struct IOSApp: Sendable {
    /// The folder that holds the sources: `iosApp/iosApp`.
    public let folder: String
    /// The Swift file and the type that hosts Compose: `struct ComposeView: UIViewControllerRepresentable`.
    public let hostView: SwiftType?
    /// `struct ContentView: View`.
    public let contentView: SwiftType?
    public let target: Target?
    public let deploymentTarget: OSVersion?
    /// The name of the Kotlin framework as Swift imports it: `ComposeApp`, `shared`.
    public let framework: String?
    /// The path of the asset catalogue; nil where there is none.
    public let assetCatalog: String?
    public let hasAccentColor: Bool

    public struct SwiftType: Sendable {
        public let name: String
        public let path: String

        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    public init(
        folder: String, hostView: SwiftType?, contentView: SwiftType?, target: Target?, deploymentTarget: OSVersion?,
        framework: String?, assetCatalog: String?, hasAccentColor: Bool
    ) {
        self.folder = folder
        self.hostView = hostView
        self.contentView = contentView
        self.target = target
        self.deploymentTarget = deploymentTarget
        self.framework = framework
        self.assetCatalog = assetCatalog
        self.hasAccentColor = hasAccentColor
    }
}
