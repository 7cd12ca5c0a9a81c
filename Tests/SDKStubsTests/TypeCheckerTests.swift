import Testing
import TestSupport

@Suite struct TypeCheckerTests {
    private func view(_ body: String) -> String {
        "import SwiftUI\n\nstruct Screen: View {\n    @State private var shown = false\n    var body: some View {\n        \(body)\n    }\n}\n"
    }

    @Test func acceptsWhatTheTargetHas() throws {
        let text = view(#"NavigationStack { Text("a").navigationDestination(isPresented: $shown) { Text("b") } }"#)
        #expect(try TypeChecker.shared.diagnostics(of: [text], deploymentTarget: "16.0") == [])
    }

    @Test func refusesWhatTheTargetLacks() throws {
        let text = view(#"NavigationStack { Text("a") }"#)
        let errors = try TypeChecker.shared.diagnostics(of: [text], deploymentTarget: "15.0")
        #expect(errors == ["6:9: error: 'NavigationStack' is only available in iOS 16.0 or newer"])
    }

    @Test func acceptsWhatIsGated() throws {
        let text = view(
            #"if #available(iOS 26.0, *) { Text("a").glassEffect(.regular.tint(.red), in: .capsule) } else { Text("a") }"#)
        for target in TypeChecker.deploymentTargets {
            #expect(try TypeChecker.shared.diagnostics(of: [text], deploymentTarget: target) == [])
        }
    }

    @Test func reportsDeprecations() throws {
        let text = view(#"NavigationView { NavigationLink("a", destination: Text("b"), isActive: $shown) }"#)
        #expect(try TypeChecker.shared.deprecations(of: [text], deploymentTarget: "15.0") == [])
        let warnings = try TypeChecker.shared.deprecations(of: [text], deploymentTarget: "16.0")
        #expect(warnings.count == 1 && warnings[0].contains("was deprecated in iOS 16.0"))
    }

    @Test func expandsMacrosAndCallsObjectiveC() throws {
        let text = """
            import SwiftUI

            @Observable final class Model { var path: [Int] = [] }

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Done", style: .plain, target: self, action: #selector(done(_:)))
                }
                @objc private func done(_ sender: UIBarButtonItem) {}
            }

            @main final class Delegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }

            #Preview { Text("a") }
            """
        #expect(try TypeChecker.shared.diagnostics(of: [text], deploymentTarget: "17.0") == [])
    }

    @Test func checksSeveralFilesTogether() throws {
        let texts = [view("Row()"), "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }"]
        #expect(try TypeChecker.shared.diagnostics(of: texts, deploymentTarget: "15.0") == [])
        let each = try TypeChecker.shared.diagnostics(ofEach: texts, deploymentTarget: "15.0")
        #expect(each == [["6:9: error: cannot find 'Row' in scope"], []])
    }
}
