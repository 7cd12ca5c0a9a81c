import ReglazeEngine
import SwiftSyntax

/// What lies under the pages has another colour than they have, and shows at the rounded corners of a push on iOS 26.
struct Backdrop: SwiftRule {
    static let about = About(
        id: "transitions/backdrop",
        summary: "what lies under the pages has another colour, and shows when a page slides",
        severity: .note, since: Since(os: 26),
        triggers: ["UINavigationController", "UIWindow("], with: ["viewDidLoad", "rootViewController"],
        why: """
            Since iOS 26 a page has rounded corners while it slides in or out, and what lies under it shows there: the navigation \
            controller's view, or the window. Where all pages have one colour and these have none, or another, a push flashes at the \
            corners. Where every page of the project that sets its view's colour, in Swift and in Objective-C, sets the same one, and \
            two do so whenever they load, the rewrite sets it below as well; where they differ nothing is said, since no colour would suit them all. On the pages' \
            own screens nothing changes, but a page that is see-through on purpose would show the colour.
            """,
        source: """
            WWDC25, "Build a UIKit app with the new design": the navigation transitions of iOS 26; UIKit documentation: \
            UIView.backgroundColor
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.classDecl), .call("UIWindow")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let color = PageColor.known(in: context.index), color.isKnownToSwift else { return [] }
        if let declaration = node.as(ClassDeclSyntax.self) { return navigation(declaration, color, in: context) }
        return node.as(FunctionCallExprSyntax.self).map { window($0, color, in: context) } ?? []
    }

    private func navigation(_ declaration: ClassDeclSyntax, _ color: PageColor, in context: RuleContext) -> [Finding] {
        let type = DeclSyntax(declaration)
        guard context.isClass(type, oneOf: ["UINavigationController"]) else { return [] }
        let loading = context.functions(named: "viewDidLoad", in: type)
        guard loading.count == 1, let (function, file) = loading.first, file === context.file, let body = function.body,
            let parent = body.statements.first(where: { $0.trimmedDescription == "super.viewDidLoad()" })
        else { return [] }
        // What a class above it sets counts too.
        let above = Self.classesAbove(declaration, in: context.index)
        guard !above.contains(where: { Self.setsColor($0) }) else { return [] }
        let colors = context.parts(of: type).flatMap { part in
            part.file.tokens(named: "backgroundColor").filter { $0.isInside(part.node) }
        }
        let own = colors.compactMap(Self.ownColor)
        if let set = own.first {
            let text = set.value?.trimmedDescription ?? ""
            guard own.count == 1, text.hasPrefix(".") || text.hasPrefix("UIColor."), set.name == "backgroundColor",
                "." + (text.split(separator: ".").last ?? "") != color.text
            else { return [] }
            let finding = context.finding(
                Self.about, at: set.nameToken,
                "The pages are `\(color.text)`, and this colour shows at their corners when they slide",
                help: "set it to `\(color.text)` too", why: "the colour was chosen, and may show elsewhere as well")
            return [finding]
        }
        guard file.standsAlone(parent) else { return [] }
        let (offset, text) = file.statements(["view.backgroundColor = \(color.text)"], after: parent, gatedAt: nil)
        let fix = Fix(.unsafe, "Give the navigation controller the pages' colour", edits: [context.edit(offset..<offset, text)])
        let finding = context.finding(
            Self.about, at: declaration.name,
            "Since iOS 26 this navigation controller's own view shows at the corners of sliding pages",
            help: "set `view.backgroundColor` to the pages' colour, `\(color.text)`", fixes: [fix], why: Self.look(color))
        return [finding]
    }

    /// The statement that sets the colour of the own view, where the name stands in one.
    private static func ownColor(_ name: TokenSyntax) -> MemberAssignment? {
        let assignment = name.parent?.parent?.parent?.parent.flatMap { MemberAssignment($0) }
        return assignment.flatMap { PageColor.isOwnView($0.target.base) ? $0 : nil }
    }

    private static func setsColor(_ part: TypeDeclaration) -> Bool {
        part.file.tokens(named: "backgroundColor").contains { $0.isInside(part.node) && ownColor($0) != nil }
    }

    /// The project's own classes that a class inherits from, and their extensions.
    private static func classesAbove(_ declaration: ClassDeclSyntax, in index: ProjectIndex) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var seen: Set<String> = []
        var names = declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        while let name = names.popLast() {
            guard seen.insert(name).inserted else { continue }
            let parts = index.declarations(named: name).filter { $0.kind == .class || $0.kind == .extension }
            found += parts
            names += parts.filter { $0.kind == .class }.flatMap(\.inherited)
        }
        return found
    }

    private func window(_ call: FunctionCallExprSyntax, _ color: PageColor, in context: RuleContext) -> [Finding] {
        guard let item = call.nearest(CodeBlockItemSyntax.self), let name = Self.name(ofWindow: call, in: item),
            let items = item.parent?.as(CodeBlockItemListSyntax.self), context.file.standsAlone(item)
        else { return [] }
        let assignments = items.compactMap { $0.item.as(SequenceExprSyntax.self).flatMap { MemberAssignment($0) } }
            .filter { $0.target.base.map { Self.plain($0) } == name }
        // A property that the window is put into later is not the window yet.
        let isLocal = item.item.is(VariableDeclSyntax.self)
        let root = assignments.first { $0.name == "rootViewController" && !(isLocal && $0.target.base?.isMemberOfSelf ?? false) }
        guard let root, let base = root.target.base,
            !assignments.contains(where: { $0.name == "backgroundColor" }), Self.isNavigation(root.value, in: context)
        else { return [] }
        let line = "\(base.trimmedDescription).backgroundColor = \(color.text)"
        let (offset, text) = context.file.statements([line], after: item, gatedAt: nil)
        let fix = Fix(.unsafe, "Give the window the pages' colour", edits: [context.edit(offset..<offset, text)])
        let finding = context.finding(
            Self.about, at: call, "Since iOS 26 the window can show at the corners of sliding pages, and has no colour",
            help: "set its `backgroundColor` to the pages' colour, `\(color.text)`", fixes: [fix], why: Self.look(color))
        return [finding]
    }

    /// What the window is called that `call` makes, in `let window = UIWindow(…)` or `self.window = UIWindow(…)`.
    private static func name(ofWindow call: FunctionCallExprSyntax, in item: CodeBlockItemSyntax) -> String? {
        if let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            binding.initializer?.value.id == ExprSyntax(call).id
        {
            return binding.pattern.trimmedDescription
        }
        guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.last?.id == ExprSyntax(call).id
        else { return nil }
        return sequence.elements.first.map { plain($0) }
    }

    /// `window` for `self.window?`.
    private static func plain(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription.filter { !"?!".contains($0) }
        return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    }

    private static func isNavigation(_ value: ExprSyntax?, in context: RuleContext) -> Bool {
        guard var value else { return false }
        if let reference = value.as(DeclReferenceExprSyntax.self),
            let made = LocalBinding(named: reference.baseName.text, from: value)?.value
        {
            value = made
        }
        guard let name = value.as(FunctionCallExprSyntax.self)?.calleeName else { return false }
        return UIKitClass.isNamed(name, oneOf: ["UINavigationController", "UITabBarController"], in: context.index)
    }

    static func look(_ color: PageColor) -> String {
        "whether the pages that set no colour in code (\(color.count) do) look the same, and none is see-through on purpose"
    }
}

extension ExprSyntax {
    /// `self.window?`.
    fileprivate var isMemberOfSelf: Bool { unwrapped.as(MemberAccessExprSyntax.self)?.base?.isSelf ?? false }
}
