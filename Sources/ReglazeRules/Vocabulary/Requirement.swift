import ReglazeEngine
import SwiftSyntax

extension RuleContext {
    /// The other systems that `node` is also built for; none where an `#if` around it decides.
    func otherPlatforms(of node: some SyntaxProtocol) -> [OtherPlatform: OSVersion] {
        availability(of: node).isConditional ? [:] : index.scope(of: file.path).others
    }

    /// Why `name`, which exists from iOS `version` on and from the systems of the same year, can't be written at `node`; nil when
    /// it can.
    func obstacle(to name: String, from version: OSVersion, at node: some SyntaxProtocol) -> String? {
        if declaresModifier(name) {
            return "the project declares a modifier `\(name)` of its own, which would be called instead of SwiftUI's"
        }
        let scope = availability(of: node)
        if scope.minimum >= version {
            let others = otherPlatforms(of: node).sorted { $0.key.rawValue < $1.key.rawValue }
            if let (platform, lowest) = others.first(where: { $0.value < $0.key.version(with: version) }) {
                let name = "`\(name)` needs \(platform.rawValue) \(platform.version(with: version))"
                return "\(name); this code is also built for \(platform.rawValue) \(lowest)"
            }
        }
        guard scope.minimum < version else { return nil }
        return """
            `\(name)` needs iOS \(version); this code runs from iOS \(scope.minimum) on. A deployment target of \(version) is the first \
            that allows the change
            """
    }

    /// Whether a call of `name` here means a function of the project, not SwiftUI's modifier of that name.
    func isOwnFunction(_ name: String) -> Bool { index.declaresFunction(named: name) }

    /// Whether the project declares `name` in an extension of `View`.
    func declaresModifier(_ name: String) -> Bool {
        index.remember("modifier \(name)") {
            index.files(declaringMember: name).contains { file in
                file.tokens(named: name).contains { token in
                    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id else {
                        return false
                    }
                    let group = function.parent?.parent?.parent?.parent
                    guard let extended = group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
                        return false
                    }
                    return extended == "View" || extended == "SwiftUI.View"
                }
            }
        }
    }

    /// Whether the file seems to be part of a watch app, whose lowest watchOS is not known: it imports WatchKit, or lies in a
    /// folder named as Xcode names those of watch targets.
    var isWatchCode: Bool {
        let folders = file.path.split(separator: "/").dropLast()
        let names = ["WatchKit", "WatchApp", "Watch App", "WatchExtension", "Watch Extension", "watchOS"]
        return file.containsWord("WatchKit") || folders.contains { folder in names.contains { folder.contains($0) } }
    }

    /// Whether `node` is there for systems below `version` only: the other branch of an `#available` has the new form, or the
    /// code is not compiled for iOS at all. A rule about that form has nothing to say of it.
    func isFallback(below version: OSVersion, _ node: some SyntaxProtocol) -> Bool {
        let scope = availability(of: node)
        return !scope.includesIOS || scope.isDead || scope.below.map { $0 <= version } ?? false
    }
}
