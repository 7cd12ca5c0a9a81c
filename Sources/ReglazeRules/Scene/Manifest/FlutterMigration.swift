import ReglazeEngine
import SwiftSyntax

/// Brings a Flutter host to Flutter's own scene delegate, where its application delegate is as the template made it.
struct FlutterMigration {
    private(set) var fix: Fix?
    private(set) var obstacles: [String] = []
    let notes = [
        "it needs Flutter 3.38 or newer", "plugins are registered when the engine starts, which is after the launch",
    ]

    init(_ app: AppTarget, delegate: ApplicationDelegate, in project: ProjectContext) {
        guard delegate.file.syntaxProblem == nil, delegate.parts.count == 1,
            let declaration = delegate.declaration.node.as(ClassDeclSyntax.self),
            let launch = delegate.function("application(_:didFinishLaunchingWithOptions:)"), let body = launch.body
        else {
            obstacles.append("the application delegate is not as the template makes it")
            return
        }
        let registrations = body.statements.filter { $0.trimmedDescription == "GeneratedPluginRegistrant.register(with: self)" }
        guard registrations.count == 1, let registration = registrations.first else {
            obstacles.append("plugins are registered in another way than the template does")
            return
        }
        for item in body.statements where item.id != registration.id {
            if let word = Self.sceneWords.first(where: { item.trimmedDescription.contains($0) }) {
                let line = delegate.file.location(of: item.textRange).line
                obstacles.append("line \(line) asks for `\(word)`, which is not there before the engine starts")
            }
        }
        for function in delegate.functions where AppCallback(function) != nil {
            obstacles.append(
                "`\(function.selector)` is not called any more; a subclass of `FlutterSceneDelegate` has to do its work")
        }
        let plists = app.plists
        if plists.isEmpty { obstacles.append("no Info.plist was found") }
        for plist in plists {
            if !plist.isEditable { obstacles.append("\(plist.file.path) is binary") }
            if plist[ProjectIndex.manifestKey] != nil { obstacles.append("\(plist.file.path) has a manifest already") }
        }
        guard obstacles.isEmpty else { return }
        var edits = plists.map { plist in
            plist.insert(ProjectIndex.manifestKey, Self.manifest(storyboard: plist["UIMainStoryboardFile"]?.string ?? "Main"))
        }
        edits += Self.edits(of: declaration, removing: registration, in: delegate.file)
        fix = Fix(.unsafe, "Use Flutter's scene delegate", edits: edits)
    }

    /// What has no value, or another owner, before the engine starts.
    private static let sceneWords = ["window", "rootViewController", "registrar(", "FlutterMethodChannel", "binaryMessenger"]

    private static func edits(
        of declaration: ClassDeclSyntax, removing registration: CodeBlockItemSyntax, in file: SourceFile
    ) -> [Edit] {
        let unit = file.indentation(ofLineAt: declaration.memberBlock.members.first?.textRange.lowerBound ?? 0)
        var edits: [Edit] = []
        if let last = declaration.inheritanceClause?.inheritedTypes.last {
            let end = last.textRange.upperBound
            edits.append(Edit(path: file.path, range: end..<end, text: ", FlutterImplicitEngineDelegate"))
        }
        edits.append(Edit(path: file.path, range: file.closingGap(around: file.removal(of: registration.textRange)), text: ""))
        let end = file.lineStart(of: declaration.memberBlock.rightBrace.textRange.lowerBound)
        let method = [
            "", "\(unit)func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {",
            "\(unit)\(unit)GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)", "\(unit)}", "",
        ]
        edits.append(Edit(path: file.path, range: end..<end, text: method.joined(separator: "\n")))
        return edits
    }

    private static func manifest(storyboard: String) -> String {
        """
        <dict>
        \t<key>UIApplicationSupportsMultipleScenes</key>
        \t<false/>
        \t<key>UISceneConfigurations</key>
        \t<dict>
        \t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t<array>
        \t\t\t<dict>
        \t\t\t\t<key>UISceneClassName</key>
        \t\t\t\t<string>UIWindowScene</string>
        \t\t\t\t<key>UISceneConfigurationName</key>
        \t\t\t\t<string>flutter</string>
        \t\t\t\t<key>UISceneDelegateClassName</key>
        \t\t\t\t<string>FlutterSceneDelegate</string>
        \t\t\t\t<key>UISceneStoryboardFile</key>
        \t\t\t\t<string>\(storyboard)</string>
        \t\t\t</dict>
        \t\t</array>
        \t</dict>
        </dict>
        """
    }
}
