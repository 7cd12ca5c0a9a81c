import ReglazeEngine

/// What type a value has, as far as declarations and constructors tell.
public struct KotlinTypes: Sendable {
    let symbols: KotlinSymbols
    /// Functions of libraries by the types of what they give: `rememberNavController` gives a `NavHostController`.
    let known: [String: String]

    public init(_ symbols: KotlinSymbols, known: [String: String] = [:]) {
        self.symbols = symbols
        self.known = known
    }

    /// The type of an expression as it is written, `SnapshotStateList<AppRoute>`; nil where it can't be told.
    public func type(of node: KotlinNode, in file: KotlinFile) -> String? { type(of: node, in: file, depth: 0) }

    /// The type's name alone: `SnapshotStateList`.
    public func name(of node: KotlinNode, in file: KotlinFile) -> String? { type(of: node, in: file).map(Self.simpleName) }

    /// `List` for `kotlin.collections.List<A>?`.
    public static func simpleName(_ type: String) -> String {
        let plain = type.prefix { $0 != "<" && $0 != "?" }
        return plain.split(separator: ".").last.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } } ?? String(plain)
    }

    /// `A` and `B` for `Map<A, B>`, without their variance.
    static func arguments(_ type: String) -> [String] {
        var found = [""]
        var depth = 0
        var last: Character = " "
        for character in argumentText(type) {
            if character == "," && depth == 0 {
                found.append("")
            } else {
                if "<(".contains(character) { depth += 1 }
                if character == ")" || character == ">" && last != "-" { depth -= 1 }
                found[found.count - 1].append(character)
            }
            last = character
        }
        return found.map { text in
            let words = text.split(separator: " ", omittingEmptySubsequences: true)
            return words.drop { $0 == "out" || $0 == "in" }.joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    /// `A, B` for `Map<A, B>`; empty for a type without arguments.
    public static func argumentText(_ type: String) -> String {
        guard let start = type.firstIndex(of: "<"), let end = type.lastIndex(of: ">") else { return "" }
        return String(type[type.index(after: start)..<end])
    }

    private static let passing: Set<String> = ["remember", "rememberSaveable", "run", "let", "with", "lazy", "produceState"]
    private static let same: Set<String> = ["apply", "also", "takeIf", "takeUnless"]
    /// Functions whose type argument is what they give.
    private static let injecting: Set<String> = ["koinInject", "koinViewModel", "get", "viewModel", "inject", "koinNavViewModel"]

    func type(of node: KotlinNode, in file: KotlinFile, depth: Int) -> String? {
        guard depth < 12 else { return nil }
        switch node.kind {
        case "identifier": return typeOfName(node, in: file, depth: depth)
        case "parenthesized_expression", "unary_expression":
            return (node.child("argument") ?? node.namedChildren.first).flatMap { type(of: $0, in: file, depth: depth + 1) }
        case "as_expression": return node.child("right")?.text
        case "this_expression":
            return node.ancestor("class_declaration", "object_declaration")?.child("name")?.text
        case "navigation_expression":
            let parts = node.namedChildren
            guard parts.count == 2, parts[1].kind == "identifier" else { return nil }
            if let known = known[node.text] { return known }
            if parts[1].text == "current" || parts[1].text == "currentOrThrow", parts[0].kind == "identifier" {
                return typeOfLocal(parts[0], in: file, depth: depth)
            }
            guard let owner = type(of: parts[0], in: file, depth: depth + 1) else { return nil }
            if let known = known["\(Self.simpleName(owner)).\(parts[1].text)"] { return known }
            if parts[1].text == "value", let value = Self.stateValue(owner) { return value }
            return typeOfMember(parts[1].text, of: owner, in: file, depth: depth)
        case "binary_expression" where node.child("operator")?.text == "?:":
            return node.child("left").flatMap { type(of: $0, in: file, depth: depth + 1) }.map(Self.withoutNull)
        case "call_expression", "binary_expression":
            return KotlinCall(node).flatMap { typeOfCall($0, in: file, depth: depth) }
        case "index_expression":
            guard let first = node.namedChildren.first, let list = type(of: first, in: file, depth: depth + 1) else { return nil }
            return Self.argumentText(list).split(separator: ",", maxSplits: 1).last.map { String($0.drop { $0 == " " }) }
        case "if_expression", "when_expression":
            return node.namedChildren.dropFirst().lazy.compactMap { type(of: $0, in: file, depth: depth + 1) }.first
        default: return nil
        }
    }

    private func typeOfName(_ node: KotlinNode, in file: KotlinFile, depth: Int) -> String? {
        switch KotlinScope.local(node.text, at: node) {
        case .variable(let declaration): return typeOfProperty(declaration, in: file, depth: depth)
        case .parameter(let parameter, _): return parameter.type
        case .lambdaParameter(let lambda):
            // `Navigator(Home) { navigator -> … }`
            return KotlinCall.around(lambda).flatMap { known["{\($0.name)}"] }
                ?? typeOfParameter(node.text, of: lambda, in: file, depth: depth)
        case nil:
            if node.text == "it", let lambda = implicitLambda(at: node, in: file) {
                return typeOfParameter("it", of: lambda, in: file, depth: depth)
            }
        }
        for around in node.ancestors where around.kind == "class_declaration" || around.kind == "object_declaration" {
            if let name = around.child("name")?.text, let type = typeOfMember(node.text, of: name, in: file, depth: depth) {
                return type
            }
        }
        guard let declaration = symbols.visible(node.text, in: file).first(where: { $0.kind == .property || $0.kind == .object })
        else { return nil }
        if declaration.kind == .object { return declaration.nameInPackage }
        return typeOfProperty(declaration.place.node, in: declaration.file, depth: depth)
    }

    func typeOfProperty(_ node: KotlinNode, in file: KotlinFile, depth: Int = 0) -> String? {
        let variable = node.child(ofKind: "variable_declaration")
        if node.kind == "for_statement" { return typeOfElement(in: node, file, depth: depth) }
        if let type = variable?.namedChildren.first(where: { $0.kind.hasSuffix("type") }) { return type.text }
        if let delegate = node.child(ofKind: "property_delegate")?.namedChildren.first {
            guard let call = KotlinCall(delegate) else { return nil }
            if call.name == "lazy" { return type(of: delegate, in: file, depth: depth + 1) }
            return stateType(call, in: file, depth: depth + 1)
        }
        var isAfterEquals = false
        for child in node.children {
            if isAfterEquals, child.isNamed, !child.isComment { return type(of: child, in: file, depth: depth + 1) }
            if child.kind == "=" { isAfterEquals = true }
        }
        return nil
    }

    /// The type of the value that a state holds: `by remember { mutableStateOf(Home) }`.
    private func stateType(_ call: KotlinCall, in file: KotlinFile, depth: Int) -> String? {
        if let state = typeOfCollection(call, in: file, depth: depth), let value = Self.stateValue(state) { return value }
        if let type = call.typeArguments.first, call.name.hasSuffix("tateOf") { return type.text }
        if call.name.hasSuffix("tateOf") {
            return call.arguments.first.flatMap { type(of: $0.value, in: file, depth: depth + 1) }
        }
        guard Self.passing.contains(call.name), let last = call.trailingLambda?.statements.last else { return nil }
        return KotlinCall(last).flatMap { stateType($0, in: file, depth: depth + 1) }
    }

    private func typeOfMember(_ name: String, of owner: String, in file: KotlinFile, depth: Int) -> String? {
        guard let type = symbols.type(Self.path(owner), in: file) ?? lone(Self.simpleName(owner)) else { return nil }
        if let parameter = type.parameters.first(where: { $0.name == name }) { return parameter.type }
        if let member = symbols.members(of: type).first(where: { $0.kind == .property && $0.name == name }) {
            return typeOfProperty(member.place.node, in: type.file, depth: depth + 1)
        }
        return type.supertypes.lazy.compactMap { typeOfMember(name, of: $0, in: type.file, depth: depth + 1) }.first
    }

    /// `Route.Home` for `Route.Home<A>?`.
    private static func path(_ type: String) -> String { String(type.prefix { $0 != "<" && $0 != "?" }) }

    /// The project's only type with a name, for a value that came through a file that does not import it.
    private func lone(_ name: String) -> KotlinDeclaration? {
        let types = symbols.declarations(named: name).filter(\.kind.isType)
        return types.count == 1 ? types[0] : nil
    }

    /// The type that a name means in a file, or the only one with the name.
    public func declaration(_ type: String, in file: KotlinFile) -> KotlinDeclaration? {
        symbols.type(Self.path(type), in: file) ?? lone(Self.simpleName(type))
    }

    private func typeOfCall(_ call: KotlinCall, in file: KotlinFile, depth: Int) -> String? {
        if Self.same.contains(call.name), let receiver = call.receiver { return type(of: receiver, in: file, depth: depth + 1) }
        if let callee = symbols.callee(of: call, in: file) {
            if callee.kind == .class {
                let arguments = call.typeNames.isEmpty ? "" : "<\(call.typeNames.joined(separator: ", "))>"
                return callee.nameInPackage + arguments
            }
            return KotlinFunction(callee).flatMap { function in
                resultType(function, depth: depth + 1).flatMap { concrete(type: $0, of: function, call, in: file, depth: depth) }
            }
        }
        if let type = known[call.name] {
            return call.typeNames.isEmpty ? type : "\(type)<\(call.typeNames.joined(separator: ", "))>"
        }
        if Self.injecting.contains(call.name) || call.name.hasSuffix("ViewModel"), let type = call.typeArguments.first {
            return type.text
        }
        if let type = typeOfCollection(call, in: file, depth: depth) { return type }
        if Self.passing.contains(call.name), let last = call.trailingLambda?.statements.last {
            return type(of: last, in: file, depth: depth + 1)
        }
        if let receiver = call.receiver, let owner = type(of: receiver, in: file, depth: depth + 1),
            let type = declaration(owner, in: file),
            let method = symbols.members(of: type).first(where: { $0.kind == .function && $0.name == call.name })
        {
            return KotlinFunction(method).flatMap { resultType($0, depth: depth + 1) }
        }
        return nil
    }

    private func resultType(_ function: KotlinFunction, depth: Int) -> String? {
        if let result = function.result { return result }
        guard let body = function.body, body.child(ofKind: "block") == nil else { return nil }
        return body.namedChildren.last.flatMap { type(of: $0, in: function.place.file, depth: depth + 1) }
    }

    /// The type of `LocalNavigator.current`, from how the project declares `LocalNavigator`.
    private func typeOfLocal(_ name: KotlinNode, in file: KotlinFile, depth: Int) -> String? {
        guard let declaration = symbols.visible(name.text, in: file).first(where: { $0.kind == .property }),
            let type = typeOfProperty(declaration.place.node, in: declaration.file, depth: depth + 1) ?? localOf(declaration)
        else { return nil }
        let argument = Self.argumentText(type)
        return argument.isEmpty ? nil : argument
    }

    /// `staticCompositionLocalOf<Navigator> { … }`.
    private func localOf(_ declaration: KotlinDeclaration) -> String? {
        let node = declaration.place.node
        return KotlinCall.all(of: ["staticCompositionLocalOf", "compositionLocalOf"], in: node).first.flatMap { call in
            if let type = call.typeArguments.first { return "CompositionLocal<\(type.text)>" }
            return call.trailingLambda?.statements.last.flatMap { type(of: $0, in: declaration.file) }.map {
                "CompositionLocal<\($0)>"
            }
        }
    }
}
