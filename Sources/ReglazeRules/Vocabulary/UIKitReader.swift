import ReglazeEngine
import SwiftSyntax

/// Tells which UIKit class an expression is of, as far as declarations and UIKit's own names tell it.
///
/// A class of the project stands for the UIKit class that it derives from: `MainTabs` is a `UITabBarController`.
struct UIKitReader {
    let context: RuleContext
    private static let depthLimit = 6

    init(_ context: RuleContext) { self.context = context }

    /// The class's name: `UINavigationBar`, `UITabBarAppearance`; nil where nothing tells it.
    func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        let expression = expression.unwrapped
        if let cast = expression.castType { return baseClass(of: Self.name(of: cast)) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return type(ofCall: call, depth: depth) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return nil }
            return type(ofMember: member.declName.baseName.text, of: base, depth: depth)
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        if reference.baseName.tokenKind == .keyword(.self) { return classAround(expression) }
        return type(of: reference, depth: depth)
    }

    /// The UIKit class that the type around `node` is, derives from or extends.
    func classAround(_ node: some SyntaxProtocol) -> String? {
        guard let type = node.enclosingType, let name = type.typePath.last else { return nil }
        if type.is(ExtensionDeclSyntax.self) || type.is(ProtocolDeclSyntax.self) { return baseClass(of: name) }
        return baseClass(inherited: type.inheritedTypes)
    }

    /// The first class above `name` that is not the project's, or `name` itself; nil for structs and the like.
    func baseClass(of name: String, depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        let types = context.index.declarations(named: name).filter { $0.kind != .extension }
        guard let type = types.first else { return name.isEmpty ? nil : name }
        guard types.count == 1 || Set(types.map(\.inherited)).count == 1 else { return nil }
        if type.kind == .alias { return type.inherited.first.flatMap { baseClass(of: Self.name(of: $0), depth: depth + 1) } }
        guard type.kind == .class else { return nil }
        return baseClass(inherited: type.inherited, depth: depth + 1)
    }

    private func baseClass(inherited: [String], depth: Int = 0) -> String? {
        guard let first = inherited.first else { return nil }
        return baseClass(of: Self.name(of: first), depth: depth)
    }

    private func type(of reference: DeclReferenceExprSyntax, depth: Int) -> String? {
        let name = reference.baseName.text
        if let found = LocalBinding(named: name, from: reference) {
            if let type = found.type { return baseClass(of: Self.name(of: type)) }
            return found.value.flatMap { type(of: $0, depth: depth + 1) }
        }
        guard let owner = reference.enclosingType else { return typeOfGlobal(name, depth: depth) }
        switch type(ofOwnProperty: name, in: owner, depth: depth) {
        case .some(let known): return known
        case .none: break
        }
        if let around = classAround(reference), let type = Self.property(name, of: around) { return type }
        return typeOfGlobal(name, depth: depth)
    }

    private func typeOfGlobal(_ name: String, depth: Int) -> String? {
        for item in context.file.tree.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self), let property = StateProperty(variable),
                property.name == name
            else { continue }
            return type(of: property, depth: depth)
        }
        return nil
    }

    /// nil where the project's type declares no such property; a known nil where it does and its class can't be told.
    private func type(ofOwnProperty name: String, in owner: DeclSyntax, depth: Int) -> String?? {
        if let property = StateProperty(named: name, in: owner) { return .some(type(of: property, depth: depth)) }
        for part in context.parts(of: owner) where part.node.id != owner.id {
            guard let property = StateProperty(named: name, in: part.node) else { continue }
            return .some(UIKitReader(context.moved(to: part.file)).type(of: property, depth: depth))
        }
        return nil
    }

    private func type(of property: StateProperty, depth: Int) -> String? {
        if let type = property.type { return baseClass(of: Self.name(of: type.trimmedDescription)) }
        return property.initialValue.flatMap { type(of: $0, depth: depth + 1) }
    }

    private func type(ofMember name: String, of base: ExprSyntax, depth: Int) -> String? {
        let base = base.unwrapped
        if base.isSelf, let owner = base.enclosingType {
            if let known = type(ofOwnProperty: name, in: owner, depth: depth) { return known }
            return classAround(base).flatMap { Self.property(name, of: $0) }
        }
        if let owner = projectType(of: base), let known = type(ofOwnProperty: name, in: owner, depth: depth + 1) { return known }
        if let owner = type(of: base, depth: depth + 1) { return Self.property(name, of: owner) }
        // The object is not known. These names are UIKit's own, unless the project has a property of that name too.
        guard let type = Self.telling[name], context.index.files(declaringMember: name).isEmpty else { return nil }
        return type
    }

    /// The project's own class that a reference is declared to be of.
    private func projectType(of expression: ExprSyntax) -> DeclSyntax? {
        let reader = TypeReader(context)
        guard let name = reader.type(of: expression) else { return nil }
        return context.index.type(named: Self.name(of: name))?.node
    }

    private func type(ofCall call: FunctionCallExprSyntax, depth: Int) -> String? {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return type(returnedBy: closure, depth: depth) }
        guard let name = call.calleeName else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            if name == "appearance" { return baseClass(of: Self.name(of: base.trimmedDescription)) }
            let isCopy = name == "copy" && call.arguments.isEmpty
            if isCopy || Self.configurators.contains(name) { return type(of: base, depth: depth + 1) }
        }
        if name.first?.isUppercase ?? false { return baseClass(of: name) }
        if name == "with" { return call.arguments.first.flatMap { type(of: $0.expression, depth: depth + 1) } }
        return typeReturned(byFunction: name)
    }

    private func type(returnedBy closure: ClosureExprSyntax, depth: Int) -> String? {
        if let type = closure.signature?.returnClause?.type { return baseClass(of: Self.name(of: type.trimmedDescription)) }
        guard let last = closure.statements.last else { return nil }
        if let result = last.item.as(ReturnStmtSyntax.self)?.expression { return type(of: result, depth: depth + 1) }
        return closure.statements.count == 1 ? last.item.as(ExprSyntax.self).flatMap { type(of: $0, depth: depth + 1) } : nil
    }

    /// What all functions of the project with this name return, where that is one class.
    private func typeReturned(byFunction name: String) -> String? {
        let types = Set(context.index.functions(named: name).map { $0.signature.returnClause?.type.trimmedDescription ?? "" })
        guard types.count == 1, let only = types.first, !only.isEmpty else { return nil }
        return baseClass(of: Self.name(of: only))
    }

    /// Functions of helpers that hand their receiver to a closure and give it back.
    static let configurators: Set = ["then", "apply", "with", "configure", "also", "set"]

    /// A type's last name, without `?`, generic arguments and `any`.
    static func name(of type: String) -> String {
        let plain = type.prefix { $0 != "?" && $0 != "!" && $0 != "<" }
        return plain.split(separator: ".").last?.split(separator: " ").last.map(String.init) ?? ""
    }

    /// Properties that tell their class by their name alone.
    private static let telling = [
        "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "navigationItem": "UINavigationItem",
    ]

    private static let appearances: Set = [
        "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ]

    private static let navigationControllers: Set = ["UINavigationController", "UIImagePickerController"]
    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UISplitViewController", "UIPageViewController", "UIHostingController", "UISearchController",
    ]

    /// Whether a class of UIKit's, or one that is named like one, is a view controller.
    static func isController(_ name: String) -> Bool { controllers.contains(name) || name.hasSuffix("ViewController") }

    /// The class of a property of a UIKit class.
    static func property(_ name: String, of owner: String) -> String? {
        if appearances.contains(name) {
            return owner == "UINavigationItem" ? "UINavigationBarAppearance" : Bar(owner)?.appearanceClass
        }
        switch name {
        case "navigationBar", "toolbar":
            guard navigationControllers.contains(owner) || owner.hasSuffix("NavigationController") else { return nil }
            return name == "toolbar" ? "UIToolbar" : "UINavigationBar"
        case "tabBar": return owner.hasSuffix("TabBarController") ? "UITabBar" : nil
        case "navigationController": return isController(owner) || owner.hasSuffix("Controller") ? "UINavigationController" : nil
        case "tabBarController": return isController(owner) || owner.hasSuffix("Controller") ? "UITabBarController" : nil
        case "navigationItem": return isController(owner) || owner.hasSuffix("Controller") ? "UINavigationItem" : nil
        case "topItem", "backItem": return owner == "UINavigationBar" ? "UINavigationItem" : nil
        case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem":
            return owner == "UINavigationItem" ? "UIBarButtonItem" : nil
        default: return nil
        }
    }
}

