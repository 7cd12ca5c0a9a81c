import ReglazeEngine
import SwiftSyntax

/// `UIDesignRequiresCompatibility` kept the old look on iOS 26; the iOS 27 SDK ignores it.
struct DesignCompatibility: ProjectRule, SwiftRule {
    static let about = About(
        id: "glass/design-compatibility",
        summary: "UIDesignRequiresCompatibility is ignored when the app is built with the iOS 27 SDK",
        severity: .warning, since: Since(sdk: 27, os: 27),
        triggers: [key],
        why: """
            The key kept the old look for what was built with the iOS 26 SDK. Built with the iOS 27 SDK the bars and controls become \
            glass whatever it says. Taking it out changes the look on iOS 26 at once, so that is offered and not done unasked; what \
            in the app's code will show then is named in the finding. Code that reads the key should test its value, not whether it \
            is there, and has to know that it counts only for what was built with an older SDK.
            """,
        source: "Information Property List documentation: UIDesignRequiresCompatibility", examples: DesignCompatibility.examples)
    static let interests: [Interest] = [.kind(.stringLiteralExpr)]
    static let key = "UIDesignRequiresCompatibility"

    func look(at project: ProjectContext) -> [Finding] {
        let message = "`\(Self.key)` is ignored when the app is built with the iOS 27 SDK"
        let help = "adopt the new look, then take the key out"
        let why = ["taking it out changes the look on iOS 26", Self.obstacles(in: project)].compactMap { $0 }.joined(
            separator: "; ")
        var findings: [Finding] = []
        for app in project.apps {
            for plist in app.plists {
                guard let entry = plist.root.entry(Self.key), entry.node.isTrue else { continue }
                let fixes = plist.isEditable ? [Fix(.unsafe, "Take the key out", edits: plist.remove(entry))] : []
                findings.append(
                    project.finding(
                        Self.about, in: plist.file, at: plist.range(of: entry.key), message, help: help, fixes: fixes,
                        why: plist.isEditable ? why : "the Info.plist is binary; convert it first: plutil -convert xml1"))
            }
            for setting in app.settings("INFOPLIST_KEY_\(Self.key)", in: project.index) where setting.entry.node.isTrue {
                let fixes = setting.removal.map { [Fix(.unsafe, "Take the build setting out", edits: [$0])] } ?? []
                findings.append(
                    project.finding(
                        Self.about, in: setting.text.file, at: setting.entry.range, message, help: help, fixes: fixes, why: why))
            }
        }
        var seen: Set<Location> = []
        return findings.filter { seen.insert($0.location).inserted }
    }

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let literal = node.as(StringLiteralExprSyntax.self), literal.representedLiteralValue == Self.key else { return [] }
        // Who asks for the Xcode that built the app knows which SDK it was.
        if literal.bodyAround.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "DTXcode" }) { return [] }
        return [
            context.finding(
                Self.about, at: literal, "Code that reads `\(Self.key)` is wrong once the app is built with the iOS 27 SDK",
                help: "ask for the value, and heed it only below the iOS 27 SDK (`DTXcode` below 2700)",
                why: "the key counts by its value, not by its presence, and not at all for what the iOS 27 SDK builds")
        ]
    }

    /// What in the code draws bars of its own and will meet the glass.
    private static func obstacles(in project: ProjectContext) -> String? {
        let words = ["configureWithOpaqueBackground", "barTintColor", "isTranslucent", "UITabBarAppearance", "toolbarBackground"]
        let files = Set(words.flatMap { word in project.index.files(mentioning: word).map(\.path) }).sorted()
        guard let first = files.first else { return nil }
        let rest = files.count > 1 ? " and \(files.count - 1) more files" : ""
        return "bars are given a look of their own in \(first)\(rest), see the bars/ rules"
    }

    static let examples: [Example] = [
        .rewrites(
            Plists.text(
                "\t<key>CFBundleName</key>\n\t<string>A</string>\n\t1️⃣<key>UIDesignRequiresCompatibility</key>\n\t<true/>"),
            to: Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"), .unsafe, at: "App/Info.plist",
            with: Plists.appDelegate),
        .rewrites(
            Plists.text("\t1️⃣<key>UIDesignRequiresCompatibility</key>\n\t<!-- until the toolbar is redone -->\n\t<true />"),
            to: Plists.text("\t<!-- until the toolbar is redone -->"), .unsafe, at: "App/Info.plist", with: Plists.appDelegate),
        .silent(
            Plists.text("\t<!-- <key>UIDesignRequiresCompatibility</key><true/> -->"), at: "App/Info.plist",
            with: Plists.appDelegate),
        .silent(
            Plists.text(
                "\t<key>Mine</key>\n\t<dict>\n\t\t<key>UIDesignRequiresCompatibility</key>\n\t\t<true/>\n\t</dict>"),
            at: "App/Info.plist", with: Plists.appDelegate),
        .silent(
            Plists.text("\t<key>UIDesignRequiresCompatibility</key>\n\t<false/>"), at: "App/Info.plist", with: Plists.appDelegate),
        .explains(
            #"let isOld = Bundle.main.object(forInfoDictionaryKey: 1️⃣"UIDesignRequiresCompatibility") != nil"#,
            because: "by its value"),
        .silent(
            """
            func isOld() -> Bool {
                let xcode = Int(Bundle.main.object(forInfoDictionaryKey: "DTXcode") as? String ?? "") ?? 0
                return xcode < 2700 && Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false
            }
            """),
        .silent("// UIDesignRequiresCompatibility"),
    ]
}
