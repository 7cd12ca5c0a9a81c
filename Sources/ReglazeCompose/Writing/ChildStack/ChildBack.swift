import ReglazeEngine

/// How a component goes back.
enum ChildBack: Hashable {
    /// `onBackClicked(toIndex)`: to a place on the stack at once.
    case toIndex(String)
    /// `onBack()`: by one page.
    case byOne(String)
    /// Nothing does yet: a function is added to the class, and to the interface where there is one.
    case added(navigator: String, to: [KotlinDeclaration])

    static let addedName = "onBackClicked"

    init(
        of component: KotlinDeclaration, _ implementation: KotlinDeclaration, navigator: String, _ symbols: KotlinSymbols
    ) throws(StackRefusal) {
        // An interface may have it from another one.
        let types = [component] + RouteReader(symbols: symbols).ancestors(of: component)
        let known = types.flatMap { symbols.members(of: $0) }.filter { $0.kind == .function && !$0.isPrivate }
        let written = symbols.members(of: implementation).filter { $0.kind == .function && !$0.isPrivate }
        var byOne: String?
        for function in written {
            let parameters = function.parameters
            guard known.contains(where: { $0.name == function.name && $0.parameters.map(\.type) == parameters.map(\.type) }),
                let body = function.place.node.child(ofKind: "function_body")
            else { continue }
            let calls = KotlinCall.all(of: ["pop", "popTo"], in: body).filter { $0.receiver?.text == navigator }
            guard calls.count == 1, let call = calls.first, KotlinCode.statements(of: body).count == 1 else { continue }
            if call.name == "popTo", parameters.count == 1, parameters[0].type == "Int",
                call.argument(named: "index", at: 0)?.value.text == parameters[0].name
            {
                self = .toIndex(function.name)
                return
            }
            if call.name == "pop", parameters.isEmpty { byOne = byOne ?? function.name }
        }
        if let byOne {
            self = .byOne(byOne)
            return
        }
        let others = symbols.implementations(of: component).filter { $0 != implementation && !$0.file.isTest }
        if !navigator.isEmpty, others.isEmpty, !(known + written).contains(where: { $0.name == Self.addedName }) {
            self = .added(navigator: navigator, to: [component] + (component == implementation ? [] : [implementation]))
            return
        }
        throw StackRefusal(
            step: "native-stack",
            reason:
                "\(component.nameInPackage) has no function that goes back, which SwiftUI has to call when a person does: give it "
                + "`fun onBackClicked(toIndex: Int)`, which calls `\(navigator.isEmpty ? "navigation" : navigator).popTo(toIndex)`, and "
                + "run this again",
            places: [ReadingNote(location: component.location, text: component.nameInPackage)])
    }
}
