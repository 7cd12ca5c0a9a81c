import ReglazeEngine

/// The Kotlin that shows SwiftUI a component's stack: `NativeStack.kt`.
struct NativeStackText {
    static let fileName = "NativeStack.kt"
    static let type = "NativeStack"
    static let types = ["NativeStack", "NativePage"]

    let shape: ChildStackShape
    let titles: ChildTitles
    /// The types of the tabs' roots, in the bar's order, and the lines of `select`.
    let tabs: ChildTabs?
    /// What `NativeStack` is given, the root component first.
    let parameters: [Surroundings.Parameter]
    /// What `SingleScreenApp` is given of it.
    let surroundings: Surroundings
    let content: ChildContent
    let parts: EntryParts
    let names: StackNames
    /// What no page draws, as comments.
    let comments: [String]

    private var root: String { shape.root.name }

    func text(in file: KotlinFile) -> String {
        let unit = KotlinCode.indentUnit(of: file)
        let body = [page, stack, singleScreen(unit), title].joined(separator: "\n\n")
        let code = body.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("/") }.joined(separator: "\n")
        var imports = surroundings.imports(for: code, to: file.package).union(titles.imports).union(tabs?.imports ?? [])
            .union(parts.imports(to: file.package))
        imports.formUnion([
            "androidx.compose.runtime.Composable", "androidx.compose.runtime.SideEffect",
            "com.arkivanov.decompose.Cancellation",
            "platform.UIKit.UIViewController", names.route.imported,
        ])
        for page in shape.pages {
            imports.insert(StackNames.TypeName(text: page.child.nameInPackage, package: page.child.package).imported)
        }
        for parameter in parameters {
            imports.formUnion(
                KotlinImports.needed(
                    for: parameter.type, from: shape.function.place.file, to: file.package, symbols: shape.app.project.symbols))
        }
        let host = shape.host.function.place.file.package
        for name in [names.local, names.screenContent] { imports.insert(host.isEmpty ? name : "\(host).\(name)") }
        // Types in the component are written with its name.
        imports = imports.filter { name in
            !name.hasPrefix("\(shape.component.qualifiedName).") && !name.hasPrefix("\(shape.child.qualifiedName).")
                && name.contains(".") && (KotlinImports.package(of: name) != file.package || name.contains(" as "))
        }
        let wildcards = Set(imports.filter { $0.hasSuffix(".*") }.map { String($0.dropLast(2)) })
        imports = imports.filter { $0.hasSuffix(".*") || !wildcards.contains(KotlinImports.package(of: $0)) }
        let header = file.package.isEmpty ? "" : "package \(file.package)\n\n"
        let list = imports.sorted().map { "import \($0)\n" }.joined()
        return header + list + "\n" + body.replacing("    ", with: unit) + "\n"
    }

    private var page: String {
        var members = [
            tabs.map { tabs in
                """
                    /** The place of the tab whose root it is, -1 for every other page. */
                    val tab: Int
                        get() = when (child) {
                \(tabs.roots.enumerated().map { "            is \($0.element) -> \($0.offset)" }.joined(separator: "\n"))
                            else -> -1
                        }
                """
            }
        ].compactMap(\.self)
        if let isNested {
            members.append(
                """
                    /** Whether it shows a stack of its own, which Compose draws with its bars. */
                    val isNested: Boolean
                        get() = \(isNested)
                """)
        }
        let body = members.isEmpty ? "" : " {\n\(members.joined(separator: "\n\n"))\n}"
        return """
            /** A page of the app's stack: the same one for as long as its component is on the stack. */
            class NativePage internal constructor(
                val id: Long,
                internal val configuration: Any,
                internal val child: \(names.route.text),
            )\(body)
            """
    }

    /// `child is Child.Main || child is Child.Shop`; nil where no page shows a stack of its own below bars of its own.
    private var isNested: String? { nested("is", " || ") }

    private func nested(_ word: String, _ separator: String) -> String? {
        let types = shape.nested.barred.map { "child \(word) \($0.child.nameInPackage)" }
        return types.isEmpty ? nil : types.joined(separator: separator)
    }

    private var stack: String {
        let list = parameters.map { "private val \($0.name): \($0.type)" }
        let head = list.count == 1 ? "(\(list[0]))" : "(\n\(list.map { "    \($0)," }.joined(separator: "\n"))\n)"
        let select =
            tabs.map { tabs in
                """


                    /** Does what a tap on the app's own tab does. */
                    fun select(\(tabs.parameter): Int) {
                \(tabs.lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n"))
                    }
                """
            } ?? ""
        let arguments = (surroundings.parameters.map(\.name) + ["page.child", "onTitle"]).joined(separator: ", ")
        let content = "\(names.singleScreenApp)(\(arguments))"
        let controller = parts.controller + (parts.controller.contains("(") ? " {\n    \(content)\n}" : " { \(content) }")
        return """
            /** The app's stack as SwiftUI shows it. The component keeps it: SwiftUI asks, and follows. */
            class \(Self.type)\(head) {
                private var pages = emptyList<NativePage>()
                private var lastId = 0L
                private var subscription: Cancellation? = null

                /** Tells the pages, the root first: now, and after every change. */
                fun observe(onChange: (List<NativePage>) -> Unit) {
                    stop()
                    subscription = \(root).\(shape.stack).subscribe { stack ->
                        val known = pages.toMutableList()
                        pages = stack.items.map { item ->
                            val index = known.indexOfFirst {
                                it.child === item.instance && it.configuration == item.configuration
                            }
                            if (index >= 0) known.removeAt(index) else NativePage(++lastId, item.configuration, item.instance)
                        }
                        onChange(pages)
                    }
                }

                fun stop() {
                    subscription?.cancel()
                    subscription = null
                }

            \(back)\(select)

                /** Draws a page by itself. */
            \(optIn("    ", if: parts.controller.contains("(")))    fun screenViewController(page: NativePage, onTitle: (String) -> Unit): UIViewController =
            \(KotlinCode.reindented(controller, from: "", to: "        "))
            }
            """
    }

    private func optIn(_ indent: String, if isNeeded: Bool) -> String {
        isNeeded ? parts.optIn.map { "\(indent)\($0)\n" } ?? "" : ""
    }

    private var back: String {
        let lines: String
        switch shape.back {
        case nil:
            return """
                    /** Nothing to do: all pages are roots of tabs. */
                    fun popTo(page: NativePage) = Unit
                """
        case .added: lines = toIndex(ChildBack.addedName)
        case .toIndex(let function): lines = toIndex(function)
        case .byOne(let function):
            lines = """
                        while (page in pages && page != pages.last()) {
                            val count = pages.size
                            \(root).\(function)()
                            // The component may keep its page.
                            if (pages.size >= count) return
                        }
                """
        }
        return """
                /** Goes back to a page, if it is still there and others are above it. */
                fun popTo(page: NativePage) {
            \(lines)
                }
            """
    }

    private func toIndex(_ function: String) -> String {
        """
                val index = pages.indexOf(page)
                if (index in 0 until pages.lastIndex) \(root).\(function)(index)
        """
    }

    private func singleScreen(_ unit: String) -> String {
        var lines = [
            "/** A page with what the app sets up around its stack. */", "\(optIn("", if: !parts.openings.isEmpty))@Composable",
            "private fun \(names.singleScreenApp)(",
        ]
        lines += surroundings.parameters.map { "    \($0.name): \($0.type)," }
        lines += ["    child: \(names.route.text),", "    onTitle: (String) -> Unit,", ") {"]
        var depth = 1
        func add(_ text: String) {
            lines.append(
                KotlinCode.reindented(text.replacing(unit, with: "    "), from: "", to: String(repeating: "    ", count: depth)))
        }
        for piece in surroundings.pieces {
            switch piece {
            case .line(let text): add(text)
            case .open(let text):
                // A page with a stack of its own draws its bars itself.
                let isNative = nested("!is", " && ").map { "(\($0))" } ?? "true"
                add(text.replacing("\(names.local) provides true", with: "\(names.local) provides \(isNative)"))
                depth += 1
            }
        }
        comments.forEach { add($0) }
        add("val title = screenTitle(child)")
        add("SideEffect { onTitle(title) }")
        add("\(names.screenContent)(\((["child"] + content.parameters.map(\.name)).joined(separator: ", ")))")
        while depth > 1 {
            depth -= 1
            lines.append(String(repeating: "    ", count: depth) + "}")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private var title: String {
        let head = "/** What the bar above a page says; nothing for a page without one. */\n@Composable\n"
        let function = "private fun screenTitle(child: \(names.route.text)): String ="
        if titles.branches.isEmpty { return "\(head)\(function) \"\"" }
        let branches = (titles.branches + ["else -> \"\""]).map { "    \($0)" }.joined(separator: "\n")
        return "\(head)\(function) when (child) {\n\(branches)\n}"
    }
}
