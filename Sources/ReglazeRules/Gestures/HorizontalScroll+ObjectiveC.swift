import ReglazeEngine

extension HorizontalScroll: ObjectiveCRule {
    static let objectiveCKinds = ["class_interface", "assignment_expression", "message_expression"]
    static let objectiveCTriggers = [
        "JXPagerViewDelegate", "JXCategoryListContainerViewDelegate", ".pagingEnabled", "setPagingEnabled",
    ]

    private struct ObjectiveCLibrary {
        let asking: String
        let selector: String
        let declaration: String
        /// What the names of the container's types begin with; its initializer may be given one.
        let types: String
        let usual: PagerScrollView
    }

    private static let objectiveCLibraries = [
        ObjectiveCLibrary(
            asking: "JXPagerViewDelegate", selector: "scrollViewClassInlistContainerViewInPagerView:",
            declaration: "- (Class)scrollViewClassInlistContainerViewInPagerView:(JXPagerView *)pagerView",
            types: "JXPagerListContainerType_", usual: .collection),
        ObjectiveCLibrary(
            asking: "JXCategoryListContainerViewDelegate", selector: "scrollViewClassInlistContainerView:",
            declaration: "- (Class)scrollViewClassInlistContainerView:(JXCategoryListContainerView *)listContainerView",
            types: "JXCategoryListContainerType_", usual: .scroll),
    ]

    private static let message = "On iOS 26 the pager's scroll view and the swipe back want the same finger"

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard node.kind == "class_interface" else { return paging(node, in: context) }
        let protocols = node.child(ofKind: "parameterized_arguments")?.namedChildren ?? []
        return Self.objectiveCLibraries.flatMap { library -> [Finding] in
            guard let conformance = protocols.first(where: { $0.compactText == library.asking }),
                let name = node.declaredClassName
            else { return [] }
            return delegate(name, library, at: conformance, in: context)
        }
    }

    // MARK: List containers

    private func delegate(
        _ name: String, _ library: ObjectiveCLibrary, at conformance: ObjectiveCNode, in context: RuleContext
    ) -> [Finding] {
        let found = context.index.objectiveCImplementations(of: name)
        guard found.count == 1, let implementation = found.first, !settlesPop(name, in: context.index),
            ![library.selector, "gestureRecognizerShouldBegin:"].contains(where: { answers(name, $0, in: context.index) })
        else { return [] }
        let help = "answer `\(library.selector)` with a scroll view that yields on its first page and at the screen's edge"
        func explain(_ why: String) -> [Finding] {
            [context.finding(Self.about, at: conformance, Self.message, help: help, why: why)]
        }
        let text = implementation.node.text
        let pager: PagerScrollView =
            if text.contains(library.types + "CollectionView") {
                .collection
            } else if text.contains(library.types + "ScrollView") {
                .scroll
            } else {
                library.usual
            }
        let brought = pager.bringing(into: implementation.file, in: context.index)
        if let obstacle = brought.obstacle { return explain(obstacle) }
        guard
            let method = implementation.adding(["\(library.declaration) {", "\treturn [\(pager.name) class];", "}"])
        else { return explain("\(implementation.file.path) can't be read whole, and the method belongs there") }
        let fix = Fix(
            .unsafe, "Give the pager a scroll view that yields to the swipe back", edits: brought.edits + [method],
            newFiles: brought.files)
        let why = "pagers inside pagers, and gestures of the pages themselves, such as swipes on rows"
        return [context.finding(Self.about, at: conformance, Self.message, help: help, fixes: [fix], why: why)]
    }

    /// Whether a class, or one above it in the project, has a method.
    private func answers(_ name: String, _ selector: String, in index: ProjectIndex) -> Bool {
        index.objectiveCAncestry(of: name).contains { index.objectiveCClass(named: $0)?.selectors.contains(selector) ?? false }
    }

    /// Whether the class, or one above it, has a say about the pop gesture already.
    private func settlesPop(_ name: String, in index: ProjectIndex) -> Bool {
        index.objectiveCAncestry(of: name).contains { name in
            index.objectiveCFiles(of: name).contains { file in
                [PopRecognizer.edge, PopRecognizer.content].contains(where: file.contains)
            }
        }
    }

    // MARK: A scroll view of one's own

    /// `scrollView.pagingEnabled = YES` for a plain scroll view that a page with a navigation bar scrolls sideways.
    private func paging(_ node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let assignment = ObjectiveCAssignment(node), assignment.name == "pagingEnabled", assignment.truth == true,
            let object = assignment.object, let type = node.classAround, let name = node.className,
            context.index.objectiveCClass(name, isOneOf: ["UIViewController"])
        else { return [] }
        let text = type.text
        guard text.contains("navigationController") || text.contains("navigationItem"),
            text.contains("orizontal"), !text.contains("gestureRecognizerShouldBegin"), !settlesPop(name, in: context.index),
            let made = maker(of: object, in: type), let pager = PagerScrollView.replacing(made.text)
        else { return [] }
        let help = "make it of a class that yields on its first page and at the screen's edge"
        let brought = pager.bringing(into: context.file, in: context.index)
        if let obstacle = brought.obstacle {
            return [context.finding(Self.about, at: assignment.nameNode, Self.message, help: help, why: obstacle)]
        }
        let fix = Fix(
            .unsafe, "Make the pager one that yields to the swipe back",
            edits: [context.replace(made, with: pager.name)] + brought.edits, newFiles: brought.files)
        let why = "whether the page is ever pushed, and whether the pager scrolls sideways"
        return [context.finding(Self.about, at: assignment.nameNode, Self.message, help: help, fixes: [fix], why: why)]
    }

    /// The class in the message that makes the scroll view: `UIScrollView` of `[[UIScrollView alloc] init]`.
    private func maker(of object: ObjectiveCNode, in type: ObjectiveCNode) -> ObjectiveCNode? {
        let name = ObjectiveCCustomItem.name(of: object)
        var values: [ObjectiveCNode] = []
        if object.kind == "identifier", let local = ObjectiveCLocal(named: object.text, from: object) {
            values = local.value.map { [$0] } ?? []
        } else {
            values = type.descendants(ofKind: "assignment_expression").compactMap { node in
                guard let left = node.child("left"), ObjectiveCCustomItem.name(of: left) == name else { return nil }
                return node.child("right")
            }
        }
        guard values.count == 1, let message = ObjectiveCMessage(values[0].unwrapped) else { return nil }
        if message.selector == "new" { return message.receiver }
        guard message.selector.hasPrefix("init"), let alloc = ObjectiveCProperty(message.receiver), alloc.name == "alloc" else {
            return nil
        }
        return alloc.object
    }
}
