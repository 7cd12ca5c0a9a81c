import ReglazeEngine

/// What the Swift side of a Decompose app's stack shell is made from.
struct ChildStackPlan {
    var framework: String
    /// The class of the Kotlin file that holds `nativeStack`.
    var entryClass: String
    /// In the order of the bar; empty for one stack without tabs.
    var tabs: [ShellPlan.Tab]
    var values: [PassedValue] = []
    var hasAccentColor = false
    var tabType = "AppTab"
    /// What `select` of `NativeStack` calls the place of a tab.
    var selectLabel = "tab"
    /// Whether pages draw their bars themselves, as they show stacks of their own.
    var hasNested = false
}
