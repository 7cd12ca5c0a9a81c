import ReglazeEngine
import SwiftSyntax

/// A property of a type, with its wrapper: `@State private var path: [Route] = []`.
struct StateProperty {
    let declaration: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let nameToken: TokenSyntax

    /// nil for a declaration of several variables at once, or of a pattern.
    init?(_ declaration: VariableDeclSyntax) {
        guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        self.declaration = declaration
        self.binding = binding
        nameToken = pattern.identifier
    }

    /// The property `name` of a type, looked for among the members of `type` itself.
    init?(named name: String, in type: DeclSyntax) {
        for member in type.allMembers {
            guard let variable = member.as(VariableDeclSyntax.self), let property = StateProperty(variable), property.name == name
            else { continue }
            self = property
            return
        }
        return nil
    }

    var name: String { nameToken.text }

    /// The first attribute that names a type, which is how a wrapper is written: `@State`, `@Environment(\.dismiss)`.
    var wrapper: AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            attribute.attributeName.trimmedDescription.split(separator: ".").last?.first?.isUppercase ?? false
                && attribute.attributeName.trimmedDescription != "MainActor"
        }
    }

    /// The wrapper's last name: `State`, `EnvironmentObject`; nil for a plain property.
    var wrapperName: String? {
        wrapper?.attributeName.trimmedDescription.lastTypeName
    }

    /// The key path of `@Environment(\.dismiss)`: `dismiss`; nil for other wrappers and for `@Environment(Model.self)`.
    var environmentKey: TokenSyntax? {
        guard wrapperName == "Environment" else { return nil }
        return wrapper?.environmentKey
    }

    var type: TypeSyntax? { binding.typeAnnotation?.type }
    var initialValue: ExprSyntax? { binding.initializer?.value }
    var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
    var isComputed: Bool { binding.accessorBlock.map { !$0.isObserver } ?? false }

    /// `private` or `fileprivate`: other files can't see it.
    var isPrivate: Bool {
        declaration.modifiers.contains { modifier in
            modifier.detail == nil
                && (modifier.name.tokenKind == .keyword(.private) || modifier.name.tokenKind == .keyword(.fileprivate))
        }
    }

    var isStatic: Bool {
        declaration.modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}

extension AttributeSyntax {
    /// The only name of `\.name` or `\EnvironmentValues.name` in `@Environment(…)`.
    var environmentKey: TokenSyntax? {
        guard case .argumentList(let arguments)? = arguments, arguments.count == 1,
            let path = arguments.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
            path.root.map({ $0.trimmedDescription == "EnvironmentValues" }) ?? true,
            case .property(let property)? = path.components.first?.component
        else { return nil }
        return property.declName.baseName
    }
}

extension AccessorBlockSyntax {
    /// `didSet` and `willSet` alone: the property is stored.
    var isObserver: Bool {
        guard case .accessors(let accessors) = accessors else { return false }
        return accessors.allSatisfy {
            $0.accessorSpecifier.tokenKind == .keyword(.didSet) || $0.accessorSpecifier.tokenKind == .keyword(.willSet)
        }
    }
}
