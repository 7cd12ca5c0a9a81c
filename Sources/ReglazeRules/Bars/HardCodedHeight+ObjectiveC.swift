import ReglazeEngine

extension HardCodedHeight: ObjectiveCRule {
    static let objectiveCKinds = [
        "preproc_def", "preproc_function_def", "declaration", "method_definition", "function_definition", "binary_expression",
        "assignment_expression", "message_expression",
    ]
    static let objectiveCTriggers = [
        "arHeight", "ationHeight", "avHeight", "avigationHeight", "AR_H", "ar_h", "Bar_H", "BarH", "BARH", "barHeight",
        "NAVHEIGHT",
        "eight -", "eight-", "EIGHT -", "EIGHT-", "ontentInset", "IndicatorInsets", "Bar.frame", "bar.frame", "Bar alloc",
        ".bounds) -", ".bounds)-",
    ]
    static let objectiveCCompanions = ["44", "47", "49", "64", "83", "88", "113"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        let found: (node: ObjectiveCNode, message: String)? =
            switch node.kind {
            case "binary_expression": difference(node)
            case "assignment_expression", "message_expression": placed(node, in: context)
            default: constant(node)
            }
        guard let found, !context.isFallback(below: 26, node), !context.isDecided(node) else { return [] }
        return [finding(at: found.node, found.message, in: context)]
    }

    // MARK: A constant

    /// `#define kTabBarHeight 49`, `static const CGFloat kTabBarHeight = 49;`, `- (CGFloat)tabBarHeight { return 49; }`.
    private func constant(_ node: ObjectiveCNode) -> (node: ObjectiveCNode, message: String)? {
        guard let named = Self.named(node), let bar = Self.bar(named: named.name.text) else { return nil }
        let text = named.value.text
        let asks = ["available", "ios26", "ios_26", "glass"].contains(where: text.lowercased().contains)
        let isLayout = ["intrinsicContentSize", "sizeThatFits", "addSubview"].contains(where: text.contains)
        guard !asks, !isLayout, let number = Self.numbers(in: text).first(where: Self.heights(of: bar).contains) else {
            return nil
        }
        return (named.name, "`\(named.name.text)` says that a \(bar) is \(number) points high")
    }

    private static func named(_ node: ObjectiveCNode) -> (name: ObjectiveCNode, value: ObjectiveCNode)? {
        switch node.kind {
        case "preproc_def", "preproc_function_def":
            guard let name = node.child("name"), let value = node.child("value"),
                node.child("parameters").map({ $0.namedChildren.isEmpty }) ?? true
            else { return nil }
            return (name, value)
        case "declaration":
            guard let declarator = node.child("declarator"), declarator.kind == "init_declarator",
                let name = declarator.child("declarator"), name.kind == "identifier", let value = declarator.child("value")
            else { return nil }
            return (name, value)
        case "method_definition":
            guard let method = ObjectiveCMethod(node), method.parameters.isEmpty, let name = method.words.first,
                method.body.namedChildren.count < 4
            else { return nil }
            return (name, method.body)
        default:
            guard let declarator = node.child("declarator"), let name = declarator.child("declarator"),
                name.kind == "identifier", let body = node.child("body"), body.namedChildren.count < 4,
                declarator.child("parameters").map({ ["()", "(void)"].contains($0.text) }) ?? false
            else { return nil }
            return (name, body)
        }
    }

    /// The decimal numbers of a text, without suffixes and the zeros behind the point: `64` for `64.0f`.
    static func numbers(in text: String) -> [String] {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return words.compactMap { word in
            guard word.first?.isNumber ?? false else { return nil }
            var number = word
            if number.last == "f" || number.last == "F" { number.removeLast() }
            guard number.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
            let parts = number.split(separator: ".", omittingEmptySubsequences: false)
            let isWhole = parts.count == 1 || parts.count == 2 && parts[1].allSatisfy { $0 == "0" }
            return String(isWhole ? parts[0] : number)
        }
    }

    // MARK: A difference

    /// `self.view.bounds.size.height - 64` as the height or the top of a frame.
    private func difference(_ node: ObjectiveCNode) -> (node: ObjectiveCNode, message: String)? {
        guard node.parentOfUnwrapped?.kind != "binary_expression", Self.isInFrame(node) else { return nil }
        var terms: [(sign: String, node: ObjectiveCNode)] = []
        Self.flatten(node, "+", into: &terms)
        guard let screen = terms.firstIndex(where: { $0.sign == "+" && Self.isScreenHeight($0.node) }) else { return nil }
        for term in terms[(screen + 1)...] where term.sign == "-" && term.node.kind == "number_literal" {
            guard let number = Self.numbers(in: term.node.text).first, Self.subtracted.contains(number) else { continue }
            return (node, "\(number) points are taken from the height of the screen for a bar")
        }
        return nil
    }

