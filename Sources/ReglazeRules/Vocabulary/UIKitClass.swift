import ReglazeEngine
import SwiftSyntax

/// Which class of UIKit a type comes from, as far as the project's declarations tell.
enum UIKitClass {
    /// The classes of UIKit that apps inherit from, with the class above each.
    private static let parents = [
        "UINavigationController": "UIViewController", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UITabBarController": "UIViewController",
        "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIHostingController": "UIViewController", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UIScrollView": "UIView", "UIWindow": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
    ]

    /// Whether the class that is named, or one above it, is one of `roots`.
    static func isNamed(_ name: String, oneOf roots: Set<String>, in index: ProjectIndex) -> Bool {
        var waiting = [name.lastTypeName]
        var seen = Set<String>()
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            let declared = index.declarations(named: next).filter { $0.kind == .class || $0.kind == .alias }
            if declared.isEmpty {
                if roots.contains(next) { return true }
                if let parent = parents[next] { waiting.append(parent) }
            }
            waiting += declared.flatMap(\.inherited).map(\.lastTypeName)
        }
        return false
    }
}

extension RuleContext {
    /// Whether the class that `declaration` declares or extends is one of `roots`, or comes from one.
    func isClass(_ declaration: DeclSyntax, oneOf roots: Set<String>) -> Bool {
        guard declaration.is(ClassDeclSyntax.self) || declaration.is(ExtensionDeclSyntax.self),
            let name = declaration.typePath.last
        else { return false }
        return UIKitClass.isNamed(name, oneOf: roots, in: index)
    }

    /// The declaration of the type and its extensions, in the whole project. Where several types have the name, each in a target of its
    /// own, an extension belongs to the one that shares most folders with it.
    func parts(of declaration: DeclSyntax) -> [TypeDeclaration] {
        guard let name = declaration.typePath.last else { return [] }
        let all = index.declarations(named: name)
        let types = all.filter { $0.kind != .extension && $0.kind != .alias }
        guard types.count > 1 else { return all }
        let places = types.map(\.file.path)
        let own = all.first { $0.node.id == declaration.id }
        let isExtension = own.map { $0.kind == .extension } ?? true
        let home = own?.file.path ?? file.path
        let homes = isExtension ? SceneAdopters.nearest(places, to: home) : [home]
        return all.filter { part in
            if part.kind == .extension { return !homes.isDisjoint(with: SceneAdopters.nearest(places, to: part.file.path)) }
            return isExtension ? homes.contains(part.file.path) : part.node.id == declaration.id
        }
    }

    /// The functions of this name in the type that `declaration` declares or extends, its extensions included.
    func functions(named name: String, in declaration: DeclSyntax) -> [(function: FunctionDeclSyntax, file: SourceFile)] {
        parts(of: declaration).flatMap { part in
            part.node.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }.map {
                ($0, part.file)
            }
        }
    }

    /// Whether an identifier `name` stands anywhere in the type that `declaration` declares or extends.
    func names(_ name: String, in declaration: DeclSyntax) -> Bool {
        parts(of: declaration).contains { part in part.file.tokens(named: name).contains { $0.isInside(part.node) } }
    }
}
