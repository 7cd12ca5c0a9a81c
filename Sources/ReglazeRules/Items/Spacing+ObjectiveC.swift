import ReglazeEngine

extension Spacing: ObjectiveCRule {
    static let objectiveCKinds = ["assignment_expression", "message_expression"]
    static let objectiveCTriggers = ["FixedSpace", "fixedSpaceItemOfWidth", "imageInsets", "setImageInsets"]
    static let objectiveCCompanions = ["BarButtonItem"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let width = Self.width(node, in: context), !context.isFallback(below: 26, node) else { return [] }
        guard width.isNegative || Self.isInNavigation(node) else { return [] }
        let isNew = context.availability(of: node).minimum >= 26
        return [
            context.finding(
                Self.about, at: node, width.message, severity: width.isNegative ? nil : .note, help: Width.help(isNew: isNew),
                why: Width.why(isNew: isNew))
        ]
    }

    private static func width(_ node: ObjectiveCNode, in context: RuleContext) -> Width? {
        if let message = ObjectiveCMessage(node), message.selector == "fixedSpaceItemOfWidth:",
            message.receiver.text == "UIBarButtonItem"
        {
            return message.arguments.first.flatMap(fixed).map { Width(text: $0, what: "fixed space") }
        }
        guard let assignment = ObjectiveCAssignment(node), let object = assignment.object,
            ["width", "imageInsets"].contains(assignment.name),
            ObjectiveCTypes(context).type(of: object) == "UIBarButtonItem"
        else { return nil }
        if assignment.name == "width" { return fixed(assignment.value).map { Width(text: $0, what: "fixed space") } }
        let insets = assignment.value.unwrapped
        guard insets.child("function")?.text == "UIEdgeInsetsMake", let sides = insets.child("arguments")?.namedChildren,
            sides.count == 4
        else { return nil }
        return [sides[1], sides[3]].first { $0.text.hasPrefix("-") }.map { Width(text: $0.text, what: "image inset") }
    }

    /// What a fixed space is made: a negative width, or one of the distances that bars had.
    private static func fixed(_ value: ObjectiveCNode) -> String? {
        let text = value.unwrapped.text
        if text.hasPrefix("-") { return text.contains(where: \.isNewline) ? nil : text }
        guard value.unwrapped.kind == "number_literal", let number = HardCodedHeight.numbers(in: text).first, old.contains(number)
        else { return nil }
        return text
    }

    /// Whether the items of a navigation bar are set in the same body.
    private static func isInNavigation(_ node: ObjectiveCNode) -> Bool {
        ["BarButtonItems = ", "BarButtonItems:", "BarButtonItems="].contains(where: node.bodyAround.text.contains)
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIBarButtonItem *space = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                    target:nil action:nil];
                1️⃣space.width = -16;
                UIBarButtonItem *back = [[UIBarButtonItem alloc] initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:nil action:nil];
                self.navigationItem.leftBarButtonItems = @[space, back];
                self.navigationItem.rightBarButtonItems = @[2️⃣[UIBarButtonItem fixedSpaceItemOfWidth:8.f], back];
                3️⃣back.imageInsets = UIEdgeInsetsMake(0, -8, 0, 8);
            }
            @end
            """, because: "below iOS 26", at: "Page.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                UIBarButtonItem *space = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                    target:nil action:nil];
                // space.width = -16;
                space.width = 8;
                self.toolbarItems = @[space];
                self.box.width = -16;
                if (@available(iOS 26.0, *)) {
                } else {
                    space.width = -16;
                }
            }
            @end
            """, at: "Page.m"),
    ]
}
