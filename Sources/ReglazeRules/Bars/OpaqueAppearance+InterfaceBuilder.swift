import ReglazeEngine

/// Storyboards and xibs, which can't ask for a system.
extension OpaqueAppearance: ProjectRule {
    func look(at project: ProjectContext) -> [Finding] {
        InterfaceBar.all(
            in: project.index, holding: ["translucent=\"NO\"", "backgroundImage=\"", "\"barTintColor\"", "\"backgroundColor\""]
        )
        .compactMap { finding($0, in: project) }
    }

    private func finding(_ bar: InterfaceBar, in project: ProjectContext) -> Finding? {
        let backgrounds = bar.backgrounds
        guard let first = backgrounds.first else { return nil }
        let file = bar.document.file
        let isNew = project.index.scope(of: file.path).deploymentTarget >= 26
        let message =
            "\(backgrounds.map(\.name).uniqued().listed) \(backgrounds.count == 1 ? "covers" : "cover") the glass of the \(bar.bar.name)"
        let edits = isNew ? Self.removal(of: backgrounds, in: file) : nil
        let fixes = edits.map { [Fix(.unsafe, "Leave the bar to the system", edits: $0)] } ?? []
        let why =
            if !isNew {
                """
                Interface Builder can't ask for a system, and taking it out there changes the bar below iOS 26 too: set in code what \
                the bar keeps on older systems
                """
            } else if edits == nil {
                "it stands together with other things: take it out in Interface Builder"
            } else {
                "on iOS 26 the bar is glass then: look at its text and its buttons over the content, and at what is pinned to its edge"
            }
        return project.finding(
            Self.about, in: file, at: first.range.lowerBound..<Self.firstLine(of: first.range, in: file), message,
            help: isNew ? "take it out" : "take it out, and set it in code below iOS 26: `if #unavailable(iOS 26.0) { … }`",
            fixes: fixes, why: why)
    }

    /// Takes attributes and whole elements away; nil where an appearance is among them, or an element shares its lines.
    private static func removal(of backgrounds: [InterfaceBar.Background], in file: SourceFile) -> [Edit]? {
        var edits: [Edit] = []
        for background in backgrounds {
            guard background.isPlain else { return nil }
            var range = file.removal(of: background.range)
            if file.bytes[background.range.lowerBound] == UInt8(ascii: "<") {
                guard file.isFirstOnLine(background.range.lowerBound), file.isLastOnLine(background.range.upperBound) else {
                    return nil
                }
            } else if range == background.range {
                // An attribute goes with the blank before it.
                range = (range.lowerBound - 1)..<range.upperBound
            }
            edits.append(Edit(path: file.path, range: range, text: ""))
        }
        return edits
    }

    private static func firstLine(of range: Range<Int>, in file: SourceFile) -> Int {
        min(range.upperBound, file.lineEnd(of: range.lowerBound))
    }

    /// The bar of a navigation controller in a storyboard.
    private static func storyboard(_ attributes: String, _ inside: String = "") -> String {
        Plists.interface(
            """
                            <navigationController id="b" sceneMemberID="viewController">
                                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
                                <navigationBar key="navigationBar" contentMode="scaleToFill"\(attributes) id="c">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            \(inside)                    </navigationBar>
                            </navigationController>

            """)
    }

    static let interfaceExamples: [Example] = [
        .rewrites(
            storyboard(
                " 1️⃣translucent=\"NO\"",
                "                        <color key=\"barTintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>\n"),
            to: storyboard(""), .unsafe, at: "Main.storyboard", target: 26),
        .explains(storyboard(" 1️⃣translucent=\"NO\""), because: "can't ask for a system", at: "Main.storyboard"),
        .explains(
            storyboard(
                "",
                """
                                        1️⃣<navigationBarAppearance key="standardAppearance">
                                            <color key="backgroundColor" systemColor="systemRedColor"/>
                                        </navigationBarAppearance>

                """), because: "take it out in Interface Builder", at: "Main.storyboard", target: 26),
        // See-through, a comment, and what is no bar of the app's.
        .silent(
            storyboard(
                " translucent=\"YES\"",
                """
                                        <!-- <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1"/> -->
                                        <color key="backgroundColor" white="1" alpha="0.0"/>
                                        <navigationBarAppearance key="standardAppearance"/>

                """), at: "Main.storyboard"),
        .silent(
            storyboard(" translucent=\"NO\"").replacing("<document ", with: "<document launchScreen=\"YES\" "),
            at: "LaunchScreen.storyboard"),
    ]
}
