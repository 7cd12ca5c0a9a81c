import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Projects with Swift and Objective-C, where one language knows what the other declares.
@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
struct MixedLanguageTests {
    private func rules(at files: [String: String]) throws -> [String] {
        try ProjectRun(files, rules: Rules.all, target: 26).findings.map { "\($0.location.path):\($0.location.line) \($0.rule)" }
    }

    private static let swiftUse = """
        import UIKit

        func paint(_ theme: Theme) {
            theme.doneButtonAppearance = .red
        }
        """
    private static let objectiveCUse = """
        @implementation Page
        - (void)paint:(Theme *)theme {
            theme.doneButtonAppearance = UIColor.redColor;
            [theme setDoneButtonAppearance:UIColor.redColor];
        }
        @end
        """

    /// A class of the app's own may have a property of the old name, in either language.
    @Test func aNamesakeIsLeftAloneInBothLanguages() throws {
        let header = "@interface Theme : NSObject\n@property (nonatomic) UIColor *doneButtonAppearance;\n@end\n"
        let swift = "import UIKit\n\n@objc class Theme: NSObject {\n    @objc var doneButtonAppearance = UIColor.red\n}\n"
        let uses = ["Use.swift": Self.swiftUse, "Use.m": Self.objectiveCUse]
        let old = "deprecated/done-button-appearance"
        #expect(try rules(at: uses) == ["Use.m:3 \(old)", "Use.m:4 \(old)", "Use.swift:4 \(old)"])
        #expect(try rules(at: uses.merging(["Theme.h": header]) { first, _ in first }) == [])
        #expect(try rules(at: uses.merging(["Theme.swift": swift]) { first, _ in first }) == [])
    }

    /// One colour for all pages is no colour for all pages when one in the other language has another.
    @Test func thePagesOfBothLanguagesHaveToAgree() throws {
        func places(_ color: String) throws -> [String] {
            let files = [
                "Navigation.swift": """
                import UIKit

                class Navigation: UINavigationController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                    }
                }
                """,
                "Inbox.swift": """
                import UIKit

                class Inbox: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = .systemBackground }
                }
                """,
                "Stack.m": """
                @interface Stack : UINavigationController
                @end
                @implementation Stack
                - (void)viewDidLoad {
                    [super viewDidLoad];
                }
                @end
                @interface Archive : UIViewController
                @end
                @implementation Archive
                - (void)viewDidLoad { self.view.backgroundColor = \(color); }
                @end
                """,
            ]
            return try rules(at: files).filter { $0.hasSuffix("transitions/backdrop") }
        }
        #expect(
            try places("UIColor.systemBackgroundColor")
                == ["Navigation.swift:3 transitions/backdrop", "Stack.m:3 transitions/backdrop"])
        #expect(try places("[UIColor blackColor]") == [])
        #expect(try places("self.theme.pageColor") == [])
    }
}
