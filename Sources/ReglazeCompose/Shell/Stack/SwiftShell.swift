import ReglazeEngine

/// The Swift side of `--shell stack`, and its Xcode project.
public enum SwiftShell {
    /// All changes of the iOS app: its steps from `swift-shell` to `xcode-project`. The plan's `hasAccentColor` and `tabType` are
    /// found out here.
    public static func change(for plan: ShellPlan, in app: ComposeApp) -> ComposeChange {
        guard let ios = app.ios else {
            let reason = "no iOS app was found; name its folder: --ios iosApp/iosApp"
            let step = ComposeChange.Step(name: "swift-shell", summary: summary, state: .refused(reason: reason))
            return ComposeChange(shell: .stack, steps: [step])
        }
        guard !plan.tabs.isEmpty else {
            let reason = "neither tabs nor the page that the app starts with were found; name their routes: --tabs Home,Search"
            let step = ComposeChange.Step(name: "swift-shell", summary: summary, state: .refused(reason: reason))
            return ComposeChange(shell: .stack, steps: [step])
        }
        var draft = IOSDraft(app, ios)
        var plan = plan
        plan.hasAccentColor = draft.addAccentColor()
        plan.tabType = draft.freeName(["AppTab", "NativeTab", "ShellTab"])
        let titles = draft.addTitles(plan.tabs)
        let files = draft.addSwift(texts(for: plan), declaring: types(of: plan), summary: summary)
        if plan.fallbackTakesRoute, let first = plan.tabs.first {
            draft.passTopLevelRoute(first.routeExpression, to: plan.entryClass)
        }
        let arguments = plan.values.filter { $0.type != nil }.map { "\($0.name): \($0.expression)" }.joined(separator: ", ")
        draft.branch(to: NavigationViewText.root, with: arguments, below: plan.fallbackView)
        draft.addToProject(swift: files, resources: titles.resources, regions: titles.regions)
        return draft.change(shell: .stack)
    }

    private static let summary = "Write the tab bar, the stacks and their coordinators in SwiftUI"

    /// The Swift files that are new, by name.
    public static func texts(for plan: ShellPlan) -> [String: String] {
        [
            CoordinatorText.fileName: CoordinatorText(plan: plan).text,
            NavigationViewText.fileName: NavigationViewText(plan: plan).text,
        ]
    }

    private static func types(of plan: ShellPlan) -> [String] {
        [
            "RouteWrapper", "TabNavigationCoordinator", "AppNavigationCoordinator", "NativeNavContentView", "TabContentView",
            "NativeNavComposeView", "DetailComposeView", plan.tabType,
        ]
    }
}
