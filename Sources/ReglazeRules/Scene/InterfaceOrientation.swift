import ReglazeEngine
import SwiftSyntax

/// Orientation says little about the room that an app has.
struct InterfaceOrientation: SwiftRule {
    static let about = About(
        id: "scene/interface-orientation",
        summary: "Orientation is read where the window's shape is meant",
        severity: .warning, since: Since(os: 26),
        triggers: ["interfaceOrientation", "UIDevice.current.orientation"],
        why: """
            A window scene's `interfaceOrientation` is deprecated in iOS 26: its `effectiveGeometry` has it. A controller's \
            `interfaceOrientation` is deprecated since iOS 8. `UIDevice.current.orientation` is how the device is held: it may be flat \
            or unknown, and needs not be how the app is shown; since iOS 27, where windows are resizable nearly everywhere, it \
            says nothing of their shape. For layout, compare width and height or ask the size classes. The scene's property is \
            renamed as an unsafe fix, because the two may change at different moments of a rotation. Files that deal with the \
            camera or with motion, where the device is what is meant, are passed over.
            """,
        source: "UIKit headers of the iOS 26 SDK: UIWindowScene.interfaceOrientation, UIWindowScene.Geometry",
        examples: examples)
    static let interests: [Interest] = [.kind(.memberAccessExpr)]

    static let sensors = ["AVFoundation", "AVKit", "CoreMotion", "ARKit", "Vision", "VisionKit", "RealityKit"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base, !context.isFallback(below: 16, node),
            !context.isTestCode
        else { return [] }
        switch member.declName.baseName.text {
        case "interfaceOrientation":
            if isScene(base, in: context) { return [ofScene(member, in: context)] }
            guard base.trimmedDescription == "self", context.owner(of: node) == .controller else { return [] }
            return [ofController(member, in: context)]
        case "orientation":
            guard base.trimmedDescription == "UIDevice.current", context.isUIKits("UIDevice", at: node),
                !Self.sensors.contains(where: { context.file.contains("import \($0)") })
            else { return [] }
            return [ofDevice(member, in: context)]
        default: return []
        }
    }

    private func isScene(_ base: ExprSyntax, in context: RuleContext) -> Bool {
        if base.lastMember == "windowScene" { return !context.declaresOtherWindowScene }
        guard let reference = base.unwrapped.as(DeclReferenceExprSyntax.self) else { return false }
        if VisibleValue.name(ofType: "UIWindowScene", at: base) == reference.baseName.text { return true }
        let type = LexicalScope(TypeReader(context)).type(of: reference, depth: 0)
        return type == "UIWindowScene" || type == "UIWindowScene?"
    }

    private func ofScene(_ member: MemberAccessExprSyntax, in context: RuleContext) -> Finding {
        let name = member.declName.baseName
        let message = "`interfaceOrientation` of a window scene is deprecated in iOS 26"
        let help = "use `effectiveGeometry.interfaceOrientation`; for layout, compare width and height"
        if let why = context.obstacle(to: "effectiveGeometry", from: 16, at: member) {
            return context.finding(Self.about, at: name, message, help: help, why: why)
        }
        let start = name.textRange.lowerBound
        let fix = Fix(
            .unsafe, "Ask the scene's effective geometry", edits: [context.edit(start..<start, "effectiveGeometry.")])
        let why = "the two may change at different moments of a rotation"
        return context.finding(Self.about, at: name, message, help: help, fixes: [fix], why: why)
    }

    private func ofController(_ member: MemberAccessExprSyntax, in context: RuleContext) -> Finding {
        context.finding(
            Self.about, at: member, "`interfaceOrientation` of a view controller is deprecated since iOS 8",
            help: "compare the width and height of `view.bounds`, or use the size classes",
            why: "whether the orientation or the shape of the view is meant can't be told")
    }

    private func ofDevice(_ member: MemberAccessExprSyntax, in context: RuleContext) -> Finding {
        let help =
            switch context.owner(of: member) {
            case .swiftUIView: "compare width and height in a `GeometryReader`, or use the size classes"
            case .controller: Self.comparing("`view.bounds`")
            case .view: Self.comparing("`bounds`")
            default: Self.comparing("the view that it is for")
            }
        return context.finding(
            Self.about, at: member, Self.isHeld, help: help, why: Self.mayBeFlat)
    }

    static let isHeld = "The device's orientation is how it is held, not the shape of the app's window"
    static let mayBeFlat =
        "it may be flat or unknown, where width and height always have an answer: what to do then is for you to say"

    static func comparing(_ view: String) -> String {
        "compare the width and height of \(view), or use the size classes"
    }
}

extension RuleContext {
    /// Whether a type of the project has a `windowScene` that is, or may be, no `UIWindowScene`.
    fileprivate var declaresOtherWindowScene: Bool {
        index.remember("another windowScene") {
            index.files(declaringMember: "windowScene").contains { file in
                file.tokens(named: "windowScene").contains { token in
                    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
                        let binding = pattern.parent?.as(PatternBindingSyntax.self),
                        binding.nearest(VariableDeclSyntax.self)?.parent?.is(MemberBlockItemSyntax.self) ?? false
                    else { return false }
                    if let type = binding.typeAnnotation?.type {
                        let name = type.trimmedDescription.filter { $0.isLetter || $0 == "." }
                        return !["UIWindowScene", "UIKit.UIWindowScene"].contains(name)
                    }
                    guard let value = binding.initializer?.value else { return true }
                    return value.lastMember != "windowScene" && !value.trimmedDescription.hasSuffix("UIWindowScene")
                }
            }
        }
    }
}
