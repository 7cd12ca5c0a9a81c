import ReglazeEngine

// Lists, flows and states of the libraries.
extension KotlinTypes {
    static let collections: Set<String> = [
        "List", "MutableList", "Set", "MutableSet", "Collection", "Iterable", "Sequence", "Array", "ArrayList",
        "SnapshotStateList",
        "ImmutableList", "PersistentList", "ImmutableSet", "PersistentSet",
    ]
    private static let states: Set<String> = ["State", "MutableState", "StateFlow", "MutableStateFlow"]
    private static let flows: Set<String> = ["Flow", "SharedFlow", "MutableSharedFlow", "StateFlow", "MutableStateFlow"]
    /// Functions that give some of the same elements.
    private static let keeping: Set<String> = [
        "filter", "filterNot", "filterNotNull", "sortedBy", "sortedByDescending", "sortedWith", "sorted", "reversed",
        "asReversed",
        "take", "drop", "takeLast", "dropLast", "takeWhile", "dropWhile", "distinct", "distinctBy", "shuffled", "onEach",
        "orEmpty",
        "toList", "toMutableList", "toSet", "toImmutableList", "toPersistentList", "asSequence", "fastFilter",
    ]
    /// Functions that give one of the elements.
    private static let picking: Set<String> = [
        "first", "firstOrNull", "last", "lastOrNull", "find", "findLast", "single", "singleOrNull", "getOrNull", "elementAt",
        "elementAtOrNull", "maxByOrNull", "minByOrNull", "random", "randomOrNull",
    ]
    private static let collecting: Set<String> = ["collectAsState", "collectAsStateWithLifecycle", "observeAsState"]

    static func withoutNull(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

    /// `Plant` for `List<Plant>`.
    static func element(_ type: String) -> String? {
        collections.contains(simpleName(type)) ? arguments(type).first : nil
    }

    /// `Plant` for `State<Plant>`.
    static func stateValue(_ type: String) -> String? { states.contains(simpleName(type)) ? arguments(type).first : nil }

    /// What a function of a list or of a flow gives.
    func typeOfCollection(_ call: KotlinCall, in file: KotlinFile, depth: Int) -> String? {
        guard depth < 12, let receiver = call.receiver else {
            guard call.receiver == nil, call.name == "listOf" || call.name == "mutableListOf" else { return nil }
            let element =
                call.typeArguments.first?.text ?? call.arguments.first.flatMap { type(of: $0.value, in: file, depth: depth + 1) }
            return element.map { "List<\($0)>" }
        }
        let isMapping = call.name == "map" || call.name == "mapNotNull"
        guard
            isMapping || Self.keeping.contains(call.name) || Self.picking.contains(call.name)
                || Self.collecting.contains(call.name), let owner = type(of: receiver, in: file, depth: depth + 1)
        else { return nil }
        if Self.collecting.contains(call.name) {
            return Self.flows.contains(Self.simpleName(owner)) ? Self.arguments(owner).first.map { "State<\($0)>" } : nil
        }
        guard let element = Self.element(owner) else { return nil }
        if Self.keeping.contains(call.name) { return "List<\(Self.withoutNull(element))>" }
        guard isMapping else { return element }
        return call.arguments.first.flatMap { mapped(by: $0.value, in: file, depth: depth + 1) }.map {
            "List<\(Self.withoutNull($0))>"
        }
    }

    /// What `service::session`, or the last statement of a lambda, makes of an element.
    private func mapped(by function: KotlinNode, in file: KotlinFile, depth: Int) -> String? {
        if let lambda = KotlinLambda(function) {
            return lambda.statements.last.flatMap { type(of: $0, in: file, depth: depth + 1) }
        }
        guard function.child(ofKind: "::") != nil, let subject = function.namedChildren.first,
            let name = function.namedChildren.last?.text, let owner = type(of: subject, in: file, depth: depth + 1),
            let declaration = declaration(owner, in: file)
        else { return nil }
        let method = symbols.members(of: declaration).first { $0.kind == .function && $0.name == name }
        return method.flatMap(KotlinFunction.init)?.result
    }

    /// `for (plant in plants) { … }`.
    func typeOfElement(in loop: KotlinNode, _ file: KotlinFile, depth: Int) -> String? {
        guard let keyword = loop.child(ofKind: "in"),
            let list = loop.namedChildren.first(where: { $0.range.lowerBound >= keyword.range.upperBound })
        else { return nil }
        return type(of: list, in: file, depth: depth + 1).flatMap(Self.element)
    }
}
