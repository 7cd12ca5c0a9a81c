import ReglazeEngine

/// Appearances that storyboards and xibs give to bars.
extension ScrollEdge: ProjectRule {
    func look(at project: ProjectContext) -> [Finding] {
        let bars = InterfaceBar.all(in: project.index, holding: ["\"standardAppearance\""])
        // Code may give any bar the other appearance.
        guard !bars.isEmpty, !project.index.files.contains(where: Self.speaksOfTheEdge) else { return [] }
        return bars.compactMap { bar in
            guard bar.bar != .tool, let standard = bar.appearance("standardAppearance"),
                bar.appearance("scrollEdgeAppearance") == nil,
                bar.covers(standard.index)
            else { return nil }
            return project.finding(
                Self.about, in: bar.document.file, at: standard.element.tag,
                "`scrollEdgeAppearance` of the \(bar.bar.name) is not set, so it changes where the content ends at its edge",
                help: "give the bar the same appearance at the scroll edge",
                why:
                    "the see-through state at the edge may be meant, and on iOS 26 a background of its own covers the glass there too"
            )
        }
    }

    private static func speaksOfTheEdge(_ file: SourceFile) -> Bool {
        (file.kind == .swift || file.kind == .objectiveC) && file.containsWord("scrollEdgeAppearance")
    }

    private static func tabs(_ inside: String) -> String {
        Plists.interface(
            """
                            <tabBarController id="b" sceneMemberID="viewController">
                                <tabBar key="tabBar" contentMode="scaleToFill" id="c">
            \(inside)                    </tabBar>
                            </tabBarController>

            """)
    }

    private static let coloured = """
                                1️⃣<tabBarAppearance key="standardAppearance" backgroundEffect="regular">
                                    <color key="backgroundColor" systemColor="systemRedColor"/>
                                </tabBarAppearance>

        """

    static let interfaceExamples: [Example] = [
        .explains(tabs(coloured), because: "may be meant", at: "Main.storyboard"),
        .silent(
            tabs(
                coloured.replacing("1️⃣", with: "") + "                        <tabBarAppearance key=\"scrollEdgeAppearance\"/>\n"),
            at: "Main.storyboard"),
        .silent(
            tabs(coloured.replacing("1️⃣", with: "")), at: "Main.storyboard",
            with: ["Bars.swift": "func fix(_ bar: UITabBar) { bar.scrollEdgeAppearance = bar.standardAppearance }"]),
    ]
}
