import ReglazeEngine
import SwiftSyntax

/// Links whose flags are all private state of one view, as one path with value links.
struct PathConversion {
    let fix: Fix
    let why: String?

    init?(around link: NavigationLinkForm, in context: RuleContext) { nil }
}
