import ReglazeEngine

/// A function of `iosMain` that Swift calls: `fun MainViewController(): UIViewController = ComposeUIViewController { App() }`.
public struct EntryPoint: Sendable {
    public let function: KotlinFunction
    /// What Swift calls the file's functions by: `Main_iosKt`.
    public let swiftClass: String
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
