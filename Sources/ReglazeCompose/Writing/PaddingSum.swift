import ReglazeEngine

/// Adds to the `contentPadding` of a lazy list, which may be written in several ways.
struct PaddingSum {
    private let file: KotlinFile
    /// What adds two `PaddingValues`, as an import names it; nil where the project has nothing that does.
    private let plus: String?

    init(file: KotlinFile, symbols: KotlinSymbols) {
        self.file = file
        let library = "androidx.compose.foundation.layout.plus"
        let own = symbols.declarations(named: "plus").first { declaration in
            declaration.isExtension && declaration.hasModifier("operator") && !declaration.isPrivate
                && declaration.place.node.text.contains("PaddingValues.plus(")
        }
        plus = own?.qualifiedName ?? (file.imports.contains { $0.name == library } ? library : nil)
    }

    func canAdd(to call: KotlinCall) -> Bool {
        guard let value = call.argument(named: "contentPadding")?.value else { return true }
        if plus != nil { return value.kind != "if_expression" && value.kind != "when_expression" }
        return Self.sides(of: value) != nil
    }

    func imports(for places: [ScrolledContent.Place]) -> Set<String> {
        var names: Set<String> = []
        for case .lazy(let call) in places {
            names.insert("PaddingValues")
            if call.argument(named: "contentPadding") != nil, let plus { names.insert(plus) }
        }
        return names
    }

    /// - Parameters:
    ///   - values: the `PaddingValues` to add at the top.
    ///   - condition: where to.
    func add(_ values: String, where condition: String, to call: KotlinCall, in edit: inout KotlinDraft) {
        guard let value = call.argument(named: "contentPadding")?.value else {
            KotlinLists.addArguments(["contentPadding = if (\(condition)) \(values) else PaddingValues()"], to: call, in: &edit)
            return
        }
        if plus != nil {
            edit.insert(" + (if (\(condition)) \(values) else PaddingValues())", at: value.range.upperBound, layer: .host)
        } else if let sides = Self.sides(of: value) {
            let all = ["start", "top", "end", "bottom"].compactMap { side -> String? in
                let top = side == "top" ? "\(values).calculateTopPadding()" : nil
                let parts = [sides[side], top].compactMap { $0 }
                return parts.isEmpty ? nil : "\(side) = \(parts.joined(separator: " + "))"
            }
            let text = "if (\(condition)) PaddingValues(\(all.joined(separator: ", "))) else "
            edit.insert(text, at: value.range.lowerBound, layer: .host)
        }
    }

    /// What `PaddingValues(…)` gives to each side; nil for anything else.
    private static func sides(of value: KotlinNode) -> [String: String]? {
        guard let call = KotlinCall(value), call.name == "PaddingValues", call.receiver == nil else { return nil }
        var sides: [String: String] = [:]
        for argument in call.arguments {
            let names: [String]
            switch argument.name {
            case "horizontal": names = ["start", "end"]
            case "vertical": names = ["top", "bottom"]
            case "start", "top", "end", "bottom": names = [argument.name ?? ""]
            case nil where call.arguments.count == 1, "all": names = ["start", "top", "end", "bottom"]
            default: return nil
            }
            let isSum = argument.value.kind == "binary_expression" || argument.value.kind == "if_expression"
            for name in names { sides[name] = isSum ? "(\(argument.value.text))" : argument.value.text }
        }
        return sides
    }
}

extension ScrolledContent.Place {
    var isLazy: Bool { if case .lazy = self { true } else { false } }
}
