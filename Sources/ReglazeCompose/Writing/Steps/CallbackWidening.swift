import ReglazeEngine

/// Gives a callback of screens one more value: `(SessionId) -> Unit` becomes `(SessionId, String) -> Unit`, with all that is given for
/// it, all that calls it, and all callbacks that it is passed on as. It is done whole or not at all.
struct CallbackWidening {
    /// A parameter of a function of the app.
    struct Callback: Hashable {
        let function: KotlinDeclaration
        let index: Int
    }

    /// Why a callback stays as it is.
    struct Refusal: Error {
        let place: KotlinPlace
        let reason: String
    }

    typealias Edit = (file: KotlinFile, change: (inout KotlinDraft) -> Void)

    let data: DataTitle
    let project: ComposeProject
    let types: KotlinTypes
    /// The calls that make a route which is given the value.
    let makings: [KotlinPlace]

    private(set) var edits: [Edit] = []
    /// By callback, which of its values open the page.
    private(set) var keys: [Callback: Set<Int>] = [:]
    private var waiting: [Callback] = []
    private var lambdas: [KotlinNode: (file: KotlinFile, types: [String])] = [:]
    /// The lambdas that pass on what they are given.
    private var passing: Set<KotlinNode> = []

    init(_ data: DataTitle, in project: ComposeProject, types: KotlinTypes, makings: [KotlinPlace]) {
        self.data = data
        self.project = project
        self.types = types
        self.makings = makings
    }

    private var symbols: KotlinSymbols { project.symbols }

    /// What all lambdas that are given call the value, once it has run.
    var names: [KotlinNode: String] {
        Dictionary(lambdas.keys.map { ($0, name(in: $0)) }) { first, _ in first }
    }

    /// Where a value comes from that a lambda is given: the lambda, and the callback that it is given for.
    func origin(of value: KotlinNode, in file: KotlinFile) -> (lambda: KotlinNode, callback: Callback, key: Int)? {
        guard value.kind == "identifier" else { return nil }
        let lambda: KotlinNode
        if case .lambdaParameter(let found)? = KotlinScope.local(value.text, at: value) {
            lambda = found
        } else {
            guard value.text == "it", KotlinScope.local("it", at: value) == nil,
                let found = types.implicitLambda(at: value, in: file)
            else { return nil }
            lambda = found
        }
        let key = KotlinLambda(lambda)?.parameters.firstIndex(of: value.text) ?? 0
        guard let call = KotlinCall.around(lambda), let argument = call.arguments.first(where: { $0.value == lambda }),
            let callback = callback(for: argument, of: call, in: file)
        else { return nil }
        return (lambda, callback, key)
    }

    private func callback(for argument: KotlinArgument, of call: KotlinCall, in file: KotlinFile) -> Callback? {
        guard let (function, parameter) = types.parameter(for: argument, of: call, in: file),
            let index = function.parameters.firstIndex(where: { $0.name == parameter.name })
        else { return nil }
        return Callback(function: function.declaration, index: index)
    }

    /// - Parameter lambdas: those in which the page is opened.
    mutating func run(from callback: Callback, keys: Set<Int>, lambda: KotlinNode) throws(Refusal) {
        passing.insert(lambda)
        try add(callback, keys, at: callback.function.place)
        while let next = waiting.popLast() { try widen(next) }
        for lambda in passing where lambdas[lambda] == nil {
            throw Refusal(place: callback.function.place, reason: "what is given for it is not all known")
        }
        for (lambda, given) in lambdas.sorted(by: { $0.key.range.lowerBound < $1.key.range.lowerBound }) {
            extend(lambda, given.types, given.file)
        }
    }

    private mutating func add(_ callback: Callback, _ found: Set<Int>, at place: KotlinPlace) throws(Refusal) {
        guard let known = keys[callback] else {
            keys[callback] = found
            waiting.append(callback)
            return
        }
        guard known == found else { throw Refusal(place: place, reason: "it is given its values in another order here") }
    }

