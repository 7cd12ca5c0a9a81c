import ReglazeEngine

/// How a `gestureRecognizerShouldBegin:` that compares with the edge recogniser learns of the second one.
enum ObjectiveCPopComparison {
    private static let helper = "isPopGesture"

    /// Every `gestureRecognizer == self.interactivePopGestureRecognizer` becomes a message to a new method that knows both.
    /// - Returns: no edits where nothing is compared, or why it can't be done.
    static func rewrite(
        _ method: ObjectiveCMethod, in implementation: ObjectiveCNode, _ context: RuleContext
    ) -> PopComparison.Result {
        let mentions = implementation.descendants.filter { node in
            ["field_identifier", "identifier"].contains(node.kind) && node.text == PopRecognizer.edge
        }
        let compared = mentions.compactMap { node in node.ancestors.first(where: isComparison) }
        guard !compared.isEmpty, let name = method.parameters.first?.name else { return .edits([]) }
        var edits: [Edit] = []
        for node in compared {
            let place = "line \(context.file.location(of: node.range).line)"
            guard method.body.range.contains(node.range.lowerBound) else {
                return .obstacle("the class compares with `\(PopRecognizer.edge)` in another callback too (\(place))")
            }
            guard let left = node.child("left")?.unwrapped, let right = node.child("right")?.unwrapped,
                [(left, right), (right, left)].contains(where: { $0.text == name && isOwnEdge($1) })
            else {
                return .obstacle("`\(method.selector)` asks for the edge recogniser in a way of its own (\(place))")
            }
            let sign = node.child("operator")?.text == "!=" ? "!" : ""
            edits.append(Edit(path: context.file.path, range: node.range, text: "\(sign)[self \(helper):\(name)]"))
        }
        guard !context.index.files.contains(where: { $0.contains(helper) }) else {
            return .obstacle("`\(helper)` has a meaning in the project already")
        }
        let comparison = "\(name) == self.\(PopRecognizer.content)"
        let isGated = context.deploymentTarget < 26
        let lines =
            [
                "/// The pop from the edge, and since iOS 26 the one from the content.",
                "- (BOOL)\(helper):(UIGestureRecognizer *)\(name) {",
            ] + (isGated ? ["\tif (@available(iOS 26.0, *)) {", "\t\tif (\(comparison)) return YES;", "\t}"] : [])
            + ["\treturn \(isGated ? "" : "\(comparison) || ")\(name) == self.\(PopRecognizer.edge);", "}"]
        let type = ObjectiveCImplementation(name: method.node.className ?? "", node: implementation, file: context.file)
        guard let added = type.adding(lines) else { return .obstacle("the class can't be read to its end") }
        return .edits(edits + [added])
    }

    private static func isComparison(_ node: ObjectiveCNode) -> Bool {
        node.kind == "binary_expression" && ["==", "!="].contains(node.child("operator")?.text ?? "")
    }

    /// `self.interactivePopGestureRecognizer`, `[self interactivePopGestureRecognizer]`.
    private static func isOwnEdge(_ node: ObjectiveCNode) -> Bool {
        guard let property = ObjectiveCProperty(node) else { return false }
        return property.name == PopRecognizer.edge && property.object.unwrapped.text == "self"
    }
}
