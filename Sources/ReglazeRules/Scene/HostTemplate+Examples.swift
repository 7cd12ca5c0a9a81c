import ReglazeEngine

extension HostTemplate {
    static let examples: [Example] = [
        .silent(Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"), at: "App/Info.plist", with: Plists.appDelegate)
    ]
}
