import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Bars that are styled in several places: helpers, proxies, subclasses.
@Suite struct BarAppearanceTests {
    static let rules = AllRules.all.filter { type(of: $0).about.id.family == "bars" }

    static let skin = #"""
        import UIKit

        protocol Paintable: AnyObject {}
        extension UINavigationBar: Paintable {}
        extension UITabBar: Paintable {}

        @MainActor
        enum Theme {
            static func apply() {
                fill(UINavigationBar.appearance(), .systemTeal)
                fill(UITabBar.appearance(whenContainedInInstancesOf: [Home.self]), .white)
                UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
                UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
                UINavigationBar.appearance().shadowImage = UIImage()
            }

            private static func fill<Bar: Paintable>(_ bar: Bar, _ color: UIColor) {
                switch bar {
                case let navigation as UINavigationBar:
                    navigation.barTintColor = color
                    navigation.isTranslucent = false
                case let tabs as UITabBar:
                    tabs.barTintColor = color
                    tabs.backgroundImage = UIImage()
                default:
                    break
                }
            }

            static func solid(_ color: UIColor) -> UINavigationBarAppearance {
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                look.backgroundColor = color
                return look
            }
        }

        class Home: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let look = UITabBarAppearance()
                look.configureWithTransparentBackground()
                look.stackedLayoutAppearance.normal.iconColor = .gray
                tabBar.standardAppearance = look
            }
        }

        class Stack: UINavigationController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationBar.standardAppearance = Theme.solid(.white)
                navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
                if #available(iOS 26.0, *) {
                    navigationBar.standardAppearance = UINavigationBarAppearance()
                }
            }
        }
        """#

    @Test func eachPlaceIsToldOnce() throws {
        let run = try ProjectRun(["Theme.swift": Self.skin], rules: Self.rules, target: 14)
        #expect(
            run.report == #"""
                Theme.swift:10 global-appearance: left alone
                Theme.swift:11 global-appearance: left alone
                Theme.swift:12 global-appearance: left alone
                Theme.swift:13 opaque-appearance: left alone
                Theme.swift:20 opaque-appearance: left alone
                Theme.swift:23 opaque-appearance: left alone
                Theme.swift:32 opaque-appearance: left alone
                Theme.swift:42 transparent-background: left alone
                Theme.swift:44 scroll-edge-appearance: safe
                Theme.swift:52 scroll-edge-appearance: left alone
                """#)
        #expect(
            run.changes(.unsafe) == #"""
                Theme.swift
                +        if #available(iOS 15, *) {
                +            tabBar.scrollEdgeAppearance = look
                +        }
                """#)
        #expect(run.changes(.safe) == run.changes(.unsafe))
        #expect(run.says("global-appearance", at: "Theme.swift:10").contains("through `fill`"))
        #expect(try run.faults() == [])
    }

    @Test func aProxyInAViewsInitialiserIsOneFinding() throws {
        let run = try ProjectRun(
            [
                "Root.swift": #"""
                import SwiftUI

                struct Root: View {
                    init() {
                        UITabBar.appearance().backgroundColor = UIColor.systemBackground
                        UITableView.appearance().backgroundColor = .clear
                    }

                    var body: some View {
                        Text("One").toolbarBackground(Color.red.opacity(0.3), for: .navigationBar)
                    }
                }
                """#
            ], rules: Self.rules, target: 16)
        #expect(
            run.report == #"""
                Root.swift:5 global-appearance: left alone
                Root.swift:10 opaque-appearance: left alone
                """#)
        #expect(run.says("global-appearance", at: "Root.swift:5").contains("`backgroundColor` covers the glass"))
    }

    /// A copy that is made of what a bar has is an appearance too: its colour goes with its configuration, not without it.
    @Test func theColourOfACopyGoesWithTheRest() throws {
        let run = try ProjectRun(
            [
                "Page.swift": """
                import UIKit

                class Page: UIViewController {
                    func paint(_ bar: UINavigationBar) {
                        let look = bar.standardAppearance.copy()
                        look.configureWithOpaqueBackground()
                        look.backgroundColor = UIColor(named: "bar")
                        bar.standardAppearance = look
                    }
                }

                """
            ], rules: Rules.all, target: 16)
        let after = run.outputs(.unsafe)["Page.swift"] ?? ""
        #expect(
            after.contains(
                """
                        if #unavailable(iOS 26.0) {
                            look.configureWithOpaqueBackground()
                            look.backgroundColor = UIColor(named: "bar")
                        }
                """))
    }

    /// A brace behind a comment belongs to the method, whose end is no place for another statement.
    @Test func aBraceBehindACommentSharesTheLine() throws {
        let run = try ProjectRun(
            [
                "SceneDelegate.m": """
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)o {
                    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                    [self.window makeKeyAndVisible]; /* end */ }
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    [Router open:URLContexts.anyObject.URL];
                }
                @end

                """
            ], rules: Rules.all, target: 16)
        let finding = try #require(run.findings.first { $0.rule.text == "scene/cold-start" })
        #expect(finding.fixes.isEmpty)
        #expect(finding.why?.contains("no statement on a line of its own") ?? false)
    }

    /// What changes a button's border with its state goes on with the layer, so all of the border stays there.
    @Test func aBorderThatFollowsTheStateStaysOnTheLayer() throws {
        let run = try ProjectRun(
            [
                "Page.swift": """
                import UIKit

                class Page: UIViewController {
                    func make() -> UIButton {
                        let save = UIButton(configuration: .filled())
                        save.layer.borderWidth = 2
                        save.configurationUpdateHandler = { button in
                            button.layer.borderColor = (button.isHighlighted ? UIColor.red : .green).cgColor
                        }
                        return save
                    }
                }

                """
            ], rules: Rules.all, target: 16)
        let finding = try #require(run.findings.first { $0.rule.text == "buttons/configuration-layer" })
        #expect(finding.fixes.isEmpty)
        #expect(finding.why == "`configurationUpdateHandler` sets the border of a layer too (line 7)")
    }
}
