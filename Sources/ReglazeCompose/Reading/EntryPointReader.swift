import ReglazeEngine

/// Finds the functions that Swift calls, and the app's function that they show.
enum EntryPointReader {
    static func read(into reading: inout AppReading) {
        var roots: [KotlinDeclaration] = []
        for file in reading.files {
            for call in KotlinCall.all(in: file.tree.root) where Self.isController(call) {
                guard let function = reading.function(around: call.node, in: file) else { continue }
                let shown = shown(by: call, in: file, reading)
                if let callee = shown?.1 { roots.append(callee) }
                reading.app.entryPoints.append(
                    EntryPoint(
                        function: function, swiftClass: swiftClass(of: function), controller: KotlinPlace(call.node, in: file),
                        appCall: shown.map { KotlinPlace($0.0.node, in: file) }))
            }
        }
        reading.app.app = app(roots, into: &reading)
        guard let app = reading.app.app else { return }
        reading.app.appCalls = reading.symbols.uses(of: app.declaration).compactMap { use in
            guard use.kind == .call, let call = KotlinCall.calling(use.place.node) else { return nil }
            return KotlinPlace(call.node, in: use.place.file)
        }
    }

    /// `ComposeUIViewController { … }`, or what another library calls so.
    private static func isController(_ call: KotlinCall) -> Bool {
        call.name == "ComposeUIViewController" || call.name.hasSuffix("UIViewController") && call.trailingLambda != nil
    }

    /// `MainViewControllerKt`; of a function in a class or an object, that one.
    private static func swiftClass(of function: KotlinFunction) -> String {
        function.declaration.parents.first ?? function.place.file.swiftClass
    }

    /// The app's composable inside of the controller: the innermost that still holds the host, else the first.
    private static func shown(
        by call: KotlinCall, in file: KotlinFile, _ reading: AppReading
    ) -> (KotlinCall, KotlinDeclaration)? {
        guard let content = call.trailingLambda ?? call.argument(named: "content")?.lambda else { return nil }
        let found = KotlinCall.all(in: content.node).compactMap { call -> (KotlinCall, KotlinDeclaration)? in
            guard let function = reading.symbols.function(of: call, in: file) ?? only(call, in: file, reading),
                function.isComposable
            else { return nil }
            return (call, function.declaration)
        }
        guard let host = reading.app.host else { return found.first { $0.0.name == "App" } ?? found.last }
        let holding = found.filter { call, declaration in
            KotlinFunction(declaration).map { reading.reaches(host.function.declaration, from: $0) } ?? false
        }
        return holding.last ?? found.first { $0.0.name == "App" } ?? found.last
    }

    /// A call of a member function, or one whose arguments can't be matched.
    private static func only(_ call: KotlinCall, in file: KotlinFile, _ reading: AppReading) -> KotlinFunction? {
        guard call.receiver == nil else { return nil }
        return reading.symbols.visible(call.name, in: file).first { $0.kind == .function }.flatMap(KotlinFunction.init)
    }

    private static func app(_ roots: [KotlinDeclaration], into reading: inout AppReading) -> KotlinFunction? {
        let named = reading.options.app ?? "App"
        let candidates = (roots + reading.symbols.declarations(named: "App")).filter {
            KotlinFunction($0)?.isComposable ?? false && $0.file.isOnIOS
        }
        let texts = candidates.reduce(into: [String]()) { list, declaration in
            let text = AppReading.candidate(declaration.name, at: declaration.location)
            if !list.contains(text) { list.append(text) }
        }
        if reading.options.app != nil {
            let found = reading.symbols.declarations(named: named).filter { $0.kind == .function && $0.file.isOnIOS }
            guard let first = found.first, let function = KotlinFunction(first) else {
                reading.miss(
                    "app", "no function `\(named)` is declared in the code that the iOS app is made of", candidates: texts,
                    isMisnamed: true)
                return nil
            }
            return function
        }
        let distinct = roots.reduce(into: [KotlinDeclaration]()) { if !$0.contains($1) { $0.append($1) } }
        if distinct.count > 1 {
            let holding = distinct.filter { root in
                guard let host = reading.app.host, let function = KotlinFunction(root) else { return false }
                return reading.reaches(host.function.declaration, from: function)
            }
            if holding.count == 1 { return KotlinFunction(holding[0]) }
            // A composable of the file's own, as the scaffold's page is, is a part of something.
            let open = distinct.filter { !$0.isPrivate }
            if open.count == 1 { return KotlinFunction(open[0]) }
            reading.miss("app", "the entry points show several composables; name the one that is the app", candidates: texts)
            return nil
        }
        if let only = distinct.first { return KotlinFunction(only) }
        if let app = candidates.first, candidates.count == 1 {
            if reading.app.entryPoints.isEmpty {
                reading.note(
                    "no function with `ComposeUIViewController` was found; `App` was taken by its name", at: app.location)
            }
            return KotlinFunction(app)
        }
        reading.miss(
            "app", "no function calls `ComposeUIViewController { App() }` in the code that the iOS app is made of",
            candidates: texts)
        return nil
    }
}
