import ReglazeEngine

extension InterfaceOrientation {
    static let examples: [Example] = [
        .rewrites(
            """
            final class Page: UIViewController {
                func isWide() -> Bool {
                    view.window?.windowScene?.1️⃣interfaceOrientation.isLandscape ?? false
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    func isWide() -> Bool {
                        view.window?.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape ?? false
                    }
                }
                """,
            .unsafe),
        .rewrites(
            "func isWide(_ scene: UIWindowScene) -> Bool { scene.1️⃣interfaceOrientation.isLandscape }",
            to: "func isWide(_ scene: UIWindowScene) -> Bool { scene.effectiveGeometry.interfaceOrientation.isLandscape }",
            .unsafe),
        .explains(
            "func isWide(_ scene: UIWindowScene) -> Bool { scene.1️⃣interfaceOrientation.isLandscape }", because: "needs iOS 16.0",
            target: 15),
        .explains(
            """
            final class Page: UIViewController {
                func columns() -> Int { 1️⃣UIDevice.current.orientation.isLandscape ? 3 : 2 }
            }
            """,
            because: "flat or unknown"),
        .explains(
            """
            final class Page: UIViewController {
                func columns() -> Int { 1️⃣self.interfaceOrientation.isLandscape ? 3 : 2 }
            }
            """,
            because: "can't be told"),
        .silent("func isWide(_ scene: UIWindowScene) -> Bool { scene.effectiveGeometry.interfaceOrientation.isLandscape }"),
        .silent("import AVFoundation\n\nlet angle = UIDevice.current.orientation.rawValue"),
        .silent("struct Shot { var interfaceOrientation = 1 }\nlet turned = Shot().interfaceOrientation"),
        // The project's own `windowScene`.
        .silent(
            """
            struct Plan { var interfaceOrientation = 1 }
            struct Host { var windowScene = Plan() }
            func turned(_ host: Host) -> Int { host.windowScene.interfaceOrientation }
            """),
        .silent("// UIDevice.current.orientation\nlet text = \"windowScene.interfaceOrientation\""),
    ]
}
