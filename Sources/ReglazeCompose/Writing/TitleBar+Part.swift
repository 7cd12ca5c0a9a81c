import ReglazeEngine

extension Screen.TitleBar {
    /// Whether the bar belongs to a part of the page: its button sets a state instead of calling back.
    var isOfPart: Bool {
        hasBackButton && !Self.callsBack(place.node)
            && place.node.descendants(ofKind: "lambda_literal").contains { lambda in
                KotlinCode.statements(of: lambda).count == 1 && KotlinCode.statements(of: lambda)[0].kind == "assignment"
            }
    }

    /// Whether another bar with another title stands in the same function, as where a page draws one for each of its states.
    var isOneOfSeveral: Bool {
        if isOfOneState { return true }
        guard let bar = KotlinCall(place.node), let title = bar.argument(named: "title"),
            let function = KotlinCode.function(around: place.node)
        else { return false }
        return KotlinCall.all(of: ScreenReader.bars.union([bar.name]), in: function).contains { other in
            other.argument(named: "title").map { $0.value.text != title.value.text } ?? false
        }
    }

    /// Whether code names a callback that leaves the page.
    static func callsBack(_ node: KotlinNode) -> Bool {
        let names = ["onback", "onclose", "navigateback", "goback", "onnavigateback", "onnavigateup"]
        return KotlinNames.references(in: node).contains { name in names.contains { name.text.lowercased().hasPrefix($0) } }
    }
}
