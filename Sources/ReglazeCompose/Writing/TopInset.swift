import ReglazeEngine

/// A step of a modifier that keeps a page below the top of the safe area: `.padding(topInsetPadding())`, `.statusBarsPadding()`.
struct TopInset {
    /// The step alone can be told by its name and arguments; its receiver is what stands before it.
    let step: KotlinCall
    /// What is left of the step without the top: `Modifier`, `Modifier.padding(bottomInsetPadding())`.
    let rest: String
    /// The padding at the top alone, as a step: `padding(topInsetPadding())`.
    let padding: String
    /// The same as `PaddingValues`: `topInsetPadding()`.
    let values: String
    /// What the texts need of Compose's layout package.
    let imports: Set<String>

    /// The first such step of a modifier.
    init?(inModifierOf call: KotlinCall, file: KotlinFile, symbols: KotlinSymbols) {
        for argument in call.arguments where Self.isModifier(argument) {
            for step in Self.steps(of: argument.value) {
                guard let inset = TopInset(step, file: file, symbols: symbols) else { continue }
                self = inset
                return
            }
        }
        return nil
    }

    private init?(_ step: KotlinCall, file: KotlinFile, symbols: KotlinSymbols) {
        self.step = step
        let given = step.arguments.count == 1 && step.arguments[0].name == nil ? step.arguments[0].value : nil
        if step.name == "padding", let given {
            let terms = Self.terms(of: given)
            let tops = terms.filter { Self.isTop($0, file: file, symbols: symbols, depth: 0) }
            guard tops.count == 1, let top = tops.first else { return nil }
            let others = terms.filter { $0 != top }.map(\.text)
            rest = others.isEmpty ? "Modifier" : "Modifier.padding(\(others.joined(separator: " + ")))"
            padding = "padding(\(top.text))"
            values = top.text
            imports = []
            return
        }
        let insets: Insets?
        switch step.name {
        case "statusBarsPadding" where step.arguments.isEmpty: insets = Insets("WindowInsets.statusBars")
        case "safeDrawingPadding" where step.arguments.isEmpty: insets = Insets("WindowInsets.safeDrawing")
        case "safeContentPadding" where step.arguments.isEmpty: insets = Insets("WindowInsets.safeContent")
        case "systemBarsPadding" where step.arguments.isEmpty: insets = Insets("WindowInsets.systemBars")
        case "windowInsetsPadding": insets = given.flatMap { Insets($0.text) }
        default: insets = nil
        }
        guard let insets, insets.hasTop else { return nil }
        let others = insets.others
        rest =
            others.isEmpty
            ? "Modifier" : "Modifier.windowInsetsPadding(WindowInsets.\(insets.type).only(\(others.joined(separator: " + "))))"
        // The insets of the status bar know nothing of a bar below it.
        let top = "WindowInsets.safeDrawing.only(WindowInsetsSides.Top)"
        padding = "windowInsetsPadding(\(top))"
        values = "\(top).asPaddingValues()"
        var names: Set = ["WindowInsets", "WindowInsetsSides", "only", "safeDrawing", "windowInsetsPadding"]
        if !others.isEmpty { names.insert(insets.type) }
        imports = names
    }

    /// The steps of a modifier, the last one first.
    static func steps(of value: KotlinNode) -> [KotlinCall] {
        var found: [KotlinCall] = []
        var node = value
        while let call = KotlinCall(node), let receiver = call.receiver {
            found.append(call)
            node = receiver
        }
        return found
    }

    /// What a modifier starts with: `Modifier`, `modifier`; nil for anything but a name.
    static func root(of value: KotlinNode) -> KotlinNode? {
        let root = steps(of: value).last?.receiver ?? value
        return root.kind == "identifier" ? root : nil
    }

    static func isModifier(_ argument: KotlinArgument) -> Bool {
        guard !argument.isTrailing, let root = root(of: argument.value) else { return false }
        return argument.name == "modifier" || argument.name == nil && root.text.lowercased().hasSuffix("modifier")
    }

    // MARK: What a padding is made of

    private static func terms(of value: KotlinNode) -> [KotlinNode] {
        guard value.kind == "binary_expression", value.child("operator")?.text == "+", let left = value.child("left"),
            let right = value.child("right")
        else { return [value] }
        return terms(of: left) + terms(of: right)
    }

    /// Whether a value is the padding at the top alone, made on the spot or by a function of the app.
    private static func isTop(_ value: KotlinNode, file: KotlinFile, symbols: KotlinSymbols, depth: Int) -> Bool {
        guard let call = KotlinCall(value), call.arguments.isEmpty, depth < 3 else { return false }
        if call.name == "asPaddingValues" {
            guard let insets = call.receiver.flatMap({ Insets($0.text) }) else { return false }
            return insets.hasTop && insets.others.isEmpty
        }
        guard let function = symbols.function(of: call, in: file), let statements = function.body?.bodyStatements,
            statements.count == 1
        else { return false }
        let result = statements[0].kind == "return_expression" ? statements[0].namedChildren.last : statements[0]
        return result.map { isTop($0, file: function.place.file, symbols: symbols, depth: depth + 1) } ?? false
    }

    /// `WindowInsets.safeDrawing.only(WindowInsetsSides.Top)`.
    private struct Insets {
        let type: String
        private let sides: Set<String>

        init?(_ text: String) {
            let compact = String(text.filter { !$0.isWhitespace })
            guard let match = compact.wholeMatch(of: /WindowInsets\.(\w+)(?:\.only\(([\w.+]+)\))?/) else { return nil }
            let all: Set = ["Top", "Bottom", "Horizontal"]
            type = String(match.1)
            switch type {
            case "statusBars": sides = ["Top"]
            case "safeDrawing", "safeContent", "systemBars":
                guard let only = match.2 else {
                    sides = all
                    return
                }
                var found: Set<String> = []
                for side in only.split(separator: "+") {
                    guard side.hasPrefix("WindowInsetsSides.") else { return nil }
                    let name = String(side.dropFirst("WindowInsetsSides.".count))
                    if name == "Vertical" { found.formUnion(["Top", "Bottom"]) } else { found.insert(name) }
                }
                sides = found
            default: return nil
            }
        }

        var hasTop: Bool { sides.contains("Top") }
        var others: [String] { sides.subtracting(["Top"]).sorted().map { "WindowInsetsSides.\($0)" } }
    }
}