    private static func flatten(_ node: ObjectiveCNode, _ sign: String, into terms: inout [(sign: String, node: ObjectiveCNode)])
    {
        guard sign == "+", node.unwrapped.kind == "binary_expression", let left = node.unwrapped.child("left"),
            let right = node.unwrapped.child("right"), let own = node.unwrapped.child("operator")?.text, ["+", "-"].contains(own)
        else {
            terms.append((sign, node.unwrapped))
            return
        }
        flatten(left, "+", into: &terms)
        flatten(right, own, into: &terms)
    }

    private static func isInFrame(_ node: ObjectiveCNode) -> Bool {
        guard let parent = node.parentOfUnwrapped else { return false }
        if let assignment = ObjectiveCAssignment(parent), assignment.object != nil {
            return assignment.name == "height" && assignment.value.range.contains(node.range.lowerBound)
        }
        guard parent.kind == "argument_list", parent.parent?.child("function")?.text == "CGRectMake" else { return false }
        let arguments = parent.namedChildren
        return arguments.count == 4 && [1, 3].contains { arguments[$0].range.contains(node.range.lowerBound) }
    }

    private static func isScreenHeight(_ node: ObjectiveCNode) -> Bool {
        let plain = node.text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
        let name = plain.hasPrefix("self.") ? plain.dropFirst("self.".count) : plain[...]
        return screenHeights.contains(String(name))
    }

    private static let screenHeights: Set = [
        "view.bounds.size.height", "view.frame.size.height", "cgrectgetheightself.view.bounds", "cgrectgetheightself.view.frame",
        "uiscreenmainscreen.bounds.size.height", "uiscreen.mainscreen.bounds.size.height", "uiscreenmainscreenbounds.size.height",
        "cgrectgetheightuiscreenmainscreen.bounds", "cgrectgetheightuiscreen.mainscreen.bounds",
        "cgrectgetheightuiscreenmainscreenbounds", "screenheight", "kscreenheight", "screenh", "kscreenh", "mainscreenheight",
        "kmainscreenheight", "deviceheight", "kdeviceheight",
    ]

    // MARK: A frame or an inset

    private func placed(_ node: ObjectiveCNode, in context: RuleContext) -> (node: ObjectiveCNode, message: String)? {
        if let assignment = ObjectiveCAssignment(node) {
            guard let call = Self.call(assignment.value) else { return nil }
            switch (assignment.name, call.name) {
            case ("contentInset", "UIEdgeInsetsMake"), ("scrollIndicatorInsets", "UIEdgeInsetsMake"):
                let top = ["64", "88"].contains(call.numbers[0]) ? call.numbers[0] : nil
                let bottom = ["49", "83"].contains(call.numbers[2]) ? call.numbers[2] : nil
                guard let points = top ?? bottom else { return nil }
                return (node, "\(points) points of inset stand for a \(top == nil ? "tab" : "navigation") bar")
            case ("frame", "CGRectMake"):
                guard let height = call.numbers[3], Self.heights.contains(height), let object = assignment.object,
                    let type = ObjectiveCTypes(context).type(of: object),
                    let bar = context.index.objectiveCAncestry(of: type).last.flatMap({ Bar($0) }), bar != .tool
                else { return nil }
                return (node, "The \(bar.name) is made \(height) points high")
            default: return nil
            }
        }
        // `[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, width, 44)]`.
        guard let message = ObjectiveCMessage(node), message.selector == "initWithFrame:",
            let alloc = ObjectiveCProperty(message.receiver), alloc.name == "alloc", let bar = Bar(alloc.object.text),
            bar != .tool,
            let call = message.arguments.first.flatMap(Self.call), call.name == "CGRectMake", let height = call.numbers[3],
            Self.heights.contains(height)
        else { return nil }
        return (node, "The \(bar.name) is made \(height) points high")
    }

    /// A function that is given four values, and those that are numbers.
    private static func call(_ node: ObjectiveCNode) -> (name: String, numbers: [String?])? {
        let node = node.unwrapped
        guard node.kind == "call_expression", let name = node.child("function")?.text,
            let arguments = node.child("arguments")?.namedChildren, arguments.count == 4
        else { return nil }
        return (name, arguments.map { $0.kind == "number_literal" ? numbers(in: $0.text).first : nil })
    }

    private func finding(at node: ObjectiveCNode, _ message: String, in context: RuleContext) -> Finding {
        let owner = node.isInMacro ? nil : context.objectiveCOwner(of: node)
        var help = "ask the safe area: `view.safeAreaInsets`, or `safeAreaLayoutGuide` in constraints"
        var reach = "no view is in reach here, so the callers have to ask the safe area"
        if owner == .controller {
            reach =
                "`view.safeAreaInsets` and `view.safeAreaLayoutGuide` are in reach here; the safe area may be known later than this line"
        } else if owner == .view || owner == .window {
            help = "ask the safe area: `safeAreaInsets`, or `safeAreaLayoutGuide` in constraints"
            reach =
                "`safeAreaInsets` and `safeAreaLayoutGuide` are in reach here; the safe area may be known later than this line"
        }
        return context.finding(Self.about, at: node, message, help: help, why: reach)
    }
}