    private mutating func widen(_ callback: Callback) throws(Refusal) {
        let function = callback.function
        let node = function.place.node
        let parameter = function.parameters[callback.index]
        let open = ["expect", "actual", "override", "open", "abstract"]
        guard function.parents.isEmpty, !open.contains(where: function.hasModifier), node.child(ofKind: "function_body") != nil
        else {
            throw Refusal(place: function.place, reason: "\(function.name) is declared elsewhere too")
        }
        // Its callers, and the others', could be taken for each other.
        guard symbols.declarations(named: function.name).count(where: { $0.kind == .function && !$0.file.isTest }) == 1 else {
            throw Refusal(place: function.place, reason: "there is another function that is called \(function.name)")
        }
        guard let type = KotlinFunctionType(of: parameter.name, in: node), type.result == "Unit",
            keys[callback]?.allSatisfy({ $0 < type.parameters.count }) ?? false
        else { throw Refusal(place: function.place, reason: "\(parameter.name) is no plain callback") }
        let text = type.hasNames ? ", title: \(data.propertyType)" : ", \(data.propertyType)"
        let end = type.list.range.upperBound - 1
        edits.append((function.file, { $0.insert(text, at: end, layer: .routes) }))
        if parameter.defaultValue != nil {
            guard
                let value = node.child(ofKind: "function_value_parameters")?.namedChildren.last(where: {
                    $0.kind == "lambda_literal" && KotlinCode.holds(parameter.range, $0)
                })
            else { throw Refusal(place: function.place, reason: "the default of \(parameter.name) is no lambda") }
            lambdas[value] = (function.file, type.parameters)
        }
        try followInside(callback, parameter, type)
        try followCallers(callback, parameter, type)
    }

    /// What the function does with its callback.
    private mutating func followInside(
        _ callback: Callback, _ parameter: KotlinParameter, _ type: KotlinFunctionType
    ) throws(Refusal) {
        let file = callback.function.file
        let node = callback.function.place.node
        for name in node.descendants(ofKind: "identifier") where name.text == parameter.name && KotlinNames.isReference(name) {
            guard case .parameter(_, let owner)? = KotlinScope.local(name.text, at: name), owner == node else { continue }
            if let call = KotlinCall.calling(name), call.receiver == nil {
                try give(call, callback, type, in: file)
            } else if let call = KotlinCall.around(name), let argument = call.arguments.first(where: { $0.value == name }),
                let next = self.callback(for: argument, of: call, in: file)
            {
                try add(next, keys[callback] ?? [], at: KotlinPlace(name, in: file))
            } else {
                try refuse(name, file, "\(parameter.name) is given to other code here")
            }
        }
    }

    private func refuse(_ node: KotlinNode, _ file: KotlinFile, _ reason: String) throws(Refusal) -> Never {
        throw Refusal(place: KotlinPlace(node, in: file), reason: reason)
    }

    /// `onSession(session.id)` becomes `onSession(session.id, session.title)`.
    private mutating func give(
        _ call: KotlinCall, _ callback: Callback, _ type: KotlinFunctionType, in file: KotlinFile
    ) throws(Refusal) {
        guard call.arguments.count == type.parameters.count, call.arguments.allSatisfy({ $0.name == nil && !$0.isTrailing })
        else {
            try refuse(call.node, file, "\(call.name) is called with other values here")
        }
        for key in (keys[callback] ?? []).sorted() {
            let value = call.arguments[key].value
            if let subject = data.subject(of: value, in: file, types: types) {
                return pass("\(subject).\(data.property)", to: call, in: file)
            }
            guard let (lambda, next, position) = origin(of: value, in: file) else { continue }
            try add(next, [position], at: KotlinPlace(call.node, in: file))
            passing.insert(lambda)
            return pass(name(in: lambda), to: call, in: file)
        }
        try refuse(call.node, file, "\(call.name) is called here with no \(data.type.name) at hand")
    }

    private mutating func pass(_ text: String, to call: KotlinCall, in file: KotlinFile) {
        edits.append((file, { KotlinLists.addArguments([text], to: call, in: &$0, layer: .routes) }))
    }

