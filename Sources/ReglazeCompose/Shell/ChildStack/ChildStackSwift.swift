import ReglazeEngine

/// The Swift side of a Decompose app's stack shell, and its Xcode project.
enum ChildStackSwift {
    static func change(for plan: ChildStackPlan, gaps: [ReadingNote], in app: ComposeApp) -> ComposeChange {
        let summary = "Write the tab bar, and the stacks that follow Kotlin's, in SwiftUI"
        guard let ios = app.ios else {
            let reason = "no iOS app was found; name its folder: --ios iosApp/iosApp"
            let step = ComposeChange.Step(name: "swift-shell", summary: summary, state: .refused(reason: reason))
            return ComposeChange(shell: .stack, steps: [step])
        }
        var draft = IOSDraft(app, ios)
        var plan = plan
        plan.hasAccentColor = draft.addAccentColor()
        plan.tabType = draft.freeName(["AppTab", "NativeTab", "ShellTab"])
        let titles = draft.addTitles(plan.tabs)
        let files = draft.addSwift(texts(for: plan), declaring: types(of: plan), summary: summary)
        let arguments = plan.values.map { "\($0.name): \($0.expression)" }.joined(separator: ", ")
        draft.branch(
            to: NavigationViewText.root, with: arguments, below: ios.hostView?.name ?? "ComposeView")
        draft.addToProject(swift: files, resources: titles.resources, regions: titles.regions)
        var change = draft.change(shell: .stack)
        if let index = change.steps.firstIndex(where: { $0.name == "swift-shell" }) { change.steps[index].gaps += gaps }
        return change
    }

    /// The Swift files that are new, by name.
    static func texts(for plan: ChildStackPlan) -> [String: String] {
        [
            CoordinatorText.fileName: ChildStackCoordinatorText(plan: plan).text,
            NavigationViewText.fileName: ChildStackViewText(plan: plan).text,
        ]
    }

    private static func types(of plan: ChildStackPlan) -> [String] {
        [
            "StackPage", "StackCoordinator", "AppNavigationCoordinator", NavigationViewText.root, "PageStackView",
            "StackPageView", "ComposePageView",
        ]
            + (plan.tabs.isEmpty ? [] : [plan.tabType])
    }
}
