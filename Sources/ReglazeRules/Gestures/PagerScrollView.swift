import ReglazeEngine
import SwiftSyntax

/// The scroll view class that a pager is given so that it leaves the swipe back to the navigation controller.
enum PagerScrollView: String {
    case scroll = "PagerScrollView"
    case collection = "PagerCollectionView"

    var name: String { rawValue }
    var base: String { self == .scroll ? "UIScrollView" : "UICollectionView" }

    /// The class, for the end of a file.
    ///
    /// Directions are told on the screen, ends in the content's own coordinates: so it does not matter whether a right-to-left
    /// pager mirrors its content, flips its layout, or does neither.
    func declaration(unit: String) -> String {
        let lines = [
            "",
            "/// A pager that leaves the swipe back to the navigation controller: on its first page, and from the screen's edge.",
            "final class \(name): \(base) {",
            "\toverride func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {",
            "\t\tguard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }",
            "\t\treturn gestureRecognizer !== panGestureRecognizer || !isSwipeBack", "\t}", "",
            "\t/// Whether the finger moves from the leading edge on, or from where no page is left on that side.",
            "\tprivate var isSwipeBack: Bool {", "\t\tguard let window, canGoBack else { return false }",
            "\t\tlet isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft",
            "\t\tlet onScreen = panGestureRecognizer.velocity(in: window)",
            "\t\tguard abs(onScreen.x) > abs(onScreen.y), isRightToLeft ? onScreen.x < 0 : onScreen.x > 0 else { return false }",
            "\t\tlet position = panGestureRecognizer.location(in: window).x",
            "\t\tlet distance = isRightToLeft ? window.bounds.maxX - position : position - window.bounds.minX",
            "\t\tif distance < 30 { return true }",
            "\t\t// A right-to-left pager may mirror its content: its own coordinates tell which end is reached.",
            "\t\tlet start = -adjustedContentInset.left",
            "\t\tlet end = max(start, contentSize.width + adjustedContentInset.right - bounds.width)",
            "\t\tlet isTowardsStart = panGestureRecognizer.velocity(in: self).x > 0",
            "\t\treturn isTowardsStart ? contentOffset.x <= start : contentOffset.x >= end", "\t}", "",
            "\t/// Whether a page is there to go back to.", "\tprivate var canGoBack: Bool {", "\t\tvar responder = next",
            "\t\twhile let current = responder {", "\t\t\tif let page = current as? UIViewController {",
            "\t\t\t\treturn page.navigationController.map { $0.viewControllers.count > 1 } ?? false", "\t\t\t}",
            "\t\t\tresponder = current.next", "\t\t}", "\t\treturn false", "\t}", "}", "",
        ]
        return lines.joined(separator: "\n").replacingTabs(with: unit)
    }

    /// The edits that bring the class in: none where the project has it.
    func edits(in context: RuleContext, home: SourceFile) -> [Edit] {
        guard context.index.declarations(named: name).isEmpty else { return [] }
        let end = home.bytes.count
        var text = declaration(unit: home.indentationUnit)
        if home.bytes.last != 0x0A { text = "\n" + text }
        // A blank line is there already.
        if home.text.hasSuffix("\n\n") || home.text.hasSuffix("\r\n\r\n") { text.removeFirst() }
        return [Edit(path: home.path, range: end..<end, text: text)]
    }

    /// Whether the project has a type of that name that is no such scroll view.
    func isTaken(in context: RuleContext) -> Bool {
        !context.index.declarations(named: name).isEmpty && !UIKitClass.isNamed(name, oneOf: [base], in: context.index)
    }
}

extension String {
    fileprivate func replacingTabs(with unit: String) -> String {
        reduce(into: "") { $0 += $1 == "\t" ? unit : String($1) }
    }
}