/// The bars of UIKit whose look iOS 26 changes.
enum Bar: String {
    case navigation = "UINavigationBar"
    case tab = "UITabBar"
    case tool = "UIToolbar"

    init?(_ className: String) { self.init(rawValue: className) }

    /// The bar that an appearance class is for.
    init?(appearance className: String) {
        guard className.hasSuffix("Appearance") else { return nil }
        self.init(rawValue: String(className.dropLast("Appearance".count)))
    }

    var appearanceClass: String { rawValue + "Appearance" }

    /// For people: "navigation bar".
    var name: String {
        switch self {
        case .navigation: "navigation bar"
        case .tab: "tab bar"
        case .tool: "toolbar"
        }
    }
}

extension ExprSyntax {
    /// Without `?`, `!`, `try` and parentheses around.
    var unwrapped: ExprSyntax {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.unwrapped }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.unwrapped }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            return only.expression.unwrapped
        }
        return self
    }

    var isSelf: Bool {
        self.as(DeclReferenceExprSyntax.self).map {
            $0.baseName.tokenKind == .keyword(.self)
        } ?? false
    }

    /// The type in `x as T`, `x as? T` and `x as! T`, whether operators are folded or not.
    var castType: String? {
        if let cast = self.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
        guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
        let parts = Array(sequence.elements)
        guard parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}

extension ProjectIndex {
    /// Every function of the project with this name, methods included.
    func functions(named name: String) -> [FunctionDeclSyntax] {
        remember("functions \(name)") {
            files(declaringMember: name).flatMap { file in
                file.tokens(named: name).compactMap { token in
                    token.parent?.as(FunctionDeclSyntax.self).flatMap { $0.name.id == token.id ? $0 : nil }
                }
            }
        }
    }
}
