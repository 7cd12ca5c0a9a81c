import ReglazeEngine

extension Grouped: ObjectiveCRule {
    static let objectiveCKinds = ["assignment_expression", "message_expression"]
    static let objectiveCTriggers = ["idesSharedBackground", "haresBackground"]
    static let objectiveCCompanions = ["UIBarButtonItemGroup"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let assignment = ObjectiveCAssignment(node), let object = assignment.object,
            ["hidesSharedBackground", "sharesBackground"].contains(assignment.name),
            assignment.truth == (assignment.name == "hidesSharedBackground"), context.availability(of: node).isCompiled
        else { return [] }
        let name = ObjectiveCCustomItem.name(of: object)
        let scope = node.classAround ?? node.bodyAround
        let group = scope.descendants(ofKind: "message_expression").lazy.compactMap(Self.items).first { $0.contains(name) }
        guard let group else { return [] }
        return [
            context.finding(
                Self.about, at: node, "`\(assignment.name)` is ignored: `\(name)` is in a group of \(group.count) items",
                help: "give the item a group of its own",
                why: "which items belong together is for you to say; an item in a group of its own keeps its flag")
        ]
    }

    /// The names of the items that a message makes a group of, where they are several.
    private static func items(_ node: ObjectiveCNode) -> [String]? {
        guard let message = ObjectiveCMessage(node) else { return nil }
        let list: ObjectiveCNode?
        switch message.selector {
        case "initWithBarButtonItems:representativeItem:": list = message.arguments.first
        case let selector where message.receiver.text == "UIBarButtonItemGroup" && selector.hasSuffix(":items:"):
            list = message.arguments.last
        default: return nil
        }
        guard let list, list.kind == "array_literal", list.namedChildren.count > 1 else { return nil }
        return list.namedChildren.map(ObjectiveCCustomItem.name)
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Page
            - (void)show {
                if (@available(iOS 26.0, *)) {
                    1️⃣self.save.hidesSharedBackground = YES;
                    2️⃣[_share setSharesBackground:NO];
                }
                UIBarButtonItemGroup *group = [[UIBarButtonItemGroup alloc] initWithBarButtonItems:@[_save, self.other]
                    representativeItem:nil];
                [self use:group];
                [self use:[UIBarButtonItemGroup fixedGroupWithRepresentativeItem:nil items:@[self.share, self.more]]];
            }
            @end
            """, because: "a group of its own", at: "Page.m", target: 16),
        .silent(
            """
            @implementation Page
            - (void)show {
                if (@available(iOS 26.0, *)) {
                    self.save.hidesSharedBackground = YES;
                    self.share.sharesBackground = YES;
                }
                [self use:[[UIBarButtonItemGroup alloc] initWithBarButtonItems:@[_save] representativeItem:nil]];
                [self use:[UIBarButtonItemGroup fixedGroupWithRepresentativeItem:nil items:@[self.share, self.more]]];
                self.navigationItem.rightBarButtonItems = @[self.save, self.share];
            }
            @end
            """, at: "Page.m"),
    ]
}
