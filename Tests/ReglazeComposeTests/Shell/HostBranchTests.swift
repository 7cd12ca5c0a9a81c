import ReglazeCompose
import ReglazeEngine
import Testing

/// The place that shows Compose today, before and after.
@Suite struct HostBranchTests {
    private func rewritten(_ body: String, target: OSVersion = OSVersion(16)) throws -> String {
        var sample = IOSSample()
        sample.target = target
        sample.files["iosApp/iosApp/ContentView.swift"] = body
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        return change.text(of: "iosApp/iosApp/ContentView.swift") ?? change.reason(of: "content-view") ?? ""
    }

    private func view(_ body: String) -> String {
        "struct ContentView: View {\n    var body: some View {\n\(body)\n    }\n}\n"
    }

    @Test func modifiersAndCommentsStay() throws {
        #expect(
            try rewritten(
                view(
                    """
                            // The whole app.
                            ComposeView()
                                    .ignoresSafeArea(.keyboard) // Compose has its own
                    """))
                == view(
                    """
                            if #available(iOS 26.0, *) {
                                NativeNavContentView()
                            } else {
                                // The whole app.
                                ComposeView()
                                        .ignoresSafeArea(.keyboard) // Compose has its own
                            }
                    """))
    }

    /// What the representable is given, the shell's view is not.
    @Test func argumentsAreNamed() throws {
        var sample = IOSSample()
        for (call, count) in [("ComposeView(onReady: { isReady = true })", 1), ("ComposeView()", 0)] {
            sample.files["iosApp/iosApp/ContentView.swift"] = view("        \(call)")
            let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
            let step = try #require(change.steps.first { $0.name == "content-view" })
            #expect(step.gaps.count == count)
            #expect(step.gaps.allSatisfy { $0.location?.line == 3 && $0.text.contains("NativeNavContentView is not") })
        }
    }

    @Test func whatTheAppDoesIsDoneByBoth() throws {
        #expect(
            try rewritten(
                view(
                    """
                            ComposeView()
                                .ignoresSafeArea()
                                .onOpenURL { url in
                                    open(url)
                                }
                                .preferredColorScheme(.dark)
                    """))
                == view(
                    """
                            Group {
                                if #available(iOS 26.0, *) {
                                    NativeNavContentView()
                                } else {
                                    ComposeView()
                                        .ignoresSafeArea()
                                }
                            }
                            .onOpenURL { url in
                                open(url)
                            }
                            .preferredColorScheme(.dark)
                    """))
    }

    @Test func aBodyInOneLineIsOpened() throws {
        #expect(
            try rewritten("struct ContentView: View {\n\tvar body: some View { ComposeView().onAppear(perform: start) }\n}\n")
                == """
                struct ContentView: View {
                \tvar body: some View {
                \t\tGroup {
                \t\t\tif #available(iOS 26.0, *) {
                \t\t\t\tNativeNavContentView()
                \t\t\t} else {
                \t\t\t\tComposeView()
                \t\t\t}
                \t\t}
                \t\t.onAppear(perform: start)
                \t}
                }

                """)
    }

    @Test func insideOfOtherViews() throws {
        #expect(
            try rewritten(
                view(
                    "        ZStack {\n            Color.black\n            ComposeView()\n                .frame(width: 3)\n        }"
                )
                .replacing("\n", with: "\r\n"))
                == view(
                    """
                            ZStack {
                                Color.black
                                if #available(iOS 26.0, *) {
                                    NativeNavContentView()
                                } else {
                                    ComposeView()
                                        .frame(width: 3)
                                }
                            }
                    """
                ).replacing("\n", with: "\r\n"))
    }

    @Test func previewsAreLeftAlone() throws {
        let text = try rewritten(view("        ComposeView()") + "\n#Preview {\n    ComposeView()\n}\n")
        #expect(text.hasSuffix("}\n\n#Preview {\n    ComposeView()\n}\n"))
        #expect(text.contains("NativeNavContentView()"))
    }

    @Test func withoutOldSystemsThereIsNoBranch() throws {
        #expect(
            try rewritten(
                view("        ComposeView()\n            .ignoresSafeArea()\n            .task { start() }"),
                target: OSVersion(26))
                == view("        NativeNavContentView()\n            .task { start() }"))
    }

    @Test func anAppWithoutSwiftUI() throws {
        let text = """
            import UIKit
            import ComposeApp

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene) {
                    window?.rootViewController = MainViewControllerKt.MainViewController() // all of it
                    window?.makeKeyAndVisible()
                }
            }

            """
        #expect(
            try rewritten(text) == """
                import UIKit
                import ComposeApp
                import SwiftUI

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene) {
                        if #available(iOS 26.0, *) {
                            window?.rootViewController = UIHostingController(rootView: NativeNavContentView())
                        } else {
                            window?.rootViewController = MainViewControllerKt.MainViewController()
                        } // all of it
                        window?.makeKeyAndVisible()
                    }
                }

                """)
    }

    @Test func theHostMayBeInAnotherFolder() throws {
        var sample = IOSSample()
        sample.files["iosApp/iosApp/iOSApp.swift"] = """
            import SwiftUI

            @main
            struct iOSApp: App {
                var body: some Scene {
                    WindowGroup {
                        ComposeView().onOpenURL(perform: open)
                    }
                }
            }

            """
        sample.files["iosApp/iosApp/UI/ComposeView.swift"] = "struct ComposeView {}\n"
        sample.files["iosApp/iosApp/ContentView.swift"] = nil
        var app = try sample.app()
        app.ios = IOSApp(
            folder: "iosApp/iosApp", hostView: IOSApp.SwiftType(name: "ComposeView", path: "iosApp/iosApp/UI/ComposeView.swift"),
            contentView: nil, target: nil, deploymentTarget: OSVersion(16), framework: "ComposeApp", assetCatalog: nil,
            hasAccentColor: false)
        let change = SwiftShell.change(for: ShellSample.plan, in: app)
        #expect(
            change.text(of: "iosApp/iosApp/iOSApp.swift")?.contains(
                """
                            Group {
                                if #available(iOS 26.0, *) {
                                    NativeNavContentView()
                                } else {
                                    ComposeView()
                                }
                            }
                            .onOpenURL(perform: open)
                """) == true)
        #expect(change.text(of: "iosApp/iosApp/UI/NativeNavContentView.swift") != nil)
    }

    @Test func aBranchThatIsThereIsNamed() throws {
        let reason = try rewritten(view("        if #available(iOS 17.0, *) {\n            ComposeView()\n        }"))
        #expect(reason.hasPrefix("iosApp/iosApp/ContentView.swift:4 stands in an `if #available` already"))
        #expect(try rewritten("import SwiftUI\n").hasPrefix("no place was found below iosApp/iosApp that shows `ComposeView`"))
    }

    @Test func theTabIsPassedBelow() throws {
        var plan = ShellSample.plan
        plan.fallbackTakesRoute = true
        let change = SwiftShell.change(for: plan, in: try IOSSample().app())
        let text = try #require(change.text(of: "iosApp/iosApp/ContentView.swift"))
        #expect(text.contains("MainViewControllerKt.MainViewController(topLevelRoute: FeedTab.shared)\n"))
        #expect(text.contains("NativeNavContentView()"))
        #expect(change.files.first { $0.path.hasSuffix("/ContentView.swift") }?.old?.text == IOSSample.contentView)
    }
}
