import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// The table of deprecated symbols.
@Suite struct DeprecatedTests {
    /// A version is named where the SDK names one; what it only announces is not said to be deprecated already.
    @Test func tellsWhatIsMarkedFromWhatIsAnnounced() throws {
        let run = try ProjectRun(
            [
                "Draw.swift": """
                import UIKit

                func draw(_ url: URL, _ size: CGSize) {
                    UIGraphicsBeginImageContext(size)
                    if UIApplication.shared.canOpenURL(url) { UIGraphicsEndImageContext() }
                }
                """
            ],
            rules: Rules.all, target: 16)
        #expect(
            run.says("image-context", at: "Draw.swift:4").hasPrefix("`UIGraphicsBeginImageContext` is going to be deprecated\n"))
        #expect(run.says("can-open-url", at: "Draw.swift:5").hasPrefix("`canOpenURL` is deprecated since iOS 27.0\n"))
    }

    /// The first word of a callback alone would tell nothing.
    @Test func aCallbackIsNamedWithItsLabels() throws {
        let run = try ProjectRun(
            [
                "AppDelegate.swift": """
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                    ) -> UIInterfaceOrientationMask { .portrait }
                }
                """
            ],
            rules: Rules.all, target: 16)
        #expect(
            run.says("supported-orientations", at: "AppDelegate.swift:4")
                .hasPrefix("`application(_:supportedInterfaceOrientationsFor:)` is deprecated since iOS 27.0\n"))
    }

    /// A property of a method's name is not the method, and does not hide it; a method of the app's own does.
    @Test func onlyAMethodHidesAMethod() throws {
        func places(_ declaration: String) throws -> [String] {
            let text = """
                import UIKit

                class Clock: UIView {
                    \(declaration)
                    func start() {
                        let link = window?.screen.displayLink(withTarget: self, selector: #selector(tick))
                        link?.add(to: .main, forMode: .common)
                    }
                    @objc func tick() {}
                }
                """
            let run = try ProjectRun(["Clock.swift": text], rules: Rules.all, target: 16)
            return run.findings.filter { $0.rule.text == "deprecated/screen-display-link" }.map { "\($0.location.line)" }
        }
        #expect(try places("var displayLink: CADisplayLink?") == ["6"])
        #expect(try places("func displayLink(withTarget target: Any, selector: Selector) {}") == [])
    }
}
