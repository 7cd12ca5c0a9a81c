import ReglazeEngine

// Layouts that screens share: `DetailLayout(header = { … }, onBack = onBack) { … }`.
extension ScreenReader {
    /// The buttons that go back in the layouts which a screen hands its own callback.
    /// - Parameter screens: the functions of all screens. A layout that others use as well may go back within a page.
    func layoutBackButtons(of screen: KotlinFunction, screens: [KotlinFunction]) -> [KotlinPlace] {
        guard let body = screen.body else { return [] }
        var found: [KotlinPlace] = []
        var seen: Set<KotlinDeclaration> = []
        for call in KotlinCall.all(in: body) {
            guard let layout = composable(call, in: screen.place.file), let inner = layout.body, !Self.isTitleBar(layout),
                !screens.contains(where: { $0.declaration == layout.declaration }), seen.insert(layout.declaration).inserted
            else { continue }
            for (index, parameter) in layout.parameters.enumerated() {
                guard leavesPage(layout, parameter: parameter.name, at: index, screens: screens) else { continue }
                let file = layout.place.file
                for button in KotlinCall.all(in: inner) where isBackButton(button, in: file) && !isInBar(button, in: file) {
                    guard button.arguments.contains(where: { Self.means(parameter.name, $0.value) }) else { continue }
                    found.append(KotlinPlace(button.node, in: file))
                }
            }
        }
        return found
    }

    /// Whether everything that uses a layout is a screen, and gives it the callback that leaves the page.
    private func leavesPage(_ layout: KotlinFunction, parameter name: String, at index: Int, screens: [KotlinFunction]) -> Bool {
        let uses = reading.symbols.uses(of: layout.declaration).filter { $0.kind != .importLine }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                guard use.kind == .call, let function = use.place.node.ancestor("function_declaration"),
                    let call = use.place.node.ancestors.lazy.compactMap(KotlinCall.init).first(where: {
                        $0.nameNode == use.place.node
                    }),
                    let value = call.argument(named: name, at: index)?.value
                else { return false }
                // A preview goes nowhere.
                if let lambda = KotlinLambda(value), lambda.statements.isEmpty { return true }
                guard let screen = screens.first(where: { $0.place.node == function }) else { return false }
                return value.kind == "identifier" && screen.parameters.contains { $0.name == value.text }
                    && Screen.TitleBar.callsBack(value)
            }
    }

    private func isInBar(_ button: KotlinCall, in file: KotlinFile) -> Bool {
        button.node.ancestors.contains { around in
            guard let call = KotlinCall(around), call.node != button.node, let function = composable(call, in: file) else {
                return false
            }
            return Self.isTitleBar(function)
        }
    }

    /// Whether a value is a callback, or a lambda that does nothing but call it.
    private static func means(_ name: String, _ value: KotlinNode) -> Bool {
        if value.kind == "identifier" { return value.text == name }
        guard let lambda = KotlinLambda(value), lambda.statements.count == 1, let call = KotlinCall(lambda.statements[0]) else {
            return false
        }
        return call.receiver == nil && call.name == name && call.arguments.isEmpty
    }
}
