import ReglazeEngine

/// `SingleScreenApp`: what `App` and the host set up around their pages, around one page.
enum SingleScreenApp {
    struct Result {
        let step: ComposeChange.Step
        /// The arguments that the entry points pass, as they are written there: `appGraph = appGraph`.
        let arguments: [String]
    }

    static func apply(
        to draft: inout StackDraft, surroundings: Surroundings, entry: EntryPoint, parameters: [KotlinParameter]
    ) -> Result {
        let names = draft.names
        var surroundings = surroundings
        for parameter in parameters { surroundings.supply(parameter.name) }
        var arguments = surroundings.parameters
        var gaps: [ReadingNote] = []
        if let known = draft.symbols.declarations(named: names.singleScreenApp).first {
            arguments = arguments.filter { argument in known.parameters.contains { $0.name == argument.name } }
        } else {
            gaps = surroundings.gaps
            let folder = FilePath.folder(of: entry.function.place.file.path)
            let path = FilePath.join(folder, "\(names.singleScreenApp).kt")
            draft.add(NewFile(path: path, text: text(surroundings, draft, entry.function.place.file, parameters)))
            for place in surroundings.hiddenDeclarations { show(place, in: &draft) }
        }
        let paths = draft.takeTouched()
        let step = ComposeChange.Step(
            name: "single-screen-app", summary: "\(names.singleScreenApp) gives a single page the app's theme and providers.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
        return Result(step: step, arguments: arguments.map { "\($0.name) = \($0.argument)" })
    }

    /// What is private to the file that was copied from is needed in another one now.
    static func show(_ place: KotlinPlace, in draft: inout StackDraft) {
        guard let word = place.node.child(ofKind: "modifiers")?.namedChildren.first(where: { $0.text == "private" }) else {
            return
        }
        draft.edit(place.file) { $0.replace(word.range, with: "internal", layer: .host) }
    }

    private static func text(_ around: Surroundings, _ draft: StackDraft, _ file: KotlinFile, _ parameters: [KotlinParameter])
        -> String
    {
        let names = draft.names
        let unit = KotlinCode.indentUnit(of: file)
        var lines = ["@Composable", "internal fun \(names.singleScreenApp)("]
        lines += around.parameters.map { "\(unit)\($0.name): \($0.type)," }
        lines += [
            "\(unit)route: \(names.route.text),", "\(unit)onNavigate: (\(names.route.text)) -> Unit,",
            "\(unit)onBack: () -> Unit,",
            "\(unit)onSet: (\(names.route.text)) -> Unit,", "\(unit)onActivate: (\(names.topLevel.text)) -> Unit,", ") {",
        ]
        var depth = 1
        for piece in around.pieces {
            let indent = String(repeating: unit, count: depth)
            switch piece {
            case .line(let text): lines.append(KotlinCode.reindented(text, from: "", to: indent))
            case .open(let text):
                lines.append(KotlinCode.reindented(text, from: "", to: indent))
                depth += 1
            }
        }
        let arguments = (parameters.map(\.name) + ["route", "onNavigate", "onBack", "onSet", "onActivate"]).joined(
            separator: ", ")
        lines.append(String(repeating: unit, count: depth) + "\(names.screenContent)(\(arguments))")
        while depth > 1 {
            depth -= 1
            lines.append(String(repeating: unit, count: depth) + "}")
        }
        lines.append("}")
        let body = lines.joined(separator: "\n")
        let host = draft.host.function.place.file.package
        var imports = around.imports(for: body, to: file.package)
        imports.insert("androidx.compose.runtime.Composable")
        imports.insert(names.route.imported)
        if names.hasOwnTopLevel { imports.insert(names.topLevel.imported) }
        for name in [names.local, names.screenContent] { imports.insert(host.isEmpty ? name : "\(host).\(name)") }
        // What shows pages is no part of a page.
        imports = imports.filter { !$0.hasPrefix("androidx.navigation") }
        let wildcards = Set(imports.filter { $0.hasSuffix(".*") }.map { String($0.dropLast(2)) })
        imports = imports.filter { $0.hasSuffix(".*") || !wildcards.contains(KotlinImports.package(of: $0)) }
        let needed = imports.filter { KotlinImports.package(of: $0) != file.package || $0.contains(" as ") }
        let list = needed.sorted().map { "import \($0)\n" }.joined()
        let header = file.package.isEmpty ? "" : "package \(file.package)\n\n"
        return header + list + "\n" + body + "\n"
    }
}
