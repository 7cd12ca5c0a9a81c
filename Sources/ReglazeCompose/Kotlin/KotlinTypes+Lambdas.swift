import ReglazeEngine

// What lambdas are given, and what becomes of a type in functions that are generic.
extension KotlinTypes {
    private static let scoping: Set<String> = ["let", "also", "takeIf", "takeUnless"]
    /// Functions of lists with a lambda for one element.
    private static let elementwise: Set<String> = [
        "forEach", "onEach", "map", "mapNotNull", "flatMap", "filter", "filterNot", "sortedBy", "sortedByDescending",
        "distinctBy",
        "find", "findLast", "first", "firstOrNull", "last", "lastOrNull", "any", "all", "none", "count", "associateBy", "groupBy",
        "fastForEach", "fastMap", "partition", "takeWhile", "dropWhile", "sumOf", "maxByOrNull", "minByOrNull", "indexOfFirst",
    ]
    private static let indexed: Set<String> = ["forEachIndexed", "mapIndexed", "fastForEachIndexed"]
    private static let lazyItems: Set<String> = ["items", "itemsIndexed"]
    /// Functions that draw what they are given with a lambda.
    private static let drawing: Set<String> = ["AnimatedContent", "Crossfade"]

    /// The type of a lambda's parameter; of `it`, for a lambda without written ones.
    func typeOfParameter(_ name: String, of lambda: KotlinNode, in file: KotlinFile, depth: Int) -> String? {
        guard depth < 12, let literal = KotlinLambda(lambda) else { return nil }
        let written = lambda.child(ofKind: "lambda_parameters")?.namedChildren ?? []
        if let type = written.first(where: { $0.namedChildren.first?.text == name })?.namedChildren.last,
            type.kind.hasSuffix("type")
        {
            return type.text
        }
        guard let index = literal.parameters.isEmpty ? 0 : literal.parameters.firstIndex(of: name),
            let call = KotlinCall.around(lambda), let argument = call.arguments.first(where: { $0.value == lambda })
        else { return nil }
        if let (function, parameter) = parameter(for: argument, of: call, in: file) {
            guard let callback = KotlinFunctionType(of: parameter.name, in: function.place.node, isNullable: true),
                index < callback.parameters.count
            else { return nil }
            return concrete(type: callback.parameters[index], of: function, call, in: file, depth: depth)
        }
        if Self.lazyItems.contains(call.name) {
            guard call.name == "items" ? index == 0 : index == 1, let list = call.argument(named: "items", at: 0) else {
                return nil
            }
            return type(of: list.value, in: file, depth: depth + 1).flatMap(Self.element)
        }
        if Self.drawing.contains(call.name), index == 0 {
            return call.argument(named: "targetState", at: 0).flatMap { type(of: $0.value, in: file, depth: depth + 1) }
        }
        guard let receiver = call.receiver, let owner = type(of: receiver, in: file, depth: depth + 1) else { return nil }
        if Self.scoping.contains(call.name) { return index == 0 ? Self.withoutNull(owner) : nil }
        if Self.elementwise.contains(call.name) { return index == 0 ? Self.element(owner) : nil }
        return Self.indexed.contains(call.name) && index == 1 ? Self.element(owner) : nil
    }

    /// Whether a lambda is run for each element of a list.
    func isRepeated(_ lambda: KotlinNode, in file: KotlinFile) -> Bool {
        guard let call = KotlinCall.around(lambda), let argument = call.arguments.first(where: { $0.value == lambda }) else {
            return false
        }
        guard let (function, parameter) = parameter(for: argument, of: call, in: file) else {
            return !Self.scoping.contains(call.name) && !Self.drawing.contains(call.name)
        }
        // One of the app's own that draws a list.
        let given = KotlinFunctionType(of: parameter.name, in: function.place.node, isNullable: true)?.parameters ?? []
        return function.parameters.contains { other in
            Self.collections.contains(Self.simpleName(other.type)) && given.contains { other.type.mentions($0) }
        }
    }

    /// The lambda whose `it` is meant; nil where that can't be told.
    func implicitLambda(at node: KotlinNode, in file: KotlinFile) -> KotlinNode? {
        for around in node.ancestors {
            if around.kind == "function_declaration" { return nil }
            guard let lambda = KotlinLambda(around) else { continue }
            if lambda.parameters.contains("it") { return around }
            guard lambda.parameters.isEmpty, around.child(ofKind: "->") == nil else { continue }
            guard let call = KotlinCall.around(around), let argument = call.arguments.first(where: { $0.value == around }) else {
                return nil
            }
            if let (function, parameter) = parameter(for: argument, of: call, in: file) {
                let callback = KotlinFunctionType(of: parameter.name, in: function.place.node, isNullable: true)
                guard let callback else { return nil }
                if callback.parameters.count == 1 { return around }
                continue
            }
            // What is drawn, and what a tap does, is given nothing.
            if call.name.first?.isUppercase ?? false, argument.isTrailing, !Self.drawing.contains(call.name) { continue }
            if argument.name == "onClick" || call.name == "clickable" || call.name == "item" { continue }
            return around
        }
        return nil
    }

    /// The app's own function that a call means, and its parameter for an argument.
    func parameter(
        for argument: KotlinArgument, of call: KotlinCall, in file: KotlinFile
    ) -> (function: KotlinFunction, parameter: KotlinParameter)? {
        guard let function = symbols.function(of: call, in: file) else { return nil }
        if let name = argument.name { return function.parameters.first { $0.name == name }.map { (function, $0) } }
        if argument.isTrailing { return function.parameters.last.map { (function, $0) } }
        guard let index = call.arguments.firstIndex(where: { $0.node == argument.node }), index < function.parameters.count,
            call.arguments[...index].allSatisfy({ $0.name == nil })
        else { return nil }
        return (function, function.parameters[index])
    }

    /// A type of a generic function with the call's own types in it; nil where they can't be told.
    func concrete(type: String, of function: KotlinFunction, _ call: KotlinCall, in file: KotlinFile, depth: Int) -> String? {
        let names = (function.place.node.child(ofKind: "type_parameters")?.namedChildren ?? [])
            .compactMap { $0.namedChildren.first { $0.kind == "identifier" }?.text }.filter(type.mentions)
        var values: [String: String] = [:]
        for (index, name) in names.enumerated() {
            if call.typeNames.count == names.count {
                values[name] = call.typeNames[index]
                continue
            }
            let found = function.parameters.enumerated().lazy.compactMap { place, parameter -> String? in
                guard parameter.type.mentions(name), let value = call.argument(named: parameter.name, at: place)?.value,
                    value.kind != "lambda_literal"
                else { return nil }
                return self.type(of: value, in: file, depth: depth + 1).flatMap { Self.match(name, parameter.type, $0) }
            }
            guard let value = found.first else { return nil }
            values[name] = value
        }
        return values.isEmpty ? type : type.replacingNames(values)
    }

    /// What `T` is where `List<T>` is `List<Plant>`.
    private static func match(_ name: String, _ pattern: String, _ type: String) -> String? {
        if withoutNull(pattern) == name { return withoutNull(type) }
        guard simpleName(pattern) == simpleName(type) else { return nil }
        let (inner, found) = (arguments(pattern), arguments(type))
        guard inner.count == found.count else { return nil }
        return zip(inner, found).lazy.compactMap { match(name, $0, $1) }.first
    }
}
