import ReglazeEngine
import SwiftSyntax

/// The window, the scene and the traits that a line of code can reach without asking a global for them.
struct SceneReach {
    /// Code for an optional `UIWindow`: `view.window`.
    private(set) var window: String?
    /// Code for a window scene.
    private(set) var scene: Scene?
    /// Code for a `UIWindow` that the object keeps, where it is not one of UIKit's kinds: a coordinator's `window`.
    private(set) var keptWindow: String?
    /// Code for a `UITraitCollection`.
    private(set) var traits: String?
    /// Why there is no window in reach, or where the one in reach may be missing. A sentence's part.
    private(set) var why = ""
    /// Where the line stands, for the next step that a message names.
    let owner: UIKitOwner?
    let place: CodePlace

    struct Scene {
        let code: String
        let isOptional: Bool
        /// What holds the scene, for a message.
        let what: String
        /// The code as something can be read of it.
        var base: String { code.contains(" ") ? "(\(code))" : code }
    }

    init(at node: some SyntaxProtocol, in context: RuleContext) {
        owner = context.owner(of: node)
        place = CodePlace(of: node)
        if place.isDefaultArgument {
            why = "a parameter's default can't ask the object that is called: read it in the body, or where the call is made"
            return
        }
        readOwner(node, context)
        if let name = VisibleValue.name(ofType: "UIWindowScene", at: node) {
            scene = Scene(code: name, isOptional: false, what: "`\(name)`")
        } else if let name = VisibleValue.name(ofType: "UIScene", at: node) {
            scene = Scene(code: "\(name) as? UIWindowScene", isOptional: true, what: "`\(name)`")
        } else if let window {
            scene = Scene(code: "\(window)?.windowScene", isOptional: true, what: "`\(window)`")
        }
        readStoredWindow(node, context)
    }

    private mutating func readOwner(_ node: some SyntaxProtocol, _ context: RuleContext) {
        switch owner {
        case .applicationDelegate:
            why = """
                the application delegate has no window in an app with scenes: this belongs into the scene delegate, or is handed the \
                window by whoever has it
                """
        case .swiftUIView:
            why = "a SwiftUI view has no window to ask: what it needs comes from its environment, or from a `GeometryReader`"
        case nil:
            why =
                given(node, context)
                    ?? """
                    nothing here belongs to a window: take the view, the view controller or the window scene as a parameter from the \
                    code that calls this
                    """
        case .view, .window, .controller, .sceneDelegate: readMember(node, context)
        }
    }

    /// What a parameter of the function around says of windows: a delegate's method is given the view that asks.
    private func given(_ node: some SyntaxProtocol, _ context: RuleContext) -> String? {
        guard let function = node.nearest(FunctionDeclSyntax.self) else { return nil }
        for parameter in function.signature.parameterClause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).text
            guard name != "_" else { continue }
            switch context.owner(ofType: TypeReader.text(parameter.type)) {
            case .view: return "`\(name)` knows its own `window`: whether that is the one meant is for you to say"
            case .controller: return "the view of `\(name)` knows its `window`: whether that is the one meant is for you to say"
            default: continue
            }
        }
        return nil
    }

    private mutating func readMember(_ node: some SyntaxProtocol, _ context: RuleContext) {
        switch place.kind {
        case .topLevel, .shared:
            why = "there is no instance to ask in static code: take the view or the window scene as a parameter"
            return
        case .initializer, .storedValue:
            why = "this runs while the object is being made, before it is in a window: read it when the view is in one"
            return
        case .instance: break
        }
        guard let prefix = place.selfPrefix else {
            why = "this closure does not mention `self` yet, and whether it may hold it is for you to say"
            return
        }
        if owner != .sceneDelegate, prefix != "self?." { traits = place.member("traitCollection") }
        if let early = EarlyCode.reason(at: node, place, owner, context) {
            why = early
            return
        }
        switch owner {
        case .controller: window = place.member("view").map { "\($0).window" }
        case .view: window = place.member("window")
        case .sceneDelegate:
            guard let type = node.enclosingType, StateProperty(named: "window", in: type) != nil else {
                why = "the scene delegate keeps no `window`"
                return
            }
            window = place.member("window")
        default:
            why = "this is a window itself: ask its own `windowScene`"
            return
        }
        why = "`\(window ?? "window")` is nil while this is not in a window"
    }

    /// `private let window: UIWindow` of a coordinator and the like.
    private mutating func readStoredWindow(_ node: some SyntaxProtocol, _ context: RuleContext) {
        guard owner == nil, place.kind == .instance, place.selfPrefix != "self?.", let type = node.enclosingType else { return }
        let members = context.parts(of: type).flatMap { part in part.node.allMembers.map { ($0, part.file) } }
        for (member, file) in members {
            guard let variable = member.as(VariableDeclSyntax.self), let property = StateProperty(variable), !property.isStatic,
                let declared = property.type, TypeReader.text(declared) == "UIWindow",
                !property.isPrivate || file === context.file
            else { continue }
            guard let name = place.member(property.name) else { continue }
            keptWindow = name
            scene = scene ?? Scene(code: "\(name).windowScene", isOptional: true, what: "`\(name)`")
            return
        }
    }
}

/// Code that runs before its view is in a window.
enum EarlyCode {
    private static let ofControllers: Set = [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidDisappear", "awakeFromNib", "init", "willMove", "didMove",
    ]
    /// Where a view is sure, or nearly sure, to be in a window.
    private static let safeInViews: Set = [
        "layoutSubviews", "draw", "didMoveToWindow", "tintColorDidChange", "traitCollectionDidChange", "safeAreaInsetsDidChange",
        "hitTest", "point", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "gestureRecognizerShouldBegin",
        "updateProperties",
    ]

    /// Why the line may run before there is a window; nil where that is not to be expected.
    static func reason(
        at node: some SyntaxProtocol, _ place: CodePlace, _ owner: UIKitOwner?, _ context: RuleContext
    ) -> String? {
        switch owner {
        case .controller:
            if ofControllers.contains(place.name) {
                return "in `\(place.name)` the view is not in a window: do it in `viewIsAppearing` or later"
            }
            guard let type = node.enclosingType, let caller = earlyCaller(of: place.name, in: type) else { return nil }
            return "`\(caller)` calls `\(place.name)`, and the view is not in a window then: do it in `viewIsAppearing` or later"
        case .view:
            if safeInViews.contains(place.name) || place.isAction { return nil }
            return """
                a view can run `\(place.name)` before it is in a window: do it in `layoutSubviews` or `didMoveToWindow`, or take what \
                it needs as a parameter
                """
        case .sceneDelegate:
            guard place.name == "scene", place.function?.signature.parameterClause.parameters.count == 3 else { return nil }
            return "the window is only being made here"
        default: return nil
        }
    }

    /// The early method that calls `name`, itself or by others of the same type.
    private static func earlyCaller(of name: String, in type: DeclSyntax) -> String? {
        var known: Set = [name]
        var pending = [name]
        while let name = pending.popLast() {
            for token in type.tokens(viewMode: .sourceAccurate) where token.text == name && token.isOwnUse {
                let caller = CodePlace(of: token)
                if caller.kind == .initializer { return "init" }
                if ofControllers.contains(caller.name) { return caller.name }
                if !caller.name.isEmpty, known.insert(caller.name).inserted { pending.append(caller.name) }
            }
        }
        return nil
    }
}

extension TokenSyntax {
    /// `name` or `self.name`, read or called.
    fileprivate var isOwnUse: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self),
            nearest(MacroExpansionExprSyntax.self)?.macroName.text != "selector"
        else { return false }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
            return true
        }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
}
