import ReglazeEngine
import Synchronization

/// What the names of a project's Kotlin code mean.
public final class KotlinSymbols: Sendable {
    private let files: [KotlinFile]
    private let byName: [String: [KotlinDeclaration]]
    private let byFile: [String: [KotlinDeclaration]]
    private let knownUses = Mutex<[KotlinDeclaration: [KotlinUse]]>([:])
    /// By path and name.
    private let knownMeanings = Mutex<[String: [String: [KotlinDeclaration]]]>([:])

    init(_ files: [KotlinFile]) {
        self.files = files
        let all = files.map { ($0.path, KotlinDeclaration.all(in: $0)) }
        byFile = Dictionary(all) { first, _ in first }
        byName = Dictionary(grouping: all.flatMap(\.1), by: \.name)
    }

    /// Everything with this name, wherever it can be seen.
    public func declarations(named name: String) -> [KotlinDeclaration] { byName[name] ?? [] }

    /// Everything that a file declares, in source order.
    public func declarations(in file: KotlinFile) -> [KotlinDeclaration] { byFile[file.path] ?? [] }

    /// The types that name another one after their colon.
    func implementations(of type: KotlinDeclaration) -> [KotlinDeclaration] {
        files.flatMap { declarations(in: $0) }.filter { other in
            other.kind.isType
                && other.supertypes.contains { name in
                    name.split(separator: ".").last.map(String.init) == type.name && self.type(name, in: other.file) == type
                }
        }
    }

    /// What a type declares itself.
    public func members(of type: KotlinDeclaration) -> [KotlinDeclaration] {
        declarations(in: type.file).filter { $0.parents == type.parents + [type.name] }
    }

    /// What `name`, written bare in `file`, can mean, the nearest first.
    public func visible(_ name: String, in file: KotlinFile) -> [KotlinDeclaration] {
        if let known = knownMeanings.withLock({ $0[file.path]?[name] }) { return known }
        let found = meanings(of: name, in: file)
        knownMeanings.withLock { $0[file.path, default: [:]][name] = found }
        return found
    }

    private func meanings(of name: String, in file: KotlinFile) -> [KotlinDeclaration] {
        var ranked: [(Int, KotlinDeclaration)] = []
        let imported = file.imports.filter { $0.alias == name && !$0.isWildcard }.flatMap { line in
            declarations(named: line.name.split(separator: ".").last.map(String.init) ?? "").filter {
                $0.qualifiedName == line.name
            }
        }
        ranked += imported.map { (1, $0) }
        for declaration in declarations(named: name) {
            if declaration.isPrivate, declaration.file.path != file.path { continue }
            let full = declaration.qualifiedName
            if !declaration.parents.isEmpty, declaration.file.path == file.path {
                ranked.append((0, declaration))
            } else if file.imports.contains(where: { $0.alias == nil && !$0.isWildcard && $0.name == full }) {
                ranked.append((1, declaration))
            } else if declaration.parents.isEmpty, declaration.package == file.package {
                ranked.append((2, declaration))
            } else if file.imports.contains(where: { $0.isWildcard && $0.name == declaration.scope }) {
                ranked.append((3, declaration))
            }
        }
        // What is nested in a type of this file is seen inside of that type alone; elsewhere what the file imports is meant.
        let ordered = ranked.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        return ordered.map(\.element.1)
    }

    /// The type that `name` means in `file`: `Plant`, `Route.Plant`, `org.sample.Route.Plant`.
    public func type(_ name: String, in file: KotlinFile) -> KotlinDeclaration? {
        let parts = name.split(separator: ".").map { String($0.filter { (character: Character) in character != "?" }) }
        guard let first = parts.first, let last = parts.last else { return nil }
        if parts.count == 1 { return visible(first, in: file).first { $0.kind.isType } }
        if let outer = type(parts.dropLast().joined(separator: "."), in: file) {
            return declarations(named: last).first { $0.kind.isType && $0.scope == outer.qualifiedName }
        }
        return declarations(named: last).first { $0.kind.isType && $0.qualifiedName == parts.joined(separator: ".") }
    }

    /// The function or the class that a call means; nil for one that is not the project's, or that a value's type would tell.
    public func callee(of call: KotlinCall, in file: KotlinFile) -> KotlinDeclaration? {
        if let receiver = call.receiver {
            guard let names = receiver.dottedNames, let outer = type(names.joined(separator: "."), in: file) else { return nil }
            return members(of: outer).first { ($0.kind == .class || $0.kind == .function) && Self.accepts($0, call) }
        }
        let candidates = visible(call.name, in: file).filter { $0.kind == .function || $0.kind == .class }
        return candidates.first { Self.accepts($0, call) }
    }

    /// The project's function that a call means, extensions included; nil where that can't be told.
    public func function(of call: KotlinCall, in file: KotlinFile) -> KotlinFunction? {
        if call.receiver == nil { return callee(of: call, in: file).flatMap(KotlinFunction.init) }
        return visible(call.name, in: file).first { $0.isExtension && Self.accepts($0, call) }.flatMap(KotlinFunction.init)
    }

    /// Whether a call gives all that a function or a constructor needs, and nothing that it has not.
    static func accepts(_ declaration: KotlinDeclaration, _ call: KotlinCall) -> Bool {
        let parameters = declaration.parameters
        var open = Set(parameters.indices)
        for (index, argument) in call.arguments.enumerated() {
            if let name = argument.name {
                guard let place = parameters.firstIndex(where: { $0.name == name }) else { return false }
                open.remove(place)
            } else if argument.isTrailing {
                guard let last = parameters.indices.last, parameters[last].type.contains("->") || open.contains(last) else {
                    return false
                }
                open.remove(last)
            } else {
                guard index < parameters.count else { return false }
                open.remove(index)
            }
        }
        return open.allSatisfy { parameters[$0].defaultValue != nil }
    }

    /// Every place in the project that means a declaration, its own name left out, in the order of the files.
    public func uses(of declaration: KotlinDeclaration) -> [KotlinUse] {
        if let known = knownUses.withLock({ $0[declaration] }) { return known }
        let found = files.flatMap { KotlinUse.all(of: declaration, in: $0, symbols: self) }
        knownUses.withLock { $0[declaration] = found }
        return found
    }
}
