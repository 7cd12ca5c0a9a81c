import ReglazeEngine

/// `UIRequiresFullScreen` no longer keeps an app from being resized.
struct FullScreen: ProjectRule {
    static let about = About(
        id: "launch/full-screen",
        summary: "UIRequiresFullScreen no longer keeps the app from being resized",
        severity: .warning, since: Since(sdk: 27, os: 27),
        why: """
            Built with the iOS 27 SDK an app with `UIRequiresFullScreen` is resized like any other: once, at the end of a drag. The \
            key is deprecated, and Apple advises against deleting it before the layouts adapt: what a user of an older system sees \
            depends on it. So this is reported and never edited.
            """,
        source: "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key",
        examples: [
            .explains(
                Plists.text("\t1️⃣<key>UIRequiresFullScreen</key>\n\t<true/>"), because: "never edited", at: "App/Info.plist",
                with: Plists.appDelegate),
            .silent(
                Plists.text("\t<key>UIRequiresFullScreen</key>\n\t<false/>"), at: "App/Info.plist", with: Plists.appDelegate),
            .silent(
                Plists.text("\t<!-- <key>UIRequiresFullScreen</key><true/> -->"), at: "App/Info.plist", with: Plists.appDelegate),
        ])

    func look(at project: ProjectContext) -> [Finding] {
        var findings: [Finding] = []
        let help = "make the layouts adapt to any size first"
        let why = "it is never edited: older systems still heed the key, and the layouts have to adapt before it goes"
        for app in project.apps {
            let message = "`UIRequiresFullScreen` no longer keeps \(app.subject) from being resized"
            for plist in app.plists {
                guard let entry = plist.root.entry("UIRequiresFullScreen"), entry.node.isTrue else { continue }
                findings.append(
                    project.finding(Self.about, in: plist.file, at: plist.range(of: entry.key), message, help: help, why: why))
            }
            for setting in app.settings("INFOPLIST_KEY_UIRequiresFullScreen", in: project.index) where setting.entry.node.isTrue {
                findings.append(
                    project.finding(Self.about, in: setting.text.file, at: setting.entry.range, message, help: help, why: why))
            }
        }
        var seen: Set<Location> = []
        return findings.filter { seen.insert($0.location).inserted }
    }
}
