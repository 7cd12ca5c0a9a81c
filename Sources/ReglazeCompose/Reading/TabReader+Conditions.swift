import ReglazeEngine

// Tabs that are not always there.
extension TabReader {
    /// The condition of the `if` in which an item stands.
    func condition(around node: KotlinNode) -> String? {
        for around in node.ancestors {
            if around.kind == "function_declaration" || around.kind == "property_declaration" { return nil }
            if around.kind == "if_expression", let condition = around.child("condition"),
                !condition.range.contains(node.range.lowerBound)
            {
                let isElse = around.child(ofKind: "else").map { $0.range.lowerBound < node.range.lowerBound } ?? false
                return isElse ? "!(\(condition.text))" : condition.text
            }
        }
        return nil
    }

    /// `if (shown) all else all.filter { it.route !is Extra }`: the tab that is left out, and when.
    func withCondition(_ tab: AppTab) -> AppTab {
        guard tab.condition == nil else { return tab }
        for file in reading.files where file.source.containsWord("filter") || file.source.containsWord("filterNot") {
            for call in KotlinCall.all(of: ["filter", "filterNot"], in: file.tree.root) {
                guard let lambda = call.trailingLambda,
                    leavesOut(lambda.node, tab.route, in: file, isNot: call.name == "filterNot"),
                    let around = call.node.ancestor("if_expression"), let condition = around.child("condition")
                else { continue }
                let isElse = around.child(ofKind: "else").map { $0.range.lowerBound < call.node.range.lowerBound } ?? false
                return AppTab(
                    route: tab.route, title: tab.title, icon: tab.icon, place: tab.place,
                    condition: isElse ? condition.text : "!(\(condition.text))")
            }
        }
        return tab
    }

    func leavesOut(_ lambda: KotlinNode, _ route: String, in file: KotlinFile, isNot: Bool) -> Bool {
        for node in lambda.descendants where node.kind == "is_expression" || node.kind == "binary_expression" {
            guard let right = node.child("right"), names.route(of: right, in: file) == route else { continue }
            let isUnequal =
                node.child(ofKind: "!is") != nil || node.child("operator")?.text == "!=" || node.child("operator")?.text == "!=="
            return isUnequal != isNot
        }
        return false
    }
}
