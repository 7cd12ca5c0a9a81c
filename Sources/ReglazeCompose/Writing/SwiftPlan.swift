import ReglazeEngine

/// What the Swift side needs to know of the Kotlin side, in Swift's names.
struct SwiftPlan {
    var plan: ShellPlan
    /// What had to be guessed, and where.
    let gaps: [ReadingNote]

    /// - Throws: where Swift could not make a tab's route.
    init(_ draft: StackDraft, entry: EntryPoint, restoration: ShellPlan.Restoration?) throws(StackRefusal) {
        let app = draft.app
        for tab in app.tabs {
            if let route = draft.routes.route(named: tab.route), route.form != .string, Self.expression(route) == nil {
                throw StackRefusal(
                    step: "swift-shell",
                    reason:
                        "the root of a tab, \(route.name), needs values that Swift can't make; give its parameters plain defaults",
                    places: [ReadingNote(location: route.declaration?.location, text: route.name)])
            }
        }
        let (tabs, gaps) = ShellPlan.tabs(of: app) { tab in
            if draft.names.holdsPaths {
                let path = ShellTabText.literal(tab.route)
                return (tab.route, "\(draft.names.route.text)(path: \(path), title: nil, subtitle: nil)")
            }
            let route = draft.routes.route(named: tab.route)
            let type = route.map { Self.swiftName(of: $0.declaration, or: $0.name) } ?? tab.route
            return (type, route.flatMap { Self.expression($0) } ?? "\(type).shared")
        }
        self.gaps = gaps
        var plan = ShellPlan(
            framework: app.ios?.framework ?? "ComposeApp", entryClass: entry.swiftBase ?? entry.swiftClass,
            routeType: Self.swiftName(of: draft.routes.base, or: draft.names.route.text),
            topLevelType: Self.swiftName(
                of: draft.routes.topLevel ?? (draft.names.declaresRoute ? nil : draft.routes.base), or: draft.names.topLevel.text),
            tabs: tabs, fallbackView: app.ios?.hostView?.name ?? "ComposeView", fallbackTakesRoute: false,
            restoration: restoration,
            hasAccentColor: app.ios?.hasAccentColor ?? false)
        plan.holdsPaths = draft.names.holdsPaths
        plan.keepsStart = draft.keepsStart
        self.plan = plan
    }

    /// Types in classes keep their dot in Swift; a protocol can hold no types, so those in interfaces are called by both names.
    private static func swiftName(of declaration: KotlinDeclaration?, or name: String) -> String {
        guard let declaration, !declaration.parents.isEmpty else { return name }
        let around = declaration.place.node.ancestor("class_declaration", "object_declaration")
        let isInInterface = around?.child(ofKind: "interface") != nil
        return (declaration.parents + [declaration.name]).joined(separator: isInInterface ? "" : ".")
    }

    /// The Swift expression that makes a tab's route. Kotlin's default values are lost in Swift.
    private static func expression(_ route: Route) -> String? {
        let type = swiftName(of: route.declaration, or: route.name)
        switch route.form {
        case .dataObject, .object: return "\(type).shared"
        default:
            var values: [String] = []
            for field in route.fields {
                guard let value = field.defaultValue.flatMap({ swiftValue($0, of: field.type) }) else { return nil }
                values.append("\(field.name): \(value)")
            }
            return "\(type)(\(values.joined(separator: ", ")))"
        }
    }

    private static func swiftValue(_ value: String, of type: String) -> String? {
        if value == "null" { return "nil" }
        switch type {
        case "String": return value.hasPrefix("\"") && !value.contains("$") ? value : nil
        case "Boolean": return ["true", "false"].contains(value) ? value : nil
        case "Int", "Double": return Double(value) != nil ? value : nil
        case "Long":
            return value.filter { $0 != "L" && $0 != "_" }.allSatisfy(\.isNumber) ? value.filter { $0 != "L" && $0 != "_" } : nil
        default: return value == "emptyList()" ? "[]" : nil
        }
    }
}
