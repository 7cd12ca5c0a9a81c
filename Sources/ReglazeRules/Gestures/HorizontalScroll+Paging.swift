import ReglazeEngine
import SwiftSyntax

extension HorizontalScroll {
    /// `scrollView.isPagingEnabled = true` for a plain scroll view that a page with a navigation bar scrolls sideways, or a view that
    /// such a page shows.
    func paging(_ assignment: MemberAssignment, in context: RuleContext) -> [Finding] {
        guard assignment.name == "isPagingEnabled", assignment.value?.trimmedDescription == "true",
            let type = assignment.sequence.enclosingType, isPage(type, context) || isShown(type, context),
            context.names("horizontal", in: type) || context.names("showsHorizontalScrollIndicator", in: type),
            !context.names("gestureRecognizerShouldBegin", in: type), !settlesPop(type, in: context),
            let base = assignment.target.base?.unwrapped, let name = base.lastNameToken?.text,
            let call = maker(of: name, base, in: type, context),
            let pager = PagerScrollView.replacing(call.calledExpression.trimmedDescription)
        else { return [] }
        let message = "On iOS 26 this pager and the swipe back want the same finger"
        let help = "make it of a class that yields on its first page and at the screen's edge"
        guard !pager.isTaken(in: context) else {
            let why = "the name `\(pager.name)` is taken in this project"
            return [context.finding(Self.about, at: assignment.nameToken, message, help: help, why: why)]
        }
        let edits = [context.replace(call.calledExpression, with: pager.name)] + pager.edits(in: context, home: context.file)
        let fix = Fix(.unsafe, "Make the pager one that yields to the swipe back", edits: edits)
        let why = "whether the page is ever pushed, and whether the pager scrolls sideways"
        return [context.finding(Self.about, at: assignment.nameToken, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether the type is a page with a navigation bar.
    private func isPage(_ type: DeclSyntax, _ context: RuleContext) -> Bool {
        context.isClass(type, oneOf: ["UIViewController"])
            && (context.names("navigationController", in: type) || context.names("navigationItem", in: type))
    }

    /// Whether the type is a view that such a page names and that has its pager to itself. A cell's pager is a row of pictures more
    /// often than a screen's pages.
    private func isShown(_ type: DeclSyntax, _ context: RuleContext) -> Bool {
        guard let name = type.typePath.last, context.isClass(type, oneOf: ["UIView"]),
            !context.isClass(type, oneOf: ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"])
        else { return false }
        return context.index.files(mentioning: name).contains { file in
            let there = context.moved(to: file)
            return file.tokens(named: name).contains { token in
                guard let page = token.enclosingType else { return false }
                return page.typePath.last != name && isPage(page, there) && !settlesPop(page, in: there)
                    && !there.names("gestureRecognizerShouldBegin", in: page)
            }
        }
    }

    /// The call that makes the scroll view: of a local, or of a property of the page.
    private func maker(
        of name: String, _ base: ExprSyntax, in type: DeclSyntax, _ context: RuleContext
    ) -> FunctionCallExprSyntax? {
        if let made = LocalBinding(named: name, from: base)?.value { return made.as(FunctionCallExprSyntax.self) }
        let properties = type.allMembers.compactMap { $0.as(VariableDeclSyntax.self).flatMap { StateProperty($0) } }
        return properties.first { $0.name == name }?.initialValue?.as(FunctionCallExprSyntax.self)
    }
}

extension PagerScrollView {
    /// The class that goes in the place of UIKit's own; nil for any other one.
    static func replacing(_ name: String) -> PagerScrollView? {
        switch name {
        case "UIScrollView": .scroll
        case "UICollectionView": .collection
        default: nil
        }
    }
}