    /// What the function is given as its callback.
    private mutating func followCallers(
        _ callback: Callback, _ parameter: KotlinParameter, _ type: KotlinFunctionType
    ) throws(Refusal) {
        let function = callback.function
        for file in project.kotlin where file.source.containsWord(function.name) {
            guard symbols.visible(function.name, in: file).contains(function) else { continue }
            for call in KotlinCall.all(of: [function.name], in: file.tree.root)
            where call.receiver == nil && symbols.callee(of: call, in: file) == nil {
                try refuse(call.node, file, "it is not known what \(function.name) is here")
            }
        }
        for use in symbols.uses(of: function) where use.kind != .importLine {
            let file = use.place.file
            guard use.kind == .call, let call = KotlinCall.calling(use.place.node) else {
                try refuse(use.place.node, file, "\(function.name) is not called here, but named")
            }
            let isLast = callback.index == function.parameters.count - 1
            let argument =
                call.argument(named: parameter.name, at: callback.index) ?? (isLast ? call.arguments.last { $0.isTrailing } : nil)
            guard let value = argument?.value else {
                if parameter.defaultValue == nil { try refuse(call.node, file, "nothing is given for \(parameter.name)") }
                continue
            }
            if value.kind == "lambda_literal" {
                lambdas[value] = (file, type.parameters)
            } else if value.kind == "identifier",
                case .parameter(let outer, let owner)? = KotlinScope.local(value.text, at: value),
                let declaration = symbols.declarations(in: file).first(where: { $0.place.node == owner }),
                let index = declaration.parameters.firstIndex(where: { $0.name == outer.name })
            {
                try add(Callback(function: declaration, index: index), keys[callback] ?? [], at: KotlinPlace(value, in: file))
            } else {
                try refuse(value, file, "\(parameter.name) is given something else than a lambda")
            }
        }
    }

    // MARK: - Lambdas

    /// What a lambda calls the value: `title`, unless it knows that name.
    func name(in lambda: KotlinNode) -> String {
        let isTaken = lambda.descendants(ofKind: "identifier").contains { node in
            node.text == "title" && (KotlinNames.isReference(node) || node.parent?.kind == "variable_declaration")
        }
        return isTaken ? "\(data.type.name.prefix(1).lowercased())\(data.type.name.dropFirst())Title" : "title"
    }

    /// `{ open(it) }` becomes `{ sessionId, title -> open(sessionId) }`.
    private mutating func extend(_ lambda: KotlinNode, _ types: [String], _ file: KotlinFile) {
        let isUsed =
            passing.contains(lambda) || makings.contains { $0.file.path == file.path && KotlinCode.holds(lambda, $0.node) }
        let title = isUsed ? name(in: lambda) : "_"
        if let last = lambda.child(ofKind: "lambda_parameters")?.namedChildren.last {
            let end = last.range.upperBound
            edits.append((file, { $0.insert(", \(title)", at: end, layer: .routes) }))
            return
        }
        let values = lambda.descendants(ofKind: "identifier").filter { $0.text == "it" && KotlinNames.isReference($0) }
        var name = values.isEmpty ? "_" : "it"
        if !values.isEmpty, values.allSatisfy({ $0.ancestor("lambda_literal") == lambda }) {
            let wanted = Self.name(for: types.first ?? "")
            let known = Set(lambda.descendants(ofKind: "identifier").map(\.text))
            if !known.contains(wanted) {
                name = wanted
                for value in values { edits.append((file, { $0.replace(value.range, with: wanted, layer: .routes) })) }
            }
        }
        guard let brace = lambda.child(ofKind: "{") else { return }
        let start = brace.range.upperBound
        let isEmpty = file.source.bytes[start] == UInt8(ascii: "}")
        edits.append((file, { $0.insert(" \(name), \(title) ->\(isEmpty ? " " : "")", at: start, layer: .routes) }))
    }

    /// `sessionId` for a `SessionId`, `id` for what is no type of the app's own.
    private static func name(for type: String) -> String {
        let simple = KotlinTypes.simpleName(type)
        guard !["String", "Int", "Long", "UInt", "ULong", "Uuid", ""].contains(simple) else { return "id" }
        return simple.prefix(1).lowercased() + simple.dropFirst()
    }
}
