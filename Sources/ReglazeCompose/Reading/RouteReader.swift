import ReglazeEngine

/// Makes the hierarchy of the routes out of the classes and objects that entries show.
struct RouteReader {
    let symbols: KotlinSymbols
    /// - Parameters:
    ///   - shown: the declarations that entries show, in the order of the entries.
    ///   - builders: the functions in which the entries stand, in the same order.
    ///   - wanted: the base's name where the user has named it.
    static func read(
        _ shown: [KotlinDeclaration], builders: [KotlinDeclaration?], wanted: String?, into reading: inout AppReading
    ) -> RouteHierarchy? {
        let reader = RouteReader(symbols: reading.symbols)
        let places = Dictionary(zip(shown, builders).map { ($0, $1) }) { first, _ in first }
        let shown = shown.reduce(into: [KotlinDeclaration]()) { if !$0.contains($1) { $0.append($1) } }
        var bases: [(type: KotlinDeclaration, routes: [KotlinDeclaration])] = []
        for route in shown {
            for ancestor in reader.ancestors(of: route) {
                if let index = bases.firstIndex(where: { $0.type == ancestor }) {
                    bases[index].routes.append(route)
                } else {
                    bases.append((ancestor, [route]))
                }
            }
        }
        let base: KotlinDeclaration?
        if let wanted {
            let named = reading.symbols.declarations(named: wanted.split(separator: ".").last.map(String.init) ?? wanted)
            guard
                let found = named.first(where: {
                    $0.kind.isType && ($0.nameInPackage == wanted || $0.name == wanted || $0.qualifiedName == wanted)
                })
            else {
                reading.miss(
                    "routes", "no type `\(wanted)` is declared in the Kotlin code",
                    candidates: bases.map { AppReading.candidate($0.type.nameInPackage, at: $0.type.location) },
                    isMisnamed: true)
                return nil
            }
            base = found
        } else {
            // The type that covers the most routes; of two that cover the same, the nearer one.
            let best = bases.enumerated().max { left, right in
                (left.element.routes.count, -left.offset) < (right.element.routes.count, -right.offset)
            }?.element
            let others = bases.filter { candidate in
                guard let best else { return false }
                // Types without one in common in one function are one app's routes; in functions of their own they are two's.
                let functions = Set(candidate.routes.compactMap { places[$0] ?? nil })
                return candidate.routes.count > 1 && !candidate.routes.contains { best.routes.contains($0) }
                    && functions.isDisjoint(with: best.routes.compactMap { places[$0] ?? nil })
            }
            if let best, !others.isEmpty {
                let roots = others.filter { candidate in
                    !others.contains {
                        $0.type != candidate.type && $0.routes.count > candidate.routes.count
                            && candidate.routes.allSatisfy($0.routes.contains)
                    }
                }
                reading.miss(
                    "routes",
                    "the pages belong to \(roots.count + 1) route hierarchies that have no type in common; name the one of the app's tabs",
                    candidates: ([best] + roots).map { AppReading.candidate($0.type.nameInPackage, at: $0.type.location) })
            }
            // A type that some page is not can't stand for all of them.
            let outside = best.map { best in shown.filter { !best.routes.contains($0) } } ?? []
            if let best, !outside.isEmpty, others.isEmpty, best.routes.count > 1 {
                let names = outside.map { "`\($0.nameInPackage)`" }.joined(separator: ", ")
                reading.note(
                    "\(names) \(outside.count == 1 ? "is" : "are") shown by an entry and no `\(best.type.nameInPackage)`, so that "
                        + "the routes have no type in common", at: outside.first?.location)
            }
            base = outside.isEmpty || !others.isEmpty ? best?.type : nil
        }
        var declarations = shown
        if let base {
            if wanted != nil { declarations = shown.filter { $0 == base || reader.ancestors(of: $0).contains(base) } }
            for route in reader.leaves(of: base) where !declarations.contains(route) { declarations.append(route) }
        }
        declarations.sort { ($0.file.path, $0.place.node.range.lowerBound) < ($1.file.path, $1.place.node.range.lowerBound) }
        let modules = Set(declarations.map(\.file.module)).sorted()
        if modules.count > 1 {
            reading.note(
                "the routes are declared in \(modules.count) modules: \(modules.map { "`\($0)`" }.joined(separator: ", "))",
                at: declarations.first?.location)
        }
        return RouteHierarchy(
            base: base, baseName: base?.nameInPackage ?? reader.library(of: declarations), topLevel: nil, topLevelName: nil,
            routes: declarations.map { reader.route($0) })
    }

    func route(_ declaration: KotlinDeclaration) -> Route {
        let form: Route.Form =
            switch declaration.kind {
            case .object: declaration.hasModifier("data") ? .dataObject : .object
            case .enumEntry: .enumEntry
            default: declaration.hasModifier("data") ? .dataClass : .plainClass
            }
        let name = declaration.place.node.annotation("SerialName").flatMap { annotation in
            annotation.descendants(ofKind: "string_literal").first?.literalText
        }
        return Route(
            name: declaration.nameInPackage, scope: declaration.package, form: form,
            fields: declaration.kind == .class
                ? declaration.parameters.map { RouteField(name: $0.name, type: $0.type, defaultValue: $0.defaultValue) } : [],
            supertypes: declaration.supertypes, isSerializable: isSerializable(declaration), serialName: name,
            declaration: declaration, role: .detail)
    }

    /// Of a sealed hierarchy, each class says so itself.
    private func isSerializable(_ declaration: KotlinDeclaration) -> Bool { declaration.hasAnnotation("Serializable") }

    /// The project's types that a declaration is, the nearest first.
    func ancestors(of declaration: KotlinDeclaration) -> [KotlinDeclaration] {
        var found: [KotlinDeclaration] = []
        var next = [declaration]
        while let current = next.first {
            next.removeFirst()
            for name in current.supertypes {
                guard let type = symbols.type(name, in: current.file), !found.contains(type), type != declaration else {
                    continue
                }
                found.append(type)
                next.append(type)
            }
        }
        return found
    }

    /// The classes and objects of a sealed type, those of its sealed subtypes included.
    func leaves(of base: KotlinDeclaration) -> [KotlinDeclaration] {
        let subtypes = symbols.uses(of: base).compactMap { use -> KotlinDeclaration? in
            guard use.kind == .type, use.place.file.isOnIOS, use.place.node.ancestor("type_arguments") == nil,
                let list = use.place.node.ancestor("delegation_specifiers"), let owner = list.parent
            else { return nil }
            return symbols.declarations(in: use.place.file).first { $0.place.node == owner }
        }
        return subtypes.flatMap { type -> [KotlinDeclaration] in
            let isOpen = type.kind == .interface || type.hasModifier("sealed") || type.hasModifier("abstract")
            return isOpen ? leaves(of: type) : [type]
        }
    }

    /// The library's type that all routes are.
    private func library(of routes: [KotlinDeclaration]) -> String? {
        ["NavKey", "Screen"].first { name in !routes.isEmpty && routes.allSatisfy { $0.supertypes.contains(name) } }
    }
}
