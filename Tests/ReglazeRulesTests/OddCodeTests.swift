import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Code that is broken, longer than anybody would write it, or that of two apps in one folder.
@Suite struct OddCodeTests {
    private func run(_ id: String, _ files: [String: String]) throws -> ProjectRun {
        try ProjectRun(files, rules: AllRules.all.filter { type(of: $0).about.id.text == id }, target: 16)
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
    func nothingIsWrittenIntoAMethodThatDoesNotEnd() throws {
        let text = """
            @implementation Page
            - (void)viewDidAppear:(BOOL)animated {
                if (self.isFirst) {
                    self.navigationController.interactivePopGestureRecognizer.enabled = NO;
                }
            - (void)viewWillDisappear:(BOOL)animated {
                [self.navigationController.interactivePopGestureRecognizer setEnabled:YES];
            }
            @end
            """
        let report = try run("gestures/content-pop", ["Page.m": text]).report
        #expect(report == "Page.m:4 content-pop: left alone\nPage.m:7 content-pop: left alone")
    }

    @Test(.timeLimit(.minutes(1)))
    func manyStatementsAboutOneBarAreReadOnce() throws {
        let swift = String(repeating: "        navigationController?.navigationBar.barTintColor = .red\n", count: 300)
        let objectiveC = String(
            repeating: "    self.navigationController.navigationBar.barTintColor = [UIColor redColor];\n", count: 300)
        let run = try run(
            "bars/opaque-appearance",
            [
                "Page.swift":
                    "import UIKit\nclass Page: UIViewController {\n    override func viewDidLoad() {\n\(swift)    }\n}\n",
                "Other.m": "@implementation Other\n- (void)viewDidLoad {\n\(objectiveC)}\n@end\n",
            ])
        #expect(run.findings.count == (Grammar.objectiveC.isAvailable ? 2 : 1))
    }

    /// Both apps call their scene delegates the same.
    @Test func aSceneDelegateIsNotTakenForTheOneOfAnotherApp() throws {
        func delegate(_ more: String) -> String {
            """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                ) {
                    start()
                }

                func start() {}
            \(more)}

            """
        }
        let links = delegate("\n    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { start() }\n")
        let files = ["First/SceneDelegate.swift": delegate(""), "Second/SceneDelegate.swift": links]
        let outputs = try run("scene/cold-start", files).outputs(.unsafe)
        #expect(outputs["First/SceneDelegate.swift"] ?? delegate("") == delegate(""))
        #expect(outputs["Second/SceneDelegate.swift"]?.contains("connectionOptions.urlContexts") ?? false)
    }
}
