import ReglazeEngine
import SwiftSyntax

/// Corners and borders on the layer of a button whose background its configuration draws.
struct ConfigurationLayer: SwiftRule {
    static let about = About(
        id: "buttons/configuration-layer",
        summary: "the layer's corners and border do not reach the background of a configured button",
        severity: .warning, since: Since(os: 15),
        triggers: ["cornerRadius", "borderWidth", "borderColor"], with: ["onfiguration"],
        why: """
            A button with a configuration draws its background in a view of its own, in front of its layer. Corners and a border \
            that are set on the layer do not change that background: it keeps the shape that the configuration gives it, which on \
            iOS 26 is rounder than before, and the border runs around another shape. The values belong to \
            `configuration.background`, and `cornerStyle` has to be `.fixed` for the radius to be used as it is. The button looks \
            different afterwards, as it was meant to look, so the rewrite is never made silently. A radius that is worked out from \
            the button's height is left alone: `cornerStyle = .capsule` says that better. In Objective-C a configuration is an \
            object, and the button keeps a copy of the one that it is given: the rewrite copies that, changes the copy and sets it.
            """,
        source: """
            UIKit documentation: UIButton.Configuration.background, UIBackgroundConfiguration.cornerRadius, strokeColor, \
            strokeWidth, UIButton.Configuration.CornerStyle
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let assignment = MemberAssignment(node), ["cornerRadius", "borderWidth", "borderColor"].contains(assignment.name),
            let layer = assignment.target.base?.unwrapped, layer.lastNameToken?.text == "layer",
            let button = ConfiguredButton(owning: layer, at: assignment, in: context), button.drawsBackground
        else { return [] }
        if assignment.name == "cornerRadius", button.clips { return [] }
        let member =
            ["cornerRadius": "cornerRadius", "borderWidth": "strokeWidth", "borderColor": "strokeColor"][assignment.name] ?? ""
        let message = "`layer.\(assignment.name)` does not reach the background that the button's configuration draws"
        let help = "set `configuration?.background.\(member)`"
        func explain(_ why: String, help: String = help) -> [Finding] {
            [context.finding(Self.about, at: assignment.nameToken, message, help: help, why: why)]
        }
        let file = context.file
        let text = file.text(of: assignment.valueRange)
        if assignment.name == "cornerRadius", text.contains("height") || text.contains("width") {
            return explain("the radius follows the button's size", help: "use `configuration?.cornerStyle = .capsule`")
        }
        if let function = assignment.sequence.nearest(FunctionDeclSyntax.self)?.name.text, Self.layout.contains(function) {
            return explain("this runs in every layout, and a change of the configuration asks for another one")
        }
        guard let statement = assignment.statement, file.standsAlone(statement), !text.contains("\n") else {
            return explain("other code stands on the line")
        }
        if assignment.sequence.hasCommentInside {
            return explain("a comment stands in the middle of it, which a rewrite would lose")
        }
        guard button.isConfiguredBefore else {
            return explain("the configuration is set further down, or in code that may run later; set that up first")
        }
        if let removal = button.removal {
            return explain(
                "the configuration is taken away again (line \(file.line(of: removal))), and then the layer is all there is")
        }
        if assignment.name == "cornerRadius" {
            if button.masksCorners {
                return explain("`maskedCorners` picks corners, which a configuration's background can't do")
            }
            if button.hasOtherCornerStyle {
                return explain("`cornerStyle` is set already, to one that does not use the radius as it is")
            }
        }
        if let why = context.obstacle(to: "configuration", from: 15, at: node) { return explain(why) }
        var value = text
        if assignment.name == "borderColor" {
            guard let color = Self.color(assignment) else {
                return explain("a stroke takes a `UIColor`, and this is a `CGColor` from elsewhere")
            }
            value = color
        }
        if button.clips, button.roundsLayer { return explain(Self.clipsBorder) }
        if Self.otherHalfStays(assignment, statement, in: file) {
            return explain("a stroke takes its width and its colour together, and the other one has to stay here")
        }
        if assignment.name.hasPrefix("border"), let handler = Self.handlerOfBorders(in: file) {
            return explain("`configurationUpdateHandler` sets the border of a layer too (line \(file.line(of: handler)))")
        }
        let start = layer.as(MemberAccessExprSyntax.self)?.base.map { "\($0.trimmedDescription)." } ?? ""
        let first = "\(start)configuration?.background.\(member) = \(value)"
        let indentation = file.indentation(ofLineAt: assignment.sequence.textRange.lowerBound)
        let isFixed = assignment.name != "cornerRadius" || button.hasCornerStyle
        let second = isFixed ? "" : "\n\(indentation)\(start)configuration?.cornerStyle = .fixed"
        let fix = Fix(
            .unsafe, "Set it on the configuration's background",
            edits: [context.replace(assignment.sequence, with: first + second)])
        let why = "how the button looks now, and whether a configuration that is set later undoes it"
        return [context.finding(Self.about, at: assignment.nameToken, message, help: help, fixes: [fix], why: why)]
    }

    /// The `UIColor` whose `cgColor` is set.
    private static func color(_ assignment: MemberAssignment) -> String? {
        guard let color = assignment.value?.as(MemberAccessExprSyntax.self), color.declName.baseName.text == "cgColor",
            let base = color.base?.trimmedDescription
        else { return nil }
        return base.hasSuffix("?") ? String(base.dropLast()) : base
    }

    /// Whether the border's colour, or its width, is set on the same layer beside this one and can't be rewritten.
    private static func otherHalfStays(
        _ assignment: MemberAssignment, _ statement: CodeBlockItemSyntax, in file: SourceFile
    ) -> Bool {
        guard assignment.name.hasPrefix("border"), let items = statement.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        return items.compactMap { MemberAssignment(Syntax($0.item)) }.contains { other in
            guard other.name.hasPrefix("border"), other.name != assignment.name, let item = other.statement,
                other.target.base?.trimmedDescription == assignment.target.base?.trimmedDescription
            else { return false }
            return !file.standsAlone(item) || other.sequence.hasCommentInside || file.text(of: other.valueRange).contains("\n")
                || other.name == "borderColor" && color(other) == nil
        }
    }

    /// A `configurationUpdateHandler` that gives a layer a border, or changes it: a stroke would stay beside that.
    private static func handlerOfBorders(in file: SourceFile) -> TokenSyntax? {
        file.tokens(named: "configurationUpdateHandler").first { token in
            let closure = token.nearest(SequenceExprSyntax.self)?.elements.last?.as(ClosureExprSyntax.self)
            return closure?.tokens(viewMode: .sourceAccurate).contains { ["borderColor", "borderWidth"].contains($0.text) }
                ?? false
        }
    }

    static let clipsBorder = """
        the button clips itself and its border to the corners of its layer, and a stroke follows those of the configuration: give \
        that the radius first, and a fixed `cornerStyle`
        """

    static let layout: Set = ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConfiguration"]
}
